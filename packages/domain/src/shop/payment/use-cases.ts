// A customer pays online; what the provider says when it is read is booked, once; what is owed back goes by the way it came. [PAY-03] [PAY-04] [HDL-09]
import * as Effect from "effect/Effect";
import { dayOf, type Instant } from "#kernel/calendar";
import { MoneyBook, type MoneyToNote, noteMoney, type NotedMoment, type Payment, returnMoney } from "#shop/balance";
import { PaymentUnderWay } from "./errors.ts";
import type { Attempt, Difference, ProviderName, ProviderPayment, ProviderRefund, WantedOnline } from "./model.ts";
import { Attempts, type Provider, Providers, type ToStart, Transactions } from "./ports.ts";
import {
  amountOnline,
  attemptAfter,
  comparedFrom,
  dayAtSeller,
  differenceOf,
  isAwaited,
  laterOf,
  missingAtProvider,
  nextRead,
  overlaps,
  purposeOfReceived,
  refundsToMake,
  sameAttempt,
  wonReference,
} from "./rules.ts";

/** The moment, and the zone of the seller's days. */
export interface OnlineMoment extends NotedMoment {
  readonly timeZone: string;
}

/** The attempt to go on with, and those whose pages are to be closed for it. */
const reserved = Effect.fnUntraced(function* (wanted: WantedOnline, now: Instant) {
  const attempts = yield* Attempts;
  const ledger = yield* (yield* MoneyBook).ledgerOf(wanted.customerNumber);
  const cents = yield* Effect.fromResult(amountOnline(ledger, wanted.purpose, wanted.provider));
  const awaited = yield* attempts.awaited(wanted.customerNumber);
  if (awaited.some(({ state, purpose }) => state === "pending" && overlaps(purpose, wanted.purpose)))
    return yield* Effect.fail(new PaymentUnderWay());
  const same = sameAttempt(awaited, { ...wanted, cents });
  const others = awaited.filter((one) => one !== same && overlaps(one.purpose, wanted.purpose));
  for (const one of others) yield* attempts.change({ ...one, state: "expired" });
  if (same !== null) return { attempt: same, others };
  const attempt: Attempt = {
    ...wanted,
    id: yield* attempts.newId,
    cents,
    state: "starting",
    reference: null,
    url: null,
    startedAt: now,
    nextReadAt: nextRead(now, now),
  };
  yield* attempts.add(attempt);
  return { attempt, others };
});

/** What two starts at once were answered is the same, since the provider knows the attempt by its id. */
const opened = Effect.fnUntraced(function* (id: string, at: { readonly reference: string; readonly url: string }) {
  const attempts = yield* Attempts;
  const attempt = yield* attempts.byId(id);
  if (attempt?.state === "starting") yield* attempts.change({ ...attempt, ...at, state: "open" });
  return at.url;
});

const closed = Effect.fnUntraced(function* ({ provider, reference }: Attempt) {
  if (reference !== null) yield* (yield* (yield* Providers).of(provider)).close(reference);
});

/** The address of the page where it is paid. Started again it is the same page; another sum closes the page of the earlier one. [PAY-04] */
export const startOnlinePayment = Effect.fn("startOnlinePayment")(function* (
  wanted: WantedOnline,
  about: Omit<ToStart, "attempt">,
  { now }: OnlineMoment,
) {
  const { whole } = yield* Transactions;
  const provider = yield* (yield* Providers).of(wanted.provider);
  const { attempt, others } = yield* whole(reserved(wanted, now));
  // What cannot be closed now, and is paid nevertheless, is booked and becomes a credit.
  for (const other of others) yield* Effect.ignore(closed(other));
  if (attempt.url !== null) return attempt.url;
  const at = yield* provider.start({ attempt, ...about });
  return yield* whole(opened(attempt.id, at));
});

/** A notice is a hint: the payment is read soon. An unknown one, and what no one signed, changes nothing. */
export const takeNotice = Effect.fn("takeNotice")(function* (
  name: ProviderName,
  body: string,
  headers: Readonly<Record<string, string>>,
  { now }: OnlineMoment,
) {
  const { whole } = yield* Transactions;
  const reference = yield* (yield* (yield* Providers).of(name)).noticed(body, headers);
  if (reference === null) return;
  yield* whole(
    Effect.gen(function* () {
      const attempts = yield* Attempts;
      const attempt = yield* attempts.byReference(name, reference);
      if (attempt !== null) yield* attempts.change({ ...attempt, nextReadAt: now });
    }),
  );
});

