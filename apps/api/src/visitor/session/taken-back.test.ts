// Each act that takes an account back, tried on everything that opens one: what the table says ends, and what it leaves goes on. [SES-14]
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { takenBack, takenKinds, type TakenKind, type TakingAct } from "@kontor/domain/visitor/session";
import { describe, expect, it } from "vitest";
import { account, password } from "../../../test/customers.ts";
import { bearer } from "../../../test/earlier-login.ts";
import { type Headers, type Loose, runningForFile } from "../../../test/harness.ts";
import { factorCode, proved, staffMember, type StaffMember } from "../../../test/staff.ts";
import { takeBack } from "./taken-back.ts";
import { userByEmail, type UserRow } from "./users-store.ts";

const shop = await runningForFile({ STAFF_FACTOR: "off" });
const { ask, api, clock } = shop;
const { database } = api;
const admin = await staffMember(shop, "admin");
const event: Loose = (
  await ask("POST", "/shop/ticketing/events", { title: "Open day", place: "Kiel", startsAt: clock.now }, admin.auth)
).body.result;

const hex = (text: string): string => createHash("sha256").update(text).digest("hex");
const isIn = async (headers: Headers) => (await ask("GET", "/shop/auth", undefined, headers)).status === 200;
const login = async (email: string): Promise<Headers> =>
  bearer((await ask("POST", "/auth/local", { identifier: email, password })).body.jwt);

/** Everything that opens an account of staff, or something in its name, at once. */
interface Target {
  readonly member: StaffMember;
  readonly user: UserRow;
  /** The login that acts, and another one. */
  readonly own: Headers;
  readonly other: Headers;
  readonly codes: Readonly<Record<"reset" | "confirmation" | "old" | "new", string>>;
  readonly gate: Headers;
  readonly key: string;
}

const target = async (): Promise<Target> => {
  const member = await staffMember(shop, "admin");
  const { secret } = (await ask("POST", "/shop/staff/factor", undefined, member.auth)).body.result;
  await ask("PUT", "/shop/staff/factor", { code: factorCode(secret, clock.now) }, member.auth);
  const keys = await Promise.all(
    [1, 2].map(
      async () =>
        (await ask("POST", `/shop/ticketing/events/${event["id"]}/staff-keys`, undefined, member.auth)).body.result.key,
    ),
  );
  const opened = await ask("POST", "/shop/ticketing/session", { key: keys[0], gate: "Key" });
  const codes = { reset: randomUUID(), confirmation: randomUUID(), old: randomUUID(), new: randomUUID() };
  const user = (await userByEmail(database.reads, member.email)) as UserRow;
  const [now, until] = [clock.now, clock.now + 60_000];
  await database.inTransaction(async (handle) => {
    await handle
      .updateTable("users")
      .set({
        reset_hash: hex(codes.reset),
        reset_until: until,
        confirmation_hash: hex(codes.confirmation),
        confirmation_until: until,
      })
      .where("id", "=", user.id)
      .execute();
    await handle
      .insertInto("email_changes")
      .values({
        user_id: user.id,
        from_email: user.email,
        to_email: `${randomUUID()}@example.test`,
        old_hash: hex(codes.old),
        new_hash: hex(codes.new),
        old_confirmed_at: null,
        new_confirmed_at: null,
        requested_at: now,
        until,
        locale: "en",
      })
      .execute();
    const link = { provider: "harbour", subject: randomUUID(), user_id: user.id, linked_at: now };
    await handle.insertInto("provider_links").values(link).execute();
    const declared = { print: randomUUID(), declaration_id: randomUUID(), customer_number: user.customer_number };
    await handle.insertInto("declaration_links").values(declared).execute();
    const panel = { key_hash: randomBytes(16).toString("hex"), user_id: user.id, expires_at: until };
    await handle.insertInto("single_sign_keys").values(panel).execute();
  });
  const gate = { "shop-ticketing": opened.body.result.token };
  return { member, user, own: member.auth, other: await login(member.email), codes, gate, key: keys[1] };
};

const rows = async (
  { user }: Target,
  table: "email_changes" | "provider_links" | "single_sign_keys",
): Promise<boolean> =>
  (await database.reads.selectFrom(table).select("user_id").where("user_id", "=", user.id).execute()).length > 0;

