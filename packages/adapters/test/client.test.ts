// The one client of the contract: what it sends, and what each answer comes to. No call of it rejects. [API-01] [API-04] [API-05] [FRM-06]
import { describe, expect, it } from "vitest";
import type { Cart } from "@kontor/domain/shop/cart";
import type { Catalog } from "@kontor/domain/shop/catalog";
import { guardedFetch, type TokenTag } from "../src/browser/calls/index.ts";
import {
  type Answer,
  type ClientSettings,
  resultOf,
  shopClient,
  type Transport,
  type TransportInit,
} from "../src/client/index.ts";

interface Sent extends TransportInit {
  readonly url: string;
}

/** A client whose answers a test decides, with what was sent. */
const clientWith = (
  answer: (sent: Sent, attempt: number) => Response | Promise<Response>,
  more: Partial<ClientSettings> = {},
) => {
  const sent: Sent[] = [];
  const send: Transport = async (url, init) => {
    sent.push({ url, ...init });
    return answer({ url, ...init }, sent.length);
  };
  return { sent, ...shopClient({ baseUrl: "/api", fetch: send, ...more }) };
};
const cart = { id: "c1", version: 1, items: [], voucher: null, referral: null };
const good = (result: unknown, status = 200) => Response.json({ success: true, result }, { status });
const refusal = (tag: string, status: number, more: object = {}, headers: Record<string, string> = {}) =>
  Response.json(
    { type: "", title: "", status, detail: "words", rule: "X-01", refusal: tag, ...more },
    { status, headers },
  );

describe("what is sent", () => {
  it("[API-05] parts and query stand in the address, each encoded; what is undefined is left out", async () => {
    const { call, sent } = clientWith(() => good(cart));
    await call("GET", "/shop/order/cart/{cartId}", { path: { cartId: "a/b ü" } });
    await call("DELETE", "/shop/order/cart/{cartId}/items/{itemId}", {
      path: { cartId: "c1", itemId: "i?" },
      query: { version: "2" },
    });
    await call("GET", "/v2/content/search", { query: { q: "ä & b", locale: "de" } });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /api/shop/order/cart/a%2Fb%20%C3%BC",
      "DELETE /api/shop/order/cart/c1/items/i%3F?version=2",
      "GET /api/v2/content/search?q=%C3%A4+%26+b&locale=de",
    ]);
  });
  it("[API-05] a body is JSON and says so; headers of the client and of the call go along", async () => {
    const { call, sent } = clientWith(() => good(cart), { headers: { "shop-locale": "de" } });
    await call("PUT", "/shop/order/cart/{cartId}/voucher", {
      path: { cartId: "current" },
      body: { version: 1, code: "A" },
      headers: { authorization: "Bearer x" },
    });
    await call("GET", "/shop/country");
    expect(sent[0]).toMatchObject({
      body: '{"version":1,"code":"A"}',
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "shop-locale": "de",
        authorization: "Bearer x",
      },
    });
    expect([sent[1]?.body, sent[1]?.headers]).toEqual([null, { accept: "application/json", "shop-locale": "de" }]);
  });
  it("[API-05] the compiler takes nothing that the contract does not have", () => {
    const { call } = clientWith(() => good(cart));
    const readCart = (): Promise<Answer<Cart>> =>
      resultOf(call("GET", "/shop/order/cart/{cartId}", { path: { cartId: "c1" } }));
    const readCatalog = (): Promise<Answer<Catalog>> => resultOf(call("GET", "/shop/catalog"));
    // @ts-expect-error a part of the path is missing
    const noPart = () => call("GET", "/shop/order/cart/{cartId}");
    // @ts-expect-error no such path
    const noPath = () => call("GET", "/shop/order/basket");
    // @ts-expect-error no such method there
    const noMethod = () => call("PUT", "/shop/catalog");
    const noItem = { version: 1 };
    // @ts-expect-error a field of the body is missing
    const noField = () => call("POST", "/shop/order/cart/{cartId}/items", { path: { cartId: "c1" }, body: noItem });
    expect([noPart, noPath, noMethod, noField, readCart, readCatalog]).toHaveLength(6);
  });
});

