// The second factor of staff over the wire: set up, given in each login, counted, lost and reset; and the fresh proof before what needs one. [SES-07]
import { describe, expect, it } from "vitest";
import { account, codeTo, password } from "../../../test/customers.ts";
import { type Headers, runningForFile } from "../../../test/harness.ts";
import { factorCommand } from "../../app/data/factor.ts";
import { factorCode, factorSecret, staffMember, type StaffMember } from "../../../test/staff.ts";

const lines: string[] = [];
const shop = await runningForFile({ LOG_LEVEL: "trace" }, { logTo: { write: (line) => void lines.push(line) } });
const { ask, api, clock } = shop;

const [minute, half] = [60_000, 30_000];
const codeNow = (secret: string, off = 0): string => factorCode(secret, clock.now, off);

const factor = async (auth: Headers) => (await ask("GET", "/shop/staff/factor", undefined, auth)).body.result;
const prove = (auth: Headers, value: string, by = "code") => ask("POST", "/shop/staff/proof", { by, value }, auth);
const journalOf = async (auth: Headers, subject: string) =>
  (await ask("GET", `/shop/admin/journal?subject=${subject}`, undefined, auth)).body.result.entries;
const logIn = async ({ email }: StaffMember): Promise<Headers> => ({
  authorization: `Bearer ${(await ask("POST", "/auth/local", { identifier: email, password })).body.jwt}`,
});
const enrolled = async (auth: Headers) => {
  const { secret } = (await ask("POST", "/shop/staff/factor", undefined, auth)).body.result;
  const { recoveryCodes } = (await ask("PUT", "/shop/staff/factor", { code: codeNow(secret) }, auth)).body.result;
  clock.now += half;
  return { secret, recoveryCodes } as { readonly secret: string; readonly recoveryCodes: readonly string[] };
};

