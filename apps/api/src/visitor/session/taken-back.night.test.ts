// What an account that was taken back leaves alive, walked by its real letters, its real provider and its real doors: nothing. [SES-14]
import { randomUUID } from "node:crypto";
import { instant } from "@kontor/domain/kernel/calendar";
import { nonceCookie, startedLoginCookie } from "@kontor/domain/visitor/session";
import { afterAll, describe, expect, it } from "vitest";
import { account, codeTo, lettersTo, password } from "../../../test/customers.ts";
import { bearer } from "../../../test/earlier-login.ts";
import { type ApiResponse, type Headers, type Loose, runningForFile } from "../../../test/harness.ts";
import { harbour, oidcPeer } from "../../../test/oidc-peer.ts";
import { proved, staffMember } from "../../../test/staff.ts";

const peer = await oidcPeer();
afterAll(peer.close);
const shop = await runningForFile(harbour(peer));
const { ask, api, clock } = shop;
const admin = await staffMember(shop, "admin");
const next = "Harbour-crane-stands-still-77";
const address = () => `${randomUUID()}@example.test`;
const login = (identifier: string, secret = password) => ask("POST", "/auth/local", { identifier, password: secret });

const setBy = async (number: string, method: string, what: string, body: object) => {
  await proved(shop, admin);
  const path = `/shop/admin/customers/${number}/${what}`;
  const answer = await ask(method, path, { reason: "It was lost.", ...body }, admin.auth);
  expect(answer.status, answer.text).toBe(200);
};

interface Owner {
  readonly email: string;
  readonly number: string;
  readonly auth: Headers;
}
const reset = async ({ email }: Pick<Owner, "email">) => {
  // Letters are in the order of their times.
  clock.now += 1_000;
  await ask("POST", "/auth/forgot-password", { email });
  const code = await codeTo(shop, email);
  const done = await ask("POST", "/auth/reset-password", { code, password: next, passwordConfirmation: next });
  expect(done.status, done.text).toBe(200);
};

/** What its owner or an administrator does to have it back, each to its end. */
const acts: Readonly<Record<string, (owner: Owner) => Promise<unknown>>> = {
  "a new password by mail": reset,
  "a change of the password": ({ auth }) =>
    ask(
      "POST",
      "/auth/change-password",
      { currentPassword: password, password: next, passwordConfirmation: next },
      auth,
    ),
  "the end of all other logins": ({ auth }) => ask("DELETE", "/shop/account/sessions", { password }, auth),
  "a block": ({ number }) => setBy(number, "PUT", "blocked", { blocked: true }),
  "a block that is taken back": async ({ number }) => {
    await setBy(number, "PUT", "blocked", { blocked: true });
    await setBy(number, "PUT", "blocked", { blocked: false });
  },
  "a role": ({ number }) => setBy(number, "PUT", "role", { role: "support" }),
  "a role that is taken back": async ({ number }) => {
    await setBy(number, "PUT", "role", { role: "admin" });
    await setBy(number, "PUT", "role", { role: "customer" });
  },
  "another address, set by an administrator": ({ number }) => setBy(number, "PUT", "email", { email: address() }),
  "the deletion of the account": ({ auth }) => ask("POST", "/shop/account/deletion", { password }, auth),
  "a new password by mail, twice": async (owner) => {
    await reset(owner);
    await reset(owner);
  },
};

const owned = async (): Promise<Owner> => {
  const { email, auth } = await account(ask);
  const { customerNumber } = (await ask("GET", "/shop/auth", undefined, auth)).body.result;
  return { email, auth, number: customerNumber };
};
const addressOf = async (id: number): Promise<string | undefined> =>
  (await api.database.reads.selectFrom("users").select("email").where("id", "=", id).executeTakeFirst())?.email;
