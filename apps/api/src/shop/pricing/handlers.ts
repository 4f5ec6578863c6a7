// The quote of a cart for the caller: charged for a customer's address, a view for all others. [CRT-03] [VAT-10] [HDL-02]
import * as Effect from "effect/Effect";
import { type VatCountry, vatCountryOf } from "@kontor/domain/kernel/country";
import { cartProblems, isEmptyCart, type Cart } from "@kontor/domain/shop/cart";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { shownQuoteOfCart, withoutDerivations, type Quote } from "@kontor/domain/shop/pricing";
import { rateIn } from "@kontor/domain/shop/vat";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Handlers, ResultOf } from "../../platform/http/call.ts";
import { inPlainWords, Refused } from "../../platform/http/problem.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { cartPorts } from "../cart/ports.ts";
import { vatDecisionOf } from "../customer/vat-decision.ts";
import { vatMapOf } from "../vat/ports.ts";
import { openedCart } from "../cart/opened-cart.ts";
import type { QuoteBeside, QuotingCall } from "../cart/quote-beside.ts";
import { reading } from "../../platform/use-case/use-case.ts";

const shownQuote = async (
  services: SessionServices,
  cart: Cart,
  call: QuotingCall,
  explained: boolean,
  country?: VatCountry,
) => {
  const map = await vatMapOf(services);
  const circumstances = {
    vat: await vatDecisionOf(services, call, map, country),
    homeRate: rateIn(map, vatCountryOf(services.settings.sellerCountry)),
    now: services.now(),
  };
  const ports = cartPorts(services, null);
  const catalog = await reading(
    services,
    ports,
    Effect.flatMap(Catalogs, ({ current }) => current),
  );
  const { quote, voucherRefusal } = await reading(services, ports, shownQuoteOfCart(cart, circumstances));
  return {
    result: quoteOnWire(quote, explained),
    voucherRefusal: voucherRefusal === null ? null : inPlainWords(voucherRefusal, call.locale),
    problems: problemsOf(cart, catalog, call.locale),
  };
};

/** The quote beside the answer to a change of the cart; none where nothing is in it, or something in it has no price any more. [CRT-04] */
export const quoteBeside =
  (services: SessionServices): QuoteBeside =>
  async (cart, call) =>
    isEmptyCart(cart)
      ? undefined
      : shownQuote(services, cart, call, true).catch((error: unknown) => {
          if (error instanceof Refused) return undefined;
          throw error;
        });

export const quoteHandlers = (services: SessionServices): Pick<Handlers, "readQuote"> => ({
  readQuote: async (call) => {
    const { cart } = await openedCart(services, call);
    const { vatCountry, explain } = call.query;
    return {
      status: 200,
      payload: { success: true, ...(await shownQuote(services, cart, call, explain === "1", vatCountry)) },
    };
  },
});

/** Derivations are many times the size of the quote: they are sent on request. */
export const quoteOnWire = (quote: Quote, explained: boolean): ResultOf<"readQuote"> =>
  explained ? quote : withoutDerivations(quote);

const problemsOf = (cart: Cart, catalog: Parameters<typeof cartProblems>[1], locale: Locale) =>
  cartProblems(cart, catalog).map(({ item, refusal }) => ({ item, ...inPlainWords(refusal, locale) }));
