// The four checkout pages: what a visitor may see of them, from the API with each request. [CHK-01] [CHK-02] [CHK-09] [SHL-07]
import { fullName } from "@kontor/domain/shop/customer";
import { type Cart, catalogSlice, domainsOf, isEmptyCart, placesOf } from "@kontor/domain/shop/cart";
import { type Catalog, namedProduct, pricedSince } from "@kontor/domain/shop/catalog";
import {
  addressMark,
  circumstancesOf,
  confirmation,
  endingConditions,
  isBinding,
  mayEnterStep,
  missingAuthcodes,
  noticesFor,
  type Order,
  type Step,
  type StepFacts,
  stepFor,
} from "@kontor/domain/shop/checkout";
import { mayForget } from "@kontor/domain/shop/referral";
import { type ContractFacts, termWords, type TermWords } from "@kontor/domain/shop/contract";
import { paymentWords } from "@kontor/domain/shop/payment";
import { isRefusalTag, refusalStatuses } from "@kontor/domain/site/refusal";
import {
  accountEntryPath,
  accountPath,
  isOutsideOrder,
  loginPath,
  payOrderPath,
  safeReturnPath,
  stepPath,
} from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { isCustomer } from "@kontor/domain/visitor/session";
import type { CheckoutPage, FailedStep, ThankYouPage } from "./views.ts";
import { wireToOrder } from "@kontor/adapters/client/models";
import { readCookies } from "../../platform/server/cookies.ts";
import { closedAccount } from "../account/closed-account-of.ts";
import { providerWays } from "../account/provider-ways.ts";
import { addressOf, type WireCustomer } from "../customer/wire-customer.ts";
import { type ApiResponse, inLanguage, readFor, responseFor, valueOf } from "../../platform/page/api-response.ts";
import { dayText, momentText } from "../../platform/texts/format.ts";
import { domainYear } from "@kontor/domain/shop/pricing";
import { homeRateFrom } from "../pricing/shop-facts.ts";
import type { FilledFrom } from "../../platform/content/filled.ts";
import type { PageRequest, PageServices, Posted } from "../../platform/page/services.ts";
import { afterForm, refusedChange } from "../cart/after-form.ts";
import type { CartContents, OrderedView, ProductViews, QuoteAnswer } from "../cart/views.ts";
import { sentRegistration } from "./login/sent-registration.ts";
import { productViews } from "./product-views.ts";
import { quoteResponse } from "./cart-quote.ts";
import { earlierOf, orderDays } from "./order-calendar.ts";
import { otherTotalSeen } from "./seen-total.ts";
import { linksOf, loginAgainPath, pathsOf, thankYouPath } from "./step-links.ts";
import { quotedStarts, startsOf } from "./summary/starts.ts";
import { triedOrder } from "./summary/tried-order.ts";
import type { CheckoutBase } from "../../shell/checkout-frame/views.ts";
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
  const visitor = { services, locale };
  const cookies = readCookies(request.headers.get("cookie"));
  const search = new URL(request.url).searchParams;
  const cartId = cookies.get("cartId");
  const orderId = step === "thank-you" ? search.get("order") : null;
  const [token, catalog, cartAnswer] = await Promise.all([
    cookies.has("token") ? readFor(visitor, "/shop/auth") : null,
    readFor(visitor, "/shop/catalog"),
    cartId === undefined
      ? null
      : responseFor(
          services,
          "/shop/order/cart",
          services.shop.call("GET", "/shop/order/cart/{cartId}", { path: { cartId }, headers: inLanguage(locale) }),
        ),
  ]);
  const cart: ApiResponse<Cart> | null =
    cartAnswer?.kind === "value" ? { kind: "value", value: cartAnswer.value.result } : cartAnswer;
  const signedIn = token !== null && isCustomer(valueOf(token)) && closedAccount(token) === null;
  const [customer, quote, order, listed] = await Promise.all([
    signedIn ? readFor(visitor, "/shop/auth/customer") : null,
    cartId !== undefined && hasItems(cart) && step !== "thank-you"
      ? quoteResponse(cartId, step === "summary" ? { earlyStart: "0" } : {}, services, locale)
      : null,
    orderId !== null && signedIn ? readFor(visitor, "/shop/order/{orderId}", { path: { orderId } }) : null,
    signedIn && (step === "summary" || step === "thank-you") ? readFor(visitor, "/shop/orders", { query: {} }) : null,
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
    // A form that was sent comes back to its page with what was typed.
    forAnotherPage: isOutsideOrder(safeReturnPath(search.get("return"))) || request.posted !== undefined,
  };
  const base: CheckoutBase = { facts, paths: pathsOf(locale), links: linksOf(locale, valueOf(catalog)) };
  const referral = mayForget(cart?.kind === "value" ? cart.value : null, cookies.get("ref") ?? null);
  const failed = (why: FailedStep["failed"], status: number): CheckoutAnswer =>
    shown({ step, failed: why, referral, paths: base.paths, links: base.links }, status);

  const closed = closedAccount(token);
  if (closed !== null) return failed(closed, 403);
  if ([token, catalog, cart, customer, quote, order].some((response) => response?.kind === "unreachable"))
    return failed("unreachable", 503);
  if (catalog.kind !== "value") return failed("unreachable", 503);
  // A token that opens nothing any more: the login ended by itself, after a logout there is none.
  const toLogin = (back: string): CheckoutAnswer => ({
    kind: "redirect",
    to: cookies.has("token") && !signedIn ? loginAgainPath(locale, back) : loginPath(locale, back),
  });
  if (step === "thank-you" && placed === null)
    return orderId !== null && cookies.has("token") && !signedIn
      ? toLogin(thankYouPath(orderId, locale))
      : failed("no-order", 404);
  if (!mayEnterStep(step, facts)) {
    const instead = stepFor(step, facts);
    if (instead === "login") return toLogin(path);
    return { kind: "redirect", to: stepPath(instead, locale) + (missing.length === 0 ? "" : `?${lackingMark}=1`) };
  }
  const contents = contentsOf(cart, quote, catalog.value, locale, services.contract ?? null);
  const payment = paymentWords(services.paymentProviders ?? [], locale);
  switch (step) {
    case "cart": {
      return shown({
        ...base,
        ...contents,
        ...refusedChange(search, locale, contents),
        ...(cartAnswer?.kind === "value" && cartAnswer.value.ordered !== undefined
          ? { ordered: orderedView(cartAnswer.value.ordered, locale) }
          : {}),
        step,
        domainTerm: services.contract == null ? null : domainTerm(services.contract, locale),
        payment: payment.sentence,
        authcodesMissing: missing.map(({ domain }) => domain),
        ...(missing.length > 0 && search.has(lackingMark) ? { stopped: true } : {}),
        catalog: catalogSlice(contents.cart ?? { items: [] }, catalog.value),
        homeRate: await homeRateFrom(services),
        pricedAt: pricedSince(catalog.value, services.now()),
        vat: contents.quote?.vat ?? null,
        ...afterForm(
          search,
          locale,
          contents,
          (key) => inLocale(namedProduct(catalog.value, key)?.title, locale) ?? null,
        ),
      });
    }
    case "login": {
      const returnPath = safeReturnPath(search.get("return"));
      return shown(
        {
          ...base,
          ...contents,
          step,
          addressPolicy: services.addressPolicy,
          countries: valueOf(await readFor(visitor, "/shop/country")),
          customer: known === null ? null : fullName(known),
          returnPath,
          ended: !signedIn && search.get("ended") === "1",
          providers: providerWays(services, locale, returnPath ?? base.paths.summary),
          ...sentRegistration(request.posted),
        },
        statusOf(request.posted),
      );
    }
    case "summary": {
      const customer = known as WireCustomer;
      const { contract } = services;
      if (contract == null) return failed("unreachable", 503);
      const circumstances = {
        ...contract,
        customer,
        cart: contents.cart ?? { items: [] },
        earlier: earlierOf(listed, Infinity),
      };
      const early =
        contents.periodVat === undefined
          ? null
          : valueOf(await quoteResponse(cartId ?? "", { earlyStart: "1" }, services, locale));
      const triedEarly = triedOrder(request.posted).tried?.agreements.earlyStart === true;
      const starts = quotedStarts(contents.quote, early?.quote ?? null, catalog.value, circumstances, triedEarly);
      const quoted = { ...contents, quote: starts.quote };
      return shown(
        {
          ...base,
          ...quoted,
          step,
          ...(starts.quotes === undefined ? {} : { quotes: starts.quotes }),
          address: addressOf(customer),
          addressSeen: addressMark(addressOf(customer)),
          names: domainsOf(circumstances.cart).length > 0,
          generous: contract.generous === true,
          registers: domainsOf(circumstances.cart).some(({ acquisition }) => acquisition === "register"),
          ...startsOf(quoted.quote, catalog.value, circumstances, locale),
          notices: noticesFor(customer, endingConditions(circumstances.cart, catalog.value)),
          seenTotal: otherTotalSeen(search, quoted.quote?.total ?? null),
          ...triedOrder(request.posted),
        },
        statusOf(request.posted),
      );
    }
    case "thank-you": {
      const order = placed as Order;
      return shown({
        ...base,
        step,
        confirmation: confirmation(order, catalog.value),
        placed: momentText(locale, order.placedAt, services.zone),
        ways: payment.ways,
        pay: isPaidOnline(order, services) ? payOrderPath(order.id, locale) : null,
        account: accountEntryPath("orders", order.id, locale),
        contracts: accountPath("contracts", locale),
        days: orderDays(
          isBinding(order) ? order.quote : null,
          catalog.value,
          { ...circumstancesOf(order), earlier: earlierOf(listed, order.placedAt) },
          locale,
        ),
        quote: order.quote,
        products: productViews(order.cart, catalog.value, locale),
        chosen: chosenOf(order.cart, productViews(order.cart, catalog.value, locale)),
      });
    }
  }
};

