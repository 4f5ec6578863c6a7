// What a contract charges next, after what was invoiced already: the billing period that begins first, as its parts were ordered. [ACC-02] [PRD-08]
import { addMonths, compareDays, type Day, isBefore } from "#kernel/calendar";
import { type Cents, sum } from "#kernel/money";
import { clockDayOfEnd, nextPeriod } from "./clock.ts";
import type { ContractView } from "./service-model.ts";

type Charged = Pick<ContractView["contract"], "start" | "parts" | "state" | "hourly">;

type Part = Charged["parts"][number];

export interface Charge {
  readonly day: Day;
  readonly cents: Cents;
  /** Hours are billed: it is the most of a month. [PRD-08] */
  readonly atMost: boolean;
}

/** The first day after this one on which a billing period costs something; null where nothing does any more, since it is free or ends before. */
export const nextCharge = (contract: Charged, after: Day): Charge | null => {
  const { start, parts, hourly } = contract;
  const end = clockDayOfEnd(contract);
  const charges = parts
    .filter(({ recurring }) => recurring > 0)
    .map((part) => ({ day: firstCharged(start, part, after), cents: part.recurring }))
    .filter(({ day }) => end === null || isBefore(day, end))
    .toSorted((a, b) => compareDays(a.day, b.day));
  const [first] = charges;
  if (first === undefined) return null;
  if (mayBeFreeInPartOn(contract, first.day)) return nextCharge(contract, first.day);
  const same = charges.filter(({ day }) => day === first.day);
  return { day: first.day, cents: sum(same.map(({ cents }) => cents)), atMost: hourly };
};

/** Whether something of a contract may be free in part from a day on: what that day costs is said by its invoice alone. */
export const mayBeFreeInPartOn = (contract: Charged, day: Day): boolean => {
  const { start, parts } = contract;
  const end = clockDayOfEnd(contract);
  return (end === null || compareDays(day, end) < 0) && parts.some((part) => mayBeFreeInPart(start, part, day));
};

/** Whether the last period before the regular price begins on a day: of several months some may be free and others not, which no part says. */
const mayBeFreeInPart = (start: Day, { recurring, everyMonths, recurringFromMonth }: Part, day: Day): boolean =>
  recurring > 0 && everyMonths > 1 && addMonths(start, recurringFromMonth - everyMonths) === day;

/** Months that are free, also in part, are passed over: what is named is the regular price. */
const firstCharged = (start: Day, part: Part, after: Day): Day => {
  const next = nextPeriod({ start }, part, after);
  const from = addMonths(start, part.recurringFromMonth);
  return isBefore(next, from) ? from : next;
};
