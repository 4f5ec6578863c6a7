// A row of the journal: who did what to whom, when, and what is different since. [DSK-05] [DSK-09]
import type { Instant } from "#kernel/calendar";
import type { JournalEntry } from "#site/admin";

export interface JournalListRow extends Omit<JournalEntry, "subject"> {
  readonly kind: "journal";
  readonly id: string;
  readonly at: Instant;
  /** The customer number of who did it, or `operator`. */
  readonly by: string;
  /** The address of their login; null for the operator, and once it was deleted. */
  readonly byName: string | null;
  readonly subject: JournalEntry["subject"] & { readonly name: string | null };
}
