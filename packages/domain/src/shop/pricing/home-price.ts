// The price of the seller's own country behind an amount of a quote: what the catalogue said, from which every other rate follows. [BAL-08] [VAT-11]
import { type Cents, cents, microsOf, type Rate, sum, zero } from "#kernel/money";
import type { PriceOfOne } from "./costs.ts";
import { isPriced, priced, pricedExactly, type PricedReason, type Rates } from "./derivation.ts";
import type { Derivation, DerivationBy, Quote, QuoteLine } from "./model.ts";
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
  const isMostExact = isPriced(later) && later.facts.unitPriceMicros !== undefined;
  return {
    homeRate,
    one: homePriceIn(period, isExact, line.unitPrice),
    most: homePriceIn(later, isMostExact, cents(Math.round(line.recurring / line.quantity))),
  };
};

const free: PriceOfOne = { unitPrice: zero };

const catalogued = (of: Derivation): DerivationBy<"unit-price"> | undefined =>
  of.parts.find(
    (part): part is DerivationBy<"unit-price"> => part.reason === "unit-price" && part.facts.rate !== undefined,
  );

const homeRateIn = (of: Derivation): Rate | null => catalogued(of)?.facts.rate ?? null;

/** The price of one that an amount names, by the catalogue; undefined where it names none. */
const namedPrice = (of: Derivation): Cents | undefined =>
  (catalogued(of) ?? (isPriced(of) ? of : undefined))?.facts.unitPrice;

/** Prices of the catalogue are whole cents; those by the hour and by the gigabyte get their further digits at another rate alone. */
const homePriceIn = (of: Derivation, isExact: boolean, otherwise: Cents): PriceOfOne => {
  const unitPrice = namedPrice(of) ?? otherwise;
  return isExact ? { unitPrice, unitPriceMicros: microsOf(unitPrice) } : { unitPrice };
};

/** A line of a quote at other rates, before the voucher. */
export type RepricedLine = PriceOfOne & Pick<QuoteLine, "setup" | "discount" | "first">;

/** How often a part of a line counts its price of one; null for what is no part of a first invoice. */
const countOf = (line: QuoteLine, part: DerivationBy<PricedReason>): number | null => {
  switch (part.reason) {
    case "setup":
      return part.facts.quantity ?? null;
    case "period":
      return line.unit === "year" ? 1 : (part.facts.quantity ?? Number.NaN) * (part.facts.months ?? 1);
    case "free-months":
      return -part.facts.quantity * part.facts.months;
    case "first-month-discount":
      return -part.facts.quantity;
    case "included-domain":
    case "free-transfer":
      return -1;
    default:
      return null;
  }
};

/** What a line costs at other rates, from the catalogue's prices that its reasons name; null where they do not name them all. [VAT-14] */
export const repriced = (line: QuoteLine, rates: Rates): RepricedLine | null => {
  const parts: DerivationBy<PricedReason>[] = [];
  for (const part of line.derivation.parts) {
    const [count, home] = isPriced(part) ? [countOf(line, part), namedPrice(part)] : [null, undefined];
    if (!isPriced(part) || count === null || !Number.isSafeInteger(count) || home === undefined) return null;
    const at = part.facts.unitPriceMicros === undefined ? priced : pricedExactly;
    parts.push(at(part.reason, home, count, rates, part.facts));
  }
  const period = parts.find(({ reason }) => reason === "period");
  const { unitPrice, unitPriceMicros } = period?.facts ?? {};
  if (unitPrice === undefined) return null;
  const amountOf = (some: readonly Derivation[]): Cents => sum(some.map(({ amount }) => amount));
  const setup = amountOf(parts.filter(({ reason }) => reason === "setup"));
  return {
    unitPrice,
    ...(unitPriceMicros === undefined ? {} : { unitPriceMicros }),
    setup,
    discount: amountOf(parts.filter(({ reason }) => reason !== "setup" && reason !== "period")),
    first: amountOf(parts),
  };
};
