// Small facts of the database about itself, and numbers that count up.
import type { Handle } from "./handle.ts";
import { preparedQuery } from "./prepared-query.ts";
import { andThen, type MaybeAsync } from "./maybe-async.ts";

const mark = preparedQuery((handle, { key }: { key: string }) =>
  handle.selectFrom("marks").select("value").where("key", "=", key),
);

export const metadataOf = (handle: Handle, key: string): MaybeAsync<string | null> =>
  andThen(mark(handle, { key }), ([row]) => row?.value ?? null);

export const setMetadata = async (handle: Handle, key: string, value: string): Promise<void> => {
  await handle
    .insertInto("marks")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
};

export const beginCounting = preparedQuery((handle, { name, start }: { name: string; start: number }) =>
  handle
    .insertInto("sequences")
    .values({ name, value: start })
    .onConflict((conflict) => conflict.column("name").doNothing()),
);
const counted = preparedQuery((handle, { name }: { name: string }) =>
  handle
    .updateTable("sequences")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", name)
    .returning("value"),
);

/** What counts inside the shop; numbers that leave it are of `numbers.ts`. */
type InnerCounter = "user" | "journal" | "documents" | "outside-events" | "test";

/** The next number of a sequence that begins after `start`; never the same twice. */
export const nextNumber = (handle: Handle, name: InnerCounter, start = 0): MaybeAsync<number> =>
  andThen(counted(handle, { name }), ([known]) =>
    known === undefined
      ? andThen(beginCounting(handle, { name, start }), () => nextNumber(handle, name, start))
      : Number(known.value),
  );
