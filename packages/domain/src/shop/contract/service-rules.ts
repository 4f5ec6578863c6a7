// What a customer's contract is on a day, and what becomes of it by a notice, a withdrawal, the guarantee. [ACC-02] [ACC-05] [CON-01] [CON-02] [CON-05]
import * as Result from "effect/Result";
import {
  addDays,
  addMonths,
  compareDays,
  type Day,
  dayOf,
  type Instant,
  isBefore,
  type TimeZone,
} from "#kernel/calendar";
import { type Cents, sum } from "#kernel/money";
import { contractCalendar } from "./calendar.ts";
import {
  ContractNotRunning,
  type GuaranteeOver,
  GuaranteeNotOffered,
  type GuaranteeUsed,
  NameIsDone,
  WithdrawalNotForBusiness,
  type WithdrawalOver,
} from "./errors.ts";
import type { Binding, CalendarEntry, ContractPolicy, GuaranteeFacts, PriceStep } from "./model.ts";
import {
  cancelledAt,
  guaranteeLastDay,
  guaranteeRefund,
  isForConsumers,
  lastDayCovered,
  nextEnd,
  renewalMonths,
  termEnd,
  withdrawable,
} from "./rules.ts";
import type {
  ContractActs,
  ContractGlance,
  ContractPart,
  ContractStanding,
  ContractView,
  ServiceContract,
} from "./service-model.ts";
import { contractTerms, firstEnd, noTerms } from "./terms.ts";
import { listedEnds } from "./limits.ts";

/** As the contract is on a day; the end is the first day that is not covered. */
export const standingOn = ({ state }: Pick<ServiceContract, "state">, today: Day): ContractStanding =>
  state.kind === "cancelled" && !isBefore(today, state.end) ? "ended" : state.kind;

/** Whether it has come to an end; one that was cancelled runs on until then. */
export const isOver = (standing: ContractStanding): standing is "withdrawn" | "ended" =>
  standing === "withdrawn" || standing === "ended";

