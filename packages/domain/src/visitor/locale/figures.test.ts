// Amounts, counts and rates are written as the platform's formats write them, which have them from CLDR. [LOC-07]
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clockText,
  dayInWords,
  exactPriceText,
  hourPriceParts,
  hourPriceText,
  moneyParts,
  moneyText,
  numberText,
  rateText,
} from "./figures.ts";
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
  it("[LOC-07] [VAT-11] prices by the hour and by the gigabyte are written as by CLDR, with the digits that they have", () => {
    const written = (most: number) =>
      new Intl.NumberFormat(localeTag[locale], {
        style: "currency",
        currency: "EUR",
        minimumFractionDigits: 2,
        maximumFractionDigits: most,
      });
    const [four, six] = [written(4), written(6)];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_000 }), (price) => {
        expect(exactPriceText(locale, price)).toBe(six.format(price / 1e6));
        // A half goes up here; binary fractions may lie on either side of it.
        if (price % 100 !== 50) expect(hourPriceText(locale, price)).toBe(four.format(price / 1e6));
      }),
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

it("[LOC-07] a time of day has its word in German, on the same line, and none in English", () =>
  expect([clockText("de", "um 22:50"), clockText("en", "at 22:50")]).toEqual(["um 22:50\u00a0Uhr", "at 22:50"]));

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

it("[LOC-07] [VAT-11] [SHOP2-7] an hour shows four digits after the point at most, and a price that is counted all it has", () => {
  expect([8403, 10_000, 10_084].map((price) => hourPriceText("de", price))).toEqual([
    "0,0084\u00a0€",
    "0,01\u00a0€",
    "0,0101\u00a0€",
  ]);
  expect([hourPriceParts("de", 8403)[0], hourPriceParts("de", 10_000)[0]]).toEqual([
    ["whole", "0,0084"],
    ["whole", "0,"],
  ]);
  expect([8403, 10_000, 33_613].map((price) => exactPriceText("en", price))).toEqual([
    "€0.008403",
    "€0.01",
    "€0.033613",
  ]);
});
