// Laws of each day of a contract, by itself: the day that it is, and what an answer says beside that it is possible. [CON-01] [CON-02] [CON-05] [LGL-03] [LGL-04]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, addMonths, type Day } from "#kernel/calendar";
import { anyDay } from "#kernel/calendar/arbitraries";
import { isSameValue, law, type Law } from "#kernel/law";
import { cents } from "#kernel/money";
import { anyContract, anyGuaranteeFacts, anyPolicy, anyTermContract } from "./arbitraries.ts";
import type { contractCalendar } from "./calendar.ts";
import { contractLimits } from "./limits.ts";
import type { Binding, CalendarEntry, ContractPolicy, PriceStep } from "./model.ts";
import type {
  cancelledAt,
  firstDayOfSetup,
  guaranteeLastDay,
  guaranteeRefund,
  lastDayCovered,
  lastDayForNotice,
  nextEnd,
  possibleEnds,
  renewalMonths,
  termEnd,
  withdrawable,
  withdrawalLastDay,
} from "./rules.ts";
import type { contractTerms, firstEnd } from "./terms.ts";
import { isHoliday, weekday } from "./working-day.ts";

/** The functions that these laws are about. */
export interface ContractDays {
  readonly cancelledAt: typeof cancelledAt;
  readonly contractCalendar: typeof contractCalendar;
  readonly contractTerms: typeof contractTerms;
  readonly firstDayOfSetup: typeof firstDayOfSetup;
  readonly firstEnd: typeof firstEnd;
  readonly guaranteeLastDay: typeof guaranteeLastDay;
  readonly guaranteeRefund: typeof guaranteeRefund;
  readonly lastDayCovered: typeof lastDayCovered;
  readonly lastDayForNotice: typeof lastDayForNotice;
  readonly nextEnd: typeof nextEnd;
  readonly possibleEnds: typeof possibleEnds;
  readonly renewalMonths: typeof renewalMonths;
  readonly termEnd: typeof termEnd;
  readonly withdrawable: typeof withdrawable;
  readonly withdrawalLastDay: typeof withdrawalLastDay;
}

const anyAge = fc.nat(4000);
const anyParty = fc.constantFrom("private" as const, "business" as const);
const anySeller = fc.constantFrom(undefined, "DE" as const, "AT" as const, "NL" as const);
const anyPrices: fc.Arbitrary<readonly Omit<PriceStep, "from">[]> = fc.array(
  fc.record({ gross: fc.nat(100_000).map(cents), everyMonths: fc.constantFrom(1, 12) }),
  { maxLength: 2 },
);

const isForConsumers = ({ party }: Pick<Binding, "party">, policy: ContractPolicy): boolean =>
  policy === "consumer-de" && party === "private";

const later = (one: Day, other: Day): Day => (one < other ? other : one);

const tagOf = (result: Result.Result<unknown, { readonly _tag: string }>): string =>
  Result.isSuccess(result) ? "success" : result.failure._tag;

