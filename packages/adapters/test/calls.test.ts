// How calls are made: deadlines, further attempts, tokens that no longer hold. [API-04] [SES-01] [SES-02] [SES-13]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { describe, expect, it } from "vitest";
import { CartDesk, OrderDesk } from "@kontor/domain/shop/checkout";
import { Sessions, TokenStore } from "@kontor/domain/visitor/session";
import { bridge } from "../src/actors/bridge/index.ts";
import { tokensInBrowser } from "../src/layers/browser/index.ts";
import { shopOverHttp } from "../src/layers/http/index.ts";
import { cart, intent, json, problem, quote, shopWith } from "./answering.ts";

const held = Effect.flatMap(TokenStore, (tokens) => tokens.hasToken);
const readCart = Effect.flatMap(CartDesk, ({ byId }) => byId("c1"));

describe("deadline and attempts", () => {
  it("[API-04] a call without an answer is a timeout, and the request is given up", async () => {
    const { shop, requests } = shopWith(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(new Error("aborted")))),
      { deadline: 30 },
    );
    expect(await shop.runResult(readCart)).toMatchObject({ failure: { _tag: "RequestTimedOut", milliseconds: 30 } });
    expect(requests[0]?.signal.aborted).toBe(true);
  });
  it("[API-04] a safe call is tried again when there is no answer", async () => {
    const { shop, requests } = shopWith((_, attempt) => {
      if (attempt === 1) throw new TypeError("fetch failed");
      return attempt === 2 ? json({}, 503) : json({ success: true, result: cart });
    });
    expect(await shop.run(readCart)).toEqual(cart);
    expect(requests).toHaveLength(3);
  });
  it("[API-04] [CHK-06] a call that changes something is made once", async () => {
    const { shop, requests } = shopWith(() => {
      throw new TypeError("fetch failed");
    });
    expect(await shop.runResult(Effect.flatMap(OrderDesk, ({ place }) => place(intent)))).toMatchObject({
      failure: { _tag: "UnknownError", message: "fetch failed" },
    });
    expect(
      await shop.runResult(
        Effect.flatMap(CartDesk, ({ add }) => add({ cart: "c1", version: 1 }, { kind: "product", product: "web-m" })),
      ),
    ).toMatchObject({ failure: { _tag: "UnknownError" } });
    expect(requests).toHaveLength(2);
  });
  it("[API-04] a refusal is not tried again", async () => {
    const { shop, requests } = shopWith(() => problem("CartNotFound", 404));
    expect(await shop.runResult(readCart)).toMatchObject({ failure: { _tag: "CartNotFound" } });
    expect(requests).toHaveLength(1);
  });
  it("[API-04] an aborted question takes its request with it", async () => {
    const { shop, requests } = shopWith(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const leaving = new AbortController();
    const pending = shop.run(readCart, leaving.signal).catch(() => "left");
    await new Promise((resolve) => setTimeout(resolve, 10));
    leaving.abort();
    expect(await pending).toBe("left");
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe("tokens", () => {
  it("[SES-13] calls carry bearer and language, a browser's only the language", async () => {
    const { shop, requests, settings } = shopWith(() => json({ success: true, result: { key: "k" } }));
    await shop.run(Effect.flatMap(Sessions, ({ singleSign }) => singleSign));
    await bridge(shopOverHttp(settings).pipe(Layer.provideMerge(tokensInBrowser({ cookie: "signed-in=1" })))).run(
      Effect.flatMap(Sessions, ({ singleSign }) => singleSign),
    );
    expect(requests.map(({ headers }) => [headers.get("authorization"), headers.get("shop-locale")])).toEqual([
      ["Bearer a.b.c", "de"],
      [null, "de"],
    ]);
  });
  it("[SES-01] a 401 clears the token", async () => {
    const { shop } = shopWith(() => problem("TokenMissing", 401));
    expect(await shop.runResult(Effect.flatMap(OrderDesk, ({ byId }) => byId("o1")))).toMatchObject({
      failure: { _tag: "TokenMissing" },
    });
    expect(await shop.run(held)).toBe(false);
  });
  it("[SES-01] public data is requested once more without it", async () => {
    const { shop, requests } = shopWith((request) =>
      request.headers.has("authorization")
        ? problem("TokenMissing", 401)
        : json({ success: true, result: quote, voucherRefusal: null, problems: [] }),
    );
    expect(await shop.run(Effect.flatMap(CartDesk, (desk) => desk.quote("c1")))).toMatchObject({ quote: { total: 0 } });
    expect(requests.map(({ headers }) => headers.has("authorization"))).toEqual([true, false]);
    expect(await shop.run(held)).toBe(false);
  });
  it("[SES-02] the browser's store knows the hint alone, and takes it away", async () => {
    const jar = { cookie: "locale=de; signed-in=1" };
    const tokens = bridge(tokensInBrowser(jar));
    expect(await tokens.run(held)).toBe(true);
    expect(await tokens.run(Effect.flatMap(TokenStore, ({ bearer }) => bearer))).toBeNull();
    await tokens.run(Effect.flatMap(TokenStore, ({ clear }) => clear));
    expect(jar.cookie).toContain("max-age=0");
  });
});
