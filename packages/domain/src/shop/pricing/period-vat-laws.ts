// Laws of rates that are known to change before a period ends. [VAT-14] [VAT-11] [CRT-07] [HDL-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, addMonths, type Day, isBefore } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { netOf, sum } from "#kernel/money";
import { vatAfter, vatMapOn } from "#shop/vat";
import { anyQuoteInput, anyRatesAtChange, inputAtChange, type RatesAtChange } from "./arbitraries.ts";
import { addsUp } from "./derivation.ts";
import { explained } from "./explain.ts";
import { vatOfLine } from "./line-vat.ts";
import type { Quote, QuoteLine } from "./model.ts";
import { quote } from "./rules.ts";
import { pricesWithoutVoucher, type QuoteInput } from "./prices.ts";

interface Changing {
  readonly at: RatesAtChange;
  readonly input: QuoteInput;
}

const anyChanging: fc.Arbitrary<Changing> = fc
  .record({ at: anyRatesAtChange(), input: anyQuoteInput })
  .map(({ at, input }) => ({ at, input: inputAtChange(input, at) }));

const over = (holds: (made: Quote, changing: Changing) => boolean) =>
  fc.property(anyChanging, (changing) =>
    Result.match(quote(changing.input), { onFailure: () => true, onSuccess: (made) => holds(made, changing) }),
  );

const lastDay = (today: Day, { billingMonths }: QuoteLine): Day => addDays(addMonths(today, billingMonths), -1);

export const periodVatLaws: readonly Law[] = [
  law("[VAT-14] a line has the rate that is known today for the last day of its first period", () =>
    over((made, { at: { rates, today }, input }) =>
      made.lines.every((line) => {
        const map = Result.getOrThrow(vatMapOn(rates, lastDay(today, line)));
        return vatOfLine(made, line).rate === map[input.vat.country];
      }),
    ),
  ),
  law(
    "[VAT-14] [VAT-11] each row costs what it would if the rates of its own period had always held, in the first one and in those after it",
    () =>
      over((made, { input: { voucher: _, ...input } }) =>
        made.lines.every((line, at) => {
          const lineAfter = (months: number) => {
            const rates = vatAfter(input, input.later ?? [], months);
            return Result.getOrThrow(pricesWithoutVoucher({ ...input, ...rates, later: [] })).lines[at];
          };
          // Hours are billed by the month in which they are used.
          const regular = line.unit === "hour" ? 1 : line.recurringFromMonth + line.billingMonths;
          return (
            line.first === lineAfter(line.billingMonths)?.first && line.recurring === lineAfter(regular)?.recurring
          );
        }),
      ),
  ),
  law("[VAT-14] [VAT-11] a visitor at home pays the gross that is shown, whatever rates are in it", () =>
    over(
      (made, { input }) =>
        input.vat.country !== "DE" ||
        Result.match(quote({ ...input, later: [] }), {
          onFailure: () => false,
          onSuccess: (plain) =>
            plain.total === made.total &&
            plain.lines.every(
              (line, at) => line.first === made.lines[at]?.first && line.recurring === made.lines[at]?.recurring,
            ),
        }),
    ),
  ),
  law(
    "[VAT-14] [HDL-03] where every period ends before the first change the quote is that of one rate, to the hash",
    () =>
      over((made, { at: { rates, today }, input }) => {
        const changes = rates.map(({ from }) => from).filter((from) => isBefore(today, from));
        const ends = made.lines.map((line) => addMonths(today, line.recurringFromMonth + line.billingMonths));
        const isBehind = changes.some((from) => ends.some((end) => isBefore(from, end)));
        const { later: _, ...plain } = input;
        return isBehind || Result.getOrThrow(quote(plain)).hash === made.hash;
      }),
  ),
  law("[VAT-14] [CRT-07] VAT and voucher are rounded once for each rate, and every amount has its reasons", () =>
    over((made) => {
      const grossAt = (rate: number) =>
        sum(made.lines.filter((line) => vatOfLine(made, line).rate === rate).map(({ charged }) => charged));
      const reasons = explained(made);
      return (
        made.vatGroups.every(({ rate, gross, net }) => gross === grossAt(rate) && net === netOf(gross, rate)) &&
        sum(made.vatGroups.map(({ gross }) => gross)) === made.total &&
        made.lines.every(({ charged, net, vat }) => net + vat === charged && charged >= 0 && vat >= 0) &&
        Object.values(reasons.amounts).every(addsUp) &&
        reasons.lines.every((line) => Object.values(line).every(addsUp))
      );
    }),
  ),
];
