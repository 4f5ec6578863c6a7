// Accounts in the hands of staff: found by fragments, rates, papers, blocks and roles, each noted in a journal that the database closes. [ADM-01] [VAT-08] [CHK-08] [CHK-10] [SES-07]
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { account, address, customer, filledCart, order, quoteOf } from "../../../test/customers.ts";
import { type Headers, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, api } = shop;
const admin = await staffMember(shop, "admin");
const support = await staffMember(shop, "support");

const numberOf = async (auth: Headers): Promise<string> =>
  (await ask("GET", "/shop/auth", undefined, auth)).body.result.customerNumber;
const found = async (query: string): Promise<readonly string[]> =>
  (await ask("GET", `/shop/admin/customers?${query}`, undefined, admin.auth)).body.result.accounts.map(
    ({ number }: { number: string }) => number,
  );
const journalOf = async (subject: string) =>
  (await ask("GET", `/shop/admin/journal?subject=${subject}`, undefined, admin.auth)).body.result.entries;

describe("accounts", () => {
  it("[ADM-01] are found by parts from the middle of a name or an email address, also after these were changed, and no longer once they are gone", async () => {
    const name = `wolke${randomUUID().replaceAll(/[^a-f]/g, "")}x`;
    const email = `erika.${name}-post@example.test`;
    const person = await account(ask, email);
    const fields = { ...address, email, firstName: "Anne", lastName: `Sonnen${name}berg`, company: "" };
    expect((await ask("POST", "/shop/auth/customer", fields, person.auth)).status).toBe(200);
    const number = await numberOf(person.auth);
    const q = (typed: string) => found(new URLSearchParams({ q: typed }).toString());
    for (const typed of [
      name,
      name.slice(1),
      `onnen${name}`,
      `${name}berg`,
      `${name.slice(2)} ann`,
      `${name}-pos`,
      `rika.${name}`,
    ])
      expect([typed, await q(typed)]).toEqual([typed, [number]]);
    // Two letters are looked for where words begin.
    expect([await q(`${name} an`), await q(`${name} ne`)]).toEqual([[number], []]);
    expect((await ask("PUT", "/shop/auth/customer", { ...fields, lastName: "Schmidt" }, person.auth)).status).toBe(200);
    expect([await q(`nnen${name}`), await q(name)]).toEqual([[], [number]]);
    const other = await customer(ask, { lastName: `Sonnen${name}berg` });
    expect(await q(`nnen${name}`)).toEqual([await numberOf(other.auth)]);
    await api.database.inTransaction((handle) => handle.deleteFrom("words").where("id", "=", number).execute());
    expect(await q(`rika.${name}`)).toEqual([await numberOf(other.auth)]);
    // Nothing of it is left in the index either.
    const left = sql<{ word: string }>`select word from word_fragments where word like ${`%${name}%`}`;
    if (api.database.engine === "sqlite")
      for (const { word } of (await left.execute(api.database.reads)).rows) expect(word).toContain(`sonnen${name}berg`);
  });
  it("[ADM-01] are found by parts of words of address and login, all of which must fit", async () => {
    const person = await customer(ask, { firstName: "Käthe", lastName: "Großmann", company: "", city: "Görlitz" });
    const number = await numberOf(person.auth);
    for (const typed of ["grossm", "kathe", "GÖRL großmann", number, person.email.slice(0, 13)])
      expect(await found(new URLSearchParams({ q: typed }).toString()), typed).toEqual([number]);
    expect(await found("q=grossmann+berlin")).toEqual([]);
    expect(await found("q=rossmann")).toEqual([number]);
  });
  it("[ADM-01] come page by page, none twice, and only those that were asked for", async () => {
    const made: string[] = [];
    for (let count = 0; count < 27; count += 1)
      made.push(await numberOf((await account(ask, `page-${count}-seiten@example.test`)).auth));
    const first = (await ask("GET", "/shop/admin/customers?q=seiten", undefined, admin.auth)).body.result;
    const second = (await ask("GET", `/shop/admin/customers?q=seiten&after=${first.next}`, undefined, admin.auth)).body
      .result;
    const numbers = [...first.accounts, ...second.accounts].map(({ number }: { number: string }) => number);
    expect([first.accounts.length, second.next, numbers]).toEqual([25, null, made.toReversed()]);
    expect(await found("only=staff")).toEqual([support.number, admin.number]);
  });
  it("[VAT-08] have an individual rate with a reason, in the next quote and in the journal, until it is removed", async () => {
    const person = await customer(ask);
    const number = await numberOf(person.auth);
    const cart = await filledCart(ask, undefined, person.auth);
    const put = (body: object, auth = admin.auth) => ask("PUT", `/shop/admin/customers/${number}/vat-rate`, body, auth);
    expect((await put({ rate: 700, reason: " " })).body.refusal).toBe("ReasonMissing");
    const reason = "Vereinbart im Vertrag vom 1. Mai.";
    const set = await put({ rate: 700, reason });
    expect([set.status, set.body.result.individualRate]).toEqual([200, 700]);
    expect((await quoteOf(ask, cart.id, person.auth)).vat).toMatchObject({ rate: 700, treatment: "individual" });
    // The same again is no change, and nothing to note.
    await put({ rate: 700, reason });
    expect(await found("only=individual-rate")).toEqual([number]);
    expect((await put({ rate: null, reason: "Vertrag beendet." })).body.result.individualRate).toBeNull();
    expect((await quoteOf(ask, cart.id, person.auth)).vat.treatment).toBe("domestic");
    expect(await journalOf(number)).toMatchObject([
      { act: "vat-rate", by: admin.number, reason: "Vertrag beendet.", before: { rate: 700 }, after: { rate: null } },
      { act: "vat-rate", by: admin.number, reason, before: { rate: null }, after: { rate: 700 }, at: shop.clock.now },
    ]);
    expect((await put({ rate: 0, reason }, support.auth)).body.refusal).toBe("AreaClosed");
  });
  it("[CHK-08] [CHK-10] with both papers a business is a reseller, and its orders go on", async () => {
    const person = await customer(ask, { kind: "business", company: "Muster GmbH" });
    const number = await numberOf(person.auth);
    const boxes = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false, reseller: true };
    const placed = async () =>
      (await order(ask, person, await filledCart(ask, undefined, person.auth), undefined, { agreements: boxes })).body
        .result;
    const first = await placed();
    const confirm = (paper: string) =>
      ask("PUT", `/shop/admin/customers/${number}/papers/${paper}`, undefined, support.auth);
    const stateOf = async (id: string) =>
      (await ask("GET", `/shop/order/${id}`, undefined, person.auth)).body.result.reseller;
    expect([first.reseller, await found("only=papers")]).toEqual(["pending", [number]]);
    expect((await confirm("businessRegistration")).body.result).toMatchObject({ role: "customer", waiting: 1 });
    expect(await stateOf(first.id)).toBe("pending");
    expect((await confirm("resellingContract")).body.result).toMatchObject({ role: "reseller", waiting: 0 });
    expect([await stateOf(first.id), await found("only=papers")]).toEqual(["confirmed", []]);
    const later = await placed();
    expect((await confirm("resellingContract")).body.result.waiting).toBe(0);
    expect(await stateOf(later.id)).toBe("confirmed");
    expect((await journalOf(number)).map(({ act, by }: { act: string; by: string }) => [act, by])).toEqual(
      Array(3).fill(["paper", support.number]),
    );
    const private_ = await numberOf((await customer(ask)).auth);
    const refused = await ask(
      "PUT",
      `/shop/admin/customers/${private_}/papers/resellingContract`,
      undefined,
      support.auth,
    );
    expect([refused.status, refused.body.refusal]).toEqual([409, "PapersNotForPrivate"]);
  });
  it("[SES-07] are blocked and opened again; a block ends every login", async () => {
    const person = await customer(ask);
    const number = await numberOf(person.auth);
    const block = (blocked: boolean) =>
      ask("PUT", `/shop/admin/customers/${number}/blocked`, { blocked, reason: "Bitte der Kundin." }, admin.auth);
    expect((await block(true)).body.result.blocked).toBe(true);
    expect((await ask("GET", "/shop/orders", undefined, person.auth)).status).toBe(401);
    expect(await found("only=blocked")).toEqual([number]);
    expect((await block(false)).body.result.blocked).toBe(false);
    expect((await ask("GET", "/shop/orders", undefined, person.auth)).status).toBe(401);
    expect((await journalOf(number)).map(({ act }: { act: string }) => act)).toEqual(["unblock", "block"]);
  });
  it("[SES-07] get roles from administrators, never their own, and none of staff once they have ordered", async () => {
    const role = (number: string, to: string, auth = admin.auth) =>
      ask("PUT", `/shop/admin/customers/${number}/role`, { role: to, reason: "Neu im Team." }, auth);
    const number = await numberOf((await account(ask)).auth);
    expect((await role(number, "admin")).body.result.role).toBe("admin");
    expect((await role(admin.number, "customer")).body.refusal).toBe("NotForOneself");
    expect((await role(number, "support", support.auth)).body.refusal).toBe("AreaClosed");
    expect((await role(number, "visitor")).status).toBe(400);
    const buyer = await customer(ask);
    await order(ask, buyer, await filledCart(ask, undefined, buyer.auth));
    expect((await role(await numberOf(buyer.auth), "support")).body.refusal).toBe("AccountHasOrders");
    expect((await role("999999", "support")).body.refusal).toBe("AccountUnknown");
  });
  it("[SES-07] of two administrators who take each other's rights at once, one stays", async () => {
    const [one, two] = [await staffMember(shop, "admin"), await staffMember(shop, "admin")];
    const demote = (whose: string, auth: Headers) =>
      ask("PUT", `/shop/admin/customers/${whose}/role`, { role: "support", reason: "Streit." }, auth);
    const answers = await Promise.all([demote(two.number, one.auth), demote(one.number, two.auth)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([401, 403])]);
  });
});

