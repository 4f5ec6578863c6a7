// The quote of a cart for the one who asks: charged for a customer's address, a view for everybody else. [CRT-03] [VAT-10] [HDL-02]
import * as Effect from "effect/Effect";
import { vatCountryOf } from "@kontor/domain/kernel/country";
import { cartProblems, type Cart } from "@kontor/domain/shop/cart";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { shownQuoteOfCart, withoutDerivations, type Quote } from "@kontor/domain/shop/pricing";
import { chargedVat, rateIn, VatRates, viewedVat, type VatDecision, type VatMap } from "@kontor/domain/shop/vat";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import type { Locale } from "@kontor/domain/visitor/locale";
import { callerOf } from "../auth/caller.ts";
import type { Call, Handlers, ResultOf } from "../http/call.ts";
import { problemOf } from "../http/problem.ts";
import type { Services } from "../services.ts";
import { customerByNumber } from "../stores/customers.ts";
import { readCartOr404 } from "./carts.ts";
import { vatViewOf } from "./offer.ts";
import { reading } from "./use.ts";

export const quoteHandlers = (services: Services): Pick<Handlers, "readQuote"> => ({
  readQuote: async (call) => {
    const cart = await readCartOr404(services, call.params.cartId);
    const map = await reading(
      services,
      Effect.flatMap(VatRates, (rates) => rates.map),
    );
    const circumstances = {
      vat: await decisionFor(services, call, map),
      homeRate: rateIn(map, vatCountryOf(services.settings.sellerCountry)),
      now: services.now(),
    };
    const catalog = await reading(
      services,
      Effect.flatMap(Catalogs, ({ current }) => current),
    );
    const { quote, voucherRefusal } = await reading(services, shownQuoteOfCart(cart, circumstances));
    return {
      status: 200,
      payload: {
        success: true,
        result: quoteOnWire(quote, call.query.explain === "1"),
        voucherRefusal: voucherRefusal === null ? null : told(voucherRefusal, call.locale),
        problems: problemsOf(cart, catalog, call.locale),
      },
    };
  },
});

/** What is charged to a customer with an address; for everybody else what the chosen country sees. */
const decisionFor = async (services: Services, call: Call<"readQuote">, map: VatMap): Promise<VatDecision> => {
  const user = await callerOf(services, call);
  const customer = user === null ? null : await customerByNumber(services.database.reads, user.customer_number);
  if (customer !== null) return chargedVat(map, customer, services.settings.sellerCountry);
  return viewedVat(map, call.query.vatCountry ?? (await vatViewOf(services, call)).country.iso);
};

/** Derivations are many times the size of the quote: they are sent where they are asked for. */
export const quoteOnWire = (quote: Quote, explained: boolean): ResultOf<"readQuote"> => (explained ? quote : withoutDerivations(quote));

const problemsOf = (cart: Cart, catalog: Parameters<typeof cartProblems>[1], locale: Locale) =>
  cartProblems(cart, catalog).map(({ item, refusal }) => ({ item, ...told(refusal, locale) }));

const told = (refusal: RefusalShape, locale: Locale) => {
  const { refusal: tag, rule, detail, facts } = problemOf(refusal, locale);
  return { refusal: tag, rule, detail, ...(facts === undefined ? {} : { facts }) };
};
