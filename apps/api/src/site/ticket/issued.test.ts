// Events and issued tickets in the hands of admins: changed, sent once more, withdrawn; every change and every admission is in the journal. [TKT-06] [TKT-02] [SES-07]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { lettersTo } from "../../../test/customers.ts";
import { type Headers, type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, clock } = shop;
const admin = await staffMember(shop, "admin");
const events = "/shop/ticketing/events";
const send = (method: "POST" | "PUT", path: string, body?: object, headers: Headers = admin.auth) =>
  ask(method, path, body, headers);
const read = async (path: string): Promise<Loose> => (await ask("GET", path, undefined, admin.auth)).body.result;
const actsOn = async (subject: string): Promise<readonly unknown[]> =>
  (await read(`/shop/admin/journal?subject=${subject}`)).entries.map(({ act, by }: Loose) => [
    act,
    by === admin.number ? "admin" : by,
  ]);

const startsAt = clock.now + 86_400_000;
const event: Loose = (await send("POST", events, { title: "Open day", place: "Karlsruhe", startsAt })).body.result;
const emails = [
  `ada-${randomUUID()}@example.test`,
  `bob-${randomUUID()}@example.test`,
  `cem-${randomUUID()}@example.test`,
];
const csv = `name,email,locale\nAda Lovelace,${emails[0]},en\nBob Meyer,${emails[1]},de\nCem Öz,${emails[2]},de`;
await send("POST", `${events}/${event["id"]}/import`, { csv }, { ...admin.auth, "idempotency-key": randomUUID() });
const keys = await Promise.all(
  emails.map(async (email) => /\/ticketing\/([0-9a-z]{26})\b/.exec((await lettersTo(shop, email))[0] ?? "")?.[1] ?? ""),
);
const listed = async (query = ""): Promise<readonly Loose[]> =>
  (await read(`${events}/${event["id"]}/tickets${query}`)).tickets;
const byHolder = new Map(
  (await listed()).map(({ holder, print }) => [String(holder), `/shop/ticketing/issued/${print}`]),
);
const of = (name: string): string => byHolder.get(name) ?? "";
const entrance = async (gate: string): Promise<Headers> => {
  const { key } = (await send("POST", `${events}/${event["id"]}/staff-keys`)).body.result;
  const opened = await ask("POST", "/shop/ticketing/session", { key, gate });
  return { "shop-ticketing": opened.body.result.token };
};
const admit = (key = "", gate: Headers = {}) =>
  ask("POST", "/shop/ticketing/admission", { key, id: randomUUID() }, gate);

it("[TKT-06] an event is changed, its tickets show it, and the journal has what it was", async () => {
  const changed = await send("PUT", `${events}/${event["id"]}`, { title: "Open day", place: "  Mannheim ", startsAt });
  expect(changed.body.result).toMatchObject({ id: event["id"], place: "Mannheim" });
  expect(
    (await send("PUT", `${events}/${event["id"]}`, { title: " ", place: "Mannheim", startsAt })).body.refusal,
  ).toBe("TicketFieldInvalid");
  expect((await send("PUT", `${events}/none`, { title: "A", place: "B", startsAt })).body.refusal).toBe(
    "TicketEventUnknown",
  );
  expect((await ask("GET", `/shop/ticketing/tickets/${keys[0]}`)).body.result.event.place).toBe("Mannheim");
  expect(await read(`${events}/${event["id"]}`)).toMatchObject({
    tickets: 3,
    admitted: 0,
    event: { place: "Mannheim" },
  });
  expect(await actsOn(event["id"])).toEqual([
    ["event-changed", "admin"],
    ["tickets-issued", "admin"],
    ["event-made", "admin"],
  ]);
});

