// Tickets on the wire: issued by admins, found by their key alone, admitted once by staff, in logs that merge. [TKT-01] [TKT-02] [TKT-03] [TKT-04] [TKT-05] [TKT-06]
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { account, lettersTo } from "../../../test/customers.ts";
import { staffMember } from "../../../test/staff.ts";
import { running, type Headers, type Loose } from "../../../test/harness.ts";
import { printOf, sealOf } from "./keys.ts";
import { forgetOldEvents } from "./store.ts";

const shop = await running();
const { ask, api, clock, close } = shop;
afterAll(close);

const admin = (await staffMember(shop, "admin")).auth;

const newEvent = async (title = "Open day"): Promise<string> => {
  const added = await ask(
    "POST",
    "/shop/ticketing/events",
    { title, place: "Karlsruhe", startsAt: clock.now + 86_400_000 },
    admin,
  );
  expect(added.status, added.text).toBe(201);
  return added.body.result.id;
};
const event = await newEvent();
const other = await newEvent("Closed day");

const issue = (change: Loose = {}, key = randomUUID(), at = event) =>
  ask(
    "POST",
    `/shop/ticketing/events/${at}/tickets`,
    { holder: "Ada Lovelace", email: `${randomUUID()}@example.test`, locale: "en", community: true, ...change },
    { ...admin, "idempotency-key": key },
  );
const importList = (csv: string, key = randomUUID(), at = event) =>
  ask("POST", `/shop/ticketing/events/${at}/import`, { csv }, { ...admin, "idempotency-key": key });

/** The key of a new ticket, as its letter has it. */
const newKey = async (change: Loose = {}, at = event): Promise<string> => {
  const email = `${randomUUID()}@example.test`;
  expect((await issue({ email, ...change }, randomUUID(), at)).status).toBe(201);
  const [letter = ""] = await lettersTo(shop, email);
  return /\/ticketing\/([0-9a-z]{26})\b/.exec(letter)?.[1] ?? letter;
};

const staffKey = async (at = event): Promise<string> =>
  (await ask("POST", `/shop/ticketing/events/${at}/staff-keys`, undefined, admin)).body.result.key;
const openGate = async (gate: string, at = event): Promise<Headers> => {
  const opened = await ask("POST", "/shop/ticketing/session", { key: await staffKey(at), gate });
  expect(opened.status, opened.text).toBe(201);
  return { "shop-ticketing": opened.body.result.token };
};
const admit = (key: string, gate: Headers, id = randomUUID()) =>
  ask("POST", "/shop/ticketing/admission", { key, id }, gate);
const sync = async (gate: Headers, scans: readonly Loose[], after = 0, sentAt = clock.now): Promise<Loose> => {
  const answer = await ask("POST", "/shop/ticketing/log", { sentAt, scans, after }, gate);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.result;
};

