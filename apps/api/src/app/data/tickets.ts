// Tickets by the operator's hand: events, a ticket or a list of them, a key for staff. [TKT-06] [TKT-04]
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { createHash, randomUUID } from "node:crypto";
import { instant } from "@kontor/domain/kernel/calendar";
import { refusalText, type RefusalShape } from "@kontor/domain/site/refusal";
import { eventNoted, staffKeyMade, ticketNoted } from "@kontor/domain/site/admin";
import {
  newStaffKey,
  oneTicket,
  readEvent,
  readTickets,
  staffKeyHours,
  type TicketRow,
  wholeList,
} from "@kontor/domain/site/ticket";
import * as Result from "effect/Result";
import type { Settings } from "../../platform/settings/settings.ts";
import { decodedText } from "../../platform/text/decoded.ts";
import { note, operator } from "../../site/admin/journal-store.ts";
import { issueTickets } from "../../site/ticket/issue.ts";
import { freshKey, printOf, sealOf } from "../../site/ticket/keys.ts";
import { addStaffKey } from "../../site/ticket/staff-store.ts";
import { addEvent, countedEvents, eventById } from "../../site/ticket/store.ts";
import { sessionSecret } from "../../visitor/session/session-secret.ts";
import type { Say } from "./database-commands.ts";
import { DataRefused, type Place, placeOf, readingFrom, type Side, writingTo } from "./place.ts";

type TicketSettings = Pick<Settings, "publicUrl" | "timeZone" | "sessionSecret" | "dataDir">;

export const ticketsUsage = `npm run data -- tickets [--from PLACE]
npm run data -- tickets event TITLE WHERE WHEN [--to PLACE]
npm run data -- tickets import EVENT FILE.csv [--to PLACE]
npm run data -- tickets issue EVENT NAME EMAIL [LANGUAGE] [--to PLACE]
npm run data -- tickets key EVENT [--to PLACE]`;

/** False where the words are no command. */
export const ticketsCommand = async (
  at: string,
  [command, ...words]: readonly string[],
  settings: TicketSettings,
  say: Say,
): Promise<boolean> => {
  const place = placeOf(at);
  const [first = "", second = "", third = "", fourth = "de"] = words;
  if (command === undefined) await listed(place, say);
  else if (command === "event" && words.length === 3)
    await added(place, { title: first, place: second, when: third }, say);
  else if (command === "import" && words.length === 2) await imported(place, first, second, settings, say);
  else if (command === "issue" && (words.length === 3 || words.length === 4))
    await issued(
      place,
      first,
      [orSay(oneTicket({ holder: second, email: third, locale: fourth, community: false }))],
      randomUUID(),
      settings,
      say,
    );
  else if (command === "key" && words.length === 1) await keyMade(place, first, settings, say);
  else return false;
  return true;
};

const orSay = <A, E extends RefusalShape>(result: Result.Result<A, E>): A => {
  if (Result.isSuccess(result)) return result.success;
  const { fields = [], column } = result.failure as {
    readonly fields?: readonly { readonly refusal: RefusalShape }[];
    readonly column?: string;
  };
  const text = refusalText("en", result.failure);
  throw new DataRefused(
    [
      column === undefined ? text : `${column}: ${text}`,
      ...fields.map(({ refusal }) => `  ${refusalText("en", refusal)}`),
    ].join("\n"),
  );
};

/** More than there will ever be. */
const mostListed = 100_000;

const listed = async (place: Place, say: Say): Promise<void> => {
  const { events } = await readingFrom(place, (side) =>
    countedEvents(side, { after: null, count: mostListed, wanted: [] }),
  );
  say(`${events.length} ${events.length === 1 ? "event" : "events"} in ${place.says}.`);
  for (const { event, tickets, admitted } of events)
    say(
      `  ${event.id}  ${new Date(event.startsAt).toISOString()}  ${event.title}, ${event.place}: ${tickets} tickets, ${admitted} admitted`,
    );
};

const added = async (
  place: Place,
  typed: { readonly title: string; readonly place: string; readonly when: string },
  say: Say,
) => {
  const startsAt = Date.parse(typed.when);
  if (Number.isNaN(startsAt)) throw new DataRefused("Write when it begins as 2026-12-05T10:00+01:00.");
  const event = {
    id: randomUUID(),
    ...orSay(readEvent({ title: typed.title, place: typed.place, startsAt: instant(startsAt) })),
  };
  await writingTo(place, async (side) => {
    await addEvent(side, event);
    await note(side, eventNoted(null, event), operator, Date.now());
  });
  say(event.id);
};

const imported = async (
  place: Place,
  eventId: string,
  file: string,
  settings: TicketSettings,
  say: Say,
): Promise<void> => {
  const csv = textOf(file);
  const rows = orSay(wholeList(orSay(readTickets(csv))));
  // The same file again issues nothing.
  await issued(place, eventId, rows, createHash("sha256").update(csv).digest("hex"), settings, say);
};

const textOf = (file: string): string => {
  try {
    return decodedText(readFileSync(file));
  } catch {
    throw new DataRefused(`${file} cannot be read.`);
  }
};

const issued = async (
  place: Place,
  eventId: string,
  rows: readonly TicketRow[],
  batch: string,
  settings: TicketSettings,
  say: Say,
): Promise<void> => {
  const seal = sealOf(secretOf(place, settings));
  const { count, isNew } = await writingTo(place, async (side) => {
    // The letters name the provider.
    if ((await side.selectFrom("documents").select("key").where("key", "=", "site").executeTakeFirst()) === undefined)
      throw new DataRefused(`${place.says} has no content yet: start the shop on it once, or seed it.`);
    const [event, now] = [await eventIn(side, eventId), Date.now()];
    const outcome = await issueTickets(side, { settings, seal, now, batch }, event, rows);
    const noted = ticketNoted("tickets-issued", { kind: "event", id: event.id }, { tickets: outcome.count });
    if (outcome.isNew) await note(side, noted, operator, now);
    return outcome;
  });
  const tickets = `${count} ${count === 1 ? "ticket" : "tickets"}`;
  say(
    isNew
      ? `${tickets} issued; the letters wait for a shop that runs.`
      : `${tickets} were issued with this list before; nothing was done.`,
  );
};

/** The secret that the shop of this data seals its keys with. */
const secretOf = (place: Place, { sessionSecret: given, dataDir }: TicketSettings): string =>
  sessionSecret(given, place.kind === "sqlite" ? dirname(place.file) : dataDir);

const keyMade = async (place: Place, eventId: string, { publicUrl }: TicketSettings, say: Say): Promise<void> => {
  const key = freshKey();
  const now = instant(Date.now());
  const made = newStaffKey(printOf(key), now, staffKeyHours);
  await writingTo(place, async (side) => {
    const { id } = await eventIn(side, eventId);
    await addStaffKey(side, { eventId: id, key: made, madeAt: now, by: null });
    await note(side, staffKeyMade(id, made.expiresAt), operator, now);
  });
  say(`${publicUrl}/ticketing/login/${key}`);
  say(`It opens one session, until ${new Date(made.expiresAt).toISOString()}.`);
};

const eventIn = async (side: Side, id: string) => {
  const event = await eventById(side, id);
  if (event === null) throw new DataRefused(`There is no event ${id}. Without further words, all are listed.`);
  return event;
};