it("[TKT-06] [TKT-02] a ticket that is withdrawn opens nothing, entrances learn of it, and one that is inside stays", async () => {
  const gate = await entrance("North");
  const sync = async (after: number, scans: readonly object[] = []): Promise<Loose> =>
    (await ask("POST", "/shop/ticketing/log", { sentAt: clock.now, after, scans }, gate)).body.result;
  const { next } = await sync(0);
  expect((await admit(keys[1], gate)).status).toBe(200);
  const withdraw = (name: string, reason = "Cancelled by the guest.") =>
    send("PUT", `${of(name)}/withdrawn`, { reason });
  expect((await withdraw("Bob Meyer")).body.refusal).toBe("TicketAlreadyAdmitted");
  expect((await withdraw("Ada Lovelace", "")).body.refusal).toBe("ReasonMissing");
  expect((await withdraw("Ada Lovelace")).body.result.ticket.withdrawnAt).toBe(clock.now);
  expect((await withdraw("Ada Lovelace")).body.refusal).toBe("TicketWithdrawn");
  expect((await ask("GET", `/shop/ticketing/tickets/${keys[0]}`)).body.refusal).toBe("TicketUnknown");
  expect((await admit(keys[0], gate)).body.refusal).toBe("TicketUnknown");
  const print = of("Ada Lovelace").split("/").at(-1);
  const synced = await sync(next);
  expect([synced["tickets"], synced["withdrawn"]]).toEqual([[], [print]]);
  // Who was let in without a network before it was back is inside, and written down.
  const answers = (await sync(next, [{ id: randomUUID(), ticket: print, at: clock.now, inside: true }]))["answers"];
  expect(answers[0].kind).toBe("admitted");
  const badges = await ask("GET", "/shop/ticketing/badges", undefined, gate);
  expect(badges.body.result.badges.map(({ holder }: Loose) => holder)).toEqual(["Bob Meyer", "Cem Öz"]);
  expect((await listed("?only=withdrawn")).map(({ holder }) => holder)).toEqual(["Ada Lovelace"]);
  expect((await listed("?only=expected")).map(({ holder }) => holder)).toEqual(["Cem Öz"]);
  expect((await listed("?only=admitted")).map(({ holder }) => holder)).toEqual(["Ada Lovelace", "Bob Meyer"]);
  expect(await actsOn(print ?? "")).toEqual([
    ["ticket-admitted", "admin"],
    ["ticket-withdrawn", "admin"],
  ]);
  expect(await read(of("Bob Meyer"))).toMatchObject({
    admissions: [{ gate: "North" }],
    ticket: { admitted: { gate: "North" } },
  });
  expect(await actsOn(of("Bob Meyer").split("/").at(-1) ?? "")).toEqual([["ticket-admitted", "admin"]]);
});

it("[TKT-06] a ticket is sent once more with the same key, a withdrawn one is not", async () => {
  const again = await send("POST", `${of("Cem Öz")}/letter`);
  expect(again.body.result.letters).toHaveLength(2);
  const letters = await lettersTo(shop, emails[2] ?? "");
  expect([letters.length, letters.every((text) => text.includes(`/ticketing/${keys[2]}`))]).toEqual([2, true]);
  expect((await send("POST", `${of("Ada Lovelace")}/letter`)).body.refusal).toBe("TicketWithdrawn");
  expect((await send("POST", `/shop/ticketing/issued/${"0".repeat(32)}/letter`)).body.refusal).toBe("TicketUnknown");
  await shop.api.database.inTransaction((handle) =>
    handle.updateTable("tickets").set({ sealed_key: "broken" }).where("holder", "=", "Cem Öz").execute(),
  );
  expect((await send("POST", `${of("Cem Öz")}/letter`)).body.refusal).toBe("TicketKeyLost");
});

it("[TKT-06] [ADM-01] events are listed page by page, the latest first, and found by parts of title and place", async () => {
  const made: string[] = [];
  for (const [title, days] of [
    ["Frühjahrstreffen", 30],
    ["Öffentliche Führung", 10],
    ["Sommerfest", 20],
  ] as const)
    made.push(
      (await send("POST", events, { title, place: "Görlitz", startsAt: clock.now + days * 86_400_000 })).body.result.id,
    );
  const [spring, tour, summer] = made;
  const idsOf = async (query: string) =>
    (await read(`${events}?${query}`)).events.map(({ event: { id } }: Loose) => id);
  expect((await idsOf("")).slice(0, 3)).toEqual([spring, summer, tour]);
  for (const [q, expected] of [
    ["offent", [tour]],
    ["ÖFFENT", [tour]],
    ["treff gorl", [spring]],
    ["görlitz", [spring, summer, tour]],
    ["%", await idsOf("")],
    ["nowhere", []],
  ] as const)
    expect([q, await idsOf(new URLSearchParams({ q }).toString())]).toEqual([q, expected]);
  const pages: string[] = [];
  for (let after = ""; ; ) {
    const part = await read(`${events}?count=1&q=gorlitz${after}`);
    pages.push(...part.events.map(({ event: { id } }: Loose) => id));
    if (part.next === null) break;
    after = `&after=${encodeURIComponent(part.next)}`;
  }
  expect(pages).toEqual([spring, summer, tour]);
  expect(
    (await send("PUT", `${events}/${summer}`, { title: "Winterfest", place: "Görlitz", startsAt: clock.now })).status,
  ).toBe(200);
  expect([await idsOf("q=sommer"), await idsOf("q=winter")]).toEqual([[], [summer]]);
});
