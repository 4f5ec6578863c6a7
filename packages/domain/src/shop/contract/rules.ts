// When a contract ends, by when it must be cancelled, what the guarantee gives back. [CON-01…03] [CON-05]
import * as Result from "effect/Result";
import { addDays, addMonths, compareDays, type Day, isBefore } from "#kernel/calendar";
import type { CountryCode } from "#kernel/country";
import { type Cents, least, times } from "#kernel/money";
import { EndNotPossible, GuaranteeOver, GuaranteeUsed, WithdrawalOver } from "./errors.ts";
import { contractLimits } from "./limits.ts";
import type { Binding, Contract, ContractFacts, ContractParty, ContractPolicy, GuaranteeFacts } from "./model.ts";
import { nextWorkingDay } from "./working-day.ts";

/** Months by which a term renews: the term itself, at most 12, at least one. [CON-01] */
export const renewalMonths = ({ minimumMonths }: Pick<Contract, "minimumMonths">): number =>
  Math.min(Math.max(minimumMonths, 1), contractLimits.renewalMonths);

/** The end of a term, the first day no longer covered: 0 is the first term, then renewals, all anchored to the start. [CON-01] */
export const termEnd = (contract: Pick<Contract, "start" | "minimumMonths">, renewals: number): Day =>
  addMonths(contract.start, Math.max(contract.minimumMonths, 1) + renewals * renewalMonths(contract));

/** The last day on which a notice is in time for an end: 31 days before it, or a month where the law for consumers holds. [CON-01] */
export const lastDayForNotice = (contract: Binding, policy: ContractPolicy, end: Day): Day =>
  isForConsumers(contract, policy) ? addMonths(end, -1) : addDays(end, -contractLimits.noticeDays);

/**
 * The next possible end for a notice given today. As specified it is the end of a term whose last day for notice has not passed;
 * for consumers it is the end of the first term or, once that is missed or over, a month from today. Hourly ends at once. [CON-01] [CON-03]
 */
export const nextEnd = (contract: Binding, policy: ContractPolicy, today: Day): Day => {
  if (contract.hourly) return today;
  if (isForConsumers(contract, policy)) return later(termEnd(contract, 0), addMonths(today, 1));
  return termEnd(contract, renewalsBefore(contract, policy, today));
};

/** The next ends that are possible, soonest first. */
export const possibleEnds = (contract: Binding, policy: ContractPolicy, today: Day, count: number): readonly Day[] => {
  if (contract.hourly || isForConsumers(contract, policy)) return [nextEnd(contract, policy, today)].slice(0, count);
  const first = renewalsBefore(contract, policy, today);
  return Array.from({ length: count }, (_, index) => termEnd(contract, first + index));
};

/** The end for a notice given today, at the next possible day or at a certain one. [CON-01] [FRM-02] */
export const cancelledAt = (
  contract: Binding,
  policy: ContractPolicy,
  today: Day,
  wanted: Day | null,
): Result.Result<Day, EndNotPossible> => {
  const next = nextEnd(contract, policy, today);
  if (wanted === null) return Result.succeed(next);
  const isFree = contract.hourly || isForConsumers(contract, policy);
  const isPossible = !isBefore(wanted, next) && (isFree || isTermEnd(contract, wanted));
  return isPossible ? Result.succeed(wanted) : Result.fail(new EndNotPossible({ next }));
};

/** The last day of a period: its end is the first one that is not covered. */
export const lastDayBefore = (end: Day): Day => addDays(end, -1);

/**
 * The day that people read as the end, `Ihr Vertrag endet am 31.12.`: the last one that is covered, where the end itself is the first that is
 * not. What ends at once, on the day of its notice, ends on that day. [ACC-02]
 */
export const lastDayCovered = (end: Day, noticed: Day): Day => (isBefore(noticed, end) ? lastDayBefore(end) : end);

/** The last day for a notice to an end, at the earliest today: a notice that is due at any time is best given today. [CON-01] */
export const noticeFor = (contract: Binding, policy: ContractPolicy, today: Day, end: Day): Day =>
  later(lastDayForNotice(contract, policy, end), today);

/** The last day of the satisfaction guarantee: the day of the order is not counted, day 30 is, to 24:00. [CON-02] [CON-05] */
export const guaranteeLastDay = (ordered: Day): Day => addDays(ordered, contractLimits.guaranteeDays);

/** When an order was placed, and which it is. */
export interface OrderMoment {
  readonly placedAt: number;
  readonly orderId: string;
}

