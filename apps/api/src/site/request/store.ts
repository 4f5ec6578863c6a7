// Declarations that were taken, each under a key that is good for one of them. [LGL-02] [LGL-03]
import type { StoredDeclaration } from "@kontor/domain/site/request";
import { DeclarationDraftSchema, DeclarationReceiptSchema } from "@kontor/domain/site/request/codec";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { asItIs, storedAs } from "../../platform/database/stored-json.ts";
import { soughtIn } from "./sought.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** Cancellations and withdrawals: what was typed, the receipt that was given for it, and the ids of the contracts that it ended, null where it waits for staff; when staff put it aside or found its contract. */
    declarations: {
      id: string;
      key: string;
      form: string;
      draft: string;
      receipt: string;
      received_at: number;
      contracts: string | null;
      handled_at: number | null;
      /** What it is found by. */
      sought: string;
    };
  }
}

const draftFrom = storedAs<StoredDeclaration["draft"]>("declaration", [asItIs(DeclarationDraftSchema)]);
export const receiptFrom = storedAs<StoredDeclaration["receipt"]>("declaration receipt", [asItIs(DeclarationReceiptSchema)]);

export const declarationByKey = async (handle: Handle, key: string): Promise<StoredDeclaration | null> => {
  const row = await handle.selectFrom("declarations").select(["draft", "receipt"]).where("key", "=", key).executeTakeFirst();
  return row === undefined
    ? null
    : {
        key,
        draft: draftFrom(row.draft),
        receipt: receiptFrom(row.receipt),
      };
};

export const addDeclaration = async (
  handle: Handle,
  { key, draft, receipt }: StoredDeclaration,
  contracts: readonly string[],
): Promise<void> => {
  await handle
    .insertInto("declarations")
    .values({
      id: receipt.id,
      key,
      form: draft.form,
      draft: JSON.stringify(draft),
      receipt: JSON.stringify(receipt),
      received_at: receipt.receivedAt,
      contracts: contracts.length === 0 ? null : contracts.join(" "),
      handled_at: null,
      sought: soughtIn(receipt),
    })
    .execute();
};

/** The rows in the outbox of the letters about a declaration: to the declaring person, and to the provider. */
export const lettersAbout = (id: string) => ({ receipt: `declaration-${id}`, note: `declared-${id}` });

/** Forgets what arrived before an instant, and the letters about it. */
export const forgetOldDeclarations = (database: Database, before: number): Promise<void> =>
  database.atOnce(async (handle) => {
    const old = await handle.deleteFrom("declarations").where("received_at", "<", before).returning("id").execute();
    const letters = old.flatMap(({ id }) => Object.values(lettersAbout(id)));
    if (letters.length > 0) await handle.deleteFrom("outbox").where("id", "in", letters).execute();
  });
