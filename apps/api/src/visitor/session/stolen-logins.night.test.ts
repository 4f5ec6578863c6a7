// A login that a thief has, in the ways that its own tests do not name: what looks like a proof of identity and is none, and what happens while a password is judged. [SES-14] [SES-15]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { account, codeTo, customer, password } from "../../../test/customers.ts";
import { bearer } from "../../../test/earlier-login.ts";
import { type ApiResponse, type Headers, type Loose, runningForFile } from "../../../test/harness.ts";
import { factorCode, proved, staffMember, type StaffMember } from "../../../test/staff.ts";
import { takeBack } from "./taken-back.ts";
import { userByEmail, type UserRow } from "./users-store.ts";

/** What happens while a password is judged, or made into what is stored of it. */
const meanwhile: { happens: (() => Promise<unknown>) | null } = { happens: null };
const happen = async <Made>(made: Made): Promise<Made> => {
  const { happens } = meanwhile;
  meanwhile.happens = null;
  await happens?.();
  return made;
};

const shop = await runningForFile(
  {},
  {
    passwords: ({ hashed, isPassword }) => ({
      hashed: async (typed) => happen(await hashed(typed)),
      isPassword: async (stored, typed) => happen(await isPassword(stored, typed)),
    }),
  },
);
const { ask, api, clock } = shop;
const next = "Harbour-crane-stands-still-77";
const [chosen, later] = [
  { password: next, passwordConfirmation: next },
  { password: `${next}8`, passwordConfirmation: `${next}8` },
];

const login = (identifier: string, secret = password) => ask("POST", "/auth/local", { identifier, password: secret });
const isIn = async (headers: Headers) => (await ask("GET", "/shop/auth", undefined, headers)).status === 200;
const stored = async (email: string) => (await userByEmail(api.database.reads, email)) as UserRow;
/** One who has just logged in: logins of staff end with their day, and clocks go on here. */
const byAdmin = async (number: string, method: string, what: string, body: object) => {
  const admin = await staffMember(shop, "admin");
  const path = `/shop/admin/customers/${number}/${what}`;
  const answer = await ask(method, path, { reason: "It was lost.", ...body }, admin.auth);
  expect(answer.status, answer.text).toBe(200);
};

