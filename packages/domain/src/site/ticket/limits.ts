// How long keys, sessions and tickets are good for, and how many are taken at once. [TKT-04] [TKT-06]
import { minuteSeconds } from "#kernel/calendar";
import type { Limit } from "#kernel/limit";

/** A staff session: one working day. */
export const staffSessionHours = 12;

/** A staff key that is not used is over after this. */
export const staffKeyHours = 72;

/** Lines of a list that is imported. */
export const mostTicketsAtOnce = 10_000;

/** Scans that a device sends at once. */
export const mostScansAtOnce = 500;

/** Entries of the shared log, and tickets, that one answer brings. */
export const logAtOnce = 5_000;

/** Keys that open nothing, from one network: those of 128 bits are not guessed, this spares the database. */
export const wrongKeyLimit: Limit = { most: 60, seconds: 15 * minuteSeconds };

/** Names of events, places and entrances. */
export const longestEventName = 120;
export const longestGateName = 30;

/** The name of who holds a ticket. */
export const longestHolder = 120;

/** The lines of a refusal that are named one by one. */
export const mostRefusedShown = 100;

/** Badges on an A4 page: two columns of four. Ours. */
export const badgesPerPage = 8;

/** Letters of a name by which a guest is searched for at an entrance, and how many guests are shown at most. */
export const fewestNameLetters = 2;

export const mostGuestsFound = 10;
