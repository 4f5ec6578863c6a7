// Files of an application as the domain judges them: what they are by their bytes, and their digests. [FRM-04]
import { createHash } from "node:crypto";
import type { Attachment } from "@kontor/domain/site/request";
import { fileTypeFromBuffer } from "file-type";
import type { SentFile } from "../../platform/http/multipart.ts";

export interface ReadFiles {
  readonly files: readonly Attachment[];
  /** The bytes by their digest. */
  readonly contents: ReadonlyMap<string, Buffer>;
}

export const readFiles = async (sent: readonly SentFile[]): Promise<ReadFiles> => {
  const contents = new Map<string, Buffer>();
  const files: Attachment[] = [];
  for (const { name, mediaType, size, bytes } of sent) {
    const digest = bytes === null ? null : createHash("sha256").update(bytes).digest("hex");
    if (bytes !== null && digest !== null) contents.set(digest, bytes);
    files.push({
      name,
      mediaType,
      size,
      content: bytes === null || digest === null ? null : { mediaType: await typeOf(bytes), digest },
    });
  }
  return { files, contents };
};

/** A file that breaks its own format is of no type. */
const typeOf = async (bytes: Buffer): Promise<string | null> => {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime ?? null;
  } catch {
    return null;
  }
};