describe("a screen that was left open", () => {
  const sensitive = async (auth: Headers): Promise<readonly unknown[]> => {
    const other = await account(ask);
    const { customerNumber } = (await ask("GET", "/shop/auth", undefined, other.auth)).body.result;
    const reason = "A thief says so.";
    const invitation = { email: `${randomUUID()}@example.test`, role: "admin", locale: "en", reason };
    const answers = [
      await ask("POST", "/shop/staff/factor", undefined, auth),
      await ask("POST", "/shop/admin/invitations", invitation, auth),
      await ask("PUT", `/shop/admin/customers/${customerNumber}/blocked`, { blocked: true, reason }, auth),
      await ask("DELETE", "/shop/account/sessions", undefined, auth),
    ];
    return answers.map(({ status, body }) => body.refusal ?? status);
  };
  const refused = ["ProofTooOld", "ProofTooOld", "ProofTooOld", "ProofTooOld"];
  const proof = (auth: Headers, by: string, value: string) => ask("POST", "/shop/staff/proof", { by, value }, auth);

  /** What a thief may try on it, without the password; each leaves the login as it was, or ends it. */
  const tries: Readonly<Record<string, (member: StaffMember) => Promise<unknown>>> = {
    "to end the other logins, again and again": async ({ auth }) => {
      for (let index = 0; index < 5; index += 1) await ask("DELETE", "/shop/account/sessions", undefined, auth);
    },
    "to end them with a wrong password": ({ auth }) =>
      ask("DELETE", "/shop/account/sessions", { password: "not-the-password" }, auth),
    "to end them with an empty password": ({ auth }) => ask("DELETE", "/shop/account/sessions", { password: "" }, auth),
    "to end another login by its name": async ({ email, auth }) => {
      await login(email);
      const { sessions } = (await ask("GET", "/shop/account/sessions", undefined, auth)).body.result;
      for (const { id } of sessions.filter((each: Loose) => !each.current))
        await ask("DELETE", `/shop/account/sessions/${id}`, undefined, auth);
    },
    "to prove it by a wrong password": ({ auth }) => proof(auth, "password", "not-the-password"),
    "to prove it by an empty password": ({ auth }) => proof(auth, "password", ""),
    "to prove it by the code of a factor that the account does not have": ({ auth }) => proof(auth, "code", "000000"),
    "to prove it by a recovery code": ({ auth }) => proof(auth, "code", "aaaa-bbbb-cccc"),
    "to change the password with a wrong one": ({ auth }) =>
      ask("POST", "/auth/change-password", { currentPassword: "wrong", ...chosen }, auth),
    "to ask who is there, in all ways": async ({ auth }) => {
      for (const path of [
        "/users/me",
        "/shop/auth",
        "/shop/staff/factor",
        "/shop/admin/today",
        "/shop/account/sessions",
      ])
        await ask("GET", path, undefined, auth);
    },
    "to get a key for the customer panel": ({ auth }) => ask("POST", "/shop/auth/singleSign", undefined, auth),
    "to request a letter for a new password": ({ email }) => ask("POST", "/auth/forgot-password", { email }),
    "to request the letter that confirms the address": ({ email }) =>
      ask("POST", "/auth/send-email-confirmation", { email }),
    "to begin a passkey and answer nothing": async ({ auth }) => {
      await ask("POST", "/shop/staff/passkeys/options", undefined, auth);
      await ask("POST", "/shop/staff/proof/passkey/options", undefined, auth);
      await ask("POST", "/shop/staff/proof/passkey", { response: {} }, auth);
    },
    "to use that the owner logs in elsewhere": ({ email }) => login(email),
    "to use that the owner proves who they are elsewhere": async ({ email }) => {
      const elsewhere = bearer((await login(email)).body.jwt);
      expect((await proof(elsewhere, "password", password)).status).toBe(200);
    },
    "to use that a colleague proves who they are": async () => proved(shop, await staffMember(shop, "admin")),
    "to wait for a clock that is set back": async () => {
      clock.now -= 600_000;
    },
  };
  it.each(Object.entries(tries))("[SES-15] [SEC4-2] makes no proof of its own: %s", async (_, trying) => {
    const member = await staffMember(shop, "admin");
    clock.now += 3_600_000;
    expect(await sensitive(member.auth)).toEqual(refused);
    await trying(member);
    expect(await sensitive(member.auth)).toEqual(refused);
    expect(await isIn(member.auth)).toBe(true);
  });

  it("[SES-15] [SEC4-2] keeps the beginning of its day and its age, however often its token is answered", async () => {
    const member = await staffMember(shop, "admin");
    for (let hour = 1; hour < 12; hour += 1) {
      clock.now += 3_600_000;
      const { body } = await ask("DELETE", "/shop/account/sessions", { password }, member.auth);
      expect(`Bearer ${body.result.jwt}`).toBe(member.auth["authorization"]);
      expect((await sensitive(member.auth))[0]).toBe("ProofTooOld");
    }
    clock.now += 3_600_000;
    expect(await isIn(member.auth)).toBe(false);
  });
});

