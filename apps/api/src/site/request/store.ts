// Declarations that were taken, each under a key that is good for one of them. [LGL-02] [LGL-03]
import type { Generated } from "kysely";
import type { DeclarationOutcome, StoredDeclaration } from "@kontor/domain/site/request";
import { DeclarationDraftSchema, DeclarationReceiptSchema } from "@kontor/domain/site/request/codec";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { storedAs } from "../../platform/database/stored-json.ts";
import { addWords, removeWords } from "../../platform/database/words.ts";
import { addDeclared, forgetDeclared } from "./declared-store.ts";
import { soughtIn, wordsOfReceipt } from "./sought.ts";

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
      /** How it became known that it came from its party: `login`, `link`, `staff`. */
      proof: Generated<string | null>;
      /** 1 while one of its contracts waits for that. */
      waits: Generated<number>;
      /** 1 once its party said that it was not them. */
      denied: Generated<number>;
    };
  }
}

const draftFrom = storedAs("declaration", DeclarationDraftSchema);
export const receiptFrom = storedAs("declaration receipt", DeclarationReceiptSchema);

export const declarationByKey = (handle: Handle, key: string): Promise<StoredDeclaration | null> =>
  declarationBy(handle, "key", key);

export const declarationById = (handle: Handle, id: string): Promise<StoredDeclaration | null> =>
  declarationBy(handle, "id", id);

const declarationBy = (handle: Handle, name: "id" | "key", value: string): Promise<StoredDeclaration | null> =>
  firstOf(handle.selectFrom("declarations").select(["key", "draft", "receipt"]).where(name, "=", value), (row) => ({
    key: row.key,
    draft: draftFrom(row.draft),
    receipt: receiptFrom(row.receipt),
  }));

export const addDeclaration = async (
  handle: Handle,
  { key, draft, receipt }: StoredDeclaration,
  { ended, declared, proved }: DeclarationOutcome,
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
      contracts: ended.length === 0 ? null : ended.join(" "),
      handled_at: null,
      sought: soughtIn(receipt),
      proof: proved,
      waits: declared.some(({ standing }) => standing === "waits") ? 1 : 0,
    })
    .execute();
  await addWords(handle, "declarations", receipt.id, wordsOfReceipt(receipt));
  await addDeclared(handle, declared);
};

/** The rows in the outbox of the letters about a declaration: to the declaring person, and to the provider. */
export const lettersAbout = (id: string) => ({ receipt: `declaration-${id}`, note: `declared-${id}` });

/** Forgets what arrived before an instant, and the letters about it. */
export const forgetOldDeclarations = (database: Database, before: number): Promise<void> =>
  database.atOnce(async (handle) => {
    const old = await handle.deleteFrom("declarations").where("received_at", "<", before).returning("id").execute();
    const letters = old.flatMap(({ id }) => Object.values(lettersAbout(id)));
    if (letters.length > 0) await handle.deleteFrom("outbox").where("id", "in", letters).execute();
    const ids = old.map(({ id }) => id);
    await removeWords(handle, "declarations", ids);
    await forgetDeclared(handle, ids);
  });
