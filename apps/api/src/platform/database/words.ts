// The words that rows of all kinds are found by at the desk, written in the transaction that changes a row. What they are is a rule of the domain. [DSK-01]
import type { Handle } from "./handle.ts";
import { andThen, type MaybeAsync } from "./maybe-async.ts";
import { preparedQuery } from "./prepared-query.ts";

declare module "./tables.ts" {
  interface Tables {
    /** `kind` is the table of the row, `weight` how much the word says of it. */
    words: { kind: string; id: string; word: string; weight: number };
    /** Of the version before: what it writes goes nowhere, so it has no rows. */
    customer_words: { word: string; customer_number: string; source: string };
  }
}

export interface StoredWord {
  readonly word: string;
  readonly weight: number;
}

/** So many words in one statement. */
const atOnce = 8;
type Row = Readonly<Record<string, string | number>>;

const added = Array.from({ length: atOnce }, (_, more) =>
  preparedQuery((handle, values: Row) =>
    handle
      .insertInto("words")
      .values(
        Array.from({ length: more + 1 }, (_word, at) => ({
          kind: values["kind"] as string,
          id: values["id"] as string,
          word: values[`word${at}`] as string,
          weight: values[`weight${at}`] as number,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  ),
);

/** The words of a new row. */
export const addWords = (
  handle: Handle,
  kind: string,
  id: string,
  words: readonly StoredWord[],
): MaybeAsync<unknown> => {
  const some = words.slice(0, atOnce);
  const query = added[some.length - 1];
  if (query === undefined) return undefined;
  const values = some.flatMap(({ word, weight }, at) => [
    [`word${at}`, word],
    [`weight${at}`, weight],
  ]);
  return andThen(query(handle, { kind, id, ...Object.fromEntries(values) }), () =>
    addWords(handle, kind, id, words.slice(atOnce)),
  );
};

/** Words in one statement where many rows are written at once. */
const ofManyAtOnce = 400;

/** The same of many rows that have none yet. */
export const addWordsOfMany = async (
  handle: Handle,
  kind: string,
  rows: readonly { readonly id: string; readonly words: readonly StoredWord[] }[],
): Promise<void> => {
  const all = rows.flatMap(({ id, words }) => words.map(({ word, weight }) => ({ kind, id, word, weight })));
  for (let at = 0; at < all.length; at += ofManyAtOnce)
    await handle
      .insertInto("words")
      .values(all.slice(at, at + ofManyAtOnce))
      .execute();
};

export const removeWords = async (handle: Handle, kind: string, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await handle.deleteFrom("words").where("kind", "=", kind).where("id", "in", ids).execute();
};

/** The words of a row that was changed. */
export const replaceWords = async (
  handle: Handle,
  kind: string,
  id: string,
  words: readonly StoredWord[],
): Promise<void> => {
  await removeWords(handle, kind, [id]);
  await addWords(handle, kind, id, words);
};

/** Whether the account of a customer was deleted: what stays of them is found by numbers alone. [ACC-06] */
export const isDeleted = async (handle: Handle, customerNumber: string): Promise<boolean> =>
  (await handle
    .selectFrom("deleted_accounts")
    .select("customer_number")
    .where("customer_number", "=", customerNumber)
    .executeTakeFirst()) !== undefined;
