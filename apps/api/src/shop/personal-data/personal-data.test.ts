// Export and deletion of a customer, end to end, on both databases; no table is left out. [ACC-06]
import { randomUUID } from "node:crypto";
import { dayOf, instant } from "@kontor/domain/kernel/calendar";
import { storedKinds } from "@kontor/domain/shop/personal-data";
import { describe, expect, it } from "vitest";
import { runningForFile, type Loose } from "../../../test/harness.ts";
import { account, customer, filledCart, lettersTo, order, password, type Person } from "../../../test/customers.ts";
import { noted } from "../../../test/money.ts";
import { staffMember } from "../../../test/staff.ts";
import { forgetOldCalls } from "../../platform/database/rate-limits.ts";
import { deleteWhatIsDue } from "./late-deletion.ts";
import { impersonalTables } from "./stored-rows.ts";

const shop = await runningForFile();
const { ask, api, clock } = shop;
const { database } = api;
const dayLong = 86_400_000;

const ordered = async (person: Person): Promise<Loose> => {
  const placed = await order(ask, person, await filledCart(ask, undefined, person.auth));
  expect(placed.status, placed.text).toBe(201);
  await api.mailDelivery.run();
  return placed.body.result;
};

const numberOf = async (person: Person): Promise<string> =>
  (await ask("GET", "/shop/auth", undefined, person.auth)).body.result.customerNumber;

/** Every value in every table, as text. */
const everything = async (): Promise<string> => {
  const tables = await database.reads.introspection.getTables();
  const rows = await Promise.all(
    tables.map(
      async ({ name }) =>
        [
          name,
          await database.reads
            .selectFrom(name as "users")
            .selectAll()
            .execute(),
        ] as const,
    ),
  );
  return JSON.stringify(rows);
};

describe("the table of what is stored", () => {
  it("[ACC-06] names each table of the database that could hold a customer, and no other", async () => {
    const named: readonly string[] = storedKinds.flatMap((kind): readonly string[] => kind.tables);
    const tables = await database.reads.introspection.getTables();
    const unnamed = tables.filter(({ name }) => !named.includes(name) && !impersonalTables.includes(name));
    // The index of fragments follows the words of customers by triggers: what is deleted there is gone from it.
    const ofEngine = tables.filter(({ name }) => /^(?:kysely_|word_fragments)/.test(name));
    expect(unnamed.map(({ name }) => name)).toEqual(ofEngine.map(({ name }) => name));
    const personal = /^(?:customer_number|user_id|email|recipient|from_email|to_email)$/;
    const forgotten = tables.filter(
      ({ name, columns }) => impersonalTables.includes(name) && columns.some((column) => personal.test(column.name)),
    );
    expect(forgotten.map(({ name }) => name)).toEqual([]);
  });
});

