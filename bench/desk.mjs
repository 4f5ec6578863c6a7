// The lists of staff with 100,000 orders on SQLite, and an event with 10,000 tickets: processor time and bytes of each page of a list, as data and as drawn; check-ins, prints, codes read back by a decoder of others.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiSettings, createApi } from "../apps/api/src/index.ts";
import { filledCart, newBuyer, orderFor, place } from "./lib/buyers.mjs";
import { fillDesk } from "./desk/fill.mjs";
import { measured, mostBytes, mostMs } from "./desk/measured.mjs";
import { pageVerdicts } from "./desk/pages.mjs";
import { ticketVerdicts } from "./desk/tickets.mjs";
import { verdict } from "./lib/rounds.mjs";

const publicUrl = "https://shop.example";

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
  return { api, send, directory };
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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
  ["journal", ["", "?subject=500777"]],
  ["webhooks", ["", "?only=open", "?only=stopped", "?only=delivered"]],
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

/** One of each form, from which the many are made. */
const sendForms = async (send, email) => {
  const declaration = {
    category: "",
    product: "the small one",
    termination: "ordinary",
    reason: "",
    end: "next",
    date: "",
    customerNumber: "",
    street: "",
    city: "",
    email,
    emailRepeat: email,
  };
  const message = {
    firstName: "Erika",
    lastName: "Mustermann",
    email,
    emailRepeat: email,
    category: "hosting",
    message: "Which plan fits a small shop?",
  };
  for (const [path, body] of [
    ["declaration/cancellation", declaration],
    ["request/contact", message],
  ]) {
    const answer = await send("POST", `/api/shop/${path}`, body, { "idempotency-key": crypto.randomUUID() });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  }
};

export const desk = async (count, { orders = "100000", tickets: many = "10000" } = {}) => {
  const { api, send, directory } = await open();
  try {
    const buyer = await newBuyer(send);
    const cart = await filledCart(send, buyer.headers);
    const placed = await place(send, buyer, await orderFor(send, buyer, cart));
    if (placed.status !== 201) throw new Error(placed.text);
    await api.invoicing.run();
    await sendForms(send, buyer.email);
    console.log(`filling ${orders} orders …`);
    await fillDesk(api.database, Number(orders));
    const admin = await newBuyer(send);
    await api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ role: "admin" }).where("email", "=", admin.email).execute(),
    );
    const verdicts = await measureLists(send, admin.headers, count);

    verdicts.push(...(await ticketVerdicts(send, admin.headers, { count, many: Number(many), publicUrl })));
    await api.close();
    const token = admin.headers.authorization.replace("Bearer ", "");
    return [...verdicts, ...(await pageVerdicts(directory, token, count))];
  } finally {
    await api.close();
    rmSync(directory, { recursive: true, force: true });
  }
};