describe("a second factor", () => {
  it("[SES-07] [SEC2-11] half a login does not change the password, and ends no login of the owner; with the code it does", async () => {
    const admin = await staffMember(shop, "admin");
    const { secret } = await enrolled(admin.auth);
    const half = await logIn(admin);
    const change = {
      currentPassword: password,
      password: "Harbour-crane-77",
      passwordConfirmation: "Harbour-crane-77",
    };
    const refused = await ask("POST", "/auth/change-password", change, half);
    expect([refused.status, refused.body.error.name]).toEqual([403, "FactorMissing"]);
    expect((await ask("GET", "/shop/admin/customers", undefined, admin.auth)).status).toBe(200);
    expect((await prove(half, codeNow(secret))).status).toBe(200);
    expect((await ask("POST", "/auth/change-password", change, half)).status).toBe(200);
    expect((await ask("GET", "/shop/admin/customers", undefined, admin.auth)).status).toBe(401);
  });
  it("[SES-07] is set up with a code of the secret that was shown, and gives ten recovery codes", async () => {
    const admin = await staffMember(shop, "admin");
    expect(await factor(admin.auth)).toMatchObject({
      offered: true,
      step: "none",
      requested: true,
      setAt: null,
      recoveryCodes: 0,
    });
    expect((await ask("PUT", "/shop/staff/factor", { code: "123456" }, admin.auth)).body.refusal).toBe("EnrolmentOver");
    const begun = (await ask("POST", "/shop/staff/factor", undefined, admin.auth)).body.result;
    expect(begun.uri).toContain(`secret=${begun.secret}&`);
    // Shown again, it is the same; a wrong code leaves it as it is.
    expect((await ask("POST", "/shop/staff/factor", undefined, admin.auth)).body.result).toEqual(begun);
    expect((await ask("PUT", "/shop/staff/factor", { code: codeNow(begun.secret, 5) }, admin.auth)).body.refusal).toBe(
      "FactorWrong",
    );
    const codes = (await ask("PUT", "/shop/staff/factor", { code: codeNow(begun.secret) }, admin.auth)).body.result
      .recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    expect(await factor(admin.auth)).toMatchObject({
      step: "none",
      requested: false,
      setAt: clock.now,
      recoveryCodes: 10,
    });
    expect((await ask("POST", "/shop/staff/factor", undefined, admin.auth)).body.refusal).toBe("FactorThere");
    expect(await journalOf(admin.auth, admin.number)).toMatchObject([
      { act: "factor-set", by: admin.number, after: { factor: true } },
    ]);
  });
  it("[SES-07] is given in every login, by a code that counts once or a recovery code that counts once; nothing else opens before", async () => {
    const admin = await staffMember(shop, "admin");
    const { secret, recoveryCodes } = await enrolled(admin.auth);
    const [first, second] = [await logIn(admin), await logIn(admin)];
    for (const auth of [first, second]) {
      expect((await factor(auth)).step).toBe("code");
      for (const [method, path, body] of [
        ["GET", "/shop/admin/customers"],
        ["GET", "/shop/ticketing/events"],
        ["POST", "/shop/ticketing/session", { event: "none", gate: "North" }],
        ["DELETE", "/shop/staff/factor"],
        ["POST", "/shop/staff/proof", { by: "password", value: password }],
        ["PUT", `/shop/admin/customers/${admin.number}/role`, { role: "admin", reason: "x" }],
      ] as const) {
        const answer = await ask(method, path, body, auth);
        expect([path, answer.body.refusal]).toEqual([path, "FactorMissing"]);
      }
      expect((await ask("GET", "/pages?status=draft", undefined, auth)).status).toBe(403);
    }
    const code = codeNow(secret);
    expect((await prove(first, "")).body.refusal).toBe("FactorWrong");
    expect((await prove(first, ` ${code.slice(0, 3)} ${code.slice(3)}`)).body.result.step).toBe("none");
    expect((await ask("GET", "/shop/admin/customers", undefined, first)).status).toBe(200);
    expect((await ask("GET", "/pages?status=draft", undefined, first)).status).toBe(200);
    // The same code again, in another login: it was used.
    expect((await prove(second, code)).body.refusal).toBe("FactorWrong");
    const [recovery = ""] = recoveryCodes;
    expect((await prove(second, recovery.toLowerCase())).body.result).toMatchObject({ step: "none", recoveryCodes: 9 });
    const third = await logIn(admin);
    expect((await prove(third, recovery)).body.refusal).toBe("FactorWrong");
    clock.now += half;
    // A clock that is a step behind.
    expect((await prove(third, codeNow(secret, -1))).status).toBe(422);
    expect((await prove(third, codeNow(secret, 1))).status).toBe(200);
  });
  it("[SES-07] takes one code once also where two come at once", async () => {
    const admin = await staffMember(shop, "support");
    const { secret, recoveryCodes } = await enrolled(admin.auth);
    const logins = await Promise.all([logIn(admin), logIn(admin), logIn(admin)]);
    for (const value of [codeNow(secret), recoveryCodes[3] ?? ""]) {
      const statuses = await Promise.all(logins.map(async (auth) => (await prove(auth, value)).status));
      expect(statuses.toSorted()).toEqual([200, 422, 422]);
    }
  });
  it("[SES-07] [OPS-08] counts every try, also refused ones, and a right code is refused after too many", async () => {
    const admin = await staffMember(shop, "admin");
    const { secret } = await enrolled(admin.auth);
    const auth = await logIn(admin);
    const tries: unknown[] = [];
    // One try went into the enrolment.
    for (let count = 0; count < 10; count += 1) tries.push((await prove(auth, "000000")).body.refusal);
    expect(tries).toEqual([...Array(9).fill("FactorWrong"), "TooManyAttempts"]);
    expect((await prove(auth, codeNow(secret))).body.refusal).toBe("TooManyAttempts");
    clock.now += 16 * minute;
    expect((await prove(auth, codeNow(secret))).status).toBe(200);
    for (let count = 0; count < 60; count += 1) {
      clock.now += 16 * minute;
      if ((await prove(auth, "000000")).body.refusal === "TooManyAttempts") break;
    }
    expect((await prove(auth, codeNow(secret))).body.refusal).toBe("TooManyAttempts");
  });
  it("[SES-07] is stored sealed, its codes as prints, and nothing of it is in the log", async () => {
    const admin = await staffMember(shop, "admin");
    const { secret, recoveryCodes } = await enrolled(admin.auth);
    const { reads } = api.database;
    const stored = JSON.stringify([
      await reads.selectFrom("second_factors").selectAll().execute(),
      await reads.selectFrom("recovery_codes").selectAll().execute(),
    ]);
    const raw = Buffer.from(factorSecret(secret));
    for (const word of [secret, raw.toString("hex"), raw.toString("base64url"), ...recoveryCodes]) {
      expect(stored).not.toContain(word);
      expect(lines.join("")).not.toContain(word);
    }
    expect(lines.length).toBeGreaterThan(10);
    // Sealed for its account: the row of another one opens nothing.
    const thief = await staffMember(shop, "admin");
    await enrolled(thief.auth);
    const idOf = async (number: string) =>
      (await reads.selectFrom("users").select("id").where("customer_number", "=", number).executeTakeFirstOrThrow()).id;
    const [from, to] = [await idOf(thief.number), await idOf(admin.number)];
    const { sealed_secret } = await reads
      .selectFrom("second_factors")
      .selectAll()
      .where("user_id", "=", from)
      .executeTakeFirstOrThrow();
    await api.database.inTransaction((handle) =>
      handle.updateTable("second_factors").set({ sealed_secret }).where("user_id", "=", to).execute(),
    );
    const auth = await logIn(admin);
    expect((await prove(auth, "123456")).body.refusal).toBe("FactorWrong");
    expect((await prove(auth, recoveryCodes[0] ?? "")).status).toBe(200);
    expect(lines.join("")).toContain("sealed with another key");
  });
  it("[SES-07] has new recovery codes in place of the old ones, and is removed with all of them, each noted", async () => {
    const admin = await staffMember(shop, "admin");
    const { recoveryCodes } = await enrolled(admin.auth);
    const renewed = (await ask("POST", "/shop/staff/factor/recovery-codes", undefined, admin.auth)).body.result
      .recoveryCodes;
    expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20);
    expect((await prove(admin.auth, recoveryCodes[1] ?? "")).body.refusal).toBe("FactorWrong");
    expect((await ask("DELETE", "/shop/staff/factor", undefined, admin.auth)).body.result).toMatchObject({
      setAt: null,
      recoveryCodes: 0,
    });
    expect((await prove(admin.auth, renewed[0])).body.refusal).toBe("FactorNotSet");
    expect((await journalOf(admin.auth, admin.number)).map(({ act }: { act: string }) => act)).toEqual([
      "factor-removed",
      "recovery-codes",
      "factor-set",
    ]);
  });
});

