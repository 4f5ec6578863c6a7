// The clock of a process beside the last instant that the database knows: what bills, renews, ends or deletes asks here first. [ACC-07]
import { type Day, dayOf, type Instant, instant } from "@kontor/domain/kernel/calendar";
import {
  clockBelievedAt,
  type ClockReading,
  clockWrittenEvery,
  type KnownClock,
  readClock,
} from "@kontor/domain/shop/contract";
import { sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import { metadataOf, setMetadata } from "../../platform/database/metadata.ts";
import type { PlatformServices } from "../../platform/services.ts";

const key = "clock";

const textOf = ({ last, doubt }: KnownClock): string =>
  [last, ...(doubt === null ? [] : [doubt.since, doubt.seen])].join(" ");

const clockIn = (text: string | null): KnownClock | null => {
  const [last, since, seen] = /^\d{1,15}(?: \d{1,15} \d{1,15})?$/.test(text ?? "")
    ? (text ?? "").split(" ").map(Number)
    : [];
  if (last === undefined) return null;
  return {
    last: instant(last),
    doubt: since === undefined || seen === undefined ? null : { since: instant(since), seen: instant(seen) },
  };
};

/** Where no clock was noted yet: when something last happened. */
const lastStored = async (handle: Handle): Promise<KnownClock | null> => {
  const times = await Promise.all([
    handle.selectFrom("orders").select(sql<number | null>`max(placed_at)`.as("at")).executeTakeFirst(),
    handle.selectFrom("outbox").select(sql<number | null>`max(queued_at)`.as("at")).executeTakeFirst(),
    handle.selectFrom("journal").select(sql<number | null>`max(at)`.as("at")).executeTakeFirst(),
  ]);
  const last = Math.max(...times.map((row) => Number(row?.at ?? 0)));
  return last === 0 ? null : { last: instant(last), doubt: null };
};

export const knownClock = async (handle: Handle): Promise<KnownClock | null> =>
  clockIn(await metadataOf(handle, key)) ?? (await lastStored(handle));

export const noteClock = (handle: Handle, clock: KnownClock): Promise<void> => setMetadata(handle, key, textOf(clock));

type Needed = Pick<PlatformServices, "database" | "now"> & {
  readonly settings: Pick<PlatformServices["settings"], "clockConfirmed" | "timeZone">;
};

const rulesOf = ({ settings }: Needed) => ({ confirmed: settings.clockConfirmed, zone: settings.timeZone });

/** How the clock stands; nothing is noted. */
export const clockReading = async (services: Needed): Promise<ClockReading> =>
  readClock(await knownClock(services.database.reads), services.now(), rulesOf(services));

/** Notes a reading, unless another process or a person wrote meanwhile. */
const noteReading = async ({ database }: Needed, before: string | null, clock: KnownClock): Promise<void> => {
  const value = textOf(clock);
  await database.atOnce(async (handle) => {
    if (before === null)
      await handle
        .insertInto("marks")
        .values({ key, value })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .execute();
    else await handle.updateTable("marks").set({ value }).where("key", "=", key).where("value", "=", before).execute();
  });
};

/** What of a reading others need to know at once; the rest, once a minute. */
const isNews = (known: KnownClock | null, { last, doubt }: KnownClock): boolean =>
  known === null ||
  (known.doubt === null) !== (doubt === null) ||
  known.doubt?.since !== doubt?.since ||
  Math.abs(last - known.last) >= clockWrittenEvery ||
  (doubt !== null && known.doubt !== null && doubt.seen - known.doubt.seen >= clockWrittenEvery);

export interface ClockWatch {
  /** Whether what depends on the day may be done now. */
  readonly isBelieved: () => Promise<boolean>;
}

/** What the log says of a clock that is doubted. */
const factsOf = (last: Instant, today: Day, believedAt: Instant | null) => ({
  today,
  last: new Date(last).toISOString(),
  believedAt: believedAt === null ? null : new Date(believedAt).toISOString(),
});

export const watchClock = (services: Needed & Pick<PlatformServices, "log">): ClockWatch => {
  const { database, log } = services;
  const state: { doubted: boolean } = { doubted: false };
  return {
    isBelieved: async () => {
      const now = services.now();
      const before = await metadataOf(database.reads, key);
      const known = clockIn(before);
      const { isBelieved, clock } = readClock(known ?? (await lastStored(database.reads)), now, rulesOf(services));
      if (isNews(known, clock)) await noteReading(services, before, clock);
      if (!isBelieved && !state.doubted)
        log.warn(
          factsOf(clock.last, dayOf(now, services.settings.timeZone), clockBelievedAt(clock)),
          "the clock is more than three days away from the last instant in the database: nothing is billed, renewed, ended or deleted until an administrator, `npm run data -- clock confirm` or CLOCK_CONFIRMED says that it is right, or a day of running is over",
        );
      if (isBelieved && state.doubted) log.info({}, "the clock is believed again: what is due is worked off");
      state.doubted = !isBelieved;
      return isBelieved;
    },
  };
};
