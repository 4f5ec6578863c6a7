// Histories of a customer as they occur: documents, payments early, late, in part, too much and without a document, credit notes, payouts. [BAL-01] [BAL-02]
import fc from "fast-check";
import { addDays, compareDays, type Day, day } from "#kernel/calendar";
import { type Cents, cents, shares, sum } from "#kernel/money";
import { leftOf } from "./claims.ts";
import { ledgerOf } from "./ledger.ts";
import { balanceLimits } from "./limits.ts";
import type { ContractShare, CreditNoteEntry, Entry, InvoiceEntry, Purpose } from "./model.ts";
import { mostToPayOut } from "./rules.ts";

const began = day("2026-11-21");
const daysToPay = 14;

/** What happens next; amounts are per mill of what they are for. */
interface Step {
  readonly act: Entry["kind"];
  readonly after: number;
  readonly amount: number;
  readonly part: number;
  readonly at: number;
  readonly isNamed: boolean;
  readonly daysBefore: number;
}

const usual = [
  "invoice",
  "invoice",
  "payment",
  "payment",
  "payment",
  "credit-note",
  "credit-note",
  "payout",
  "write-off",
] as const;

const rare = ["payout", "charge", "return", "return", "payout-return", "charge-back", "write-off-back"] as const;

const stepOf = (act: fc.Arbitrary<Step["act"]>): fc.Arbitrary<Step> =>
  fc.record({
    act,
    after: fc.constantFrom(0, 0, 1, 3, 14, 15, 40),
    amount: fc.oneof(fc.integer({ min: 1, max: 50_000 }), fc.constant(0)),
    part: fc.oneof(fc.constantFrom(1_000, 1_000, 1_200), fc.integer({ min: 1, max: 2_000 })),
    at: fc.nat(20),
    isNamed: fc.boolean(),
    daysBefore: fc.constantFrom(0, 0, 1, 7, 30),
  });

/** Half of the histories take nothing back: what follows from usual ones is tried as often as before. */
const anySteps = fc.oneof(
  fc.array(stepOf(fc.constantFrom(...usual)), { minLength: 1, maxLength: 14 }),
  fc.array(stepOf(fc.constantFrom(...usual, ...rare)), { minLength: 1, maxLength: 14 }),
);

interface History {
  readonly today: Day;
  readonly entries: readonly Entry[];
}

const isInvoice = (entry: Entry): entry is InvoiceEntry => entry.kind === "invoice";
const isNote = (entry: Entry): entry is CreditNoteEntry => entry.kind === "credit-note";
const partOf = (amount: number, part: number): Cents => cents(Math.floor((amount * part) / 1_000));

const isTakenBack = (entries: readonly Entry[], id: string): boolean =>
  entries.some((entry) => "of" in entry && entry.of === id);

/** What is owed for a payment that returned after it was used gets its line. */
const returnedCharge = (id: string, today: Day, owed: Cents): Entry => ({
  kind: "charge",
  id,
  number: `G-${id}`,
  day: today,
  dueOn: addDays(today, balanceLimits.daysToPayCharges),
  reason: "returned-payment",
  cents: owed,
  purpose: { kind: "customer" },
});

