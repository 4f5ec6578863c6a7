// What customers change of their own account: address, email address by two confirmations, logins. [ACC-04]
import { instant } from "@kontor/domain/kernel/calendar";
import { describe, expect, it } from "vitest";
import { earlierLogin } from "../../../test/earlier-login.ts";
import { runningForFile, type Loose } from "../../../test/harness.ts";
import {
  account,
  address,
  customer,
  filledCart,
  lettersTo,
  order,
  password,
  quoteOf,
} from "../../../test/customers.ts";

import { dropHiddenCompanies } from "./hidden-companies.ts";

const shop = await runningForFile();
const { ask, api, clock } = shop;

const vienna = {
  ...address,
  street: "Ringstraße 2",
  postCode: "1010",
  city: "Wien",
  country: "AT",
  email: "ignored@example.test",
};

describe("the address", () => {
  it("[ACC-04] [VAT-09] decides VAT of quotes from now on, and changes no order from before", async () => {
    const person = await customer(ask);
    const placed = (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result;
    const cart = await filledCart(ask, undefined, person.auth);
    expect((await quoteOf(ask, cart.id, person.auth)).vat).toMatchObject({ country: "DE", rate: 1900 });
    const changed = await ask("PUT", "/shop/auth/customer", vienna, person.auth);
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body.result).toMatchObject({ city: "Wien", country: { iso: "AT" }, email: person.email });
    expect((await quoteOf(ask, cart.id, person.auth)).vat).toMatchObject({ country: "AT", rate: 2000 });
    const before = (await ask("GET", `/shop/order/${placed.id}`, undefined, person.auth)).body.result;
    expect(before).toMatchObject({
      quote: { vat: { country: "DE", rate: 1900 }, hash: placed.quote.hash },
      address: placed.address,
    });
  });

  it("[ACC-04] [CUS-11] [CUS-12] follows the rules of the registration, and takes a VAT id with its check", async () => {
    const person = await customer(ask);
    const wrong = await ask("PUT", "/shop/auth/customer", { ...vienna, city: "", vatId: "ATU00000000" }, person.auth);
    expect([wrong.status, wrong.body.errors.map(({ field }: Loose) => field)]).toEqual([422, ["vatId", "city"]]);
    const business = { ...vienna, kind: "business", company: "Hafen GmbH", vatId: "ATU12011204" };
    const changed = await ask("PUT", "/shop/auth/customer", business, person.auth);
    expect(changed.status, changed.text).toBe(200);
    expect(changed.body.result).toMatchObject({ kind: "business", vatId: "ATU12011204", vatIdValidity: "valid" });
    const cart = await filledCart(ask, undefined, person.auth);
    expect((await quoteOf(ask, cart.id, person.auth)).vat).toMatchObject({ treatment: "reverse-charge", rate: 0 });
  });

  it("[CUS-12] [CODE4-11] of a private customer has no company: what a form once sent unseen leaves it, and no document", async () => {
    const person = await customer(ask, { company: "Hafen" });
    const own = async () => (await ask("GET", "/shop/auth/customer", undefined, person.auth)).body.result;
    const { number, company } = await own();
    expect(company).toBeNull();
    const customers = () =>
      api.database.reads.selectFrom("customers").select("address").where("customer_number", "=", number);
    const address = JSON.stringify({
      ...JSON.parse((await customers().executeTakeFirstOrThrow()).address),
      company: "Hafen",
    });
    await api.database.inTransaction(async (handle) => {
      await handle.updateTable("customers").set({ address }).where("customer_number", "=", number).execute();
      await handle.deleteFrom("marks").where("key", "=", "hidden-companies-dropped").execute();
    });
    const placed = (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result;
    const counted: unknown[] = [];
    for (const _ of [1, 2])
      await dropHiddenCompanies(api.database, () => instant(clock.now), { warn: (facts) => void counted.push(facts) });
    expect([(await own()).company, counted]).toEqual([null, [{ customers: 1 }]]);
    const { result } = (await ask("GET", `/shop/order/${placed.id}`, undefined, person.auth)).body;
    expect([placed.address.company, result.address.company]).toEqual(["Hafen", "Hafen"]);
  });

  it("[ACC-04] [SES-07] is no one else's, no first one, and a reseller's stays a business", async () => {
    expect((await ask("PUT", "/shop/auth/customer", vienna)).status).toBe(401);
    const { auth } = await account(ask);
    expect((await ask("PUT", "/shop/auth/customer", vienna, auth)).body.refusal).toBe("AddressMissing");
    const reseller = await customer(ask, { kind: "business", company: "Hafen GmbH" });
    await api.database.inTransaction((handle) =>
      handle.updateTable("users").set({ role: "reseller" }).where("email", "=", reseller.email).execute(),
    );
    expect((await ask("PUT", "/shop/auth/customer", vienna, reseller.auth)).body.refusal).toBe("ResellerNotBusiness");
  });
});

/** The codes of the last letters to both addresses. */
const codesOf = async (old: string, fresh: string) =>
  Promise.all(
    [old, fresh].map(async (email) => /code=(\w+)/.exec((await lettersTo(shop, email)).at(-1) ?? "")?.[1] ?? ""),
  );

describe("the email address", () => {
  /** Letters of one moment have no order: each step has a second of its own. */
  const requested = async (
    person: { readonly email: string; readonly auth: Readonly<Record<string, string>> },
    email: string,
  ) => {
    clock.now += 1000;
    return ask("POST", "/shop/account/email", { email, password }, person.auth);
  };
  const confirm = (code: string | undefined) => {
    clock.now += 1000;
    return ask("POST", "/shop/account/email/confirmation", { code });
  };

  it("[ACC-04] [SES-06] changes when both addresses have agreed, with login and stored address, and each code once", async () => {
    const person = await customer(ask);
    const fresh = `Neu.${person.email}`;
    const answer = await requested(person, fresh);
    expect([answer.status, answer.body.result?.email]).toEqual([200, fresh.toLowerCase()]);
    const [old, other] = await codesOf(person.email, fresh.toLowerCase());
    const rows = await api.database.reads.selectFrom("email_changes").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(old);
    expect(JSON.stringify(rows)).not.toContain(other);
    expect((await confirm(old)).body.result).toEqual({ changed: false });
    expect((await confirm(old)).body.result).toEqual({ changed: false });
    expect((await ask("GET", "/shop/account/email", undefined, person.auth)).body.result).toMatchObject({
      email: person.email,
      pending: { email: fresh.toLowerCase(), old: true, new: false },
    });
    expect((await confirm(other)).body.result).toEqual({ changed: true });
    expect((await confirm(other)).body.refusal).toBe("CodeNotValid");
    expect((await ask("GET", "/shop/auth/customer", undefined, person.auth)).body.result.email).toBe(
      fresh.toLowerCase(),
    );
    expect((await ask("POST", "/auth/local", { identifier: fresh, password })).status).toBe(200);
    expect((await ask("POST", "/auth/local", { identifier: person.email, password })).status).toBe(400);
    for (const address of [person.email, fresh.toLowerCase()])
      expect((await lettersTo(shop, address)).at(-1)).toContain(fresh.toLowerCase());
  });

  it("[ACC-04] stays when one of them objects, and when its time is over", async () => {
    const person = await customer(ask);
    await requested(person, `a.${person.email}`);
    const [old, fresh] = await codesOf(person.email, `a.${person.email}`);
    expect((await ask("POST", "/shop/account/email/objection", { code: old })).status).toBe(200);
    expect((await confirm(fresh)).body.refusal).toBe("CodeNotValid");
    await requested(person, `b.${person.email}`);
    const late = await codesOf(person.email, `b.${person.email}`);
    const before = clock.now;
    clock.now += 24 * 3_600_000;
    for (const code of late) expect((await confirm(code)).body.refusal).toBe("CodeNotValid");
    clock.now = before;
    expect((await ask("GET", "/shop/auth/customer", undefined, person.auth)).body.result.email).toBe(person.email);
  });

  it("[ACC-04] [SES-06] asks for the password, and does not say whether the other address has an account", async () => {
    const person = await customer(ask);
    const wrong = await ask(
      "POST",
      "/shop/account/email",
      { email: `x.${person.email}`, password: "not-the-one" },
      person.auth,
    );
    expect([wrong.status, wrong.body.refusal]).toEqual([400, "CurrentPasswordWrong"]);
    expect((await requested(person, person.email)).body.refusal).toBe("EmailUnchanged");
    expect((await requested(person, "no address")).body.errors[0].refusal).toBe("EmailInvalid");
    const other = await customer(ask);
    const [taken, free] = [await requested(person, other.email), await requested(person, `free.${person.email}`)];
    expect([taken.status, Object.keys(taken.body.result)]).toEqual([free.status, Object.keys(free.body.result)]);
    await requested(person, other.email);
    const [old] = await codesOf(person.email, other.email);
    expect((await confirm(old)).body.result).toEqual({ changed: false });
    expect((await lettersTo(shop, other.email)).join()).not.toContain("code=");
  });
});

describe("the logins", () => {
  const login = async (email: string, agent: string) => ({
    authorization: `Bearer ${(await ask("POST", "/auth/local", { identifier: email, password }, { "user-agent": agent })).body.jwt}`,
  });
  const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0";
  const listed = async (auth: Readonly<Record<string, string>>): Promise<readonly Loose[]> =>
    (await ask("GET", "/shop/account/sessions", undefined, auth)).body.result.sessions;
  const isIn = async (auth: Readonly<Record<string, string>>) =>
    (await ask("GET", "/shop/auth/customer", undefined, auth)).status === 200;

  it("[ACC-04] are listed with their device and last use, and ended one by one", async () => {
    const person = await customer(ask);
    clock.now += 1000;
    const second = await login(person.email, firefox);
    clock.now += 3_600_000;
    expect(await isIn(person.auth)).toBe(true);
    await expect
      .poll(async () => (await listed(person.auth)).map(({ device, current }) => [device, current]))
      .toEqual([
        ["", true],
        ["Firefox/Windows", false],
      ]);
    const [own, other] = await listed(person.auth);
    expect(own?.["usedAt"]).toBe(clock.now);
    const stranger = await customer(ask);
    const end = (id: string, auth: Readonly<Record<string, string>>) =>
      ask("DELETE", `/shop/account/sessions/${id}`, undefined, auth);
    expect((await end(other?.["id"], stranger.auth)).body.refusal).toBe("SessionUnknown");
    expect((await end(other?.["id"], person.auth)).status).toBe(200);
    expect([await isIn(second), await isIn(person.auth), (await listed(person.auth)).length]).toEqual([false, true, 1]);
    expect((await end(other?.["id"], person.auth)).body.refusal).toBe("SessionUnknown");
  });

  it("[ACC-04] end all at once but the one that asks, and with a change of password", async () => {
    const person = await customer(ask);
    const second = await login(person.email, firefox);
    const ended = await ask("DELETE", "/shop/account/sessions", undefined, person.auth);
    const own = { authorization: `Bearer ${ended.body.result.jwt}` };
    expect([await isIn(second), await isIn(person.auth), own]).toEqual([false, true, person.auth]);
    expect((await listed(own)).map(({ current }) => current)).toEqual([true]);
    clock.now += 2000;
    const third = await login(person.email, firefox);
    const change = { currentPassword: password, password: "Passw0rd-two", passwordConfirmation: "Passw0rd-two" };
    const { jwt } = (await ask("POST", "/auth/change-password", change, own)).body;
    const after = { authorization: `Bearer ${jwt}` };
    expect([await isIn(third), await isIn(own), (await listed(after)).length]).toEqual([false, false, 1]);
  });

  it("[ACC-04] [SES-11] from before they were noted are listed when they are used", async () => {
    const { email } = await customer(ask);
    await api.database.inTransaction((handle) => handle.deleteFrom("sessions").execute());
    const auth = await earlierLogin(shop, email);
    expect(await isIn(auth)).toBe(true);
    expect((await listed(auth)).map(({ current }) => current)).toEqual([true]);
  });
});
