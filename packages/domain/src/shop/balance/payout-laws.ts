// Laws of money that goes back and of what is noted twice: what may be paid out of an invoice, which credit note is paid back first, what a fee is not set off with, which rows stand in the books. [BAL-02] [BAL-03] [BAL-07]
import fc from "fast-check";
import { addDays, compareDays, day } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents, sum } from "#kernel/money";
import { anyHistory } from "./arbitraries.ts";
import { ledgerOf } from "./ledger.ts";
import type { Entry, Payment } from "./model.ts";
import { entryOfPayment } from "./rows.ts";
import { balancesOf, chargesOf, isAlreadyNoted, mostToPayOut } from "./rules.ts";

const customer = { kind: "customer" } as const;
const first = day("2026-11-21");

const anyRow = fc.record({
  customerNumber: fc.constantFrom("100001", "100002"),
  kind: fc.constantFrom("payment" as const, "payout" as const),
  day: fc.constantFrom(first, addDays(first, 1)),
  cents: fc.constantFrom(cents(100), cents(200)),
  state: fc.constantFrom("received" as const, "pending" as const, "failed" as const, "returned" as const),
  takenBack: fc.constantFrom(null, null, null, { day: addDays(first, 2) }),
});

/** Laws of functions that no stranger has to have. */
export const payoutLaws: readonly Law[] = [
  law(
    "[BAL-03] what may be paid out of an invoice is what came for it beyond what it asks for, and what its credit notes give back",
    () =>
      fc.property(anyHistory, ({ entries, today }) => {
        const ledger = ledgerOf(entries);
        const balances = balancesOf(ledger, today);
        const backOf = (invoice: string) =>
          entries.flatMap((entry) =>
            entry.kind === "credit-note" && entry.corrects === invoice
              ? balances.filter(({ id }) => id === entry.id).map(({ toPayBack }) => toPayBack)
              : [],
          );
        return balances.every(
          ({ id, kind, over }) =>
            kind === "credit-note" ||
            mostToPayOut(ledger, { kind: "document", document: id }) === sum([over, ...backOf(id)]),
        );
      }),
  ),
  law("[BAL-03] a payout that names no document pays back first what has to be paid back first", () =>
    fc.property(anyHistory, fc.integer({ min: 1, max: 999 }), ({ entries, today }, part) => {
      const before = ledgerOf(entries);
      const amount = cents(Math.ceil((mostToPayOut(before, customer) * part) / 1_000));
      const payout: Entry = { kind: "payout", id: "z", day: addDays(today, 1), cents: amount, purpose: customer };
      const after = new Map(balancesOf(ledgerOf([...entries, payout]), today).map((one) => [one.id, one.toPayBack]));
      const owing = balancesOf(before, today).filter(({ toPayBack }) => toPayBack > 0);
      return owing.every(({ id, dueOn, toPayBack }) => {
        const isPaid = (after.get(id) ?? 0) < toPayBack;
        const sooner = owing.filter((one) => compareDays(one.dueOn ?? first, dueOn ?? first) < 0);
        return !isPaid || sooner.every((one) => after.get(one.id) === 0);
      });
    }),
  ),
  law("[BAL-03] [BAL-07] a credit note is set off with no fee, however long that is due", () =>
    fc.property(
      fc.integer({ min: 1, max: 50_000 }),
      fc.integer({ min: 1, max: 2_000 }),
      fc.nat(40),
      (amount, fee, late) => {
        const dueOn = addDays(first, 14);
        const on = addDays(dueOn, late);
        const entries: readonly Entry[] = [
          { kind: "invoice", id: "1", number: "R-1", day: first, cents: cents(amount), dueOn },
          { kind: "payment", id: "2", day: first, cents: cents(amount), purpose: { kind: "document", document: "1" } },
          {
            kind: "charge",
            id: "3",
            number: "G-1",
            day: first,
            dueOn,
            reason: "returned-debit",
            cents: cents(fee),
            purpose: customer,
          },
          {
            kind: "credit-note",
            id: "4",
            number: "RK-1",
            day: on,
            cents: cents(amount),
            corrects: "1",
            payBackBy: addDays(on, 14),
          },
        ];
        const ledger = ledgerOf(entries);
        const note = balancesOf(ledger, on).find(({ id }) => id === "4");
        return (
          note?.setOff === 0 && note.toPayBack === amount && chargesOf(ledger, on).every(({ left }) => left === fee)
        );
      },
    ),
  ),
  law(
    "[BAL-02] what is under way or failed is no entry of the books, and what was taken back is none any more; the same money is refused while it stands there or is under way, and no longer",
    () =>
      fc.property(anyRow, anyRow, fc.nat(3), (row, other, position) => {
        const payment = {
          ...row,
          id: "p",
          of: null,
          purpose: customer,
          position,
          notedOn: first,
        } as unknown as Payment;
        const stands = row.takenBack === null && (row.state === "received" || row.state === "returned");
        const isOpen = row.takenBack === null && (row.state === "received" || row.state === "pending");
        const isSame =
          row.customerNumber === other.customerNumber &&
          row.kind === other.kind &&
          row.day === other.day &&
          row.cents === other.cents;
        return (
          entryOfPayment(payment).length === (stands ? 1 : 0) &&
          isAlreadyNoted([payment], row) === isOpen &&
          isAlreadyNoted([payment], other) === (isOpen && isSame)
        );
      }),
  ),
];
