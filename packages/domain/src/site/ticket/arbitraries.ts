// Tickets, keys and the logs of several gates, for laws.
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import type { Admission, AdmissionLog, Ticket, TicketKey } from "./model.ts";
import { mergedLog } from "./admission.ts";
import { ticketKeyOf } from "./rules.ts";

export const anyBytes: fc.Arbitrary<readonly number[]> = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 16, maxLength: 16 });

export const anyTicketKey: fc.Arbitrary<TicketKey> = anyBytes.map(ticketKeyOf);

/** Few tickets, so that gates meet the same one. */
const fewKeys = [1, 2, 3].map((byte) => ticketKeyOf(Array.from({ length: 16 }, () => byte)));

export const anyAdmission: fc.Arbitrary<Admission> = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", "e"),
  ticket: fc.constantFrom(...fewKeys),
  at: fc.integer({ min: 0, max: 5 }).map(instant),
  gate: fc.constantFrom("north", "south"),
});

export const anyLog: fc.Arbitrary<AdmissionLog> = fc.array(anyAdmission, { maxLength: 8 }).map((admissions) => mergedLog(admissions, []));

export const anyTicket: fc.Arbitrary<Ticket> = anyTicketKey.map((key) => ({
  key,
  event: "open-day-2026",
  holder: "Ada Lovelace",
  email: "ada@example.org",
  locale: "en",
  community: true,
}));
