// How calls are made: deadlines, further attempts, tokens that no longer hold, refusals by tag. [API-03] [API-04] [SES-01] [SES-04] [SES-08] [SES-13]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { describe, expect, it } from "vitest";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { CartDesk, OrderDesk } from "@kontor/domain/shop/checkout";
import { Countries, Customers } from "@kontor/domain/shop/customer";
import { type AnsweredName, DomainDesk } from "@kontor/domain/shop/domain-name";
import { VatRates, VisitorCountry } from "@kontor/domain/shop/vat";
import { ContentUsers, Sessions, TokenStore } from "@kontor/domain/visitor/session";
import { bridge } from "../src/actors/bridge/index.ts";
import { addressOrNull, answerOf, featureFlags, type HttpSettings, shopOverHttp, vatCountryOfCustomer } from "../src/layers/http/index.ts";
import { tokensInBrowser } from "../src/layers/browser/index.ts";
import { tokensInMemory } from "../src/layers/memory/index.ts";

type Answer = (request: Request, attempt: number) => Response | Promise<Response>;

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) => new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
const problem = (refusal: string, status: number, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  json({ type: `urn:kontor:refusal:${refusal}`, title: "", status, detail: "told", rule: "X-01", refusal, ...more }, status, { "content-type": "application/problem+json", ...headers });
const cart = { id: "c1", version: 1, items: [], voucher: null, referral: null };
const intent = { cartId: "c1", cartVersion: 1, quoteHash: "h", agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart: false }, locale: "de", idempotencyKey: "key-00000001" } as const;
const quote = { vat: { country: "DE", rate: 1900, treatment: "view" }, lines: [], setup: 0, firstPeriod: 0, subtotal: 0, voucher: 0, voucherCode: null, total: 0, net: 0, vatAmount: 0, vatGroups: [], recurring: [], catalogVersion: "v1", hash: "0".repeat(64) };

const shopWith = (answer: Answer, more: Partial<HttpSettings> = {}, token: string | null = "a.b.c") => {
  const requests: Request[] = [];
  const fetch = async (request: Request) => { requests.push(request); return answer(request, requests.length); };
  const settings: HttpSettings = { baseUrl: "http://shop.test/api", locale: () => "de", pause: 1, fetch, ...more };
  return { requests, settings, shop: bridge(shopOverHttp(settings).pipe(Layer.provideMerge(tokensInMemory(token)))) };
};

const held = Effect.flatMap(TokenStore, (tokens) => tokens.held);
const readCart = Effect.flatMap(CartDesk, ({ byId }) => byId("c1"));

describe("deadline and attempts", () => {
  it("[API-04] a call without an answer is a timeout, and the request is given up", async () => {
    const { shop, requests } = shopWith((request) => new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(new Error("aborted")))), { deadline: 30 });
    expect(await shop.tell(readCart)).toMatchObject({ failure: { _tag: "RequestTimedOut", milliseconds: 30 } });
    expect(requests[0]?.signal.aborted).toBe(true);
  });
  it("[API-04] a safe call is tried again when nobody answers", async () => {
    const { shop, requests } = shopWith((_, attempt) => { if (attempt === 1) throw new TypeError("fetch failed"); return attempt === 2 ? json({}, 503) : json({ success: true, result: cart }); });
    expect(await shop.ask(readCart)).toEqual(cart);
    expect(requests).toHaveLength(3);
  });
  it("[API-04] [CHK-06] a call that changes something is made once", async () => {
    const { shop, requests } = shopWith(() => { throw new TypeError("fetch failed"); });
    expect(await shop.tell(Effect.flatMap(OrderDesk, ({ place }) => place(intent)))).toMatchObject({ failure: { _tag: "UnknownError", message: "fetch failed" } });
    expect(await shop.tell(Effect.flatMap(CartDesk, ({ add }) => add({ cart: "c1", version: 1 }, { kind: "product", product: "web-m" })))).toMatchObject({ failure: { _tag: "UnknownError" } });
    expect(requests).toHaveLength(2);
  });
  it("[API-04] a refusal is not tried again", async () => {
    const { shop, requests } = shopWith(() => problem("CartNotFound", 404));
    expect(await shop.tell(readCart)).toMatchObject({ failure: { _tag: "CartNotFound" } });
    expect(requests).toHaveLength(1);
  });
  it("[API-04] an aborted question takes its request with it", async () => {
    const { shop, requests } = shopWith((request) => new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(new Error("aborted")))));
    const leaving = new AbortController();
    const asked = shop.ask(readCart, leaving.signal).catch(() => "left");
    await new Promise((resolve) => setTimeout(resolve, 10));
    leaving.abort();
    expect(await asked).toBe("left");
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe("tokens", () => {
  it("[SES-13] calls carry bearer and language, a browser's only the language", async () => {
    const { shop, requests, settings } = shopWith(() => json({ success: true, result: { key: "k" } }));
    await shop.ask(Effect.flatMap(Sessions, ({ singleSign }) => singleSign));
    await bridge(shopOverHttp(settings).pipe(Layer.provideMerge(tokensInBrowser({ cookie: "signed-in=1" })))).ask(Effect.flatMap(Sessions, ({ singleSign }) => singleSign));
    expect(requests.map(({ headers }) => [headers.get("authorization"), headers.get("shop-locale")])).toEqual([["Bearer a.b.c", "de"], [null, "de"]]);
  });
  it("[SES-01] a 401 clears the token", async () => {
    const { shop } = shopWith(() => problem("TokenMissing", 401));
    expect(await shop.tell(Effect.flatMap(OrderDesk, ({ byId }) => byId("o1")))).toMatchObject({ failure: { _tag: "TokenMissing" } });
    expect(await shop.ask(held)).toBe(false);
  });
  it("[SES-01] what everybody may read is asked for once more without it", async () => {
    const { shop, requests } = shopWith((request) => (request.headers.has("authorization") ? problem("TokenMissing", 401) : json({ success: true, result: quote, voucherRefusal: null, problems: [] })));
    expect(await shop.ask(Effect.flatMap(CartDesk, (desk) => desk.quote("c1")))).toMatchObject({ quote: { total: 0 } });
    expect(requests.map(({ headers }) => headers.has("authorization"))).toEqual([true, false]);
    expect(await shop.ask(held)).toBe(false);
  });
  it("[SES-02] the browser's store knows the hint alone, and takes it away", async () => {
    const jar = { cookie: "locale=de; signed-in=1" };
    const tokens = bridge(tokensInBrowser(jar));
    expect(await tokens.ask(held)).toBe(true);
    expect(await tokens.ask(Effect.flatMap(TokenStore, ({ bearer }) => bearer))).toBeNull();
    await tokens.ask(Effect.flatMap(TokenStore, ({ clear }) => clear));
    expect(jar.cookie).toContain("max-age=0");
  });
});

