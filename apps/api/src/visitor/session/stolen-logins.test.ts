// A login that a thief has: it ends with every spelling of its token, a half-done login does not outlive the password, and none makes a proof out of itself. [SES-14] [SES-15]
import { describe, expect, it } from "vitest";
import { operationRights } from "@kontor/domain/site/admin";
import { account, codeTo, customer, filledCart, password } from "../../../test/customers.ts";
import { bearer, earlierLogin } from "../../../test/earlier-login.ts";
import { type ApiResponse, type Headers, type Loose, runningForFile } from "../../../test/harness.ts";
import { factorCode, staffMember } from "../../../test/staff.ts";
import { provedBy } from "./session-answer.ts";
import { takeBack } from "./taken-back.ts";
import { userByEmail } from "./users-store.ts";

/** What happens while a password is judged. */
const meanwhile: { happens: (() => Promise<unknown>) | null } = { happens: null };
const happen = async (): Promise<void> => {
  const { happens } = meanwhile;
  meanwhile.happens = null;
  await happens?.();
};

const shop = await runningForFile(
  { STAFF_FACTOR: "off" },
  {
    passwords: ({ hashed, isPassword }) => ({
      hashed,
      isPassword: async (stored, typed) => {
        const is = await isPassword(stored, typed);
        await happen();
        return is;
      },
    }),
  },
);
const { ask, api, clock } = shop;

const login = (identifier: string, secret = password) => ask("POST", "/auth/local", { identifier, password: secret });
const isIn = async (headers: Headers) => (await ask("GET", "/shop/auth", undefined, headers)).status === 200;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Texts that a lenient reader of base64url takes for the same token. */
const siblings = (token: string): readonly string[] => {
  const [last = ""] = token.slice(-1);
  const at = letters.indexOf(last);
  const bits = [1, 2, 3].map((bit) => token.slice(0, -1) + letters.charAt(at ^ bit));
  const [head = "", body = "", signature = ""] = token.split(".");
  const standard = (part: string) => part.replaceAll("-", "+").replaceAll("_", "/");
  return [
    ...bits,
    `${token}=`,
    `${token}==`,
    ...bits.map((each) => `${each}=`),
    `${head}=.${body}.${signature}`,
    `${head}.${body}=.${signature}`,
    `${head}.${body}.${standard(signature)}=`,
    `${token}.`,
    `.${token}`,
    `${head}..${body}.${signature}`,
    `${token}\u00a0`,
    `${token}%3D`,
    token.replace(".", "%2E"),
    `${head}.${body}.${signature}A`,
    token.toUpperCase(),
    token.toLowerCase(),
  ].filter((each) => each !== token);
};

describe("the text of a token", () => {
  it("[SES-14] [SEC4-3] [SES-03] is one: what is written otherwise is no token, before and after its logout", async () => {
    const { auth } = await account(ask);
    const [, token = ""] = String(auth["authorization"]).split(" ");
    const others = siblings(token).map((text) => ({ authorization: encodeURI(`Bearer ${text}`).replace("%20", " ") }));
    expect(others.length).toBeGreaterThan(15);
    for (const other of others) expect([other, await isIn(other)]).toEqual([other, false]);
    // One spelling of the scheme or another is the same text of the token.
    expect(await isIn({ authorization: `bearer  ${token}` })).toBe(true);
    await ask("POST", "/shop/auth/logout", undefined, auth);
    for (const each of [auth, ...others]) expect(await isIn(each)).toBe(false);
  });

  it("[SES-14] [SEC4-3] a login of which a sibling was used ends in the list of logins as one", async () => {
    const person = await account(ask);
    const [, token = ""] = String(person.auth["authorization"]).split(" ");
    for (const text of siblings(token))
      await ask("GET", "/shop/auth", undefined, { authorization: encodeURI(`Bearer ${text}`) });
    const own = bearer((await login(person.email)).body.jwt);
    const { sessions } = (await ask("GET", "/shop/account/sessions", undefined, own)).body.result;
    expect(sessions).toHaveLength(2);
  });
});

