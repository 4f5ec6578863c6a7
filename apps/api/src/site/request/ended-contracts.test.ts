// Declarations that say enough end their contracts, with letters; the answer is the same whether there is a contract. [ACC-05] [LGL-02] [LGL-03] [CON-05]
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { customer, filledCart, lettersTo, order, password, type Person } from "../../../test/customers.ts";
import { cancel as cancelBy, withdraw as withdrawBy } from "../../../test/declarations.ts";
import { type Headers, runningForFile } from "../../../test/harness.ts";

const running = await runningForFile();
const { ask, api, clock } = running;

const ordered = async (person: Person) => {
  clock.now += 1000;
  const placed = await order(ask, person, await filledCart(ask, undefined, person.auth));
  expect(placed.status, placed.text).toBe(201);
  return placed.body.result;
};

const cancel = (fields: Readonly<Record<string, string>>, headers: Headers = {}) => cancelBy(ask, fields, headers);
const withdraw = (contract: string, email: string, headers: Headers = {}) => withdrawBy(ask, contract, email, headers);

const standing = async (person: Person, id: string) =>
  (await ask("GET", `/shop/contracts/${id}`, undefined, person.auth)).body.result;

const endedOf = async (receipt: string) =>
  (
    await api.database.reads
      .selectFrom("declarations")
      .select("contracts")
      .where("id", "=", receipt)
      .executeTakeFirstOrThrow()
  ).contracts;

/** The calendar files of an address's letters, in the order of the letters. */
const calendarsTo = async (email: string): Promise<readonly string[]> => {
  const folder = join(running.directory, "mail");
  const mails = await Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  return mails
    .filter(({ to }) => to?.some(({ address }) => address?.toLowerCase() === email.toLowerCase()))
    .flatMap(({ attachments }) => attachments.filter(({ filename }) => filename?.endsWith(".ics")))
    .map(({ content }) =>
      Buffer.from(content as ArrayBuffer)
        .toString()
        .replaceAll(/\r?\n/g, "\r\n"),
    )
    .toSorted((a, b) => (/DTSTAMP:(\S+)/.exec(a)?.[1] ?? "").localeCompare(/DTSTAMP:(\S+)/.exec(b)?.[1] ?? ""));
};

describe("a declaration without a login", () => {
  it("[ACC-05] [LGL-02] [LOOK3-5] [REP4-6] cancels the contract that its number and the order's email address name, and both sides get a letter", async () => {
    const person = await customer(ask);
    const { id, number } = await ordered(person);
    await api.mailDelivery.run();
    clock.now += 1000;
    const key = randomUUID();
    const fields = { product: `${number}-1`, email: person.email.toUpperCase() };
    const receipt = await cancel(fields, { "idempotency-key": key });
    expect(receipt.status, receipt.text).toBe(201);
    expect((await cancel(fields, { "idempotency-key": key })).status).toBe(200);
    expect(await standing(person, `${id}-1`)).toMatchObject({
      standing: "cancelled",
      end: "2027-11-20",
      acts: { cancel: null },
    });
    expect(await endedOf(receipt.body.result.id)).toBe(`${id}-1`);
    const letters = (await lettersTo(running, person.email)).filter((text) => text.includes("Web M"));
    // Imported over the one of the order, the file of this letter leaves the agreed end alone. [REP4-6]
    const [ordered_, cancelled] = await calendarsTo(person.email);
    const idsOf = (file: string | undefined, status: string): readonly string[] =>
      [...(file ?? "").matchAll(new RegExp(`UID:(\\S+)\\r\\n(?:(?!END:VEVENT)[^])*STATUS:${status}`, "g"))].map(
        ([, uid = ""]) => uid,
      );
    expect(idsOf(ordered_, "CANCELLED")).toEqual([]);
    expect(ordered_).toMatch(/BEGIN:VALARM\r\n/);
    const known = idsOf(ordered_, "CONFIRMED");
    expect(new Set([...idsOf(cancelled, "CONFIRMED"), ...idsOf(cancelled, "CANCELLED")])).toEqual(new Set(known));
    expect(cancelled).toMatch(
      /UID:possible-end-1@\S+\r\n(?:(?!END:VEVENT)[^])*STATUS:CONFIRMED\r\nDTSTART;VALUE=DATE:20271120/,
    );
    for (const day of ["last-day-for-notice-1", "possible-end-2", "price-12-20271121"])
      expect(idsOf(cancelled, "CANCELLED").map((uid) => uid.split("@")[0])).toContain(day);
    expect(letters.filter((text) => /gekündigt\s+und\s+endet\s+am\s+20\.\s+November\s+2027/.test(text))).toHaveLength(
      1,
    );
    const notes = await api.database.reads
      .selectFrom("outbox")
      .select(["recipient", "subject", "text"])
      .where("id", "=", `contract-cancelled-provider-${id}-1`)
      .execute();
    const [note] = notes;
    expect(note?.text).toContain("ist gekündigt und endet am 20. November 2027.");
    // Whose contract, which one, and the way to the desk; nothing that was written to the customer.
    expect(note?.subject).toMatch(/^Kündigung von .+ \(\d+\): Web M \(K-2026-\d+-1\)$/);
    expect(note?.text).toContain(`/admin/orders/${id}?locale=de`);
    expect(`${note?.subject} ${note?.text}`).not.toMatch(/\b(?:Sie|Ihnen|Ihre?[nmrs]?)\b/);
  });

  it("[ACC-05] is answered alike whether there is a contract or not, and what says too little ends none and waits for staff", async () => {
    const person = await customer(ask);
    const { id, number } = await ordered(person);
    const elsewhere = "not.here@example.test";
    const answers = [
      await cancel({ product: `${number}-1`, email: elsewhere }),
      await cancel({ product: "K-2026-999999-1", email: person.email }),
      await cancel({ product: `${number}-1`, email: person.email, customerNumber: "999999" }),
      await cancel({ product: `${number}-1`, email: person.email, termination: "extraordinary", reason: "Umzug" }),
    ];
    for (const { body } of answers) expect(await endedOf(body.result.id)).toBeNull();
    expect((await standing(person, `${id}-1`)).standing).toBe("running");
    const matched = await cancel({ product: `${number}-1`, email: person.email });
    const shapeOf = ({ status, body }: typeof matched) => [
      status,
      Object.keys(body.result),
      Object.keys(body.result.filing.fields),
    ];
    expect(new Set([...answers, matched].map((answer) => JSON.stringify(shapeOf(answer)))).size).toBe(1);
    expect((await standing(person, `${id}-1`)).standing).toBe("cancelled");
  });

  it("[LGL-03] [CON-05] of who is logged in withdraws from a whole order by its number; after that the guarantee holds for the next order", async () => {
    const person = await customer(ask);
    const { id, number } = await ordered(person);
    const receipt = await withdraw(`Bestellung ${number}`, person.email, person.auth);
    expect(receipt.status, receipt.text).toBe(201);
    expect(await standing(person, `${id}-1`)).toMatchObject({ standing: "withdrawn", end: "2026-11-21", calendar: [] });
    expect((await ask("GET", "/shop/orders", undefined, person.auth)).body.result.orders[0].progress).toBe("withdrawn");
    const second = await ordered(person);
    expect((await standing(person, `${second.id}-1`)).acts.guarantee).toMatchObject({
      lastDay: "2026-12-21",
      refund: 5988,
    });
  });
});

