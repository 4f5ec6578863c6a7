// What is attached to mails: a mail stores references, and the files are made of them when it is sent. [CHK-05] [ACC-03]
import { createHash } from "node:crypto";
import * as Schema from "effect/Schema";
import type { Database, Handle } from "../database/handle.ts";
import { storedAs } from "../database/stored-json.ts";

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
  /** A sentence of the letter about it, which is made anew when the letter is sent. */
  readonly says?: string;
}

const referencesFrom = storedAs(
  "references of attachments",
  Schema.Array(Schema.Struct({ kind: Schema.String, of: Schema.String, says: Schema.optionalKey(Schema.String) })),
);

export interface Attachment {
  readonly name: string;
  readonly mime: string;
  readonly content: Buffer | string;
  /** What a letter says of it now. */
  readonly says?: string;
}

/** A sentence that stands in a letter, and what is said now. */
export interface Renewed {
  readonly stood: string;
  readonly says: string;
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
): Promise<{ readonly attachments: readonly Attachment[]; readonly renewed: readonly Renewed[] }> => {
  if (references === null) return { attachments: [], renewed: [] };
  const all: AttachmentMakers = { ...makers, [stored]: sharedFile(database) };
  const made: Attachment[] = [];
  const renewed: Renewed[] = [];
  for (const { kind, of, says: stood } of referencesFrom(references)) {
    const make = all[kind];
    if (make === undefined) throw new Error(`attachments of the kind ${kind} cannot be made`);
    const { says, ...attachment } = await make(of);
    made.push(attachment);
    if (stood !== undefined && says !== undefined && says !== stood) renewed.push({ stood, says });
  }
  return { attachments: made, renewed };
};