describe("logins of staff", () => {
  it("[SES-07] end after twelve hours, those of customers do not", async () => {
    const [member, person] = [await staffMember(shop, "support"), await customer(ask)];
    const before = shop.clock.now;
    const statuses = async () => [
      (await ask("GET", "/shop/admin/today", undefined, member.auth)).status,
      (await ask("GET", "/shop/orders", undefined, person.auth)).status,
    ];
    shop.clock.now = before + 12 * 3_600_000 - 2_000;
    expect(await statuses()).toEqual([200, 200]);
    shop.clock.now = before + 12 * 3_600_000;
    expect(await statuses()).toEqual([401, 200]);
    shop.clock.now = before;
  });
});

describe("the journal", () => {
  it("[SES-07] is stored with the change or not at all", async () => {
    const number = await numberOf((await customer(ask)).auth);
    const before = (await journalOf(number)).length;
    await ask("PUT", `/shop/admin/customers/${number}/blocked`, { blocked: true, reason: "x".repeat(501) }, admin.auth);
    expect((await journalOf(number)).length).toBe(before);
  });
  it.each([sql`update journal set reason = 'other'`, sql`delete from journal`])(
    "[SES-07] is closed by the database itself against every change (%#)",
    async (statement) => {
      await expect(api.database.inTransaction((handle) => statement.execute(handle))).rejects.toThrow(
        "journal only grows",
      );
      expect(
        (await ask("GET", "/shop/admin/journal", undefined, admin.auth)).body.result.entries.length,
      ).toBeGreaterThan(0);
    },
  );
});
