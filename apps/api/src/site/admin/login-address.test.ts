// A lost mailbox: an administrator gives the account another login address, and nothing that the old one opened stays open. [ACC-04] [SES-07] [OPS2-5]
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { account, codeTo, customer, filledCart, lettersTo, order, password } from "../../../test/customers.ts";
import { answer, questionCodes, withdraw } from "../../../test/declarations.ts";
import { runningForFile } from "../../../test/harness.ts";
import { proved, staffMember } from "../../../test/staff.ts";

const shop = await runningForFile({ CONFIRM_EMAIL: "order" });
const { ask, clock, api } = shop;
const admin = await staffMember(shop, "admin");
const reason = "The provider of the mailbox closed; passport seen.";
const freshAddress = () => `${randomUUID()}@example.test`;

const numberOf = async (auth: Readonly<Record<string, string>>): Promise<string> =>
  (await ask("GET", "/shop/auth", undefined, auth)).body.result.customerNumber;
const set = (number: string, email: string, auth = admin.auth, why = reason) =>
  ask("PUT", `/shop/admin/customers/${number}/email`, { email, reason: why }, auth);
const login = (identifier: string) => ask("POST", "/auth/local", { identifier, password });

it("[DSK-03] [ACC-04] [SES-07] [OPS2-5] the account logs in by the new address, sessions and links of the old one end, both get a letter, and the new one is unproved until its link is followed", async () => {
  const person = await customer(ask);
  const number = await numberOf(person.auth);
  await ask("GET", `/auth/email-confirmation?confirmation=${await codeTo(shop, person.email, "confirmation")}`);
  const placed = await order(ask, person, await filledCart(ask, undefined, person.auth));
  expect(placed.status, placed.text).toBe(201);
  await withdraw(ask, placed.body.result.number, person.email);
  expect((await questionCodes(shop, person.email)).length).toBeGreaterThan(0);
  await ask("POST", "/auth/forgot-password", { email: person.email });
  const reset = await codeTo(shop, person.email);
  const wanted = freshAddress();
  expect((await ask("POST", "/shop/account/email", { email: wanted, password }, person.auth)).status).toBe(200);

  const to = freshAddress();
  expect((await set(number, ` ${to.toUpperCase()} `)).body.result).toMatchObject({ email: to, confirmed: false });
  expect((await ask("GET", "/shop/auth", undefined, person.auth)).status, "the session").toBe(401);
  expect((await login(person.email)).status, "the old address").toBe(400);
  const chosen = { password: "segelboot-vor-anker", passwordConfirmation: "segelboot-vor-anker" };
  expect(
    (await ask("POST", "/auth/reset-password", { code: reset, ...chosen })).status,
    "the link for a new password",
  ).toBe(400);
  expect((await answer(shop, person.email, "not-own")).status, "the link of a declaration").toBeGreaterThanOrEqual(400);
  const change = await codeTo(shop, wanted);
  expect(
    (await ask("POST", "/shop/account/email/confirmation", { code: change })).status,
    "the change that was asked for",
  ).toBeGreaterThanOrEqual(400);

  // Letters of one moment have no order.
  const letters = await lettersTo(shop, person.email);
  const letter =
    letters.find((text) => text.includes("Our staff have given your account another email address")) ?? "none";
  expect(letter).toContain("links in our");
  expect(letters.join("\n"), "who reads the old mailbox by now need not know the new one").not.toContain(to);
  clock.now += 2_000;
  const auth = { authorization: `Bearer ${(await login(to)).body.jwt}` };
  const again = { ...person, email: to, auth };
  expect(
    (await order(ask, again, await filledCart(ask, undefined, auth))).body.refusal,
    "the house's rule for unproved addresses",
  ).toBe("EmailUnconfirmed");
  const code = await codeTo(shop, to, "confirmation");
  expect((await ask("GET", `/auth/email-confirmation?confirmation=${code}`)).status).toBeLessThan(400);
  expect((await order(ask, again, await filledCart(ask, undefined, auth))).status).toBe(201);
  const { entries } = (await ask("GET", `/shop/admin/journal?subject=${number}`, undefined, admin.auth)).body.result;
  expect(entries).toMatchObject([{ act: "login-address", by: admin.number, reason, after: { newAddress: true } }]);
  const stored = await shop.api.database.reads.selectFrom("journal").selectAll().execute();
  expect(JSON.stringify(stored), "the journal is never deleted").not.toContain("@");
});

it("[SES-07] [OPS2-5] staff are helped as well; no one changes their own address, and administrators alone change that of others, with a fresh proof and a reason, to a free address", async () => {
  const [colleague, support, other] = [
    await staffMember(shop, "admin"),
    await staffMember(shop, "support"),
    await account(ask),
  ];
  const to = freshAddress();
  const refusals = [
    await set(admin.number, to),
    await set(colleague.number, to, support.auth),
    await set(colleague.number, to, admin.auth, " "),
    await set(colleague.number, other.email),
    await set(colleague.number, colleague.email),
    await set(colleague.number, "no address"),
    await set("999999999", to),
  ].map(({ body }) => body.refusal);
  expect(refusals).toEqual([
    "NotForOneself",
    "AreaClosed",
    "ReasonMissing",
    "LoginAddressTaken",
    "EmailUnchanged",
    "AddressRefused",
    "AccountUnknown",
  ]);
  clock.now += 11 * 60_000;
  expect((await set(colleague.number, to)).body.refusal).toBe("ProofTooOld");
  await proved(shop, admin);
  expect((await set(colleague.number, to)).status).toBe(200);
  expect((await ask("GET", "/shop/admin/today", undefined, colleague.auth)).status).toBe(401);
  clock.now += 2_000;
  expect((await login(to)).status).toBe(200);
  const { role } = await api.database.reads
    .selectFrom("users")
    .select("role")
    .where("email", "=", to)
    .executeTakeFirstOrThrow();
  expect(role).toBe("admin");
});