describe("a login that is half done", () => {
  const reset = async (email: string) => {
    await ask("POST", "/auth/forgot-password", { email });
    return ask("POST", "/auth/reset-password", { code: await codeTo(shop, email), ...chosen });
  };
  const address = () => `${randomUUID()}@example.test`;
  const numberOf = async (email: string) => (await stored(email)).customer_number;

  /** What a password that is right does not open any more when it was judged, under the name that was typed. */
  const ends: Readonly<Record<string, (person: { email: string; auth: Headers }) => Promise<unknown>>> = {
    "a new password by mail": ({ email }) => reset(email),
    "a change of the password": ({ auth }) =>
      ask("POST", "/auth/change-password", { currentPassword: password, ...chosen }, auth),
    "a block": async ({ email }) => byAdmin(await numberOf(email), "PUT", "blocked", { blocked: true }),
    "another address, set by an administrator": async ({ email }) =>
      byAdmin(await numberOf(email), "PUT", "email", { email: address() }),
    "another address, which the owner and both mailboxes agreed to": async ({ email, auth }) => {
      const to = address();
      await ask("POST", "/shop/account/email", { email: to, password }, auth);
      for (const box of [email, to])
        await ask("POST", "/shop/account/email/confirmation", { code: await codeTo(shop, box) });
    },
    "another address, whose old one somebody else takes": async ({ email }) => {
      await byAdmin(await numberOf(email), "PUT", "email", { email: address() });
      await ask("POST", "/auth/local/register", { username: email, email, password });
    },
    "the account is handed over to whom a provider knows by its address": async ({ email }) => {
      const user = await stored(email);
      await api.database.inTransaction(async (handle) => {
        await handle.updateTable("users").set({ password_hash: "" }).where("id", "=", user.id).execute();
        await takeBack(handle, user, "handed-over", { now: clock.now });
      });
    },
    "the account is deleted": ({ auth }) => ask("POST", "/shop/account/deletion", { password }, auth),
    "the account is deleted, and made anew by another": async ({ email, auth }) => {
      await ask("POST", "/shop/account/deletion", { password }, auth);
      await ask("POST", "/auth/local/register", { username: email, email, password });
    },
    "a block, and the new password of its owner once it is taken back": async ({ email }) => {
      await byAdmin(await numberOf(email), "PUT", "blocked", { blocked: true });
      await byAdmin(await numberOf(email), "PUT", "blocked", { blocked: false });
      await reset(email);
    },
  };
  it.each(Object.entries(ends))("[SES-14] [SEC4-6] opens nothing: %s, while its password is judged", async (_, act) => {
    const person = await customer(ask);
    meanwhile.happens = () => act(person);
    const answer = await login(person.email);
    expect([answer.status, answer.body.jwt], answer.text).toEqual([400, undefined]);
  });

  const acts: Readonly<Record<string, (member: StaffMember) => Promise<unknown>>> = {
    "a new password by mail": ({ email }) => reset(email),
    "a change of the password elsewhere": async ({ email }) =>
      ask(
        "POST",
        "/auth/change-password",
        { currentPassword: password, ...chosen },
        bearer((await login(email)).body.jwt),
      ),
    "the end of the other logins elsewhere": async ({ email }) =>
      ask("DELETE", "/shop/account/sessions", { password }, bearer((await login(email)).body.jwt)),
    "a block": ({ number }) => byAdmin(number, "PUT", "blocked", { blocked: true }),
    "a block that is taken back": async ({ number }) => {
      await byAdmin(number, "PUT", "blocked", { blocked: true });
      await byAdmin(number, "PUT", "blocked", { blocked: false });
    },
    "another role": ({ number }) => byAdmin(number, "PUT", "role", { role: "support" }),
    "another address": ({ number }) => byAdmin(number, "PUT", "email", { email: address() }),
    "a factor that is reset": ({ number }) => byAdmin(number, "POST", "factor", {}),
    "its logout": ({ auth }) => ask("POST", "/shop/auth/logout", undefined, auth),
  };
  const entries: Readonly<Record<string, (auth: Headers) => Promise<ApiResponse>>> = {
    "the change of the password": (auth) =>
      ask("POST", "/auth/change-password", { currentPassword: password, ...later }, auth),
    "the end of the other logins": (auth) => ask("DELETE", "/shop/account/sessions", { password }, auth),
    "a proof of identity": (auth) => ask("POST", "/shop/staff/proof", { by: "password", value: password }, auth),
  };
  const both = Object.keys(acts).flatMap((act) => Object.keys(entries).map((entry) => [act, entry] as const));
  it.each(both)(
    "[SES-14] [SEC4-6] %s while a password is judged: %s is refused, and changes nothing",
    async (act, entry) => {
      const member = await staffMember(shop, "admin");
      const { secret } = (await ask("POST", "/shop/staff/factor", undefined, member.auth)).body.result;
      // Only where there is one, one is reset; the others have none, so that their second login is whole.
      if (act === "a factor that is reset")
        await ask("PUT", "/shop/staff/factor", { code: factorCode(secret, clock.now) }, member.auth);
      const after: { user?: UserRow | undefined } = {};
      const id = (await stored(member.email)).id;
      const row = () =>
        api.database.reads.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst() as Promise<Loose>;
      meanwhile.happens = async () => {
        await acts[act]?.(member);
        after.user = await row();
      };
      const answer = await (entries[entry] as (typeof entries)[string])(member.auth);
      expect(answer.status, answer.text).toBe(401);
      expect(await row()).toEqual(after.user);
      expect(await isIn(member.auth)).toBe(false);
    },
  );

  it.each([
    ["a block", (number: string) => byAdmin(number, "PUT", "blocked", { blocked: true })],
    ["another address", (number: string) => byAdmin(number, "PUT", "email", { email: address() })],
    ["another role", (number: string) => byAdmin(number, "PUT", "role", { role: "support" })],
  ] as const)(
    "[SES-14] [SEC4-6] a code for a new password opens nothing: %s, while the password is made",
    async (_, act) => {
      const person = await account(ask);
      const number = await numberOf(person.email);
      await ask("POST", "/auth/forgot-password", { email: person.email });
      const code = await codeTo(shop, person.email);
      meanwhile.happens = () => act(number);
      expect((await ask("POST", "/auth/reset-password", { code, ...chosen })).status).toBe(400);
      expect((await login(person.email, next)).status).toBe(400);
    },
  );
});