describe("a ticket", () => {
  it("[TKT-06] [TKT-01] is mailed with a link in the holder's language; its key opens it and is nowhere in the database", async () => {
    const email = "erika@example.test";
    expect((await issue({ holder: "Erika Mustermann", email, locale: "de" })).body.result).toEqual({ count: 1 });
    const [letter = ""] = await lettersTo(shop, email);
    expect(letter).toMatch(/Ihr Ticket für „Open day“/);
    const key = /\/de\/ticketing\/([0-9a-hjkmnp-tv-z]{26})\b/.exec(letter)?.[1] ?? "";
    const read = await ask("GET", `/shop/ticketing/tickets/${key}`);
    expect(read.body.result).toMatchObject({
      key,
      holder: "Erika Mustermann",
      locale: "de",
      community: true,
      event: { title: "Open day" },
      admitted: null,
    });
    expect(read.text).not.toContain(email);
    expect(read.headers["cache-control"]).toBe("private, no-store");
    const rows = await api.database.reads.selectFrom("tickets").selectAll().where("email", "=", email).execute();
    const left = await api.database.reads.selectFrom("outbox").selectAll().where("recipient", "=", email).execute();
    expect(JSON.stringify([rows, left])).not.toContain(key);
    expect(rows[0]?.print).toBe(printOf(key));
  });
  it.each(["check", "login", "printtest", "0".repeat(26), "x", "ABC%20"])(
    "[TKT-01] [TKT-06] there is none with the key %s",
    async (key) => {
      const { status, body } = await ask("GET", `/shop/ticketing/tickets/${key}`);
      expect([status, body.refusal]).toEqual([404, "TicketUnknown"]);
    },
  );
  it("[TKT-01] many tries make their network wait, and a good key waits with them", async () => {
    const guesser = await running();
    for (let turn = 0; turn < 61; turn += 1) await guesser.ask("GET", "/shop/ticketing/tickets/nothing");
    expect((await guesser.ask("GET", "/shop/ticketing/tickets/nothing")).body.refusal).toBe("TooManyAttempts");
    await guesser.close();
  });
  it("[TKT-06] is issued once for an idempotency key, and not with fields that cannot be read", async () => {
    const key = randomUUID();
    const email = `${randomUUID()}@example.test`;
    expect([await issue({ email }, key), await issue({ email }, key)].map(({ body }) => body.result.count)).toEqual([
      1, 1,
    ]);
    expect(await lettersTo(shop, email)).toHaveLength(1);
    expect((await issue({ email: "nowhere" })).body).toMatchObject({
      refusal: "TicketFieldInvalid",
      facts: { column: "email" },
    });
    expect((await issue({}, randomUUID(), "none")).body.refusal).toBe("TicketEventUnknown");
  });
  it("[SES-07] [TKT-06] issuing, lists and keys are for admins", async () => {
    const calls: readonly (readonly [string, string, Loose?])[] = [
      ["POST", "/shop/ticketing/events", { title: "x", place: "y", startsAt: 1 }],
      ["GET", `/shop/ticketing/events/${event}/tickets`],
      [
        "POST",
        `/shop/ticketing/events/${event}/tickets`,
        { holder: "A", email: "a@example.test", locale: "en", community: false },
      ],
      ["POST", `/shop/ticketing/events/${event}/import`, { csv: "name,email" }],
      ["POST", `/shop/ticketing/events/${event}/staff-keys`],
    ];
    const [staff, gate] = [(await staffMember(shop, "ticketing")).auth, await openGate("Guard")];
    for (const [method, path, body] of calls)
      expect(
        [
          (await ask(method, path, body, { "idempotency-key": "12345678" })).status,
          (await ask(method, path, body, { "idempotency-key": "12345678", ...gate })).status,
          (await ask(method, path, body, { "idempotency-key": "12345678", ...staff })).status,
        ],
        path,
      ).toEqual([401, 401, 403]);
  });
});

describe("a list", () => {
  it("[TKT-06] is imported whole or not at all: every line that cannot be read is named", async () => {
    const before = (await ask("GET", "/shop/ticketing/events", undefined, admin)).body.result.events.find(
      ({ event: { id } }: Loose) => id === other,
    ).tickets;
    const refused = await importList(
      "name,email\nAda,ada@example.test\nBob,nowhere\n,eve@example.test",
      randomUUID(),
      other,
    );
    expect([
      refused.status,
      refused.body.refusal,
      refused.body.errors.map(({ field, facts }: Loose) => [field, facts]),
    ]).toEqual([
      422,
      "TicketListInvalid",
      [
        ["line 3", { line: 3, column: "email" }],
        ["line 4", { line: 4, column: "name" }],
      ],
    ]);
    const key = randomUUID();
    const csv = "name;email;locale;community\nAda B;ada@example.test;en;yes\nZoe A;zoe@example.test;;";
    for (const _ of [1, 2]) expect((await importList(csv, key, other)).body.result).toEqual({ count: 2 });
    const after = (await ask("GET", "/shop/ticketing/events", undefined, admin)).body.result.events.find(
      ({ event: { id } }: Loose) => id === other,
    );
    expect([before, after.tickets, after.admitted]).toEqual([0, 2, 0]);
    expect(
      (await ask("GET", `/shop/ticketing/events/${other}/tickets`, undefined, admin)).body.result.tickets.map(
        ({ holder }: Loose) => holder,
      ),
    ).toEqual(["Zoe A", "Ada B"]);
  });
  it("[TKT-06] is listed page by page and searched", async () => {
    const id = await newEvent("Listed");
    const rows = Array.from({ length: 60 }, (_, at) => `Person ${String(at).padStart(2, "0")},p${at}@example.test`);
    await importList(`name,email\n${rows.join("\n")}`, randomUUID(), id);
    const page = async (query: string) =>
      (await ask("GET", `/shop/ticketing/events/${id}/tickets?${query}`, undefined, admin)).body.result;
    const first = await page("count=50");
    const second = await page(`count=50&after=${encodeURIComponent(first.next)}`);
    expect([first.tickets.length, second.tickets.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.tickets, ...second.tickets].map(({ print }: Loose) => print)).size).toBe(60);
    expect((await page("q=P42%40")).tickets.map(({ holder }: Loose) => holder)).toEqual(["Person 42"]);
    expect((await page("q=%25")).tickets).toEqual([]);
  });
});

