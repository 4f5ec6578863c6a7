// The price of the seller's own country behind an amount of a quote: what the catalogue said, from which every other rate follows. [BAL-08] [VAT-11]
import { type Cents, cents, micros, microsOf, type Rate, sum, zero } from "#kernel/money";
import type { PriceOfOne } from "./costs.ts";
import { priced, pricedExactly, type Rates } from "./derivation.ts";
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

/** A line of a quote at other rates, before the voucher. */
export type RepricedLine = PriceOfOne & Pick<QuoteLine, "setup" | "discount" | "first">;

/** How often a part of a line counts its price of one; null for what is no part of a first invoice. */
const countOf = (line: QuoteLine, { reason, facts }: Derivation): number | null => {
  const [quantity, months] = [Number(facts["quantity"]), Number(facts["months"] ?? 1)];
  if (reason === "setup") return quantity;
  if (reason === "period") return line.unit === "year" ? 1 : quantity * months;
  if (reason === "free-months") return -quantity * months;
  if (reason === "first-month-discount") return -quantity;
  return reason === "included-domain" || reason === "free-transfer" ? -1 : null;
};

/** What a line costs at other rates, from the catalogue's prices that its reasons name; null where they do not name them all. [VAT-14] */
export const repriced = (line: QuoteLine, rates: Rates): RepricedLine | null => {
  const parts: Derivation[] = [];
  for (const part of line.derivation.parts) {
    const [count, home] = [countOf(line, part), (catalogued(part) ?? part).facts["unitPrice"]];
    if (count === null || !Number.isSafeInteger(count) || typeof home !== "number") return null;
    const at = part.facts["unitPriceMicros"] === undefined ? priced : pricedExactly;
    parts.push(at(part.reason, cents(home), count, rates));
  }
  const period = parts.find(({ reason }) => reason === "period");
  const [unitPrice, unitPriceMicros] = [period?.facts["unitPrice"], period?.facts["unitPriceMicros"]];
  if (typeof unitPrice !== "number") return null;
  const amountOf = (some: readonly Derivation[]): Cents => sum(some.map(({ amount }) => amount));
  const setup = amountOf(parts.filter(({ reason }) => reason === "setup"));
  return {
    unitPrice: cents(unitPrice),
    ...(typeof unitPriceMicros === "number" ? { unitPriceMicros: micros(unitPriceMicros) } : {}),
    setup,
    discount: amountOf(parts.filter(({ reason }) => reason !== "setup" && reason !== "period")),
    first: amountOf(parts),
  };
};
