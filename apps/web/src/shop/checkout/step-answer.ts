// The four checkout pages: what a visitor may see of them, asked from the API for each request. [CHK-01] [CHK-02] [CHK-09] [SHL-07]
import { isEmptyCart, placesOf, type Cart } from "@kontor/domain/shop/cart";
import { type Catalog, productByKey, productPath } from "@kontor/domain/shop/catalog";
import {
  confirmation,
  mayEnterStep,
  missingAuthcodes,
  noticesFor,
  type Order,
  orderFacts,
  type StatedTerms,
  type Step,
  stepFor,
  type StepFacts,
} from "@kontor/domain/shop/checkout";
import { firstEndText, termsText } from "@kontor/domain/shop/contract";
import { accountPath, fixedPaths, loginPath, safeReturnPath, stepPath } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import { isCustomer } from "@kontor/domain/visitor/session";
import type { CheckoutPage, FailedStep, TermsView } from "./views.ts";
import { dayText } from "../../platform/texts/format.ts";
import type { ValueOf } from "@kontor/adapters/client";
import { wireToOrder, wireToQuote } from "@kontor/adapters/client/models";
import { readCookies } from "../../platform/server/cookies.ts";
import { closedAccount } from "../../visitor/session/closed-account-of.ts";
import { addressOf, type WireCustomer } from "../customer/wire-customer.ts";
import { answered, ask, type Asked, inLanguage, valueOf } from "../../platform/page/ask.ts";
import type { FilledFrom } from "../../site/content/store/filled.ts";
import type { PageRequest, PageServices } from "../../platform/page/services.ts";
import type { CartContents, ProductViews, QuoteAnswer } from "../cart/views.ts";
import type { CheckoutBase } from "./frame/views.ts";
import type { Refused } from "../../platform/page/refused.ts";

export type CheckoutAnswer =
  | { readonly kind: "data"; readonly status: number; readonly data: CheckoutPage }
  | { readonly kind: "redirect"; readonly to: string };

/** Looks at one step for one visitor: its data, where they are led instead, or that it could not be loaded. */
export const checkoutAnswer = async (
  step: Step,
  locale: Locale,
  path: string,
  request: PageRequest,
  services: PageServices & FilledFrom,
): Promise<CheckoutAnswer> => {
  const { call } = services.shop;
  const headers = inLanguage(locale);
  const cookies = readCookies(request.headers.get("cookie"));
  const search = new URL(request.url).searchParams;
  const cartId = cookies.get("cartId");
  const orderId = step === "thank-you" ? search.get("order") : null;
  const [token, catalog, cart] = await Promise.all([
    cookies.has("token") ? ask(services, "/shop/auth", call("GET", "/shop/auth", { headers })) : null,
    ask(services, "/shop/catalog", call("GET", "/shop/catalog", { headers })),
    cartId === undefined
      ? null
      : ask(services, "/shop/order/cart", call("GET", "/shop/order/cart/{cartId}", { path: { cartId }, headers })),
  ]);
  const signedIn = token !== null && isCustomer(valueOf(token)) && closedAccount(token) === null;
  const [customer, quote, order] = await Promise.all([
    signedIn ? ask(services, "/shop/auth/customer", call("GET", "/shop/auth/customer", { headers })) : null,
    cartId !== undefined && hasItems(cart) && step !== "thank-you"
      ? answered(
          services,
          "/shop/order/cart/quote",
          call("GET", "/shop/order/cart/{cartId}/quote", { path: { cartId }, query: { explain: "1" }, headers }),
        ).then(quoteAnswer)
      : null,
    orderId !== null && signedIn
      ? ask(services, "/shop/order", call("GET", "/shop/order/{orderId}", { path: { orderId }, headers }))
      : null,
  ]);
  const known = customer === null ? null : valueOf(customer);
  const found = order === null ? null : valueOf(order);
  const placed = found === null ? null : wireToOrder(found);
  const missing = cart?.kind === "value" && catalog.kind === "value" ? missingAuthcodes(cart.value, catalog.value) : [];
  const facts: StepFacts = {
    items: itemsOf(cart),
    signedIn,
    addressStored: known !== null,
    order: placed?.id ?? null,
    authcodesMissing: missing.length,
  };
  const base: CheckoutBase = { facts, paths: pathsOf(locale), links: linksOf(locale, valueOf(catalog)) };
  const failed = (why: FailedStep["failed"], status: number): CheckoutAnswer => ({
    kind: "data",
    status,
    data: { step, failed: why, referral: cart?.kind === "value" && cart.value.referral !== null, paths: base.paths, links: base.links },
  });

  const closed = closedAccount(token);
  if (closed !== null) return failed(closed, 403);
  if ([token, catalog, cart, customer, quote, order].some((asked) => asked?.kind === "unreachable")) return failed("unreachable", 503);
  if (catalog.kind !== "value") return failed("unreachable", 503);
  if (step === "thank-you" && placed === null) return failed("no-order", 404);
  if (!mayEnterStep(step, facts)) {
    const instead = stepFor(step, facts);
    return { kind: "redirect", to: instead === "login" ? loginPath(locale, path) : stepPath(instead, locale) };
  }
  const contents = contentsOf(cart, quote, catalog.value, locale);
  switch (step) {
    case "cart":
      return {
        kind: "data",
        status: 200,
        data: { ...base, ...contents, step, authcodesMissing: missing.map(({ domain }) => domain) },
      };
    case "login": {
      const countries = valueOf(await ask(services, "/shop/country", call("GET", "/shop/country", { headers })));
      return {
        kind: "data",
        status: 200,
        data: {
          ...base,
          ...contents,
          step,
          addressPolicy: services.addressPolicy,
          countries,
          customer: known === null ? null : `${known.firstName} ${known.lastName}`,
          returnPath: safeReturnPath(search.get("return")),
        },
      };
    }
    case "summary": {
      const customer = known as WireCustomer;
      const { contract } = services;
      if (contract == null) return failed("unreachable", 503);
      const circumstances = { ...contract, customer, cart: contents.cart ?? { items: [] } };
      const facts = contents.quote === null ? null : orderFacts(contents.quote, catalog.value, circumstances);
      return {
        kind: "data",
        status: 200,
        data: {
          ...base,
          ...contents,
          step,
          address: addressOf(customer),
          order: facts,
          notices: noticesFor(customer),
          terms: (facts?.terms ?? []).map((terms) => termsView(terms, locale)),
        },
      };
    }
    case "thank-you": {
      const shown = placed as Order;
      return {
        kind: "data",
        status: 200,
        data: {
          ...base,
          step,
          confirmation: confirmation(shown, catalog.value),
          quote: shown.quote,
          products: productViews(shown.cart, catalog.value, locale),
        },
      };
    }
  }
};

