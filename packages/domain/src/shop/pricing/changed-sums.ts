// Whether two quotes say the same to who reads them: each sum, each line, each rate; and what of them differs. [CHK-07] [VISIT4-12]
import type { Cents } from "#kernel/money";
import { type Taxed, vatOfLine } from "./line-vat.ts";
import type { PlainLine, Quote } from "./model.ts";

type Stated = Pick<Quote, "total" | "voucherCode" | "recurring" | "vat"> & { readonly lines: readonly PlainLine[] };

const lineStated = (quote: Taxed, line: PlainLine): readonly unknown[] => {
  const { rate, treatment } = vatOfLine(quote, line);
  const terms = [line.unit, line.billingMonths, line.minimumMonths, line.freeMonths, line.recurringFromMonth];
  const amounts = [line.unitPriceMicros ?? line.unitPrice, line.setup, line.period, line.discount];
  const sums = [line.first, line.recurring, line.voucherShare];
  return [line.kind, line.subject, line.quantity, rate, treatment, ...terms, ...amounts, ...sums];
};

const stated = ({ total, voucherCode, recurring, lines, vat }: Stated): string =>
  JSON.stringify([
    total,
    voucherCode,
    recurring.map(({ everyMonths, gross }) => [everyMonths, gross]),
    lines.map((line) => lineStated({ vat }, line)),
  ]);

/** A quote whose hash alone is another one tells its reader nothing new. */
export const saysTheSame = (one: Stated, other: Stated): boolean => stated(one) === stated(other);

/** A sum that differs: of the first invoice, or of each so many months. */
export interface ChangedSum {
  /** Null for the first invoice. */
  readonly everyMonths: number | null;
  readonly before: Cents;
  readonly now: Cents;
}

/** The sums that differ, the first invoice first. */
export const changedSums = (
  before: Pick<Stated, "total" | "recurring">,
  now: Pick<Stated, "total" | "recurring">,
): readonly ChangedSum[] => {
  const sumIn = ({ recurring }: Pick<Stated, "recurring">, months: number): Cents =>
    (recurring.find(({ everyMonths }) => everyMonths === months)?.gross ?? 0) as Cents;
  const periods = [...new Set([...before.recurring, ...now.recurring].map(({ everyMonths }) => everyMonths))];
  return [
    { everyMonths: null, before: before.total, now: now.total },
    ...periods.map((everyMonths) => ({
      everyMonths,
      before: sumIn(before, everyMonths),
      now: sumIn(now, everyMonths),
    })),
  ].filter((sum) => sum.before !== sum.now);
};
