// Deleted accounts of which something stays: by customer number alone, with the day on which more of it is deleted. [ACC-06]
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Handle } from "../../platform/database/handle.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `last_day` is that from which the years are counted, `due_day` the next one on which something is deleted. */
    deleted_accounts: { customer_number: string; deleted_at: number; last_day: string; due_day: string };
  }
}

export interface DeletedAccount {
  readonly number: string;
  readonly last: Day;
}

export const noteDeletion = async (
  handle: Handle,
  { number, last, due, at }: DeletedAccount & { readonly due: Day; readonly at: number },
): Promise<void> => {
  await handle
    .insertInto("deleted_accounts")
    .values({ customer_number: number, deleted_at: at, last_day: last, due_day: due })
    .execute();
};

export const dueDeletions = async (handle: Handle, today: Day, most: number): Promise<readonly DeletedAccount[]> => {
  const rows = await handle
    .selectFrom("deleted_accounts")
    .selectAll()
    .where("due_day", "<=", today)
    .orderBy("due_day")
    .limit(most)
    .execute();
  return rows.map(({ customer_number: number, last_day: last }) => ({ number, last: last as Day }));
};

/** The next day on which something is due; without one nothing stays, not even this row. */
export const noteDone = async (handle: Handle, number: string, next: Day | null): Promise<void> => {
  await (next === null
    ? handle.deleteFrom("deleted_accounts").where("customer_number", "=", number).execute()
    : handle.updateTable("deleted_accounts").set({ due_day: next }).where("customer_number", "=", number).execute());
};
