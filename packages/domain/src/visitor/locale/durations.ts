// A duration in words, as its place in the sentence wants it: in, within or for "one hour", "2 minutes"; „einer Stunde“, „innerhalb von 2 Minuten“, „2 Tage“. [FRM-05] [ACC-06]
import { daySeconds } from "#kernel/calendar";
import type { Locale, Localized } from "./model.ts";
import { inLocale } from "./rules.ts";

/** How many of a unit make the next one. */
const steps = [60, 60, 24];

/** Where it stands: after "in" or "after" (German dative), within so long, or for so long (accusative). */
export type DurationUse = "in" | "within" | "for";

/** Second, minute, hour, day: one of it, and more of it. */
type Units = readonly (readonly [one: string, many: string])[];

const english: Units = [
  ["one second", "seconds"],
  ["one minute", "minutes"],
  ["one hour", "hours"],
  ["one day", "days"],
];

const words: Localized<Readonly<Record<DurationUse, Units>>> = {
  en: { in: english, within: english, for: english },
  de: {
    in: [
      ["einer Sekunde", "Sekunden"],
      ["einer Minute", "Minuten"],
      ["einer Stunde", "Stunden"],
      ["einem Tag", "Tagen"],
    ],
    within: [
      ["einer Sekunde", "Sekunden"],
      ["einer Minute", "Minuten"],
      ["einer Stunde", "Stunden"],
      ["eines Tages", "Tagen"],
    ],
    for: [
      ["eine Sekunde", "Sekunden"],
      ["eine Minute", "Minuten"],
      ["eine Stunde", "Stunden"],
      ["einen Tag", "Tage"],
    ],
  },
};

const unknownDuration: Localized<string> = { en: "a moment", de: "einem Moment" };

/** Seconds in the largest unit of which there are two, or one exactly, rounded up: a wait of that length is always long enough. */
export const durationInWords = (locale: Locale, seconds: number, use: DurationUse = "in"): string => {
  let count = Math.max(1, Math.ceil(seconds));
  let unit = 0;
  for (const step of steps) {
    if (count !== step && count < 2 * step) break;
    count = Math.ceil(count / step);
    unit += 1;
  }
  const [one = "", many = ""] = inLocale(words, locale)[use][unit] ?? [];
  return Number.isFinite(count) ? (count === 1 ? one : `${count} ${many}`) : inLocale(unknownDuration, locale);
};

/** So many days: "180 days"; „180 Tage“, after "after" „180 Tagen“. */
export const daysInWords = (locale: Locale, days: number, use: DurationUse = "for"): string =>
  durationInWords(locale, days * daySeconds, use);

/** What stands before one of a unit, and before more of it. */
const before: Localized<readonly [one: string, many: string]> = {
  en: ["within", "within"],
  de: ["innerhalb", "innerhalb von"],
};

/** "within one hour"; „innerhalb einer Stunde“, „innerhalb von 24 Stunden“. */
export const withinInWords = (locale: Locale, seconds: number): string => {
  const duration = durationInWords(locale, seconds, "within");
  const [one, many] = inLocale(before, locale);
  return `${/^\d/.test(duration) ? many : one} ${duration}`;
};