describe("the export", () => {
  const exported = async (person: Person): Promise<Loose> =>
    (await ask("GET", "/shop/account/data", undefined, person.auth)).body.result;

  it("[ACC-06] has all kinds, all that belongs to the customer, nothing of others, and no secret", async () => {
    const [person, other] = [await customer(ask), await customer(ask)];
    const [own, foreign] = [await ordered(person), await ordered(other)];
    await ask("POST", "/shop/account/email", { email: `neu.${person.email}`, password }, person.auth);
    const data = await exported(person);
    expect(data.kinds.map(({ key }: Loose) => key)).toEqual(storedKinds.map(({ key }) => key));
    const rows: Loose = Object.assign({}, ...data.kinds.map(({ tables }: Loose) => tables));
    expect(
      Object.fromEntries(
        ["users", "customers", "orders", "contracts", "order_keys", "sessions", "email_changes", "outbox"].map(
          (name) => [name, rows[name].length],
        ),
      ),
    ).toEqual({
      users: 1,
      customers: 1,
      orders: 1,
      contracts: 1,
      order_keys: 1,
      sessions: 1,
      email_changes: 1,
      outbox: 3,
    });
    expect(rows["orders"][0].body).toMatchObject({ id: own.id, address: { email: person.email } });
    expect(rows["outbox"].map(({ text }: Loose) => text).join()).toContain(own.number);
    const text = JSON.stringify(data);
    expect(text).not.toContain(foreign.id);
    expect(text).not.toContain(other.email);
    expect(text).not.toMatch(/argon2|_hash"|"print"/);
    expect((await ask("GET", "/shop/account/data")).status).toBe(401);
  });

  it("[ACC-06] hands out no message that another person may have sent from the same address", async () => {
    const email = `victim-${Date.now()}@example.test`;
    const draft = {
      contract: "K-2026-1",
      firstName: "Vera",
      lastName: "Vogt",
      email,
      emailRepeat: email,
      productCategory: "hosting",
    };
    await ask("POST", "/shop/declaration/withdrawal", draft, { "idempotency-key": "withdrawal-of-another-1" });
    const person = await account(ask, email);
    expect(JSON.stringify(await exported(person))).not.toContain("Vogt");
  });
});

describe("letters that have no order", () => {
  it("[ACC-06] of invoices sent again, of declarations and of the account are exported and blanked, and no one else's", async () => {
    const [person, other] = [await customer(ask), await customer(ask)];
    const [number, otherNumber] = [await numberOf(person), await numberOf(other)];
    const placed = [await ordered(person), await ordered(other)];
    await api.invoicing.run();
    clock.now += 1000;
    const admin = await staffMember(shop, "admin");
    for (const [index, one] of [person, other].entries()) {
      const { invoices } = (await ask("GET", "/shop/invoices", undefined, one.auth)).body.result;
      for (let times = 0; times < 2; times += 1)
        expect((await ask("POST", `/shop/admin/invoices/${invoices[0].id}/letter`, undefined, admin.auth)).status).toBe(
          200,
        );
      const draft = { name: "Erika Mustermann", contract: placed[index]?.number, email: one.email };
      await ask("POST", "/shop/declaration/withdrawal", draft, { ...one.auth, "idempotency-key": `w-${one.email}` });
      await ask("POST", "/auth/forgot-password", { email: one.email });
    }
    // An export does not say that the wanted address has an account.
    await ask("POST", "/shop/account/email", { email: other.email, password }, person.auth);
    const written = async (): Promise<readonly Loose[]> => {
      const { kinds } = (await ask("GET", "/shop/account/data", undefined, person.auth)).body.result;
      return Object.assign({}, ...kinds.map(({ tables }: Loose) => tables))["outbox"];
    };
    const waiting = await written();
    expect(waiting.filter(({ id }) => id.startsWith("account-")).map(({ text }) => text)).toEqual(["", "", ""]);
    expect(JSON.stringify(waiting)).not.toContain("code=");
    for (let rounds = 0; rounds < 3; rounds += 1) await api.mailDelivery.run();
    await api.invoicing.run();
    await api.mailDelivery.run();
    const kindsOf = (letters: readonly Loose[]) => letters.map(({ id }) => /^[a-z]+/.exec(id)?.[0] ?? "").sort();
    const own = await written();
    expect(kindsOf(own.filter(({ id }) => !id.startsWith("invoice-")))).toEqual([
      "account",
      "account",
      "account",
      "contract",
      "contract",
      "declaration",
      "declared",
      "order",
    ]);
    expect(own.filter(({ id }) => /^invoice-.*-[12]$/.test(id))).toHaveLength(2);
    expect(JSON.stringify(own)).not.toContain(other.email);
    const { invoices } = (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result;
    expect((await ask("POST", "/shop/account/deletion", { password }, person.auth)).status).toBe(200);
    const letter = await ask("POST", `/shop/admin/invoices/${invoices[0].id}/letter`, undefined, admin.auth);
    expect(letter.body.refusal).toBe("AccountUnknown");
    const rows = await database.reads.selectFrom("outbox").selectAll().execute();
    expect(
      rows
        .filter(({ id }) => own.some((letter) => letter.id === id))
        .every(({ recipient, text }) => recipient + text === ""),
    ).toBe(true);
    expect(rows.filter(({ id }) => id.startsWith(`account-${number}-`))).toEqual([]);
    expect(rows.filter(({ id }) => id.startsWith(`account-${otherNumber}-`)).length).toBeGreaterThan(0);
    expect(rows.filter(({ recipient }) => recipient === other.email).length).toBeGreaterThan(4);
    expect((await lettersTo(shop, person.email)).at(-1)).toMatch(/Ihr Konto|your account/);
  });
});

describe("the deletion", () => {
  const deleted = (person: Person, typed = password) =>
    ask("POST", "/shop/account/deletion", { password: typed }, person.auth);

  it("[ACC-06] asks for the password, and is refused while contracts run, also to the day they were cancelled to", async () => {
    const person = await customer(ask);
    await ordered(person);
    expect((await deleted(person, "not-the-one")).body.refusal).toBe("CurrentPasswordWrong");
    const refused = await deleted(person);
    expect(refused.body).toMatchObject({ status: 409, refusal: "ContractsStillRun", facts: { count: 1 } });
    expect((await ask("GET", "/shop/auth/customer", undefined, person.auth)).status).toBe(200);
  });

  it("[ACC-06] [SHOP3-4] is refused, with each sum, while anything is owed or to be paid back; then it goes", async () => {
    const person = await customer(ask);
    const number = await numberOf(person);
    const { id } = await ordered(person);
    await api.invoicing.run();
    const admin = await staffMember(shop, "admin");
    const [{ id: invoice, total }] = (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;
    expect((await noted(shop, admin, invoice, { amount: total + 777 })).status).toBe(200);
    expect((await ask("POST", `/shop/contracts/${id}-1/guarantee`, undefined, person.auth)).status).toBe(200);
    await api.invoicing.run();
    const refused = await deleted(person);
    expect(refused.body).toMatchObject({ status: 409, refusal: "MoneyStillOpen", facts: { left: 0, credit: 777 } });
    expect(refused.body.facts.toPayBack).toBeGreaterThan(0);
    expect((await ask("GET", "/shop/auth/customer", undefined, person.auth)).status).toBe(200);
    const path = `/shop/admin/customers/${number}`;
    const { most } = (await ask("GET", `${path}/money`, undefined, admin.auth)).body.result;
    const day = dayOf(instant(clock.now), "Europe/Berlin");
    const payout = {
      kind: "payout",
      document: null,
      day,
      amount: most,
      reference: "Back",
      externalReference: randomUUID(),
    };
    expect((await ask("POST", `${path}/payments`, payout, admin.auth)).status).toBe(200);
    expect((await deleted(person)).status).toBe(200);
  });

  it("[ACC-06] of an account that has ordered nothing leaves nothing of it but the letter", async () => {
    const person = await customer(ask);
    const number = await numberOf(person);
    await filledCart(ask, undefined, person.auth);
    expect((await deleted(person)).status).toBe(200);
    expect((await ask("GET", "/shop/auth/customer", undefined, person.auth)).status).toBe(401);
    expect((await ask("POST", "/auth/local", { identifier: person.email, password })).status).toBe(400);
    expect((await lettersTo(shop, person.email)).at(-1)).toMatch(/Ihr Konto|your account/);
    await database.inTransaction((handle) =>
      handle.deleteFrom("outbox").where("recipient", "=", person.email).execute(),
    );
    // Counts of calls have the address in them for a minute.
    await forgetOldCalls(database, clock.now + dayLong);
    const left = await everything();
    expect([left.includes(person.email), left.includes(`"${number}"`)]).toEqual([false, false]);
    // The address is free again, for another account with another number.
    expect(await numberOf(await account(ask, person.email))).not.toBe(number);
  });

  it("[ACC-06] [ACC-03] leaves orders and contracts for six years and invoices for eight, out of any reach, and then nothing", async () => {
    const person = await customer(ask);
    const number = await numberOf(person);
    const { id } = await ordered(person);
    expect((await ask("POST", `/shop/contracts/${id}-1/guarantee`, undefined, person.auth)).status).toBe(200);
    await api.invoicing.run();
    await api.mailDelivery.run();
    expect((await deleted(person)).status).toBe(200);
    const rowsOf = (table: "orders" | "contracts" | "invoices") =>
      database.reads.selectFrom(table).selectAll().where("customer_number", "=", number).execute();
    expect([(await rowsOf("orders")).length, (await rowsOf("contracts")).map(({ email }) => email)]).toEqual([1, [""]]);
    expect((await ask("GET", `/shop/order/${id}`, undefined, person.auth)).status).toBe(401);
    const again = await account(ask, person.email);
    expect((await ask("GET", "/shop/orders", undefined, again.auth)).body.result.orders).toEqual([]);
    expect((await ask("GET", `/shop/order/${id}`, undefined, again.auth)).status).toBe(404);
    const services = { database, now: () => instant(clock.now), settings: shop.settings };
    const before = clock.now;
    for (const [at, left, billed] of [
      ["2032-12-31T22:00:00Z", 1, 2],
      ["2033-01-01T00:00:00Z", 0, 2],
      ["2034-12-31T22:00:00Z", 0, 2],
      ["2035-01-01T00:00:00Z", 0, 0],
      ["2035-01-02T00:00:00Z", 0, 0],
    ] as const) {
      clock.now = Date.parse(at) as typeof clock.now;
      await Promise.all([deleteWhatIsDue(services), deleteWhatIsDue(services)]);
      const count = async (table: Parameters<typeof rowsOf>[0]) => (await rowsOf(table)).length;
      expect([at, await count("orders"), await count("contracts"), await count("invoices")]).toEqual([
        at,
        left,
        left,
        billed,
      ]);
    }
    clock.now = (before + dayLong) as typeof clock.now;
    expect(
      await database.reads.selectFrom("deleted_accounts").selectAll().where("customer_number", "=", number).execute(),
    ).toEqual([]);
    expect((await everything()).includes(`"${number}"`)).toBe(false);
  });
});
