// Tickets, keys and the logs of several gates, for laws.
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import type { Badge } from "./badges.ts";
import type { Admission, AdmissionLog, Ticket, TicketKey } from "./model.ts";
import { mergedLog } from "./admission.ts";
import { ticketKeyOf } from "./rules.ts";

export const anyBytes: fc.Arbitrary<readonly number[]> = fc.array(fc.integer({ min: 0, max: 255 }), {
  minLength: 16,
  maxLength: 16,
});

export const anyTicketKey: fc.Arbitrary<TicketKey> = anyBytes.map(ticketKeyOf);

/** Few tickets, so that gates meet the same one. */
export const fewPrints = [1, 2, 3].map((byte) => ticketKeyOf(Array.from({ length: 16 }, () => byte)));

export const anyAdmission: fc.Arbitrary<Admission> = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", "e"),
  ticket: fc.constantFrom(...fewPrints),
  at: fc.integer({ min: 0, max: 5 }).map(instant),
  gate: fc.constantFrom("north", "south"),
});

export const anyLog: fc.Arbitrary<AdmissionLog> = fc
  .array(anyAdmission, { maxLength: 8 })
  .map((admissions) => mergedLog(admissions, []));

export const anyTicket: fc.Arbitrary<Ticket> = anyTicketKey.map((key) => ({
  key,
  event: "open-day-2026",
  holder: "Ada Lovelace",
  email: "ada@example.org",
  locale: "en",
  community: true,
}));

export const anyWord: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom("a", "b", "é"),
  minLength: 1,
  maxLength: 3,
});

export const anyBadge: fc.Arbitrary<Badge> = fc.record({
  holder: anyWord,
  key: fc.option(anyTicketKey, { nil: null }),
  community: fc.boolean(),
});

/** Scans of two gates, each with an id of its own. */
export const anyScan: fc.Arbitrary<Admission & { readonly gate: "north" | "south" }> = fc.record({
  id: fc.uuid(),
  ticket: fc.constantFrom(...fewPrints),
  at: fc.integer({ min: 0, max: 5 }).map(instant),
  gate: fc.constantFrom("north" as const, "south" as const),
});
