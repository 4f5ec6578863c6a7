// Prices as a price list sets them.
import type { Example, Examples, Texts } from "./examples.ts";
import { Price, type PriceProps } from "./price.tsx";

const price = (amount: number, size: NonNullable<PriceProps["size"]>, unit?: Texts): Example => ({
  keys: "none",
  Show: ({ locale, say }) => (
    <Price locale={locale} amount={amount} size={size} {...(unit === undefined ? {} : { unit: say(unit) })} />
  ),
});

const hourPrice = (micros: number): Example => ({
  keys: "none",
  Show: ({ locale, say }) => (
    <Price locale={locale} hourPrice={micros} size="large" unit={say({ en: "/ hour", de: "/ Stunde" })} />
  ),
});

const monthly = { en: "/ month", de: "/ Monat" };

export const examples: Examples = {
  group: "figures",
  states: {
    rest: price(499, "normal", monthly),
    small: price(499, "small", monthly),
    large: price(499, "large", monthly),
    free: price(0, "normal", monthly),
    plain: price(1_190, "normal"),
    hour: hourPrice(8_403),
    "whole-hour": hourPrice(10_000),
    long: price(12_345_678, "large", { en: "/ year", de: "/ Jahr" }),
  },
};
