// What a quote costs over time: the invoices after the first one, and sums over years. [PRD-01] [PRD-07] [CRT-03]
import {
  type Cents,
  cents,
  type Micros,
  microsAtRate,
  microsOf,
  priceAtRate,
  type Rate,
  sum,
  times,
  timesMicros,
  zero,
} from "#kernel/money";
import type { Prices, QuoteLine } from "./model.ts";

/** An invoice of a line: so many months after the start. */
export interface Instalment {
  readonly month: number;
  readonly gross: Cents;
}

/** What a line is billed in each billing period that begins within so many months; the first is that of the first invoice. */
export const instalments = (line: QuoteLine, months: number): readonly Instalment[] =>
  Array.from({ length: Math.ceil(months / line.billingMonths) }, (_, period) => {
    const month = period * line.billingMonths;
    return { month, gross: period === 0 ? line.first : periodGross(line, month) };
  });

/** What lines cost later: for each length of billing period one amount, and the month after which all of it is due. */
export interface LaterCost {
  readonly everyMonths: number;
  readonly gross: Cents;
  readonly afterMonth: number;
  /** Whether it is the most that may be due, since hours are billed. [PRD-08] */
  readonly atMost: boolean;
}

/** What lines cost together after the first invoice, the shortest rhythm first; what costs nothing later is not named. [CRT-03] */
export const laterCosts = (
  lines: readonly Pick<QuoteLine, "billingMonths" | "recurring" | "recurringFromMonth" | "unit">[],
): readonly LaterCost[] => {
  const paid = lines.filter(({ recurring }) => recurring > 0);
  return [...new Set(paid.map(({ billingMonths }) => billingMonths))]
    .sort((a, b) => a - b)
    .map((everyMonths) => {
      const alike = paid.filter(({ billingMonths }) => billingMonths === everyMonths);
      return {
        everyMonths,
        gross: sum(alike.map(({ recurring }) => recurring)),
        afterMonth: Math.max(...alike.map(({ recurringFromMonth }) => recurringFromMonth)),
        atMost: alike.some(({ unit }) => unit === "hour"),
      };
    });
};

/** Everything that is billed within so many months from the start, gross, as prices are today: 12, 36, 60 for 1, 3, 5 years. */
export const costOver = (quote: Pick<Prices, "lines" | "voucher">, months: number): Cents =>
  months <= 0
    ? zero
    : sum([...quote.lines.flatMap((line) => instalments(line, months).map(({ gross }) => gross)), quote.voucher]);

/** What the price of one says: cents, and more digits where it has them. */
export type PriceOfOne = Pick<QuoteLine, "unitPrice" | "unitPriceMicros">;

/** The price of one with all its digits. */
export const exactPrice = ({ unitPrice, unitPriceMicros }: PriceOfOne): Micros =>
  unitPriceMicros ?? microsOf(unitPrice);

/** What a month of one piece costs at most, where it is billed by the hour: pieces are alike, so these are whole cents. [PRD-08] */
export const mostOfOne = ({ recurring, quantity }: Pick<QuoteLine, "recurring" | "quantity">): Cents =>
  cents(recurring / quantity);

/**
 * So many units at another rate than that of their order: what has more digits than cents is rounded here alone, and every other price before it is
 * counted. [VAT-11]
 */
export const countedAtRate = (
  { unitPrice, unitPriceMicros }: PriceOfOne,
  count: number,
  ordered: Rate,
  rate: Rate,
): Cents =>
  unitPriceMicros === undefined
    ? times(priceAtRate(unitPrice, ordered, rate), count)
    : timesMicros(microsAtRate(unitPriceMicros, ordered, rate), count);

/** A later period as so many times the price of one: another VAT rate applies to that price. [VAT-11] */
export interface PeriodPrice extends PriceOfOne {
  readonly count: number;
}

/**
 * A later period of so many of a line, by the month in which it begins: free months that reach into it come off. A period of a product is its months
 * times the price of one.
 */
export const periodPrice = (line: QuoteLine, quantity: number, month: number): PeriodPrice => {
  const { unit, recurring, billingMonths, quantity: ordered, freeMonths, unitPriceMicros } = line;
  const free = Math.min(Math.max(0, freeMonths - month), billingMonths);
  const count = quantity * (billingMonths - free);
  if (unit !== "month")
    return { unitPrice: sum([recurring, ((recurring / billingMonths) * -free) as Cents]), count: 1 };
  // Both are the price of one: a quote from before has no more digits than cents.
  return unitPriceMicros === undefined
    ? { unitPrice: (recurring / (billingMonths * ordered)) as Cents, count }
    : { unitPrice: line.unitPrice, unitPriceMicros, count };
};

const periodGross = (line: QuoteLine, month: number): Cents => {
  if (month >= line.recurringFromMonth) return line.recurring;
  const { count, ...price } = periodPrice(line, line.quantity, month);
  return timesMicros(exactPrice(price), count);
};
