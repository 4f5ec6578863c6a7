// Laws of rates that are known to change: each period has those of its last day, however many changes lie before it. [VAT-14] [VAT-11]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays } from "#kernel/calendar";
import { anyDay } from "#kernel/calendar/arbitraries";
import { law, type Law } from "#kernel/law";
import { anyRate } from "#kernel/money/arbitraries";
import { lastDayOf, laterVat, vatAfter, vatMapsAfter } from "./ahead.ts";
import type { VatMap, VatRate } from "./model.ts";
import { rateIn, viewedVat, vatMapOn } from "./rules.ts";

/** Rates that change after a day, on the last day of a period as often as around it. */
const anyAhead = fc
  .record({
    begins: anyDay,
    before: fc.nat(5),
    first: fc.tuple(anyRate, anyRate),
    changes: fc.array(
      fc.record({
        country: fc.constantFrom("DE" as const, "AT" as const),
        rate: anyRate,
        months: fc.integer({ min: 0, max: 24 }),
        beside: fc.constantFrom(-1, 0, 0, 1, 9),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ begins, before, first: [german, austrian], changes }) => {
    const today = addDays(begins, -before);
    const always = { from: addDays(today, -900), until: null };
    const rates: readonly VatRate[] = [
      { ...always, country: "DE", rate: german },
      { ...always, country: "AT", rate: austrian },
      ...changes.map(({ country, rate, months, beside }) => ({
        country,
        rate,
        from: addDays(lastDayOf(begins, months), beside),
        until: null,
      })),
    ];
    return { begins, today, rates };
  });

export const aheadLaws: readonly Law[] = [
  law(
    "[VAT-14] [VAT-11] a period of any length has the rates, the seller's own too, that are known for its last day",
    () =>
      fc.property(anyAhead, fc.integer({ min: 1, max: 30 }), ({ begins, today, rates }, months) => {
        const mapOf = (on: typeof begins): VatMap => Result.getOrThrow(vatMapOn(rates, on));
        const now = { vat: viewedVat(mapOf(today), "AT"), homeRate: rateIn(mapOf(today), "DE") };
        const later = laterVat(now, vatMapsAfter(rates, today), { begins, seller: "DE" });
        const { vat, homeRate } = vatAfter(now, later, months);
        const last = mapOf(lastDayOf(begins, months));
        return vat.rate === rateIn(last, "AT") && homeRate === rateIn(last, "DE");
      }),
  ),
];
