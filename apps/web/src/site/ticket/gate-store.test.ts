// What a device at an entrance has stored is read as it is meant, or not at all. [TKT-02] [OPS-05]
import "fake-indexeddb/auto";
import { afterAll, expect, it } from "vitest";
import { factOf, openGateStore, sessionFrom, setFact } from "./gate-store.ts";

const database = await openGateStore("gate-store");
afterAll(() => database.close());

it("[TKT-02] a session and its signals come back as they were stored", async () => {
  const session = { event: "e1", title: "Open day", gate: "North" };
  await setFact(database, "session", session);
  await setFact(database, "signals", { sound: true, vibration: false });
  expect([await factOf(database, "session"), await factOf(database, "signals")]).toEqual([
    session,
    { sound: true, vibration: false },
  ]);
});
it.each([null, "e1", [], { event: "e1", title: "Open day" }, { event: 1, title: "Open day", gate: "North" }])(
  "[TKT-02] [OPS-05] %j opens no device, so that its page asks for a key again",
  async (stored) => {
    await database.put("facts", stored, "session");
    await database.put("facts", stored, "signals");
    expect([await factOf(database, "session"), await factOf(database, "signals"), sessionFrom(stored)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);

it("[TKT-02] [PKG-08] what a version before stored under another name is carried over once, and no scan that waits is lost or comes back", async () => {
  const before = await openGateStore("kontor-gate");
  const scan = { event: "e1", id: "s1", ticket: "t1", at: 7, inside: true };
  const session = { event: "e1", title: "Open day", gate: "North" };
  await setFact(before, "session", session);
  await before.put("tickets", { event: "e1", ticket: "t1" });
  await before.put("shared", { event: "e1", id: "s0", ticket: "t0", at: 1, gate: "South" });
  await before.put("unsent", scan);
  const now = await openGateStore();
  expect(await Promise.all([factOf(now, "session"), now.getAll("tickets"), now.getAll("shared")])).toEqual([
    session,
    [{ event: "e1", ticket: "t1" }],
    [{ event: "e1", id: "s0", ticket: "t0", at: 1, gate: "South" }],
  ]);
  expect(await now.getAll("unsent")).toEqual([scan]);
  // It is sent; a page of that version that is open beside still knows its tickets, and scans one more.
  await now.delete("unsent", ["e1", "t1", "s1"]);
  expect(await before.getAll("tickets")).toHaveLength(1);
  await before.put("unsent", { ...scan, id: "s2" });
  now.close();
  const later = await openGateStore();
  expect(await later.getAll("unsent")).toEqual([{ ...scan, id: "s2" }]);
  later.close();
  const last = await openGateStore();
  expect([await last.count("unsent"), await before.count("tickets"), await last.count("tickets")]).toEqual([1, 0, 1]);
  before.close();
  last.close();
});
