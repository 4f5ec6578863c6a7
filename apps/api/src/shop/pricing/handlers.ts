// The quote of a cart for the caller: charged for a customer's address, a view for all others. [CRT-03] [VAT-10] [HDL-02]
import * as Effect from "effect/Effect";
import { vatCountryOf } from "@kontor/domain/kernel/country";
import { cartProblems, type Cart } from "@kontor/domain/shop/cart";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { shownQuoteOfCart, withoutDerivations, type Quote } from "@kontor/domain/shop/pricing";
import { rateIn } from "@kontor/domain/shop/vat";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Handlers, ResultOf } from "../../platform/http/call.ts";
import { problemOf } from "../../platform/http/problem.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { cartPorts } from "../cart/ports.ts";
import { vatDecisionOf } from "../customer/vat-decision.ts";
import { vatMapOf } from "../vat/ports.ts";
import { openedCart } from "../cart/opened-cart.ts";
import { reading } from "../../platform/use-case/use-case.ts";

export const quoteHandlers = (services: SessionServices): Pick<Handlers, "readQuote"> => ({
  readQuote: async (call) => {
    const { cart } = await openedCart(services, call);
    const map = await vatMapOf(services);
    const circumstances = {
      vat: await vatDecisionOf(services, call, map, call.query.vatCountry),
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
      status: 200,
      payload: {
        success: true,
        result: quoteOnWire(quote, call.query.explain === "1"),
        voucherRefusal: voucherRefusal === null ? null : inWords(voucherRefusal, call.locale),
        problems: problemsOf(cart, catalog, call.locale),
      },
    };
  },
});

/** Derivations are many times the size of the quote: they are sent on request. */
export const quoteOnWire = (quote: Quote, explained: boolean): ResultOf<"readQuote"> => (explained ? quote : withoutDerivations(quote));

const problemsOf = (cart: Cart, catalog: Parameters<typeof cartProblems>[1], locale: Locale) =>
  cartProblems(cart, catalog).map(({ item, refusal }) => ({ item, ...inWords(refusal, locale) }));

const inWords = (refusal: RefusalShape, locale: Locale) => {
  const { refusal: tag, rule, detail, facts } = problemOf(refusal, locale);
  return { refusal: tag, rule, detail, ...(facts === undefined ? {} : { facts }) };
};
