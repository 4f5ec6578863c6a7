// Numbers that leave the shop: after a restore none is given until a person has said which were given last. [ACC-03] [OPS-06]
import { sql } from "kysely";
import type { Handle } from "./handle.ts";
import { andThen, type MaybeAsync } from "./maybe-async.ts";
import { beginCounting, metadataOf, setMetadata } from "./metadata.ts";
import { preparedQuery } from "./prepared-query.ts";

/** The mark of a database that was restored, with the instant; it is gone once a person has said which numbers were given last. */
const unconfirmed = "numbers-unconfirmed";

/** A number was needed before a person has said which were given last. Answered as what is away for a while. */
export class NumbersUnconfirmed extends Error {
  override readonly name = "NumbersUnconfirmed";
  readonly statusCode = 503;
  constructor() {
    super("numbers wait for a person's word after a restore: `npm run data -- numbers`");
  }
}

/** Counts and asks in one statement: a restore that ends meanwhile leaves no gap between the two. */
const counted = preparedQuery((handle, { name }: { name: string }) =>
  handle
    .updateTable("sequences")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", name)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("marks").select("marks.key").where("marks.key", "=", unconfirmed))),
    )
    .returning("value"),
);

/** The next number of a series whose numbers leave the shop, behind `start`; never the same twice. */
export const nextSentNumber = (handle: Handle, name: string, start = 0): MaybeAsync<number> =>
  andThen(counted(handle, { name }), ([known]): MaybeAsync<number> => {
    if (known !== undefined) return Number(known.value);
    return andThen(metadataOf(handle, unconfirmed), (since): MaybeAsync<number> => {
      if (since !== null) throw new NumbersUnconfirmed();
      return andThen(beginCounting(handle, { name, start }), () => nextSentNumber(handle, name, start));
    });
  });

/** Since when numbers wait for a word, in milliseconds; null where they do not. */
export const numbersWaitSince = async (handle: Handle): Promise<number | null> => {
  const since = await metadataOf(handle, unconfirmed);
  return since === null ? null : Number(since);
};

export const doubtNumbers = (handle: Handle, now: number): Promise<void> =>
  setMetadata(handle, unconfirmed, String(now));

/** All counters with their last values. */
export const countersOf = async (
  handle: Handle,
): Promise<readonly { readonly name: string; readonly value: number }[]> =>
  (await handle.selectFrom("sequences").selectAll().orderBy("name").execute()).map(({ name, value }) => ({
    name,
    value: Number(value),
  }));

/** Counters go on behind these values, and wait for no word any more. */
export const trustNumbers = async (
  handle: Handle,
  raised: readonly { readonly series: string; readonly value: number }[],
): Promise<void> => {
  for (const { series: name, value } of raised)
    await handle
      .insertInto("sequences")
      .values({ name, value })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet({ value }).where(sql<boolean>`sequences.value < ${value}`),
      )
      .execute();
  await handle.deleteFrom("marks").where("key", "=", unconfirmed).execute();
};
