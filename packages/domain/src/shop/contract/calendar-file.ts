// The calendar of an order's contracts as iCalendar (RFC 5545, 5546): a file that is imported over an earlier one leaves exactly its own days. [ACC-02] [CON-01]
import { addDays, type Day, dayOf, daySeconds, hourSeconds, type Instant } from "#kernel/calendar";
import type { Locale } from "#visitor/locale";
import { contractCalendar } from "./calendar.ts";
import { calendarText } from "./calendar-words.ts";
import { listedEnds, mostAgreedEnds } from "./limits.ts";
import type { CalendarEntry, CalendarKind } from "./model.ts";
import { numbersText } from "./numbers.ts";
import { guaranteeLastDay } from "./rules.ts";
import type { ContractView } from "./service-model.ts";
import { laterCharges } from "./service-rules.ts";
import { titlesInShort } from "./titles-in-short.ts";

/** A contract as it is today, with its calendar. */
export type InCalendarFile = Pick<ContractView, "contract" | "calendar" | "today">;

export interface CalendarFileFacts {
  readonly locale: Locale;
  readonly money: (cents: number) => string;
  /** Who the calendar comes from. */
  readonly provider: { readonly name: string; readonly email: string };
  readonly now: Instant;
  /** No file of these contracts was given out before: none of its days is taken back. */
  readonly isFirst?: boolean;
  /** An end that was agreed has been undone. */
  readonly undone?: boolean;
}

export interface CalendarFile {
  readonly name: string;
  readonly body: string;
}

/** A day in the file: of several contracts on which the same holds, once. [LOOK3-21] */
interface FileDay {
  readonly uid: string;
  readonly entry: CalendarEntry;
  readonly of: readonly [InCalendarFile, ...InCalendarFile[]];
  readonly isCancelled: boolean;
}

