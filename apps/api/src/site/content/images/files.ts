// The files of uploads: stored in the database, and rendered from their drawing at the first request. [CNT-07] [OPS-03]
import sharp from "sharp";
import type { Database, Handle } from "../../../platform/database/handle.ts";
import { recordFrom } from "../../../platform/database/stored-json.ts";
import type { UploadRow } from "../tables.ts";
import { kilobytes } from "../schema/uploads.ts";
import { original, sizesOf, type Size } from "./formats.ts";

export interface UploadFile {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

export interface UploadFiles {
  /** The file of that name; null when there is none. */
  readonly file: (name: string) => Promise<UploadFile | null>;
  /** Renders every file that is missing, one after the other. */
  readonly makeAll: () => Promise<number>;
}

/** Drawings have flat colours: a palette keeps them small and their edges sharp. */
const drawn = (drawing: string, { width, height }: Size): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: 96 })
    .resize(width, height, { fit: "fill" })
    .png({ palette: true, colours: 256, effort: 4 })
    .toBuffer();

const namePattern = /^(?:(thumbnail|xsmall|small|medium|large|xlarge)_)?([a-z0-9_]+_[0-9a-f]{10})\.png$/;

export const uploadFiles = (database: Database): UploadFiles => {
  const making = new Map<string, Promise<UploadFile | null>>();

  const make = async (name: string): Promise<UploadFile | null> => {
    const [, format, hash = ""] = namePattern.exec(name) ?? [];
    const row = hash === "" ? undefined : await uploadOf(database.reads, hash);
    if (row?.drawing === undefined || row.drawing === null) return null;
    const size = format === undefined ? original : sizesOf(original)[format as "small"];
    if (size === undefined) return null;
    const bytes = await drawn(row.drawing, size);
    const file = { mime: "image/png", bytes };
    // A file that could not be stored is rendered again by the next request.
    await database.inTransaction((handle) => keep(handle, name, format, hash, file)).catch(() => undefined);
    return file;
  };

  const file = async (name: string): Promise<UploadFile | null> => {
    const stored = await database.reads
      .selectFrom("upload_files")
      .select(["mime", "bytes"])
      .where("name", "=", name)
      .executeTakeFirst();
    if (stored !== undefined) return stored;
    const running = making.get(name) ?? make(name).finally(() => making.delete(name));
    making.set(name, running);
    return running;
  };

  return {
    file,
    makeAll: async () => {
      const count = { made: 0 };
      const rows = await database.reads
        .selectFrom("uploads")
        .select(["hash", "ext"])
        .distinct()
        .where("drawing", "is not", null)
        .execute();
      for (const { hash, ext } of rows)
        for (const prefix of ["", ...Object.keys(sizesOf(original)).map((format) => `${format}_`)]) {
          await file(prefix + hash + ext);
          count.made += 1;
        }
      return count.made;
    },
  };
};

const uploadOf = (handle: Handle, hash: string): Promise<UploadRow | undefined> =>
  handle.selectFrom("uploads").selectAll().where("hash", "=", hash).limit(1).executeTakeFirst();

/** Stores a file, and its size in the uploads that show it. */
const keep = async (
  handle: Handle,
  name: string,
  format: string | undefined,
  hash: string,
  { mime, bytes }: UploadFile,
): Promise<void> => {
  await handle
    .insertInto("upload_files")
    .values({ name, mime, bytes })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  for (const row of await handle.selectFrom("uploads").selectAll().where("hash", "=", hash).execute())
    await handle
      .updateTable("uploads")
      .set(weighed(row, format, bytes.byteLength))
      .where("id", "=", row.id)
      .execute();
};

const weighed = (row: UploadRow, format: string | undefined, bytes: number): Partial<UploadRow> => {
  if (format === undefined) return { size: bytes };
  const formats = recordFrom(row.formats ?? "{}");
  const each = formats[format];
  return typeof each !== "object" || each === null
    ? {}
    : { formats: JSON.stringify({ ...formats, [format]: { ...each, size: kilobytes(bytes), sizeInBytes: bytes } }) };
};
