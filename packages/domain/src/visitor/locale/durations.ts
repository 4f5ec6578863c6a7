// A duration in words, for use after "in" in both languages: "one hour", "2 minutes"; „einer Stunde“, „2 Minuten“. [FRM-05]
import type { Locale, Localized } from "./model.ts";

/** How many of a unit make the next one. */
const steps = [60, 60, 24];

/** Second, minute, hour, day: one of it, and more of it. German in the dative. */
const words: Localized<readonly (readonly [one: string, many: string])[]> = {
  en: [
    ["one second", "seconds"],
    ["one minute", "minutes"],
    ["one hour", "hours"],
    ["one day", "days"],
  ],
  de: [
    ["einer Sekunde", "Sekunden"],
    ["einer Minute", "Minuten"],
    ["einer Stunde", "Stunden"],
    ["einem Tag", "Tagen"],
  ],
};

const unknownDuration: Localized<string> = { en: "a moment", de: "einem Moment" };

/** Seconds in the largest unit of which there are two, or one exactly, rounded up: a wait of that length is always long enough. */
export const durationInWords = (locale: Locale, seconds: number): string => {
  let count = Math.max(1, Math.ceil(seconds));
  let unit = 0;
  for (const step of steps) {
    if (count !== step && count < 2 * step) break;
    count = Math.ceil(count / step);
    unit += 1;
  }
  const [one = "", many = ""] = words[locale][unit] ?? [];
  return Number.isFinite(count) ? (count === 1 ? one : `${count} ${many}`) : unknownDuration[locale];
};
