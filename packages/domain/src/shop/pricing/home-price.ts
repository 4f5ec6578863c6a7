// The price of the seller's own country behind an amount of a quote: what the catalogue said, from which every other rate follows. [BAL-08] [VAT-11]
import { type Cents, cents, microsOf, type Rate, zero } from "#kernel/money";
import type { PriceOfOne } from "./costs.ts";
import type { Derivation, Quote, QuoteLine } from "./model.ts";
import { vatOfLine } from "./line-vat.ts";

/** A line of a quote by the catalogue's gross prices. */
export interface HomePrices {
  readonly homeRate: Rate;
  /** One hour, month or later year. */
  readonly one: PriceOfOne;
  /** One month, which hours never cost more than; null where nothing is by the hour. */
  readonly most: PriceOfOne | null;
}

/**
 * The reasons of a quote name the catalogue's price, with its rate, wherever the quote has another one; where they name none, the price is the catalogue's.
 * A name that is included costs nothing.
 */
export const homePrices = (quote: Pick<Quote, "vat">, line: QuoteLine): HomePrices => {
  const { derivation, recurringDerivation: later } = line;
  const period = derivation.parts.find(({ reason }) => reason === "period") ?? derivation;
  const homeRate = [period, later].map(homeRateIn).find((rate) => rate !== null) ?? vatOfLine(quote, line).rate;
  const isExact = line.unitPriceMicros !== undefined;
  if (line.unit === "year")
    return { homeRate, one: line.recurring === 0 ? free : homePriceIn(later, false, line.recurring), most: null };
  if (line.unit === "month") return { homeRate, one: homePriceIn(later, isExact, line.unitPrice), most: null };
  const isMostExact = later.facts["unitPriceMicros"] !== undefined;
  return {
    homeRate,
    one: homePriceIn(period, isExact, line.unitPrice),
    most: homePriceIn(later, isMostExact, cents(Math.round(line.recurring / line.quantity))),
  };
};

const free: PriceOfOne = { unitPrice: zero };

const catalogued = (of: Derivation): Derivation | undefined =>
  of.parts.find(({ reason, facts }) => reason === "unit-price" && facts["rate"] !== undefined);

const homeRateIn = (of: Derivation): Rate | null => {
  const found = catalogued(of)?.facts["rate"];
  return typeof found === "number" ? (found as Rate) : null;
};

/** Prices of the catalogue are whole cents; those by the hour and by the gigabyte get their further digits at another rate alone. */
const homePriceIn = (of: Derivation, isExact: boolean, otherwise: Cents): PriceOfOne => {
  const found = (catalogued(of) ?? of).facts["unitPrice"];
  const unitPrice = typeof found === "number" ? cents(found) : otherwise;
  return isExact ? { unitPrice, unitPriceMicros: microsOf(unitPrice) } : { unitPrice };
};
