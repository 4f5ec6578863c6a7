// What a device at an entrance has stored is read as it is meant, or not at all. [TKT-02] [OPS-05]
import "fake-indexeddb/auto";
import { afterAll, expect, it } from "vitest";
import { factOf, openGateStore, sessionFrom, setFact } from "./gate-store.ts";

const database = await openGateStore("kontor-gate-store");
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
