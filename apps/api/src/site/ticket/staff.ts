// Who stands at an entrance: the staff session of a call, opened with a one-time key or by an account of staff. [TKT-04] [SES-07]
import { hourMs, instant } from "@kontor/domain/kernel/calendar";
import {
  freeGateName,
  readGateName,
  StaffKeyNotValid,
  staffSessionHours,
  StaffSessionMissing,
  type TicketEvent,
  TicketEventUnknown,
  usedStaffKey,
} from "@kontor/domain/site/ticket";
import type { IncomingHttpHeaders } from "node:http";
import type { Handle } from "../../platform/database/handle.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { freshKey, printOf } from "./keys.ts";
import type { TicketServices } from "./services.ts";
import {
  addStaffSession,
  gateNames,
  type OpeningLogin,
  type StaffSession,
  staffSessionByPrint,
} from "./entrances-store.ts";
import { markStaffKeyUsed, staffKeyByPrint } from "./staff-store.ts";
import { eventById, takeNumbers } from "./store.ts";

export type OpenSession = StaffSession & { readonly event: TicketEvent };

/** The print of the session's token in a call's headers; null without one. */
export const sessionPrint = ({ "shop-ticketing": token }: IncomingHttpHeaders): string | null =>
  typeof token === "string" && token !== "" ? printOf(token) : null;

/** The session of a call; one that is over or was never opened is refused. */
export const entranceOf = async (
  services: TicketServices,
  { headers }: { readonly headers: IncomingHttpHeaders },
): Promise<OpenSession> => {
  const { reads } = services.database;
  const print = sessionPrint(headers);
  const session = print === null ? null : await staffSessionByPrint(reads, print, services.now());
  const event = session === null ? null : await eventById(reads, session.eventId);
  return session === null || event === null ? refuse(new StaffSessionMissing()) : { ...session, event };
};

/** What a session is opened for, and by whom. */
type Opened = Pick<StaffSession, "eventId" | "by" | "keyPrint"> & {
  /** Of the account that opens it itself. */
  readonly login: OpeningLogin | null;
};

/** The event that a one-time key opens; it is used up by this. */
export const eventOfKey = async (handle: Handle, typed: string, now: number): Promise<Opened> => {
  const print = printOf(typed);
  const stored = await staffKeyByPrint(handle, print);
  const used = orRefuse(usedStaffKey(stored?.key ?? null, print, instant(now)));
  return stored !== null && stored.holds && (await markStaffKeyUsed(handle, used))
    ? { eventId: stored.eventId, by: stored.by, keyPrint: print, login: null }
    : refuse(new StaffKeyNotValid());
};

/** Opens a session for an entrance of an event; the second device at a door gets a name of its own. */
export const openSession = async (
  handle: Handle,
  { eventId, by, keyPrint, login }: Opened,
  typedGate: string,
  now: number,
) => {
  const event = (await eventById(handle, eventId)) ?? refuse(new TicketEventUnknown());
  const wanted = orRefuse(readGateName(typedGate));
  // Those who open one at the same time wait for each other, so that no two get one name.
  await takeNumbers(handle, 0);
  const gate = freeGateName(wanted, await gateNames(handle, eventId));
  const token = freshKey();
  const expiresAt = instant(now + staffSessionHours * hourMs);
  await addStaffSession(handle, printOf(token), { eventId, gate, expiresAt, by, keyPrint }, login);
  return { token, session: { event, gate, expiresAt } };
};
