// Small facts of the database about itself, and numbers that count up.
import type { Handle } from "./database.ts";
import { ready } from "./ready.ts";

const mark = ready((handle, { key }: { key: string }) => handle.selectFrom("marks").select("value").where("key", "=", key));

export const markOf = async (handle: Handle, key: string): Promise<string | null> => (await mark(handle, { key }))[0]?.value ?? null;

export const setMark = async (handle: Handle, key: string, value: string): Promise<void> => {
  await handle
    .insertInto("marks")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
};

const begun = ready((handle, { name, start }: { name: string; start: number }) =>
  handle
    .insertInto("sequences")
    .values({ name, value: start })
    .onConflict((conflict) => conflict.column("name").doNothing()),
);
const counted = ready((handle, { name }: { name: string }) =>
  handle
    .updateTable("sequences")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", name)
    .returning("value"),
);

/** The next number of a sequence that begins after `start`; never the same twice. */
export const nextNumber = async (handle: Handle, name: string, start = 0): Promise<number> => {
  const [known] = await counted(handle, { name });
  if (known !== undefined) return Number(known.value);
  await begun(handle, { name, start });
  return nextNumber(handle, name, start);
};
