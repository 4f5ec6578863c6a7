// Logins over another provider, by their calls: what is believed, whose account opens, and what an account from before meets. [SES-05] [SES-11]
import { instant } from "@kontor/domain/kernel/calendar";
import { nonceCookie, startedLoginCookie } from "@kontor/domain/visitor/session";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type ApiResponse, runningForFile } from "../../../test/harness.ts";
import { harbour, oidcPeer, type OidcMood } from "../../../test/oidc-peer.ts";

const peer = await oidcPeer();
afterAll(peer.close);
const { api, ask, clock, settings } = await runningForFile(harbour(peer));
const trusting = await runningForFile(harbour(peer, { LOGIN_HARBOUR_EXISTING: "hand-over" }));

const counted = { nonces: 0, people: 0 };
beforeEach(() => {
  peer.mood = "well";
});

/** The cookie of a browser that has just begun. */
const begun = (provider = "harbour", at = clock.now): { readonly cookie: string } => {
  counted.nonces += 1;
  const nonce = `nonce-${String(counted.nonces).padStart(30, "0")}`;
  const started = startedLoginCookie({ provider, nonce, startedAt: instant(at), locale: "en", returnPath: null });
  return { cookie: `${nonceCookie.name}=${encodeURIComponent(started)}` };
};

const locationOf = ({ headers }: Pick<ApiResponse, "headers">): URL => new URL(String(headers["location"]));

/** The way over the provider and back, as far as the address that the browser comes back to. */
const overThere = async (headers: { readonly cookie: string }, at = ask): Promise<URL> => {
  const there = await at("GET", "/connect/harbour", undefined, headers);
  const back = new URL((await fetch(locationOf(there), { redirect: "manual" })).headers.get("location") ?? "");
  return locationOf(await at("GET", back.pathname.replace(/^\/api/, "") + back.search, undefined, headers));
};

const finished = (returned: URL, headers: { readonly cookie: string }, at = ask): Promise<ApiResponse> =>
  at(
    "GET",
    `/auth/harbour/callback?access_token=${encodeURIComponent(returned.searchParams.get("access_token") ?? "")}`,
    undefined,
    headers,
  );

const loggedIn = async (at = ask): Promise<ApiResponse> => {
  const headers = begun();
  return finished(await overThere(headers, at), headers, at);
};

const aPerson = (): { readonly sub: string; readonly email: string; readonly email_verified: boolean } => {
  counted.people += 1;
  return { sub: `person-${counted.people}`, email: `person-${counted.people}@example.com`, email_verified: true };
};

const registered = async (email: string, at = ask): Promise<ApiResponse> =>
  at("POST", "/auth/local/register", { username: email, email, password: "Passw0rd-one" });

const message = ({ status, body }: ApiResponse): readonly [number, string] => [status, body.error?.message];

describe("an address that a provider names", () => {
  it.each([
    "one@x.example, victim@other.example",
    "a@b.example\r\nBcc: e@evil.example",
    "no-at",
    `${"a".repeat(300)}@x.example`,
    "\u0430dmin@example.org",
    '"><script>@x.example',
    "Victim <victim@other.example>",
    "victim@other.example\u0000",
    "victim@other.example;e@evil.example",
  ])("[SES-05] [SES-11] [SEC2-6] is no address of one mailbox, and makes no account: %j", async (email) => {
    peer.person = { ...aPerson(), email };
    expect(message(await loggedIn())).toEqual([400, "Email was not available."]);
    expect(
      await api.database.reads.selectFrom("users").select("id").where("email", "like", "%victim@other%").execute(),
    ).toEqual([]);
  });
  it("[SES-05] [SEC2-6] in capitals is the account's in small letters", async () => {
    const person = aPerson();
    peer.person = { ...person, email: person.email.toUpperCase() };
    expect((await loggedIn()).body.user.email).toBe(person.email);
  });
});

