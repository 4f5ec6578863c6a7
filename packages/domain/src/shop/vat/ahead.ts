// Rates that are known to change: which one a period has that ends behind the change. [VAT-14]
import * as Result from "effect/Result";
import { addDays, addMonths, compareDays, type Day, isBefore } from "#kernel/calendar";
import { isEuMember, vatCountryOf, type CountryCode } from "#kernel/country";
import { rateIn, vatMapOn } from "./rules.ts";
import type { DatedVatMap, LaterVat, VatAt, VatDecision, VatMap, VatRate } from "./model.ts";

/** The first day of each change that is known to come after a day, ascending, with the map of it. */
export const vatMapsAfter = (rates: readonly VatRate[], today: Day): readonly DatedVatMap[] => {
  const days = rates.flatMap(({ from, until }) => [from, ...(until === null ? [] : [addDays(until, 1)])]);
  return [...new Set(days)]
    .filter((from) => isBefore(today, from))
    .sort(compareDays)
    .flatMap((from) => {
      const map = vatMapOn(rates, from);
      return Result.isSuccess(map) ? [{ from, map: map.success }] : [];
    });
};

/** What was decided for a customer or visitor, by the rates of another day: their country and their reason stand, only the rate may be another one. */
export const decidedBy = (decision: VatDecision, map: VatMap): VatDecision => {
  const { country, treatment } = decision;
  if (treatment === "individual" || treatment === "reverse-charge") return decision;
  const rate = rateIn(map, country);
  if (treatment === "view" || treatment === "domestic") return { country, rate, treatment };
  return { country, rate, treatment: isEuMember(country) || rate > 0 ? "destination" : "outside" };
};

/** The seller's own rate, which is in the prices of the catalogue. [VAT-11] */
export const homeRateIn = (map: VatMap, seller: CountryCode): VatAt["homeRate"] => rateIn(map, vatCountryOf(seller));

/** The last day of a period of so many months, which is its tax point. */
export const lastDayOf = (begins: Day, months: number): Day => addDays(addMonths(begins, months), -1);

/** No change is looked for behind the longest time that anything is quoted for. */
const mostMonths = 120;

/**
 * What is decided for periods that begin on a day, by their length, where rates are known to change: a period has the rates of its last day. Nothing
 * where no change is known.
 */
export const laterVat = (
  now: VatAt,
  maps: readonly DatedVatMap[],
  { begins, seller }: { readonly begins: Day; readonly seller: CountryCode },
): readonly LaterVat[] => {
  const later: LaterVat[] = [];
  for (const { from, map } of maps) {
    const months = monthsUntil(begins, from);
    if (months === null) break;
    const next = { months, vat: decidedBy(now.vat, map), homeRate: homeRateIn(map, seller) };
    if (later.at(-1)?.months === months) later.pop();
    if (!isSameVat(later.at(-1) ?? now, next)) later.push(next);
  }
  return later;
};

/** How many months a period has at least that ends on a day or after it. */
const monthsUntil = (begins: Day, day: Day): number | null => {
  for (let months = 1; months <= mostMonths; months += 1) if (!isBefore(lastDayOf(begins, months), day)) return months;
  return null;
};

const isSameVat = (one: VatAt, other: VatAt): boolean =>
  one.homeRate === other.homeRate && isSameDecision(one.vat, other.vat);

/** Whether both say the same: rate, treatment and country. */
export const isSameDecision = (one: VatDecision, other: VatDecision): boolean =>
  one.rate === other.rate && one.treatment === other.treatment && one.country === other.country;

/** What holds for a period that ends so many months after the day on which periods begin. */
export const vatAfter = (now: VatAt, later: readonly LaterVat[], months: number): VatAt =>
  later.findLast((each) => each.months <= months) ?? now;
