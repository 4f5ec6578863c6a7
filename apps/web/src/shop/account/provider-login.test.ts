// A login over another provider, from the button to the cookies: by a provider of the shop itself, and through a Strapi. [SES-05] [SES-12]
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { harbour, type OidcPeer, oidcPeer } from "../../../../api/test/oidc-peer.ts";
import { drawn, shop } from "../../../test/drawn-page.ts";
import { follow, type Led, openedSite, type OpenedSite, postForm, registered } from "../../../test/site-fixture.ts";

const loginProviders = [{ key: "harbour", name: "Harbour ID" }];

/** The cookies of a browser after an answer, beside those that it had. */
const browser = (before: string, { cookies }: Pick<Led, "cookies">): string =>
  [before, cookies].filter(Boolean).join("; ");

const emailOf = async (site: OpenedSite, cookie: string): Promise<unknown> =>
  ((await (await fetch(`${site.url}/api/users/me`, { headers: { cookie } })).json()) as { readonly email?: string })
    .email;

describe("the pages with a login", () => {
  it("[SES-05] have a link for each provider that is set up, and none without", async () => {
    const services = { ...shop(), loginProviders };
    expect(await drawn("/de/konto?return=/de/server", services)).toMatch(
      /<a href="\/connect\/harbour\?locale=de&amp;return=%2Fde%2Fserver"[^>]*>Mit Harbour ID anmelden<\/a>/,
    );
    expect(await drawn("/en/account", services)).toContain("Log in with Harbour ID");
    expect(await drawn("/en/account", shop())).not.toContain("/connect/");
  });
  it.each(["ProviderLoginRefused", "ProviderLoginFailed", "ProviderAddressUnverified", "RegistrationTaken"] as const)(
    "[SES-05] [SES-12] say in both languages what came of it: %s",
    async (problem) => {
      expect(await drawn(`/en/account?problem=${problem}`, shop())).toContain(refusalTexts.en[problem]);
      expect(await drawn(`/de/konto?problem=${problem}`, shop())).toContain(refusalTexts.de[problem]);
    },
  );
});

describe("over a provider of the shop itself", () => {
  const at = {} as { site: OpenedSite; peer: OidcPeer };
  beforeAll(async () => {
    at.peer = await oidcPeer();
    at.site = await openedSite(() => harbour(at.peer, { AUTH_RATE_LIMIT: "1000" }));
  });
  afterAll(async () => {
    await at.site.close();
    await at.peer.close();
  });
  beforeEach(() => {
    at.peer.mood = "well";
  });

  /** Each address in turn, as the browser is led; ends on the first page of the shop. */
  const over = async (begin: string, cookie = ""): Promise<Led> => {
    const begun = await follow(at.site.url + begin, cookie === "" ? {} : { cookie });
    const own = browser(cookie, begun);
    const answered = await follow((await follow(begun.to ?? "")).to ?? "", { cookie: own });
    return follow(answered.to ?? "", { cookie: own });
  };

  it("[SES-05] [SES-02] [CRT-01] leads back to where the visitor wanted to go, logged in, with the cart of before", async () => {
    at.peer.person = { sub: "1", email: "grace@example.com", email_verified: true };
    const cart = await postForm(
      at.site,
      "/forms/cart-item",
      "product=web-m&return=%2Fen%2Fhosting%2Fweb-m&months=12&domain=",
    );
    const begun = await follow(`${at.site.url}/connect/harbour?locale=de&return=/de/checkout/zusammenfassung`, {
      cookie: cart.cookies,
    });
    expect(begun.status).toBe(302);
    expect(begun.to).toMatch(`${at.peer.url}/authorize?`);
    expect(begun.lines).toEqual([
      expect.stringMatching(/^login-nonce=harbour\.[^;]+; Path=\/; SameSite=Lax; HttpOnly$/),
    ]);
    const entered = await over("/connect/harbour?locale=de&return=/de/checkout/zusammenfassung", cart.cookies);
    expect([entered.status, entered.to]).toEqual([302, "/de/checkout/zusammenfassung"]);
    expect(entered.lines).toEqual(expect.arrayContaining([expect.stringMatching(/^login-nonce=; .*Max-Age=0/)]));
    expect(entered.lines).toEqual(
      expect.arrayContaining([expect.stringMatching(/^token=.*HttpOnly/), expect.stringMatching(/^cartId=/)]),
    );
    expect(await emailOf(at.site, entered.cookies)).toBe("grace@example.com");
    const { result } = (await (
      await fetch(`${at.site.url}/api/shop/order/cart/current`, { headers: { cookie: entered.cookies } })
    ).json()) as { readonly result: { readonly items: readonly unknown[] } };
    expect(result.items).toMatchObject([{ product: "web-m" }]);
    expect((await over("/connect/harbour?locale=en")).to).toBe("/en/account");
  });

  it("[SES-05] [SES-12] ends on the login page where it comes to nothing, with the way on and in the language of before", async () => {
    const begin = "/connect/harbour?return=/de/server";
    const back = "return=%2Fde%2Fserver";
    at.peer.mood = "denies";
    expect((await over(begin)).to).toBe(`/de/konto?problem=ProviderLoginFailed&${back}`);
    at.peer.mood = "well";
    at.peer.person = { sub: "2", email: "unproved@example.com", email_verified: false };
    expect((await over(begin)).to).toBe(`/de/konto?problem=ProviderAddressUnverified&${back}`);
    await registered(at.site, { email: "here@example.com", password: "Passw0rd-one" });
    at.peer.person = { sub: "3", email: "here@example.com", email_verified: true };
    const taken = await over(begin);
    expect(taken.to).toBe(`/de/konto?problem=RegistrationTaken&${back}`);
    expect(taken.cookies).toBe("login-nonce=");
  });

  it("[SES-05] another browser gets no login by the address that one was led to", async () => {
    at.peer.person = { sub: "4", email: "attacker@example.com", email_verified: true };
    const stranger = (await follow(`${at.site.url}/connect/harbour?locale=en`)).cookies;
    for (const cookie of [stranger, "theirs=1"]) {
      const begun = await follow(`${at.site.url}/connect/harbour?locale=en`);
      const answered = await follow((await follow(begun.to ?? "")).to ?? "", { cookie: begun.cookies });
      const refused = await follow(answered.to ?? "", { cookie, "accept-language": "en" });
      expect(refused.to).toBe("/en/account?problem=ProviderLoginRefused");
      expect(refused.cookies).toBe("login-nonce=");
      const call = `${at.site.url}/api/auth/harbour/callback${new URL(answered.to ?? "").search}`;
      const direct = await fetch(call, { headers: { cookie, "sec-fetch-site": "cross-site" } });
      expect([direct.status, direct.headers.getSetCookie()]).toEqual([400, []]);
    }
  });

  it("[SES-05] leads nowhere outside of the shop afterwards", async () => {
    at.peer.person = { sub: "1", email: "grace@example.com", email_verified: true };
    for (const path of ["https://evil.example/", "//evil.example", "/de/checkout/login"])
      expect((await over(`/connect/harbour?locale=en&return=${encodeURIComponent(path)}`)).to).toBe("/en/account");
  });
});

