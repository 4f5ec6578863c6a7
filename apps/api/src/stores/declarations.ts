// Declarations that were taken, each under a key that is good for one of them. [LGL-02] [LGL-03]
import type { StoredDeclaration } from "@kontor/domain/site/request";
import type { Handle } from "./database.ts";

export const declarationByKey = async (handle: Handle, key: string): Promise<StoredDeclaration | null> => {
  const row = await handle.selectFrom("declarations").select(["draft", "receipt"]).where("key", "=", key).executeTakeFirst();
  return row === undefined
    ? null
    : {
        key,
        draft: JSON.parse(row.draft) as StoredDeclaration["draft"],
        receipt: JSON.parse(row.receipt) as StoredDeclaration["receipt"],
      };
};

export const addDeclaration = async (handle: Handle, { key, draft, receipt }: StoredDeclaration): Promise<void> => {
  await handle
    .insertInto("declarations")
    .values({
      id: receipt.id,
      key,
      form: draft.form,
      draft: JSON.stringify(draft),
      receipt: JSON.stringify(receipt),
      received_at: receipt.receivedAt,
    })
    .execute();
};
