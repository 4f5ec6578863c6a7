// Examples of durations in words.
import { describe, expect, it } from "vitest";
import { daysInWords, durationInWords, withinInWords } from "./index.ts";

describe("a duration in words", () => {
  it.each([
    [0, "one second", "einer Sekunde"],
    [1, "one second", "einer Sekunde"],
    [1.2, "2 seconds", "2 Sekunden"],
    [59, "59 seconds", "59 Sekunden"],
    [60, "one minute", "einer Minute"],
    [61, "61 seconds", "61 Sekunden"],
    [120, "2 minutes", "2 Minuten"],
    [121, "3 minutes", "3 Minuten"],
    [3_541, "one hour", "einer Stunde"],
    [3_600, "one hour", "einer Stunde"],
    [3_601, "61 minutes", "61 Minuten"],
    [7_200, "2 hours", "2 Stunden"],
    [86_400, "one day", "einem Tag"],
    [172_800, "2 days", "2 Tagen"],
    [Number.NaN, "a moment", "einem Moment"],
    [Number.POSITIVE_INFINITY, "a moment", "einem Moment"],
  ])("[FRM-05] %s seconds", (seconds, english, german) =>
    expect([durationInWords("en", seconds), durationInWords("de", seconds)]).toEqual([english, german]),
  );
});

it("[ACC-06] [SES-06] a duration takes the case of its place", () => {
  expect([
    daysInWords("de", 180),
    daysInWords("de", 180, "in"),
    daysInWords("de", 1),
    daysInWords("en", 90, "in"),
  ]).toEqual(["180 Tage", "180 Tagen", "einen Tag", "90 days"]);
  expect([3600, 7200, 86_400].map((seconds) => withinInWords("de", seconds))).toEqual([
    "innerhalb einer Stunde",
    "innerhalb von 2 Stunden",
    "innerhalb eines Tages",
  ]);
  expect([withinInWords("en", 3600), durationInWords("de", 3600, "for")]).toEqual(["within one hour", "eine Stunde"]);
});