describe("through a Strapi", () => {
  const recorded = (
    name: string,
  ): { readonly status: number; readonly headers: Record<string, string | string[]>; readonly body: unknown } =>
    JSON.parse(
      readFileSync(
        fileURLToPath(new URL(`../../../../../openapi/fixtures/oauth/${name}.json`, import.meta.url)),
        "utf8",
      ),
    ).response;
  const at = {} as { site: OpenedSite; cms: string; close: () => Promise<void> };
  const requests: IncomingMessage[] = [];

  beforeAll(async () => {
    const me = {
      id: 3,
      documentId: "ty22y2x4hp22826lg8ea0z6c",
      username: "Fake User",
      email: "fake@example.test",
      confirmed: true,
    };
    /** As it was recorded: the session counts, the token of an older Strapi too. */
    const answerTo = (
      request: IncomingMessage,
    ): { readonly status: number; readonly headers: object; readonly body: unknown } => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://strapi");
      if (pathname === "/api/connect/fake") return recorded("connect-ok-redirect");
      if (pathname === "/api/users/me") return { status: 200, headers: {}, body: me };
      if (pathname !== "/api/auth/fake/callback")
        return {
          status: 404,
          headers: {},
          body: { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found" } },
        };
      const isIn =
        /koa\.sess=.*koa\.sess\.sig=/.test(request.headers.cookie ?? "") ||
        searchParams.get("access_token") === "of-an-older-one";
      if (!isIn) return recorded("callback-enabled-token-without-session");
      return { status: 200, headers: {}, body: { jwt: "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6M30.c2ln", user: me } };
    };
    const server = createServer((request, response) => {
      requests.push(request);
      const { status, headers, body } = answerTo(request);
      const { location, "set-cookie": cookies } = headers as {
        readonly location?: string;
        readonly "set-cookie"?: string[];
      };
      response.writeHead(status, {
        "content-type": typeof body === "string" ? "text/html" : "application/json",
        ...(location === undefined ? {} : { location }),
        ...(cookies === undefined ? {} : { "set-cookie": cookies }),
      });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    at.cms = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    at.site = await openedSite(() => ({ CMS_URL: at.cms, LOGIN_PROVIDERS: "fake", LOGIN_FAKE_NAME: "Fake ID" }));
    at.close = () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve())));
  });
  afterAll(async () => {
    await at.site.close();
    await at.close();
  });

  it("[SES-05] [SES-11] its session or its token makes a login of the shop, in the browser that began", async () => {
    const begun = await follow(`${at.site.url}/connect/fake?return=/de/server`);
    expect(begun.to).toMatch(/^http:\/\/127\.0\.0\.1:9555\/authorize\?/);
    expect(begun.lines.map((line) => line.split("=")[0])).toEqual(["login-nonce", "koa.sess", "koa.sess.sig"]);
    const entered = await follow(`${at.site.url}/auth/fake/callback`, { cookie: begun.cookies });
    expect(entered.to).toBe("/de/server");
    expect(await emailOf(at.site, entered.cookies)).toBe("fake@example.test");
    const [nonce = ""] = begun.cookies.split("; ");
    const older = await follow(`${at.site.url}/auth/fake/callback?access_token=of-an-older-one`, { cookie: nonce });
    expect([older.to, older.lines.some((line) => line.startsWith("token="))]).toEqual(["/de/server", true]);
  });

  it("[SES-05] a token that came with a link is refused before the Strapi hears of it", async () => {
    requests.length = 0;
    const link = await follow(`${at.site.url}/auth/fake/callback?access_token=of-an-older-one`, {
      "accept-language": "de",
    });
    expect([link.to, link.cookies]).toEqual(["/de/konto?problem=ProviderLoginRefused", "login-nonce="]);
    const direct = await fetch(`${at.site.url}/api/auth/fake/callback?access_token=of-an-older-one`, {
      headers: { "sec-fetch-site": "none" },
    });
    expect([direct.status, direct.headers.getSetCookie()]).toEqual([400, []]);
    expect(requests.filter(({ url }) => url?.includes("callback"))).toEqual([]);
  });
});
