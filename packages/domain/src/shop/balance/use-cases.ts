// Money is noted, comes in or fails, and is taken back; fees are charged, and what is left is written off: each an entry that stays. [BAL-02] [BAL-03] [BAL-07]
import * as Effect from "effect/Effect";
import { addDays, compareDays, type Day, type Instant, yearOf } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import { leftOf } from "./claims.ts";
import {
  AdjustmentUnknown,
  AlreadyNoted,
  AmountNotValid,
  DocumentUnknown,
  LeftChanged,
  NothingLeft,
  PaidDayNotValid,
  PaymentUnknown,
  ReferenceTaken,
} from "./errors.ts";
import { balanceLimits } from "./limits.ts";
import type { Adjustment, ChargeReason, Payment, Purpose } from "./model.ts";
import { MoneyBook } from "./ports.ts";
import { isAlreadyNoted, paymentAsNoted, payoutAsNoted } from "./rules.ts";

/** When something is noted: the moment, and the day at the seller's place. */
export interface NotedMoment {
  readonly now: Instant;
  readonly today: Day;
}

/** Money as its source says it. */
export type MoneyToNote = Pick<
  Payment,
  "customerNumber" | "purpose" | "day" | "cents" | "reference" | "source" | "externalReference"
> & { readonly kind: "payment" | "payout"; readonly state: "pending" | "received" | "failed" };

const isSame = (one: Payment, other: MoneyToNote): boolean =>
  one.customerNumber === other.customerNumber &&
  one.kind === other.kind &&
  one.day === other.day &&
  one.cents === other.cents &&
  JSON.stringify(one.purpose) === JSON.stringify(other.purpose);

/** The day of what money is for; today where it is for the customer. */
const sinceOf = Effect.fnUntraced(function* (customerNumber: string, purpose: Purpose, today: Day) {
  if (purpose.kind === "customer") return today;
  return (
    (yield* (yield* MoneyBook).dayOf(customerNumber, purpose.document)) ?? (yield* Effect.fail(new DocumentUnknown()))
  );
});

/** What was noted before under a reference of its source. */
const before = Effect.fnUntraced(function* (source: Payment["source"], reference: string | null) {
  return reference === null ? null : yield* (yield* MoneyBook).noted(source, reference);
});

/** What came in is in the books from then on, and who is concerned is notified of it. A payout is a matter of its credit note. */
const booked = Effect.fnUntraced(function* (entry: Payment, today: Day) {
  const book = yield* MoneyBook;
  const ledger = yield* book.book(entry.customerNumber, today);
  if (entry.kind === "payment" || entry.kind === "return") yield* book.announce(entry, ledger);
  return ledger;
});

/** What was under way came, or failed: from then on it is in the books, or never. [BAL-02] */
const afterPending = Effect.fnUntraced(function* (earlier: Payment, { state, day }: MoneyToNote, today: Day) {
  const book = yield* MoneyBook;
  if (state === "received" && compareDays(day, today) > 0) return yield* Effect.fail(new PaidDayNotValid());
  const changed: Payment =
    state === "received"
      ? { ...earlier, state, day, notedOn: today, position: yield* book.nextPosition }
      : { ...earlier, state };
  yield* book.changePayment(changed);
  if (state === "received") yield* booked(changed, today);
  return changed;
});

/**
 * Notes a payment or a payout; noted twice under one reference of its source it is one, answered with what was noted, and what was pending follows
 * what its source says later. Two members of staff give one line of a statement two references: what looks the same is refused until one of them
 * says that it is another. [BAL-02] [BAL-03]
 */
