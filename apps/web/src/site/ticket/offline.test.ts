// Entrances that lose the network, over the real API and a real store in IndexedDB's form: whatever happens in whatever order, no admission is lost and none is doubled. [TKT-02]
import "fake-indexeddb/auto";
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apiSettings, createApi, type Api } from "@kontor/api";
import { instant } from "@kontor/domain/kernel/calendar";
import { type Admission, doubles, mergedLog } from "@kontor/domain/site/ticket";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { numbersOf } from "../../../test/numbers-of.ts";
import { gateDevice, type GateDevice, type LogAnswer, type ScanResult, type SendLog } from "./gate-device.ts";
import { openGateStore } from "./gate-store.ts";

const clock = { now: Date.UTC(2026, 11, 5, 9) };
const at: { api?: Api; folder: string; auth: Record<string, string> } = { folder: "", auth: {} };

const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const { statusCode, payload } = await (at.api as Api).inject({
    method: method as "POST",
    url: `/api${path}`,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: statusCode, result: (JSON.parse(payload) as { result?: never }).result };
};

beforeAll(async () => {
  at.folder = mkdtempSync(join(tmpdir(), "kontor-gates-"));
  const settings = apiSettings({ DATA_DIR: at.folder, LOG_LEVEL: "silent", AUTH_RATE_LIMIT: "10000" });
  const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  at.api = await createApi(settings, { now: () => instant(clock.now), passwordCost, mailRoundMs: 600_000 });
  const email = "ada@example.test";
  const { payload } = await at.api.inject({
    method: "POST",
    url: "/api/auth/local/register",
    payload: { username: email, email, password: "leuchtturm-an-der-elbe" },
  });
  at.auth = { authorization: `Bearer ${(JSON.parse(payload) as { jwt: string }).jwt}` };
  await at.api.database.inTransaction((handle) =>
    handle.updateTable("users").set({ role: "admin" }).where("email", "=", email).execute(),
  );
});
afterAll(async () => {
  await at.api?.close();
  rmSync(at.folder, { recursive: true, force: true });
});

const printOf = async (key: string): Promise<string> => createHash("sha256").update(key).digest("hex").slice(0, 32);

/** An event with so many tickets: its id and their keys. */
const anEvent = async (count: number): Promise<{ readonly event: string; readonly keys: readonly string[] }> => {
  const added = await call(
    "POST",
    "/shop/ticketing/events",
    { title: "Open day", place: "Kiel", startsAt: clock.now },
    at.auth,
  );
  const event = (added.result as unknown as { id: string }).id;
  const rows = Array.from({ length: count }, (_, index) => `Person ${index},p${index}@example.test`);
  const list = { csv: `name,email\n${rows.join("\n")}` };
  await call("POST", `/shop/ticketing/events/${event}/import`, list, { ...at.auth, "idempotency-key": randomUUID() });
  const { result } = await call("GET", "/shop/ticketing/badges", undefined, {
    "shop-ticketing": (await session(event, "Desk")).token,
  });
  return { event, keys: (result as unknown as { badges: readonly { key: string }[] }).badges.map(({ key }) => key) };
};

const session = async (event: string, gate: string) => {
  const opened = await call("POST", "/shop/ticketing/session", { event, gate }, at.auth);
  const { token, session: made } = opened.result as unknown as { token: string; session: { gate: string } };
  return { token, gate: made.gate };
};

/** What the network does to the next question: lost on its way there, lost on its way back, or never answered before the page ends. */
type Weather = "fair" | "no-way-there" | "no-way-back" | "page-ends";

class PageEnded extends Error {}

