// Messages that were taken, each under a key that is good for one of them, with their files. [FRM-03] [FRM-04] [LGL-05]
import { filesOf, messageForms, type MessageForm, type StoredMessage } from "@kontor/domain/site/request";
import { MessageDraftSchema, MessageReceiptSchema } from "@kontor/domain/site/request/codec";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { storedAs } from "../../platform/database/stored-json.ts";
import { addWords, removeWords } from "../../platform/database/words.ts";
import { soughtIn, wordsOfReceipt } from "./sought.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** Messages that a person answers: what was typed, and the receipt that was given for it. */
    requests: {
      id: string;
      key: string;
      form: string;
      draft: string;
      receipt: string;
      received_at: number;
      handled_at: number | null;
      sought: string;
    };
    /** Files of applications: read by staff, written out by the operator. */
    request_files: { request_id: string; position: number; name: string; mime: string; bytes: Uint8Array };
  }
}

const draftFrom = storedAs("message", MessageDraftSchema);
export const messageReceiptFrom = storedAs("message receipt", MessageReceiptSchema);

export const messageByKey = (handle: Handle, key: string): Promise<StoredMessage | null> =>
  firstOf(handle.selectFrom("requests").select(["draft", "receipt"]).where("key", "=", key), (row) => ({
    key,
    draft: draftFrom(row.draft),
    receipt: messageReceiptFrom(row.receipt),
  }));

/** `contents` are the bytes of its files by their digests. */
export const addMessage = async (
  handle: Handle,
  { key, draft, receipt }: StoredMessage,
  contents: ReadonlyMap<string, Buffer>,
): Promise<void> => {
  await handle
    .insertInto("requests")
    .values({
      id: receipt.id,
      key,
      form: draft.form,
      draft: JSON.stringify(draft),
      receipt: JSON.stringify(receipt),
      received_at: receipt.receivedAt,
      handled_at: null,
      sought: soughtIn(receipt),
    })
    .execute();
  await addWords(handle, "requests", receipt.id, wordsOfReceipt(receipt));
  for (const [position, { name, mediaType, content }] of filesOf(receipt.filing).entries()) {
    const bytes = contents.get(content?.digest ?? "");
    if (bytes === undefined) throw new Error("a file of a message was not read");
    await handle
      .insertInto("request_files")
      .values({ request_id: receipt.id, position, name, mime: mediaType, bytes })
      .execute();
  }
};

/** A file of a message by its place among them. */
export const fileOfMessage = async (handle: Handle, id: string, position: number) =>
  handle
    .selectFrom("request_files")
    .select(["name", "bytes"])
    .where("request_id", "=", id)
    .where("position", "=", position)
    .executeTakeFirst();

/** The rows in the outbox of the letters about a message: to the writer, and to the provider. */
export const lettersAboutMessage = (id: string) => ({ receipt: `request-${id}`, note: `requested-${id}` });

/** Forgets what arrived before the instant of its form, its files and the letters about it. */
export const forgetOldMessages = (database: Database, before: Readonly<Record<MessageForm, number>>): Promise<void> =>
  database.atOnce(async (handle) => {
    for (const form of messageForms) {
      const old = await handle
        .deleteFrom("requests")
        .where("form", "=", form)
        .where("received_at", "<", before[form])
        .returning("id")
        .execute();
      const letters = old.flatMap(({ id }) => Object.values(lettersAboutMessage(id)));
      if (letters.length > 0) await handle.deleteFrom("outbox").where("id", "in", letters).execute();
      const ids = old.map(({ id }) => id);
      await removeWords(handle, "requests", ids);
      if (ids.length > 0) await handle.deleteFrom("request_files").where("request_id", "in", ids).execute();
    }
  });
