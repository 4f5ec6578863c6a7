// What an upload is on the wire: a picture with its formats, as Strapi's upload plugin has it. [CNT-07]
import { recordFrom } from "../../../platform/database/stored-json.ts";
import type { UploadRow } from "../tables.ts";
import type { Attributes } from "./model.ts";

const string = { kind: "string" } as const;
const integer = { kind: "integer" } as const;
const json = { kind: "json" } as const;

export const uploadAttributes: Attributes = {
  name: string,
  alternativeText: string,
  caption: string,
  focalPoint: json,
  width: integer,
  height: integer,
  formats: json,
  hash: string,
  ext: string,
  mime: string,
  size: { kind: "decimal" },
  url: string,
  previewUrl: string,
  provider: string,
  provider_metadata: json,
};

/** Kilobytes with two digits, as Strapi counts them. */
export const kilobytes = (bytes: number): number => Math.round(bytes / 10) / 100;

export const fileUrl = (name: string): string => `/uploads/${name}`;

export const uploadRecord = (row: UploadRow): Readonly<Record<string, unknown>> => ({
  id: row.id,
  documentId: row.document_id,
  name: row.name,
  alternativeText: row.alternative_text,
  caption: row.caption,
  focalPoint: null,
  width: row.width,
  height: row.height,
  formats: row.formats === null ? null : recordFrom(row.formats),
  hash: row.hash,
  ext: row.ext,
  mime: row.mime,
  size: kilobytes(row.size),
  url: fileUrl(row.hash + row.ext),
  previewUrl: null,
  provider: "local",
  provider_metadata: null,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
  publishedAt: new Date(row.created_at).toISOString(),
});
