// What the days of a contract's calendar mean, in words: on screen, in its file and in letters. [ACC-02] [CON-01]
import type { Locale, Localized } from "#visitor/locale";
import type { CalendarEntry, CalendarKind } from "./model.ts";

type Worded = Exclude<CalendarKind, "price">;

const words: Localized<{ readonly [K in Worded]: string } & { readonly price: (amount: string, months: number) => string }> = {
  en: {
    "withdrawal-end": "Last day to withdraw from the contract",
    "guarantee-end": "Last day of the satisfaction guarantee",
    "last-day-for-notice": "Last day to cancel to the next possible end",
    "possible-end": "Possible end of the contract",
    "agreed-end": "End of the contract: it is not covered any more from this day on",
    price: (amount, months) =>
      months === 1 ? `From this day on: ${amount} every month` : `From this day on: ${amount} every ${months} months`,
  },
  de: {
    "withdrawal-end": "Letzter Tag für den Widerruf",
    "guarantee-end": "Letzter Tag der Zufriedenheitsgarantie",
    "last-day-for-notice": "Letzter Tag für die Kündigung zum nächsten möglichen Ende",
    "possible-end": "Mögliches Ende des Vertrags",
    "agreed-end": "Ende des Vertrags: Ab diesem Tag besteht er nicht mehr",
    price: (amount, months) => (months === 1 ? `Ab diesem Tag: ${amount} jeden Monat` : `Ab diesem Tag: ${amount} alle ${months} Monate`),
  },
};

/** The words of an entry; `money` writes an amount in cents. */
export const calendarText = (entry: CalendarEntry, locale: Locale, money: (cents: number) => string): string =>
  entry.kind === "price" ? words[locale].price(money(entry.price?.gross ?? 0), entry.price?.everyMonths ?? 1) : words[locale][entry.kind];
