// What a document, a contract or a customer still owes or gets back, on a day; what staff may note of payments and payouts. [BAL-01] [BAL-02] [BAL-03]
import * as Result from "effect/Result";
import { addDays, compareDays, type Day } from "#kernel/calendar";
import { type Cents, sum, zero } from "#kernel/money";
import { AmountNotValid, PaidDayNotValid, PayoutTooHigh } from "./errors.ts";
import { type Claim, leftOf } from "./claims.ts";
import type { Ledger, Note } from "./books.ts";
import { notesOf } from "./ledger.ts";
import { balanceLimits } from "./limits.ts";
import type {
  BalanceState,
  ChargeBalance,
  ContractBalance,
  CustomerBalance,
  DocumentBalance,
  Payment,
  Purpose,
  SetOff,
} from "./model.ts";

/** Null for a document that the books do not have. [BAL-01] */
export const balanceOfDocument = (ledger: Ledger, id: string, today: Day): DocumentBalance | null => {
  const [claim, note] = [ledger.claims.get(id), ledger.notes.get(id)];
  if (claim?.charge === null) return invoiceBalance(ledger, claim, setOffsIn(ledger), today);
  return note === undefined ? null : noteBalance(ledger, note, today);
};

/** The day on which money came to an invoice last; null for one to which none came, and for credit notes. [BAL-01] */
export const receivedOn = ({ claims }: Ledger, id: string): Day | null => claims.get(id)?.receivedOn ?? null;

/** Since when a sum is late: from the day after its last day; null where nothing is. [BAL-01] */
export const overdueSince = (amount: Cents, dueOn: Day | null, today: Day): Day | null =>
  amount > 0 && dueOn !== null && compareDays(dueOn, today) < 0 ? addDays(dueOn, 1) : null;

const dueOf = (amount: Cents, dueOn: Day | null, today: Day): Pick<DocumentBalance, "dueOn" | "overdueSince"> => ({
  dueOn: amount > 0 ? dueOn : null,
  overdueSince: overdueSince(amount, dueOn, today),
});

/** What credit notes of other invoices took off each. */
type SetOffs = ReadonlyMap<string, readonly SetOff[]>;

const setOffsIn = ({ notes }: Ledger): SetOffs => {
  const all = new Map<string, SetOff[]>();
  for (const { entry, setOffs } of notes.values())
    for (const { id, cents } of setOffs) {
      const one = { id: entry.id, number: entry.number, cents, left: zero };
      const others = all.get(id);
      if (others === undefined) all.set(id, [one]);
      else others.push(one);
    }
  return all;
};

const invoiceBalance = (ledger: Ledger, claim: Claim, others: SetOffs, today: Day): DocumentBalance => {
  const { id, number, total, received, own, setOff, dueOn, overInAll, ofCredit } = claim;
  const left = leftOf(claim);
  return {
    id,
    number,
    kind: "invoice",
    total,
    received,
    setOff: sum([own, setOff]),
    setOffs: [
      ...notesOf(ledger, id).flatMap(({ entry, own: cents }) =>
        cents === 0 ? [] : [{ id: entry.id, number: entry.number, cents, left: zero }],
      ),
      ...(others.get(id) ?? []),
    ],
    left,
    toPayBack: zero,
    paidBack: zero,
    over: sum(ledger.credit.filter(({ from }) => from === id).map(({ cents }) => cents)),
    ...(overInAll > 0 ? { overInAll } : {}),
    ...(ofCredit > 0 ? { ofCredit } : {}),
    state: stateOfInvoice(claim, left),
    ...dueOf(left, dueOn, today),
  };
};

const stateOfInvoice = ({ total, received }: Claim, left: Cents): BalanceState => {
  if (total === 0) return "nothing";
  if (left > 0) return received > 0 ? "partly-paid" : "open";
  return received > 0 ? "paid" : "settled";
};

const noteBalance = (ledger: Ledger, note: Note, today: Day): DocumentBalance => {
  const { entry, own, setOffs, toPayBack, paidBack, covered, payBackBy } = note;
  const claim = ledger.claims.get(entry.corrects);
  const first: readonly SetOff[] =
    own === 0 || claim === undefined ? [] : [{ id: claim.id, number: claim.number, cents: own, left: leftOf(claim) }];
  const others = setOffs.map((one) => ({ ...one, left: leftIn(ledger, one) }));
  return {
    id: entry.id,
    number: entry.number,
    kind: "credit-note",
    total: entry.cents,
    received: zero,
    setOff: sum([...first, ...others].map(({ cents }) => cents)),
    setOffs: [...first, ...others],
    left: zero,
    toPayBack,
    paidBack,
    ...(covered > 0 ? { covered } : {}),
    over: zero,
    state: entry.cents === 0 ? "nothing" : toPayBack > 0 ? "to-pay-back" : paidBack > 0 ? "paid-back" : "settled",
    ...dueOf(toPayBack, payBackBy, today),
  };
};