describe("the way to the provider and back", () => {
  it("[SES-05] goes by PKCE, state and nonce, none of which another browser's way shares", async () => {
    peer.person = aPerson();
    await loggedIn();
    await loggedIn();
    const [first, second] = peer.requests.slice(-2) as [URLSearchParams, URLSearchParams];
    expect(Object.fromEntries(first)).toMatchObject({
      response_type: "code",
      scope: "openid email profile",
      code_challenge_method: "S256",
      redirect_uri: `${settings.publicUrl}/api/connect/harbour/callback`,
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(first.get(name)).toMatch(/^[\w-]{43}$/);
      expect(first.get(name)).not.toBe(second.get(name));
    }
  });
  it("[SES-05] without the shop's own nonce a browser gets it first", async () => {
    expect(locationOf(await ask("GET", "/connect/harbour")).pathname).toBe("/connect/harbour");
    expect(locationOf(await ask("GET", "/connect/harbour", undefined, begun("other"))).pathname).toBe(
      "/connect/harbour",
    );
  });
  it("[SES-05] the address that the browser comes back to contains nothing about the person", async () => {
    peer.person = aPerson();
    const returned = await overThere(begun());
    expect(returned.pathname).toBe("/auth/harbour/callback");
    const token = returned.searchParams.get("access_token") ?? "";
    const readable = token.split(".").map((part) => Buffer.from(part, "base64url").toString());
    expect(readable.join()).not.toContain("person-");
  });
  it.each<OidcMood>(["denies", "other-nonce", "other-audience", "other-issuer", "forged"])(
    "[SES-05] a provider that answers %s opens nothing",
    async (mood) => {
      peer.person = aPerson();
      peer.mood = mood;
      const returned = await overThere(begun());
      expect(Object.fromEntries(returned.searchParams)).toEqual({
        error: "oauth_error",
        error_description: "OAuth2 login failed",
      });
    },
  );
  it("[SES-05] [OPS-10] a provider that is away is an error of the call, and asked again next time", async () => {
    const late = await runningForFile(harbour(peer));
    peer.mood = "away";
    expect((await late.ask("GET", "/connect/harbour", undefined, begun())).status).toBe(502);
    peer.mood = "well";
    expect((await late.ask("GET", "/connect/harbour", undefined, begun())).status).toBe(302);
  });
  it("[SES-05] only the browser that began can finish, and only for a minute", async () => {
    peer.person = aPerson();
    const own = begun();
    const returned = await overThere(own);
    const refused = [400, "OAuth authentication requires a completed provider session"];
    expect(message(await finished(returned, begun()))).toEqual(refused);
    expect(message(await finished(returned, { cookie: "" }))).toEqual(refused);
    expect(message(await finished(new URL("https://x.example/?access_token=a.b.c"), own))).toEqual(refused);
    const back = await ask("GET", "/connect/harbour/callback?code=c&state=s", undefined, { cookie: "" });
    expect(locationOf(back).searchParams.get("error_description")).toBe("OAuth2 state mismatch");
    clock.now += 61_000;
    expect(message(await finished(returned, own))).toEqual(refused);
    clock.now -= 61_000;
  });
});

describe("a person without an id", () => {
  const stored = async ({ database } = api) => ({
    users: await database.reads.selectFrom("users").select(["id", "email", "provider", "generation"]).execute(),
    links: await database.reads.selectFrom("provider_links").selectAll().execute(),
    sessions: await database.reads.selectFrom("sessions").select("user_id").execute(),
  });
  const refused = { error: "oauth_error", error_description: "OAuth2 login failed" };

  it.each([
    "",
    undefined,
    null,
    " ",
    "   ",
    "\u00a0",
    "\u200b",
    "\ufeff",
    "\t",
    "\n",
    "\u0000",
    "a\u0000",
    "x".repeat(256),
    0,
    false,
    ["one"],
    { sub: "one" },
  ])(
    "[SES-05] [SEC4-9] is refused, in whose id token sub is %j, and gets no account, no link and none that was here",
    async (sub) => {
      const [made, here] = [aPerson().email, aPerson().email];
      await registered(here, trusting.ask);
      const before = [await stored(), await stored(trusting.api)];
      for (const [email, at] of [
        [made, ask],
        [here, trusting.ask],
      ] as const)
        for (const mood of ["well", "email-by-userinfo"] as const) {
          peer.mood = mood;
          peer.person = { sub, email, email_verified: true };
          const headers = begun();
          const returned = await overThere(headers, at);
          expect(Object.fromEntries(returned.searchParams)).toEqual(refused);
          expect((await finished(returned, headers, at)).status).toBe(400);
        }
      expect([await stored(), await stored(trusting.api)]).toEqual(before);
    },
  );

  it("[SES-05] [SEC4-9] opens nothing through a link to no id that an earlier version made", async () => {
    const email = aPerson().email;
    const { user } = (await registered(email)).body;
    const link = { provider: "harbour", subject: "", user_id: user.id, linked_at: clock.now };
    await api.database.inTransaction((handle) => handle.insertInto("provider_links").values(link).execute());
    peer.person = { sub: "", email, email_verified: true };
    expect(Object.fromEntries((await overThere(begun())).searchParams)).toEqual(refused);
  });

  it("[SES-05] [SEC4-9] is not guessed from another's: ids that differ in case or by a blank are different people", async () => {
    const ids = new Set<number>();
    const { sub } = aPerson();
    const spelt = [sub, sub.toUpperCase(), ` ${sub}`, `${sub} `, `${sub}\u200b`, `${sub}%20`, sub.replace("-", "‐")];
    for (const each of spelt) {
      peer.person = { ...aPerson(), sub: each };
      ids.add((await loggedIn()).body.user.id);
    }
    expect(ids.size).toBe(spelt.length);
  });
});

describe("the account that opens", () => {
  it("[SES-05] is made by the first login, for a proved address, and is the same ever after, whatever the address is then", async () => {
    const person = aPerson();
    peer.person = person;
    const first = await loggedIn();
    expect([first.status, first.body.user]).toMatchObject([
      200,
      { email: person.email, provider: "harbour", confirmed: true, blocked: false },
    ]);
    peer.person = { ...person, email: "moved@example.com", email_verified: false };
    const second = await loggedIn();
    expect([second.status, second.body.user.id]).toEqual([200, first.body.user.id]);
    const me = await ask("GET", "/users/me", undefined, { authorization: `Bearer ${second.body.jwt}` });
    expect(me.body).toMatchObject({ id: first.body.user.id, provider: "harbour" });
    const guessed = await ask("POST", "/auth/local", { identifier: first.body.user.email, password: "" });
    expect(guessed.status).toBe(400);
  });
  it("[SES-05] an address may come from the provider's userinfo instead", async () => {
    const person = aPerson();
    peer.person = person;
    peer.mood = "email-by-userinfo";
    expect((await loggedIn()).body.user.email).toBe(person.email);
  });
  it("[SES-05] without a proved address none is made", async () => {
    const { sub, email } = aPerson();
    for (const person of [{ sub }, { sub, email }, { sub, email, email_verified: false }]) {
      peer.person = person;
      expect(message(await loggedIn())).toEqual([400, "Email was not available."]);
    }
  });
  it("[SES-05] [SES-11] one that was here before is refused, as long as the operator does not let the provider open it", async () => {
    const person = aPerson();
    await registered(person.email);
    peer.person = person;
    expect(message(await loggedIn())).toEqual([400, "Email is already taken."]);
    expect((await ask("POST", "/auth/local", { identifier: person.email, password: "Passw0rd-one" })).status).toBe(200);
  });
  it("[SES-05] [SES-11] where it is handed over, its password and sessions from before end, and its owner gets a mail", async () => {
    const person = aPerson();
    const before = (await registered(person.email, trusting.ask)).body;
    peer.person = { ...person, email: person.email.toUpperCase() };
    const { status, body } = await loggedIn(trusting.ask);
    expect([status, body.user.id]).toEqual([200, before.user.id]);
    expect((await trusting.ask("GET", "/users/me", undefined, { authorization: `Bearer ${before.jwt}` })).status).toBe(
      401,
    );
    expect(
      (await trusting.ask("POST", "/auth/local", { identifier: person.email, password: "Passw0rd-one" })).status,
    ).toBe(400);
    const letters = await trusting.api.database.reads
      .selectFrom("outbox")
      .select(["recipient", "subject", "text"])
      .execute();
    const others = letters.filter(({ subject }) => subject !== "Please confirm your email address");
    expect(others).toEqual([
      expect.objectContaining({ recipient: person.email, subject: "You now log in with Harbour ID" }),
    ]);
  });
  it("[SES-05] [SES-07] staff's is never handed over, and one that is closed stays closed", async () => {
    for (const [change, why] of [
      [{ role: "admin" }, "Email is already taken."],
      [{ blocked: 1 }, "Your account has been blocked by an administrator"],
    ] as const) {
      const person = aPerson();
      const { user } = (await registered(person.email, trusting.ask)).body;
      await trusting.api.database.inTransaction((handle) =>
        handle.updateTable("users").set(change).where("id", "=", user.id).execute(),
      );
      peer.person = person;
      expect(message(await loggedIn(trusting.ask))).toEqual([400, why]);
    }
  });
  it("[SES-05] two first logins at once make one account", async () => {
    const person = aPerson();
    peer.person = person;
    const both = await Promise.all([loggedIn(), loggedIn()]);
    const [one, other] = [...both, await loggedIn()].filter(({ status }) => status === 200);
    expect(one?.body.user.id).toBe(other?.body.user.id);
    const links = await api.database.reads
      .selectFrom("provider_links")
      .select("user_id")
      .where("subject", "=", person.sub)
      .execute();
    expect(links).toHaveLength(1);
  });
});