const aDevice = async (event: string, name: string, skew = 0) => {
  const { token, gate } = await session(event, name);
  const database = await openGateStore(`gate-${randomUUID()}`);
  const network: { weather: Weather } = { weather: "fair" };
  const send: SendLog = async (question) => {
    if (network.weather === "no-way-there") return null;
    const answer = await call("POST", "/shop/ticketing/log", question, { "shop-ticketing": token });
    if (network.weather === "page-ends") throw new PageEnded();
    return network.weather === "no-way-back"
      ? null
      : answer.status === 200
        ? (answer.result as unknown as LogAnswer)
        : "logged-out";
  };
  const opened = (): GateDevice =>
    gateDevice({
      database,
      session: { event, title: "Open day", gate },
      send,
      holderOf: async (key) =>
        network.weather !== "fair"
          ? ""
          : ((await call("GET", `/shop/ticketing/tickets/${key}`)).result as unknown as { holder: string }).holder,
      now: () => clock.now + skew,
      freshId: randomUUID,
      printOf,
    });
  const page = { device: opened() };
  return {
    gate,
    network,
    scan: (key: string): Promise<ScanResult> => page.device.scan(key),
    sync: () => page.device.sync(),
    state: () => page.device.state(),
    /** The page is opened again: what it had in memory is gone. */
    reload: () => {
      page.device = opened();
    },
  };
};

const storedLog = async (event: string): Promise<readonly Admission[]> => {
  const rows = await (at.api as Api).database.reads
    .selectFrom("admissions")
    .selectAll()
    .where("event_id", "=", event)
    .execute();
  return mergedLog(
    rows.map((row) => ({ id: row.id, ticket: row.ticket, at: instant(Number(row.at)), gate: row.gate })),
    [],
  );
};

describe("entrances without a network", () => {
  it("[TKT-02] two let one ticket in; after both are back one admission stands, by the server's clock, and both see the conflict", async () => {
    const { event, keys } = await anEvent(1);
    // The south's clock is an hour ahead.
    const [north, south] = [await aDevice(event, "North"), await aDevice(event, "South", 3_600_000)];
    for (const device of [north, south]) {
      await device.sync();
      device.network.weather = "no-way-there";
    }
    expect((await north.scan(keys[0] ?? "")).kind).toBe("provisional");
    clock.now += 60_000;
    expect((await south.scan(keys[0] ?? "")).kind).toBe("provisional");
    expect([(await north.state()).unsent, (await south.state()).network]).toEqual([1, "away"]);
    south.reload();
    expect(await south.scan(keys[0] ?? "")).toMatchObject({ kind: "double", gate: "South", holder: "" });
    clock.now += 60_000;
    for (const device of [south, north, south]) {
      device.network.weather = "fair";
      await device.sync();
    }
    const [northern, southern] = [await north.state(), await south.state()];
    expect(northern.conflicts).toHaveLength(1);
    expect(northern.conflicts[0]).toMatchObject({
      first: { gate: "North", at: clock.now - 120_000 },
      admission: { gate: "South", at: clock.now - 60_000 },
    });
    expect(southern).toEqual(northern);
    expect(northern).toMatchObject({ unsent: 0, network: "in-step" });
    // With a network the name is there as well. [OPS2-24]
    expect(await south.scan(keys[0] ?? "")).toMatchObject({ kind: "double", gate: "North", holder: "Person 0" });
  });

  it("[TKT-02] an answer that is lost on its way back is no second admission", async () => {
    const { event, keys } = await anEvent(2);
    const gate = await aDevice(event, "Gate");
    await gate.sync();
    gate.network.weather = "no-way-back";
    expect((await gate.scan(keys[0] ?? "")).kind).toBe("provisional");
    gate.network.weather = "page-ends";
    await expect(gate.scan(keys[1] ?? "")).rejects.toThrow(PageEnded);
    gate.reload();
    gate.network.weather = "fair";
    expect((await gate.scan(keys[1] ?? "")).kind).toBe("admitted");
    await gate.sync();
    expect((await storedLog(event)).length).toBe(2);
    expect(await gate.state()).toEqual({ network: "in-step", unsent: 0, conflicts: [] });
  });

  it("[TKT-02] a holder whose answer was lost is let in at the next scan, also where the log brought the lost admission first", async () => {
    for (const [weather, holder] of [
      ["fair", "Person 0"],
      ["no-way-there", ""],
    ] as const) {
      const { event, keys } = await anEvent(1);
      const [key = ""] = keys;
      const gate = await aDevice(event, "Gate");
      await gate.sync();
      gate.network.weather = "page-ends";
      await expect(gate.scan(key)).rejects.toThrow(PageEnded);
      gate.reload();
      gate.network.weather = "fair";
      await gate.sync();
      gate.network.weather = weather;
      expect(await gate.scan(key)).toEqual({ kind: "admitted", holder });
      expect((await gate.scan(key)).kind).toBe("double");
    }
  });

  it("[TKT-02] what it does not know it does not let in; a ticket of today is asked about", async () => {
    const { event, keys } = await anEvent(1);
    const other = await anEvent(1);
    const gate = await aDevice(event, "Gate");
    gate.network.weather = "no-way-there";
    expect((await gate.scan(keys[0] ?? "")).kind).toBe("no-list");
    expect((await gate.scan("no key")).kind).toBe("invalid");
    gate.network.weather = "fair";
    expect(await gate.scan(other.keys[0] ?? "")).toEqual({ kind: "other-event", event: "Open day" });
    expect((await gate.scan("0".repeat(26))).kind).toBe("unknown");
    expect(await gate.scan(keys[0] ?? "")).toMatchObject({ kind: "admitted", holder: "Person 0" });
    gate.network.weather = "no-way-there";
    expect((await gate.scan("0".repeat(26))).kind).toBe("unknown");
  });
});

