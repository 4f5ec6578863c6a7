// Reads forms with files: every part within limits, what is too large counted and not kept, so that it can be refused by its name. [FRM-04] [OPS-09]
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { BodyUnreadable } from "./bodies.ts";

export const multipartType = "multipart/form-data";

export interface SentFile {
  readonly field: string;
  /** As it was sent: it may be anything. */
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  /** Null where more was sent than is kept. */
  readonly bytes: Buffer | null;
}

export interface Multipart {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly SentFile[];
}

export interface MultipartLimits {
  /** Bytes of one file, and of all files, that are kept. */
  readonly file: number;
  readonly all: number;
  /** Bytes that are read before the connection is closed. */
  readonly read: number;
}

/** Fields and files beyond any form, and the longest text as UTF-8. */
const parts = { fields: 40, fieldSize: 262_144, fieldNameSize: 100, files: 20, headerPairs: 20 };

/** Bytes of all forms that this process keeps at once while it reads them. */
const mostAtOnce = 134_217_728;
const reading = { bytes: 0 };

/** A form that is not read to its end. */
class NotRead extends Error {
  override readonly name = "NotRead";
  readonly statusCode: 413 | 503;

  constructor(statusCode: 413 | 503) {
    super("a form was not read");
    this.statusCode = statusCode;
  }
}

export const takeMultipart = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { throwFileSizeLimit: false });
};

/** The form of a request, read once. */
export const readMultipart = async (request: FastifyRequest, limits: MultipartLimits): Promise<Multipart> => {
  const fields = new Map<string, string>();
  const files: SentFile[] = [];
  const read = { bytes: 0, stored: 0 };
  try {
    for await (const part of request.parts({ limits: { ...parts, fileSize: limits.read + 1 }, preservePath: true })) {
      if (part.type === "field") {
        if (!fields.has(part.fieldname)) fields.set(part.fieldname, String(part.value));
        continue;
      }
      const chunks: Buffer[] = [];
      const file = { size: 0, stored: 0 };
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        file.size += chunk.length;
        read.bytes += chunk.length;
        if (read.bytes > limits.read) throw new NotRead(413);
        if (file.size > limits.file || read.stored + chunk.length > limits.all) continue;
        if (reading.bytes + chunk.length > mostAtOnce) throw new NotRead(503);
        file.stored += chunk.length;
        read.stored += chunk.length;
        reading.bytes += chunk.length;
        chunks.push(chunk);
      }
      // A browser sends an empty part where no file was chosen.
      if (part.filename === "" && file.size === 0) continue;
      const bytes = file.stored === file.size ? Buffer.concat(chunks) : null;
      files.push({ field: part.fieldname, name: part.filename, mediaType: part.mimetype, size: file.size, bytes });
    }
  } catch (error) {
    throw typeof (error as { readonly statusCode?: unknown }).statusCode === "number"
      ? error
      : new BodyUnreadable("the form is not whole");
  } finally {
    reading.bytes -= read.stored;
  }
  return { fields, files };
};
