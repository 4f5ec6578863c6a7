// Amounts, counts and rates are written as the platform's formats write them, which have them from CLDR. [LOC-07]
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayInWords, moneyParts, moneyText, numberText, rateText } from "./figures.ts";
import { locales, localeTag } from "./model.ts";

const most = 1e13;

describe.each(locales)("in %s", (locale) => {
  const euros = new Intl.NumberFormat(localeTag[locale], { style: "currency", currency: "EUR" });
  const counts = new Intl.NumberFormat(localeTag[locale]);
  const percents = new Intl.NumberFormat(localeTag[locale], { style: "percent", maximumFractionDigits: 2 });
  it("[LOC-07] amounts are written as by CLDR, with a minus instead of a hyphen", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: -2_000_000, max: 2_000_000 }),
          fc.maxSafeInteger().filter((cents) => Math.abs(cents) < most),
        ),
        (cents) => {
          expect(moneyText(locale, cents)).toBe(euros.format(cents / 100).replace("-", "−"));
        },
      ),
      { numRuns: 2_000 },
    );
  });
  it("[LOC-07] days are written as by CLDR, their number beside their month", () => {
    const days = new Intl.DateTimeFormat(localeTag[locale], { dateStyle: "long", timeZone: "UTC" });
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, "0")}-${month < 6 ? "04" : "24"}`;
      expect(dayInWords(locale, day).replace("\u00a0", " ")).toBe(days.format(Date.parse(day)));
    }
  });
  it("[LOC-07] counts and rates are written as by CLDR", () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.nat(200_000), (count, basisPoints) => {
        expect(numberText(locale, count)).toBe(counts.format(count));
        expect(rateText(locale, basisPoints)).toBe(percents.format(basisPoints / 10_000));
      }),
      { numRuns: 2_000 },
    );
  });
});

it("[LOC-07] the cents and the sign of an amount stand apart, so that a price list can raise them", () => {
  expect(moneyParts("en", -123_405)).toEqual([
    ["sign", "−"],
    ["currency", "€"],
    ["whole", "1,234."],
    ["cents", "05"],
  ]);
  expect(moneyParts("de", 123_405)).toEqual([
    ["whole", "1.234,"],
    ["cents", "05"],
    ["currency", "\u00a0€"],
  ]);
});