const seeds = Array.from({ length: 50 }, (_, index) => index + 1);
const weathers: readonly Weather[] = ["fair", "fair", "no-way-there", "no-way-back", "page-ends"];

describe("fifty interleavings of scan, loss, reload and sync", () => {
  it.each(seeds)("[TKT-02] lose no admission and double none: %i", async (seed) => {
    const pick = numbersOf(seed);
    const { event, keys } = await anEvent(4);
    const devices = [
      await aDevice(event, "A"),
      await aDevice(event, "B", 7_200_000),
      await aDevice(event, "C", -500_000),
    ];
    for (const device of devices) await device.sync();
    /** By key: how often its holder was let in, and how often a page ended with an answer on its way. */
    const letIn = new Map(keys.map((key) => [key, 0]));
    const open = new Map(keys.map((key) => [key, 0]));
    for (let step = 0; step < 40; step += 1) {
      clock.now += 1 + pick(5_000);
      const device = devices[pick(devices.length)] as (typeof devices)[number];
      const act = pick(10);
      if (act < 2) device.network.weather = weathers[pick(weathers.length)] ?? "fair";
      else if (act === 2) device.reload();
      else if (act === 3) await device.sync().catch(() => device.reload());
      else {
        const key = keys[pick(keys.length)] ?? "";
        const shown = await device.scan(key).catch((reason: unknown) => {
          if (!(reason instanceof PageEnded)) throw reason;
          open.set(key, (open.get(key) ?? 0) + 1);
          device.reload();
          return null;
        });
        if (shown?.kind === "admitted" || shown?.kind === "provisional") letIn.set(key, (letIn.get(key) ?? 0) + 1);
      }
    }
    for (const device of [...devices, ...devices]) {
      device.network.weather = "fair";
      await device.sync();
    }
    const log = await storedLog(event);
    for (const key of keys) {
      const ticket = await printOf(key);
      const rows = log.filter((admission) => admission.ticket === ticket);
      const [shown, ended] = [letIn.get(key) ?? 0, open.get(key) ?? 0];
      expect(rows.length, `seed ${seed}: a holder was let in and is not in the log`).toBeGreaterThanOrEqual(shown);
      expect(rows.length, `seed ${seed}: the log has a holder who was not let in`).toBeLessThanOrEqual(shown + ended);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
    const conflicts = doubles(log);
    expect(log.length - conflicts.length).toBe(new Set(log.map(({ ticket }) => ticket)).size);
    for (const device of devices) {
      const { unsent, network, conflicts: seen } = await device.state();
      const own = conflicts.filter(({ admission, first }) => [admission.gate, first.gate].includes(device.gate));
      const named = (list: typeof conflicts) =>
        list.map(({ admission, first }) => `${admission.id} ${first.id}`).sort();
      expect({ unsent, network, seen: named(seen) }).toEqual({ unsent: 0, network: "in-step", seen: named(own) });
    }
  });
});
