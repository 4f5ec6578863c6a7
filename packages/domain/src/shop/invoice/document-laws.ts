// What always holds of what a document says beside its sums: its whole time, the free months and the kind of each line. [ACC-03] [CRT-03]
import fc from "fast-check";
import { addDays, addMonths } from "#kernel/calendar";
import { anyDay } from "#kernel/calendar/arbitraries";
import { isSameValue, type Law, law } from "#kernel/law";
import { clockDayAfter } from "#shop/contract";
import { anyOrdered, exampleIssue, invoiceOfPeriods } from "./arbitraries.ts";
import { clauseLaws } from "./clause-laws.ts";
import type { InvoiceLine } from "./model.ts";
import { invoiceOfOrder, periodOf } from "./rules.ts";

const anyPeriods = fc.array(fc.option(fc.record({ from: anyDay, days: fc.integer({ min: 1, max: 800 }) })), {
  maxLength: 4,
});

export const documentLaws: readonly Law[] = [
  law("[ACC-03] [LAW3] the time of a document is from the first day of any of its lines to the last one of any", () =>
    fc.property(anyPeriods, (given) => {
      const periods = given.map((period) =>
        period === null ? null : { from: period.from, until: addDays(period.from, period.days) },
      );
      const known = periods.filter((period) => period !== null);
      const whole = {
        from: known.map(({ from }) => from).toSorted()[0],
        until: known
          .map(({ until }) => until)
          .toSorted()
          .at(-1),
      };
      const lines = periods.map((period) => ({ period }) as InvoiceLine);
      return isSameValue(periodOf({ lines }), known.length === 0 ? null : whole);
    }),
  ),
  law(
    "[ACC-03] [CRT-03] [LAW3] a line names no more free months than its period has; later ones of names say that they were renewed, and no others",
    () =>
      fc.property(anyOrdered, fc.nat(900), ({ order, contracts }, age) => {
        const first = invoiceOfOrder(order, contracts, exampleIssue).lines;
        const [one] = contracts;
        const day = one === undefined ? null : clockDayAfter(one, addDays(one.start, age));
        const billed = {
          buyer: order.address,
          locale: order.locale,
          vatOn: () => ({ vat: order.quote.vat, homeRate: null }),
        };
        const later = day === null ? null : invoiceOfPeriods(order, contracts, day, billed, exampleIssue);
        return (
          first.every(
            ({ freeMonths, period }) =>
              freeMonths === 0 || period === null || addMonths(period.from, freeMonths) <= period.until,
          ) && (later?.lines ?? []).every(({ kind, done }) => done === (kind === "domain" ? "renew" : undefined))
        );
      }),
  ),
  ...clauseLaws,
];
