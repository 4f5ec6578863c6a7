// What the web entry makes of cookies and answers: bearers, carts, tokens that scripts never see. [SES-02] [SES-13] [CRT-09]
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { colourCookie } from "@kontor/domain/visitor/colour-mode";
import { categories, type CookieName, cookieTable } from "@kontor/domain/visitor/consent";
import { localeCookie, redirectCookie } from "@kontor/domain/visitor/locale";
import fastify from "fastify";
import { endCookie, setPreference } from "../../platform/server/cookies.ts";
import { tokenOf } from "../../platform/server/csrf.ts";
import type { ApiAnswer, ApiQuestion } from "../../platform/api/api-door.ts";
import { doorOver } from "../../../test/door-fixture.ts";
import { type Admission, admission, gateway } from "./gateway.ts";

const at = {
  url: "",
  requests: [] as ApiQuestion[],
  answer: { status: 200, headers: {}, body: Buffer.from("{}") } as ApiAnswer,
  streamed: 0,
  close: async (): Promise<void> => {},
};
const json = (value: unknown, status = 200): ApiAnswer => ({
  status,
  headers: { "content-type": "application/json" },
  body: Buffer.from(JSON.stringify(value)),
});

/** A call that is handed through reaches the API, too, but is none of those whose answers are changed. */
const noted = (admitted: Admission): Admission => {
  if ("call" in admitted && admitted.call.isUntouched) at.streamed += 1;
  return admitted;
};
/** How many requests the API got that are not streamed through. */
const changed = (): number => at.requests.length - at.streamed;

const opened = async (isElsewhere: boolean): Promise<void> => {
  const door = await doorOver(
    async (question) => {
      at.requests.push(question);
      return at.answer;
    },
    { isElsewhere },
  );
  const site = fastify();
  const admit = admission({
    publicUrl: "http://127.0.0.1",
    secure: false,
    csrfHeader: "csrf-token",
    corsOrigins: [frontend],
  });
  site.removeAllContentTypeParsers();
  site.register(
    gateway(door, (request) => noted(admit(request))),
    { prefix: "/api" },
  );
  at.url = await site.listen({ port: 0, host: "127.0.0.1" });
  at.close = () => site.close().then(door.close);
};
beforeEach(() => {
  at.requests.length = 0;
  at.streamed = 0;
});

