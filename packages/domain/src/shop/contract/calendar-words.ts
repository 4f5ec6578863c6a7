// What the days of a contract's calendar mean, in words: on screen, in its file and in letters. [ACC-02] [CON-01]
import { dayOf, daySeconds, hourSeconds, type Instant } from "#kernel/calendar";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import { calendarFile } from "./calendar.ts";
import type { CalendarEntry, CalendarKind } from "./model.ts";
import { numbersText } from "./numbers.ts";
import type { ServiceContract } from "./service-model.ts";
import { type Titled, titlesInShort } from "./titles-in-short.ts";

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
    "last-day-for-notice": "Letzter Tag für die Kündigung zum nächsten möglichen Ende",
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

/** The calendar of a contract as a file under its number; the same contract gives the same file. [ACC-02] */
export const contractCalendarFile = (
  contract: Pick<ServiceContract, "number" | "parts" | "placedAt">,
  entries: readonly CalendarEntry[],
  locale: Locale,
  money: (cents: number) => string,
): CalendarFile => {
  const { number, placedAt } = contract;
  const title = `${contractTitle(contract, locale)} (${number})`;
  const words = (entry: CalendarEntry): string => `${title}: ${calendarText(entry, locale, money)}`;
  return { name: `${number}.ics`, body: calendarFile(entries, words, { id: number, stamp: stampOf(placedAt) }) };
};

interface CalendarFile {
  readonly name: string;
  readonly body: string;
}

type InFile = Pick<ServiceContract, "number" | "orderNumber" | "parts" | "placedAt">;

/** A day of several contracts, and those that it is of. */
export interface SharedDay<C> {
  readonly entry: CalendarEntry;
  readonly of: readonly [C, ...C[]];
}

/**
 * The calendar of all contracts of an order as one file, a day on which the same holds for several once. Its ids are those of the first contract that
 * a day is of, so that the file of a contract, taken later, adds no day that is there. [ACC-02] [LOOK3-21]
 */
export const orderCalendarFile = (
  [first, ...others]: readonly [InFile, ...InFile[]],
  days: readonly SharedDay<InFile>[],
  locale: Locale,
  money: (cents: number) => string,
): CalendarFile => {
  const contracts = new Map(days.map(({ entry, of }) => [entry, of]));
  const of = (entry: CalendarEntry): readonly [InFile, ...InFile[]] => contracts.get(entry) ?? [first];
  const words = (entry: CalendarEntry): string => {
    const own = of(entry);
    const titles = titlesInShort(own.flatMap(headOf), locale).join(", ");
    const numbers = numbersText(
      own.map(({ number }) => number),
      locale,
    );
    return `${titles} (${numbers}): ${calendarText(entry, locale, money)}`;
  };
  return {
    name: `${others.length === 0 ? first.number : first.orderNumber}.ics`,
    body: calendarFile([...contracts.keys()], words, {
      id: (entry) => of(entry)[0].number,
      stamp: stampOf(first.placedAt),
    }),
  };
};

/** What a contract is named by. */
const headOf = ({ parts }: Pick<ServiceContract, "parts">): readonly Titled[] =>
  parts.slice(0, 1).map(({ title, kind }) => ({ title, isName: kind === "domain" }));

/** An instant as iCalendar writes it: `20261121T120000Z`. */
const stampOf = (at: Instant): string => {
  const seconds = Math.floor(at / 1000) % daySeconds;
  const two = (part: number): string => String(Math.floor(part)).padStart(2, "0");
  return `${dayOf(at, "UTC").replaceAll("-", "")}T${two(seconds / hourSeconds)}${two((seconds / 60) % 60)}${two(seconds % 60)}Z`;
};
