// The quote of a cart for the caller: charged for a customer's address, a view for all others. [CRT-03] [VAT-10] [HDL-02]
import * as Effect from "effect/Effect";
import type { Day } from "@kontor/domain/kernel/calendar";
import type { VatCountry } from "@kontor/domain/kernel/country";
import { cartProblems, isEmptyCart, type Cart } from "@kontor/domain/shop/cart";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { firstDayOfSetup } from "@kontor/domain/shop/contract";
import { shownQuoteOfCart, withoutDerivations, type Quote } from "@kontor/domain/shop/pricing";
import type { Locale } from "@kontor/domain/visitor/locale";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handlers, ResultOf } from "../../platform/http/call.ts";
import { inPlainWords, Refused } from "../../platform/http/problem.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { cartPorts } from "../cart/ports.ts";
import { vatDecisionOf } from "../customer/vat-decision.ts";
import { callerOrVisitor } from "../../visitor/session/caller.ts";
import { customerByNumber } from "../customer/store.ts";
import { ofPeriods, vatOfPeriods } from "../vat/period-vat.ts";
import { vatMapOf } from "../vat/ports.ts";
import { openedCart } from "../cart/opened-cart.ts";
import type { QuoteBeside, QuotingCall } from "../cart/quote-beside.ts";
import { within } from "../../platform/use-case/use-case.ts";

const shownQuote = async (
  services: SessionServices,
  cart: Cart,
  call: QuotingCall,
  explained: boolean,
  {
    country,
    earlyStart,
  }: { readonly country?: VatCountry | undefined; readonly earlyStart?: boolean | undefined } = {},
) => {
  const vat = await vatDecisionOf(services, call, await vatMapOf(services), country);
  const periodVat = await vatOfPeriods(services, vat, await beginsOn(services, call, earlyStart));
  const circumstances = { ...periodVat, now: services.now() };
  const ports = cartPorts(services, null);
  const catalog = await within(
    services.database.reads,
    ports,
    Effect.flatMap(Catalogs, ({ current }) => current),
  );
  const { quote, voucherRefusal } = await within(services.database.reads, ports, shownQuoteOfCart(cart, circumstances));
  return {
    result: quoteOnWire(quote, explained),
    voucherRefusal: voucherRefusal === null ? null : inPlainWords(voucherRefusal, call.locale),
    problems: problemsOf(cart, catalog, call.locale),
    ...ofPeriods(periodVat),
  };
};

/** Periods of a cart begin today, those of an order as the box for an early start says, which consumers have. [VAT-14] [LGL-04] */
const beginsOn = async (
  services: SessionServices,
  call: QuotingCall,
  earlyStart: boolean | undefined,
): Promise<Day> => {
  const today = todayOf(services);
  const user = earlyStart === undefined ? null : await callerOrVisitor(services, call);
  const customer = user === null ? null : await customerByNumber(services.database.reads, user.customer_number);
  return earlyStart === undefined || customer === null
    ? today
    : firstDayOfSetup(today, { party: customer.kind, earlyStart }, services.settings.sellerCountry);
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
    const { vatCountry: country, explain, earlyStart } = call.query;
    const wish = { country, ...(earlyStart === undefined ? {} : { earlyStart: earlyStart === "1" }) };
    return {
      status: 200,
      payload: { success: true, ...(await shownQuote(services, cart, call, explain === "1", wish)) },
    };
  },
});

/** Derivations are many times the size of the quote: they are sent on request. */
export const quoteOnWire = (quote: Quote, explained: boolean): ResultOf<"readQuote"> =>
  explained ? quote : withoutDerivations(quote);

const problemsOf = (cart: Cart, catalog: Parameters<typeof cartProblems>[1], locale: Locale) =>
  cartProblems(cart, catalog).map(({ item, refusal }) => ({ item, ...inPlainWords(refusal, locale) }));