describe("a login that is half done", () => {
  const changes: readonly (readonly [string, (email: string) => Promise<unknown>])[] = [
    [
      "a new password by mail",
      async (email) => {
        await ask("POST", "/auth/forgot-password", { email });
        const next = "Harbour-crane-77";
        const code = await codeTo(shop, email);
        return ask("POST", "/auth/reset-password", { code, password: next, passwordConfirmation: next });
      },
    ],
    [
      "a block",
      (email) =>
        api.database.inTransaction((handle) =>
          handle.updateTable("users").set({ blocked: 1 }).where("email", "=", email).execute(),
        ),
    ],
    [
      "another address of the account",
      (email) =>
        api.database.inTransaction((handle) =>
          handle
            .updateTable("users")
            .set({ email: `new-${email}`, username: `new-${email}` })
            .where("email", "=", email)
            .execute(),
        ),
    ],
    [
      "the deletion of the account",
      (email) =>
        api.database.inTransaction((handle) => handle.deleteFrom("users").where("email", "=", email).execute()),
    ],
  ];
  it.each(changes)("[SES-14] [SEC4-6] does not survive %s", async (_, change) => {
    const { email } = await account(ask);
    meanwhile.happens = () => change(email);
    const answer = await login(email);
    expect(answer.status, answer.text).toBe(400);
  });

  it.each([
    [
      "the change of a password",
      "POST",
      "/auth/change-password",
      { currentPassword: password, password: "Harbour-crane-77", passwordConfirmation: "Harbour-crane-77" },
    ],
    ["the end of the other logins", "DELETE", "/shop/account/sessions", { password }],
    ["the change of the email address", "POST", "/shop/account/email", { email: "thief@example.test", password }],
    ["the deletion of the account", "POST", "/shop/account/deletion", { password }],
  ] as const)(
    "[SES-14] [SEC4-6] %s by a login that ends meanwhile is refused, and changes nothing",
    async (_, method, path, body) => {
      const person = await customer(ask);
      meanwhile.happens = async () => {
        const user = await userByEmail(api.database.reads, person.email);
        if (user !== undefined)
          await api.database.inTransaction((handle) => takeBack(handle, user, "block", { now: clock.now }));
      };
      expect((await ask(method, path, body, person.auth)).status).toBe(401);
      expect((await login(person.email)).status).toBe(200);
      expect(
        await api.database.reads
          .selectFrom("email_changes")
          .selectAll()
          .where("to_email", "=", "thief@example.test")
          .execute(),
      ).toEqual([]);
    },
  );

  it("[SES-14] [SEC4-6] a proof of identity that ends meanwhile is none", async () => {
    const member = await staffMember(shop, "admin");
    meanwhile.happens = async () => {
      const user = await userByEmail(api.database.reads, member.email);
      if (user !== undefined)
        await api.database.inTransaction((handle) => takeBack(handle, user, "block", { now: clock.now }));
    };
    const proof = await ask("POST", "/shop/staff/proof", { by: "password", value: password }, member.auth);
    expect(proof.status).toBe(401);
  });
});