export const dayLaws = (of: ContractDays): readonly Law[] => {
  const { cancelledAt, contractCalendar, contractTerms, firstDayOfSetup, firstEnd, guaranteeLastDay } = of;
  const { guaranteeRefund, lastDayCovered, lastDayForNotice, nextEnd, possibleEnds, renewalMonths } = of;
  const { termEnd, withdrawable, withdrawalLastDay } = of;
  return [
    law("[CON-01] a term renews by itself, by twelve months at most and by one at least", () =>
      fc.property(fc.integer({ min: 0, max: 60 }), (minimumMonths) => {
        const months = minimumMonths < 1 ? 1 : minimumMonths > 12 ? 12 : minimumMonths;
        return renewalMonths({ minimumMonths }) === months;
      }),
    ),
    law(
      "[CON-01] the last day for notice is 31 days before the end, and a month before it where the law for consumers holds",
      () =>
        fc.property(anyContract, anyPolicy, anyDay, (contract, policy, end) => {
          const day = isForConsumers(contract, policy) ? addMonths(end, -1) : addDays(end, -31);
          return lastDayForNotice(contract, policy, end) === day;
        }),
    ),
    law("[ACC-02] the day that is read as the end is the one before it, and the day itself where it ends at once", () =>
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (noticed, after) => {
        const end = addDays(noticed, after);
        return lastDayCovered(end, noticed) === (after > 0 ? addDays(end, -1) : end);
      }),
    ),
    law(
      "[CON-01] possible ends are as many as are wanted, each the next one that a later notice reaches; where any day is one, it is the first alone",
      () =>
        fc.property(anyContract, anyPolicy, anyAge, fc.integer({ min: 1, max: 6 }), (contract, policy, age, count) => {
          const today = addDays(contract.start, age);
          const ends = possibleEnds(contract, policy, today, count);
          if (contract.hourly || isForConsumers(contract, policy))
            return isSameValue(ends, [nextEnd(contract, policy, today)]);
          const terms = Array.from({ length: 400 }, (_, at) => termEnd(contract, at));
          const open = terms.filter((end) => addDays(end, -31) >= today).slice(0, count);
          return open.length < count || isSameValue(ends, open);
        }),
    ),
    law(
      "[CON-01] [FRM-02] a notice without a day ends at the next possible one, one with a day on it, and a refusal names the next",
      () =>
        fc.property(anyContract, anyPolicy, anyAge, fc.nat(900), (contract, policy, age, after) => {
          const today = addDays(contract.start, age);
          const next = nextEnd(contract, policy, today);
          const wanted = addDays(next, after - 300);
          const made = cancelledAt(contract, policy, today, wanted);
          const isFree = contract.hourly || isForConsumers(contract, policy);
          const terms = Array.from({ length: 400 }, (_, at) => termEnd(contract, at));
          const mayBe = wanted >= next && (isFree || terms.includes(wanted));
          return (
            Result.getOrNull(cancelledAt(contract, policy, today, null)) === next &&
            (Result.isSuccess(made)
              ? mayBe && made.success === wanted
              : !mayBe && made.failure._tag === "EndNotPossible" && made.failure.next === next)
          );
        }),
    ),
    law(
      "[CON-02] [CON-05] the guarantee gives back the base fee of a period, at most what was paid, and is over or used up for a reason",
      () =>
        fc.property(anyContract, anyGuaranteeFacts, fc.nat(60), (contract, facts, age) => {
          const refund = guaranteeRefund(contract, facts, addDays(facts.ordered, age));
          const lastDay = addDays(facts.ordered, contractLimits.guaranteeDays);
          if (facts.earlier.some(({ withdrawn }) => !withdrawn)) return tagOf(refund) === "GuaranteeUsed";
          if (Result.isFailure(refund))
            return age > 30 && refund.failure._tag === "GuaranteeOver" && refund.failure.lastDay === lastDay;
          const { monthly, billingMonths } = contract;
          return age <= 30 && refund.success === Math.min(monthly * billingMonths, facts.paid);
        }),
    ),
    law("[CON-02] the last day of the guarantee is the thirtieth after the order", () =>
      fc.property(anyDay, (ordered) => guaranteeLastDay(ordered) === addDays(ordered, 30)),
    ),
    law(
      "[LGL-03] a withdrawal is in time to the first working day from the fourteenth after the order on, at the seller's place",
      () =>
        fc.property(anyDay, anySeller, fc.nat(40), (ordered, seller, age) => {
          const days = Array.from({ length: 20 }, (_, at) => addDays(ordered, 14 + at));
          const last = days.find((day) => weekday(day) < 6 && !isHoliday(day, seller));
          const tried = withdrawable(ordered, addDays(ordered, age), seller);
          return (
            withdrawalLastDay(ordered, seller) === last &&
            (Result.isSuccess(tried)
              ? addDays(ordered, age) <= tried.success && tried.success === last
              : addDays(ordered, age) > tried.failure.lastDay && tried.failure.lastDay === last)
          );
        }),
    ),
    law(
      "[LGL-04] a service is set up on the day of the order, or after the withdrawal of a consumer who did not want it before",
      () =>
        fc.property(anyDay, anyParty, fc.boolean(), anySeller, (ordered, party, earlyStart, seller) => {
          const waits = party === "private" && !earlyStart;
          const day = waits ? addDays(withdrawalLastDay(ordered, seller), 1) : ordered;
          return firstDayOfSetup(ordered, { party, earlyStart }, seller) === day;
        }),
    ),
    law("[CON-01] terms name the first term as it was agreed on, and how it goes on by policy and party", () =>
      fc.property(fc.integer({ min: 0, max: 60 }), anyPolicy, anyParty, (minimumMonths, policy, party) =>
        isSameValue(
          contractTerms(minimumMonths, policy, party),
          isForConsumers({ party }, policy)
            ? { minimumMonths, renewalMonths: 0, noticeDays: 0, noticeMonths: 1 }
            : { minimumMonths, renewalMonths: renewalMonths({ minimumMonths }), noticeDays: 31, noticeMonths: 0 },
        ),
      ),
    ),
    law(
      "[CON-01] [CON-03] the first end is the last day covered by a notice of today, and the last day for it is never past",
      () =>
        fc.property(anyContract, anyPolicy, anyAge, (contract, policy, age) => {
          const today = addDays(contract.start, age);
          const end = nextEnd(contract, policy, today);
          const notice = later(lastDayForNotice(contract, policy, end), today);
          return isSameValue(firstEnd(contract, policy, today), {
            end: end > today ? addDays(end, -1) : end,
            lastDay: contract.hourly ? today : notice,
          });
        }),
    ),
    law("[CON-01] an end is that of a term that a notice of today still reaches, and no sooner one is", () =>
      fc.property(anyTermContract, fc.integer({ min: 0, max: 60 }), (contract, renewals) => {
        const end = termEnd(contract, renewals);
        const last = addDays(end, -31);
        return last < contract.start || nextEnd(contract, "specified", last) === end;
      }),
    ),
    law(
      "[CON-01] [CON-02] [LGL-03] the calendar has each day that a contract has: its start, prices, rights, ends, in their order",
      () =>
        fc.property(
          anyContract,
          anyPolicy,
          fc.record({ age: fc.nat(900), guaranteed: fc.boolean(), withdrawable: fc.boolean(), seller: anySeller }),
          fc.record({ waits: fc.boolean(), ends: fc.nat(3), until: fc.option(fc.nat(900)), since: fc.nat(40) }),
          anyPrices,
          (contract, policy, { age, seller, ...facts }, { waits, ends, until, since }, steps) => {
            const { start, party, hourly } = contract;
            const today = addDays(start, age);
            const ordered = addDays(start, waits ? -15 : 0);
            const [end, noticed] = [until === null ? null : addDays(today, until), addDays(today, -since)];
            const prices = steps.map((step, at) => ({ ...step, from: addMonths(start, 1 + at) }));
            const made = contractCalendar(contract, {
              ...facts,
              seller,
              policy,
              ordered,
              today,
              prices,
              end,
              noticed,
              ends,
            });
            const dated = (kind: CalendarEntry["kind"], day: Day): CalendarEntry => ({ kind, day, price: null });
            const isBefore = (day: Day): boolean => end === null || day < end;
            const ahead = possibleEnds(contract, policy, today, ends).flatMap((each) => [
              ...(hourly ? [] : [dated("last-day-for-notice", later(lastDayForNotice(contract, policy, each), today))]),
              dated("possible-end", each > today ? addDays(each, -1) : each),
            ]);
            const expected: readonly CalendarEntry[] = [
              ...(waits && isBefore(start) ? [dated("start", start)] : []),
              ...prices
                .filter(({ from }) => isBefore(from))
                .map(
                  ({ from, ...price }): CalendarEntry => ({
                    kind: "price",
                    day: from,
                    price: { ...price, ...(hourly ? { atMost: true } : {}) },
                  }),
                ),
              ...(party === "private" && facts.withdrawable
                ? [dated("withdrawal-end", withdrawalLastDay(ordered, seller))]
                : []),
              ...(facts.guaranteed ? [dated("guarantee-end", guaranteeLastDay(ordered))] : []),
              ...(end === null ? ahead : [dated("agreed-end", noticed < end ? addDays(end, -1) : end)]),
            ];
            const sorted = (entries: readonly CalendarEntry[]): readonly string[] =>
              entries.map((entry) => JSON.stringify([entry.day, entry.kind, entry.price])).toSorted();
            return (
              isSameValue(sorted(made), sorted(expected)) &&
              made.every(({ day }, at) => at === 0 || (made[at - 1]?.day ?? day) <= day)
            );
          },
        ),
    ),
  ];
};
