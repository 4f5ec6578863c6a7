// Laws of what a contract charges next, and of what the contracts of an order are billed for together. [ACC-02] [ACC-07] [PRD-08]
import fc from "fast-check";
import { addDays, addMonths, compareDays, type Day, instant, isBefore } from "#kernel/calendar";
import { anyDay } from "#kernel/calendar/arbitraries";
import { isSameValue, law, type Law } from "#kernel/law";
import { cents, sum } from "#kernel/money";
import { clockActs, clockDayAfter, dueOnOneDay } from "./clock.ts";
import { type Charge, nextCharge } from "./next-charge.ts";
import { noticeDayWhenDone, noticeLetterAfter } from "./notice-letter.ts";
import { firstDayOfSetup, orderedUnder } from "./rules.ts";
import { anyService } from "./service-laws.ts";
import type { ContractState, ServiceContract } from "./service-model.ts";

type Charged = Parameters<typeof nextCharge>[0];

const anyPart = fc
  .record({
    everyMonths: fc.constantFrom(1, 3, 12),
    recurring: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 9_999 }) },
      { weight: 1, arbitrary: fc.constant(0) },
    ),
    regularFrom: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ everyMonths, recurring, regularFrom }) => ({
    kind: "product" as const,
    subject: "web-m",
    title: { en: "Web M", de: "Web M" },
    quantity: 1,
    first: cents(0),
    recurring: cents(recurring),
    everyMonths,
    recurringFromMonth: regularFrom * everyMonths,
  }));

/** Contracts of several rhythms; those that end do so on a day of a period as often as on any other. */
const anyCharged: fc.Arbitrary<Charged> = fc
  .record({
    start: anyDay,
    parts: fc.array(anyPart, { minLength: 1, maxLength: 3 }),
    hourly: fc.boolean(),
    end: fc.option(fc.tuple(fc.nat(30), fc.constantFrom(-1, 0, 0, 1, 11))),
  })
  .map(({ start, parts, hourly, end }) => {
    const state: ContractState =
      end === null
        ? { kind: "running" }
        : {
            kind: "cancelled",
            at: instant(0),
            end: addDays(addMonths(start, end[0]), end[1]),
            by: "notice",
            refund: null,
          };
    return { start, parts, hourly, state };
  });

const endOf = ({ state }: Charged): Day | null => (state.kind === "cancelled" ? state.end : null);

/** The same, found month by month. */
const slowly = (contract: Charged, after: Day): Charge | null => {
  const end = endOf(contract);
  const costly = contract.parts.filter(({ recurring }) => recurring > 0);
  for (let month = 1; month <= 200; month += 1) {
    const day = addMonths(contract.start, month);
    if (end !== null && !isBefore(day, end)) return null;
    const same = costly.filter((part) => month % part.everyMonths === 0 && month >= part.recurringFromMonth);
    const isFreeInPart = costly.some(
      (part) => part.everyMonths > 1 && month === part.recurringFromMonth - part.everyMonths,
    );
    if (isBefore(after, day) && same.length > 0 && !isFreeInPart)
      return { day, cents: sum(same.map(({ recurring }) => recurring)), atMost: contract.hourly };
  }
  return null;
};

const anyClock = fc.record({ id: fc.uuid(), day: fc.option(fc.nat(5)) });

export const chargeLaws: readonly Law[] = [
  law(
    "[ACC-02] [PRD-08] what a contract charges next is the first period that costs its price, as found month by month, and none from its end on",
    () =>
      fc.property(anyCharged, fc.integer({ min: -40, max: 900 }), (contract, age) => {
        const after = addDays(contract.start, age);
        return isSameValue(nextCharge(contract, after), slowly(contract, after));
      }),
  ),
  law(
    "[ACC-02] [ACC-07] the pieces of an item have the same days of their clocks, whichever of them has a cent of its price; what costs one alone nothing has none",
    () =>
      fc.property(anyCharged, fc.nat(900), fc.integer({ min: 1, max: 4 }), (contract, age, of) => {
        const after = addDays(contract.start, age);
        const own = {
          ...contract,
          policy: "specified",
          minimumMonths: 1,
          party: "business",
        } as unknown as ServiceContract;
        const costing = (recurring: number): ServiceContract => ({
          ...own,
          hourly: true,
          ...(of === 1 ? {} : { piece: { number: of, of } }),
          parts: own.parts.map((part) => ({ ...part, recurring: cents(recurring) })),
        });
        const [free, priced] = [costing(0), costing(1)];
        const day = clockDayAfter(priced, after);
        return of === 1
          ? clockDayAfter(free, after) === endOf(contract)
          : clockDayAfter(free, after) === day &&
              (day === null || isSameValue(clockActs(free, day), clockActs(priced, day)));
      }),
  ),
  law(
    "[ACC-07] [CHK-05] contracts of an order that are due on one day are billed together, and what was due earlier comes before",
    () =>
      fc.property(anyDay, fc.array(anyClock, { maxLength: 5 }), fc.nat(5), (first, some, age) => {
        const today = addDays(first, age);
        const clocks = some.map(({ id, day }) => ({ id, day: day === null ? null : addDays(first, day) }));
        const days = clocks.flatMap(({ day }) => (day === null || compareDays(day, today) > 0 ? [] : [day]));
        const made = dueOnOneDay(clocks, today);
        if (made === null) return days.length === 0;
        return (
          days.every((day) => compareDays(made.day, day) <= 0) &&
          days.includes(made.day) &&
          isSameValue(
            made.due,
            clocks.filter(({ day }) => day === made.day),
          )
        );
      }),
  ),
  law(
    "[LGL-04] [CHK-10] what is ordered is bound and billed from the first day on which it may be set up, whether its terms name that day or leave it out",
    () =>
      fc.property(
        anyDay,
        fc.constantFrom("private" as const, "business" as const),
        fc.boolean(),
        fc.constantFrom("DE", "AT"),
        (day, party, earlyStart, seller) => {
          const terms = orderedUnder({ policy: "specified", day, seller }, { party, earlyStart });
          return (terms.start ?? terms.day) === firstDayOfSetup(day, { party, earlyStart }, seller);
        },
      ),
  ),
  law(
    "[LIF-04] a contract from before there were letters gets the one whose day is today; where that is written its next one comes later",
    () =>
      fc.property(anyService, fc.nat(900), (contract, age) => {
        const letter = noticeLetterAfter(contract, addDays(contract.start, age));
        if (letter === null) return true;
        const done = noticeDayWhenDone(contract, letter.day, letter.day);
        return noticeDayWhenDone(contract, "", letter.day) === letter.day && (done === null || done > letter.day);
      }),
  ),
];