/** The contracts of one order, in their order. */
export const orderCalendarFile = (
  views: readonly [InCalendarFile, ...InCalendarFile[]],
  facts: CalendarFileFacts,
): CalendarFile => {
  const [{ contract }, ...others] = views;
  const days = fileDays(views, facts).toSorted((a, b) =>
    a.entry.day < b.entry.day ? -1 : a.entry.day > b.entry.day ? 1 : 0,
  );
  const { provider, locale } = facts;
  return {
    name: `${others.length === 0 ? contract.number : contract.orderNumber}.ics`,
    body: [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      ...folded(`PRODID:-//${escaped(provider.name)}//Contracts//${locale.toUpperCase()}`),
      "METHOD:PUBLISH",
      ...days.flatMap((each) => eventOf(each, contract.placedAt, facts)),
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  };
};

/** A day by what it is, which stays when the day moves: the second possible end of these contracts. */
interface Slot {
  readonly name: string;
  /** Contracts with the same key have the same day there, as long as they run. */
  readonly key: string;
  readonly entry: CalendarEntry;
}

/** Contracts that have a slot in common; its id is that of the first one. */
interface Shared {
  readonly slot: Slot;
  readonly members: readonly [InCalendarFile, ...InCalendarFile[]];
}

const nameOf = ({ kind, price, day }: CalendarEntry, before: number): string =>
  price === null ? `${kind}-${before + 1}` : `price-${price.everyMonths}-${compact(day)}`;

const slotNames = (entries: readonly CalendarEntry[]): readonly string[] =>
  entries.map((entry, at) => nameOf(entry, entries.slice(0, at).filter(({ kind }) => kind === entry.kind).length));

/** What decides, as long as a contract runs, on which day a kind of entry is. */
const keyOf = ({ contract }: InCalendarFile, { kind, price }: CalendarEntry): string => {
  const { policy, start, orderedOn, minimumMonths, hourly, party } = contract;
  switch (kind) {
    case "start":
      return start;
    case "withdrawal-end":
    case "guarantee-end":
      return orderedOn;
    case "price":
      return JSON.stringify(price);
    default:
      return JSON.stringify([policy, start, minimumMonths, hourly, party]);
  }
};

/** All that the calendar of a contract can have had while it ran. */
const slotsOf = (view: InCalendarFile): readonly Slot[] => {
  const { contract, today } = view;
  const { policy, start, orderedOn, parts } = contract;
  const entries = contractCalendar(contract, {
    policy,
    ordered: orderedOn,
    today,
    guaranteed: parts[0]?.kind === "product",
    ends: listedEnds,
    prices: laterCharges(start, parts),
    end: null,
  });
  const names = slotNames(entries);
  return entries.map((entry, at) => ({ name: names[at] ?? "", key: keyOf(view, entry), entry }));
};

const sharedSlots = (views: readonly InCalendarFile[]): readonly Shared[] => {
  const shared = new Map<string, Shared>();
  for (const view of views)
    for (const slot of slotsOf(view)) {
      const key = JSON.stringify([slot.name, slot.key]);
      const known = shared.get(key);
      shared.set(
        key,
        known === undefined ? { slot, members: [view] } : { slot: known.slot, members: [...known.members, view] },
      );
    }
  return [...shared.values()];
};

const fileDays = (views: readonly InCalendarFile[], facts: CalendarFileFacts): readonly FileDay[] => {
  const now = new Map(
    views.map((view) => [
      view,
      new Map(slotNames(view.calendar).map((name, at) => [name, view.calendar[at]] as const)),
    ]),
  );
  return sharedSlots(views).flatMap((shared): readonly FileDay[] => {
    const { slot, members } = shared;
    const uid = `${slot.name}@${members[0].contract.number}`;
    const [first, ...others] = members.filter((view) => now.get(view)?.get(slot.name) !== undefined);
    const entry = first === undefined ? undefined : now.get(first)?.get(slot.name);
    const agreed = slot.name === "possible-end-1" ? agreedDays(shared, facts) : [];
    // The end of a contract that has this slot alone moves to the agreed one.
    const [only] = members.length === 1 ? agreed : [];
    if (only !== undefined) return [{ ...only, uid }];
    if (first !== undefined && entry !== undefined)
      return [{ uid, entry, of: [first, ...others], isCancelled: false }, ...agreed];
    return facts.isFirst === true || isOnlyPossible(shared)
      ? agreed
      : [{ uid, entry: slot.entry, of: members, isCancelled: true }, ...agreed];
  });
};

/** A guarantee that a running contract does not have was none before either; over is only what has passed. */
const isOnlyPossible = ({ slot, members }: Shared): boolean =>
  slot.entry.kind === "guarantee-end" &&
  members.some(
    ({ contract, today }) => contract.state.kind === "running" && today <= guaranteeLastDay(contract.orderedOn),
  );

/** The ends that were agreed for contracts whose possible ends are the same, by their days. */
const agreedDays = ({ members, slot }: Shared, { undone = false }: CalendarFileFacts): readonly FileDay[] => {
  const agreedOf = ({ calendar }: InCalendarFile) => calendar.find(({ kind }) => kind === "agreed-end");
  const days = [...new Set(members.flatMap((view) => agreedOf(view)?.day ?? []))].toSorted();
  const uid = (at: number): string => `agreed-end-${at + 1}@${members[0].contract.number}`;
  const agreed = days.flatMap((day, at): readonly FileDay[] => {
    const [first, ...others] = members.filter((view) => agreedOf(view)?.day === day);
    return first === undefined
      ? []
      : [{ uid: uid(at), entry: { kind: "agreed-end", day, price: null }, of: [first, ...others], isCancelled: false }];
  });
  if (members.length === 1) return agreed;
  // As many as there can have been: of those that were cancelled, and of all where one was undone.
  const ended = members.filter(({ contract }) => contract.state.kind !== "running").length;
  const most = undone ? Math.min(members.length, Math.max(mostAgreedEnds, ended)) : ended;
  return [
    ...agreed,
    ...Array.from(
      { length: Math.max(0, most - days.length) },
      (_, at): FileDay => ({
        uid: uid(days.length + at),
        entry: { kind: "agreed-end", day: slot.entry.day, price: null },
        of: members,
        isCancelled: true,
      }),
    ),
  ];
};

/** An event of a day. Its sequence grows with time, so that a file of later replaces one of before, in whichever program. */
const eventOf = (
  { uid, entry, of, isCancelled }: FileDay,
  placedAt: Instant,
  facts: CalendarFileFacts,
): readonly string[] => {
  const { locale, money, provider, now } = facts;
  const titles = titlesInShort(
    of.flatMap(({ contract }) =>
      contract.parts.slice(0, 1).map(({ title, kind }) => ({ title, isName: kind === "domain" })),
    ),
    locale,
  ).join(", ");
  const numbers = numbersText(
    of.map(({ contract }) => contract.number),
    locale,
  );
  const words = `${provider.name}: ${titles === "" ? "" : `${titles} `}(${numbers}): ${calendarText(entry, locale, money)}`;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stampOf(now)}`,
    `SEQUENCE:${Math.max(0, Math.floor((now - placedAt) / 1000))}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `DTSTART;VALUE=DATE:${compact(entry.day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(entry.day, 1))}`,
    ...folded(`SUMMARY:${escaped(words)}`),
    ...folded(`ORGANIZER;CN="${provider.name.replaceAll('"', "'")}":mailto:${provider.email}`),
    "TRANSP:TRANSPARENT",
    ...(entry.kind === noticed && !isCancelled ? alarms.flatMap((trigger) => alarmOf(trigger, words)) : []),
    "END:VEVENT",
  ];
};

/** The day that a customer is reminded of. */
const noticed: CalendarKind = "last-day-for-notice";

/** A week before, and on the day itself: at nine in the morning, counted from the midnight at which the day begins. */
const alarms = ["-P6DT15H", "PT9H"] as const;

const alarmOf = (trigger: string, words: string): readonly string[] => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `TRIGGER:${trigger}`,
  ...folded(`DESCRIPTION:${escaped(words)}`),
  "END:VALARM",
];

const compact = (day: Day): string => day.replaceAll("-", "");

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Octets of a line, without its end (RFC 5545). */
const mostOctets = 75;

const octetsOf = (letter: string): number => {
  const point = letter.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_00_00 ? 3 : 4;
};

/** Lines of at most 75 octets, cut between characters; what goes on begins with a blank. */
const folded = (line: string): readonly string[] => {
  const lines: string[] = [];
  let [current, octets] = ["", 0];
  for (const letter of line) {
    const more = octetsOf(letter);
    if (octets + more > mostOctets) {
      lines.push(current);
      [current, octets] = [" ", 1];
    }
    current += letter;
    octets += more;
  }
  return [...lines, current];
};

/** An instant as iCalendar writes it: `20261121T120000Z`. */
const stampOf = (at: Instant): string => {
  const seconds = Math.floor(at / 1000) % daySeconds;
  const two = (part: number): string => String(Math.floor(part)).padStart(2, "0");
  return `${dayOf(at, "UTC").replaceAll("-", "")}T${two(seconds / hourSeconds)}${two((seconds / 60) % 60)}${two(seconds % 60)}Z`;
};