const stored = async ({ user }: Target): Promise<Loose> =>
  database.reads.selectFrom("users").selectAll().where("id", "=", user.id).executeTakeFirst();

/** Whether something of a kind is there still. */
const there: Readonly<Record<Exclude<TakenKind, "logins">, (of: Target) => Promise<boolean>>> = {
  "panel-keys": (of) => rows(of, "single_sign_keys"),
  "reset-code": async (of) => (await stored(of)).reset_hash === hex(of.codes.reset),
  "confirmation-code": async (of) => (await stored(of)).confirmation_hash === hex(of.codes.confirmation),
  "email-change": (of) => rows(of, "email_changes"),
  "provider-links": (of) => rows(of, "provider_links"),
  "declaration-links": async ({ user }) =>
    (
      await database.reads
        .selectFrom("declaration_links")
        .select("print")
        .where("customer_number", "=", user.customer_number)
        .execute()
    ).length > 0,
  "staff-keys": async ({ gate, key }) => {
    const open = (await ask("GET", "/shop/ticketing/session", undefined, gate)).status === 200;
    const row = await database.reads
      .selectFrom("staff_keys")
      .selectAll()
      .where("print", "=", createHash("sha256").update(key).digest("hex").slice(0, 32))
      .executeTakeFirst();
    const unused = row === undefined || row.ended_at === null;
    expect(open).toBe(unused);
    return open;
  },
};

const next = "Harbour-crane-stands-still-77";
const byAdmin = async ({ member }: Target, method: string, what: string, body: object) => {
  await proved(shop, admin);
  const path = `/shop/admin/customers/${member.number}/${what}`;
  return ask(method, path, { reason: "It was lost.", ...body }, admin.auth);
};

const acting: Readonly<Record<TakingAct, (of: Target) => Promise<{ readonly status: number }>>> = {
  logout: ({ own }) => ask("POST", "/shop/auth/logout", undefined, own),
  "end-one": async ({ own }) => {
    const { sessions } = (await ask("GET", "/shop/account/sessions", undefined, own)).body.result;
    const { id } = sessions.find(({ current }: Loose) => current);
    return ask("DELETE", `/shop/account/sessions/${id}`, undefined, own);
  },
  "end-others": ({ own }) => ask("DELETE", "/shop/account/sessions", { password }, own),
  "own-password": ({ own }) =>
    ask(
      "POST",
      "/auth/change-password",
      { currentPassword: password, password: next, passwordConfirmation: next },
      own,
    ),
  "password-by-mail": ({ codes }) =>
    ask("POST", "/auth/reset-password", { code: codes.reset, password: next, passwordConfirmation: next }),
  // Of customers alone; the whole way is walked in provider-logins.test.ts.
  "handed-over": async ({ user }) => {
    await database.inTransaction((handle) => takeBack(handle, user, "handed-over", { now: clock.now }));
    return { status: 200 };
  },
  "own-address": async ({ codes }) => {
    await ask("POST", "/shop/account/email/confirmation", { code: codes.old });
    return ask("POST", "/shop/account/email/confirmation", { code: codes.new });
  },
  "address-by-staff": (of) => byAdmin(of, "PUT", "email", { email: `${randomUUID()}@example.test` }),
  block: (of) => byAdmin(of, "PUT", "blocked", { blocked: true }),
  role: (of) => byAdmin(of, "PUT", "role", { role: "support" }),
  "factor-reset": (of) => byAdmin(of, "POST", "factor", {}),
};