/** Operations that answer a token, each by a login of staff whose proof is old. */
describe("a proof of identity", () => {
  const aged = async () => {
    const member = await staffMember(shop, "admin");
    clock.now += 3_600_000;
    return member;
  };
  const begin = (headers: Headers) => ask("POST", "/shop/staff/factor", undefined, headers);
  const next = "Harbour-crane-stands-still-77";

  const entries: Readonly<Record<keyof typeof provedBy, (member: Loose) => Promise<ApiResponse> | null>> = {
    login: ({ email }) => login(email),
    register: () => null,
    resetPassword: async ({ email }) => {
      await ask("POST", "/auth/forgot-password", { email });
      const code = await codeTo(shop, email);
      return ask("POST", "/auth/reset-password", { code, password: next, passwordConfirmation: next });
    },
    changePassword: ({ auth }) =>
      ask(
        "POST",
        "/auth/change-password",
        { currentPassword: password, password: next, passwordConfirmation: next },
        auth,
      ),
    // No provider opens an account of staff.
    providerCallback: () => null,
    endOtherSessions: ({ auth }) => ask("DELETE", "/shop/account/sessions", { password }, auth),
  };

  it.each(Object.entries(provedBy))("[SES-15] [SEC4-2] by %s is %s", async (operation, proved) => {
    const member = await aged();
    expect((await begin(member.auth)).body.refusal).toBe("ProofTooOld");
    const answer = await entries[operation as keyof typeof provedBy](member);
    if (answer === null) return;
    expect(answer.status, answer.text).toBe(200);
    const fresh = await begin(bearer(answer.body.jwt ?? answer.body.result.jwt));
    expect(proved === "nothing" ? fresh.body.refusal : fresh.status).toBe(proved === "nothing" ? "ProofTooOld" : 200);
  });

  it("[SES-15] [SEC4-2] is not made by ending the other logins, which needs one itself", async () => {
    const member = await aged();
    const refused = await ask("DELETE", "/shop/account/sessions", undefined, member.auth);
    expect([refused.status, refused.body.refusal]).toEqual([403, "ProofTooOld"]);
    const wrong = await ask("DELETE", "/shop/account/sessions", { password: "not-the-password" }, member.auth);
    expect(wrong.body.refusal).toBe("CurrentPasswordWrong");
    await ask("POST", "/shop/staff/proof", { by: "password", value: password }, member.auth);
    expect((await ask("DELETE", "/shop/account/sessions", undefined, member.auth)).status).toBe(200);
  });

  it("[SES-15] [SEC4-2] ends a working day after the login, however the token was exchanged", async () => {
    const member = await staffMember(shop, "admin");
    for (let hour = 0; hour < 11; hour += 1) {
      clock.now += 3_600_000;
      await ask("DELETE", "/shop/account/sessions", { password }, member.auth);
    }
    expect(await isIn(member.auth)).toBe(true);
    clock.now += 3_600_000;
    expect(await isIn(member.auth)).toBe(false);
  });

  it("[SES-15] [SEC4-2] a login of an earlier version has none, and its second proves nothing", async () => {
    const member = await staffMember(shop, "admin");
    const auth = await earlierLogin(shop, member.email);
    expect(await isIn(auth)).toBe(true);
    expect((await begin(auth)).body.refusal).toBe("ProofTooOld");
    expect((await ask("DELETE", "/shop/account/sessions", undefined, auth)).body.refusal).toBe("ProofTooOld");
    await ask("POST", "/shop/staff/proof", { by: "password", value: password }, auth);
    expect((await begin(auth)).status).toBe(200);
  });

  it("[SES-15] [SEC2-11] half a login is not made whole by a second factor that ends", async () => {
    const [admin, member] = [await staffMember(shop, "admin"), await staffMember(shop, "admin")];
    const { secret } = (await begin(member.auth)).body.result;
    await ask("PUT", "/shop/staff/factor", { code: factorCode(secret, clock.now) }, member.auth);
    const half = bearer((await login(member.email)).body.jwt);
    expect((await ask("GET", "/shop/admin/today", undefined, half)).body.refusal).toBe("FactorMissing");
    const body = { reason: "It was lost." };
    const reset = await ask("POST", `/shop/admin/customers/${member.number}/factor`, body, admin.auth);
    expect(reset.status, reset.text).toBe(200);
    for (const each of [half, member.auth]) expect(await isIn(each)).toBe(false);
  });

  it("[SES-15] all operations of staff have a right, so that none is open to a token by its second alone", () =>
    expect(Object.keys(operationRights)).toEqual(expect.arrayContaining(["endOtherSessions", "inviteStaff"])));
});

describe("ending all other logins", () => {
  it("[ACC-04] [SES-14] [SEC4-1] is counted: ten an hour for an account, wherever they come from", async () => {
    const person = await account(ask);
    const end = () => ask("DELETE", "/shop/account/sessions", { password }, person.auth);
    for (let index = 0; index < 10; index += 1) expect((await end()).status).toBe(200);
    const refused = await end();
    expect([refused.status, refused.body.refusal]).toEqual([429, "TooManyAttempts"]);
    clock.now += 3_600_000;
    expect((await end()).status).toBe(200);
  });

  it("[ACC-04] [SES-14] [SEC4-1] a thief who calls it all the time holds nothing once the owner has set a new password", async () => {
    const owner = await customer(ask);
    await filledCart(ask, undefined, owner.auth);
    const thief = bearer((await login(owner.email)).body.jwt);
    clock.now += 3_600_000;
    const tries = async () => (await ask("DELETE", "/shop/account/sessions", undefined, thief)).status;
    expect([await tries(), await isIn(owner.auth)]).toEqual([403, true]);
    await ask("POST", "/auth/forgot-password", { email: owner.email });
    const code = await codeTo(shop, owner.email);
    const next = "Harbour-crane-77";
    const racing = Array.from({ length: 5 }, tries);
    const reset = await ask("POST", "/auth/reset-password", { code, password: next, passwordConfirmation: next });
    await Promise.all(racing);
    expect([await tries(), await isIn(thief), await isIn(bearer(reset.body.jwt))]).toEqual([401, false, true]);
  });
});
