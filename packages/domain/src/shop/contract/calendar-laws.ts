// What always holds of calendar files: imported one after the other over whatever becomes of contracts, they leave the calendar of today. [ACC-02] [CON-01]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, type Day, instant, startOfDay } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { type CalendarFileFacts, orderCalendarFile } from "./calendar-file.ts";
import { calendarText } from "./calendar-words.ts";
import { anyService } from "./service-laws.ts";
import type { ServiceContract } from "./service-model.ts";
import { cancelledByNotice, contractView, withdrawn } from "./service-rules.ts";

const zone = "Europe/Berlin";
const provider = { name: "Hafen; Hosting, \\ GmbH", email: "post@hafen.example" };

/** As a calendar reads a file: the properties of its events, alarms apart, with lines put together. */
interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly day: string;
  readonly summary: string;
}

const readEvents = (body: string): readonly ReadEvent[] =>
  body
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) => {
      const of = (name: string): string => new RegExp(`^${name}[:;](.*)$`, "m").exec(event)?.[1]?.trimEnd() ?? "";
      return {
        uid: of("UID"),
        sequence: Number(of("SEQUENCE")),
        status: of("STATUS"),
        day: of("DTSTART"),
        summary: of("SUMMARY"),
      };
    });

type Imported = ReadonlyMap<string, ReadEvent>;

/** What an event says replaces what is known of it unless that is newer (RFC 5546); what is cancelled is gone. */
const imported = (before: Imported, body: string): Imported => {
  const after = new Map(before);
  for (const event of readEvents(body)) {
    if ((after.get(event.uid)?.sequence ?? -1) > event.sequence) continue;
    if (event.status === "CANCELLED") after.delete(event.uid);
    else after.set(event.uid, event);
  }
  return after;
};

const daysIn = (calendar: Imported): readonly string[] =>
  [...calendar.values()].map(({ day, summary }) => `${day} ${summary}`).toSorted();

type Act = { readonly days: number; readonly of: number; readonly kind: "notice" | "undo" | "withdraw" | "wait" };

const anyAct: fc.Arbitrary<Act> = fc.record({
  days: fc.oneof(fc.nat(3), fc.nat(500)),
  of: fc.nat(2),
  kind: fc.constantFrom("notice", "undo", "withdraw", "wait"),
});

/** Contracts of one order: of one kind, or with one among them that is bound otherwise. */
const anyOrder: fc.Arbitrary<readonly [ServiceContract, ...ServiceContract[]]> = fc
  .record({ some: anyService, other: anyService, pieces: fc.integer({ min: 1, max: 3 }), isMixed: fc.boolean() })
  .map(({ some, other, pieces, isMixed }) => {
    const numbered = (contract: ServiceContract, at: number): ServiceContract => ({
      ...contract,
      orderedOn: some.orderedOn,
      id: `o1-${at}`,
      number: `K-2026-000001-${at}`,
    });
    const others = Array.from({ length: pieces - 1 }, (_, at) => numbered(isMixed && at === 0 ? other : some, at + 2));
    return [numbered(some, 1), ...others];
  });

/** A moment of a day, later with each act of the same day. */
const momentOf = (day: Day, at: number) => instant(startOfDay(day, zone) + (12 * 3600 + at) * 1_000);

const changedBy = ({ kind }: Act, contract: ServiceContract, day: Day, at: number): ServiceContract => {
  const moment = momentOf(day, at);
  switch (kind) {
    case "notice":
      return Result.getOrElse(cancelledByNotice(contract, null, moment, day), () => contract);
    case "undo":
      return contract.state.kind === "cancelled" && day < contract.state.end
        ? { ...contract, state: { kind: "running" } }
        : contract;
    case "withdraw":
      return Result.getOrElse(withdrawn(contract, moment, day), () => contract);
    case "wait":
      return contract;
  }
};

type Contracts = readonly [ServiceContract, ...ServiceContract[]];

const fileOf = (
  [first, ...others]: Contracts,
  day: Day,
  facts: Omit<CalendarFileFacts, "locale" | "money" | "provider">,
) => {
  const viewOf = (contract: ServiceContract) => contractView(contract, day, [], zone);
  const views = [viewOf(first), ...others.map(viewOf)] as const;
  return { views, ...orderCalendarFile(views, { locale: "en", money: String, provider, ...facts }) };
};

