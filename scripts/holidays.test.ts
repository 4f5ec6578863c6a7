// The generated table of public holidays against the package it comes from: it has every working day that is one, and no other. [LGL-03] [REP-1]
import { isHoliday, weekday } from "@kontor/domain/shop/contract";
import { addDays, day } from "@kontor/domain/kernel/calendar";
import { expect, it } from "vitest";
import { publicHolidays } from "./lib/holidays.mjs";

it.each([
  ["DE", 2027],
  ["DE", 2044],
  ["AT", 2029],
  ["FR", 2031],
  ["GB", 2033],
  ["NL", 2038],
  ["US", 2028],
] as const)("[LGL-03] [REP-1] the table of %s agrees with the package in %i", (country, year) => {
  const found = new Set<string>(publicHolidays(country, year));
  const differing = Array.from({ length: 365 }, (_, index) => addDays(day(`${year}-01-01`), index)).filter(
    (of) => weekday(of) < 6 && isHoliday(of, country) !== found.has(of),
  );
  expect(differing).toEqual([]);
});
