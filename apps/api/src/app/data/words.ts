// npm run data -- words: the words by which staff find rows, made anew from the rows themselves; the shop may run. [DSK-01] [OPS-06]
import { forgetWords, makeWords } from "../../site/desk/words-job.ts";
import type { Say } from "./database-commands.ts";
import { placeOf, writingInSteps } from "./place.ts";

/** Stopped half way, a shop that runs goes on with it, or the next start. */
export const wordsCommand = async (to: string, say: Say): Promise<void> => {
  const place = placeOf(to);
  const counted = await writingInSteps(place, async (database) => {
    await forgetWords(database);
    await makeWords(database);
    return database.reads
      .selectFrom("words")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
  });
  say(`Made ${Number(counted.count)} words anew, by which staff find what is stored in ${place.says}.`);
};
