// Keys of tickets and staff, and who may see which page of ticketing. [TKT-01] [TKT-02] [TKT-04] [TKT-05] [TKT-06]
import * as Result from "effect/Result";
import { dayMs, hourMs, instant, type Instant } from "#kernel/calendar";
import { cleanLine, printableLine } from "#kernel/text";
import { withoutLocale } from "#visitor/locale";
import { type AreaClosed, entered, type Role, type TokenMissing } from "#visitor/session";
import { ticketsStoredDays } from "#shop/personal-data";
import {
  StaffKeyNotValid,
  TicketAlreadyAdmitted,
  TicketFieldInvalid,
  TicketKeyInvalid,
  TicketUnknown,
  TicketWithdrawn,
} from "./errors.ts";
import { longestEventName, longestGateName } from "./limits.ts";
import type { Admission, StaffKey, StaffKeyState, Ticket, TicketEvent, TicketingPage, TicketKey } from "./model.ts";

/** Words that stand where a key would; no key is one of them. [TKT-06] */
export const reservedKeys = ["check", "login", "printtest"] as const;

/** Crockford's base 32, whose letters are not mistaken for digits. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const keyForm = /^[0-9a-hjkmnp-tv-z]{26}$/;
const keyBytes = 16;
const keyLength = 26;

/** Whether a text has the form of a ticket's key. */
export const isTicketKey = (text: string): text is TicketKey => keyForm.test(text);

/**
 * The key that 16 random bytes make; fewer would be guessable and are a defect of the caller. [TKT-01]
 * @throws RangeError where there are not 16 bytes.
 */
export const ticketKeyOf = (bytes: readonly number[]): TicketKey => {
  if (bytes.length !== keyBytes) throw new RangeError(`a key is made of ${keyBytes} bytes, not ${bytes.length}`);
  const bits = `${bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("")}00`;
  return Array.from(
    { length: keyLength },
    (_, at) => alphabet[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)],
  ).join("");
};

/** Input of a camera or a keyboard: a key, or the address of a ticket's page; blanks, hyphens, letter case and look-alikes are normalised. [TKT-02] */
export const readTicketKey = (typed: string): Result.Result<TicketKey, TicketKeyInvalid> => {
  const path = typed
    .replace(/[?#].*/s, "")
    .trim()
    .replace(/\/$/, "");
  const key = path
    .slice(path.lastIndexOf("/") + 1)
    .toLowerCase()
    .replace(/[\s-]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
  return isTicketKey(key) ? Result.succeed(key) : Result.fail(new TicketKeyInvalid());
};

/** The page of ticketing at a path, with or without its language; null where there is none. [TKT-05] */
export const ticketingPage = (path: string): TicketingPage | null => {
  const [, section, first, second, ...more] = withoutLocale(path).split("/");
  if (section !== "ticketing" || first === undefined || first === "" || more.length > 0) return null;
  if (first === "login") return second ? { kind: "login", key: second } : null;
  if (first === "check") return second === "print-all" ? { kind: "print-all" } : { kind: "check", key: second || null };
  if (second) return null;
  return first === "printtest" ? { kind: "print-test" } : { kind: "ticket", key: first };
};

/** What each page asks for before it opens: one data table. [TKT-05] [LOC-17] */
export const ticketingGuards: { readonly [K in TicketingPage["kind"]]: "ticket" | "staff" | "nothing" } = {
  ticket: "ticket",
  check: "staff",
  "print-all": "staff",
  "print-test": "staff",
  login: "nothing",
};

/** What the guard knows of a visitor. */
export interface TicketingFacts {
  readonly role: Role;
  /** The ticket of the key in the path, if there is one. */
  readonly ticket: Ticket | null;
}

/** The ticketing guard: a valid key opens its own page; check and print pages want staff; the login is free. [TKT-05] */
export const ticketingGuard = (
  page: TicketingPage,
  { role, ticket }: TicketingFacts,
): Result.Result<TicketingPage, TicketUnknown | TokenMissing | AreaClosed> => {
  switch (ticketingGuards[page.kind]) {
    case "nothing":
      return Result.succeed(page);
    case "ticket":
      return "key" in page && page.key !== null && isTicketKey(page.key) && ticket?.key === page.key
        ? Result.succeed(page)
        : Result.fail(new TicketUnknown());
    case "staff":
      return Result.map(entered("ticketing", role), () => page);
  }
};

/** What a staff key is good for at a moment. [TKT-04] */
export const staffKeyState = ({ usedAt, endedAt, expiresAt }: StaffKey, now: Instant): StaffKeyState => {
  if (endedAt !== null) return "ended";
  if (usedAt !== null) return "used";
  return now >= expiresAt ? "over" : "open";
};

/** A staff key opens one session, once and in time. [TKT-04] */
export const usedStaffKey = (
  stored: StaffKey | null,
  key: string,
  now: Instant,
): Result.Result<StaffKey, StaffKeyNotValid> =>
  stored === null || stored.key !== key || staffKeyState(stored, now) !== "open"
    ? Result.fail(new StaffKeyNotValid())
    : Result.succeed({ ...stored, usedAt: now });

/** A staff key that is ended opens nothing any more; one that is ended or over stays as it is. [TKT-04] */
export const endedStaffKey = (stored: StaffKey, now: Instant): StaffKey =>
  ["ended", "over"].includes(staffKeyState(stored, now)) ? stored : { ...stored, endedAt: now };

/** A staff key as it is given out: good for so many hours. */
export const newStaffKey = (key: string, now: Instant, hours: number): StaffKey => ({
  key,
  expiresAt: instant(now + hours * hourMs),
  usedAt: null,
  endedAt: null,
});

/** When tickets of events are deleted: all of those that began before. */
export const ticketsStoredSince = (now: Instant): Instant => instant(now - ticketsStoredDays * dayMs);

/** An event as it was typed, with its names trimmed. [TKT-06] */
export const readEvent = <Typed extends Omit<TicketEvent, "id">>(
  typed: Typed,
): Result.Result<Typed, TicketFieldInvalid> => {
  const [title, place] = [printableLine(typed.title), printableLine(typed.place)];
  const isShort = (text: string) => text !== "" && text.length <= longestEventName;
  if (Result.isFailure(title) || !isShort(title.success))
    return Result.fail(new TicketFieldInvalid({ column: "title" }));
  if (Result.isFailure(place) || !isShort(place.success))
    return Result.fail(new TicketFieldInvalid({ column: "place" }));
  return Result.succeed({ ...typed, title: title.success, place: place.success });
};

/** The name of an entrance as it was typed. */
export const readGateName = (typed: string): Result.Result<string, TicketFieldInvalid> => {
  const name = cleanLine(typed);
  return Result.isSuccess(name) && name.success !== "" && name.success.length <= longestGateName
    ? Result.succeed(name.success)
    : Result.fail(new TicketFieldInvalid({ column: "gate" }));
};

/** Whether a ticket can be withdrawn: once, and not from who is inside. [TKT-06] */
export const withdrawable = (
  withdrawnAt: Instant | null,
  first: Admission | null,
): Result.Result<null, TicketWithdrawn | TicketAlreadyAdmitted> => {
  if (withdrawnAt !== null) return Result.fail(new TicketWithdrawn());
  return first === null
    ? Result.succeed(null)
    : Result.fail(new TicketAlreadyAdmitted({ at: first.at, gate: first.gate }));
};
