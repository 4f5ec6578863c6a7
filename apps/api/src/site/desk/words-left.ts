// How far the words of stored rows are: a mark for each table, with the id behind which rows have none yet. [DSK-01] [OPS-05]
import { type WordKind, wordKinds } from "@kontor/domain/site/desk";
import { sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import { wordedTables } from "./word-rows.ts";

const prefix = "words-";
export const markOf = (kind: WordKind): string => `${prefix}${kind}`;
const marks = wordKinds.map(markOf);

/** All rows have them. */
export const allDone = "done";
/** The id behind which rows have none; every id is behind the empty one. */
export const behindMark = (id: string): string => `>${id}`;
export const behindIn = (mark: string): string => mark.slice(1);

const marksIn = async (handle: Handle): Promise<ReadonlyMap<string, string>> => {
  const rows = await handle.selectFrom("marks").select(["key", "value"]).where("key", "in", marks).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
};

export const hasAllWords = async (handle: Handle): Promise<boolean> => {
  const found = await marksIn(handle);
  return marks.every((mark) => found.get(mark) === allDone);
};

/** Of how many rows the words are still to be made. */
export const wordsLeft = async (handle: Handle): Promise<number> => {
  const found = await marksIn(handle);
  const counts = wordKinds
    .filter((kind) => found.get(markOf(kind)) !== allDone)
    .map((kind) => {
      const behind = behindIn(found.get(markOf(kind)) ?? "");
      return sql`(select count(*) from ${sql.table(kind)} where ${sql.ref(wordedTables[kind].id)} > ${behind})`;
    });
  if (counts.length === 0) return 0;
  const { rows } = await sql<{ left: unknown }>`select ${sql.join(counts, sql` + `)} as "left"`.execute(handle);
  return Number(rows[0]?.left ?? 0);
};
