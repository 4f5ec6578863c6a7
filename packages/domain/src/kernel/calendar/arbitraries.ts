// Days and instants as they occur, for laws.
import fc from "fast-check";
import { instant, type Day, type Instant, type TimeZone } from "./model.ts";
import { addDays, day } from "./rules.ts";

/** 2000 to 2099, month ends and leap days as often as other days. */
export const anyDay: fc.Arbitrary<Day> = fc.oneof(
  fc.integer({ min: 0, max: 36_524 }).map((days) => addDays(day("2000-01-01"), days)),
  fc
    .constantFrom("2024-02-29", "2025-02-28", "2026-01-31", "2026-03-31", "2026-10-25", "2027-03-28", "2027-12-31")
    .map(day),
);

/** 2000 to 2099, to the millisecond. */
export const anyInstant: fc.Arbitrary<Instant> = fc
  .integer({ min: 946_684_800_000, max: 4_102_444_799_999 })
  .map(instant);

export const anyTimeZone: fc.Arbitrary<TimeZone> = fc.constantFrom(
  "Europe/Berlin",
  "Europe/Vienna",
  "Europe/Lisbon",
  "UTC",
  "America/New_York",
  "Pacific/Apia",
);
