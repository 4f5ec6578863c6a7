// What the server makes of a checkout step for a visitor: data, a way elsewhere, or that it could not be loaded.
import { bothLanguages } from "@kontor/domain/visitor/locale";
import { instant } from "@kontor/domain/kernel/calendar";
import { readFileSync } from "node:fs";
import { shopClient } from "@kontor/adapters/client";
import { expect, it } from "vitest";
import type { PageServices } from "../../platform/page/services.ts";
import { productViews } from "./product-views.ts";
import { checkoutAnswer } from "./step-answer.ts";

type Answers = Readonly<Record<string, { readonly status: number; readonly body: unknown } | "down">>;

const good = (result: unknown, beside: object = {}) => ({ status: 200, body: { success: true, result, ...beside } });
const catalog = good({ version: "1", categories: [], products: [], endings: [] });
const cart = good({
  id: "c1",
  version: 3,
  items: [
    {
      kind: "domain",
      id: "i1",
      domain: { ascii: "hafen.de", unicode: "hafen.de", ending: "de", acquisition: "register", authcodeGiven: false },
    },
  ],
  voucher: null,
  referral: { source: "referer", customerNumber: "100007" },
});
const token = good({ type: "user", role: "customer", customerNumber: "100001" });

const services = (answers: Answers): PageServices => {
  const shop = shopClient({
    baseUrl: "/api",
    fetch: async (path) => {
      const answer = answers[path.split("?")[0] ?? path];
      if (answer === undefined || answer === "down") throw new Error("no answer");
      return Response.json(answer.body, { status: answer.status });
    },
  });
  return {
    publicUrl: "http://shop.example",
    languages: bothLanguages,
    addressPolicy: "specified",
    sellerCountry: "DE",
    zone: "Europe/Berlin",
    now: () => instant(Date.now()),
    log: () => undefined,
    filesOf: () => ({ scripts: [], styles: [] }),
    build: "b1",
    shop,
    anonymousShop: shop,
  };
};

const answerFor = (
  step: "cart" | "login" | "summary" | "thank-you",
  answers: Answers,
  cookie = "cartId=c1",
  query = "",
) =>
  checkoutAnswer(
    step,
    "en",
    `/en/checkout/${step}`,
    new Request(`http://shop.example/en/checkout/${step}${query}`, { headers: { cookie } }),
    services(answers),
  );

it("[CRT-05] [SHL-07] [SHL-14] a cart, login or summary whose data gives no answer is a failed step with status 503", async () => {
  for (const step of ["cart", "login", "summary"] as const) {
    const answer = await answerFor(step, { "/api/shop/catalog": catalog, "/api/shop/order/cart/c1": "down" });
    expect(answer).toMatchObject({ kind: "data", status: 503, data: { step, failed: "unreachable" } });
  }
  const answer = await answerFor("cart", {
    "/api/shop/catalog": catalog,
    "/api/shop/order/cart/c1": cart,
    "/api/shop/order/cart/c1/quote": { status: 500, body: {} },
  });
  expect(answer).toMatchObject({ kind: "data", status: 503, data: { failed: "unreachable", referral: true } });
});

it("[SHL-13] [VISIT-13] a cart that could not be read is tried again without who sent the visitor where the cookie names them", async () => {
  const away: Answers = { "/api/shop/catalog": catalog, "/api/shop/order/cart/c1": "down" };
  const sent = async (cookie: string) => (await answerFor("cart", away, cookie)) as { readonly data: unknown };
  expect((await sent("cartId=c1; ref=100007")).data).toMatchObject({ failed: "unreachable", referral: true });
  for (const cookie of ["cartId=c1", "cartId=c1; ref=", "cartId=c1; ref=<b>"])
    expect((await sent(cookie)).data).toMatchObject({ referral: false });
});

it.each([
  ["staff", "AreaClosed", good({ type: "user", role: "admin", customerNumber: "100001" })],
  [
    "a login that is linked to no account",
    "AccountNotLinked",
    { status: 403, body: { refusal: "AccountNotLinked", detail: "" } },
  ],
] as const)("[SES-07] [SES-11] %s: every step is closed and says why", async (_, why, expected) => {
  const answers = {
    "/api/shop/catalog": catalog,
    "/api/shop/auth": expected,
    "/api/shop/order/cart/c1": { status: 403, body: {} },
  };
  for (const step of ["cart", "login", "summary", "thank-you"] as const)
    expect(await answerFor(step, answers, "cartId=c1; token=t")).toMatchObject({
      kind: "data",
      status: 403,
      data: { step, failed: why },
    });
});

it("[CHK-02] the summary leads a visitor without a login to the login, with the way back", async () => {
  const answer = await answerFor("summary", {
    "/api/shop/catalog": catalog,
    "/api/shop/order/cart/c1": cart,
    "/api/shop/order/cart/c1/quote": { status: 409, body: { refusal: "ProductSoldOut", detail: "sold out" } },
  });
  expect(answer).toEqual({ kind: "redirect", to: "/en/checkout/login?return=%2Fen%2Fcheckout%2Fsummary" });
});

const anonymous = good({ type: "anonymous", role: "customer", customerNumber: null });
const emptied = good({ id: "c1", version: 3, items: [], voucher: null, referral: null });