export const noteMoney = Effect.fn("noteMoney")(function* (
  wanted: MoneyToNote,
  { now, today }: NotedMoment,
  isAnother = false,
) {
  const book = yield* MoneyBook;
  const earlier = yield* before(wanted.source, wanted.externalReference);
  if (earlier?.state === "pending" && wanted.state !== "pending" && isSame({ ...earlier, day: wanted.day }, wanted))
    return { payment: yield* afterPending(earlier, wanted, today), isNew: false };
  if (earlier !== null)
    return isSame(earlier, wanted) ? { payment: earlier, isNew: false } : yield* Effect.fail(new ReferenceTaken());
  const since = yield* sinceOf(wanted.customerNumber, wanted.purpose, today);
  yield* Effect.fromResult(
    wanted.kind === "payment"
      ? paymentAsNoted(wanted, since, today)
      : payoutAsNoted(yield* book.ledgerOf(wanted.customerNumber), wanted.purpose, wanted, since, today),
  );
  if (wanted.source === "staff" && !isAnother && isAlreadyNoted(yield* book.payments(wanted.customerNumber), wanted))
    return yield* Effect.fail(new AlreadyNoted());
  const payment: Payment = {
    ...wanted,
    id: yield* book.newId,
    of: null,
    cause: null,
    notedAt: now,
    notedOn: today,
    position: yield* book.nextPosition,
    takenBack: null,
  };
  yield* book.addPayment(payment);
  if (wanted.state === "received") yield* booked(payment, today);
  return { payment, isNew: true };
});

/** What took money back, as its source says it. */
export type ReturnToNote = Pick<Payment, "day" | "source"> & {
  readonly cause: "returned" | "mistake";
  readonly text: string;
};

/** What came or went goes back, on a day of its own: the payment stays with its day. What is left to pay without a document gets a line. [BAL-02] [BAL-07] [SHOP3-5] */
export const returnMoney = Effect.fn("returnMoney")(function* (
  customerNumber: string,
  id: string,
  back: ReturnToNote,
  moment: NotedMoment,
) {
  const payment = yield* standingPayment(customerNumber, id);
  if (compareDays(back.day, payment.day) < 0 || compareDays(back.day, moment.today) > 0)
    return yield* Effect.fail(new PaidDayNotValid());
  return yield* goneBack(payment, back, moment);
});

/** What was noted by mistake goes back today. */
export const takeBackMoney = Effect.fn("takeBackMoney")(function* (
  customerNumber: string,
  id: string,
  text: string,
  moment: NotedMoment,
) {
  const payment = yield* standingPayment(customerNumber, id);
  const back = { day: moment.today, source: "staff", cause: "mistake", text } as const;
  return yield* goneBack(payment, back, moment);
});

const standingPayment = Effect.fnUntraced(function* (customerNumber: string, id: string) {
  const payment = yield* (yield* MoneyBook).payment(id);
  const isStanding = payment?.state === "received" && payment.takenBack === null;
  return payment === null || payment.customerNumber !== customerNumber || !isStanding || payment.of !== null
    ? yield* Effect.fail(new PaymentUnknown())
    : payment;
});

const goneBack = Effect.fnUntraced(function* (
  payment: Payment,
  { day, source, cause, text }: ReturnToNote,
  moment: NotedMoment,
) {
  const book = yield* MoneyBook;
  const { id, customerNumber } = payment;
  const entry: Payment = {
    id: yield* book.newId,
    customerNumber,
    kind: payment.kind === "payment" ? "return" : "payout-return",
    of: id,
    cause: { kind: cause, text },
    purpose: payment.purpose,
    day,
    cents: payment.cents,
    reference: payment.reference,
    source,
    externalReference: null,
    state: "received",
    notedAt: moment.now,
    notedOn: moment.today,
    position: yield* book.nextPosition,
    takenBack: null,
  };
  yield* book.addPayment(entry);
  yield* book.changePayment({ ...payment, state: "returned" });
  const { account } = yield* booked(entry, moment.today);
  return { entry, charge: yield* chargeOfAccount(leftOf(account), payment, moment) };
});

/** What is owed without a document gets its line, with a number and a day; nothing where nothing is. [SHOP3-5] */
const chargeOfAccount = Effect.fnUntraced(function* (
  owed: Cents,
  { customerNumber, purpose }: Payment,
  moment: NotedMoment,
) {
  return owed === 0
    ? null
    : yield* charged(
        { customerNumber, reason: "returned-payment", cents: owed, purpose, text: "", externalReference: null },
        moment,
      );
});

interface ChargeToMake {
  readonly customerNumber: string;
  readonly reason: ChargeReason;
  readonly cents: Cents;
  /** The invoice that it is about. */
  readonly purpose: Purpose;
  readonly text: string;
  readonly externalReference: string | null;
}