/** What staff and the shop let happen: nothing is credited beyond its invoice, nothing paid back beyond what is owed back. */
const next = ({ today: before, entries }: History, step: Step): History => {
  const today = addDays(before, step.after);
  const id = `${entries.length}`.padStart(3, "0");
  const invoices = entries.filter(isInvoice);
  const invoice = invoices[step.at % Math.max(1, invoices.length)];
  const and = (entry: Entry): History => ({ today, entries: [...entries, entry] });
  const customer: Purpose = { kind: "customer" };
  const named: Purpose = step.isNamed && invoice !== undefined ? { kind: "document", document: invoice.id } : customer;
  switch (step.act) {
    case "invoice":
      return and({
        kind: "invoice",
        id,
        number: `R-${id}`,
        day: today,
        cents: cents(step.amount),
        dueOn: step.amount === 0 ? null : addDays(today, daysToPay),
      });
    case "charge":
      return and({
        kind: "charge",
        id,
        number: `G-${id}`,
        day: today,
        dueOn: addDays(today, balanceLimits.daysToPayCharges),
        reason: "returned-debit",
        cents: cents(1 + (step.amount % 1_000)),
        purpose: named,
      });
    case "return":
    case "payout-return": {
      const isOf = step.act === "return" ? "payment" : "payout";
      const money = entries.filter((entry) => entry.kind === isOf && !isTakenBack(entries, entry.id));
      const one = money[step.at % Math.max(1, money.length)];
      if (one === undefined || one.kind === "invoice" || one.kind === "credit-note") return { today, entries };
      const back = and({ kind: step.act, id, day: today, cents: one.cents, purpose: one.purpose, of: one.id });
      const owed = leftOf(ledgerOf(back.entries).account);
      return step.act === "payout-return" || owed === 0
        ? back
        : { today, entries: [...back.entries, returnedCharge(`${id}c`, today, owed)] };
    }
    case "charge-back": {
      const charges = entries.filter(
        (entry) => entry.kind === "charge" && entry.reason !== "returned-payment" && !isTakenBack(entries, entry.id),
      );
      const one = charges[step.at % Math.max(1, charges.length)];
      return one?.kind !== "charge"
        ? { today, entries }
        : and({ kind: "charge-back", id, day: today, cents: one.cents, purpose: one.purpose, of: one.id });
    }
    case "write-off-back": {
      const one = entries.find((entry) => entry.kind === "write-off" && !isTakenBack(entries, entry.id));
      return one?.kind !== "write-off"
        ? { today, entries }
        : and({ kind: "write-off-back", id, day: today, cents: one.cents, purpose: one.purpose, of: one.id });
    }
    case "payment":
      return and({
        kind: "payment",
        id,
        day: addDays(today, -step.daysBefore),
        cents: cents(1 + partOf(invoice?.cents ?? step.amount, step.part)),
        purpose: named,
      });
    case "payout": {
      const notes = entries.filter(isNote);
      const note = notes[step.at % Math.max(1, notes.length)];
      const purpose: Purpose = step.isNamed && note !== undefined ? { kind: "document", document: note.id } : named;
      const most = mostToPayOut(ledgerOf(entries), purpose);
      const amount = partOf(most, Math.min(1_000, step.part));
      return amount === 0 ? { today, entries } : and({ kind: "payout", id, day: today, cents: amount, purpose });
    }
    case "credit-note": {
      if (invoice === undefined) return { today, entries };
      const credited = sum(
        entries.filter(isNote).flatMap((note) => (note.corrects === invoice.id ? [note.cents] : [])),
      );
      const amount = partOf(invoice.cents - credited, Math.min(1_000, step.part));
      const payBackBy = addDays(today, balanceLimits.daysToPayBack);
      if (amount === 0) return { today, entries };
      return and({
        kind: "credit-note",
        id,
        number: `RK-${id}`,
        day: today,
        cents: amount,
        corrects: invoice.id,
        payBackBy,
      });
    }
    case "write-off":
      if (invoice === undefined || step.part < 1_000) return { today, entries };
      return and({
        kind: "write-off",
        id,
        day: today,
        cents: cents(step.amount),
        purpose: { kind: "document", document: invoice.id },
      });
  }
};

/** The entries of a customer, as they were noted, and the last day of them. */
export const anyHistory: fc.Arbitrary<History> = anySteps
  .map((steps) => steps.reduce(next, { today: began, entries: [] } as History))
  .filter(({ entries }) => entries.length > 0);

/** Invoices and payments alone. */
export const anyPlainHistory: fc.Arbitrary<History> = anyHistory.map(({ today, entries }) => ({
  today,
  entries: entries.filter(({ kind }) => kind === "invoice" || kind === "payment"),
}));

/** The same entries, the payments in another order of their days. */
export const withDaysTurned = (entries: readonly Entry[], by: number): readonly Entry[] => {
  const days = entries.flatMap((entry) => (entry.kind === "payment" ? [entry.day] : []));
  const places = entries.map((entry, at) =>
    entry.kind === "payment" ? entries.slice(0, at).filter(({ kind }) => kind === "payment").length : -1,
  );
  return entries.map((entry, at) => {
    const place = places[at] ?? -1;
    return place < 0 ? entry : { ...entry, day: days[(place + by) % days.length] ?? entry.day };
  });
};

/** In the reverse order of their days. */
export const latestFirst = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((one, other) => compareDays(other.day, one.day));

/** Each document in parts of up to four contracts: what a credit note takes off is of one contract as far as it goes, or of all of them. */
const sharesOf = (
  entries: readonly Entry[],
  weights: readonly number[],
  first: readonly number[],
): readonly ContractShare[] => {
  const left = new Map<string, number[]>();
  const parts = (total: Cents, of: readonly number[]): readonly Cents[] => shares(total, of);
  return entries.flatMap((entry, at): readonly ContractShare[] => {
    const as = (each: readonly number[]): readonly ContractShare[] =>
      each.map((amount, place) => ({ document: entry.id, contract: `c-${place}`, cents: cents(amount) }));
    if (entry.kind === "invoice") {
      const each = parts(entry.cents, weights);
      left.set(entry.id, [...each]);
      return as(each);
    }
    if (entry.kind !== "credit-note") return [];
    const open = left.get(entry.corrects) ?? [];
    const begin = first[at % first.length] ?? 0;
    let rest: number = entry.cents;
    const each = open.map(() => 0);
    const isOfAll = begin === open.length;
    if (isOfAll) for (const [place, part] of parts(entry.cents, open).entries()) each[place] = part;
    for (let step = 0; !isOfAll && step < open.length; step += 1) {
      const place = (begin + step) % open.length;
      each[place] = Math.min(rest, open[place] ?? 0);
      rest -= each[place] ?? 0;
    }
    for (const [place, part] of each.entries()) open[place] = (open[place] ?? 0) - part;
    return as(each);
  });
};

/** A history of several contracts on joint documents. [BAL-05] */
export const anyShared = fc
  .tuple(
    anyHistory,
    fc.array(fc.nat(5_000), { minLength: 1, maxLength: 4 }),
    fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }),
  )
  .map(([{ entries, today }, weights, first]) => ({ entries, today, shares: sharesOf(entries, weights, first) }));
