// The adapters compared with the contract: every call that a port makes is a request that the contract knows, and its answers are read. [API-01] [API-02] [API-05] [SES-13]
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { beforeAll, describe, expect, it } from "vitest";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { CartDesk, OrderDesk } from "@kontor/domain/shop/checkout";
import { Contracts } from "@kontor/domain/shop/contract";
import { Countries, Customers } from "@kontor/domain/shop/customer";
import { exampleAddress } from "@kontor/domain/shop/customer/examples";
import { DomainDesk } from "@kontor/domain/shop/domain-name";
import { VatRates, VisitorCountry } from "@kontor/domain/shop/vat";
import { ContentUsers, Sessions, type TokenStore } from "@kontor/domain/visitor/session";
import { bridge } from "../src/actors/bridge/index.ts";
import { agreed, orderableCart } from "../src/conformance/law.ts";
import { answerFault } from "../src/conformance/answer-faults.ts";
import { byRequest } from "../src/client/index.ts";
import {
  type ContentLists,
  contentOverHttp,
  featureFlags,
  shopOverHttp,
  type ShopPorts,
} from "../src/layers/http/index.ts";
import { shopInMemory, tokensInMemory } from "../src/layers/memory/index.ts";
import { shopOperations } from "../src/generated/operations.gen.ts";
import { operationFor, operationIds, requestFaults, successOf } from "./contract.ts";
import { freshNames, smallWorld } from "./small-world.ts";
import { spoiltBodies } from "./spoilt.ts";

const baseUrl = "http://shop.test/api";
const seen = { cart: "7b1c0d5e-5f0e-4b8e-9d59-0a3c4f6f2f11", version: 1 };
const called = new Set<string>();
const faults: string[] = [];

/** Answers as ajv judges them. */
const judgments: (Pick<ReturnType<typeof successOf>, "status" | "type" | "fault"> & {
  readonly operationId: string;
  readonly body: unknown;
})[] = [];

/** Of answers with more characters only the right ones are judged twice. */
const mostSpoilt = 6000;

/** Answers that the contract gives no example for, made by the same domain. */
const made: Record<string, unknown> = {};

const server = async (request: Request): Promise<Response> => {
  const found = operationFor(request.method, new URL(request.url).pathname);
  if (found === null) {
    faults.push(`${request.method} ${request.url}: unknown`);
    return new Response(null, { status: 404 });
  }
  const { operationId } = found.operation;
  called.add(operationId);
  faults.push(...(await requestFaults(found, request)).map((fault) => `${operationId}: ${fault}`));
  const { status, type, example, fault } = successOf(found);
  const body = made[operationId] ?? example;
  const broken = fault(body);
  if (broken !== null) faults.push(`${operationId}, its answer: ${broken}`);
  judgments.push({ operationId, status, type, body, fault });
  return new Response(`${JSON.stringify(body)}\n`, { status, headers: { "content-type": type } });
};

const shop = bridge(
  shopOverHttp({ baseUrl, locale: () => "de", fetch: byRequest(server) }).pipe(
    Layer.provideMerge(tokensInMemory("a.b.c")),
  ),
);

beforeAll(async () => {
  const memory = bridge(shopInMemory(smallWorld()).pipe(Layer.provideMerge(tokensInMemory())));
  const { quote, order, catalog } = await memory.run(
    Effect.gen(function* () {
      const prepared = yield* orderableCart({ product: "web-m", fresh: freshNames() });
      return {
        quote: prepared.quote,
        order: yield* (yield* OrderDesk).place(prepared.intent),
        catalog: yield* (yield* Catalogs).current,
      };
    }),
  );
  made["readQuote"] = JSON.parse(JSON.stringify({ success: true, result: quote, voucherRefusal: null, problems: [] }));
  made["placeOrder"] = made["readOrder"] = JSON.parse(JSON.stringify({ success: true, result: order }));
  made["readCatalog"] = { success: true, result: catalog };
  const customer = {
    number: "100001",
    locale: "de",
    ...exampleAddress("erika@example.com"),
    country: { iso: "DE" },
    vatIdValidity: "unknown",
    individualRate: null,
  };
  made["readCustomer"] = made["updateCustomer"] = { success: true, result: customer };
});

