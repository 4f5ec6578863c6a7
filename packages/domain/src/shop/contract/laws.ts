// What always holds of contracts, under both policies.
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, addMonths, day, daysBetween } from "#kernel/calendar";
import { anyDay } from "#kernel/calendar/arbitraries";
import { law, lawsAbout, type Law } from "#kernel/law";
import { anyContract, anyGuaranteeFacts, anyPolicy, anyTermContract } from "./arbitraries.ts";
import { calendarLaws } from "./calendar-laws.ts";
import { chargeLaws } from "./charge-laws.ts";
import { clockLaws } from "./known-clock-laws.ts";
import { dayLaws } from "./day-laws.ts";
import { endingLaws } from "./ending-laws.ts";
import { noticeLaws } from "./notice-laws.ts";
import { serviceLaws } from "./service-laws.ts";
import { contractSlots, filledIn, slotNames } from "./words.ts";
import { isHoliday, weekday } from "./working-day.ts";
import * as own from "./rules.ts";
import * as calendar from "./calendar.ts";
import * as terms from "./terms.ts";

const anyRenewals = fc.nat(40);
/** Days of a contract's life: from its start on. */
const anyAge = fc.nat(4000);

const noPrices = { prices: [], end: null };

/** The functions that these laws are about, as we have them. [PKG-05] */
export const functions = {
  cancelledAt: own.cancelledAt,
  firstDayOfSetup: own.firstDayOfSetup,
  guaranteeLastDay: own.guaranteeLastDay,
  guaranteeRefund: own.guaranteeRefund,
  lastDayForNotice: own.lastDayForNotice,
  lastDayCovered: own.lastDayCovered,
  nextEnd: own.nextEnd,
  possibleEnds: own.possibleEnds,
  renewalMonths: own.renewalMonths,
  termEnd: own.termEnd,
  withdrawable: own.withdrawable,
  withdrawalLastDay: own.withdrawalLastDay,
  contractCalendar: calendar.contractCalendar,
  contractTerms: terms.contractTerms,
  firstEnd: terms.firstEnd,
} as const;

export type ContractFunctions = typeof functions;

/** The same laws of a stranger's functions: each that is given takes the place of ours. [PKG-05] */
export const lawsOf = (given: Partial<ContractFunctions> = {}): readonly Law[] =>
  lawsAbout<ContractFunctions>(functions, given, (of) => [...dayLaws(of), ...contractLaws(of)]);

