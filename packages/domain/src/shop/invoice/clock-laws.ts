// Ten years of the contract clock: however late and however often it runs, each period is billed once, as the quote says, and each term renews once. [ACC-07]
import fc from "fast-check";
import { addDays, addMonths, type Day, daysBetween, instant, isBefore } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { shares } from "#kernel/money";
import { clockActs, clockDayAfter, termEnd, type ServiceContract } from "#shop/contract";
import { instalments } from "#shop/pricing";
import { anyOrdered, exampleIssue, invoiceOfPeriods, type Ordered } from "./arbitraries.ts";
import type { InvoiceDraft } from "./model.ts";
import type { Billed } from "./later-draft.ts";
import { noticeLetterLaws } from "./notice-letters-laws.ts";
import { periodVatLaws } from "./period-vat-laws.ts";
import { rateChangeLaws } from "./rate-change-laws.ts";
import { priceListLaws } from "./price-list-laws.ts";
import { partOfLine } from "./rules.ts";

const years = 10;

interface Simulated {
  readonly invoices: readonly InvoiceDraft[];
  readonly renewals: readonly Day[];
  readonly announced: readonly Day[];
  readonly ended: readonly Day[];
}

/** A job that runs every so many days and works off what has become due. */
const simulated = (
  { order }: Ordered,
  contract: ServiceContract,
  billed: Billed,
  gaps: readonly number[],
): Simulated => {
  const made = { invoices: [] as InvoiceDraft[], renewals: [] as Day[], announced: [] as Day[], ended: [] as Day[] };
  let next = clockDayAfter(contract, contract.start);
  let today = contract.start;
  for (let run = 0; isBefore(today, addMonths(contract.start, years * 12)); run += 1) {
    today = addDays(today, gaps[run % gaps.length] ?? 1);
    // A clock that does not move on breaks its law instead of running for ever.
    for (let days = 0; next !== null && !isBefore(today, next); days += 1) {
      if (days > 1000) throw new Error(`the clock of a contract stays at ${next}`);
      const acts = clockActs(contract, next);
      const invoice = acts.bills ? invoiceOfPeriods(order, [contract], next, billed, { ...exampleIssue, today }) : null;
      if (invoice !== null) made.invoices.push(invoice);
      if (acts.renewedUntil !== null) made.renewals.push(next);
      if (acts.announcesRenewal) made.announced.push(next);
      if (acts.ends) made.ended.push(next);
      next = acts.ends ? null : clockDayAfter(contract, next);
    }
  }
  return made;
};

const anyGaps = fc.array(fc.constantFrom(1, 1, 3, 30, 200), { minLength: 1, maxLength: 5 });

const billedAs = ({ order }: Ordered): Billed => ({
  buyer: order.address,
  vatOn: () => ({ vat: order.quote.vat, homeRate: null }),
  locale: order.locale,
});

/** An order with one of its contracts. */
const anyOne = fc
  .tuple(anyOrdered, fc.nat())
  .map(([ordered, at]) => ({ ordered, contract: ordered.contracts[at % ordered.contracts.length] ?? fail() }));

const fail = (): never => {
  throw new Error("an order without contracts");
};

const firstPieces = ({ contracts }: Ordered) => contracts.filter(({ piece }) => (piece?.number ?? 1) === 1);

const isWithin = (day: Day, { start }: ServiceContract): boolean => isBefore(day, addMonths(start, years * 12));

export const clockLaws: readonly Law[] = [
  law(
    "[ACC-07] ten years of a clock that runs late bill each later instalment of the quote once, and nothing else",
    () =>
      fc.property(anyOne, anyGaps, ({ ordered, contract }, gaps) => {
        const { invoices } = simulated(ordered, contract, billedAs(ordered), gaps);
        const sources = invoices.map(({ source }) => source);
        const billed = invoices.filter(({ lines }) =>
          lines.every(({ period }) => period !== null && isWithin(period.from, contract)),
        );
        const expected = ordered.order.quote.lines
          .filter((line) => line.unit !== "hour")
          .flatMap((line) => {
            const own = partOfLine(line, contract)?.quantity ?? 0;
            // A line that is for one piece alone, such as a name of it, is not shared.
            const place = own === line.quantity ? 0 : (contract.piece?.number ?? 1) - 1;
            const pieces = Array.from({ length: own === 0 ? 0 : line.quantity / own }, () => 1);
            return instalments(line, years * 12)
              .slice(1)
              .map(({ gross }) => (pieces.length === 0 ? 0 : (shares(gross, pieces)[place] ?? Number.NaN)));
          })
          .reduce((sum, gross) => sum + gross, 0);
        return (
          new Set(sources).size === sources.length && billed.reduce((sum, { total }) => sum + total, 0) === expected
        );
      }),
  ),
  law(
    "[ACC-07] [CON-01] in ten years each term renews once, on the day on which the one before it ends; a consumer's open end does not",
    () =>
      fc.property(anyOrdered, anyGaps, (ordered, gaps) =>
        // All pieces of an item renew alike.
        firstPieces(ordered).every((contract) => {
          const renewals = simulated(ordered, contract, billedAs(ordered), gaps).renewals.filter((day) =>
            isWithin(day, contract),
          );
          const isOpen = contract.hourly || (contract.policy === "consumer-de" && contract.party === "private");
          return isOpen
            ? renewals.length === 0
            : renewals.length > 0 && renewals.every((day, at) => day === termEnd(contract, at));
        }),
      ),
  ),
  law(
    "[ACC-07] [CON-01] each renewal is announced once, and none that comes every month, however long was paid for",
    () =>
      fc.property(anyOne, anyGaps, ({ ordered, contract }, gaps) => {
        const { renewals, announced } = simulated(ordered, contract, billedAs(ordered), gaps);
        const comesMonthly = renewals.slice(1).some((day, at) => daysBetween(renewals[at] ?? day, day) <= 31);
        return JSON.stringify(announced) === JSON.stringify(comesMonthly ? [] : renewals);
      }),
  ),
  law("[ACC-07] a contract that was cancelled ends once, on its day, and nothing is billed from then on", () =>
    fc.property(anyOne, anyGaps, fc.integer({ min: 0, max: 3000 }), ({ ordered, contract }, gaps, after) => {
      const end = addDays(contract.start, after + 1);
      const cancelled: ServiceContract = {
        ...contract,
        state: { kind: "cancelled", at: instant(1), end, by: "notice", refund: null },
      };
      const { invoices, ended } = simulated(ordered, cancelled, billedAs(ordered), gaps);
      const periods = invoices.flatMap(({ lines }) => lines.map(({ period }) => period));
      return (
        ended.length === 1 &&
        ended[0] === end &&
        periods.every((period) => period !== null && isBefore(period.from, end))
      );
    }),
  ),
  ...noticeLetterLaws,
  ...priceListLaws,
  ...periodVatLaws,
  ...rateChangeLaws,
];