const item = {
  kind: "product",
  product: "web-m",
  domains: [{ name: "beispiel-42.de", acquisition: "transfer", authcode: "Ab3dEf7h" }],
} as const;
const intent = {
  cartId: seen.cart,
  cartVersion: 2,
  quoteHash: "0".repeat(64),
  agreements: agreed,
  locale: "de",
  idempotencyKey: "key-00000001",
} as const;

const content = contentOverHttp({ baseUrl, locale: () => "de", fetch: byRequest(server) });

const lists = [
  "pages",
  "blog-posts",
  "blog-categories",
  "jobs",
  "helpcenter-articles",
  "deals",
  "product-pages",
  "product-categories",
  "main-categories",
  "small-banners",
  "feature-flags",
  "route-rules",
] as const satisfies readonly (keyof ContentLists)[];

const calls: Readonly<Record<string, Effect.Effect<unknown, unknown, ShopPorts>>> = {
  "POST /shop/auth/singleSign": Effect.flatMap(Sessions, ({ singleSign }) => singleSign),
  "POST /shop/auth/customer": Effect.flatMap(Customers, ({ store }) =>
    store(exampleAddress("erika@example.com"), "de"),
  ),
  "GET /shop/auth/customer": Effect.flatMap(Customers, ({ current }) => current),
  "GET /shop/auth": Effect.flatMap(Sessions, ({ information }) => information),
  "PATCH /shop/order/cart/{cartId}": Effect.flatMap(CartDesk, ({ refer }) =>
    refer(seen.cart, { source: "referer", customerNumber: "100007" }),
  ),
  "GET /shop/country/vat": Effect.flatMap(VatRates, ({ map }) => map),
  "GET /shop/vat": Effect.flatMap(VisitorCountry, ({ country }) => country),
  "GET /v2/content/feature-flags": featureFlags({ baseUrl, locale: () => "de", fetch: byRequest(server) }),
  "POST /shop/auth/logout": Effect.flatMap(Sessions, ({ end }) => end),
  "GET /shop/country": Effect.flatMap(Countries, ({ all }) => all),
  "GET /shop/catalog": Effect.flatMap(Catalogs, ({ current }) => current),
  "POST /shop/order/cart": Effect.flatMap(CartDesk, ({ create }) => create),
  "GET /shop/order/cart/{cartId}": Effect.flatMap(CartDesk, ({ byId }) => byId(seen.cart)),
  "DELETE /shop/order/cart/{cartId}": Effect.flatMap(CartDesk, ({ clear }) => clear(seen.cart)),
  "POST …/items": Effect.flatMap(CartDesk, ({ add }) => add(seen, item)),
  "POST …/items, a domain": Effect.flatMap(CartDesk, ({ add }) =>
    add(seen, { kind: "domain", domain: { name: "beispiel-42.de", acquisition: "register" } }),
  ),
  "PATCH …/items/{itemId}": Effect.flatMap(CartDesk, ({ change }) =>
    change(seen, "i1", { quantity: 2, billingMonths: 12, location: null, domains: item.domains }),
  ),
  "PATCH …/items/{itemId}, an authcode": Effect.flatMap(CartDesk, ({ change }) =>
    change(seen, "i1", { authcode: "Ab3dEf7h" }),
  ),
  "PUT …/items/{itemId}": Effect.flatMap(CartDesk, ({ put }) => put(seen, "i1", item, 0)),
  "DELETE …/items/{itemId}": Effect.flatMap(CartDesk, ({ remove }) => remove(seen, "i1")),
  "PUT …/voucher": Effect.flatMap(CartDesk, ({ putVoucher }) => putVoucher(seen, "WELCOME-3")),
  "PATCH …/domains": Effect.flatMap(CartDesk, ({ placeDomain }) => placeDomain(seen, "beispiel-42.de", null)),
  "DELETE …/voucher": Effect.flatMap(CartDesk, ({ takeVoucherOut }) => takeVoucherOut(seen)),
  "POST …/merge": Effect.flatMap(CartDesk, ({ merge }) => merge(seen.cart)),
  "GET …/quote": Effect.flatMap(CartDesk, ({ quote }) => quote(seen.cart, "AT")),
  "GET /shop/contract": Effect.flatMap(Contracts, ({ facts }) => facts),
  "POST /shop/domain/check": Effect.flatMap(DomainDesk, ({ check }) => check("beispiel-42.de")),
  "POST /shop/domain/checks": Effect.flatMap(DomainDesk, ({ checkAll }) =>
    checkAll(["beispiel-42.com"], () => undefined),
  ),
  "POST /shop/order": Effect.flatMap(OrderDesk, ({ place }) => place(intent)),
  "GET /shop/order/{orderId}": Effect.flatMap(OrderDesk, ({ byId }) => byId("o1")),
  "POST /auth/local": Effect.flatMap(ContentUsers, ({ enter }) =>
    enter({ by: "login", identifier: "ada", password: "Passw0rd-one" }),
  ),
  "POST /auth/local/register": Effect.flatMap(ContentUsers, ({ enter }) =>
    enter({ by: "register", username: "ada", email: "ada@example.test", password: "Passw0rd-one" }),
  ),
  "POST /auth/reset-password": Effect.flatMap(ContentUsers, ({ enter }) =>
    enter({ by: "reset", code: "c", password: "Passw0rd-one", passwordRepeat: "Passw0rd-one" }),
  ),
  "POST /auth/forgot-password": Effect.flatMap(ContentUsers, ({ forgotPassword }) =>
    forgotPassword("ada@example.test"),
  ),
  "POST /auth/change-password": Effect.flatMap(ContentUsers, ({ changePassword }) =>
    changePassword("Passw0rd-one", "Passw0rd-two", "Passw0rd-two"),
  ),
  "POST /auth/send-email-confirmation": Effect.flatMap(ContentUsers, ({ sendConfirmation }) =>
    sendConfirmation("ada@example.test"),
  ),
  "GET /auth/{provider}/callback": Effect.flatMap(ContentUsers, ({ callback }) => callback("github", "token")),
  "GET /users/me": Effect.flatMap(ContentUsers, ({ me }) => me),
  ...Object.fromEntries(
    lists.flatMap((name) => [
      [`GET /${name}`, content.list(name, { filters: { id: { $gt: 1 } }, locale: "de-DE", populate: "*" })],
      [`GET /${name}/{documentId}`, content.one(name, "k5thw03h9l5ghbv41e9ilmk3")],
    ]),
  ),
  "GET /site": content.site({ locale: "en" }),
  "GET /v2/content/version": content.version,
  "GET /v2/content/addresses": content.addresses("pages", "de", 5),
  "GET /v2/content/route-rules": content.routeRules("/en/webspace"),
  "GET /v2/content/search": content.search("de", "Server", "help"),
};

