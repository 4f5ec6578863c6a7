// Makes the words of rows from before there were any, or all of them anew: in small transactions, in any number of processes at once, and after a stop it goes on where it was. [DSK-01] [OPS-05]
import { type WordKind, wordKinds } from "@kontor/domain/site/desk";
import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { addWordsOfMany } from "../../platform/database/words.ts";
import { rounds } from "../../platform/process/rounds.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { wordsAtOnce, wordsRestMs, wordsRoundMs } from "./limits.ts";
import { wordedRows } from "./word-rows.ts";
import { allDone, behindIn, behindMark, hasAllWords, markOf } from "./words-left.ts";

type Written = Pick<Database, "engine" | "inTransaction" | "reads">;

/** The words of the next rows in place of all that stand there: also those of rows that are gone. Says whether there may be more. */
const nextRows = async ({ engine }: Written, handle: Handle, kind: WordKind, count: number): Promise<boolean> => {
  const lock = (of: string) => (engine === "postgres" ? sql`for update of ${sql.table(of)}` : sql``);
  const key = markOf(kind);
  // Of several processes one has the mark, the others wait for it and go on behind.
  await handle
    .insertInto("marks")
    .values({ key, value: behindMark("") })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const { rows: marks } = await sql<{
    value: string;
  }>`select value from marks where key = ${key} ${lock("marks")}`.execute(handle);
  const mark = marks[0]?.value ?? allDone;
  if (mark === allDone) return false;
  const behind = behindIn(mark);
  const rows = await wordedRows(handle, kind, { behind, count, lock: lock(kind) });
  const last = rows.length < count ? null : (rows.at(-1)?.id ?? null);
  await handle
    .deleteFrom("words")
    .where("kind", "=", kind)
    .where("id", ">", behind)
    .$if(last !== null, (query) => query.where("id", "<=", last ?? ""))
    .execute();
  await addWordsOfMany(handle, kind, rows);
  await handle
    .updateTable("marks")
    .set({ value: last === null ? allDone : behindMark(last) })
    .where("key", "=", key)
    .execute();
  return last !== null;
};

interface Making {
  readonly count?: number;
  readonly isStopped?: () => boolean;
  /** Milliseconds between two transactions. */
  readonly rest?: number;
}

/** All that is left, until it is done or stopped. */
export const makeWords = async (
  database: Written,
  { count = wordsAtOnce, isStopped = () => false, rest = 0 }: Making = {},
): Promise<void> => {
  for (const kind of wordKinds)
    for (let more = true; more && !isStopped(); ) {
      more = await database.inTransaction((handle) => nextRows(database, handle, kind, count));
      if (more && rest > 0) await pause(rest);
    }
};

/** Every row's words are made anew from here on. */
export const forgetWords = (database: Written): Promise<void> =>
  database.inTransaction(async (handle) => {
    await handle.deleteFrom("marks").where("key", "in", wordKinds.map(markOf)).execute();
  });

/** In a shop that runs: rests between its transactions, and what fails is tried again at the next round. */
export const wordsJob = ({ database, log }: Pick<PlatformServices, "database" | "log">) => {
  const state: { running: Promise<void> | null; stopped: boolean } = { running: null, stopped: false };
  const round = async (): Promise<void> => {
    if (await hasAllWords(database.reads)) return;
    await makeWords(database, { isStopped: () => state.stopped, rest: wordsRestMs });
  };
  const run = (): void => {
    state.running ??= round()
      .catch((error: unknown) => log.error({ err: error }, "the words of stored rows could not be made"))
      .finally(() => {
        state.running = null;
      });
  };
  const { begin, end } = rounds(run, wordsRoundMs);
  const stop = async (): Promise<void> => {
    state.stopped = true;
    end();
    await state.running;
  };
  return { begin, stop };
};