describe("a fresh proof of identity", () => {
  it("[SES-07] is ten minutes old at most before rights change; password or code make it fresh again", async () => {
    const [admin, other] = [await staffMember(shop, "admin"), await account(ask)];
    const { customerNumber } = (await ask("GET", "/shop/auth", undefined, other.auth)).body.result;
    const setRole = (role: string, reason = "New in the team.") =>
      ask("PUT", `/shop/admin/customers/${customerNumber}/role`, { role, reason }, admin.auth);
    expect((await setRole("support", " ")).body.refusal).toBe("ReasonMissing");
    clock.now += 9 * minute;
    expect((await setRole("support")).status).toBe(200);
    clock.now += 2 * minute;
    const refused = await setRole("admin");
    expect([refused.status, refused.body.refusal]).toEqual([403, "ProofTooOld"]);
    // What needs no fresh proof goes on.
    expect((await ask("GET", "/shop/admin/journal", undefined, admin.auth)).status).toBe(200);
    expect((await prove(admin.auth, "not-the-password", "password")).body.refusal).toBe("CurrentPasswordWrong");
    expect((await setRole("admin")).body.refusal).toBe("ProofTooOld");
    expect((await prove(admin.auth, password, "password")).status).toBe(200);
    expect((await setRole("admin")).status).toBe(200);
    clock.now += 11 * minute;
    expect((await ask("POST", "/shop/staff/factor", undefined, admin.auth)).body.refusal).toBe("ProofTooOld");
    await prove(admin.auth, password, "password");
    const { secret } = await enrolled(admin.auth);
    clock.now += 11 * minute;
    expect((await ask("DELETE", "/shop/staff/factor", undefined, admin.auth)).body.refusal).toBe("ProofTooOld");
    expect((await prove(admin.auth, codeNow(secret))).body.result.freshUntil).toBe(clock.now + 10 * minute);
    expect((await ask("DELETE", "/shop/staff/factor", undefined, admin.auth)).status).toBe(200);
  });
});

