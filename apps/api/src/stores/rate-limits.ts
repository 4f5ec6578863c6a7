// Counts calls in windows of time, in the database, so that all processes share one count.
import type { Database } from "./database.ts";

export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds since the epoch. */
  readonly resetsAt: number;
  readonly refused: boolean;
}

export const countCall = (database: Database, bucket: string, limit: number, windowMs: number, now: number, by = 1): Promise<Allowance> =>
  database.inTransaction(async (handle) => {
    await handle.deleteFrom("rate_limits").where("resets_at", "<=", now).execute();
    const row = await handle
      .insertInto("rate_limits")
      .values({ bucket, used: by, resets_at: now + windowMs })
      .onConflict((conflict) => conflict.column("bucket").doUpdateSet((eb) => ({ used: eb("rate_limits.used", "+", by) })))
      .returning(["used", "resets_at"])
      .executeTakeFirstOrThrow();
    const used = Number(row.used);
    return { limit, remaining: Math.max(0, limit - used), resetsAt: Math.ceil(Number(row.resets_at) / 1000), refused: used > limit };
  });