/** An order that waits for papers has no invoice yet, and one that costs nothing none to pay. */
const isPaidOnline = (order: Order, { paymentProviders = [] }: Pick<PageServices, "paymentProviders">): boolean =>
  paymentProviders.length > 0 && isBinding(order) && order.quote.total > 0;

const orderedView = (
  { id, number }: { readonly id: string; readonly number: string },
  locale: Locale,
): OrderedView => ({
  number,
  href: thankYouPath(id, locale),
});
/** The mark of a cart that one was led back to, which says what it lacks. */
const lackingMark = "lacking";

/** What was chosen beside the terms, each value with its label. */
const chosenOf = ({ items }: Pick<Cart, "items">, products: ProductViews): ThankYouPage["chosen"] =>
  items.flatMap((item) =>
    item.kind === "domain"
      ? []
      : Object.entries(item.fields ?? {}).map(([key, value]) => ({
          label: products[item.product]?.fields[key] ?? key,
          value,
        })),
  );

const shown = (data: CheckoutPage, status = 200): CheckoutAnswer => ({ kind: "data", status, data });

/** A form that came to nothing has the status of its refusal. */
const statusOf = (posted: Posted | undefined): number => {
  if (posted === undefined) return 200;
  const tag = posted.refused?._tag ?? "AddressRefused";
  return isRefusalTag(tag) ? refusalStatuses[tag] : refusalStatuses.UnknownError;
};

