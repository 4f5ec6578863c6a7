// The books of a customer with many documents: what each of them costs does not grow with the others. [BAL-01]
import { expect, it } from "vitest";
import { addDays, day as dayIn } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { ledgerOf } from "./ledger.ts";
import type { Entry } from "./model.ts";
import { balanceOfCustomer, balancesOf } from "./rules.ts";

const first = dayIn("2016-01-01");

/** Invoices, of which each second is paid, each third credited, and some never paid; what went back is noted, too. */
const entriesOf = (count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, at): readonly Entry[] => {
    const on = addDays(first, at % 3_600);
    const document = { kind: "document", document: `r${at}` } as const;
    return [
      {
        kind: "invoice",
        id: `r${at}`,
        number: `R-${String(at).padStart(6, "0")}`,
        day: on,
        cents: cents(1_000),
        dueOn: addDays(on, 14),
      },
      ...(at % 2 === 0
        ? [{ kind: "payment", id: `p${at}`, day: addDays(on, 5), cents: cents(1_100), purpose: document } as const]
        : []),
      ...(at % 3 === 0
        ? [
            {
              kind: "credit-note",
              id: `k${at}`,
              number: `RK-${at}`,
              day: addDays(on, 9),
              cents: cents(400),
              corrects: `r${at}`,
              payBackBy: addDays(on, 23),
            } as const,
          ]
        : []),
      ...(at % 12 === 0
        ? [
            {
              kind: "payout",
              id: `o${at}`,
              day: addDays(on, 30),
              cents: cents(50),
              purpose: { kind: "customer" },
            } as const,
          ]
        : []),
    ];
  }).flat();

/** The shortest of a few runs, in milliseconds. */
const timeOf = (count: number): number => {
  const entries = entriesOf(count);
  const times = Array.from({ length: 5 }, () => {
    const since = performance.now();
    const ledger = ledgerOf(entries);
    balancesOf(ledger, addDays(first, 4_000));
    balanceOfCustomer(ledger, addDays(first, 4_000));
    return performance.now() - since;
  });
  return Math.min(...times);
};

it("[BAL-01] [BAL-03] eight thousand documents are booked in less than a second: each looks at few of the others", () => {
  expect(timeOf(8_000)).toBeLessThan(1_000);
});