const idOf = async (email: string): Promise<number> =>
  (await api.database.reads.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

describe("a change of the address that waits", () => {
  const agrees = (code: string) => ask("POST", "/shop/account/email/confirmation", { code });
  const sides = ["neither mailbox has agreed", "the old mailbox has agreed", "the new mailbox has agreed"] as const;
  const walks = Object.keys(acts).flatMap((act, at) =>
    // Each act with the thief's way of the finding; the other ways in turn.
    [sides[1], sides[at % 2 === 0 ? 0 : 2]].map((side) => [act, side] as const),
  );
  it.each(walks)("[SES-14] [ACC-04] [SEC4-4] ends with %s, where %s", async (act, side) => {
    const owner = await owned();
    const id = await idOf(owner.email);
    const thief = address();
    const stolen = bearer((await login(owner.email)).body.jwt);
    const requested = await ask("POST", "/shop/account/email", { email: thief, password }, stolen);
    expect(requested.status, requested.text).toBe(200);
    const [old, fresh] = [await codeTo(shop, owner.email), await codeTo(shop, thief)];
    if (side === sides[1]) expect((await agrees(old)).body.result).toEqual({ changed: false });
    if (side === sides[2]) expect((await agrees(fresh)).body.result).toEqual({ changed: false });
    await acts[act]?.(owner);
    const after = await addressOf(id);
    for (const code of [fresh, old, fresh]) expect((await agrees(code)).body.refusal).toBe("CodeNotValid");
    expect(await addressOf(id)).toBe(after);
    expect(after).not.toBe(thief);
    // The thief's mailbox opens nothing.
    await ask("POST", "/auth/forgot-password", { email: thief });
    expect(await codeTo(shop, thief)).toBe(fresh);
    for (const secret of [password, next]) expect((await login(thief, secret)).status).toBe(400);
  });

  it.each([
    [
      "a logout of the login that requested it",
      async (_: Owner, stolen: Headers) => ask("POST", "/shop/auth/logout", undefined, stolen),
    ],
    ["a login of the owner elsewhere", async ({ email }: Owner) => login(email)],
  ] as const)("[SES-14] [ACC-04] [SEC4-4] goes on after %s, and with it the letter that refuses it", async (_, act) => {
    const owner = await owned();
    const thief = address();
    const stolen = bearer((await login(owner.email)).body.jwt);
    await ask("POST", "/shop/account/email", { email: thief, password }, stolen);
    await act(owner, stolen);
    const refusal = await ask("POST", "/shop/account/email/objection", { code: await codeTo(shop, owner.email) });
    expect(refusal.status, refusal.text).toBe(200);
    expect((await agrees(await codeTo(shop, thief))).body.refusal).toBe("CodeNotValid");
  });
});

/** A browser's way over the provider, which has the person that the peer names. */
const begun = (): { readonly cookie: string } => {
  const nonce = randomUUID();
  const start = { provider: "harbour", nonce, startedAt: instant(clock.now), locale: "en", returnPath: null } as const;
  return { cookie: `${nonceCookie.name}=${encodeURIComponent(startedLoginCookie(start))}` };
};
const there = async (headers: Headers): Promise<string> => {
  const connect = await ask("GET", "/connect/harbour", undefined, headers);
  const back = new URL(
    (await fetch(String(connect.headers["location"]), { redirect: "manual" })).headers.get("location") ?? "",
  );
  const returned = await ask("GET", back.pathname.replace(/^\/api/, "") + back.search, undefined, headers);
  return new URL(String(returned.headers["location"])).searchParams.get("access_token") ?? "";
};
const finished = (token: string, headers: Headers): Promise<ApiResponse> =>
  ask("GET", `/auth/harbour/callback?access_token=${encodeURIComponent(token)}`, undefined, headers);
const overProvider = async (): Promise<ApiResponse> => {
  const headers = begun();
  return finished(await there(headers), headers);
};

describe("a login over a provider", () => {
  /** An account that a person there has opened, with a password of its owner since. */
  const linked = async (): Promise<Owner & { readonly id: number }> => {
    const owner = await owned();
    peer.person = { sub: `leaver-${randomUUID()}`, email: owner.email, email_verified: true };
    const id = await idOf(owner.email);
    const link = { provider: "harbour", subject: String(peer.person.sub), user_id: id, linked_at: clock.now };
    await api.database.inTransaction((handle) => handle.insertInto("provider_links").values(link).execute());
    expect((await overProvider()).body.user.id).toBe(id);
    return { ...owner, id };
  };
  const ended: typeof acts = {
    ...acts,
    "its end in the settings": async ({ auth }) => {
      const { providers } = (await ask("GET", "/shop/account/sessions", undefined, auth)).body.result;
      expect(providers).toHaveLength(1);
      for (const { id } of providers)
        expect((await ask("DELETE", `/shop/account/providers/${id}`, undefined, auth)).status).toBe(200);
    },
    "another address, which both mailboxes agreed to": async ({ email, auth }) => {
      const to = address();
      await ask("POST", "/shop/account/email", { email: to, password }, auth);
      for (const box of [email, to])
        await ask("POST", "/shop/account/email/confirmation", { code: await codeTo(shop, box) });
    },
  };
  it.each(Object.entries(ended))("[SES-14] [SES-05] [SEC4-8] opens the account no more after %s", async (_, act) => {
    const owner = await linked();
    // Half way there: the provider has answered already.
    const headers = begun();
    const half = await there(headers);
    await act(owner);
    for (const answer of [await finished(half, headers), await overProvider()]) {
      // Where the address is free again its holder gets an account of their own.
      if (answer.status === 200) expect(answer.body.user.id).not.toBe(owner.id);
      else expect(answer.status).toBe(400);
    }
    const links = await api.database.reads
      .selectFrom("provider_links")
      .selectAll()
      .where("user_id", "=", owner.id)
      .execute();
    expect(links).toEqual([]);
  });

  it("[SES-14] [SES-05] [SEC4-8] is ended by its own account alone, and by its own name alone", async () => {
    const [owner, other] = [await linked(), await owned()];
    const { providers } = (await ask("GET", "/shop/account/sessions", undefined, owner.auth)).body.result;
    const [{ id }] = providers as [Loose];
    const end = async (name: string, auth: Headers) =>
      (await ask("DELETE", `/shop/account/providers/${encodeURIComponent(name)}`, undefined, auth)).status;
    const wrong = [
      await end(id, other.auth),
      await end(id, {}),
      await end(id, admin.auth),
      await end(id.toLowerCase(), owner.auth),
      await end(`${id}=`, owner.auth),
      await end(id.slice(0, -1), owner.auth),
      await end("harbour", owner.auth),
      await end("%", owner.auth),
      await end(String(peer.person?.sub), owner.auth),
    ];
    expect(wrong.every((status) => status >= 400 && status < 500)).toBe(true);
    expect((await overProvider()).body.user.id).toBe(owner.id);
    expect([await end(id, owner.auth), await end(id, owner.auth)]).toEqual([200, 404]);
    expect((await overProvider()).status).toBe(400);
  });
});

describe("an entrance", () => {
  const doors = async () => {
    const member = await staffMember(shop, "admin");
    const startsAt = clock.now;
    const event: Loose = (
      await ask("POST", "/shop/ticketing/events", { title: "Open day", place: "Kiel", startsAt }, member.auth)
    ).body.result;
    const { key } = (await ask("POST", `/shop/ticketing/events/${event["id"]}/staff-keys`, undefined, member.auth)).body
      .result;
    const open = async (body: object, auth: Headers = {}) => ({
      "shop-ticketing": (await ask("POST", "/shop/ticketing/session", body, auth)).body.result.token,
    });
    const gates = [await open({ key, gate: "Key" }), await open({ event: event["id"], gate: "Own" }, member.auth)];
    return { member, gates };
  };
  const closing: Readonly<Record<string, (member: Owner) => Promise<unknown>>> = {
    "a block that is taken back": acts["a block that is taken back"] as (typeof acts)[string],
    "another role of staff, taken back": async ({ number }) => {
      await setBy(number, "PUT", "role", { role: "ticketing" });
      await setBy(number, "PUT", "role", { role: "admin" });
    },
    "a customer's role, taken back": async ({ number }) => {
      await setBy(number, "PUT", "role", { role: "customer" });
      await setBy(number, "PUT", "role", { role: "admin" });
    },
    "another address": acts["another address, set by an administrator"] as (typeof acts)[string],
    "a new password by mail": reset,
    "two blocks": async (owner) => {
      await acts["a block that is taken back"]?.(owner);
      await acts["a block that is taken back"]?.(owner);
    },
  };
  it.each(Object.entries(closing))(
    "[SES-14] [TKT-04] [SEC4-9] stays closed after %s, also once its maker logs in again",
    async (_, act) => {
      const { member, gates } = await doors();
      const state = async (gate: Headers) => (await ask("GET", "/shop/ticketing/badges", undefined, gate)).status;
      for (const gate of gates) expect(await state(gate)).toBe(200);
      await act(member);
      for (const secret of [password, next]) await login(member.email, secret);
      for (const gate of gates) expect(await state(gate)).toBe(403);
    },
  );
});

describe("an invitation", () => {
  const invited = async () => {
    await proved(shop, admin);
    const email = address();
    const body = { email, role: "support", locale: "en", reason: "New in the team." };
    const made = await ask("POST", "/shop/admin/invitations", body, admin.auth);
    expect(made.status, made.text).toBe(201);
    const user = await api.database.reads
      .selectFrom("users")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    return { email, number: user.customer_number, code: await codeTo(shop, email) };
  };
  it.each([
    "a block",
    "a block that is taken back",
    "a role that is taken back",
    "another address, set by an administrator",
  ])("[SES-14] [ADM-06] [SEC4-9] opens nothing after %s, and no other letter brings it back", async (act) => {
    const { code, ...person } = await invited();
    await acts[act]?.({ ...person, auth: {} });
    const chosen = { code, password: next, passwordConfirmation: next };
    expect((await ask("POST", "/auth/reset-password", chosen)).status).toBe(400);
    const before = (await lettersTo(shop, person.email)).length;
    await ask("POST", "/auth/forgot-password", { email: person.email });
    expect((await lettersTo(shop, person.email)).length).toBe(before);
    expect((await ask("POST", "/auth/reset-password", chosen)).status).toBe(400);
    expect((await login(person.email, next)).status).toBe(400);
  });
});
