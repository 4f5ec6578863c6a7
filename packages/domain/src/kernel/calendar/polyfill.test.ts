// The polyfill computes the same results as the platform's Temporal, by the same vectors. [CON-01]
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import months from "#fixtures/month-arithmetic.json" with { type: "json" };
import zones from "#fixtures/zone-days.json" with { type: "json" };
import {
  addDays,
  addMonths,
  day,
  dayOf,
  daysBetween,
  endOfDay,
  ensureTemporal,
  instant,
  startOfDay,
  type TemporalLike,
} from "#kernel/calendar";
import { smallTemporal } from "./polyfill.ts";
import { putInTemporal } from "./temporal.ts";

declare const Temporal: TemporalLike | undefined;

describe("without the platform's Temporal", () => {
  beforeAll(() => putInTemporal(smallTemporal));
  afterAll(() => (typeof Temporal === "undefined" ? undefined : putInTemporal(Temporal)));

  it.each(months.cases)("[CON-01] $start and $months months is $result", ({ start, months: count, result }) =>
    expect(addMonths(day(start), count)).toBe(result),
  );
  it.each(zones.cases)(
    "[CON-01] $day in $zone is from $opensUtc until $closesUtc",
    ({ zone, day: of, opensUtc, closesUtc }) => {
      expect([startOfDay(day(of), zone), endOfDay(day(of), zone)]).toEqual([
        Date.parse(opensUtc),
        Date.parse(closesUtc),
      ]);
      expect(dayOf(instant(Date.parse(closesUtc) - 1), zone)).toBe(of);
    },
  );
  it("[CON-01] days are counted", () => {
    expect(daysBetween(day("2026-02-28"), day("2026-03-31"))).toBe(31);
    expect(daysBetween(day("2026-03-31"), day("2026-02-28"))).toBe(-31);
    expect(addDays(day("2024-02-28"), 1)).toBe("2024-02-29");
  });
  it("[CON-01] is loaded by the composition root, and required until then", async () => {
    vi.resetModules();
    vi.stubGlobal("Temporal", undefined);
    const fresh = await import("#kernel/calendar");
    expect(() => fresh.addDays(fresh.day("2026-12-31"), 1)).toThrow("this platform has no Temporal");
    await fresh.ensureTemporal();
    expect(fresh.addDays(fresh.day("2026-12-31"), 1)).toBe("2027-01-01");
    vi.unstubAllGlobals();
  });
  it("[CON-01] is not loaded where an implementation is in", async () => {
    await ensureTemporal();
    expect(addDays(day("2026-12-31"), 1)).toBe("2027-01-01");
  });
});
