// What is stored of customers: which tables, why, for how long, and what a deletion of the account does to it. [ACC-06]
import type { Localized } from "#visitor/locale";

/**
 * What becomes of it when the account is deleted: it goes at once; it stays as long as a law demands, blocked from any other use;
 * or it is bound to no account and goes by its own time.
 */
export type AtDeletion = "deleted" | "stays" | "apart";

export interface StoredKind {
  readonly key: string;
  /** The tables that hold it; each table is of one kind. */
  readonly tables: readonly string[];
  readonly what: Localized<string>;
  readonly why: Localized<string>;
  readonly howLong: Localized<string>;
  readonly atDeletion: AtDeletion;
  /** Whole calendar years that it stays, counted from the end of the year in which the last contract ended; 0 for what does not. */
  readonly years: number;
}