/** What is left of the other document now, which may be less than when it was set off. */
const leftIn = ({ claims }: Ledger, { id, left }: SetOff): Cents => {
  const claim = claims.get(id);
  return claim === undefined ? left : leftOf(claim);
};

/** All documents of the books, in the order in which they were issued. */
export const balancesOf = (ledger: Ledger, today: Day): readonly DocumentBalance[] => {
  const others = setOffsIn(ledger);
  return [
    ...[...ledger.claims.values()]
      .filter(({ charge }) => charge === null)
      .map((claim) => invoiceBalance(ledger, claim, others, today)),
    ...[...ledger.notes.values()].map((note) => noteBalance(ledger, note, today)),
  ];
};

/** As lines show it: `G-2026-000001`; numbers count up within a year. [BAL-07] */
export const chargeNumber = (year: number, sequence: number): string =>
  `G-${year}-${String(sequence).padStart(balanceLimits.digits, "0")}`;

/** What is asked for beside documents, in the order in which it was. [BAL-07] */
export const chargesOf = (ledger: Ledger, today: Day): readonly ChargeBalance[] =>
  [...ledger.claims.values()].flatMap((claim) => {
    const { id, number, charge: reason, day, dueOn, total, received, writtenOff, own: takenBack } = claim;
    const left = leftOf(claim);
    return reason === null || dueOn === null
      ? []
      : [
          {
            id,
            number,
            reason,
            day,
            dueOn,
            total,
            received,
            writtenOff,
            takenBack,
            left,
            overdueSince: overdueSince(left, dueOn, today),
          },
        ];
  });

/**
 * Documents whose letters are not true any more: invoices that ask for more than before, credit notes that give back less, are not set off as far, or
 * cover a returned payment instead of being paid back. [BAL-06]
 */
export const letterChanges = (
  before: readonly DocumentBalance[],
  after: readonly DocumentBalance[],
): readonly string[] => {
  const earlier = new Map(before.map((balance) => [balance.id, balance]));
  return after.flatMap(({ id, kind, left, toPayBack, paidBack, covered = 0, setOff }) => {
    const then = earlier.get(id);
    if (then === undefined) return [];
    const givesLess =
      toPayBack + paidBack < then.toPayBack + then.paidBack || setOff < then.setOff || covered > (then.covered ?? 0);
    return kind === "invoice" ? (left > then.left ? [id] : []) : givesLess ? [id] : [];
  });
};

/** What a customer still owes or gets back. [BAL-01] */
export const balanceOfCustomer = (ledger: Ledger, today: Day): CustomerBalance => {
  const claims = [...ledger.claims.values(), ledger.account];
  return {
    received: ledger.received,
    paidBack: ledger.paidBack,
    left: sum(claims.map(leftOf)),
    overdue: sum(claims.filter(({ dueOn, day }) => compareDays(dueOn ?? day, today) < 0).map(leftOf)),
    ...backOf([...ledger.notes.values()], today),
    credit: sum(ledger.credit.map(({ cents }) => cents)),
  };
};

/** What is to be paid back in all, since when some of it is late, and the first day of all. */
const backOf = (notes: readonly Pick<Note, "toPayBack" | "payBackBy">[], today: Day) => {
  const open = notes.filter(({ toPayBack }) => toPayBack > 0);
  const of = (some: typeof open): Cents => sum(some.map(({ toPayBack }) => toPayBack));
  return {
    toPayBack: of(open),
    payBackLate: of(open.filter(({ payBackBy }) => compareDays(payBackBy, today) < 0)),
    payBackBy: open.map(({ payBackBy }) => payBackBy).toSorted(compareDays)[0] ?? null,
  };
};

