// What an account opened ends with its login, also in the ways that its own tests do not name: another login address, a factor that was removed, one login of many. [SES-07] [SES-10] [TKT-04]
import { expect, it } from "vitest";
import { account, lettersTo, password } from "../../../test/customers.ts";
import { type Headers, type Loose, runningForFile } from "../../../test/harness.ts";
import { linkProvider, userByProvider } from "./provider-links-store.ts";
import { userByEmail } from "./users-store.ts";
import { factorCode, proved, staffMember, type StaffMember } from "../../../test/staff.ts";

const shop = await runningForFile({ STAFF_FACTOR: "off" });
const { ask, api, clock } = shop;
const admin = await staffMember(shop, "admin");
const event: Loose = (
  await ask("POST", "/shop/ticketing/events", { title: "Open day", place: "Kiel", startsAt: clock.now }, admin.auth)
).body.result;

const logIn = async ({ email }: { readonly email: string }): Promise<Headers> => ({
  authorization: `Bearer ${(await ask("POST", "/auth/local", { identifier: email, password })).body.jwt}`,
});
const open = async (auth: Headers): Promise<Headers> => ({
  "shop-ticketing": (await ask("POST", "/shop/ticketing/session", { event: event["id"], gate: "West" }, auth)).body
    .result?.token,
});
const badges = async (gate: Headers): Promise<number> =>
  (await ask("GET", "/shop/ticketing/badges", undefined, gate)).status;
const change = async (number: string, what: string, body: object, method = "PUT") => {
  await proved(shop, admin);
  const answer = await ask(
    method,
    `/shop/admin/customers/${number}/${what}`,
    { ...body, reason: "It was lost." },
    admin.auth,
  );
  expect(answer.status, answer.text).toBe(200);
};
const enrolled = async ({ auth }: StaffMember): Promise<string> => {
  const { secret } = (await ask("POST", "/shop/staff/factor", undefined, auth)).body.result;
  const set = await ask("PUT", "/shop/staff/factor", { code: factorCode(secret, clock.now) }, auth);
  expect(set.status, set.text).toBe(200);
  return secret;
};

it("[TKT-04] [SES-07] [SEC2-3] an entrance ends with another login address of its account, and with a factor that an administrator removed", async () => {
  const [one, other] = [await staffMember(shop, "ticketing"), await staffMember(shop, "ticketing")];
  await enrolled(other);
  const gates = [await open(one.auth), await open(other.auth)];
  for (const gate of gates) expect(await badges(gate)).toBe(200);
  await change(one.number, "email", { email: `new-${one.email}` });
  await change(other.number, "factor", {}, "POST");
  for (const gate of gates) expect(await badges(gate)).toBe(403);
});

it("[TKT-04] [SES-07] [SEC2-11] half a login opens no entrance and makes no key for one", async () => {
  const member = await staffMember(shop, "admin");
  await enrolled(member);
  const half = await logIn(member);
  for (const [path, body] of [
    ["/shop/ticketing/session", { event: event["id"], gate: "West" }],
    [`/shop/ticketing/events/${event["id"]}/staff-keys`, undefined],
    ["/shop/auth/singleSign", undefined],
    ["/shop/account/email", { email: `new-${member.email}`, password }],
    ["/shop/account/deletion", { password }],
    ["/shop/account/sessions/others", undefined],
  ] as const) {
    const answer = await ask("POST", path, body, half);
    expect(answer.status, `${path} ${answer.text}`).toBeGreaterThanOrEqual(400);
  }
});

it("[SES-10] [SEC2-3] the key for the customer panel ends with the login that requested it: by a logout, by the list of logins", async () => {
  const person = await account(ask);
  const second = await logIn(person);
  const keys = async () => (await api.database.reads.selectFrom("single_sign_keys").selectAll().execute()).length;
  await ask("POST", "/shop/auth/singleSign", undefined, second);
  expect(await keys()).toBe(1);
  await ask("POST", "/shop/auth/logout", undefined, second);
  expect(await keys()).toBe(0);
  const third = await logIn(person);
  await ask("POST", "/shop/auth/singleSign", undefined, third);
  const { sessions } = (await ask("GET", "/shop/account/sessions", undefined, person.auth)).body.result;
  for (const { id } of sessions.filter((each: Loose) => !each.current))
    await ask("DELETE", `/shop/account/sessions/${id}`, undefined, person.auth);
  expect(await keys()).toBe(0);
});

it("[SES-05] [ACC-04] [SEC2-3] who came over a provider with the address from before opens the account no more once an administrator has set another", async () => {
  const person = await account(ask);
  const user = await userByEmail(api.database.reads, person.email);
  const { customerNumber } = (await ask("GET", "/shop/auth", undefined, person.auth)).body.result;
  const known = { provider: "google", subject: "a-person-there" };
  await api.database.inTransaction((handle) => linkProvider(handle, known, user?.id ?? 0, clock.now));
  expect((await userByProvider(api.database.reads, known))?.email).toBe(person.email);
  await change(customerNumber, "email", { email: `new-${person.email}` });
  expect(await userByProvider(api.database.reads, known)).toBeUndefined();
});

it("[SES-06] [ACC-04] [SEC2-3] codes of letters to the address from before open nothing once an administrator has set another", async () => {
  const person = await account(ask);
  const { customerNumber } = (await ask("GET", "/shop/auth", undefined, person.auth)).body.result;
  await ask("POST", "/auth/forgot-password", { email: person.email });
  await ask("POST", "/shop/account/email", { email: `thief-${person.email}`, password }, person.auth);
  clock.now += 1000;
  await change(customerNumber, "email", { email: `new-${person.email}` });
  const codes = (await lettersTo(shop, person.email)).flatMap((text) =>
    [...text.matchAll(/=(\w{30,})/g)].map(([, code]) => code ?? ""),
  );
  expect(codes.length).toBeGreaterThan(1);
  for (const code of codes) {
    const fresh = "Harbour-crane-77";
    expect(
      (await ask("POST", "/auth/reset-password", { code, password: fresh, passwordConfirmation: fresh })).status,
    ).toBe(400);
    expect((await ask("POST", "/shop/account/email/confirmation", { code })).status).toBeGreaterThanOrEqual(400);
    expect((await ask("GET", `/auth/email-confirmation?confirmation=${code}`)).status).toBe(400);
  }
  expect((await ask("GET", "/shop/auth", undefined, person.auth)).status).toBe(401);
});
