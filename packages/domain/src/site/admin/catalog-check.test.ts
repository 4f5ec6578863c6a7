// Examples of the nightly check of the catalogue. [ADM-01]
import { expect, it } from "vitest";
import { type Instant, instant, type TimeZone } from "#kernel/calendar";
import { isCheckDue, newFaults } from "./catalog-check.ts";
import type { FaultyEntry } from "./model.ts";

const berlin = "Europe/Berlin" as TimeZone;
const at = (written: string): Instant => instant(Date.parse(written));

it.each([
  ["never before", "2026-11-21T11:00:00+01:00", null, true],
  ["this night already", "2026-11-21T11:00:00+01:00", "2026-11-21T03:02:00+01:00", false],
  ["last night, before three", "2026-11-21T02:59:00+01:00", "2026-11-20T03:02:00+01:00", false],
  ["last night, from three on", "2026-11-21T03:00:00+01:00", "2026-11-20T03:02:00+01:00", true],
  ["by hand in the evening", "2026-11-22T03:01:00+01:00", "2026-11-21T20:00:00+01:00", true],
  ["days ago, in the small hours", "2026-11-21T01:00:00+01:00", "2026-11-18T03:00:00+01:00", true],
])("[ADM-01] a check is due where the last one was %s", (_, now, last, due) =>
  expect(isCheckDue(at(now), last === null ? null : at(last), berlin)).toBe(due),
);

it("[ADM-01] staff are written to about faults that the check before did not find", () => {
  const fault = (key: string): FaultyEntry => ({
    entry: "product",
    key,
    fault: "price-negative",
    rule: "PRD-01",
    detail: "monthly",
  });
  const [one, two] = [fault("web-m"), fault("web-l")];
  expect(newFaults(null, [one])).toEqual([one]);
  expect(newFaults({ at: at("2026-11-21T03:00:00+01:00"), faults: [one] }, [one, two])).toEqual([two]);
  expect(newFaults({ at: at("2026-11-21T03:00:00+01:00"), faults: [one, two] }, [])).toEqual([]);
  expect(newFaults({ at: at("2026-11-21T03:00:00+01:00"), faults: [{ ...one, detail: "setup" }] }, [one])).toEqual([
    one,
  ]);
});
