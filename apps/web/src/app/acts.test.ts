// The order of an act's steps, and what ends it: the same for every caller. [CRT-01] [DOM-09]
import { shopClient } from "@kontor/adapters/client";
import { describe, expect, it } from "vitest";
import { type AddedItem, addToCart, cartAfterLogin, cookiesNotTaken } from "../shop/cart/cart-calls.ts";
import { domainFrom } from "../shop/domain-name/domain-from.ts";

const item: AddedItem = { kind: "product", product: "web-m" };
const cart = (id: string, version: number) => [200, { result: { id, version, items: [] } }] as const;
const refused = (status: number, refusal?: string) => [status, { refusal, detail: "words" }] as const;

/** Answers in turn what each call is to get; the last answer stands for all further ones. */
const shop = (script: Readonly<Record<string, readonly (readonly [number, unknown])[]>>) => {
  const calls: string[] = [];
  const { call } = shopClient({
    baseUrl: "",
    fetch: async (path, { method }) => {
      const key = `${method} ${path}`;
      const before = calls.filter((each) => each === key).length;
      calls.push(key);
      const [status, body] = script[key]?.[before] ?? script[key]?.at(-1) ?? refused(404, "NotFound");
      return Response.json(body, { status });
    },
  });
  return { calls, call };
};

describe("adding to the cart", () => {
  it.each(["current", "c1"])(
    "[CRT-01] reads the cart %s and adds in its version; a change by another tab is no hindrance",
    async (id) => {
      const { calls, call } = shop({
        [`GET /shop/order/cart/${id}`]: [cart("c1", 1), cart("c1", 2)],
        [`POST /shop/order/cart/${id}/items`]: [refused(409, "CartChanged"), cart("c1", 3)],
      });
      expect(await addToCart(call, id, item)).toMatchObject({ ok: true, value: { version: 3 } });
      const once = [`GET /shop/order/cart/${id}`, `POST /shop/order/cart/${id}/items`];
      expect(calls).toEqual([...once, ...once]);
    },
  );
  it.each([
    [null, "c2", []],
    ["gone", "c2", ["GET /shop/order/cart/gone"]],
    ["current", "current", ["GET /shop/order/cart/current"]],
  ] as const)("[CRT-01] makes a cart where %s is none", async (id, into, before) => {
    const { calls, call } = shop({
      [`GET /shop/order/cart/${id}`]: [refused(404, "CartNotFound")],
      "POST /shop/order/cart": [cart("c2", 0)],
      [`POST /shop/order/cart/${into}/items`]: [cart("c2", 1)],
    });
    expect(await addToCart(call, id, item)).toMatchObject({ ok: true, value: { id: "c2" } });
    expect(calls).toEqual([...before, "POST /shop/order/cart", `POST /shop/order/cart/${into}/items`]);
  });
  it("[CRT-01] [VISIT4-16] says that cookies are not taken where the cart just opened is not known", async () => {
    const { call } = shop({
      "GET /shop/order/cart/current": [refused(404, "CartNotFound")],
      "POST /shop/order/cart": [cart("c2", 0)],
      "POST /shop/order/cart/current/items": [refused(404, "CartNotFound")],
    });
    expect(await addToCart(call, "current", item)).toMatchObject({
      ok: false,
      problem: { refusal: cookiesNotTaken, detail: "" },
    });
  });
  it("[CRT-01] [VISIT4-18] asks for no cart where the browser is known to have none", async () => {
    const { calls, call } = shop({
      "POST /shop/order/cart": [cart("c2", 0)],
      "POST /shop/order/cart/current/items": [cart("c2", 1)],
    });
    expect(await addToCart(call, "current", item, false)).toMatchObject({ ok: true });
    expect(calls).toEqual(["POST /shop/order/cart", "POST /shop/order/cart/current/items"]);
  });
  it("[CRT-01] never puts a new cart in the place of one that cannot be read just now", async () => {
    const { calls, call } = shop({
      "GET /shop/order/cart/c1": [refused(503)],
      "POST /shop/order/cart": [cart("c2", 0)],
    });
    expect(await addToCart(call, "c1", item)).toMatchObject({
      ok: false,
      problem: { status: 503, refusal: "UnknownError" },
    });
    expect(calls).toEqual(["GET /shop/order/cart/c1"]);
  });
  it("[CRT-01] gives up after three changes by others, and at once for every other refusal", async () => {
    const script = { "GET /shop/order/cart/c1": [cart("c1", 1)] };
    const busy = shop({ ...script, "POST /shop/order/cart/c1/items": [refused(409, "CartChanged")] });
    expect(await addToCart(busy.call, "c1", item)).toMatchObject({ ok: false, problem: { refusal: "CartChanged" } });
    expect(busy.calls).toHaveLength(6);
    const twice = shop({ ...script, "POST /shop/order/cart/c1/items": [refused(409, "DomainAlreadyInCart")] });
    expect(await addToCart(twice.call, "c1", item)).toMatchObject({
      ok: false,
      problem: { refusal: "DomainAlreadyInCart" },
    });
    expect(twice.calls).toHaveLength(2);
  });
});

describe("the cart after a login", () => {
  const own = { "POST /shop/order/cart": [cart("own", 4)] };
  it("[CRT-01] is the customer's with the guest's in it", async () => {
    const merged = { cart: { id: "own", items: [{}] }, difference: { added: [{}] } };
    const { calls, call } = shop({ ...own, "POST /shop/order/cart/c1/merge": [[200, { result: merged }]] });
    expect(await cartAfterLogin(call, "c1")).toMatchObject({ ok: true, value: merged });
    expect(calls).toEqual(["POST /shop/order/cart/c1/merge"]);
  });
  it.each([
    [null, 404],
    ["gone", 404],
    ["x".repeat(65), 400],
  ])("[CRT-01] is the customer's own where this browser has none: %s", async (id, status) => {
    const { call } = shop({ ...own, [`POST /shop/order/cart/${id}/merge`]: [refused(status, "CartNotFound")] });
    expect(await cartAfterLogin(call, id)).toMatchObject({
      ok: true,
      value: { cart: { id: "own" }, difference: null },
    });
  });
  it("[SES-07] is left alone where merging is refused", async () => {
    const { calls, call } = shop({ ...own, "POST /shop/order/cart/c1/merge": [refused(403, "AreaClosed")] });
    expect(await cartAfterLogin(call, "c1")).toMatchObject({ ok: false, problem: { refusal: "AreaClosed" } });
    expect(calls).toHaveLength(1);
  });
});

describe("checking a name", () => {
  const name = { ascii: "xn--caf-dma.de", unicode: "café.de", ending: "de" };
  const answered = (availability: string, offer: string | null) =>
    domainFrom(shop({ "POST /shop/domain/check": [[200, { result: { name, availability, offer } }]] }).call, "Café.de");
  it("[DOM-01] gives the domain to add, or the word for why there is none", async () => {
    expect(await answered("taken", "transfer")).toMatchObject({
      name: "café.de",
      domain: { ascii: name.ascii, acquisition: "transfer" },
    });
    expect(await answered("ours", null)).toMatchObject({ domain: null, word: "ours" });
    expect(await answered("taken", null)).toMatchObject({ domain: null, word: "unknown" });
  });
  it("[DOM-09] a failed call of our own has the text of its refusal", async () => {
    const { call } = shop({ "POST /shop/domain/check": [refused(429, "DomainRateLimited")] });
    expect(await domainFrom(call, "a.de")).toEqual({ name: "a.de", domain: null, word: "failed", detail: "words" });
  });
});
