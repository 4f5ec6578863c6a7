// Counts calls in windows of time with rate-limiter-flexible, in the database, so that all processes share one count exactly. [OPS-08]
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { CompiledQuery } from "kysely";
import type { Database } from "./database.ts";

export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds since the epoch. */
  readonly resetsAt: number;
  /** How many seconds whoever was refused waits. */
  readonly wait: number;
  readonly refused: boolean;
}

interface Asked {
  readonly text: string;
  readonly values: readonly [key: string, points: number, ...byItsOwnClock: number[]];
}

/** What the limiter takes for a client of PostgreSQL: its one statement runs on either engine, and by the shop's clock to the millisecond. */
const clientOf = (database: Database, now: number, windowMs: number) => ({
  query: async ({ text, values: [key, points] }: Asked) => {
    const statement = database.engine === "sqlite" ? text.replaceAll(/\$(\d)/g, "?$1") : text;
    const query = CompiledQuery.raw(statement, [key, points, now + windowMs, now]);
    const { rows } = await database.atOnce((handle) => handle.executeQuery<{ points: number; expire: number }>(query));
    return { rows: rows.map((row) => ({ points: row.points, expire: row.expire - now + Date.now() })) };
  },
});

export const countCall = async (
  database: Database,
  bucket: string,
  limit: number,
  windowMs: number,
  now: number,
  by = 1,
): Promise<Allowance> => {
  const limiter = new RateLimiterPostgres({
    storeClient: clientOf(database, now, windowMs),
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: "",
    points: limit,
    duration: windowMs / 1000,
  });
  const told = await limiter.consume(bucket, by).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
  const resetsAt = Math.ceil((now + told.msBeforeNext) / 1000);
  const wait = Math.max(1, resetsAt - Math.floor(now / 1000));
  return { limit, remaining: told.remainingPoints, resetsAt, wait, refused: told.consumedPoints > limit };
};

/** Windows that are over are of no use to anybody. */
export const forgetOldCalls = (database: Database, now: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle.deleteFrom("rate_limits").where("expire", "<", now).execute();
  });
