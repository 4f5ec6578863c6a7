// Counts calls in windows of time, in the database, so that all processes share one count exactly. [OPS-08]
import { type Expression, sql } from "kysely";
import { type Instant, instant } from "@kontor/domain/kernel/calendar";
import { type Counted, type Limit, waitOver } from "@kontor/domain/kernel/limit";
import type { Database, Handle } from "./handle.ts";
import { preparedQuery } from "./prepared-query.ts";
import type { MaybeAsync } from "./maybe-async.ts";

export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds since the epoch. */
  readonly resetsAt: number;
  /** How many seconds a refused caller waits. */
  readonly wait: number;
  readonly refused: boolean;
}

/** Counts a call, or what it counts for, by the shop's clock; also one that is refused. */
export const countCall = async (
  database: Database,
  bucket: string,
  limit: number,
  windowMs: number,
  now: number,
  by = 1,
): Promise<Allowance> => {
  const [window] = await database.atOnce((handle) => countedBy(handle, { now, key: bucket, ends: now + windowMs, by }));
  if (window === undefined) throw new Error("a call was not counted");
  const { points, expire } = window;
  return {
    limit,
    remaining: Math.max(0, limit - points),
    resetsAt: Math.ceil(expire / 1000),
    wait: Math.max(1, Math.ceil((expire - now) / 1000)),
    refused: points > limit,
  };
};

/** Deletes windows that are over. */
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

/** A bucket with its limit. */
export interface LimitedBucket extends Bucket {
  readonly limit: Limit;
}

/** A limit of the domain as a bucket, so many times as wide. */
export const limitedBucket = (key: string, { most, seconds }: Limit, factor: number): LimitedBucket => ({
  key,
  windowMs: seconds * 1000,
  limit: { most: most * factor, seconds },
});

/** The seconds until `more` fits into the buckets; null where it fits now. */
export const waitIn = (
  buckets: readonly LimitedBucket[],
  windows: readonly Window[],
  more: number,
  now: Instant,
): number | null =>
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

const looked = preparedQuery((handle, { now, a, b, c, d }: Four) =>
  handle
    .selectFrom("rate_limits")
    .select(["key", "points", "expire"])
    .where("key", "in", [a, b, c, d])
    .where("expire", ">", now)
    .$narrowType<Window>(),
);

type Ends = { readonly [Name in "a" | "b" | "c" | "d" as `${Name}Ends`]: number };

const begun = sql.lit(1);

/** Statements that count one, or `by`, in each bucket; a window that is over begins anew. */
const countIn = (
  handle: Handle,
  now: number,
  buckets: readonly { readonly key: string; readonly ends: number }[],
  by: Expression<number> = begun,
) =>
  handle
    .insertInto("rate_limits")
    .values(buckets.map(({ key, ends }) => ({ key, points: by, expire: ends })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        points: eb
          .case()
          .when("rate_limits.expire", "<=", now)
          .then(by)
          .else(eb("rate_limits.points", "+", by))
          .end(),
        expire: eb
          .case()
          .when("rate_limits.expire", "<=", now)
          .then(eb.ref("excluded.expire"))
          .else(eb.ref("rate_limits.expire"))
          .end(),
      })),
    )
    .returning(["key", "points", "expire"])
    .$narrowType<Window>();

/** Four buckets in one prepared statement, since it is on the hot path. */
const counted = preparedQuery((handle, { now, a, b, c, d, aEnds, bEnds, cEnds, dEnds }: Four & Ends) =>
  countIn(handle, now, [
    { key: a, ends: aEnds },
    { key: b, ends: bEnds },
    { key: c, ends: cEnds },
    { key: d, ends: dEnds },
  ]),
);

/** The same for one bucket. */
const countedOne = preparedQuery((handle, { now, key, ends }: { now: number; key: string; ends: number }) =>
  countIn(handle, now, [{ key, ends }]),
);

/** The same for so many at once: a call may ask for many names. */
const countedBy = preparedQuery(
  (handle, { now, key, ends, by }: { now: number; key: string; ends: number; by: number }) =>
    countIn(handle, now, [{ key, ends }], sql<number>`cast(${by} as integer)`),
);

type FourBuckets = readonly [Bucket, Bucket, Bucket, Bucket];

/** The windows of four buckets that are open; nothing is counted. */
export const windowsNow = (handle: Handle, [a, b, c, d]: FourBuckets, now: number): MaybeAsync<readonly Window[]> =>
  looked(handle, { now, a: a.key, b: b.key, c: c.key, d: d.key });

/** Counts one in each of four buckets, always in their order, so that two never wait for each other. */
export const countAll = (handle: Handle, [a, b, c, d]: FourBuckets, now: number): MaybeAsync<readonly Window[]> =>
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
export const countOne = (handle: Handle, { key, windowMs }: Bucket, now: number): MaybeAsync<readonly Window[]> =>
  countedOne(handle, { now, key, ends: now + windowMs });

/** The seconds until one more fits into all of these; null where it fits now. Nothing is counted. */
export const waitForOneMore = async (
  handle: Handle,
  buckets: readonly LimitedBucket[],
  now: Instant,
): Promise<number | null> => {
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
