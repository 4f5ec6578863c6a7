// The bytes of a sheet, collected as the library writes them: its own way makes each line of an object letter by letter, and a piece of a stream of it. [SPD-01]
import type { Sheet } from "./sheet.ts";

/** A stream in the file, as the library has it, beyond its types. */
interface Written {
  readonly data: { Length?: number; Filter?: string };
  readonly compress: boolean;
  readonly buffer: Uint8Array[];
  uncompressedLength: number;
  write: (chunk: string | Uint8Array) => void;
}

/** As the library does it. */
function write(this: Written, chunk: string | Uint8Array): void {
  const bytes = typeof chunk === "string" ? Buffer.from(`${chunk}\n`, "latin1") : chunk;
  this.uncompressedLength += bytes.length;
  this.data.Length = (this.data.Length ?? 0) + bytes.length;
  this.buffer.push(bytes);
  if (this.compress) this.data.Filter = "FlateDecode";
}

/** Resolves to all bytes, when the sheet has ended. */
export const writtenOf = (sheet: Sheet): Promise<Buffer> => {
  (Object.getPrototypeOf(sheet.page.dictionary) as Written).write = write;
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    const push = sheet.push.bind(sheet);
    // What it has before is on its way, and comes with the next turn.
    sheet.push = (part: Uint8Array | null) => (part === null ? push(null) : parts.push(part) > 0);
    const begun: Uint8Array[] = [];
    sheet.on("data", (part: Buffer) => begun.push(part));
    sheet.on("end", () => resolve(Buffer.concat([...begun, ...parts])));
    sheet.on("error", reject);
  });
};
