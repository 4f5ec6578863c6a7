// How a contract stands, in one word: customers read it on screens and in letters, staff at the desk. [ACC-09] [LGL-04]
import type { Day } from "#kernel/calendar";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import type { ContractStanding, ContractView } from "./service-model.ts";
import { shownStanding } from "./service-rules.ts";

/** What is cancelled and runs until its end is cancelled; what has not begun is not running. */
export type ShownStanding = ContractStanding | "begins";

/** Written with the day on which it begins. */
export const standingWords: Localized<{ readonly [S in ShownStanding]: (day: string) => string }> = {
  en: {
    begins: (day) => `starts on ${day}`,
    running: () => "running",
    cancelled: () => "cancelled",
    withdrawn: () => "withdrawn",
    ended: () => "ended",
  },
  de: {
    begins: (day) => `beginnt am ${day}`,
    running: () => "läuft",
    cancelled: () => "gekündigt",
    withdrawn: () => "widerrufen",
    ended: () => "beendet",
  },
};

/** How a contract stands, in words; `day` writes a day. */
export const standingText = (
  view: Pick<ContractView, "standing" | "begins">,
  locale: Locale,
  day: (of: Day) => string,
): string => inLocale(standingWords, locale)[shownStanding(view)](view.begins === null ? "" : day(view.begins));