/** What was noted is what its source says later, too. */
const asNoted = ({ customerNumber, purpose, day, cents, reference, source, externalReference, kind }: Payment) => ({
  customerNumber,
  purpose,
  day,
  cents,
  reference,
  source,
  externalReference,
  kind: kind as MoneyToNote["kind"],
});

/** Money that came, and that a bank took back for a while or for good. */
const bookMoney = Effect.fnUntraced(function* (
  name: ProviderName,
  attempt: Attempt,
  seen: ProviderPayment,
  moment: OnlineMoment,
) {
  const book = yield* MoneyBook;
  const { customerNumber } = attempt;
  const came = (externalReference: string, at: Instant) =>
    noteMoney(
      {
        customerNumber,
        kind: "payment",
        purpose: purposeOfReceived(attempt, seen),
        day: dayAtSeller(at, moment.timeZone, moment.today),
        cents: seen.cents,
        reference: seen.reference,
        source: name,
        externalReference,
        state: "received",
      },
      moment,
    );
  if ((yield* book.noted(name, seen.reference)) === null) yield* came(seen.reference, seen.paidAt ?? moment.now);
  for (const { reference, state, at } of seen.disputes) {
    const own = (yield* book.payments(customerNumber)).filter((one) => one.reference === seen.reference);
    const isTaken = own.some(({ kind, cause }) => kind === "return" && cause?.text === reference);
    if (state !== "won" && !isTaken) {
      const standing = own.find(({ kind, state: is }) => kind === "payment" && is === "received");
      const day = dayAtSeller(at, moment.timeZone, moment.today);
      if (standing !== undefined) {
        // Won, it is a payment of the day that this became known: the next dispute may have begun before.
        const back = { day: laterOf(day, standing.day), source: name, cause: "returned", text: reference } as const;
        yield* returnMoney(customerNumber, standing.id, back, moment);
      }
    }
    const again = wonReference(seen.reference, reference);
    if (state === "won" && isTaken && (yield* book.noted(name, again)) === null) yield* came(again, moment.now);
  }
});

/** Money that went back, by whichever side it was begun: under our key, or under the provider's reference. */
const bookRefund = Effect.fnUntraced(function* (
  name: ProviderName,
  attempt: Attempt,
  payment: string,
  refund: ProviderRefund,
  moment: OnlineMoment,
) {
  const book = yield* MoneyBook;
  const externalReference = refund.key ?? refund.reference;
  const earlier = yield* book.noted(name, externalReference);
  const day = dayAtSeller(refund.at, moment.timeZone, moment.today);
  if (earlier === null) {
    if (refund.state === "failed") return true;
    yield* noteMoney(
      {
        customerNumber: attempt.customerNumber,
        kind: "payout",
        purpose: { kind: "customer" },
        day,
        cents: refund.cents,
        reference: payment,
        source: name,
        externalReference,
        state: "received",
      },
      moment,
    );
    return true;
  }
  if (refund.state === "pending") return true;
  if (earlier.state === "pending")
    yield* noteMoney(
      {
        ...asNoted(earlier),
        day: refund.state === "done" ? day : earlier.day,
        state: refund.state === "done" ? "received" : "failed",
      },
      moment,
    );
  else if (refund.state === "failed" && earlier.state === "received")
    yield* returnMoney(
      earlier.customerNumber,
      earlier.id,
      { day: moment.today, source: name, cause: "returned", text: refund.reference },
      moment,
    );
  return true;
});

/** Books what the provider says of a payment; said twice, late or in another order it is booked once. What is not as it was asked for is a line for staff, and is answered. */
export const settleOnline = Effect.fn("settleOnline")(function* (
  name: ProviderName,
  seen: ProviderPayment,
  moment: OnlineMoment,
) {
  const attempts = yield* Attempts;
  const found =
    (seen.attempt === null ? null : yield* attempts.byId(seen.attempt)) ??
    (yield* attempts.byReference(name, seen.reference));
  const attempt = found?.provider === name ? found : null;
  const day = dayAtSeller(seen.paidAt ?? moment.now, moment.timeZone, moment.today);
  const differences: Difference[] = [];
  const note = (one: Difference) => {
    differences.push(one);
    return attempts.note(one);
  };
  const difference = differenceOf(name, attempt, seen, day);
  if (difference !== null) yield* note(difference);
  if (attempt === null) return differences;
  yield* attempts.change(
    attemptAfter({ ...attempt, reference: attempt.reference ?? seen.reference }, seen, moment.now),
  );
  if (seen.state !== "paid" || seen.currency !== "EUR") return differences;
  yield* bookMoney(name, attempt, seen, moment);
  for (const { reference, state, at, answerBy } of seen.disputes)
    if (state === "open")
      yield* note({
        provider: name,
        reference,
        attempt: attempt.id,
        kind: "disputed",
        cents: seen.cents,
        currency: seen.currency,
        // The last day to answer lies ahead.
        day: dayOf(answerBy ?? at, moment.timeZone),
      });
  for (const refund of seen.refunds)
    yield* bookRefund(name, attempt, seen.reference, refund, moment).pipe(
      Effect.catchTag("PayoutTooHigh", () =>
        note({
          provider: name,
          reference: refund.reference,
          attempt: attempt.id,
          kind: "refund-too-high",
          cents: refund.cents,
          currency: seen.currency,
          day,
        }),
      ),
    );
  return differences;
});