describe("lost access", () => {
  it("[SES-07] an administrator removes a colleague's second factor with a reason, never their own, and every login of the account ends", async () => {
    const [admin, colleague] = [await staffMember(shop, "admin"), await staffMember(shop, "support")];
    const reset = (number: string, reason: string, auth = admin.auth) =>
      ask("POST", `/shop/admin/customers/${number}/factor`, { reason }, auth);
    expect((await reset(colleague.number, "Lost.")).body.refusal).toBe("FactorNotSet");
    await enrolled(colleague.auth);
    const auth = await logIn(colleague);
    expect((await reset(colleague.number, " ")).body.refusal).toBe("ReasonMissing");
    expect((await reset(admin.number, "Lost.")).body.refusal).toBe("NotForOneself");
    expect((await reset(colleague.number, "Lost.", colleague.auth)).body.refusal).toBe("AreaClosed");
    expect((await reset(colleague.number, "The phone was lost.")).body.result).toMatchObject({ hasFactor: false });
    for (const ended of [auth, colleague.auth])
      expect((await ask("GET", "/shop/auth", undefined, ended)).status).toBe(401);
    clock.now += 1_000;
    expect((await factor(await logIn(colleague))).step).toBe("none");
    expect(await journalOf(admin.auth, colleague.number)).toMatchObject([
      { act: "factor-removed", by: admin.number, reason: "The phone was lost." },
      { act: "factor-set", by: colleague.number },
    ]);
  });
  it("[SES-07] [SES-06] an administrator has a customer sent the letter for a new password, and it opens the account", async () => {
    const [admin, customer] = [await staffMember(shop, "admin"), await account(ask)];
    const { customerNumber } = (await ask("GET", "/shop/auth", undefined, customer.auth)).body.result;
    const path = `/shop/admin/customers/${customerNumber}/access`;
    expect((await ask("POST", path, { reason: "Requested by phone." }, admin.auth)).status).toBe(200);
    // Until another one is chosen the password is good.
    expect((await ask("POST", "/auth/local", { identifier: customer.email, password: password })).status).toBe(200);
    const code = await codeTo(shop, customer.email);
    const chosen = "segelboot-vor-anker";
    expect(
      (await ask("POST", "/auth/reset-password", { code, password: chosen, passwordConfirmation: chosen })).status,
    ).toBe(200);
    expect(await journalOf(admin.auth, customerNumber)).toMatchObject([
      { act: "access-letter", reason: "Requested by phone." },
    ]);
    expect(JSON.stringify(await journalOf(admin.auth, customerNumber))).not.toContain(code);
  });
});

describe("the operator", () => {
  it("[SES-07] [ADM-06] gives the last administrator their account back by a command", async () => {
    const admin = await staffMember(shop, "admin");
    const here = shop.settings.databaseUrl ?? shop.settings.dataDir;
    const output: string[] = [];
    const remove = (email: string) => factorCommand(here, email, (line) => void output.push(line));
    await expect(remove(admin.email)).rejects.toThrow("has the address");
    await enrolled(admin.auth);
    await remove(admin.email.toUpperCase());
    expect(output.join("")).toContain("without a second factor");
    expect((await ask("GET", "/shop/auth", undefined, admin.auth)).status).toBe(401);
    // Logins that end are dated by the machine's clock, which the command has.
    clock.now = Date.now() + 60_000;
    const auth = await logIn(admin);
    expect((await factor(auth)).step).toBe("none");
    expect(await journalOf(auth, admin.number)).toMatchObject([
      { act: "factor-removed", by: "operator" },
      { act: "factor-set" },
    ]);
  });
});

describe("the policy of the shop", () => {
  it("[SES-07] where administrators must have one, all they can do without it is to set it up", async () => {
    const strict = await runningForFile({
      STAFF_SECOND_FACTOR: "admins",
      FACTOR_KEY: "a key of second factors, of 32 letters",
    });
    const [admin, support] = [await staffMember(strict, "admin"), await staffMember(strict, "support")];
    expect((await strict.ask("GET", "/shop/admin/customers", undefined, support.auth)).status).toBe(200);
    expect((await strict.ask("GET", "/shop/admin/customers", undefined, admin.auth)).body.refusal).toBe("FactorNotSet");
    const { secret } = (await strict.ask("POST", "/shop/staff/factor", undefined, admin.auth)).body.result;
    const code = factorCode(secret, strict.clock.now);
    expect((await strict.ask("PUT", "/shop/staff/factor", { code }, admin.auth)).status).toBe(200);
    expect((await strict.ask("GET", "/shop/admin/customers", undefined, admin.auth)).status).toBe(200);
  });
});