describe("refusals", () => {
  it("[API-01] come by tag with their facts and their rule", async () => {
    const { shop } = shopWith(() => problem("AdditionMaximumReached", 422, { rule: "CRT-02", facts: { addition: "ip", maximum: 3 } }));
    expect(await shop.tell(readCart)).toEqual({ ...(await shop.tell(readCart)), failure: { _tag: "AdditionMaximumReached", rule: "CRT-02", addition: "ip", maximum: 3 } });
  });
  it("[CHK-07] a changed quote comes with the present one", async () => {
    const { shop } = shopWith(() => problem("QuoteChanged", 409, { facts: { expected: "h" }, quote }));
    expect(await shop.tell(Effect.flatMap(OrderDesk, ({ place }) => place(intent)))).toMatchObject({ failure: { _tag: "QuoteChanged", expected: "h", current: { total: 0, derivation: { amount: 0 } } } });
  });
  it("[CRT-01] a changed cart comes with the present one", async () => {
    const { shop } = shopWith(() => problem("CartChanged", 409, { facts: { version: 4 }, cart: { ...cart, version: 4 } }));
    expect(await shop.tell(readCart)).toMatchObject({ failure: { _tag: "CartChanged", version: 4, cart: { version: 4 } } });
  });
  it("[CUS-11] a refused address names each field", async () => {
    const { shop } = shopWith(() => problem("AddressRefused", 422, { errors: [{ field: "city", refusal: "CityInvalid", rule: "CUS-06", detail: "" }, { field: "phone", refusal: "PhoneInvalid", rule: "CUS-04", detail: "", facts: { example: "+49" } }] }));
    const address = { kind: "private", company: null, firstName: "E", lastName: "M", street: "", postCode: "", city: "1", country: "DE", phone: "", fax: null, email: "", vatId: null } as const;
    expect(await shop.tell(Effect.flatMap(Customers, ({ store }) => store(address, "de")))).toMatchObject({ failure: { fields: [{ field: "city", refusal: { _tag: "CityInvalid", rule: "CUS-06" } }, { field: "phone", refusal: { _tag: "PhoneInvalid", example: "+49" } }] } });
  });
  it.each([["a tag that nobody knows", problem("Invented", 418)], ["no problem document", json("oops", 500)]])("[API-03] %s is an unknown error", async (_, answer) => {
    const { shop } = shopWith(() => answer.clone());
    expect(await shop.tell(readCart)).toMatchObject({ failure: { _tag: "UnknownError" } });
  });
  it("[SES-06] too many attempts say how long to wait", async () => {
    const { shop } = shopWith(() => json({ data: null, error: { status: 429, name: "RateLimitError", message: "Too many requests" } }, 429, { "retry-after": "17" }));
    expect(await shop.tell(Effect.flatMap(ContentUsers, ({ enter }) => enter({ by: "login", identifier: "a", password: "b" })))).toMatchObject({ failure: { _tag: "TooManyAttempts", wait: 17 } });
  });
  it("[DOM-05] [DOM-09] a limit of domain checks keeps its wait, any other failure of the call is a failed check", async () => {
    const { shop } = shopWith((_, attempt) => (attempt === 1 ? problem("DomainRateLimited", 429, { facts: { retryAfterSeconds: 9 } }) : json({}, 500)));
    const check = Effect.flatMap(DomainDesk, (desk) => desk.check("a.de"));
    expect(await shop.tell(check)).toMatchObject({ failure: { _tag: "DomainRateLimited", retryAfterSeconds: 9 } });
    expect(await shop.tell(check)).toMatchObject({ failure: { _tag: "DomainCheckFailed" } });
  });
  it("[DOM-08] many answers are told line by line, however they are cut", async () => {
    const answer = { name: { ascii: "a.de", unicode: "ä.de", label: "a", ending: "de" }, hints: [], otherSpelling: null, availability: "available", offer: "register" };
    const text = [{ name: "ä.de", success: true, result: answer }, { name: "?", success: false, problem: { refusal: "DomainNameInvalid", facts: { typed: "?" } } }].map((line) => `${JSON.stringify(line)}\n`).join("");
    const bytes = new TextEncoder().encode(text);
    const { shop } = shopWith(() => new Response(new ReadableStream({ start: (control) => { for (let at = 0; at < bytes.length; at += 7) control.enqueue(bytes.slice(at, at + 7)); control.close(); } }), { headers: { "content-type": "application/x-ndjson" } }));
    const told: AnsweredName[] = [];
    await shop.ask(Effect.flatMap(DomainDesk, ({ checkAll }) => checkAll(["ä.de", "?"], (line) => void told.push(line))));
    expect(told).toMatchObject([{ typed: "ä.de", answer: { success: { offer: "register" } } }, { typed: "?", answer: { failure: { _tag: "DomainNameInvalid" } } }]);
  });
});

