// The calendar by the vectors of month arithmetic and of local days. [CON-01] [CUS-09]
import { describe, expect, it } from "vitest";
import months from "#fixtures/month-arithmetic.json" with { type: "json" };
import zones from "#fixtures/zone-days.json" with { type: "json" };
import {
  addDays,
  addMonths,
  compareDays,
  day,
  dayOf,
  daysBetween,
  endOfDay,
  instant,
  isBefore,
  readDay,
  startOfDay,
} from "#kernel/calendar";

describe("months", () => {
  it.each(months.cases)("[CON-01] $start and $months months is $result", ({ start, months: count, result }) =>
    expect(addMonths(day(start), count)).toBe(result),
  );
  it("[CON-01] periods are anchored to the first day, never chained", () =>
    expect([1, 2, 3, 13].map((k) => addMonths(day("2026-01-31"), k))).toEqual([
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2027-02-28",
    ]));
  it("[CON-01] days are counted and compared", () => {
    expect(daysBetween(day("2026-02-28"), day("2026-03-31"))).toBe(31);
    expect(addDays(day("2024-02-28"), 1)).toBe("2024-02-29");
    const [early, late] = [day("2026-09-30"), day("2026-10-01")];
    expect([compareDays(early, late), compareDays(late, early), compareDays(late, late)]).toEqual([-1, 1, 0]);
    expect([isBefore(early, late), isBefore(late, early), isBefore(late, late)]).toEqual([true, false, false]);
  });
});

describe("local days", () => {
  it.each(zones.cases)(
    "[CON-01] $day in $zone is from $opensUtc until $closesUtc",
    ({ zone, day: of, opensUtc, closesUtc }) => {
      const [opens, closes] = [Date.parse(opensUtc), Date.parse(closesUtc)];
      expect([startOfDay(day(of), zone), endOfDay(day(of), zone)]).toEqual([opens, closes]);
      expect([dayOf(instant(opens), zone), dayOf(instant(closes - 1), zone)]).toEqual([of, of]);
      expect(dayOf(instant(opens - 1), zone)).toBe(addDays(day(of), -1));
    },
  );
});

describe("reading days", () => {
  it.each([
    ["2026-11-21", "2026-11-21"],
    ["21.11.2026", "2026-11-21"],
    ["1.2.2027", "2027-02-01"],
    ["2028-02-29", "2028-02-29"],
    ["29.2.2000", "2000-02-29"],
  ])("[CUS-09] %s is read", (text, read) => expect(readDay(text)).toBe(read));
  it.each([
    "",
    "2026-02-29",
    "2026-13-01",
    "31.04.2026",
    "0.1.2026",
    "21/11/2026",
    "2026-1-1",
    "21.11.26",
    "2026-11-21T00:00",
    "+002026-11-21",
    "2026-00-05",
    "5.0.2026",
    "29.2.1900",
    "121.11.2026",
    "21.11.20261",
  ])("[CUS-09] %j is no day", (text) => expect(readDay(text)).toBeNull());
  it("[CUS-09] a constructor takes ISO form only", () =>
    expect(() => day("21.11.2026")).toThrow("not a day: 21.11.2026"));
});