describe("what takes an account back", () => {
  it.each(Object.keys(takenBack) as TakingAct[])(
    "[SES-14] [SEC4-4] [SEC4-8] ends what the table says: %s",
    async (act) => {
      const of = await target();
      for (const kind of Object.keys(there) as (keyof typeof there)[])
        expect([kind, await there[kind](of)]).toEqual([kind, true]);
      const { status } = await acting[act](of);
      expect(status).toBe(200);
      for (const kind of takenKinds) {
        const { ends, why } = takenBack[act][kind];
        expect(why.length).toBeGreaterThan(20);
        if (kind !== "logins") {
          expect([kind, await there[kind](of)]).toEqual([kind, ends === "none"]);
          continue;
        }
        const [own, other] = [ends === "none" || ends === "others", ends === "none" || ends === "own"];
        expect([kind, await isIn(of.own), await isIn(of.other)]).toEqual([kind, own, other]);
      }
    },
  );

  it("[SES-14] [SEC4-9] an entrance of a key stays closed when the block, or the loss of the role, of its maker is taken back", async () => {
    for (const [what, body, back] of [
      ["blocked", { blocked: true }, { blocked: false }],
      ["role", { role: "support" }, { role: "admin" }],
    ] as const) {
      const of = await target();
      expect((await byAdmin(of, "PUT", what, body)).status).toBe(200);
      expect((await byAdmin(of, "PUT", what, back)).status).toBe(200);
      expect((await ask("GET", "/shop/ticketing/session", undefined, of.gate)).body.refusal).toBe(
        "StaffSessionMissing",
      );
      expect((await ask("POST", "/shop/ticketing/session", { key: of.key, gate: "Key" })).body.refusal).toBe(
        "StaffKeyNotValid",
      );
    }
  });

  it("[SES-14] [SEC4-9] [ADM-06] an invitation that was taken back by a block or by a role sets no password", async () => {
    for (const [what, body] of [
      ["blocked", { blocked: true }],
      ["role", { role: "customer" }],
    ] as const) {
      const of = await target();
      await byAdmin(of, "PUT", what, body);
      await byAdmin(of, "PUT", "blocked", { blocked: false });
      expect((await acting["password-by-mail"](of)).status).toBe(400);
    }
  });

  it("[SES-14] [SEC4-8] who has no password is left the way over the provider when the other logins end", async () => {
    const of = await target();
    await database.inTransaction((handle) =>
      handle.updateTable("users").set({ password_hash: "" }).where("id", "=", of.user.id).execute(),
    );
    expect((await ask("DELETE", "/shop/account/sessions", undefined, of.own)).status).toBe(200);
    expect([await there["provider-links"](of), await isIn(of.own), await isIn(of.other)]).toEqual([true, true, false]);
  });
});

describe("links", () => {
  const registered = async () => {
    const person = await account(ask);
    const code = randomUUID();
    await database.inTransaction((handle) =>
      handle
        .updateTable("users")
        .set({ confirmed: 0, confirmation_hash: hex(code), confirmation_until: clock.now + 1 })
        .where("email", "=", person.email)
        .execute(),
    );
    return { ...person, path: `/auth/email-confirmation?confirmation=${code}` };
  };

  it("[SES-14] [SEC4-9] [SES-06] the one that confirms an address ends after a week, and one of an earlier version with the week after its account", async () => {
    const person = await account(ask);
    const { confirmation_until: until } = (await userByEmail(database.reads, person.email)) as UserRow;
    expect(until).toBe(clock.now + 7 * 86_400_000);
    const { path, email } = await registered();
    clock.now += 1;
    expect((await ask("GET", path)).status).toBe(400);
    const set = (change: object) =>
      database.inTransaction((handle) => handle.updateTable("users").set(change).where("email", "=", email).execute());
    await set({ confirmation_until: null, created_at: clock.now - 7 * 86_400_000 });
    expect((await ask("GET", path)).status).toBe(400);
    await set({ created_at: clock.now - 7 * 86_400_000 + 1 });
    expect((await ask("GET", path)).status).toBe(302);
  });

  it("[SES-14] [SEC4-9] asking for the head of one does nothing, however it is written", async () => {
    const { path } = await registered();
    for (const each of [
      path,
      path.replace("email-confirmation?", "email-confirmation/?"),
      path.replace("email", "%65mail"),
      path.replace("?confirmation", "?%63onfirmation"),
      `${path}&x=1`,
      "/auth/harbour/callback/?access_token=x",
      "/connect/harbour/",
      "/auth/harbour/callback?access_token=x",
      "/connect/harbour",
      "/connect/harbour/callback?code=x",
    ]) {
      const answer = await api.inject({ method: "HEAD", url: `/api${each}` });
      expect([each, answer.statusCode, answer.headers["allow"]]).toEqual([each, 405, "GET"]);
    }
    expect((await ask("GET", path)).status).toBe(302);
  });
});
