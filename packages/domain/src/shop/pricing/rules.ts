// The quote: the only calculation of the shop. Page, cart, summary, mail and API project it. [CRT-03] [CRT-04] [CRT-07] [VAT-10] [VAT-11] [HDL-02] [HDL-03]
import * as Result from "effect/Result";
import { pricedSince } from "#shop/catalog";
import { canonicalHash, canonicalJson } from "./canonical-json.ts";
import type { LineRefusal } from "./lines.ts";
import type { PlainQuote, Prices, Quote, QuoteLine } from "./model.ts";
import {
  forgiving,
  prices,
  pricesWithoutVoucher,
  type Forgiving,
  type QuoteInput,
  type QuoteRefusal,
} from "./prices.ts";

/** Whether two inputs must give the same quote. */
export const isSameInput = (one: QuoteInput, other: QuoteInput): boolean =>
  one.cart === other.cart &&
  one.catalog === other.catalog &&
  pricedSince(one.catalog, one.now) === pricedSince(other.catalog, other.now) &&
  canonicalJson(ratesOf(one)) === canonicalJson(ratesOf(other));

const ratesOf = ({ homeRate, vat, later = [], voucher }: QuoteInput) => [homeRate, vat, later, voucher];

/** What the cart costs, with the hash that an order is placed for. */
export const quote = (input: QuoteInput): Result.Result<Quote, QuoteRefusal> => Result.map(prices(input), hashed);

/** A quote and, when the cart's voucher does not hold, the reason; the quote is then one without it. */
export type ForgivingQuote = Forgiving<Quote>;

/** The quote for a screen. [CRT-04] */
export const forgivingQuote = (input: QuoteInput, whole = quote(input)): Result.Result<ForgivingQuote, LineRefusal> =>
  forgiving(whole, () => Result.map(pricesWithoutVoucher(input), hashed));

/** The quote without its reasons, as it is sent where none were requested. */
export const withoutDerivations = (made: PlainQuote): PlainQuote => {
  const { derivation: _, ...plain } = made as Quote;
  return { ...plain, lines: plain.lines.map(({ derivation: _first, recurringDerivation: _later, ...line }) => line) };
};

/** SHA-256 of everything in a quote but its reasons and its hash: the order is placed for this. What its voucher comes to is an amount of it. [HDL-03] */
export const quoteHash = (made: Omit<PlainQuote, "hash">): string => canonicalHash(made, notHashed);

const notHashed: ReadonlySet<string> = new Set(["hash", "derivation", "recurringDerivation", "voucherWorth"] satisfies (
  | keyof Quote
  | keyof QuoteLine
)[]);

/** A hash takes longer than all the prices of a quote, and most quotes are only looked at: it is made when it is first read. */
const hashed = (made: Prices): Quote => {
  let cached: string | undefined;
  return {
    ...made,
    get hash() {
      cached ??= quoteHash(made);
      return cached;
    },
  };
};