describe("staff", () => {
  it("[TKT-04] a key opens one session, for its event, in its time; of two at once one", async () => {
    const key = await staffKey();
    const both = await Promise.all(
      ["North", "South"].map((gate) => ask("POST", "/shop/ticketing/session", { key, gate })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
    const token = both.find(({ status }) => status === 201)?.body.result.token;
    expect(
      (await ask("GET", "/shop/ticketing/session", undefined, { "shop-ticketing": token })).body.result.event.id,
    ).toBe(event);
    expect((await ask("POST", "/shop/ticketing/session", { key: "0".repeat(26), gate: "x" })).body.refusal).toBe(
      "StaffKeyNotValid",
    );
    expect((await ask("POST", "/shop/ticketing/session", { event, gate: "x" })).status).toBe(401);
    const late = await staffKey();
    clock.now += 72 * 3_600_000;
    expect((await ask("POST", "/shop/ticketing/session", { key: late, gate: "x" })).body.refusal).toBe(
      "StaffKeyNotValid",
    );
    expect((await ask("GET", "/shop/ticketing/session", undefined, { "shop-ticketing": token })).body.refusal).toBe(
      "StaffSessionMissing",
    );
    clock.now -= 72 * 3_600_000;
  });
  it("[TKT-04] a name that cannot be read does not use the key up; two devices at one door have two names; a session ends", async () => {
    const key = await staffKey();
    expect((await ask("POST", "/shop/ticketing/session", { key, gate: " " })).body.refusal).toBe("TicketFieldInvalid");
    const [one, two] = [await ask("POST", "/shop/ticketing/session", { key, gate: "Door" }), await openGate("Door")];
    const gateOf = async (gate: Headers) => {
      const { status, body } = await ask("GET", "/shop/ticketing/session", undefined, gate);
      return status === 200 ? body.result.gate : null;
    };
    expect([one.body.result.session.gate, await gateOf(two)]).toEqual(["Door", "Door 2"]);
    for (const _ of [1, 2]) expect((await ask("DELETE", "/shop/ticketing/session", undefined, two)).status).toBe(200);
    expect(await gateOf(two)).toBeNull();
  });
  it("[SES-07] [TKT-05] an account of staff opens a session without a key; a customer's does not", async () => {
    const staff = (await staffMember(shop, "ticketing")).auth;
    expect(
      (await ask("POST", "/shop/ticketing/session", { event, gate: "Desk" }, staff)).body.result.session.gate,
    ).toBe("Desk");
    expect((await ask("POST", "/shop/ticketing/session", { event: "none", gate: "Desk" }, staff)).body.refusal).toBe(
      "TicketEventUnknown",
    );
    expect(
      (await ask("POST", "/shop/ticketing/session", { event, gate: "Desk" }, (await account(ask)).auth)).status,
    ).toBe(403);
  });
});

describe("admission", () => {
  it("[TKT-02] is given once; a second scan says when and where the first was; the same scan again is the first", async () => {
    const [key, north, south] = [await newKey(), await openGate("North"), await openGate("South")];
    const id = randomUUID();
    const gate = (await ask("GET", "/shop/ticketing/session", undefined, north)).body.result.gate;
    expect((await admit(` ${key.slice(0, 4).toUpperCase()} ${key.slice(4)}`, north, id)).body.result).toMatchObject({
      id,
      at: clock.now,
      gate,
    });
    expect((await admit(key, north, id)).status).toBe(200);
    clock.now += 60_000;
    const second = await admit(key, south);
    expect([second.status, second.body.refusal, second.body.facts]).toEqual([
      409,
      "TicketAlreadyAdmitted",
      { at: clock.now - 60_000, gate },
    ]);
    expect((await ask("GET", `/shop/ticketing/tickets/${key}`)).body.result.admitted).toMatchObject({ id, gate });
  });
  it("[TKT-02] of many scans at once one is admitted, and one stands in the log", async () => {
    const [key, gate] = [await newKey(), await openGate("Rush")];
    const answers = await Promise.all(Array.from({ length: 8 }, () => admit(key, gate)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(
      await api.database.reads.selectFrom("admissions").selectAll().where("ticket", "=", printOf(key)).execute(),
    ).toHaveLength(1);
  });
  it("[TKT-02] other events, unknown keys and what is no key are refused, each in its own way", async () => {
    const gate = await openGate("East");
    const refusals = [];
    for (const key of [await newKey({}, other), "0".repeat(26), "no key"])
      refusals.push((await admit(key, gate)).body.refusal);
    expect(refusals).toEqual(["TicketOfOtherEvent", "TicketUnknown", "TicketKeyInvalid"]);
    expect((await admit(await newKey(), {})).body.refusal).toBe("StaffSessionMissing");
  });
  it("[TKT-02] two entrances without a network: the earlier scan stands by the server's clock, both learn of the double, nothing is lost", async () => {
    const [key, north, south] = [await newKey(), await openGate("N"), await openGate("S")];
    const ticket = printOf(key);
    const scan = (at: number) => ({ id: randomUUID(), ticket, at, inside: true });
    // The south's clock is an hour ahead; it scanned a minute after the north.
    const [first, later] = [scan(clock.now - 120_000), scan(clock.now - 60_000 + 3_600_000)];
    const southern = await sync(south, [later], 0, clock.now + 3_600_000);
    expect(southern.answers).toMatchObject([{ kind: "admitted", first: null }]);
    const northern = await sync(north, [first, first]);
    expect(northern.answers).toMatchObject([{ kind: "admitted" }, { kind: "admitted" }]);
    const again = await sync(south, [later], southern.next, clock.now + 3_600_000);
    expect(again.answers).toMatchObject([{ kind: "double", first: { id: first.id, at: clock.now - 120_000 } }]);
    expect(again.admissions.map(({ id }: Loose) => id)).toEqual([first.id]);
    const all = (await sync(north, [])).admissions.filter((one: Loose) => one.ticket === ticket);
    expect(all.map(({ at }: Loose) => at).sort()).toEqual([clock.now - 120_000, clock.now - 60_000]);
    expect((await ask("GET", `/shop/ticketing/tickets/${key}`)).body.result.admitted.id).toBe(first.id);
  });
  it("[TKT-02] a scan that was not let in is not written down where the ticket was admitted before", async () => {
    const [key, gate] = [await newKey(), await openGate("W")];
    await admit(key, gate);
    const { next } = await sync(gate, []);
    const answer = await sync(gate, [{ id: randomUUID(), ticket: printOf(key), at: clock.now, inside: false }], next);
    expect([answer.answers[0].kind, answer.answers[0].holder, answer.admissions]).toEqual([
      "double",
      "Ada Lovelace",
      [],
    ]);
  });
  it("[TKT-02] a device learns of the tickets and admissions of its event alone, each once", async () => {
    const [gate, elsewhere] = [await openGate("L"), await openGate("L", other)];
    const before = await sync(gate, []);
    const key = await newKey();
    await admit(key, gate);
    const news = await sync(gate, [], before.next);
    expect([news.tickets, news.admissions.map(({ ticket }: Loose) => ticket), news.more]).toEqual([
      [printOf(key)],
      [printOf(key)],
      false,
    ]);
    expect((await sync(gate, [], news.next)).tickets).toEqual([]);
    expect((await sync(elsewhere, [])).tickets).not.toContain(printOf(key));
  });
});

describe("badges", () => {
  it("[TKT-03] come by last names, with their keys; one sealed with another secret has none", async () => {
    const id = await newEvent("Printed");
    const key = await newKey({ holder: "Zoe Adler", community: false }, id);
    await newKey({ holder: "Ada Zuse" }, id);
    await api.database.inTransaction((handle) =>
      handle
        .updateTable("tickets")
        .set({ sealed_key: sealOf("another").closed("0".repeat(26)) })
        .where("holder", "=", "Ada Zuse")
        .execute(),
    );
    const gate = await openGate("Print", id);
    const { badges, next } = (await ask("GET", "/shop/ticketing/badges", undefined, gate)).body.result;
    expect([badges, next]).toEqual([
      [
        { holder: "Zoe Adler", key, community: false },
        { holder: "Ada Zuse", key: null, community: true },
      ],
      null,
    ]);
    expect((await ask("GET", "/shop/ticketing/badges")).status).toBe(403);
  });
});

it("[TKT-06] tickets are forgotten with their event, ninety days after it", async () => {
  const id = await newEvent("Old");
  const key = await newKey({}, id);
  const gate = await openGate("Old", id);
  await admit(key, gate);
  await forgetOldEvents(api.database, clock.now + 86_400_001);
  expect((await ask("GET", `/shop/ticketing/tickets/${key}`)).status).toBe(404);
  expect((await ask("GET", "/shop/ticketing/session", undefined, gate)).status).toBe(403);
  expect(await api.database.reads.selectFrom("admissions").selectAll().execute()).toEqual([]);
});
