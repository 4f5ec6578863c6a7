// What is asked for online, how long an attempt stands, when the provider is asked again, and by which way money goes back. [PAY-03] [PAY-04]
import * as Result from "effect/Result";
import { addDays, compareDays, type Day, dayOf, type Instant, instant } from "#kernel/calendar";
import { type Cents, sum, zero } from "#kernel/money";
import { type Ledger, leftOf, type Payment, type Purpose } from "#shop/balance";
import { AmountTooSmall, DifferenceResolved, NothingToPay } from "./errors.ts";
import { paymentLimits } from "./limits.ts";
import type {
  Attempt,
  AttemptState,
  Difference,
  DifferenceKey,
  DifferenceKind,
  NotedDifference,
  PaymentStage,
  ProviderName,
  ProviderPayment,
  Resolution,
  WayBack,
} from "./model.ts";

/** What is left to pay: of a document, or of all. */
export const sumToPay = (ledger: Ledger, purpose: Purpose): Cents => {
  if (purpose.kind === "customer") return sum([...ledger.claims.values(), ledger.account].map(leftOf));
  const claim = ledger.claims.get(purpose.document);
  return claim === undefined ? zero : leftOf(claim);
};

/** What may be asked for by a provider. */
export const amountOnline = (
  ledger: Ledger,
  purpose: Purpose,
  provider: ProviderName,
): Result.Result<Cents, NothingToPay | AmountTooSmall> => {
  const left = sumToPay(ledger, purpose);
  if (left <= 0) return Result.fail(new NothingToPay());
  return left < paymentLimits.least[provider] ? Result.fail(new AmountTooSmall()) : Result.succeed(left);
};

/** States of an attempt that may still bring money. */
export const awaitedStates: readonly AttemptState[] = ["starting", "open", "pending"];

/** Whether it may still bring money. */
export const isAwaited = ({ state }: Pick<Attempt, "state">): boolean => awaitedStates.includes(state);

export const isOfSamePurpose = (one: Purpose, other: Purpose): boolean =>
  one.kind === "customer" || other.kind === "customer" ? one.kind === other.kind : one.document === other.document;

/** Whether both ask for the same money, or for some of it. */
export const overlaps = (one: Purpose, other: Purpose): boolean =>
  one.kind === "customer" || other.kind === "customer" || one.document === other.document;

/** The attempt that a second start goes on with: the same provider, for the same and the same sum, while its page is open. */
export const sameAttempt = (
  attempts: readonly Attempt[],
  wanted: Pick<Attempt, "provider" | "purpose" | "cents">,
): Attempt | null =>
  attempts.find(
    ({ state, provider, purpose, cents }) =>
      (state === "starting" || state === "open") &&
      provider === wanted.provider &&
      cents === wanted.cents &&
      isOfSamePurpose(purpose, wanted.purpose),
  ) ?? null;

/** Whether a page waits for what becomes of it. */
export const isFollowed = (stage: PaymentStage | null): boolean =>
  stage !== null && (awaitedStates as readonly PaymentStage[]).includes(stage);

/** After how many milliseconds a page asks again. */
export const followDelay = (readings: number): number =>
  Math.min(paymentLimits.followFirst * 2 ** readings, paymentLimits.followLongest);

/** Whether a page asks once more. */
export const mayFollow = (readings: number): boolean => readings < paymentLimits.followMost;

/** When the provider is asked next: after 1, 5 and 30 minutes, then every hour; null once the attempt is a day old. */
export const nextRead = (startedAt: Instant, now: Instant): Instant | null => {
  const { readAfter, readEvery, openFor } = paymentLimits;
  const age = now - startedAt;
  if (age >= openFor) return null;
  const early = readAfter.find((after) => after > age);
  const last = readAfter.at(-1) ?? 0;
  const after = early ?? last + (Math.floor((age - last) / readEvery) + 1) * readEvery;
  return instant(startedAt + Math.min(after, openFor));
};

/** What an attempt is once its provider was read: what was paid stays paid, also where it came after the attempt was given up. */
export const attemptAfter = (attempt: Attempt, seen: ProviderPayment, now: Instant): Attempt => {
  if (attempt.state === "paid") return { ...attempt, nextReadAt: null };
  const isTooOld = now - attempt.startedAt >= paymentLimits.openFor;
  const state = seen.state === "open" && (isTooOld || attempt.state === "expired") ? "expired" : seen.state;
  const isOver = state === "paid" || state === "failed" || state === "expired";
  return { ...attempt, state, nextReadAt: isOver ? null : nextRead(attempt.startedAt, now) };
};

/** The day on which money came or went, never one ahead: a provider's clock may be before the shop's. */
export const dayAtSeller = (at: Instant, timeZone: string, today: Day): Day => {
  const day = dayOf(at, timeZone);
  return compareDays(day, today) > 0 ? today : day;
};

export const laterOf = (one: Day, other: Day): Day => (compareDays(one, other) < 0 ? other : one);

/** What came is for what was asked where it is as much, and else the customer's. */
export const purposeOfReceived = (attempt: Attempt | null, { cents }: Pick<ProviderPayment, "cents">): Purpose =>
  attempt !== null && attempt.cents === cents ? attempt.purpose : { kind: "customer" };

