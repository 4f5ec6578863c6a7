// What the days of a contract's calendar mean, in words: on screen, in its file and in letters. [ACC-02] [CON-01]
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import type { CalendarEntry, CalendarKind } from "./model.ts";
import type { ServiceContract } from "./service-model.ts";

type Worded = Exclude<CalendarKind, "price">;

const words: Localized<
  { readonly [K in Worded]: string } & { readonly price: (amount: string, months: number, atMost: boolean) => string }
> = {
  en: {
    start: "First day of the service",
    "withdrawal-end": "Last day to withdraw from the contract",
    "guarantee-end": "Last day of the satisfaction guarantee",
    "last-day-for-notice": "Last day to cancel for the earliest end",
    "possible-end": "Possible end of the contract",
    "agreed-end": "Last day of the contract",
    price: (amount, months, atMost) =>
      `From this day on: ${amount} every ${months === 1 ? "month" : `${months} months`}${atMost ? " at most" : ""}`,
  },
  de: {
    start: "Erster Tag der Leistung",
    "withdrawal-end": "Letzter Tag für den Widerruf",
    "guarantee-end": "Letzter Tag der Zufriedenheitsgarantie",
    "last-day-for-notice": "Letzter Tag für die Kündigung zum frühesten Ende",
    "possible-end": "Mögliches Ende des Vertrags",
    "agreed-end": "Letzter Tag des Vertrags",
    price: (amount, months, atMost) =>
      `Ab diesem Tag: ${atMost ? "höchstens " : ""}${amount} ${months === 1 ? "jeden Monat" : `alle ${months} Monate`}`,
  },
};

/** The words of an entry; `money` writes an amount in cents. */
export const calendarText = (entry: CalendarEntry, locale: Locale, money: (cents: number) => string): string =>
  entry.kind === "price"
    ? inLocale(words, locale).price(
        money(entry.price?.gross ?? 0),
        entry.price?.everyMonths ?? 1,
        entry.price?.atMost ?? false,
      )
    : inLocale(words, locale)[entry.kind];

/** A contract is named by its first part. */
export const contractTitle = ({ number, parts }: Pick<ServiceContract, "number" | "parts">, locale: Locale): string =>
  parts
    .slice(0, 1)
    .map(({ title, quantity }) =>
      quantity > 1 ? `${quantity} × ${inLocale(title, locale)}` : inLocale(title, locale),
    )[0] ?? number;

/** A day of several contracts, and those that it is of. */
export interface SharedDay<C> {
  readonly entry: CalendarEntry;
  readonly of: readonly [C, ...C[]];
}
