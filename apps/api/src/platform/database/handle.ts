// What stores work on: a handle of the database, and the database that gives it. [OPS-02]
import type { Kysely, Transaction } from "kysely";
import type { MaybeAsync } from "./maybe-async.ts";
import type { Tables } from "./tables.ts";

/** What stores work on: the reading side, or a transaction. */
export type Handle = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  readonly engine: "sqlite" | "postgres";
  readonly reads: Handle;
  /** One transaction that sees nothing of those beside it; what is thrown inside rolls it back. It may be run again when another one got in its way. */
  readonly inTransaction: <A>(use: (handle: Handle) => MaybeAsync<A>) => Promise<A>;
  /** For one statement that is complete in itself. */
  readonly atOnce: <A>(use: (handle: Handle) => MaybeAsync<A>) => Promise<A>;
  /** Counts a sequence up for a transaction. Where transactions run side by side it does so outside of it: they would wait for each other's numbers. */
  readonly counting: <A>(inside: Handle, count: (handle: Handle) => MaybeAsync<A>) => MaybeAsync<A>;
  readonly close: () => Promise<void>;
}
