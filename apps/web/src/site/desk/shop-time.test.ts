// Times as they are typed: by the clocks of the shop, in summer and winter, on the days on which they change. [TKT-06]
import type { Day } from "@kontor/domain/kernel/calendar";
import { expect, it } from "vitest";
import { clockTime, momentAt } from "./shop-time.ts";

it.each([
  ["2026-12-05", "10:00", "2026-12-05T09:00:00Z"],
  ["2026-12-05", "09:30", "2026-12-05T20:30:00Z", "Pacific/Midway"],
  ["2026-12-05", "10:00", "2026-12-05T10:00:00Z", "Europe/Lisbon"],
  ["2026-07-05", "10:00", "2026-07-05T08:00:00Z"],
  ["2026-03-29", "01:30", "2026-03-29T00:30:00Z"],
  ["2026-03-29", "03:30", "2026-03-29T01:30:00Z"],
  ["2026-10-25", "23:59", "2026-10-25T22:59:00Z"],
])("[TKT-06] [CODE4-1] %s at %s is %s, and is shown as it was typed", (day, time, moment, zone = "Europe/Berlin") => {
  const at = momentAt(day as Day, time, zone);
  expect(at).toBe(Date.parse(moment));
  expect(clockTime(at ?? 0, zone)).toBe(`${day}T${time}`);
});

it.each(["", "24:00", "9:00", "10:60", "noon"])("[TKT-06] %j is no time", (time) =>
  expect(momentAt("2026-12-05" as Day, time, "Europe/Berlin")).toBeNull(),
);