const isProvider = (source: Payment["source"]): source is ProviderName => source === "stripe" || source === "mollie";

/** What went back, or is about to, by the way of each payment; a way that was refused takes nothing any more. */
const goneByWay = (payments: readonly Payment[]): Map<string, number> => {
  const gone = new Map<string, number>();
  for (const { kind, state, source, reference, cents } of payments)
    if (kind === "payout" && isProvider(source))
      gone.set(reference, (gone.get(reference) ?? 0) + (state === "failed" || state === "returned" ? Infinity : cents));
  return gone;
};

/**
 * By which ways an amount goes back: each payment that came online takes at most what came by it and has not gone back, the latest first; the rest
 * goes by a transfer. A payout by a way names the provider's reference of its payment. [BAL-03]
 */
const waysBack = (payments: readonly Payment[], gone: Map<string, number>, cents: number): readonly WayBack[] => {
  let rest = cents;
  return payments
    .filter(({ kind, state }) => kind === "payment" && state === "received")
    .toSorted((one, other) => other.position - one.position)
    .flatMap(({ id, source, externalReference, cents: came }) => {
      if (!isProvider(source) || externalReference === null) return [];
      const reference = firstReference(externalReference);
      const part = Math.min(rest, came - (gone.get(reference) ?? 0));
      if (part <= 0) return [];
      rest -= part;
      gone.set(reference, (gone.get(reference) ?? 0) + part);
      return [{ payment: id, provider: source, reference, cents: part as Cents }];
    });
};

/** Credit notes of which something is to go back by the ways on which it came; what is under way already does not go twice. [BAL-03] */
export const refundsToMake = (
  ledger: Ledger,
  payments: readonly Payment[],
): readonly { readonly note: string; readonly ways: readonly WayBack[] }[] => {
  const gone = goneByWay(payments);
  return [...ledger.notes.values()].flatMap(({ entry: { id }, toPayBack }) => {
    const underWay = sum(
      payments.flatMap(({ kind, state, purpose, cents }) =>
        kind === "payout" && state === "pending" && isOfSamePurpose(purpose, { kind: "document", document: id })
          ? [cents]
          : [],
      ),
    );
    const ways = waysBack(payments, gone, toPayBack - underWay);
    return ways.length === 0 ? [] : [{ note: id, ways }];
  });
};

/** A dispute that was won makes the money a payment once more, under a reference of its own. */
export const wonReference = (reference: string, dispute: string): string => `${reference}#${dispute}`;

/** The provider's own reference of either. */
export const firstReference = (reference: string): string => reference.split("#")[0] ?? reference;

/** The first day of the daily comparison. */
export const comparedFrom = (today: Day): Day => addDays(today, -paymentLimits.comparedDays);

/** What staff have to look at of a payment as it was read: nothing where it is what was asked for. */
export const differenceOf = (
  provider: ProviderName,
  attempt: Attempt | null,
  seen: ProviderPayment,
  day: Day,
): Difference | null => {
  if (seen.state !== "paid") return null;
  const kind =
    seen.currency !== "EUR"
      ? "another-currency"
      : attempt === null
        ? "no-attempt"
        : attempt.cents !== seen.cents
          ? "another-amount"
          : null;
  return kind === null
    ? null
    : {
        provider,
        reference: seen.reference,
        attempt: attempt?.id ?? null,
        kind,
        cents: seen.cents,
        currency: seen.currency,
        day,
      };
};

/** Payments in the books that the provider does not know, of those in the days that it was asked for. */
export const missingAtProvider = (
  provider: ProviderName,
  booked: readonly Payment[],
  seen: readonly Pick<ProviderPayment, "reference">[],
  from: Day,
): readonly Difference[] => {
  const known = new Set(seen.map(({ reference }) => reference));
  return booked
    .filter(
      ({ source, kind, day, externalReference }) =>
        source === provider &&
        kind === "payment" &&
        compareDays(day, from) >= 0 &&
        externalReference !== null &&
        !known.has(firstReference(externalReference)),
    )
    .map(({ externalReference, cents, day }) => ({
      provider,
      reference: externalReference ?? "",
      attempt: null,
      kind: "not-at-provider",
      cents,
      currency: "EUR",
      day,
    }));
};

/** By which calls and the journal name it. */
export const differenceId = ({ provider, kind, reference }: DifferenceKey): string =>
  `${provider}.${kind}.${reference}`;

/** Null for what names none; whether there is such a one is another question. */
export const differenceNamed = (id: string): DifferenceKey | null => {
  const [, provider, kind, reference] = /^([^.]+)\.([^.]+)\.(.+)$/s.exec(id) ?? [];
  return provider === undefined || kind === undefined || reference === undefined
    ? null
    : { provider: provider as ProviderName, kind: kind as DifferenceKind, reference };
};

/** One that a member of staff has resolved stays as they left it: who comes later is refused. */
export const resolvedDifference = (
  difference: NotedDifference,
  resolved: Resolution,
): Result.Result<NotedDifference, DifferenceResolved> =>
  difference.resolved === null ? Result.succeed({ ...difference, resolved }) : Result.fail(new DifferenceResolved());