it("[SES-01] [CHK-02] [VISIT4-5] who comes with a login that has ended is led to the login that says so; after a logout it says nothing", async () => {
  const ended: Answers = {
    "/api/shop/catalog": catalog,
    "/api/shop/auth": anonymous,
    "/api/shop/order/cart/c1": emptied,
    "/api/shop/country": good([]),
  };
  const summary = "/en/checkout/login?return=%2Fen%2Fcheckout%2Fsummary";
  expect(await answerFor("summary", ended, "cartId=c1; token=t")).toEqual({
    kind: "redirect",
    to: `${summary}&ended=1`,
  });
  expect(await answerFor("summary", ended)).toEqual({ kind: "redirect", to: summary });
  expect(await answerFor("thank-you", ended, "token=t", "?order=o1")).toEqual({
    kind: "redirect",
    to: "/en/checkout/login?return=%2Fen%2Fcheckout%2Fthank-you%3Forder%3Do1&ended=1",
  });
  expect(await answerFor("thank-you", ended, "", "?order=o1")).toMatchObject({
    status: 404,
    data: { failed: "no-order" },
  });
  const login = async (query: string) =>
    ((await answerFor("login", ended, "cartId=c1", query)) as { readonly data: { readonly ended: boolean } }).data
      .ended;
  expect([await login("?ended=1"), await login("")]).toEqual([true, false]);
});

const moving = {
  "/api/shop/catalog": good({ version: "1", categories: [], products: [], endings: [{ ending: "de", authcode: {} }] }),
  "/api/shop/order/cart/c1": good({
    id: "c1",
    version: 3,
    items: [
      {
        kind: "domain",
        id: "i1",
        domain: { ascii: "hafen.de", unicode: "hafen.de", ending: "de", acquisition: "transfer", authcodeGiven: false },
      },
    ],
    voucher: null,
    referral: null,
  }),
  "/api/shop/order/cart/c1/quote": { status: 409, body: { refusal: "ProductSoldOut", detail: "sold out" } },
  "/api/shop/country": good([]),
} as const;

it.each(["login", "summary"] as const)(
  "[CHK-01] [DOM-01] the %s of a cart that lacks an authcode leads back to it at once, and says so",
  async (step) => {
    expect(await answerFor(step, moving)).toEqual({ kind: "redirect", to: "/en/checkout/cart?lacking=1" });
  },
);

it("[CHK-02] a login for a page outside of the order asks nothing of the cart", async () => {
  const answer = await answerFor("login", moving, "cartId=c1", "?return=%2Fen%2Faccount%2Forders");
  expect(answer).toMatchObject({ kind: "data", data: { step: "login", returnPath: "/en/account/orders" } });
});

it("[CHK-01] the summary of an empty cart leads to the cart", async () => {
  const answer = await answerFor(
    "summary",
    {
      "/api/shop/catalog": catalog,
      "/api/shop/auth": token,
      "/api/shop/auth/customer": good({ country: { iso: "DE" } }),
    },
    "token=t",
  );
  expect(answer).toEqual({ kind: "redirect", to: "/en/checkout/cart" });
});

it("[CHK-09] a thank-you page without an order of this visitor is 404", async () => {
  const nothing = await answerFor("thank-you", { "/api/shop/catalog": catalog }, "");
  const ofAnotherCustomer = await answerFor(
    "thank-you",
    {
      "/api/shop/catalog": catalog,
      "/api/shop/auth": token,
      "/api/shop/auth/customer": good({ country: { iso: "DE" } }),
      "/api/shop/order/o1": { status: 404, body: { refusal: "OrderUnknown", detail: "unknown" } },
    },
    "token=t",
    "?order=o1",
  );
  for (const answer of [nothing, ofAnotherCustomer])
    expect(answer).toMatchObject({ kind: "data", status: 404, data: { failed: "no-order" } });
});

it("[CUS-14] a login page without countries still comes, and says that there are none", async () => {
  const answer = await answerFor("login", { "/api/shop/catalog": catalog, "/api/shop/country": "down" }, "");
  expect(answer).toMatchObject({ kind: "data", status: 200, data: { countries: null, returnPath: null } });
});

it("[CHK-02] a way back that leads out of the shop is dropped", async () => {
  for (const way of [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/en/../..//x",
    "javascript:alert(1)",
  ]) {
    const answer = await answerFor(
      "login",
      { "/api/shop/catalog": catalog, "/api/shop/country": good([]) },
      "",
      `?return=${encodeURIComponent(way)}`,
    );
    expect(answer).toMatchObject({ data: { returnPath: null } });
  }
});

it("[CRT-01] [CRT-08] a product comes with the names of all its additions, also of those that are not chosen", () => {
  const contents = JSON.parse(
    readFileSync(new URL("../../../../../content/catalog/products/vps.json", import.meta.url), "utf8"),
  );
  const [vps] = contents.filter(({ key }: { readonly key: string }) => key === "vps-m");
  const additions = vps.additions.map(({ product }: { readonly product: string }) => ({
    ...vps,
    key: product,
    title: { en: product.toUpperCase() },
  }));
  const item = {
    kind: "product" as const,
    id: "a",
    product: "vps-m",
    quantity: 1,
    billingMonths: 1,
    location: null,
    additions: [],
    domains: [],
  };
  const views = productViews(
    { items: [item] },
    { version: "1", categories: [], endings: [], products: [vps, ...additions] },
    "en",
  );
  expect(Object.keys(views)).toEqual(["vps-m", ...additions.map(({ key }: { readonly key: string }) => key)]);
});