const contractLaws = ({
  cancelledAt,
  firstDayOfSetup,
  guaranteeLastDay,
  guaranteeRefund,
  lastDayForNotice,
  lastDayCovered,
  nextEnd,
  possibleEnds,
  renewalMonths,
  termEnd,
  withdrawable,
  withdrawalLastDay,
  contractCalendar,
  contractTerms,
  firstEnd,
}: ContractFunctions): readonly Law[] => [
  law(
    "[CON-01] ends are anchored: a year of renewals later it is the same day of the year, or the last of its month",
    () =>
      fc.property(anyTermContract, anyRenewals, (contract, renewals) => {
        const end = termEnd(contract, renewals);
        return (
          end === addMonths(contract.start, Math.max(contract.minimumMonths, 1) + renewals * renewalMonths(contract)) &&
          end.slice(8) <= contract.start.slice(8)
        );
      }),
  ),
  law("[CON-01] a term renews by itself and never by more than 12 months", () =>
    fc.property(anyTermContract, (contract) => {
      const months = renewalMonths(contract);
      return months >= 1 && months <= 12 && (contract.minimumMonths < 1 || months <= contract.minimumMonths);
    }),
  ),
  law("[CON-01] the next end is the first whose last day for notice has not passed, as found one by one", () =>
    fc.property(anyTermContract, anyAge, (contract, age) => {
      const today = addDays(contract.start, age);
      const search = (renewals: number): string =>
        lastDayForNotice(contract, "specified", termEnd(contract, renewals)) >= today
          ? termEnd(contract, renewals)
          : search(renewals + 1);
      return nextEnd(contract, "specified", today) === search(0);
    }),
  ),
  law("[CON-01] waiting never brings the end nearer, and it is never in the past", () =>
    fc.property(anyContract, anyPolicy, anyAge, anyAge, (contract, policy, age, more) => {
      const today = addDays(contract.start, age);
      const end = nextEnd(contract, policy, today);
      return end >= today && nextEnd(contract, policy, addDays(today, more)) >= end;
    }),
  ),
  law(
    "[CON-01] for consumers no notice is longer than a month once the first term is over, and none is longer than as specified",
    () =>
      fc.property(anyTermContract, anyAge, (contract, age) => {
        const consumer = { ...contract, party: "private" } as const;
        const today = addDays(termEnd(consumer, 0), age);
        const end = nextEnd(consumer, "consumer-de", today);
        return end === addMonths(today, 1) && end <= addDays(nextEnd(consumer, "specified", today), 31);
      }),
  ),
  law("[CON-01] no contract ends before the first term is over, except one billed by the hour", () =>
    fc.property(
      anyTermContract,
      anyPolicy,
      anyAge,
      (contract, policy, age) => nextEnd(contract, policy, addDays(contract.start, age)) >= termEnd(contract, 0),
    ),
  ),
  law("[CON-01] the law for consumers changes nothing for business customers", () =>
    fc.property(anyContract, anyAge, (contract, age) => {
      const business = { ...contract, party: "business" } as const;
      const today = addDays(contract.start, age);
      return nextEnd(business, "consumer-de", today) === nextEnd(business, "specified", today);
    }),
  ),
  law(
    "[CON-01] terms agree with the calendar: a term renews by at most a year, and none is bound to more than 31 days or a month",
    () =>
      fc.property(
        anyPolicy,
        fc.constantFrom("private" as const, "business" as const),
        fc.integer({ min: 0, max: 60 }),
        (policy, party, months) => {
          const terms = contractTerms(months, policy, party);
          const isOpen = policy === "consumer-de" && party === "private";
          return isOpen
            ? terms.renewalMonths === 0 && terms.noticeMonths === 1 && terms.noticeDays === 0
            : terms.renewalMonths === renewalMonths({ minimumMonths: months }) &&
                terms.noticeDays === 31 &&
                terms.noticeMonths === 0;
        },
      ),
  ),
  law(
    "[CON-01] the first listed end is reached by cancelling on its last day, and none before it by cancelling today",
    () =>
      fc.property(
        anyTermContract,
        anyPolicy,
        anyAge,
        fc.integer({ min: 1, max: 500 }),
        (contract, policy, age, sooner) => {
          const today = addDays(contract.start, age);
          const { end, lastDay } = firstEnd(contract, policy, today);
          return (
            lastDay >= today &&
            lastDayCovered(nextEnd(contract, policy, lastDay), lastDay) === end &&
            Result.isFailure(cancelledAt(contract, policy, today, addDays(end, -sooner)))
          );
        },
      ),
  ),
  law("[CON-01] no text promises an end that the calendar does not have: every day that a slot names is computed", () =>
    fc.property(anyDay, anyPolicy, fc.constantFrom("en" as const, "de" as const), (today, policy, locale) => {
      const slots = contractSlots({ policy, day: today }, locale, (day) => day);
      const ends = (minimumMonths: number) =>
        firstEnd({ start: today, minimumMonths, hourly: false, party: "private" }, policy, today);
      const named = (text: string): readonly string[] => text.match(/\d{4,}-\d\d-\d\d/g) ?? [];
      return (
        slotNames.every((name) => slots[name] !== "" && !slots[name].includes("undefined")) &&
        named(slots.example).slice(0, 3).join() === [today, ends(12).end, ends(12).lastDay].join() &&
        named(slots["example-month"]).join() === [today, ends(1).end, ends(1).lastDay].join()
      );
    }),
  ),
  law("[CON-01] a slot is filled at any position, and what is no slot is unchanged", () =>
    fc.property(fc.string(), fc.constantFrom(...slotNames), fc.string(), (before, name, after) => {
      const slots = contractSlots({ policy: "specified", day: day("2026-11-21") }, "en", (of) => of);
      const text = `${before.replaceAll("{", "")}{contract:${name}}${after.replaceAll("}", "")}`;
      return (
        filledIn(text, slots) === text.replace(`{contract:${name}}`, () => slots[name]) &&
        filledIn("{contract:other} {renewal}", slots) === "{contract:other} {renewal}"
      );
    }),
  ),
  law(
    "[LGL-04] without an early start a consumer can withdraw on the day before the setup and not on its day; all others wait for nothing",
    () =>
      fc.property(anyDay, (ordered) => {
        const first = firstDayOfSetup(ordered, { party: "private", earlyStart: false });
        return (
          Result.isSuccess(withdrawable(ordered, addDays(first, -1))) &&
          Result.isFailure(withdrawable(ordered, first)) &&
          firstDayOfSetup(ordered, { party: "private", earlyStart: true }) === ordered &&
          firstDayOfSetup(ordered, { party: "business", earlyStart: false }) === ordered
        );
      }),
  ),
  law("[CON-03] hourly ends at once, under every policy", () =>
    fc.property(
      anyContract,
      anyPolicy,
      anyDay,
      (contract, policy, today) => nextEnd({ ...contract, hourly: true }, policy, today) === today,
    ),
  ),
  law("[CON-01] notice on its last day is in time, and as specified a day later it is for a later end", () =>
    fc.property(anyTermContract, anyPolicy, anyAge, (contract, policy, age) => {
      const end = nextEnd(contract, policy, addDays(contract.start, age));
      const last = lastDayForNotice(contract, policy, end);
      const late = nextEnd(contract, policy, addDays(last, 1));
      return (
        last < contract.start ||
        (nextEnd(contract, policy, last) === end && (policy === "specified" ? late > end : late >= end))
      );
    }),
  ),
  law("[CON-01] every listed end can be reached, and nothing before the first of them", () =>
    fc.property(anyContract, anyPolicy, anyAge, fc.integer({ min: 1, max: 500 }), (contract, policy, age, sooner) => {
      const today = addDays(contract.start, age);
      const ends = possibleEnds(contract, policy, today, 3);
      const first = nextEnd(contract, policy, today);
      return (
        ends[0] === first &&
        ends.every((end) => Result.isSuccess(cancelledAt(contract, policy, today, end))) &&
        Result.isFailure(cancelledAt(contract, policy, today, addDays(first, -sooner)))
      );
    }),
  ),
  law("[CON-02] the guarantee gives back no more than was paid and no more than its base", () =>
    fc.property(anyContract, anyGuaranteeFacts, fc.nat(60), (contract, facts, age) => {
      const refund = guaranteeRefund(contract, facts, addDays(facts.ordered, age));
      return (
        Result.isFailure(refund) ||
        (refund.success <= facts.paid &&
          refund.success <= contract.monthly * contract.billingMonths &&
          refund.success >= 0)
      );
    }),
  ),
  law("[CON-05] the guarantee holds exactly for first orders, to the end of day 30", () =>
    fc.property(anyContract, anyGuaranteeFacts, fc.nat(60), (contract, facts, age) => {
      const isFirst = facts.earlier.every(({ withdrawn }) => withdrawn);
      return Result.isSuccess(guaranteeRefund(contract, facts, addDays(facts.ordered, age))) === (isFirst && age <= 30);
    }),
  ),
  law("[LGL-03] the withdrawal ends on a working day, 14 days after the order or a few more", () =>
    fc.property(anyDay, (ordered) => {
      const last = withdrawalLastDay(ordered);
      const days = daysBetween(ordered, last);
      return (
        days >= 14 &&
        days <= 19 &&
        weekday(last) < 6 &&
        !isHoliday(last) &&
        Result.isSuccess(withdrawable(ordered, last)) &&
        Result.isFailure(withdrawable(ordered, addDays(last, 1)))
      );
    }),
  ),
  law("[CON-01] [CON-02] the calendar is in order, and each of its ends has its last day for notice before it", () =>
    fc.property(anyContract, anyPolicy, anyAge, fc.boolean(), (contract, policy, age, guaranteed) => {
      const entries = contractCalendar(contract, {
        policy,
        ordered: contract.start,
        today: addDays(contract.start, age),
        guaranteed,
        ends: 3,
        ...noPrices,
      });
      const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
      return (
        entries.every(({ day }, index) => index === 0 || day >= (entries[index - 1]?.day ?? day)) &&
        of("possible-end").length ===
          (contract.hourly ? 0 : of("last-day-for-notice").length) + (contract.hourly ? 1 : 0) &&
        of("last-day-for-notice").every(({ day }, index) => day < (of("possible-end")[index]?.day ?? "")) &&
        of("guarantee-end").every(({ day }) => guaranteed && day === guaranteeLastDay(contract.start))
      );
    }),
  ),
];

export const laws: readonly Law[] = [
  ...lawsOf(),
  ...serviceLaws,
  ...chargeLaws,
  ...noticeLaws,
  ...clockLaws,
  ...calendarLaws,
  ...endingLaws,
];