describe("what a failure comes to", () => {
  const broken = (more: Partial<HttpSettings> = {}) => shopWith(() => json({}, 500), { retries: 0, ...more });

  it("[SES-08] the address is null and the VAT result is no success and says DE", async () => {
    const { shop } = broken();
    expect(await shop.ask(addressOrNull)).toBeNull();
    expect(await shop.ask(vatCountryOfCustomer)).toEqual({ success: false, country: { iso: "DE" } });
  });
  it("[SES-08] no address yet is no failure", async () => {
    const { shop } = shopWith(() => problem("AddressMissing", 409));
    expect(await shop.ask(Effect.flatMap(Customers, ({ current }) => current))).toBeNull();
  });
  it("[API-04] customer update and single sign are no success, with their error", async () => {
    const { shop } = shopWith(() => problem("AddressLocked", 409));
    expect(await shop.ask(answerOf(Effect.flatMap(Sessions, ({ singleSign }) => singleSign)))).toMatchObject({ success: false, error: { _tag: "AddressLocked" } });
  });
  it("[SES-04] token information is null, and the hook hears of it", async () => {
    const heard: string[] = [];
    const { shop } = broken({ report: (message) => void heard.push(message) });
    expect(await shop.ask(Effect.flatMap(Sessions, ({ information }) => information))).toBeNull();
    expect(heard).toEqual(["Error while fetching the token"]);
  });
  it("[VAT-03] the map of rates says why, and an empty one that it is empty", async () => {
    expect(await broken().shop.tell(Effect.flatMap(VatRates, ({ map }) => map))).toMatchObject({ failure: { _tag: "VatMapFailed", message: "Failed to fetch vat information; status 500" } });
    expect(await shopWith(() => json({ success: true, result: {} })).shop.tell(Effect.flatMap(VatRates, ({ map }) => map))).toMatchObject({ failure: { message: "Failed to retrieve vat information." } });
  });
  it("[VAT-02] the visitor's country stays OTHER", async () => expect(await broken().shop.ask(Effect.flatMap(VisitorCountry, ({ country }) => country))).toBe("OTHER"));
  it("[CUS-14] the countries are not loaded", async () => expect(await broken().shop.tell(Effect.flatMap(Countries, ({ all }) => all))).toMatchObject({ failure: { _tag: "CountriesNotLoaded" } }));
  it("[CRT-06] a failed referral is null, silently", async () => expect(await broken().shop.ask(Effect.flatMap(CartDesk, ({ refer }) => refer("c1", null)))).toBeNull());
  it("[API-01] feature flags are none, logged", async () => {
    const heard: string[] = [];
    expect(await Effect.runPromise(featureFlags({ ...broken().settings, report: (message) => void heard.push(message) }))).toEqual([]);
    expect(heard).toEqual(["Error while fetching the feature flags"]);
  });
  it("[PRD-01] without a catalogue nothing goes on: a defect", async () => await expect(broken().shop.tell(Effect.flatMap(Catalogs, ({ current }) => current))).rejects.toThrow());
});