/** The next day after today on which a term ends and another one begins; null for what has no terms, or none after the first. [ACC-02] */
export const nextRenewal = (contract: Binding, policy: ContractPolicy, today: Day): Day | null => {
  if (contract.hourly || isForConsumers(contract, policy)) return null;
  const first = termEnd(contract, 0);
  if (isBefore(today, first)) return first;
  const months =
    (Number(today.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
    Number(today.slice(5, 7)) -
    Number(first.slice(5, 7));
  const from = Math.max(0, Math.floor((months - 1) / renewalMonths(contract)));
  const ends = [0, 1, 2, 3].map((more) => termEnd(contract, from + more));
  return ends.find((end) => isBefore(today, end)) ?? null;
};

/** Setup and first billing period of all parts. */
export const firstCharge = (parts: readonly ContractPart[]): Cents => sum(parts.map(({ first }) => first));

/** What is due later: the parts that have one day and rhythm in one sum, the earliest first; what costs nothing is left out. */
export const laterCharges = (start: Day, parts: readonly ContractPart[]): readonly PriceStep[] => {
  const due = parts
    .filter(({ recurring }) => recurring !== 0)
    .map(({ recurringFromMonth, everyMonths, recurring }) => ({
      from: addMonths(start, recurringFromMonth),
      everyMonths,
      gross: recurring,
    }));
  const isSame = (a: PriceStep, b: PriceStep): boolean => a.from === b.from && a.everyMonths === b.everyMonths;
  return due
    .filter((step, at) => due.findIndex((other) => isSame(other, step)) === at)
    .map((step) => ({ ...step, gross: sum(due.filter((other) => isSame(other, step)).map(({ gross }) => gross)) }))
    .toSorted((a, b) => compareDays(a.from, b.from));
};

/** The day that is shown as its end, on screens and in letters alike: the last one covered, or that of the withdrawal; null while it runs on. [ACC-02] */
export const shownEnd = ({ state }: Pick<ServiceContract, "state">, zone: TimeZone): Day | null => {
  if (state.kind === "running") return null;
  return state.kind === "withdrawn" ? state.day : lastDayCovered(state.end, dayOf(state.at, zone));
};

/** The first day of the service, while it is ahead and the contract does not end before it; null once it has begun. [LGL-04] */
export const awaitedStart = ({ start, state }: Pick<ServiceContract, "start" | "state">, today: Day): Day | null => {
  const isEnded = state.kind === "withdrawn" || (state.kind === "cancelled" && !isBefore(start, state.end));
  return isEnded || !isBefore(today, start) ? null : start;
};

/** How a contract stands to its customer and to staff: before its first day it does not run yet. [LGL-04] [LOOK3-4] */
export const shownStanding = ({
  standing,
  begins,
}: Pick<ContractView, "standing" | "begins">): ContractStanding | "begins" =>
  standing === "running" && begins !== null ? "begins" : standing;

/** What of a contract is known at a glance, without its calendar and what may be done. [ACC-09] */
export const contractGlance = (contract: ServiceContract, today: Day, zone: TimeZone): ContractGlance => {
  const {
    guarantee: _base,
    email: _email,
    seller: _seller,
    valueIsOwed: _owed,
    namesReadyAt: _ready,
    prices: _prices,
    ...shown
  } = contract;
  const { policy, minimumMonths, party, hourly } = contract;
  const standing = standingOn(contract, today);
  return {
    contract: shown,
    today,
    standing,
    begins: awaitedStart(contract, today),
    terms: hourly ? noTerms : contractTerms(minimumMonths, policy, party),
    end: shownEnd(contract, zone),
    nextEnd: standing === "running" ? firstEnd(contract, policy, today) : null,
  };
};

/** A contract as its customer sees it on a day. [ACC-02] */
export const contractView = (
  contract: ServiceContract,
  today: Day,
  earlier: GuaranteeFacts["earlier"],
  zone: TimeZone,
): ContractView => {
  const { policy, start, parts, state, seller } = contract;
  const glance = contractGlance(contract, today, zone);
  const { standing } = glance;
  const end = state.kind === "cancelled" ? state.end : state.kind === "withdrawn" ? state.day : null;
  // What would be due on the day of the end or after it never is.
  const later = laterCharges(start, parts).filter(({ from }) => end === null || isBefore(from, end));
  const acts = contractActs(contract, today, earlier);
  return {
    ...glance,
    renewal: standing === "running" ? nextRenewal(contract, policy, today) : null,
    first: firstCharge(parts),
    later,
    calendar: isOver(standing)
      ? []
      : contractCalendar(contract, {
          policy,
          seller,
          ordered: contract.orderedOn,
          today,
          guaranteed: acts.guarantee !== null,
          withdrawable: !isNameDone(contract),
          ends: listedEnds,
          prices: later,
          ...(state.kind === "cancelled" ? { end: state.end, noticed: dayOf(state.at, zone) } : { end: null }),
        }),
    acts,
  };
};

/** What a calendar is made from, also before the order stands. */
export type Calendared = Binding &
  Pick<ServiceContract, "orderedOn" | "policy" | "seller" | "parts" | "guarantee" | "state">;

/** The days that a customer should know on the day of the order; the guarantee holds where no earlier order stands. [ACC-02] [CHK-05] [CON-05] */
export const orderedCalendar = (contract: Calendared, earlier: GuaranteeFacts["earlier"]): readonly CalendarEntry[] => {
  const { policy, seller, orderedOn: ordered, start, parts } = contract;
  const prices = laterCharges(start, parts);
  const guaranteed = Result.isSuccess(guaranteeOf(contract, ordered, earlier));
  return contractCalendar(contract, {
    policy,
    seller,
    ordered,
    today: ordered,
    guaranteed,
    ends: 1,
    prices,
    end: null,
  });
};

/** Contracts by what their customer is to know of their days: the pieces of an item, which have the same ones, are together. [ACC-02] */
export const alikeInDays = (
  contracts: readonly ServiceContract[],
  earlier: GuaranteeFacts["earlier"],
): readonly (readonly [ServiceContract, ...ServiceContract[]])[] => {
  const keys = contracts.map((contract) =>
    JSON.stringify([contract.item, contract.parts[0]?.subject, orderedCalendar(contract, earlier)]),
  );
  return contracts.flatMap((contract, at) =>
    keys.indexOf(keys[at] ?? "") === at
      ? [[contract, ...contracts.filter((_, other) => other > at && keys[other] === keys[at])] as const]
      : [],
  );
};

const contractActs = (contract: ServiceContract, today: Day, earlier: GuaranteeFacts["earlier"]): ContractActs => {
  const withdrawal = mayWithdraw(contract, null, today);
  const refund = guaranteeOf(contract, today, earlier);
  return {
    cancel: standingOn(contract, today) === "running" ? { end: firstEnd(contract, contract.policy, today).end } : null,
    withdraw: Result.isSuccess(withdrawal) ? { lastDay: withdrawal.success } : null,
    guarantee: Result.isSuccess(refund)
      ? { lastDay: guaranteeLastDay(contract.orderedOn), refund: refund.success }
      : null,
  };
};

/**
 * Cancelled by a notice: to the next possible end, or to the first one that is not before the wanted day, since a notice for a day on which
 * the contract cannot end is one for the next. The wanted day is the last one of the contract. One that was cancelled already may be cancelled to an
 * earlier end. [CON-01] [CON-03]
 */
export const cancelledByNotice = (
  contract: ServiceContract,
  wanted: Day | null,
  now: Instant,
  today: Day,
): Result.Result<ServiceContract, ContractNotRunning> => {
  return cancelledTo(contract, endNotBefore(contract, today, wanted), now, today);
};

/** Cancelled to a day by its customer; a further notice may only bring the end forward. [CON-01] */
export const cancelledTo = (
  contract: ServiceContract,
  end: Day,
  at: Instant,
  today: Day,
): Result.Result<ServiceContract, ContractNotRunning> => {
  const standing = standingOn(contract, today);
  const isEarlier =
    standing === "cancelled" && contract.state.kind === "cancelled" && isBefore(end, contract.state.end);
  if (standing !== "running" && !isEarlier) return Result.fail(new ContractNotRunning());
  return Result.succeed({ ...contract, state: { kind: "cancelled", at, end, by: "notice", refund: null } });
};

/** The first possible end after the wanted day; who names the first day without the contract, such as 1 January, means the end before it. */
const endNotBefore = (contract: ServiceContract, today: Day, wanted: Day | null): Day => {
  const { policy } = contract;
  const next = nextEnd(contract, policy, today);
  if (wanted === null || isBefore(wanted, next) || wanted === today) return next;
  const exact = [addDays(wanted, 1), wanted].find((end) => Result.isSuccess(cancelledAt(contract, policy, today, end)));
  return exact ?? nextRenewal(contract, policy, wanted) ?? next;
};

type PieceOf = Pick<ServiceContract, "orderId" | "item" | "piece">;

/** Whether two contracts are of the same piece of the same item: a product and what belongs to it. [ACC-02] */
export const isOfSamePiece = (a: PieceOf, b: PieceOf): boolean =>
  a.orderId === b.orderId && a.item === b.item && a.piece?.number === b.piece?.number;

/** What belongs to an item ends with it: an addition is cancelled to the item's end, where it would run on. */
export const endedWith = (addition: ServiceContract, item: ServiceContract, today: Day): ServiceContract => {
  const { state } = item;
  const standing = standingOn(addition, today);
  // A name that is registered stays its customer's.
  if (state.kind === "withdrawn") return isOver(standing) || isNameDone(addition) ? addition : { ...addition, state };
  if (state.kind !== "cancelled" || isOver(standing)) return addition;
  const runsOn =
    addition.state.kind === "running" ||
    (addition.state.kind === "cancelled" && isBefore(state.end, addition.state.end));
  return runsOn ? { ...addition, state: { ...state, refund: null } } : addition;
};

/** Whether the right to withdraw has ended before its time: for names that were registered or moved at the express wish of their customer. [LGL-03] [LGL-04] */
export const isNameDone = ({
  parts,
  valueIsOwed,
  namesReadyAt,
}: Pick<ServiceContract, "parts" | "valueIsOwed" | "namesReadyAt">): boolean =>
  valueIsOwed === true && namesReadyAt !== undefined && parts.every(({ kind }) => kind === "domain");

type WithdrawalRefused = ContractNotRunning | NameIsDone | WithdrawalNotForBusiness | WithdrawalOver;

/** Withdrawn from, by a consumer and in time; a contract that was cancelled and still runs may be, too. [LGL-03] */
export const withdrawn = (
  contract: ServiceContract,
  now: Instant,
  today: Day,
): Result.Result<ServiceContract, WithdrawalRefused> =>
  Result.map(mayWithdraw(contract, now, today), () => ({
    ...contract,
    state: { kind: "withdrawn", at: now, day: today },
  }));

/** Whether all of an order was withdrawn from, by its contracts. */
export const isWithdrawnFrom = (contracts: readonly Pick<ServiceContract, "state">[]): boolean =>
  contracts.length > 0 && contracts.every(({ state }) => state.kind === "withdrawn");

const mayWithdraw = (
  contract: ServiceContract,
  received: Instant | null,
  today: Day,
): Result.Result<Day, WithdrawalRefused> => {
  if (contract.party !== "private") return Result.fail(new WithdrawalNotForBusiness());
  const standing = standingOn(contract, today);
  if (standing !== "running" && standing !== "cancelled") return Result.fail(new ContractNotRunning());
  const wasDone = isNameDone(contract) && (received === null || (contract.namesReadyAt ?? received) <= received);
  return wasDone ? Result.fail(new NameIsDone()) : withdrawable(contract.orderedOn, today, contract.seller);
};

export type GuaranteeRefused = ContractNotRunning | GuaranteeNotOffered | GuaranteeOver | GuaranteeUsed;

/** Ended at once by the guarantee, with what it gives back. [CON-02] [CON-05] */
export const endedByGuarantee = (
  contract: ServiceContract,
  earlier: GuaranteeFacts["earlier"],
  now: Instant,
  today: Day,
): Result.Result<ServiceContract, GuaranteeRefused> =>
  Result.map(guaranteeOf(contract, today, earlier), (refund) => ({
    ...contract,
    state: { kind: "cancelled", at: now, end: today, by: "guarantee", refund },
  }));

const guaranteeOf = (
  contract: Calendared,
  today: Day,
  earlier: GuaranteeFacts["earlier"],
): Result.Result<Cents, GuaranteeRefused> => {
  if (contract.guarantee === null) return Result.fail(new GuaranteeNotOffered());
  const standing = standingOn(contract, today);
  if (standing !== "running" && standing !== "cancelled") return Result.fail(new ContractNotRunning());
  return guaranteeRefund(
    contract.guarantee,
    { ordered: contract.orderedOn, earlier, paid: contract.guarantee.paid },
    today,
  );
};

/** The domain names of a contract, in A-label form. */
export const namesOf = ({ parts }: Pick<ServiceContract, "parts">): readonly string[] =>
  parts.filter(({ kind }) => kind === "domain").map(({ subject }) => subject);