describe("a customer whose email address has changed since the order", () => {
  /** Both addresses agree. */
  const moved = async (person: Person): Promise<string> => {
    const fresh = `neu.${person.email}`;
    clock.now += 1000;
    expect((await ask("POST", "/shop/account/email", { email: fresh, password }, person.auth)).status).toBe(200);
    for (const email of [person.email, fresh]) {
      const code = /code=(\w+)/.exec((await lettersTo(running, email)).at(-1) ?? "")?.[1];
      expect((await ask("POST", "/shop/account/email/confirmation", { code })).status).toBe(200);
    }
    clock.now += 1000;
    return fresh;
  };
  /** Where letters went: those to the customer about an ended contract, or those of a declaration that ask whether it was theirs. */
  const recipientsOf = async (letters: string) =>
    (
      await api.database.reads
        .selectFrom("outbox")
        .select("recipient")
        .where("id", "like", letters)
        .orderBy("queued_at")
        .execute()
    ).map(({ recipient }) => recipient);

  it("[ACC-04] [ACC-05] declares from either address, and the letters go to the one that the account has", async () => {
    const person = await customer(ask);
    const [first, second] = [await ordered(person), await ordered(person)];
    const fresh = await moved(person);
    const declared = [
      await cancel({ product: `${first.number}-1`, email: fresh.toUpperCase() }),
      await cancel({ product: `${second.number}-1`, email: person.email }),
    ];
    for (const [index, { id }] of [first, second].entries()) {
      const { body } = await ask("POST", "/auth/local", { identifier: fresh, password });
      const own = { email: fresh, auth: { authorization: `Bearer ${body.jwt}` } };
      expect((await standing(own, `${id}-1`)).standing).toBe("cancelled");
      expect(await recipientsOf(`question-${declared[index]?.body.result.id}-%`)).toEqual([fresh]);
    }
  });

  it("[ACC-05] [LGL-03] [CON-02] the letters about withdrawal and guarantee follow too, and another account's address names nothing of it", async () => {
    const person = await customer(ask);
    const [first, second] = [await ordered(person), await ordered(person)];
    const fresh = await moved(person);
    const stranger = await customer(ask);
    await cancel({ product: `${first.number}-1`, email: stranger.email });
    const { body } = await ask("POST", "/auth/local", { identifier: fresh, password });
    const own = { email: fresh, auth: { authorization: `Bearer ${body.jwt}` } };
    expect((await standing(own, `${first.id}-1`)).standing).toBe("running");
    expect((await ask("POST", `/shop/contracts/${first.id}-1/guarantee`, undefined, own.auth)).status).toBe(200);
    await withdraw(`Bestellung ${second.number}`, fresh, own.auth);
    for (const { id } of [first, second]) expect(await recipientsOf(`contract-%-customer-${id}-1`)).toEqual([fresh]);
  });
});

describe("a declaration of a customer who is logged in", () => {
  it("[ACC-05] ends their contract whatever email address is stated, to the wanted day or the first possible one after it; no other customer's", async () => {
    const [person, other] = [await customer(ask), await customer(ask)];
    const [own, exact, theirs] = [await ordered(person), await ordered(person), await ordered(other)];
    const fields = { email: "another@example.test", end: "date", date: "2027-12-24" };
    await cancel({ ...fields, product: `Web M (${own.number}-1)` }, person.auth);
    await cancel({ ...fields, product: `Web M (${theirs.number}-1)` }, person.auth);
    expect((await standing(person, `${own.id}-1`)).end).toBe("2028-11-20");
    await cancel({ ...fields, date: "2027-11-20", product: `Web M (${exact.number}-1)` }, person.auth);
    expect((await standing(person, `${exact.id}-1`)).end).toBe("2027-11-20");
    expect((await standing(other, `${theirs.id}-1`)).standing).toBe("running");
  });
});
