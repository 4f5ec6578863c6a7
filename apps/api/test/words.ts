// The words that a shop has stored, and the same made anew from its rows.
import type { Database } from "../src/platform/database/handle.ts";
import { forgetWords, makeWords } from "../src/site/desk/words-job.ts";

export const storedWords = async ({ reads }: Pick<Database, "reads">): Promise<readonly string[]> =>
  (await reads.selectFrom("words").selectAll().execute())
    .map(({ kind, id, word, weight }) => `${kind} ${id} ${word} ${Number(weight)}`)
    .toSorted();

export const madeAnew = async (database: Database): Promise<readonly string[]> => {
  await forgetWords(database);
  await makeWords(database);
  return storedWords(database);
};