/** What a contract owes or gets back of its documents, those whose shares the ledger was given. [BAL-05] */
export const balanceOfContract = (ledger: Ledger, contract: string, today: Day): ContractBalance => {
  const claims = [...ledger.claims.values()].flatMap(({ parts, dueOn }) =>
    parts.flatMap((part) => (part.contract === contract ? [{ ...part, dueOn }] : [])),
  );
  const notes = [...ledger.notes.values()].flatMap(({ parts, payBackBy }) =>
    parts.flatMap((part) => (part.contract === contract ? [{ ...part, payBackBy }] : [])),
  );
  return {
    billed: sum(claims.map(({ billed }) => billed)),
    credited: sum(notes.map(({ credited }) => credited)),
    writtenOff: sum(claims.map(({ writtenOff }) => writtenOff)),
    received: sum(claims.map(({ received }) => received)),
    given: sum([...notes, ...claims].map(({ given }) => given)),
    taken: sum(claims.map(({ taken }) => taken)),
    left: sum(claims.map(({ left }) => left)),
    overdue: sum(claims.flatMap(({ left, dueOn }) => (overdueSince(left, dueOn, today) === null ? [] : [left]))),
    ...backOf(notes, today),
    paidBack: sum(notes.map(({ paidBack }) => paidBack)),
  };
};

/** What is open of a document: to be paid, or to be paid back. */
export const openOf = ({ left, toPayBack }: { readonly left: number; readonly toPayBack: number }): number =>
  left + toPayBack;

/** What a list says of a document: one that is late is so first, and of an invoice of which less is left than it asked for there is a rest, whether that was paid or credited. [ACC-03] */
export const listedState = (balance: {
  readonly state: BalanceState;
  readonly total: number;
  readonly left: number;
  readonly overdueSince: string | null;
}): BalanceState | "overdue" => {
  if (balance.overdueSince !== null && balance.left > 0) return "overdue";
  return balance.state === "open" && balance.left < balance.total ? "partly-paid" : balance.state;
};

/** The most that may be paid back: of a credit note, of an invoice with its credit notes and what came in beyond it, or of all. [BAL-03] */
export const mostToPayOut = (ledger: Ledger, purpose: Purpose): Cents => {
  const back = (notes: readonly Note[]): Cents => sum(notes.map(({ toPayBack }) => toPayBack));
  const creditFrom = (from: string | null): Cents =>
    sum(ledger.credit.filter((lot) => from === null || lot.from === from).map(({ cents }) => cents));
  if (purpose.kind === "customer") return sum([creditFrom(null), back([...ledger.notes.values()])]);
  const note = ledger.notes.get(purpose.document);
  return note === undefined
    ? sum([creditFrom(purpose.document), back(notesOf(ledger, purpose.document))])
    : note.toPayBack;
};

/** What staff note of money: how much, and on which day. */
export interface Noted {
  readonly day: Day;
  readonly cents: Cents;
}

/** `since`: the day of the document that it is for; today where it is for the customer. [BAL-02] */
export const paymentAsNoted = (
  noted: Noted,
  since: Day,
  today: Day,
): Result.Result<Noted, AmountNotValid | PaidDayNotValid> => {
  const { day, cents } = noted;
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > balanceLimits.greatest)
    return Result.fail(new AmountNotValid());
  const isLate = compareDays(day, today) > 0;
  return isLate || compareDays(day, addDays(since, -balanceLimits.earliestDays)) < 0
    ? Result.fail(new PaidDayNotValid())
    : Result.succeed(noted);
};

/** Never more than what was received and is owed back. [BAL-03] */
export const payoutAsNoted = (
  ledger: Ledger,
  purpose: Purpose,
  noted: Noted,
  since: Day,
  today: Day,
): Result.Result<Noted, AmountNotValid | PaidDayNotValid | PayoutTooHigh> =>
  Result.flatMap(paymentAsNoted(noted, since, today), () =>
    noted.cents > mostToPayOut(ledger, purpose) ? Result.fail(new PayoutTooHigh()) : Result.succeed(noted),
  );

/** Whether the same money stands in the books of its customer, or is under way; what went back or failed may come again. [BAL-02] */
export const isAlreadyNoted = (
  payments: readonly Pick<Payment, "customerNumber" | "kind" | "day" | "cents" | "state" | "takenBack">[],
  { customerNumber, kind, day, cents }: Pick<Payment, "customerNumber" | "kind" | "day" | "cents">,
): boolean =>
  payments.some(
    (one) =>
      one.customerNumber === customerNumber &&
      one.kind === kind &&
      one.day === day &&
      one.cents === cents &&
      one.takenBack === null &&
      (one.state === "received" || one.state === "pending"),
  );
