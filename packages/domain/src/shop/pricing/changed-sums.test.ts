// What of a quote differs for who reads it. [CHK-07]
import { expect, it } from "vitest";
import { cents, rate } from "#kernel/money";
import type { PlainLine, Quote } from "./model.ts";
import { changedSums, saysTheSame } from "./changed-sums.ts";

const line = {
  kind: "product",
  subject: "web-m",
  quantity: 1,
  unit: "month",
  billingMonths: 1,
  minimumMonths: 1,
  freeMonths: 1,
  recurringFromMonth: 1,
  unitPrice: 499,
  setup: 0,
  period: 499,
  discount: -499,
  first: 0,
  recurring: 499,
  voucherShare: 0,
} as unknown as PlainLine;
const quote = {
  total: cents(0),
  voucherCode: null,
  recurring: [{ everyMonths: 1, gross: cents(499) }],
  vat: { country: "DE", rate: rate(1900), treatment: "domestic" },
  lines: [line],
} as unknown as Quote;

it("[CHK-07] [VISIT4-12] a quote of another country with the same sums, lines and rates says the same", () => {
  expect(saysTheSame(quote, { ...quote, vat: { ...quote.vat, country: "AT" } })).toBe(true);
  expect(changedSums(quote, quote)).toEqual([]);
});

it("[CHK-07] [VISIT4-12] [SHOP3-8] where the first invoice stays nought, the sum that changed is the later one", () => {
  const swiss = {
    ...quote,
    vat: { ...quote.vat, country: "CH", rate: rate(0) },
    recurring: [{ everyMonths: 1, gross: cents(419) }],
    lines: [{ ...line, recurring: 419 }],
  } as unknown as Quote;
  expect(saysTheSame(quote, swiss)).toBe(false);
  expect(changedSums(quote, swiss)).toEqual([{ everyMonths: 1, before: 499, now: 419 }]);
  expect(changedSums(quote, { ...quote, total: cents(1) })).toEqual([{ everyMonths: null, before: 0, now: 1 }]);
});

it("[CHK-07] [VISIT4-12] another rate or voucher, and whatever differs of a line but its item, says something else", () => {
  const others: readonly Quote[] = [
    { ...quote, vat: { ...quote.vat, rate: rate(2000) } },
    { ...quote, voucherCode: "HAFEN-5" },
    ...Object.keys(line).map((key): Quote => ({ ...quote, lines: [{ ...line, [key]: "another" }] as never })),
  ];
  expect(others.map((other) => saysTheSame(quote, other))).toEqual(others.map(() => false));
  expect(saysTheSame(quote, { ...quote, lines: [{ ...line, item: "another" }] as never })).toBe(true);
});
