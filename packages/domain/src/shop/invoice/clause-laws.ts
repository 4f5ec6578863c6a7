// Laws of single clauses: until when a price holds, the tax point of what is due, what a note says on its day, categories and sums of each rate, the last day of use. [ACC-03] [VAT-14] [PRD-08]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, addMonths, instant, startOfDay } from "#kernel/calendar";
import { anyDay } from "#kernel/calendar/arbitraries";
import { law, type Law } from "#kernel/law";
import { cents, rate } from "#kernel/money";
import type { ContractPrice, ServiceContract } from "#shop/contract";
import { doneAtIssue, leftAtIssue } from "./at-issue.ts";
import { electronicTax } from "./electronic-totals.ts";
import { anyOrdered, exampleIssue } from "./arbitraries.ts";
import { type BilledVat, vatOfDue } from "./later-draft.ts";
import { pricesOn } from "./list-price.ts";
import type { Invoice } from "./model.ts";
import { invoiceOfOrder } from "./rules.ts";
import { creditByStaff } from "./staff-credit.ts";
import { usesUntil } from "./usage.ts";
import { categoryOfLine } from "./vat-category.ts";

const zone = "Europe/Berlin";

const outside = { country: "OTHER", rate: rate(0), treatment: "outside" } as const;
const domestic = { country: "DE", rate: rate(1900), treatment: "domestic" } as const;

export const clauseLaws: readonly Law[] = [
  law(
    "[BAL-08] on each day one of the prices that follow one another holds: on its first day, and not on the day on which it ends",
    () =>
      fc.property(
        anyDay,
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
        fc.nat(40),
        (begin, lengths, age) => {
          const starts = lengths.reduce((all, length) => [...all, addDays(all.at(-1) ?? begin, length)], [begin]);
          const list = starts.map((from, at) => ({ from, until: starts[at + 1] ?? null }) as ContractPrice);
          return (
            pricesOn(list, addDays(begin, age)).length === 1 &&
            starts.every((from, at) => pricesOn(list, from)[0] === list[at]) &&
            pricesOn(list, addDays(begin, -1)).length === 0
          );
        },
      ),
  ),
  law("[VAT-14] what is due has the VAT of the last day of its period, without one that of the day of its bill", () =>
    fc.property(anyDay, anyDay, fc.integer({ min: 1, max: 24 }), (today, from, months) => {
      const until = addMonths(from, months);
      const billed = { vatOn: (day: string) => day as unknown as BilledVat } as unknown as Parameters<
        typeof vatOfDue
      >[1];
      return (
        String(vatOfDue({ period: { from, until } }, billed, today)) === addDays(until, -1) &&
        String(vatOfDue({ period: null }, billed, today)) === today
      );
    }),
  ),
  law(
    "[ACC-03] [BAL-01] an invoice says what was left to pay on its day, a credit note what was to be paid back, and both what was done of it",
    () =>
      fc.property(fc.nat(9_000), fc.nat(9_000), fc.boolean(), (total, open, isNote) => {
        const left = cents(Math.min(open, total));
        const document = {
          kind: isNote ? "credit-note" : "invoice",
          total: cents(isNote ? 0 - total : total),
          atIssue: { left: isNote ? cents(0) : left, toPayBack: isNote ? left : cents(0) },
        } as unknown as Invoice;
        return leftAtIssue(document) === left && doneAtIssue(document) === total - left;
      }),
  ),
  law(
    "[ACC-03] [VAT-14] what is not subject to VAT stands alone in a document: beside lines with VAT it is exempt",
    () =>
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), (areOutside) => {
        const lines = areOutside.map((isOutside) => ({ vatDecision: isOutside ? outside : domestic }));
        const invoice = { vat: domestic, lines } as unknown as Invoice;
        const alone = areOutside.every((isOutside) => isOutside);
        return lines.every(
          (line, at) => categoryOfLine(invoice, line) === (areOutside[at] !== true ? "S" : alone ? "O" : "E"),
        );
      }),
  ),
  law("[ACC-03] [VAT-14] the XML names for each rate the sums of its own group, of a credit note above zero", () =>
    fc.property(
      fc.uniqueArray(fc.tuple(fc.constantFrom(0, 700, 1900, 2000), fc.nat(9_000), fc.nat(900)), {
        minLength: 2,
        maxLength: 4,
        selector: ([points]) => points,
      }),
      fc.boolean(),
      (groups, isNote) => {
        const sign = isNote ? -1 : 1;
        const vatGroups = groups.map(([points, net, vat]) => ({
          rate: rate(points),
          net: sign * net,
          vat: sign * vat,
        }));
        const invoice = {
          kind: isNote ? "credit-note" : "invoice",
          vatGroups,
          net: 1,
          vatAmount: 1,
        } as unknown as Invoice;
        return groups.every(([points, net, vat]) => {
          const { basis, tax } = electronicTax(invoice, points);
          return basis === net && tax === vat;
        });
      },
    ),
  ),
  law("[PRD-08] [CON-03] use that ends when a day begins was not on that day any more", () =>
    fc.property(anyDay, fc.integer({ min: 1, max: 26 }), (start, days) => {
      const end = addDays(start, days);
      const began = startOfDay(start, zone);
      const state = { kind: "cancelled", at: began, end, by: "notice", refund: null } as const;
      const contract = { hourly: true, start, placedAt: began, state } as unknown as ServiceContract;
      const uses = usesUntil(contract, { permitted: instant(began), isReported: false, readyAt: null }, end, zone);
      return uses.length === 1 && uses[0]?.from === start && uses[0].until === end;
    }),
  ),
  law("[ACC-03] [BAL-05] a cent that staff credit is of the first contract by its number, of ten and more, too", () =>
    fc.property(anyOrdered, fc.integer({ min: 11, max: 30 }), (ordered, count) => {
      const draft = invoiceOfOrder(ordered.order, ordered.contracts, exampleIssue);
      const [line] = draft.lines;
      if (line === undefined) return true;
      const ids = Array.from({ length: count }, (_, at) => `o1-${at + 2}`);
      const amounts = { gross: cents(119), net: cents(100), vat: cents(19) };
      const lines = ids.map((id) => ({ ...line, ...amounts, contracts: [id] })).toReversed();
      const total = cents(119 * count);
      const invoice: Invoice = { ...draft, vat: domestic, lines, total, id: "R-1", number: "R-1" };
      const note = creditByStaff(invoice, [], cents(1), exampleIssue);
      return Result.isSuccess(note) && note.success.lines.flatMap(({ contracts }) => contracts).join() === "o1-2";
    }),
  ),
];
