// The contract calendar: every day that a customer should know, in one pure function, and as a calendar file. [CON-01] [CON-02]
import { addDays, type Day } from "#kernel/calendar";
import type { CalendarEntry, CalendarKind, Contract, ContractPolicy } from "./model.ts";
import { guaranteeLastDay, noticeFor, possibleEnds, priceSteps, withdrawalLastDay } from "./rules.ts";

/** What the calendar of a contract depends on. */
export interface CalendarFacts {
  readonly policy: ContractPolicy;
  readonly ordered: Day;
  readonly today: Day;
  /** Whether the satisfaction guarantee holds for the order. */
  readonly guaranteed: boolean;
  /** How many possible ends are listed. */
  readonly ends: number;
}

/** Price steps, end of withdrawal and guarantee, the next ends with their last day for notice; in order, the earliest first. */
export const contractCalendar = (contract: Contract, facts: CalendarFacts): readonly CalendarEntry[] => {
  const { policy, ordered, today, guaranteed } = facts;
  const entries: readonly CalendarEntry[] = [
    ...priceSteps(contract).map(({ from, monthly }): CalendarEntry => ({ kind: "price", day: from, monthly })),
    ...(contract.party === "private" ? [dated("withdrawal-end", withdrawalLastDay(ordered))] : []),
    ...(guaranteed ? [dated("guarantee-end", guaranteeLastDay(ordered))] : []),
    ...possibleEnds(contract, policy, today, facts.ends).flatMap((end) => [
      ...(contract.hourly ? [] : [dated("last-day-for-notice", noticeFor(contract, policy, today, end))]),
      dated("possible-end", end),
    ]),
  ];
  return entries.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
};

/** The calendar as iCalendar (RFC 5545), a day each; the words come from outside, and so does what makes the ids unique. */
export const calendarFile = (
  entries: readonly CalendarEntry[],
  words: (entry: CalendarEntry) => string,
  source: { readonly id: string; readonly stamp: string },
): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kontor//Contract//EN",
    ...entries.flatMap((entry, index) => [
      "BEGIN:VEVENT",
      `UID:${index}-${entry.kind}@${source.id}`,
      `DTSTAMP:${source.stamp}`,
      `DTSTART;VALUE=DATE:${compact(entry.day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(entry.day, 1))}`,
      ...folded(`SUMMARY:${escaped(words(entry))}`),
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

const dated = (kind: CalendarKind, day: Day): CalendarEntry => ({ kind, day, monthly: null });

const compact = (day: Day): string => day.replaceAll("-", "");

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Lines of at most 75 octets; 18 characters of any script stay below. */
const folded = (line: string): readonly string[] => {
  const letters = [...line];
  const pieces = Array.from({ length: Math.ceil(letters.length / 18) }, (_, index) => letters.slice(index * 18, index * 18 + 18).join(""));
  return pieces.map((piece, index) => (index === 0 ? piece : ` ${piece}`));
};