const adjusted = Effect.fnUntraced(function* (
  made: Omit<Adjustment, "id" | "day" | "notedAt" | "position">,
  { now, today }: NotedMoment,
) {
  const book = yield* MoneyBook;
  const adjustment: Adjustment = {
    ...made,
    id: yield* book.newId,
    day: today,
    notedAt: now,
    position: yield* book.nextPosition,
  };
  yield* book.addAdjustment(adjustment);
  yield* book.book(made.customerNumber, today);
  return adjustment;
});

const charged = Effect.fnUntraced(function* (
  { customerNumber, reason, cents, purpose, text, externalReference }: ChargeToMake,
  moment: NotedMoment,
) {
  const number = yield* (yield* MoneyBook).nextChargeNumber(yearOf(moment.today));
  const dueOn = addDays(moment.today, balanceLimits.daysToPayCharges);
  return yield* adjusted(
    {
      customerNumber,
      kind: "charge",
      of: null,
      charge: { reason, number, dueOn },
      purpose,
      cents,
      reason: text,
      externalReference,
    },
    moment,
  );
});

const sentBefore = Effect.fnUntraced(function* (customerNumber: string, externalReference: string) {
  const all = yield* (yield* MoneyBook).adjustments(customerNumber);
  return { all, same: all.find((one) => one.externalReference === externalReference) ?? null };
});

/** A fee: a line of its own, beside all documents; sent twice it is one. [BAL-07] */
export const chargeFee = Effect.fn("chargeFee")(function* (
  fee: ChargeToMake & {
    readonly reason: Exclude<ChargeReason, "returned-payment">;
    readonly externalReference: string;
  },
  moment: NotedMoment,
) {
  const { same } = yield* sentBefore(fee.customerNumber, fee.externalReference);
  if (same !== null)
    return same.charge?.reason === fee.reason && same.cents === fee.cents
      ? { adjustment: same, isNew: false }
      : yield* Effect.fail(new ReferenceTaken());
  if (!Number.isSafeInteger(fee.cents) || fee.cents <= 0 || fee.cents > balanceLimits.greatestFee)
    return yield* Effect.fail(new AmountNotValid());
  yield* sinceOf(fee.customerNumber, fee.purpose, moment.today);
  return { adjustment: yield* charged(fee, moment), isNew: true };
});

/** What is left of an invoice or a charge is not asked for any more. `left` is what was left of it when it was looked at. [BAL-07] */
export const writeOff = Effect.fn("writeOff")(function* (
  customerNumber: string,
  { document, left, text }: { readonly document: string; readonly left: Cents; readonly text: string },
  moment: NotedMoment,
) {
  const book = yield* MoneyBook;
  yield* sinceOf(customerNumber, { kind: "document", document }, moment.today);
  const claim = (yield* book.ledgerOf(customerNumber)).claims.get(document);
  const open = claim === undefined ? 0 : leftOf(claim);
  if (open === 0) return yield* Effect.fail(new NothingLeft());
  if (open !== left) return yield* Effect.fail(new LeftChanged());
  const purpose: Purpose = { kind: "document", document };
  return yield* adjusted(
    {
      customerNumber,
      kind: "write-off",
      of: null,
      charge: null,
      purpose,
      cents: left,
      reason: text,
      externalReference: null,
    },
    moment,
  );
});

/** A fee or a write-off is taken back; the line of a returned payment stays for as long as the payment is away. [BAL-07] */
export const takeBackAdjustment = Effect.fn("takeBackAdjustment")(function* (
  customerNumber: string,
  id: string,
  text: string,
  moment: NotedMoment,
) {
  const all = yield* (yield* MoneyBook).adjustments(customerNumber);
  const one = all.find((each) => each.id === id);
  const kind = one?.kind === "charge" ? "charge-back" : one?.kind === "write-off" ? "write-off-back" : null;
  const isTaken = all.some(({ of }) => of === id);
  if (one === undefined || kind === null || isTaken || one.charge?.reason === "returned-payment")
    return yield* Effect.fail(new AdjustmentUnknown());
  return yield* adjusted(
    {
      customerNumber,
      kind,
      of: id,
      charge: null,
      purpose: one.purpose,
      cents: one.cents,
      reason: text,
      externalReference: null,
    },
    moment,
  );
});
