// What is attached to mails: a mail stores references, and the files are made of them when it is sent. [CHK-05] [ACC-03]
import { createHash } from "node:crypto";
import * as Schema from "effect/Schema";
import type { Database, Handle } from "../database/handle.ts";
import { asItIs, storedAs } from "../database/stored-json.ts";

declare module "../database/tables.ts" {
  interface Tables {
    /** Files that many mails share, by the hash of their content; nothing personal is in them. */
    shared_files: { id: string; name: string; mime: string; bytes: Buffer };
  }
}

/** What is attached, by its kind and its id there. */
export interface AttachmentReference {
  readonly kind: string;
  readonly of: string;
}

const referencesFrom = storedAs<readonly AttachmentReference[]>("references of attachments", [
  asItIs(Schema.Array(Schema.Struct({ kind: Schema.String, of: Schema.String }))),
]);

export interface Attachment {
  readonly name: string;
  readonly mime: string;
  readonly content: Buffer | string;
}

/** Makes attachments of one kind; it rejects while one cannot be made, and the mail is tried again later. */
export type AttachmentMaker = (of: string) => Promise<Attachment>;

export type AttachmentMakers = Readonly<Record<string, AttachmentMaker>>;

/** The kind of files that are stored whole. */
const stored = "file";

/** Stores a file that many mails share, such as terms, once; answers what they refer to it by. */
export const shareFile = async (handle: Handle, { name, mime, content }: Attachment): Promise<AttachmentReference> => {
  const bytes = Buffer.from(content as string);
  const id = createHash("sha256").update(`${name}\n${mime}\n`).update(bytes).digest("base64url");
  await handle
    .insertInto("shared_files")
    .values({ id, name, mime, bytes })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return { kind: stored, of: id };
};

const sharedFile =
  (database: Database): AttachmentMaker =>
  async (id) => {
    const { name, mime, bytes } = await database.reads
      .selectFrom("shared_files")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return { name, mime, content: Buffer.from(bytes) };
  };

/** All files of a mail, in their order. */
export const attachmentsOf = async (
  database: Database,
  makers: AttachmentMakers,
  references: string | null,
): Promise<readonly Attachment[]> => {
  if (references === null) return [];
  const all: AttachmentMakers = { ...makers, [stored]: sharedFile(database) };
  const made: Attachment[] = [];
  for (const { kind, of } of referencesFrom(references)) {
    const make = all[kind];
    if (make === undefined) throw new Error(`attachments of the kind ${kind} cannot be made`);
    made.push(await make(of));
  }
  return made;
};
