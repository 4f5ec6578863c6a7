// The two gates against forged requests, over HTTP as a browser and a terminal come. [FRM-06] [VIS-04]
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cookieRow, type CookieName } from "@kontor/domain/visitor/consent";
import fastify from "fastify";
import type { ApiQuestion } from "../../platform/api/api-door.ts";
import { csrfToken, tokenOf, withoutSecret } from "../../platform/server/csrf.ts";
import { doorOver } from "../../../test/door-fixture.ts";
import { admission, gateway } from "./gateway.ts";
import { cartCookies } from "../../shop/cart/cart-cookies.ts";
import { tokenCookies } from "../../visitor/session/token-cookies.ts";

const at = { url: "", requests: [] as ApiQuestion[], close: async (): Promise<void> => {} };
const settings = { publicUrl: "https://shop.example", secure: true, csrfHeader: "x-proof", corsOrigins: [] };

beforeAll(async () => {
  const door = await doorOver(async (question) => {
    at.requests.push(question);
    return { status: 200, headers: { "content-type": "application/json" }, body: Buffer.from("{}") };
  });
  const site = fastify();
  site.removeAllContentTypeParsers();
  site.register(csrfToken(settings));
  site.register(gateway(door, admission(settings)), { prefix: "/api" });
  at.url = await site.listen({ port: 0, host: "127.0.0.1" });
  at.close = () => site.close();
});
afterAll(() => at.close());
beforeEach(() => void at.requests.splice(0));

type Headers = Readonly<Record<string, string>>;

const change = async (method: string, headers: Headers): Promise<readonly [number, string | undefined, number]> => {
  const response = await fetch(`${at.url}/api/shop/order/cart/c-1`, { method, headers });
  const body = (await response.json()) as { refusal?: string };
  return [response.status, body.refusal, at.requests.length];
};

const issued = async (headers: Headers = {}) => {
  const response = await fetch(`${at.url}/csrf.json`, { headers });
  return {
    response,
    cookie: response.headers.getSetCookie()[0] ?? "",
    ...((await response.json()) as { header: string; token: string }),
  };
};

describe("the token", () => {
  it("[FRM-06] comes from a call that is not cached, under the configured header; its secret is HttpOnly and strict", async () => {
    const { response, cookie, header, token } = await issued();
    expect([response.headers.get("cache-control"), header]).toEqual(["no-store", "x-proof"]);
    expect(cookie).toMatch(/^csrf=[\w-]{43}; Path=\/; SameSite=Strict; HttpOnly; Secure$/);
    expect(cookie).not.toContain(token);
    expect(await change("DELETE", { cookie: cookie.split(";")[0] ?? "", "x-proof": token })).toEqual([
      200,
      undefined,
      1,
    ]);
  });

  it("[FRM-06] is another one each time, and each of them holds as long as the secret", async () => {
    const first = await issued();
    const cookie = first.cookie.split(";")[0] ?? "";
    const second = await issued({ cookie });
    expect(second.cookie).toBe("");
    expect(second.token).not.toBe(first.token);
    for (const { token } of [first, second]) expect((await change("PATCH", { cookie, "x-proof": token }))[0]).toBe(200);
  });

  it("[FRM-06] a made-up secret is replaced", async () => {
    expect((await issued({ cookie: "csrf=short" })).cookie).toMatch(/^csrf=[\w-]{43};/);
  });
});

describe("a changing call with cookies", () => {
  const secret = "a".repeat(43);
  const right = tokenOf(secret);
  const cases: readonly (readonly [string, Headers, string])[] = [
    ["without the secret's cookie", { cookie: "token=a.b.c", "x-proof": right }, "CsrfCookieMissing"],
    ["with a secret of another form", { cookie: "csrf=x; token=a.b.c", "x-proof": right }, "CsrfCookieMissing"],
    ["without a token", { cookie: `csrf=${secret}` }, "CsrfTokenMissing"],
    ["with a token under another header", { cookie: `csrf=${secret}`, "csrf-token": right }, "CsrfTokenMissing"],
    ["with the token of another secret", { cookie: `csrf=${"b".repeat(43)}`, "x-proof": right }, "CsrfTokenInvalid"],
    ["with a token that is cut off", { cookie: `csrf=${secret}`, "x-proof": right.slice(0, -1) }, "CsrfTokenInvalid"],
    ["with the secret as its token", { cookie: `csrf=${secret}`, "x-proof": secret }, "CsrfTokenInvalid"],
    [
      "with a token, but from another site",
      { cookie: `csrf=${secret}`, "x-proof": right, "sec-fetch-site": "cross-site" },
      "CrossSiteRequest",
    ],
    [
      "with a token, but from its own host without encryption",
      { cookie: `csrf=${secret}`, "x-proof": right, origin: "http://shop.example", host: "shop.example" },
      "CrossSiteRequest",
    ],
    [
      "with a token, but from the host that it names itself",
      { cookie: `csrf=${secret}`, "x-proof": right, origin: "https://other.example", host: "other.example" },
      "CrossSiteRequest",
    ],
    [
      "with a token, but from another origin",
      { cookie: `csrf=${secret}`, "x-proof": right, origin: "https://evil.example" },
      "CrossSiteRequest",
    ],
  ];
  for (const [name, headers, refusal] of cases)
    it(`[FRM-06] ${name} is refused as ${refusal}, and the API hears nothing`, async () => {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"])
        expect(await change(method, headers)).toEqual([403, refusal, 0]);
      expect((await change("GET", headers))[0]).toBe(200);
    });

  it("[FRM-06] the refusal is a problem document in the language of the page", async () => {
    const response = await fetch(`${at.url}/api/shop/order`, {
      method: "POST",
      headers: { cookie: "token=x", "shop-locale": "de" },
    });
    expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    expect(await response.json()).toMatchObject({
      status: 403,
      rule: "FRM-06",
      detail: expect.stringMatching(/Sicherheits-Cookie/),
    });
  });

  it("[FRM-06] [SES-13] who sends a bearer and no cookies has nothing to forge", async () => {
    expect(await change("DELETE", { authorization: "Bearer a.b.c" })).toEqual([200, undefined, 1]);
  });
});

describe("cookies", () => {
  it("[VIS-04] [OPS-07] are set as the table of cookies says", () => {
    const lines = [...tokenCookies("a.b.c", true), ...cartCookies({ id: "c-1", count: 2 }, true), withoutSecret(true)];
    for (const line of lines) {
      const row = cookieRow((line.split("=")[0] ?? "") as CookieName);
      expect(line.includes("HttpOnly"), line).toBe(row.httpOnly);
      expect(line, line).toContain(`SameSite=${row.sameSite};`);
      expect(line, line).toMatch(/; Secure$/);
      if (row.days !== null) expect(line, line).toContain(`Max-Age=${row.days * 86_400};`);
    }
  });
});
