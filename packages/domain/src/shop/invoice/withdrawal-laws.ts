// Laws of what stays owed after a withdrawal: the days that were paid for and used, counted one by one. [BAL-04] [LGL-03] [LGL-04]
import fc from "fast-check";
import { addDays, addMonths, day, type Day, startOfDay } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents, halfUp } from "#kernel/money";
import type { InvoiceLine } from "./model.ts";
import { retainedOf } from "./withdrawal-value.ts";

const zone = "Europe/Berlin";

/** A line that was paid ahead, set up and withdrawn from so many days after its first one; a report is no part of it. */
const anyWithdrawn = fc.record({
  start: fc.constantFrom(day("2026-01-31"), day("2026-03-20"), day("2024-02-29"), day("2026-11-21")),
  months: fc.integer({ min: 1, max: 13 }),
  free: fc.nat(3),
  gross: fc.nat(50_000),
  setup: fc.nat(5_000),
  ready: fc.nat(60),
  received: fc.nat(150),
});

const daysFrom = (from: Day, until: Day): readonly Day[] => {
  const days: Day[] = [];
  for (let each = from; each < until; each = addDays(each, 1)) days.push(each);
  return days;
};

export const withdrawalLaws: readonly Law[] = [
  law(
    "[BAL-04] [LGL-03] of what was paid ahead a withdrawal owes each day from setup until receipt its share of the days that were paid for, free months and the setup fee apart",
    () =>
      fc.property(anyWithdrawn, ({ start, months, free, gross, setup, ready, received }) => {
        const freeMonths = Math.min(free, months - 1);
        const fee = Math.min(setup, gross);
        const period = { from: start, until: addMonths(start, months) };
        const [setUp, receipt] = [addDays(start, ready), addDays(start, received)];
        const line = {
          kind: "product",
          title: { en: "Web M", de: "Web M" },
          gross: cents(gross),
          setup: cents(fee),
          freeMonths,
          period,
        } as InvoiceLine;
        const retained = retainedOf(line, {
          contract: { valueIsOwed: true, state: { kind: "withdrawn", at: startOfDay(receipt, zone), day: receipt } },
          setup: { permitted: startOfDay(setUp, zone), isReported: false, readyAt: null },
          timeZone: zone,
        });
        const paidFor = daysFrom(addMonths(start, freeMonths), period.until);
        const used = paidFor.filter((each) => each >= setUp && each < receipt);
        const owed = halfUp((gross - fee) * used.length, paidFor.length);
        return (
          retained.length === (owed === 0 ? 0 : 1) &&
          retained.every(
            ({ why, gross: share, days }) =>
              why === "days" &&
              share === owed &&
              days?.from === used[0] &&
              days?.until === addDays(used.at(-1) ?? receipt, 1),
          )
        );
      }),
  ),
];