describe("what an answer comes to", () => {
  it("[API-01] a good one is its payload; without content it is nothing", async () => {
    const { call } = clientWith(({ method }) => (method === "GET" ? good(cart) : new Response(null, { status: 204 })));
    expect(await resultOf(call("GET", "/shop/order/cart/{cartId}", { path: { cartId: "c1" } }))).toEqual({
      ok: true,
      status: 200,
      value: cart,
    });
    expect(await call("POST", "/shop/auth/logout")).toEqual({ ok: true, status: 204, value: undefined });
  });
  it("[API-01] a refusal has its tag, its text, its facts and its further members", async () => {
    const errors = [{ field: "city", refusal: "CityInvalid", rule: "CUS-06", detail: "No." }];
    const { call } = clientWith(() =>
      refusal("CartChanged", 409, { facts: { version: 4 }, cart: { ...cart, version: 4 }, errors }),
    );
    expect(await call("POST", "/shop/order/cart")).toMatchObject({
      ok: false,
      problem: {
        status: 409,
        refusal: "CartChanged",
        detail: "words",
        facts: { version: 4 },
        cart: { version: 4 },
        errors,
      },
    });
  });
  it.each([
    ["17", 17],
    ["Wed, 21 Oct 2026 07:28:00 GMT", undefined],
    ["-1", undefined],
  ])("[DOM-05] a wait of %s is %s", async (header, seconds) => {
    const { call } = clientWith(() => refusal("DomainRateLimited", 429, {}, { "retry-after": header }));
    const answer = await call("POST", "/shop/domain/check", { body: { name: "a.de" } });
    expect(!answer.ok && answer.problem.retryAfter).toBe(seconds);
  });
  it.each([
    ["the page of a proxy", () => new Response("<h1>Bad Gateway</h1>", { status: 502 }), 502],
    ["nothing at all", () => new Response("", { status: 401 }), 401],
    ["another JSON", () => Response.json(null, { status: 500 }), 500],
    ["a list", () => Response.json([1], { status: 500 }), 500],
  ])("[API-03] %s is an unknown error with its status", async (_, answer, status) => {
    const { call } = clientWith(answer);
    expect(await call("GET", "/shop/country")).toMatchObject({
      ok: false,
      problem: { status, refusal: "UnknownError", detail: "" },
    });
  });
  it.each([
    ["is no JSON", () => new Response("<!doctype html>")],
    ["is cut off", () => new Response('{"success":true,"resu')],
    ["is empty", () => new Response("")],
    ["never comes", () => Promise.reject(new TypeError("fetch failed"))],
    [
      "breaks while it is read",
      () => new Response(new ReadableStream({ start: (control) => control.error(new TypeError("reset")) })),
    ],
  ])("[API-04] a good answer that %s is no answer", async (_, answer) => {
    const { call } = clientWith(answer);
    const read = await resultOf(call("GET", "/shop/country"));
    expect(read).toMatchObject({
      ok: false,
      problem: { status: 0, refusal: "UnknownError", detail: "", cause: expect.any(Error) },
    });
  });
});

describe("a call that is given up", () => {
  const silent = ({ signal }: TransportInit) =>
    new Promise<Response>((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true }),
    );
  it("[API-04] after its deadline is no answer, and takes its request with it", async () => {
    const { call, sent } = clientWith(silent, { deadline: 5 });
    expect(await call("GET", "/shop/country")).toMatchObject({
      ok: false,
      problem: { status: 0, cause: { name: "TimeoutError" } },
    });
    expect(sent[0]?.signal?.aborted).toBe(true);
  });
  it.each([undefined, 60_000])("[API-04] by its caller is no answer, whatever its deadline (%s)", async (deadline) => {
    const leaving = new AbortController();
    const { call, sent } = clientWith(silent, deadline === undefined ? {} : { deadline });
    const answer = call("GET", "/shop/country", { signal: leaving.signal });
    leaving.abort();
    expect(await answer).toMatchObject({ ok: false, problem: { status: 0, cause: { name: "AbortError" } } });
    expect(sent[0]?.signal?.aborted).toBe(true);
  });
});

describe("with the token against forged requests", () => {
  const page = (answers: readonly (() => Response)[]) => {
    const left = [...answers];
    const seen: (string | undefined)[] = [];
    const storedTags: { header: string; token: string }[] = [];
    const tag: TokenTag = {
      read: () => storedTags.at(-1) ?? null,
      store: (header, token) => void storedTags.push({ header, token }),
    };
    const send: Transport = async (url, { headers }) => {
      if (url === "/csrf.json") return Response.json({ header: "x-proof", token: `token-${storedTags.length + 1}` });
      seen.push(headers["x-proof"]);
      return (left.shift() ?? (() => good(cart)))();
    };
    return { seen, ...shopClient({ baseUrl: "/api", fetch: guardedFetch({ tag, fetch: send }) }) };
  };
  it("[FRM-06] a refused old one is renewed once, and the call is made again", async () => {
    const { call, seen } = page([() => refusal("CsrfTokenInvalid", 403)]);
    expect(await call("POST", "/shop/order/cart")).toMatchObject({ ok: true });
    expect(seen).toEqual(["token-1", "token-2"]);
  });
  it("[FRM-06] a second refusal, or one for another reason, is the answer", async () => {
    const stale = () => refusal("CsrfTokenInvalid", 403);
    const twice = page([stale, stale]);
    expect(await twice.call("POST", "/shop/order/cart")).toMatchObject({
      problem: { status: 403, refusal: "CsrfTokenInvalid", detail: "words" },
    });
    expect(twice.seen).toHaveLength(2);
    const other = page([() => refusal("AreaClosed", 403)]);
    expect(await other.call("POST", "/shop/order/cart")).toMatchObject({
      problem: { status: 403, refusal: "AreaClosed", detail: "words" },
    });
    expect(other.seen).toHaveLength(1);
  });
  it("[FRM-06] without a token, and while there is none, the shop itself reports the error", async () => {
    const tag: TokenTag = { read: () => null, store: () => undefined };
    const send: Transport = async (url) =>
      url === "/csrf.json" ? new Response("", { status: 500 }) : refusal("CsrfTokenMissing", 403);
    const { call } = shopClient({ baseUrl: "/api", fetch: guardedFetch({ tag, fetch: send }) });
    expect(await call("POST", "/shop/order/cart")).toMatchObject({ problem: { refusal: "CsrfTokenMissing" } });
  });
});