/** Of orders of the same moment the one with the lesser id is the first: one of them, not both. [CON-05] */
export const isEarlierOrder = (one: OrderMoment, other: OrderMoment): boolean =>
  one.placedAt === other.placedAt ? one.orderId < other.orderId : one.placedAt < other.placedAt;

/** What the guarantee gives back: monthly price × billing period, at most what was paid; for first orders in their first 30 days. [CON-02] [CON-05] */
export const guaranteeRefund = (
  { monthly, billingMonths }: Pick<Contract, "monthly" | "billingMonths">,
  { ordered, earlier, paid }: GuaranteeFacts,
  today: Day,
): Result.Result<Cents, GuaranteeOver | GuaranteeUsed> => {
  if (earlier.some(({ withdrawn }) => !withdrawn)) return Result.fail(new GuaranteeUsed());
  const lastDay = guaranteeLastDay(ordered);
  if (isBefore(lastDay, today)) return Result.fail(new GuaranteeOver({ days: contractLimits.guaranteeDays, lastDay }));
  return Result.succeed(baseFeeBack({ monthly, billingMonths, paid }));
};

/** Monthly price × billing period, at most what was paid: after an invoice was corrected it is that of the new one. [CON-02] [VAT-14] */
export const baseFeeBack = ({
  monthly,
  billingMonths,
  paid,
}: Pick<Contract, "monthly" | "billingMonths"> & Pick<GuaranteeFacts, "paid">): Cents =>
  least(times(monthly, billingMonths), paid);

/** The last day of the statutory withdrawal: 14 days after the order, moved to a working day by § 193 BGB. [LGL-03] */
export const withdrawalLastDay = (ordered: Day, seller?: CountryCode): Day =>
  nextWorkingDay(addDays(ordered, contractLimits.withdrawalDays), seller);

/** The first day on which a service may be set up: the day of the order, or the one after the withdrawal period of a consumer who did not want an early start. [LGL-04] */
export const firstDayOfSetup = (
  ordered: Day,
  { party, earlyStart }: { readonly party: ContractParty; readonly earlyStart: boolean },
  seller?: CountryCode,
): Day => (party === "private" && !earlyStart ? addDays(withdrawalLastDay(ordered, seller), 1) : ordered);

/** The terms of what is ordered, with the first day of the service where that is not the day of the order. [LGL-04] */
export const orderedUnder = (
  { policy, day, generous = false, seller = "DE" }: Omit<ContractFacts, "start">,
  wish: { readonly party: ContractParty; readonly earlyStart: boolean },
): ContractFacts => {
  const start = firstDayOfSetup(day, wish, seller);
  return {
    policy,
    day,
    ...(start === day ? {} : { start }),
    ...(generous ? { generous } : {}),
    ...(seller === "DE" ? {} : { seller }),
  };
};

/** Whether a withdrawal is in time. [LGL-03] */
export const withdrawable = (ordered: Day, today: Day, seller?: CountryCode): Result.Result<Day, WithdrawalOver> => {
  const lastDay = withdrawalLastDay(ordered, seller);
  return isBefore(lastDay, today) ? Result.fail(new WithdrawalOver({ lastDay })) : Result.succeed(lastDay);
};

/** § 309 Nr. 9 BGB protects consumers; business customers stay with what is specified. */
export const isForConsumers = ({ party }: Pick<Binding, "party">, policy: ContractPolicy): boolean =>
  policy === "consumer-de" && party === "private";

/** How many terms are over or can no longer be cancelled today. */
const renewalsBefore = (
  contract: Binding,
  policy: ContractPolicy,
  today: Day,
  from = guess(contract, today),
): number =>
  isBefore(lastDayForNotice(contract, policy, termEnd(contract, from)), today)
    ? renewalsBefore(contract, policy, today, from + 1)
    : from;

/** A number of renewals that is certainly not too large, so that old contracts are computed as fast as young ones. */
const guess = (contract: Binding, today: Day): number => {
  const months =
    (Number(today.slice(0, 4)) - Number(contract.start.slice(0, 4))) * 12 +
    Number(today.slice(5, 7)) -
    Number(contract.start.slice(5, 7));
  return Math.max(0, Math.floor((months - 1 - Math.max(contract.minimumMonths, 1)) / renewalMonths(contract)));
};

const isTermEnd = (contract: Binding, end: Day): boolean => {
  const first = Math.max(0, guess(contract, end));
  return [0, 1, 2, 3].some((more) => termEnd(contract, first + more) === end);
};

// Stryker disable next-line EqualityOperator: of two equal days either is the later one
const later = (a: Day, b: Day): Day => (compareDays(a, b) > 0 ? a : b);
