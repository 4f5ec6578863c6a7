// Laws of what a quote says of its input, of what a screen shows where a voucher does not hold, and of settlements, line by line. [CRT-04] [CRT-07] [HDL-02] [VAT-10]
import * as Result from "effect/Result";
import fc from "fast-check";
import { isSameValue, law, type Law } from "#kernel/law";
import { cents, netOf, rate, shares, sum, type Cents } from "#kernel/money";
import { anyQuoteInput } from "./arbitraries.ts";
import type { QuoteInput } from "./prices.ts";
import type { forgivingQuote, quote } from "./rules.ts";
import type { GrossLine, settlementOf } from "./settlement.ts";

/** The functions that these laws are about. */
export interface Quotes {
  readonly quote: typeof quote;
  readonly forgivingQuote: typeof forgivingQuote;
  readonly settlementOf: typeof settlementOf;
}

const anyLinesOfFewRates: fc.Arbitrary<readonly GrossLine[]> = fc.array(
  fc.record({
    gross: fc.integer({ min: 0, max: 500_000 }).map(cents),
    rate: fc.constantFrom(0, 700, 1900, 2550).map(rate),
  }),
  { maxLength: 8 },
);

const withoutVoucher = (input: QuoteInput): QuoteInput => ({
  ...input,
  cart: { ...input.cart, voucher: null },
  voucher: null,
});

export const quoteLaws = ({ quote, forgivingQuote, settlementOf }: Quotes): readonly Law[] => [
  law(
    "[VAT-10] [CRT-04] [HDL-02] a quote names the catalogue, the VAT and the voucher that it was made with, and unfolds into its lines and that voucher",
    () =>
      fc.property(anyQuoteInput, (input) => {
        const made = quote(input);
        if (Result.isFailure(made)) return true;
        const { catalogVersion, vat, voucherCode, voucherWorth, derivation, lines, voucher } = made.success;
        const isUsed = input.cart.voucher !== null;
        const rest = derivation.parts.slice(lines.length);
        return (
          catalogVersion === input.catalog.version &&
          ((input.later ?? []).length > 0 || isSameValue(vat, input.vat)) &&
          voucherCode === (isUsed ? (input.voucher?.code ?? null) : null) &&
          isSameValue(voucherWorth, isUsed ? input.voucher?.worth : undefined) &&
          isSameValue(
            derivation.parts.slice(0, lines.length),
            lines.map((line) => line.derivation),
          ) &&
          rest.length === (voucherCode === null ? 0 : 1) &&
          rest.every(({ reason, amount }) => reason === "voucher" && amount === voucher)
        );
      }),
  ),
  law("[CRT-04] a screen shows the quote that an order is placed for, or the one without a voucher and why", () =>
    fc.property(anyQuoteInput, (input) => {
      const [whole, shown] = [quote(input), Result.getOrThrow(forgivingQuote(input))];
      return Result.isSuccess(whole)
        ? shown.voucherRefusal === null && isSameValue(shown.quote, whole.success)
        : isSameValue(shown.voucherRefusal, whole.failure) &&
            isSameValue(shown.quote, Result.getOrThrow(quote(withoutVoucher(input))));
    }),
  ),
  law(
    "[CRT-07] [VAT-10] a settlement is each line less its share of the discount, with VAT rounded once for each rate",
    () =>
      fc.property(anyLinesOfFewRates, fc.integer({ min: 0, max: 100 }), (lines, percent) => {
        const subtotal = sum(lines.map(({ gross }) => gross));
        const discount = cents(0 - Math.floor((subtotal * percent) / 100));
        const made = settlementOf(lines, discount);
        const off = shares(
          discount,
          lines.map(({ gross }) => gross),
        );
        const charged = lines.map(({ gross }, at) => cents(gross + (off[at] ?? 0)));
        const of = (at: number): Cents => sum(charged.filter((_, index) => lines[index]?.rate === at));
        const rates = [...new Set(lines.map((line) => line.rate))].sort((one, other) => one - other);
        const groups = rates.map((at) => {
          const [gross, net] = [of(at), netOf(of(at), at)];
          return { rate: at, gross, net, vat: cents(gross - net) };
        });
        const vatAmount = sum(groups.map(({ vat }) => vat));
        const total = cents(subtotal + discount);
        return (
          isSameValue(
            { ...made, lines: [] },
            { subtotal, voucher: discount, total, net: cents(total - vatAmount), vatAmount, groups, lines: [] },
          ) &&
          made.lines.length === lines.length &&
          made.lines.every(
            (line, at) =>
              line.voucherShare === (off[at] ?? 0) &&
              line.charged === charged[at] &&
              line.net === line.charged - line.vat,
          ) &&
          groups.every(
            ({ rate: at, vat }) =>
              sum(made.lines.filter((_, index) => lines[index]?.rate === at).map((line) => line.vat)) === vat,
          )
        );
      }),
  ),
];