/** What was decided of an answer of the provider cannot be refused: a refusal here is a fault of the program, which the job reports. */
const booked = (name: ProviderName, seen: ProviderPayment, moment: OnlineMoment) =>
  Effect.flatMap(Transactions, ({ whole }) => whole(Effect.orDie(settleOnline(name, seen, moment))));

/** Reads one payment and books what is said of it; while the provider is away it is read later. */
export const readOnline = Effect.fn("readOnline")(function* (attempt: Attempt, moment: OnlineMoment) {
  const { whole } = yield* Transactions;
  const { provider: name, reference } = attempt;
  const provider = yield* (yield* Providers).of(name);
  const seen = reference === null ? null : yield* provider.read(reference);
  if (seen !== null) return yield* Effect.asVoid(booked(name, seen, moment));
  // It never came to a page there, or the provider has forgotten it.
  const next = nextRead(attempt.startedAt, moment.now);
  const state = next === null && isAwaited(attempt) ? "expired" : attempt.state;
  yield* whole(Effect.flatMap(Attempts, ({ change }) => change({ ...attempt, state, nextReadAt: next })));
});

/** Asks for each refund that is under way, also once more, and books what became of it. */
const requestRefund = Effect.fnUntraced(function* (provider: Provider, payout: Payment, moment: OnlineMoment) {
  const { whole } = yield* Transactions;
  const { externalReference: key, reference, cents } = payout;
  const name = payout.source as ProviderName;
  if (key === null) return;
  yield* provider
    .refund({ provider: name, reference, cents }, key)
    .pipe(
      Effect.catchTag("RefundRefused", () =>
        whole(Effect.orDie(noteMoney({ ...asNoted(payout), state: "failed" }, moment))),
      ),
    );
  const seen = yield* provider.read(reference);
  if (seen !== null) yield* booked(name, seen, moment);
});

/** What is owed back to a customer goes by the ways on which it came; the rest is a matter of staff. [BAL-03] */
export const payBackOnline = Effect.fn("payBackOnline")(function* (customerNumber: string, moment: OnlineMoment) {
  const { whole } = yield* Transactions;
  const underWay = yield* whole(
    Effect.gen(function* () {
      const book = yield* MoneyBook;
      const { newId } = yield* Attempts;
      const ledger = yield* book.ledgerOf(customerNumber);
      for (const { note, ways } of refundsToMake(ledger, yield* book.payments(customerNumber)))
        for (const { provider, reference, cents } of ways)
          yield* Effect.orDie(
            noteMoney(
              {
                customerNumber,
                kind: "payout",
                purpose: { kind: "document", document: note },
                day: moment.today,
                cents,
                reference,
                source: provider,
                externalReference: yield* newId,
                state: "pending",
              },
              moment,
            ),
          );
      return (yield* book.payments(customerNumber)).filter(
        ({ kind, state, source }) =>
          kind === "payout" && state === "pending" && (source === "stripe" || source === "mollie"),
      );
    }),
  );
  for (const payout of underWay)
    yield* requestRefund(yield* (yield* Providers).of(payout.source as ProviderName), payout, moment);
});

/** All that the provider knows of the last weeks is booked where it is not yet; what the books have and it has not is a line for staff. Answers each difference that there is now, also one that was noted before. */
export const compareWithProvider = Effect.fn("compareWithProvider")(function* (
  name: ProviderName,
  moment: OnlineMoment,
) {
  const { whole } = yield* Transactions;
  const from = comparedFrom(moment.today);
  const all = yield* (yield* (yield* Providers).of(name)).since(from);
  const found = yield* Effect.forEach(all, (seen) => booked(name, seen, moment));
  const missing = yield* whole(
    Effect.gen(function* () {
      const attempts = yield* Attempts;
      const differences = missingAtProvider(name, yield* attempts.bookedSince(name, from), all, from);
      for (const difference of differences) yield* attempts.note(difference);
      return differences;
    }),
  );
  return [...found.flat(), ...missing];
});