const post = (path: string, headers: Readonly<Record<string, string>> = {}, body: unknown = {}) =>
  fetch(`${at.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "csrf-token": tokenOf(secret), ...headers },
    body: JSON.stringify(body),
  });

/** A frontend that the operator lists. */
const frontend = "https://app.example";

/** A browser that holds a secret, and sends its token with everything. */
const secret = "s".repeat(43);
const cookie = `token=a.b.c; signed-in=1; cartId=c-1; csrf=${secret}`;

describe.each([
  ["in this process", false],
  ["elsewhere", true],
] as const)("with the API %s", (_, isElsewhere) => {
  beforeAll(() => opened(isElsewhere));
  afterAll(() => at.close());

  describe("a jwt", () => {
    it("[SES-02] becomes an HttpOnly cookie and a hint, and no page ever sees it", async () => {
      at.answer = json({ jwt: "a.b.c", user: { id: 1 } });
      const response = await post("/auth/local", { origin: at.url });
      const answer = await response.json();
      expect(answer).toEqual({ user: { id: 1 }, csrf: { header: "csrf-token", token: expect.any(String) } });
      expect(response.headers.get("csrf-ended")).toBe("1");
      const [token, hint, csrf] = response.headers.getSetCookie();
      expect(csrf).toMatch(/^csrf=[\w-]{43}; Path=\/; SameSite=Strict; HttpOnly/);
      // The page calls on with what the answer brought, and with nothing else.
      const next = { cookie: `token=a.b.c; ${csrf?.split(";")[0]}`, origin: at.url };
      at.answer = json({});
      expect((await post("/shop/order/cart", { ...next, "csrf-token": answer.csrf.token })).status).toBe(200);
      expect((await post("/shop/order/cart", next)).status).toBe(403);
      expect(token).toMatch(/^token=a\.b\.c; Path=\/; SameSite=Lax; .*HttpOnly/);
      expect(hint).toMatch(/^signed-in=1;/);
      expect(hint).not.toContain("HttpOnly");
    });
    it("[SES-13] is left to a frontend that is no browser and has a store of its own", async () => {
      at.answer = json({ jwt: "a.b.c", user: { id: 1 } });
      expect(await (await post("/auth/local")).json()).toEqual({ jwt: "a.b.c", user: { id: 1 } });
    });
  });

  describe("a frontend of another origin", () => {
    it("[PKG-06] that is listed calls with its bearer, and what comes along in cookies counts for nothing", async () => {
      at.answer = json({ jwt: "a.b.c", user: { id: 1 } });
      const response = await post("/auth/local", { origin: frontend, "sec-fetch-site": "cross-site", cookie });
      expect(await response.json()).toEqual({ jwt: "a.b.c", user: { id: 1 } });
      expect(response.headers.getSetCookie()).toEqual([]);
      at.answer = json({});
      await post("/shop/order/cart", { origin: frontend, cookie, authorization: "Bearer own" });
      await post("/shop/order/cart", { origin: frontend, cookie });
      const seen = at.requests.map(({ headers }) => [headers["authorization"], headers["shop-cart"]]);
      expect(seen.slice(-2)).toEqual([
        ["Bearer own", undefined],
        [undefined, undefined],
      ]);
      expect((await post("/shop/order/cart/current/items", { origin: frontend, cookie })).status).toBe(404);
    });
    it.each(["https://evil.example", "https://app.example.evil.example", "null", "https://APP.example"])(
      "[PKG-06] [FRM-06] %s is not",
      async (origin) => {
        const before = at.requests.length;
        const response = await post("/shop/order/cart", { origin, authorization: "Bearer own" });
        expect([response.status, at.requests.length - before]).toEqual([403, 0]);
      },
    );
  });

  describe("cookies", () => {
    it("[SES-13] the token is the bearer, but not of the calls that make or mend one", async () => {
      at.answer = json({});
      for (const path of [
        "/shop/auth/singleSign",
        "/auth/change-password",
        "/auth/local",
        "/auth/local/register",
        "/auth/forgot-password",
        "/auth/reset-password",
        "/auth/send-email-confirmation",
      ])
        await post(path, { cookie });
      expect(at.requests.map(({ headers }) => headers["authorization"])).toEqual([
        "Bearer a.b.c",
        "Bearer a.b.c",
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    });
    it("[SES-13] a client with a bearer token and no cookie is passed through, unless a page calls", async () => {
      at.answer = json({});
      const bearer = { authorization: "Bearer a.b.c" };
      await post("/shop/order/cart", bearer);
      expect([at.streamed, changed()]).toEqual([1, 0]);
      await post("/shop/order/cart", { ...bearer, cookie });
      await post("/shop/order/cart", { ...bearer, origin: at.url });
      expect([at.streamed, changed()]).toEqual([1, 2]);
    });
    it("[API-02] [SES-13] a password of the proxy is no bearer: the cookies' token and cart stand", async () => {
      at.answer = json({});
      const authorization = `Basic ${Buffer.from("staging:secret").toString("base64")}`;
      await post("/shop/order/cart", { authorization, cookie });
      await post("/shop/order/cart", { authorization, cookie: `csrf=${secret}` });
      await post("/shop/order/cart", { authorization });
      expect([at.streamed, ...at.requests.map(({ headers }) => headers["authorization"])]).toEqual([
        0,
        "Bearer a.b.c",
        undefined,
        undefined,
      ]);
      at.answer = json({ jwt: "a.b.c", user: { id: 1 } });
      const signedIn = await post("/auth/local", { authorization, origin: at.url });
      expect([await signedIn.json(), signedIn.headers.getSetCookie().length]).toEqual([
        { user: { id: 1 }, csrf: expect.anything() },
        3,
      ]);
    });
    it("[CRT-01] the cart called current is that of the cookie, in path and body", async () => {
      at.answer = json({});
      await post("/shop/order/cart/current/items", { cookie }, { version: 1 });
      await post("/shop/order", { cookie }, { cartId: "current", cartVersion: 1 });
      expect(at.requests[0]?.path).toBe("/api/shop/order/cart/c-1/items");
      expect(JSON.parse(String(at.requests[1]?.body))).toMatchObject({ cartId: "c-1" });
    });
    it("[CRT-01] without the cookie there is no current cart", async () => {
      const response = await post("/shop/order/cart/current/items");
      expect([response.status, (await response.json()).refusal, at.requests.length]).toEqual([404, "CartNotFound", 0]);
    });
    it("[SES-03] a logout takes token, hint and cart", async () => {
      at.answer = json({ success: true, result: null });
      const gone = (await post("/shop/auth/logout", { cookie })).headers
        .getSetCookie()
        .filter((line) => line.includes("Max-Age=0"))
        .map((line) => line.split("=")[0]);
      expect(gone).toEqual(["token", "signed-in", "cartId", "cart-count", "csrf"]);
    });
    it("[SES-01] a token that no longer holds goes", async () => {
      at.answer = json({}, 401);
      expect(
        (await fetch(`${at.url}/api/users/me`, { headers: { cookie } })).headers
          .getSetCookie()
          .map((line) => line.split("=")[0]),
      ).toEqual(["token", "signed-in"]);
    });
    it("[CRT-01] a cart that opens no more goes, another one that is not found does not", async () => {
      at.answer = json({ success: false, refusal: "CartNotFound" }, 404);
      const gone = await fetch(`${at.url}/api/shop/order/cart/current`, { headers: { cookie } });
      expect(gone.headers.getSetCookie().map((line) => line.split(";")[0])).toEqual(["cartId=", "cart-count="]);
      const other = await fetch(`${at.url}/api/shop/order/cart/c-2`, { headers: { cookie } });
      expect(other.headers.getSetCookie()).toEqual([]);
    });
    it("[FRM-04] [OPS-09] the call that takes files takes what they may weigh, every other one a megabyte", async () => {
      at.answer = json({});
      const sent = (path: string, bytes: number) =>
        fetch(`${at.url}/api${path}`, {
          method: "POST",
          headers: { "content-type": "text/plain" },
          body: "x".repeat(bytes),
        });
      expect((await sent("/shop/request/application", 30_000_000)).status).toBe(200);
      expect(String(at.requests[0]?.body).length).toBe(30_000_000);
      expect((await sent("/shop/request/application", 62_000_000)).status).toBe(413);
      for (const path of ["/shop/request/contact", "/shop/request/application/x", "/shop/order"])
        expect([path, (await sent(path, 1_100_000)).status]).toEqual([path, 413]);
      expect(at.requests).toHaveLength(1);
    });
    it("[OPS-07] a request that another site started is refused before it is passed on", async () => {
      for (const headers of [
        { origin: "https://elsewhere.example" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { origin: "null" },
      ]) {
        expect([(await post("/shop/order", { cookie, ...headers })).status, at.requests.length]).toEqual([403, 0]);
        // Without cookies too: another site cannot log a visitor into an account.
        expect((await post("/auth/local", headers)).status).toBe(403);
      }
    });
  });

  describe("an answer that is the same for everybody", () => {
    const long = JSON.stringify({ result: "Hosting ".repeat(1_000) });
    const everybodys = {
      status: 200,
      headers: { "content-type": "application/json", etag: '"v1"', "cache-control": "public, no-cache" },
    };
    const fetched = async (path: string, accepted: string) => {
      const response = await fetch(`${at.url}/api${path}`, { headers: { "accept-encoding": accepted } });
      const of = (name: string): string | null => response.headers.get(name);
      return {
        text: await response.text(),
        "content-encoding": of("content-encoding"),
        etag: of("etag"),
        vary: of("vary"),
      };
    };

    it("travels packed as it is wanted, and is packed anew when it changes", async () => {
      at.answer = { ...everybodys, body: Buffer.from(long) };
      for (const packing of ["br", "gzip"])
        expect(await fetched("/shop/catalog", packing)).toEqual({
          text: long,
          "content-encoding": packing,
          etag: 'W/"v1"',
          vary: "accept-encoding",
        });
      expect(await fetched("/shop/catalog", "identity")).toEqual({
        text: long,
        "content-encoding": null,
        etag: '"v1"',
        vary: "accept-encoding",
      });
      const next = long.replace("Hosting", "Domains");
      at.answer = { status: 200, headers: { ...everybodys.headers, etag: '"v2"' }, body: Buffer.from(next) };
      expect((await fetched("/shop/catalog", "br")).text).toBe(next);
    });

    it("[OPS-07] what is not, or was requested with a query, is left as it is", async () => {
      at.answer = {
        status: 200,
        headers: { ...everybodys.headers, "cache-control": "private, no-store" },
        body: Buffer.from(long),
      };
      expect((await fetched("/shop/catalog", "br"))["content-encoding"]).toBe(null);
      at.answer = { ...everybodys, body: Buffer.from(long) };
      expect((await fetched("/shop/catalog?x=1", "br"))["content-encoding"]).toBe(null);
      at.answer = { ...everybodys, body: Buffer.from("{}") };
      expect((await fetched("/shop/catalog", "br"))["content-encoding"]).toBe(null);
    });
  });

  describe("the number at the cart's icon", () => {
    const domain = { ascii: "a.de", unicode: "a.de", ending: "de", acquisition: "register", authcodeGiven: false };
    const product = {
      kind: "product",
      id: "1",
      product: "web-m",
      billingMonths: 12,
      location: null,
      additions: [],
      quantity: 3,
      domains: [],
    };
    it("[CRT-01] [VIS-04] counts products by quantity, and every domain", async () => {
      for (const [items, count] of [
        [[product], 3],
        [[{ ...product, domains: [domain, domain] }], 5],
        [[product, { kind: "domain", id: "2", domain }, { kind: "domain", id: "3", domain }], 5],
        [[], 0],
      ] as const) {
        at.answer = json({ success: true, result: { id: "c-1", version: 1, items } });
        const response = await fetch(`${at.url}/api/shop/order/cart/c-1/items/1`, {
          method: "PATCH",
          headers: { "content-type": "application/json", "csrf-token": tokenOf(secret), cookie },
          body: "{}",
        });
        expect(response.headers.getSetCookie().map((line) => line.split(";")[0])).toEqual([`cart-count=${count}`]);
        at.answer = json({ success: true, result: { cart: { id: "c-2", version: 1, items }, difference: {} } });
        const merged = await post("/shop/order/cart/c-1/merge", { cookie });
        expect(merged.headers.getSetCookie().map((line) => line.split(";")[0])).toEqual([
          "cartId=c-2",
          `cart-count=${count}`,
        ]);
      }
    });
  });
});

it("[VIS-06] [OPS-07] every cookie is set as the table of cookies has it", () => {
  for (const name of Object.keys(cookieTable) as CookieName[]) {
    const { days, httpOnly, sameSite } = cookieTable[name];
    const line = setPreference(name, "v", true, categories);
    expect([name, line.includes("HttpOnly"), /SameSite=(\w+)/.exec(line)?.[1]]).toEqual([name, httpOnly, sameSite]);
    expect([name, /Max-Age=(\d+)/.exec(line)?.[1] ?? null]).toEqual([
      name,
      days === null ? null : String(days * 86_400),
    ]);
    expect(line.endsWith("; Secure")).toBe(true);
    expect(endCookie(name, false)).toMatch(name === "viewport" ? /Max-Age=0; Secure$/ : /Max-Age=0(; HttpOnly)?$/);
  }
  expect([localeCookie.days, redirectCookie.days, colourCookie.days]).toEqual([
    cookieTable.locale.days,
    cookieTable.i18n_redirect.days,
    cookieTable["colour-mode"].days,
  ]);
});
