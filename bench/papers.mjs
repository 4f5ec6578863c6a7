// One who asks for 300 papers at once, and leaves a third of them: what another customer's paper and a page take meanwhile, and what the shop remembers of it. [SEC3-1] [OPS-09]
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { apiSettings, createApi } from "../apps/api/src/index.ts";
import { built } from "../scripts/lib/built.mjs";
import { root } from "../scripts/lib/places.mjs";
import { shopArguments } from "../scripts/lib/shop-process.mjs";
import { percentile } from "./lib/burst.mjs";
import { newBuyer } from "./lib/buyers.mjs";
import { memoryOf } from "./lib/memory.mjs";
import { rounds, verdict } from "./lib/rounds.mjs";
import { served } from "./lib/server.mjs";

const burst = 300;
const left = 100;
const everyMs = 40;

/** An event with tickets, in a directory of its own, and the addresses of their papers. */
const filled = async (data) => {
  const api = await createApi(apiSettings({ DATA_DIR: data, LOG_LEVEL: "error", PUBLIC_URL: "http://127.0.0.1" }), {
    mailRoundMs: 86_400_000,
    invoiceRoundMs: 86_400_000,
  });
  const send = async (method, url, body, headers = {}) => {
    const answer = await api.inject({
      method,
      url,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.payload}`);
    return { status: answer.statusCode, text: answer.payload, body: JSON.parse(answer.payload || "null") };
  };
  try {
    const admin = await newBuyer(send);
    await api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ role: "admin" }).where("email", "=", admin.email).execute(),
    );
    const event = { title: "Open day", place: "Karlsruhe", startsAt: Date.now() + 86_400_000 };
    const { id } = (await send("POST", "/api/shop/ticketing/events", event, admin.headers)).body.result;
    const csv = `name,email\n${Array.from({ length: 2 }, (_, at) => `Guest ${at},guest-${at}@example.test`).join("\n")}`;
    const key = { ...admin.headers, "idempotency-key": crypto.randomUUID() };
    await send("POST", `/api/shop/ticketing/events/${id}/import`, { csv }, key);
    const staff = (await send("POST", `/api/shop/ticketing/events/${id}/staff-keys`, undefined, admin.headers)).body;
    const session = (await send("POST", "/api/shop/ticketing/session", { key: staff.result.key, gate: "North" })).body;
    const gate = { "shop-ticketing": session.result.token };
    const { badges } = (await send("GET", "/api/shop/ticketing/badges", undefined, gate)).body.result;
    return badges.map((badge) => `/de/ticketing/${badge.key}.pdf`);
  } finally {
    await api.close();
  }
};

/** Milliseconds until the whole answer is there. */
const taken = (url, path, network, { leaveAfter = null } = {}) =>
  new Promise((done, fail) => {
    const start = performance.now();
    const call = request(url + path, { headers: { "x-forwarded-for": network }, agent: false }, (answer) => {
      answer.resume();
      answer.on("end", () => done({ ms: performance.now() - start, status: answer.statusCode }));
      answer.on("error", () => done({ ms: null, status: 0 }));
    });
    call.on("error", (error) => (leaveAfter === null ? fail(error) : done({ ms: null, status: 0 })));
    if (leaveAfter !== null) setTimeout(() => call.destroy(), leaveAfter).unref();
    call.end();
  });

/** What one after another takes for as long as `until` is not done. */
const watched = async (ask, until) => {
  const all = [];
  const state = { over: false };
  void until.finally(() => (state.over = true));
  while (!state.over) {
    all.push((await ask()).ms);
    await pause(everyMs);
  }
  return all;
};

export const papers = async (count) => {
  await built();
  const data = mkdtempSync(join(tmpdir(), "kontor-papers-"));
  const [own, other] = await filled(data);
  const server = await served({
    args: shopArguments,
    cwd: root,
    env: { DATA_DIR: data, LOG_LEVEL: "error", PUBLIC_URL: "", TRUST_PROXY: "on" },
    path: "/en",
  });
  try {
    const { url } = server;
    const another = () => taken(url, other, "198.51.100.7");
    const page = () => taken(url, "/de/hosting", "198.51.100.8");
    const all = await rounds(count, async () => {
      for (let at = 0; at < 5; at += 1) await Promise.all([another(), page()]);
      const quiet = await watched(page, pause(1_500));
      const before = memoryOf(server.pid);
      const answered = Promise.all(
        Array.from({ length: burst }, (_, at) =>
          taken(url, own, "203.0.113.5", at % (burst / left) === 0 ? { leaveAfter: 300 } : {}),
        ),
      );
      const [answers, papersMs, pagesMs] = await Promise.all([
        answered,
        watched(another, answered),
        watched(page, answered),
      ]);
      const refused = answers.filter(({ status }) => status >= 400).length;
      const memory = memoryOf(server.pid) - before;
      const [paperMs, pageMs] = [percentile(papersMs, 0.99), percentile(pagesMs, 0.99) - percentile(quiet, 0.99)];
      console.log(
        `${burst} papers of one: another's within ${paperMs.toFixed(0)} ms, a page ${pageMs.toFixed(1)} ms more, ${refused} refused, ${memory.toFixed(0)} MB more`,
      );
      return { paperMs, pageMs, refused, memory };
    });
    const of = (name) => all.map((round) => round[name]);
    return [
      verdict(`another customer's paper among ${burst} of one, p99 in ms`, of("paperMs"), { atMost: 500 }),
      verdict("a page meanwhile, p99 above that at rest, in ms", of("pageMs"), { atMost: 20 }),
      verdict("papers that were refused", of("refused"), { atMost: 0 }),
      verdict("memory in use more, in MB", of("memory"), { atMost: 120 }),
    ];
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
};
