// Counts calls in windows of time with rate-limiter-flexible, in the database, so that all processes share one count exactly. [OPS-08]
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { CompiledQuery, sql } from "kysely";
import { type Instant, instant } from "@kontor/domain/kernel/calendar";
import { type Counted, type Limit, waitOver } from "@kontor/domain/kernel/limit";
import type { Database, Handle } from "./database.ts";
import { ready } from "./ready.ts";
import type { Soon } from "./soon.ts";

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
  const wait = Math.max(1, Math.ceil(told.msBeforeNext / 1000));
  return { limit, remaining: told.remainingPoints, resetsAt, wait, refused: told.consumedPoints > limit };
};

/** Windows that are over are of no use to anybody. */
export const forgetOldCalls = (database: Database, now: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle.deleteFrom("rate_limits").where("expire", "<", now).execute();
  });

/** What counted for nothing after all. */
export const takeBack = (database: Database, bucket: string): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .updateTable("rate_limits")
      .set((eb) => ({ points: eb("points", "-", 1) }))
      .where("key", "=", bucket)
      .where("points", ">", 0)
      .execute();
  });

/** A bucket as it stands: how much is in it, and when it is empty again. */
export interface Window {
  readonly key: string;
  readonly points: number;
  readonly expire: number;
}

export interface Bucket {
  readonly key: string;
  readonly windowMs: number;
}

/** A bucket with the most that it may hold. */
export interface LimitedBucket extends Bucket {
  readonly limit: Limit;
}

/** A limit of the domain as a bucket, so many times as wide. */
export const limitedBucket = (key: string, { most, seconds }: Limit, factor: number): LimitedBucket => ({
  key,
  windowMs: seconds * 1000,
  limit: { most: most * factor, seconds },
});

/** The seconds until buckets may hold `more` than what is in them; null where they may now. */
export const waitIn = (buckets: readonly LimitedBucket[], windows: readonly Window[], more: number, now: Instant): number | null =>
  waitOver(
    windows.flatMap(({ key, points, expire }): readonly Counted[] => {
      const limit = buckets.find((each) => each.key === key)?.limit;
      return limit === undefined ? [] : [{ limit, count: points + more, endsAt: instant(expire) }];
    }),
    now,
  );

interface Four {
  readonly now: number;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
}

const looked = ready((handle, { now, a, b, c, d }: Four) =>
  handle
    .selectFrom("rate_limits")
    .select(["key", "points", "expire"])
    .where("key", "in", [a, b, c, d])
    .where("expire", ">", now)
    .$narrowType<Window>(),
);

type Ends = { readonly [Name in "a" | "b" | "c" | "d" as `${Name}Ends`]: number };

const begun = sql.lit(1);

/** Statements that count one in each bucket; a window that is over begins anew. */
const countIn = (handle: Handle, now: number, buckets: readonly { readonly key: string; readonly ends: number }[]) =>
  handle
    .insertInto("rate_limits")
    .values(buckets.map(({ key, ends }) => ({ key, points: begun, expire: ends })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        points: eb
          .case()
          .when("rate_limits.expire", "<=", now)
          .then(begun)
          .else(eb("rate_limits.points", "+", begun))
          .end(),
        expire: eb.case().when("rate_limits.expire", "<=", now).then(eb.ref("excluded.expire")).else(eb.ref("rate_limits.expire")).end(),
      })),
    )
    .returning(["key", "points", "expire"])
    .$narrowType<Window>();

/** Four buckets in one statement, prepared once: it is made for every order. */
const counted = ready((handle, { now, a, b, c, d, aEnds, bEnds, cEnds, dEnds }: Four & Ends) =>
  countIn(handle, now, [
    { key: a, ends: aEnds },
    { key: b, ends: bEnds },
    { key: c, ends: cEnds },
    { key: d, ends: dEnds },
  ]),
);

/** The same for one: it is made for every new cart. */
const countedOne = ready((handle, { now, key, ends }: { now: number; key: string; ends: number }) => countIn(handle, now, [{ key, ends }]));

type FourBuckets = readonly [Bucket, Bucket, Bucket, Bucket];

/** Those of four buckets that hold something; nothing is counted. */
export const windowsNow = (handle: Handle, [a, b, c, d]: FourBuckets, now: number): Soon<readonly Window[]> =>
  looked(handle, { now, a: a.key, b: b.key, c: c.key, d: d.key });

/** Counts one in each of four buckets, always in their order, so that two never wait for each other. */
export const countTogether = (handle: Handle, [a, b, c, d]: FourBuckets, now: number): Soon<readonly Window[]> =>
  counted(handle, {
    now,
    a: a.key,
    b: b.key,
    c: c.key,
    d: d.key,
    aEnds: now + a.windowMs,
    bEnds: now + b.windowMs,
    cEnds: now + c.windowMs,
    dEnds: now + d.windowMs,
  });

/** Counts one in a bucket. */
export const countOne = (handle: Handle, { key, windowMs }: Bucket, now: number): Soon<readonly Window[]> =>
  countedOne(handle, { now, key, ends: now + windowMs });

/** The seconds until all of these may hold one more; null where they may now. Nothing is counted. */
export const waitForOneMore = async (handle: Handle, buckets: readonly LimitedBucket[], now: Instant): Promise<number | null> => {
  const windows = await handle
    .selectFrom("rate_limits")
    .select(["key", "points", "expire"])
    .where(
      "key",
      "in",
      buckets.map(({ key }) => key),
    )
    .where("expire", ">", now)
    .$narrowType<Window>()
    .execute();
  return waitIn(buckets, windows, 1, now);
};

/** Counts one in each bucket. */
export const countEach = async (handle: Handle, buckets: readonly Bucket[], now: number): Promise<void> => {
  await countIn(
    handle,
    now,
    buckets.map(({ key, windowMs }) => ({ key, ends: now + windowMs })),
  ).execute();
};
