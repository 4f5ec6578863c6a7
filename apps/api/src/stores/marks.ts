// Small facts of the database about itself, and numbers that count up.
import type { Handle } from "./database.ts";

export const markOf = async (handle: Handle, key: string): Promise<string | null> =>
  (await handle.selectFrom("marks").select("value").where("key", "=", key).executeTakeFirst())?.value ?? null;

export const setMark = async (handle: Handle, key: string, value: string): Promise<void> => {
  await handle
    .insertInto("marks")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
};

/** The next number of a sequence that begins after `start`; never the same twice. */
export const nextNumber = async (handle: Handle, name: string, start = 0): Promise<number> => {
  await handle
    .insertInto("sequences")
    .values({ name, value: start })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await handle
    .updateTable("sequences")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", name)
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(row.value);
};
