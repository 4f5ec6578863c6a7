// How an amount is explained: a tree whose leaves add up to it. [HDL-02] [CRT-03] [VAT-11]
import {
  add,
  centsOf,
  type Cents,
  type Micros,
  microsAtRate,
  microsOf,
  netMicros,
  netOf,
  priceAtRate,
  type Rate,
  subtract,
  sum,
  times,
  timesMicros,
  zero,
} from "#kernel/money";
import type { Derivation, DerivationBy, DerivationFacts, DerivationReason } from "./model.ts";

/** Catalogue prices are at `home`, the quote is at `rate`. */
export interface Rates {
  readonly home: Rate;
  readonly rate: Rate;
}

export const leaf = <Reason extends DerivationReason>(
  reason: Reason,
  amount: Cents,
  facts: DerivationFacts<Reason>,
): DerivationBy<Reason> =>
  ({ reason, amount, facts, parts: none }) as DerivationBy<DerivationReason> as DerivationBy<Reason>;

const none: readonly Derivation[] = [];

/** An amount that is the sum of its parts. */
export const summed = <Reason extends DerivationReason>(
  reason: Reason,
  parts: readonly Derivation[],
  facts: DerivationFacts<Reason>,
): DerivationBy<Reason> =>
  ({
    reason,
    amount: sum(parts.map(({ amount }) => amount)),
    facts,
    parts,
  }) as DerivationBy<DerivationReason> as DerivationBy<Reason>;

/** What an amount is made of at the very bottom; adds up to it. */
export const leavesOf = (derivation: Derivation): readonly Derivation[] =>
  derivation.parts.length === 0 ? [derivation] : derivation.parts.flatMap(leavesOf);

/** Whether every node of a tree is the sum of its parts. */
export const addsUp = (derivation: Derivation): boolean =>
  derivation.parts.length === 0 ||
  (sum(derivation.parts.map(({ amount }) => amount)) === derivation.amount && derivation.parts.every(addsUp));

/** What is so many times a price of the catalogue. */
export type PricedReason =
  | "setup"
  | "period"
  | "free-months"
  | "first-month-discount"
  | "unit-price"
  | "included-domain"
  | "free-transfer"
  | "recurring";

const pricedReasons: ReadonlySet<string> = new Set<PricedReason>([
  "setup",
  "period",
  "free-months",
  "first-month-discount",
  "unit-price",
  "included-domain",
  "free-transfer",
  "recurring",
]);

export const isPriced = (derivation: Derivation): derivation is DerivationBy<PricedReason> =>
  pricedReasons.has(derivation.reason);

/** What is known of a priced amount beside its price. */
export interface CountFacts {
  readonly quantity?: number;
  readonly months?: number;
}

/** The facts of a priced amount; a type cannot follow which reason needs months. */
const withPrice = <Reason extends PricedReason>(
  { quantity, months }: CountFacts,
  price: { readonly unitPrice: Cents; readonly unitPriceMicros?: Micros },
): DerivationFacts<Reason> =>
  ({
    ...(quantity === undefined ? {} : { quantity }),
    ...(months === undefined ? {} : { months }),
    ...price,
  }) as DerivationFacts<Reason>;

/**
 * So many times a unit price of the catalogue, at the quote's rate. At another rate than the seller's it unfolds into the
 * catalogue's price and what the other VAT makes of it: VAT is rounded once for each unit, then multiplied. [VAT-11]
 */
export const priced = <Reason extends PricedReason>(
  reason: Reason,
  home: Cents,
  count: number,
  rates: Rates,
  facts: CountFacts,
): DerivationBy<Reason> => {
  const unitPrice = priceAtRate(home, rates.home, rates.rate);
  const completeFacts = withPrice<Reason>(facts, { unitPrice });
  if (rates.home === rates.rate) return leaf(reason, counted(unitPrice, count), completeFacts);
  return summed(
    reason,
    [
      leaf("unit-price", counted(home, count), { unitPrice: home, rate: rates.home }),
      adjusted(home, unitPrice, count, rates),
    ],
    completeFacts,
  );
};

const adjusted = (home: Cents, unitPrice: Cents, count: number, { home: homeRate, rate }: Rates): Derivation => {
  const net = netOf(home, homeRate);
  return summed(
    "price-at-rate",
    [
      leaf("vat", counted(subtract(net, home), count), { rate: homeRate }),
      leaf("vat", counted(subtract(unitPrice, net), count), { rate }),
    ],
    { homeRate, rate, net, unitPrice },
  );
};

/**
 * The same of a price by the hour or by the gigabyte: it has four digits more than cents, and so has its net, and each is rounded once, when it has been
 * multiplied. [VAT-11]
 */
export const pricedExactly = <Reason extends PricedReason>(
  reason: Reason,
  home: Cents,
  count: number,
  rates: Rates,
  facts: CountFacts,
): DerivationBy<Reason> => {
  const unitPriceMicros = microsAtRate(microsOf(home), rates.home, rates.rate);
  const amount = countedExactly(unitPriceMicros, count);
  const completeFacts = withPrice<Reason>(facts, { unitPrice: centsOf(unitPriceMicros), unitPriceMicros });
  if (rates.home === rates.rate) return leaf(reason, amount, completeFacts);
  const net = netMicros(microsOf(home), rates.home);
  const [before, without] = [counted(home, count), countedExactly(net, count)];
  const change = summed(
    "price-at-rate",
    [
      leaf("vat", subtract(without, before), { rate: rates.home }),
      leaf("vat", subtract(amount, without), { rate: rates.rate }),
    ],
    { homeRate: rates.home, rate: rates.rate, net: centsOf(net), unitPrice: centsOf(unitPriceMicros), unitPriceMicros },
  );
  return summed(reason, [leaf("unit-price", before, { unitPrice: home, rate: rates.home }), change], completeFacts);
};

/** Never minus zero. */
const counted = (amount: Cents, count: number): Cents => add(zero, times(amount, count));

const countedExactly = (price: Micros, count: number): Cents => add(zero, timesMicros(price, count));