const hasItems = (cart: ApiResponse<Cart> | null): boolean => cart?.kind === "value" && !isEmptyCart(cart.value);

const itemsOf = (cart: ApiResponse<Cart> | null): number => (cart?.kind === "value" ? cart.value.items.length : 0);

const refusedOf = (response: ApiResponse<unknown> | null): Refused | null =>
  response?.kind === "refused" ? response.refused : null;

const contentsOf = (
  cart: ApiResponse<Cart> | null,
  quote: ApiResponse<QuoteAnswer> | null,
  catalog: Catalog,
  locale: Locale,
  contract: ContractFacts | null,
): CartContents => {
  const currentCart = cart === null ? null : valueOf(cart);
  const answer = quote === null ? null : valueOf(quote);
  return {
    cart: currentCart,
    quote: answer?.quote ?? null,
    refused: refusedOf(quote),
    voucherRefused: answer?.voucherRefused ?? null,
    problems: answer?.problems ?? [],
    ...(answer?.periodVat === undefined ? {} : { periodVat: answer.periodVat }),
    products: currentCart === null ? {} : productViews(currentCart, catalog, locale, contract),
    places: currentCart === null ? {} : placesOf(currentCart, catalog),
  };
};

const domainTerm = (contract: ContractFacts, locale: Locale): TermWords | null =>
  termWords({ minimumMonths: domainYear, hourly: false }, contract, locale, (day) => dayText(locale, day));
