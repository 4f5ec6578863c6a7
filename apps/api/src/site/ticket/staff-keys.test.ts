// Keys for entrances in the hands of admins: made and shown once, used, listed page by page, ended with their sessions; in the journal without the key. [TKT-04] [SES-07]
import { expect, it } from "vitest";
import { password } from "../../../test/customers.ts";
import { type Headers, type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, clock } = shop;
const admin = await staffMember(shop, "admin");
const auth: { now: Headers } = { now: admin.auth };
const send = (method: "GET" | "POST" | "PUT", to: string, body?: object) => ask(method, to, body, auth.now);
const event: Loose = (
  await send("POST", "/shop/ticketing/events", { title: "Open day", place: "Kiel", startsAt: clock.now })
).body.result;
const path = `/shop/ticketing/events/${event["id"]}/staff-keys`;
const aKey = async (): Promise<string> => {
  // Each at a moment of its own.
  clock.now += 1_000;
  return (await send("POST", path)).body.result.key;
};
const listed = async (query = ""): Promise<Loose> => (await send("GET", `${path}${query}`)).body.result;
const end = (print: string) => send("PUT", `/shop/ticketing/staff-keys/${print}/ended`);
const open = (key: string, gate: string) => ask("POST", "/shop/ticketing/session", { key, gate });
const noted = async (): Promise<readonly Loose[]> =>
  (await send("GET", `/shop/admin/journal?subject=${event["id"]}`)).body.result.entries.filter(({ act }: Loose) =>
    String(act).startsWith("staff-key"),
  );

it("[TKT-04] [SES-07] a key is used once, ended with its session, and the journal has both without the key", async () => {
  const [unused, used] = [await aKey(), await aKey()];
  const session = (await open(used, "North")).body.result;
  const gate = { "shop-ticketing": session.token };
  expect((await ask("GET", "/shop/ticketing/session", undefined, gate)).status).toBe(200);
  const before = await listed();
  expect(before.event).toEqual(event);
  expect(before.keys).toMatchObject([
    { state: "used", gate: "North", by: admin.number, madeAt: clock.now },
    { state: "open", gate: null, by: admin.number, madeAt: clock.now - 1_000 },
  ]);
  expect(JSON.stringify(before)).not.toContain(used);
  const [north, other] = before.keys.map(({ print }: Loose) => print);

  expect((await end(north)).body.result).toMatchObject({ state: "ended", gate: "North" });
  expect((await ask("GET", "/shop/ticketing/session", undefined, gate)).body.refusal).toBe("StaffSessionMissing");
  expect(
    (await ask("POST", "/shop/ticketing/log", { sentAt: clock.now, after: 0, scans: [] }, gate)).body.refusal,
  ).toBe("StaffSessionMissing");
  expect((await end(other)).body.result.state).toBe("ended");
  expect((await open(unused, "South")).body.refusal).toBe("StaffKeyNotValid");
  // Once more changes nothing and notes nothing.
  expect((await end(other)).body.result.state).toBe("ended");
  expect((await end("0".repeat(32))).body.refusal).toBe("StaffKeyNotValid");
  const entries = await noted();
  expect(entries.map(({ act, by, after }) => [act, by, after])).toEqual([
    ["staff-key-ended", admin.number, { ended: true }],
    ["staff-key-ended", admin.number, { ended: true, gate: "North" }],
    ["staff-key-made", admin.number, { until: expect.any(Number) }],
    ["staff-key-made", admin.number, { until: expect.any(Number) }],
  ]);
  expect(JSON.stringify(entries)).not.toContain(used);

  const late = await aKey();
  clock.now += 73 * 3_600_000;
  expect((await open(late, "West")).body.refusal).toBe("StaffKeyNotValid");
  auth.now = {
    authorization: `Bearer ${(await ask("POST", "/auth/local", { identifier: admin.email, password })).body.jwt}`,
  };
  expect((await listed()).keys[0].state).toBe("over");
});

it("[TKT-04] the list goes on page by page, the latest first, and has each key once", async () => {
  for (let made = 0; made < 5; made += 1) await aKey();
  const prints: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const { keys, next }: Loose = await listed(`?count=3${after === "" ? "" : `&after=${after}`}`);
    expect(keys.length).toBeLessThanOrEqual(3);
    prints.push(...keys.map(({ print }: Loose) => print));
    after = next;
  }
  const whole = (await listed("?count=200")).keys;
  expect(prints).toEqual(whole.map(({ print }: Loose) => print));
  expect(new Set(prints).size).toBe(8);
  expect(whole.map(({ madeAt }: Loose) => madeAt)).toEqual(
    whole.map(({ madeAt }: Loose) => madeAt).toSorted((a: number, b: number) => b - a),
  );
});