export const calendarLaws: readonly Law[] = [
  law(
    "[REP4-6] [ACC-02] importing the file of each change over those before leaves exactly the calendar of today: notice, its end undone, withdrawal, renewals",
    () =>
      fc.property(anyOrder, fc.array(anyAct, { minLength: 1, maxLength: 6 }), (ordered, acts) => {
        let contracts: Contracts = ordered;
        let day = ordered[0].orderedOn;
        const placedAt = momentOf(day, 0);
        contracts = contracts.map((each) => ({ ...each, placedAt })) as unknown as Contracts;
        let calendar = imported(new Map(), fileOf(contracts, day, { now: placedAt, isFirst: true }).body);
        return acts.every((act, at) => {
          day = addDays(day, act.days);
          const before = contracts;
          contracts = contracts.map((each, index) =>
            index === act.of % before.length ? changedBy(act, each, day, at + 1) : each,
          ) as unknown as Contracts;
          const undone = act.kind === "undo" && contracts.some((each, index) => each !== before[index]);
          const { body, views } = fileOf(contracts, day, { now: momentOf(day, at + 1), undone });
          calendar = imported(calendar, body);
          // Every day of every contract once, under whichever name it shares, and nothing else.
          const wanted = new Set(
            views.flatMap((view) => view.calendar.map((entry) => `${entry.day} ${calendarText(entry, "en", String)}`)),
          );
          const found = [...calendar.values()].map(
            ({ day: on, summary }) =>
              `${on.replace(/^.*:?(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3")} ${summary.slice(summary.lastIndexOf("): ") + 3)}`,
          );
          return (
            daysIn(calendar).join("\n") === daysIn(imported(new Map(), body)).join("\n") &&
            found.every((each) => wanted.has(each)) &&
            [...wanted].every((each) => found.includes(each))
          );
        });
      }),
  ),
  law("[REP4-6] [CON-01] the first file takes nothing back, and each id is there once", () =>
    fc.property(anyOrder, (ordered) => {
      const now = momentOf(ordered[0].orderedOn, 0);
      const events = readEvents(fileOf(ordered, ordered[0].orderedOn, { now, isFirst: true }).body);
      return (
        events.every(({ status }) => status === "CONFIRMED") &&
        new Set(events.map(({ uid }) => uid)).size === events.length
      );
    }),
  ),
  law(
    "[CON-01] the words of a calendar file are read again as they were, whatever in them means something to a calendar, in lines of at most 75 octets",
    () =>
      fc.property(anyOrder, anyCalendarWords, (ordered, words) => {
        const [first] = ordered;
        const title = { en: words, de: words };
        const named = { ...first, parts: first.parts.map((part) => ({ ...part, title })) };
        const now = momentOf(first.orderedOn, 0);
        const { body, views } = fileOf([named], first.orderedOn, { now, isFirst: true });
        const summaries = readEvents(body).map(({ summary }) => summary);
        return (
          summaries.length === views[0].calendar.length &&
          summaries.every(
            (text) =>
              isCalendarText.test(text) &&
              unescaped(text).startsWith(
                `${provider.name}: ${words === "" ? "" : `${words.replaceAll(/\r\n?/g, "\n")} `}(${first.number}): `,
              ),
          ) &&
          body.split("\r\n").every((line) => !/[\r\n]/.test(line) && octetsOf(line) <= 75)
        );
      }),
  ),
];

const octetsOf = (line: string): number =>
  encodeURIComponent(line.replaceAll(/\p{Cs}/gu, "")).replaceAll(/%[0-9A-F]{2}/g, "x").length;

const anyCalendarWords = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", "ü", ",", ";", ":", "\\", "n", "\n", "\r\n", "\r", " ", "€") }),
  fc.string({ unit: fc.constantFrom("a", "ü", "€", "漢", "👩"), minLength: 30 }),
);
/** TEXT of RFC 5545: commas, semicolons and backslashes stand behind a backslash only. */
const isCalendarText = /^(?:\\[\\;,nN]|[^\\;,\r\n])*$/;
const unescaped = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_, letter: string) => (/n/i.test(letter) ? "\n" : letter));