const termsView = (terms: StatedTerms, locale: Locale): TermsView => ({
  titles: terms.titles.map((title) => title[locale]).join(", "),
  text: [
    termsText(terms, locale),
    ...(terms.firstEnd === null ? [] : [firstEndText(terms.firstEnd, locale, (day) => dayText(locale, day))]),
  ].join(" "),
});

/** A quote with what keeps it from being ordered. */
const quoteAnswer = (asked: Asked<ValueOf<"GET", "/shop/order/cart/{cartId}/quote">>): Asked<QuoteAnswer> => {
  if (asked.kind !== "value") return asked;
  const { result, voucherRefusal, problems } = asked.value;
  return { kind: "value", value: { quote: wireToQuote(result), voucherRefused: voucherRefusal ?? null, problems: problems ?? [] } };
};

const hasItems = (cart: Asked<Cart> | null): boolean => cart?.kind === "value" && !isEmptyCart(cart.value);

const itemsOf = (cart: Asked<Cart> | null): number => (cart?.kind === "value" ? cart.value.items.length : 0);

const refusedOf = (asked: Asked<unknown> | null): Refused | null => (asked?.kind === "refused" ? asked.refused : null);

const contentsOf = (cart: Asked<Cart> | null, quote: Asked<QuoteAnswer> | null, catalog: Catalog, locale: Locale): CartContents => {
  const held = cart === null ? null : valueOf(cart);
  const answer = quote === null ? null : valueOf(quote);
  return {
    cart: held,
    quote: answer?.quote ?? null,
    refused: refusedOf(quote),
    voucherRefused: answer?.voucherRefused ?? null,
    problems: answer?.problems ?? [],
    products: held === null ? {} : productViews(held, catalog, locale),
    places: held === null ? {} : placesOf(held, catalog),
  };
};

/** What the catalogue says of every product of a cart, additions too. */
export const productViews = (cart: Pick<Cart, "items">, catalog: Catalog, locale: Locale): ProductViews => {
  const keys = cart.items.flatMap((item) =>
    item.kind === "product" ? [item.product, ...item.additions.map(({ product }) => product)] : [],
  );
  return Object.fromEntries(
    [...new Set(keys)].flatMap((key) => {
      const product = productByKey(catalog, key);
      if (product === null) return [];
      const path = product.onlyAsAddition ? null : productPath(catalog, product);
      const { billingMonths, freeMonths, locations } = product;
      return [
        [
          key,
          {
            title: product.title[locale],
            href: path === null ? null : `/${locale}/${path[locale]}`,
            billingMonths,
            freeMonths,
            includedDomains: product.includedDomains.count,
            locations,
          },
        ],
      ];
    }),
  );
};

const pathsOf = (locale: Locale): CheckoutBase["paths"] => ({
  cart: stepPath("cart", locale),
  login: stepPath("login", locale),
  summary: stepPath("summary", locale),
  "thank-you": stepPath("thank-you", locale),
});

const linksOf = (locale: Locale, catalog: Catalog | null): CheckoutBase["links"] => {
  const category = (key: string): string => {
    const path = catalog?.categories.find((candidate) => candidate.key === key)?.path[locale];
    return path === undefined ? `/${locale}` : `/${locale}/${path}`;
  };
  return {
    home: `/${locale}`,
    hosting: category("hosting"),
    domains: fixedPaths["domain-check"][locale],
    support: fixedPaths["legal-notice"][locale],
    terms: fixedPaths.terms[locale],
    policy: fixedPaths.withdrawal[locale],
    account: accountPath("panel", locale),
    loginAgain: loginPath(locale, stepPath("summary", locale)),
    forgotten: accountPath("forgot-password", locale),
  };
};
