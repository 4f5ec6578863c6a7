// Tickets, the log of who was let in, and the pages of ticketing. [TKT-01…06]
import type { Instant } from "#kernel/calendar";
import type { Locale } from "#visitor/locale";

/** Unguessable: 26 characters of Crockford's base 32, 128 bits. [TKT-01] [TKT-06] */
export type TicketKey = string;

export interface Ticket {
  readonly key: TicketKey;
  readonly event: string;
  readonly holder: string;
  readonly email: string;
  readonly locale: Locale;
  /** Whether it carries the community event badge. [TKT-01] */
  readonly community: boolean;
}

/** What tickets are for. */
export interface TicketEvent {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly startsAt: Instant;
}

/** The print of a ticket's key, by which it is found and written down: it opens no page. [TKT-01] */
export type TicketPrint = string;

/** One scan that let a ticket in. A gate makes it, with or without a network. [TKT-02] */
export interface Admission {
  readonly id: string;
  readonly ticket: TicketPrint;
  readonly at: Instant;
  /** The device that scanned, by the name of its entrance. */
  readonly gate: string;
}

/** All known admissions, the earliest first, none twice: a set that merges with any other. [TKT-02] */
export type AdmissionLog = readonly Admission[];

/** Status of an admission: the first of its ticket is valid, a later one is a double of it. [TKT-02] */
export type AdmissionStatus =
  | { readonly kind: "admitted"; readonly provisional: boolean }
  | { readonly kind: "double"; readonly provisional: boolean; readonly first: Admission };

/** What a gate knows without a network: the tickets of its event, the log that all gates share, and what it has not sent yet. [TKT-02] */
export interface Gate {
  readonly name: string;
  readonly tickets: ReadonlySet<TicketPrint>;
  readonly shared: AdmissionLog;
  readonly unsent: AdmissionLog;
}

/** What a gate shows after a scan. [TKT-02] */
export type GateAnswer = AdmissionStatus | { readonly kind: "unknown" };

/** A page of ticketing by its path. [TKT-05] */
export type TicketingPage =
  | { readonly kind: "ticket"; readonly key: string }
  | { readonly kind: "check"; readonly key: string | null }
  | { readonly kind: "print-all" }
  | { readonly kind: "print-test" }
  | { readonly kind: "login"; readonly key: string };

/** A staff member's key: opens a session once. [TKT-04] */
export interface StaffKey {
  /** Its print: the key itself is not stored. */
  readonly key: string;
  readonly expiresAt: Instant;
  readonly usedAt: Instant | null;
  /** When staff ended it, with the session that it opened. */
  readonly endedAt: Instant | null;
}

/** What a staff key is good for: still a session, nothing any more since it opened one, was ended, or was not used in time. */
export type StaffKeyState = "open" | "used" | "ended" | "over";

/** A ticket that is to be issued, as the admin typed or imported it. [TKT-06] */
export type TicketRow = Pick<Ticket, "holder" | "email" | "locale" | "community">;
