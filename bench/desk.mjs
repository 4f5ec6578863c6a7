// The lists of staff with 100,000 orders on SQLite, and an event with 10,000 tickets: processor time and bytes of each page of a list, check-ins, prints, codes read back by a decoder of others.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiSettings, createApi } from "../apps/api/src/index.ts";
import { labelSheets } from "../apps/api/src/platform/pdf/index.ts";
import { badgePages, labelsOf } from "../apps/web/src/site/ticket/badge-pages.ts";
import { qrModules } from "../apps/web/src/site/ticket/qr.ts";
import { pageWith } from "../packages/domain/src/site/ticket/index.ts";
import { filledCart, newBuyer, orderFor, place } from "./lib/buyers.mjs";
import { fillDesk } from "./desk/fill.mjs";
import { median, verdict } from "./lib/rounds.mjs";

/** A decoder of others, which the tests of the web use, too. */
const decoder = createRequire(new URL("../apps/web/package.json", import.meta.url))("jsqr");

const publicUrl = "https://shop.example";
const [mostMs, mostBytes] = [100, 300_000];

const open = async () => {
  const directory = mkdtempSync(join(tmpdir(), "kontor-desk-"));
  const api = await createApi(
    apiSettings({ DATA_DIR: directory, LOG_LEVEL: "error", PUBLIC_URL: publicUrl, AUTH_RATE_LIMIT: "100000", ORDER_RATE_FACTOR: "100000" }),
    { mailRoundMs: 86_400_000, invoiceRoundMs: 86_400_000 },
  );
  const send = async (method, url, body, headers = {}) => {
    const answer = await api.inject({
      method,
      url,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, text: answer.payload, bytes: answer.rawPayload.length, body: parsed(answer.payload) };
  };
  return { api, send, close: async () => (await api.close(), rmSync(directory, { recursive: true, force: true })) };
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const cpu = async (act) => {
  const before = process.cpuUsage();
  const result = await act();
  const used = process.cpuUsage(before);
  return { result, ms: (used.user + used.system) / 1000 };
};

/** The median of some readings of a page. */
const measured = async (times, act) => {
  const all = [];
  for (let time = 0; time < times; time += 1) all.push(await cpu(act));
  return { result: all[0].result, ms: median(all.map(({ ms }) => ms)) };
};

const lists = [
  ["orders", ["", "?q=muster", "?q=falken", "?q=K-2026-0500", "?only=papers", "?q=muster%20falken", "?q=nobody"]],
  ["customers", ["", "?q=muster", "?q=falken", "?only=blocked", "?only=papers", "?only=staff", "?q=muster%20falken"]],
  [
    "invoices",
    [
      "",
      "?q=muster",
      "?q=falken",
      "?q=R-2026-05",
      "?q=K-2026-0500",
      "?only=open",
      "?only=overdue",
      "?only=paid",
      "?only=credit-notes",
      "?only=credit-notes&q=muster",
    ],
  ],
  ["contracts", ["", "?q=muster", "?q=falken", "?q=K-2026-0500", "?only=running", "?only=cancelled", "?only=ended"]],
  ["mails", ["", "?only=failed", "?only=waiting", "?q=kunde5"]],
  ["inbox?kind=declaration", ["", "&handled=1"]],
  ["inbox?kind=request", ["", "&handled=1"]],
  ["vouchers", ["", "?q=desk-5"]],
  ["journal", ["", "?subject=100777"]],
  ["desk", [""]],
];

const measureLists = async (send, headers, count) => {
  const slow = [];
  for (const [list, queries] of lists)
    for (const query of queries) {
      const path = `/api/shop/admin/${list}${query}`;
      const page = await measured(count, () => send("GET", path, undefined, headers));
      if (page.result.status !== 200) throw new Error(`${path}: ${page.result.status} ${page.result.text.slice(0, 200)}`);
      const rows = Object.values(page.result.body.result).find(Array.isArray)?.length ?? 0;
      // The second page, and one of two hundred rows as files are read.
      const { next = null } = page.result.body.result;
      const further = path + (path.includes("?") ? "&" : "?");
      const second =
        next === null ? null : await measured(count, () => send("GET", `${further}after=${encodeURIComponent(next)}`, undefined, headers));
      const whole = list === "desk" ? null : await measured(1, () => send("GET", `${further}count=200`, undefined, headers));
      slow.push({
        path,
        rows,
        ms: Math.max(page.ms, second?.ms ?? 0),
        bytes: Math.max(page.result.bytes, second?.result.bytes ?? 0),
        whole,
      });
    }
  for (const { path, rows, ms, bytes, whole } of slow.toSorted((a, b) => b.ms - a.ms).slice(0, 12))
    console.log(
      `${ms.toFixed(1).padStart(7)} ms  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${rows} rows; 200 rows in ${whole?.ms.toFixed(1) ?? "–"} ms  ${path.slice(10)}`,
    );
  return [
    verdict("the slowest list of staff with 100,000 orders, processor time of a page", [Math.max(...slow.map(({ ms }) => ms)) / mostMs], {
      atMost: 1,
    }),
    verdict("its largest page, in bytes", [Math.max(...slow.map(({ bytes }) => bytes)) / mostBytes], { atMost: 1 }),
  ];
};

const tickets = async (send, headers, size) => {
  const event = await send(
    "POST",
    "/api/shop/ticketing/events",
    { title: `Event of ${size}`, place: "Karlsruhe", startsAt: Date.now() + 86_400_000 },
    headers,
  );
  const { id } = event.body.result;
  const csv = `name,email\n${Array.from({ length: size }, (_, index) => `Guest ${index} Number,guest-${size}-${index}@example.test`).join("\n")}`;
  const issued = await send(
    "POST",
    `/api/shop/ticketing/events/${id}/import`,
    { csv },
    { ...headers, "idempotency-key": crypto.randomUUID() },
  );
  if (issued.status !== 201) throw new Error(`import: ${issued.status} ${issued.text.slice(0, 300)}`);
  const { key } = (await send("POST", `/api/shop/ticketing/events/${id}/staff-keys`, undefined, headers)).body.result;
  const { token } = (await send("POST", "/api/shop/ticketing/session", { key, gate: "North" })).body.result;
  return { id, gate: { "shop-ticketing": token } };
};

async function* badgesOf(send, gate) {
  for (let after = ""; ; ) {
    const { badges, next } = (await send("GET", `/api/shop/ticketing/badges${after}`, undefined, gate)).body.result;
    yield* badges;
    if (next === null) return;
    after = `?after=${encodeURIComponent(next)}`;
  }
}

/** What stays in memory while all badges are printed, in bytes above the beginning. */
const printed = async (send, gate) => {
  const labels = async function* () {
    for await (const page of badgePages(badgesOf(send, gate), pageWith)) yield labelsOf(page, publicUrl, "en");
  };
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const stream = await labelSheets({ locale: "en", title: "Badges", author: "Bench", at: new Date(), pages: labels() });
  let [bytes, most] = [0, 0];
  for await (const piece of stream) {
    bytes += piece.length;
    most = Math.max(most, process.memoryUsage.rss() - before);
  }
  return { bytes, most };
};

/** The code of a ticket as another program sees it: dark and light pixels, four for each module. */
const readBack = (text) => {
  const modules = qrModules(text);
  const size = modules.length;
  const [scale, edge] = [4, 0];
  const side = (size + 2 * edge) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const dark = modules[Math.floor(y / scale) - edge]?.[Math.floor(x / scale) - edge];
      if (dark) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return decoder(pixels, side, side)?.data === text;
};

const admitted = async (send, gate, keys) => {
  const { ms } = await cpu(async () => {
    for (const key of keys) {
      const answer = await send("POST", "/api/shop/ticketing/admission", { key, id: crypto.randomUUID() }, gate);
      if (answer.status !== 200) throw new Error(`admission: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
  });
  return ms / keys.length;
};

const sampleOf = async (send, gate, count) => {
  const keys = [];
  for await (const { key } of badgesOf(send, gate)) {
    keys.push(key);
    if (keys.length >= count) break;
  }
  return keys;
};

export const desk = async (count, { orders = "100000", tickets: many = "10000" } = {}) => {
  const { api, send, close } = await open();
  try {
    const buyer = await newBuyer(send);
    const cart = await filledCart(send, buyer.headers);
    const placed = await place(send, buyer, await orderFor(send, buyer, cart));
    if (placed.status !== 201) throw new Error(placed.text);
    await api.invoicing.run();
    console.log(`filling ${orders} orders …`);
    await fillDesk(api.database, Number(orders));
    const admin = await newBuyer(send);
    await api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ role: "admin" }).where("email", "=", admin.email).execute(),
    );
    const verdicts = await measureLists(send, admin.headers, count);

    const [small, large] = [await tickets(send, admin.headers, 200), await tickets(send, admin.headers, Number(many))];
    const page = await measured(count, () =>
      send("GET", `/api/shop/ticketing/events/${large.id}/tickets?q=number`, undefined, admin.headers),
    );
    const [fewKeys, manyKeys] = [await sampleOf(send, small.gate, 200), await sampleOf(send, large.gate, 500)];
    await admitted(send, small.gate, fewKeys.slice(0, 50));
    const few = await admitted(send, small.gate, fewKeys.slice(50, 200));
    const much = await admitted(send, large.gate, manyKeys.slice(0, 150));
    console.log(`a check-in: ${few.toFixed(2)} ms of 200 tickets, ${much.toFixed(2)} ms of ${many}`);
    await printed(send, small.gate);
    const prints = await printed(send, large.gate);
    console.log(`all badges: ${(prints.bytes / 1e6).toFixed(1)} MB of PDF, ${(prints.most / 1e6).toFixed(0)} MB more memory at most`);
    const unread = manyKeys.filter((key) => !readBack(`${publicUrl}/ticketing/${key}`)).length;
    return [
      ...verdicts,
      verdict(`a page of ${many} tickets, processor time`, [page.ms / mostMs], { atMost: 1 }),
      verdict(`a check-in among ${many} tickets, against one among 200`, [much / few], { atMost: 1.5 }),
      verdict("memory while all badges are printed, against 64 MB", [prints.most / 64e6], { atMost: 1 }),
      verdict(`codes that jsQR does not read, of ${manyKeys.length}`, [unread], { atMost: 0 }),
    ];
  } finally {
    await close();
  }
};