describe("each call is one that the contract knows", () => {
  it.each(Object.entries(calls))("[API-05] %s", async (_, call) => {
    faults.length = 0;
    await shop.run(
      Effect.provide(call, tokensInMemory("a.b.c")) as Effect.Effect<unknown, unknown, ShopPorts | TokenStore>,
    );
    expect(faults).toEqual([]);
  });
  it("[HDL-07] the conformance kit takes what ajv takes of an answer, and refuses what ajv refuses, each field gone, of another type or too many", () => {
    const tried = new Map(judgments.map((each) => [each.operationId, each]));
    const differing = [...tried.values()].flatMap(({ operationId, status, type, body, fault }) =>
      [body, ...(JSON.stringify(body).length > mostSpoilt ? [] : spoiltBodies(body))]
        .map((value) => ({
          value,
          kit: answerFault(operationId, status, type, JSON.stringify(value)),
          ajv: fault(value),
        }))
        .filter(({ kit, ajv }) => (kit === null) !== (ajv === null))
        .map(({ kit, ajv }) => ({ operationId, kit, ajv })),
    );
    expect(tried.size).toBeGreaterThan(50);
    expect(differing).toEqual([]);
  });
  it("[API-01] every operation of the shop is called but the webhook of a content system, the reports of a delivery, the pages of an account and of staff, second factors, tickets, many names at once, what forms send and the answers to declarations", () =>
    expect(
      shopOperations
        .filter(({ id, path }) => !called.has(id) && !/^\/shop\/(admin|ticketing|request)\//.test(path))
        .map(({ id }) => id),
    ).toEqual([
      "changeCustomer",
      "listSessions",
      "endOtherSessions",
      "endSession",
      "endProviderLogin",
      "readEmailChange",
      "changeEmail",
      "confirmEmailChange",
      "refuseEmailChange",
      "readRefundAccount",
      "setRefundAccount",
      "readBuyerReference",
      "setBuyerReference",
      "exportAccount",
      "deleteAccount",
      "listContracts",
      "readContract",
      "readContractBalance",
      "readAccountOverview",
      "listOwnDeclarations",
      "listContractDeclarations",
      "answerContractDeclaration",
      "reportDelivery",
      "readSetup",
      "readDelivery",
      "claimGuarantee",
      "listInvoices",
      "readInvoice",
      "readInvoicePdf",
      "readXrechnung",
      "startInvoicePayment",
      "readPayments",
      "startPayment",
      "readPayLink",
      "startByPayLink",
      "addDomains",
      "listOrders",
      "declareCancellation",
      "declareWithdrawal",
      "readDeclarationLink",
      "answerDeclarationLink",
      "subscribeNewsletter",
      "readNewsletterLink",
      "confirmNewsletter",
      "endNewsletter",
      "recordConsent",
      "readFactor",
      "beginFactor",
      "confirmFactor",
      "removeFactor",
      "renewRecoveryCodes",
      "beginPasskey",
      "addPasskey",
      "removePasskey",
      "requestPasskey",
      "provePasskey",
      "proveIdentity",
      "contentChanged",
    ]));
  it("[API-02] every operation of the content system is called but the link of a mail and what a browser is led through", () =>
    expect(operationIds("content").filter((id) => !called.has(id))).toEqual([
      "confirmEmail",
      "connectProvider",
      "connectCallback",
    ]));
});

describe("what is read is the domain's", () => {
  it("[SES-08] a customer's country is its code", async () =>
    expect(await shop.run(Effect.flatMap(Customers, ({ current }) => current))).toMatchObject({
      country: "DE",
      number: "100001",
    }));
  it("[HDL-02] a quote comes with its reasons", async () => {
    const { quote, voucherRefusal, problems } = await shop.run(
      Effect.flatMap(CartDesk, (desk) => desk.quote("current")),
    );
    expect(quote.derivation.amount).toBe(quote.total);
    expect(quote.lines.every(({ derivation, first }) => derivation.amount === first)).toBe(true);
    expect([voucherRefusal, problems]).toEqual([null, []]);
  });
  it("[SES-02] a login without a jwt in its answer was stored by the cookie", async () => {
    const withJwt = await shop.run(
      Effect.flatMap(ContentUsers, ({ enter }) => enter({ by: "login", identifier: "ada", password: "Passw0rd-one" })),
    );
    expect(withJwt.token).toMatch(/^eyJ/);
    const { jwt: _, ...without } = successOf(
      operationFor("POST", "/api/auth/local") ??
        (() => {
          throw new Error("no login");
        })(),
    ).example as { readonly jwt: string };
    made["login"] = without;
    expect(
      (
        await shop.run(
          Effect.flatMap(ContentUsers, ({ enter }) =>
            enter({ by: "login", identifier: "ada", password: "Passw0rd-one" }),
          ),
        )
      ).token,
    ).toBeNull();
  });
});
