// Logins that the version before rows began go on: with a database and tokens that its code made, and beside a process of it that still runs. [SES-14] [OPS-05]
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { migrations } from "../../app/migrations.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { apiSettings } from "../../index.ts";
import { account, password } from "../../../test/customers.ts";
import { bearer, earlierPrint, earlierToken } from "../../../test/earlier-login.ts";
import { freshPlace, type Headers, type Loose, running } from "../../../test/harness.ts";

/** Made by commit 8166f0fb: who has a noted login, who logged out, one whose login no row names, a changed password, staff with a second factor and an entrance. */
const earlier: Loose = JSON.parse(
  readFileSync(new URL("../../../test/fixtures/earlier-logins.json", import.meta.url), "utf8"),
);

const place = await freshPlace();
afterAll(() => place.drop());
const env = { ...place.env, SESSION_SECRET: earlier.secret, STAFF_FACTOR: "off" };
const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === "0047-keys-of-names"),
);
const old = await openDatabase(apiSettings(env), before);
await old.inTransaction(async (handle) => {
  await handle.deleteFrom("sequences").execute();
  for (const [table, rows] of Object.entries<Loose[]>(earlier.tables))
    for (const row of rows)
      await handle
        .insertInto(table as never)
        .values(row as never)
        .execute();
});
await old.close();

const shop = await running(env);
const { clock } = shop;
clock.now = earlier.now + 60_000;
afterAll(() => shop.close());
const { ask, api } = shop;
const { tokens, emails } = earlier;

const isIn = async (token: string) => (await ask("GET", "/shop/auth", undefined, bearer(token))).status === 200;
const listed = async (token: string): Promise<Loose[]> =>
  (await ask("GET", "/shop/account/sessions", undefined, bearer(token))).body.result.sessions;
const next = "Harbour-crane-stands-still-77";
const resetTo = async (auth: Headers, current: string) =>
  ask("POST", "/auth/change-password", { currentPassword: current, password: next, passwordConfirmation: next }, auth);

describe("logins of the version before", () => {
  it("[SES-14] are open where they were, and no other is", async () => {
    // Two at once, as a page asks: each gets one row.
    expect(await Promise.all([isIn(tokens.noted), isIn(tokens.noted), isIn(tokens.unnoted)])).toEqual([
      true,
      true,
      true,
    ]);
    expect([await isIn(tokens.left), await isIn(tokens.beside)]).toEqual([false, true]);
    expect([await isIn(tokens.before), await isIn(tokens.after)]).toEqual([false, true]);
    expect([await isIn(tokens.staff), await isIn(tokens.half)]).toEqual([true, true]);
    for (const token of [tokens.noted, tokens.unnoted]) expect(await isIn(`${token}=`)).toBe(false);
  });

  it("[SES-14] [ACC-04] are taken over with their device, once each, and end one by one", async () => {
    const sessions = await listed(tokens.noted);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ["Firefox/Windows", true],
        ["", false],
      ]),
    );
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }) => !current);
    // It was never used here: it ends all the same.
    await ask("DELETE", `/shop/account/sessions/${other.id}`, undefined, bearer(tokens.noted));
    expect(await listed(tokens.noted)).toHaveLength(1);
    expect(await listed(tokens.unnoted)).toHaveLength(1);
    await ask("POST", "/shop/auth/logout", undefined, bearer(tokens.unnoted));
    expect(await isIn(tokens.unnoted)).toBe(false);
    const known = await api.database.reads.selectFrom("ended_tokens").select("print").execute();
    // A process of that version refuses it, too.
    expect(known.map(({ print }) => print)).toContain(earlierPrint(tokens.unnoted));
  });

  it("[SES-14] [SES-15] of staff have their second factor and no proof; half ones are half, and an entrance stays open", async () => {
    const desk = (token: string) => ask("GET", "/shop/admin/today", undefined, bearer(token));
    expect([(await desk(tokens.staff)).status, (await desk(tokens.half)).body.refusal]).toEqual([200, "FactorMissing"]);
    const renewed = await ask("POST", "/shop/staff/factor/recovery-codes", undefined, bearer(tokens.staff));
    expect(renewed.body.refusal).toBe("ProofTooOld");
    const gate = () => ask("GET", "/shop/ticketing/session", undefined, { "shop-ticketing": earlier.gate });
    expect((await gate()).status).toBe(200);
    await ask("POST", "/shop/auth/logout", undefined, bearer(tokens.staff));
    expect((await gate()).status).toBe(403);
  });

  it("[SES-14] [SEC4-1] end with what takes the account back, within the same second, noted or not", async () => {
    const { email } = await account(ask);
    const [used, unused] = [await earlierToken(shop, email), await earlierToken(shop, email)];
    expect(await isIn(used)).toBe(true);
    const fresh = await resetTo(bearer(used), password);
    expect(fresh.status, fresh.text).toBe(200);
    expect([await isIn(used), await isIn(unused), await isIn(fresh.body.jwt)]).toEqual([false, false, true]);
    // One of a process of that version that began after it: the account has another generation by now.
    expect(await isIn(await earlierToken(shop, email, clock.now + 5_000))).toBe(false);
  });

  it("[SES-14] [ACC-04] that nothing names yet end with all others", async () => {
    const { email, auth } = await account(ask);
    const unused = await earlierToken(shop, email);
    expect((await ask("DELETE", "/shop/account/sessions", { password }, auth)).status).toBe(200);
    expect(await isIn(unused)).toBe(false);
  });
});

describe("a process of the version before that still runs", () => {
  it("[SES-14] ends logins of this one by a new password, and a logout there ends one here", async () => {
    const [one, two] = [await account(ask), await account(ask)];
    const set = (email: string, change: object) =>
      api.database.inTransaction((handle) =>
        handle.updateTable("users").set(change).where("email", "=", email).execute(),
      );
    await set(one.email, { tokens_from: Math.floor(clock.now / 1000) + 1 });
    const token = String(two.auth["authorization"]).slice(7);
    await api.database.inTransaction((handle) =>
      handle
        .insertInto("ended_tokens")
        .values({ print: earlierPrint(token), until: clock.now + 1e9 })
        .execute(),
    );
    for (const { auth } of [one, two]) expect((await ask("GET", "/shop/auth", undefined, auth)).status).toBe(401);
    // Who logs in there goes on here.
    const there = await earlierToken(shop, one.email, clock.now + 1_000);
    expect(await isIn(there)).toBe(true);
    expect(emails.noted).toContain("@");
  });

  it("[SES-14] [ACC-04] that notes a login of this one once more puts it into no list twice", async () => {
    const { email, auth } = await account(ask);
    const token = String(auth["authorization"]).slice(7);
    const user = await api.database.reads
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst();
    await api.database.inTransaction((handle) =>
      handle
        .insertInto("sessions")
        .values({
          print: earlierPrint(token),
          user_id: user?.id ?? 0,
          device: "",
          started_at: clock.now,
          used_at: clock.now,
          until: clock.now + 1e9,
        } as Loose)
        .execute(),
    );
    expect(await listed(token)).toHaveLength(1);
  });
});
