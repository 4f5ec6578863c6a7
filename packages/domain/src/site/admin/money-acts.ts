// Money in the hands of staff: noted, returned and taken back, fees charged, what is left written off; each with its entry in the journal. [BAL-02] [BAL-03] [BAL-06] [BAL-07] [HDL-09]
import * as Effect from "effect/Effect";
import {
  type Adjustment,
  balancesOf,
  chargeFee as bookFee,
  letterChanges,
  MoneyBook,
  type MoneyToNote,
  type NotedMoment,
  noteMoney,
  type Payment,
  type Purpose,
  returnMoney,
  takeBackAdjustment as takeAdjustmentBack,
  takeBackMoney,
  writeOff as bookWriteOff,
} from "#shop/balance";
import { asStaff, done } from "./acting.ts";
import { reasonOf } from "./customer-changes.ts";
import { booksReady, sendLetter } from "./document-acts.ts";
import { AccountUnknown } from "./errors.ts";
import type { JournalEntry } from "./journal.ts";
import { CustomerRecords, DocumentDesk } from "./ports.ts";
import { booksChanged, moneyNoted } from "./record-changes.ts";

/** What an act did to the books; no entry where it was done before. */
interface Booked {
  readonly entry: JournalEntry | null;
  /** A line of its own, which the customer gets a letter about. */
  readonly charge?: Adjustment | null;
  /** What took back money that had come. */
  readonly back?: Payment | null;
}

/** Documents whose letters are not true any more get another one. */
const onBooks = <E, R>(customerNumber: string, act: (moment: NotedMoment) => Effect.Effect<Booked, E, R>) =>
  asStaff((moment) =>
    Effect.gen(function* () {
      const { ledgerOf } = yield* MoneyBook;
      const desk = yield* DocumentDesk;
      if (!(yield* (yield* CustomerRecords).isKnown(customerNumber))) return yield* Effect.fail(new AccountUnknown());
      yield* booksReady(customerNumber);
      const balances = Effect.map(ledgerOf(customerNumber), (ledger) => balancesOf(ledger, moment.today));
      const before = yield* balances;
      const { entry, charge = null, back = null } = yield* act(moment);
      const outdated = letterChanges(before, yield* balances);
      for (const id of outdated) {
        const invoice = yield* desk.byId(id);
        if (invoice !== null) yield* sendLetter(invoice, { again: yield* desk.letters(id), isChanged: true });
      }
      if (charge !== null) yield* desk.sendCharge(charge);
      // What a letter confirmed never goes without another one. [BAL-06]
      else if (back !== null && outdated.length === 0) yield* desk.sendGoneBack(back);
      return done(entry);
    }),
  );

/** What an entry is about: a charge has no page of its own. */
const subjectOf = Effect.fnUntraced(function* (customerNumber: string, purpose: Purpose) {
  const charges = yield* (yield* MoneyBook).adjustments(customerNumber);
  return purpose.kind === "customer" || charges.some(({ id }) => id === purpose.document)
    ? ({ kind: "customer", id: customerNumber } as const)
    : ({ kind: "invoice", id: purpose.document } as const);
});

/** What is changed in the books needs a reason before anything is. */
const changed = <E, R>(
  customerNumber: string,
  act: Parameters<typeof booksChanged>[0],
  typed: string,
  change: (reason: string, moment: NotedMoment) => Effect.Effect<Changed, E, R>,
) =>
  onBooks(customerNumber, (moment) =>
    Effect.gen(function* () {
      const reason = yield* Effect.fromResult(reasonOf(typed));
      const { made, charge = null, back = null, isNew = true } = yield* change(reason, moment);
      const subject = yield* subjectOf(customerNumber, made.purpose);
      return { entry: isNew ? booksChanged(act, subject, made, reason) : null, charge: isNew ? charge : null, back };
    }),
  );

interface Changed {
  readonly made: Parameters<typeof booksChanged>[2] & { readonly purpose: Purpose };
  readonly charge?: Adjustment | null;
  readonly back?: Payment | null;
  readonly isNew?: boolean;
}

/** Notes money that a customer has paid. */
export const notePayment = (wanted: Omit<MoneyToNote, "source" | "state">, isAnother: boolean) =>
  onBooks(wanted.customerNumber, (moment) =>
    Effect.gen(function* () {
      const reference = wanted.reference.trim();
      const money: MoneyToNote = { ...wanted, reference, source: "staff", state: "received" };
      const { payment, isNew } = yield* noteMoney(money, moment, isAnother);
      const subject = yield* subjectOf(wanted.customerNumber, wanted.purpose);
      return { entry: isNew ? moneyNoted(wanted.kind, subject, payment) : null };
    }),
  );

/** Takes back a payment that was noted wrongly. */
export const takeBackPayment = (customerNumber: string, id: string, typed: string) =>
  changed(customerNumber, "payment-taken-back", typed, (reason, moment) =>
    Effect.map(takeBackMoney(customerNumber, id, reason, moment), ({ entry, charge }) => ({
      made: entry,
      charge,
      back: entry,
    })),
  );

/** Notes that a payment went back to the customer's bank, with its fee. */
export const returnPayment = (customerNumber: string, id: string, day: NotedMoment["today"], typed: string) =>
  changed(customerNumber, "payment-returned", typed, (text, moment) =>
    Effect.map(
      returnMoney(customerNumber, id, { day, source: "staff", cause: "returned", text }, moment),
      ({ entry, charge }) => ({ made: entry, charge, back: entry }),
    ),
  );

/** Charges a customer a fee, with the reason that the journal has. */
export const chargeFee = (fee: Parameters<typeof bookFee>[0]) =>
  changed(fee.customerNumber, "fee-charged", fee.text, (text, moment) =>
    Effect.map(bookFee({ ...fee, text }, moment), ({ adjustment, isNew }) => ({
      made: adjustment,
      charge: adjustment,
      isNew,
    })),
  );

/** Writes off what a customer owes, as staff have seen it. */
export const writeOff = (
  customerNumber: string,
  seen: Omit<Parameters<typeof bookWriteOff>[1], "text">,
  typed: string,
) =>
  changed(customerNumber, "written-off", typed, (text, moment) =>
    Effect.map(bookWriteOff(customerNumber, { ...seen, text }, moment), (made) => ({ made })),
  );

/** Takes back an adjustment that was noted wrongly. */
export const takeBackAdjustment = (customerNumber: string, id: string, typed: string) =>
  changed(customerNumber, "adjustment-taken-back", typed, (reason, moment) =>
    Effect.map(takeAdjustmentBack(customerNumber, id, reason, moment), (made) => ({ made })),
  );
