// The tables of the content store: entries in their versions, uploads, and the files of uploads.

declare module "../../platform/database/tables.ts" {
  interface Tables {
    content_entries: EntryRow;
    uploads: UploadRow;
    upload_files: { name: string; mime: string; bytes: Uint8Array };
  }
}

/** One version of an entry in one language. */
export interface EntryRow {
  id: number;
  type: string;
  document_id: string;
  /** Empty where the type has no languages. */
  locale: string;
  state: "draft" | "published";
  /** The value of the type's `lookup` attribute. */
  lookup: string | null;
  /** The document that the type's `owner` relation leads to. */
  owner: string | null;
  /** Short scalars as JSON. */
  fields: string;
  /** Long texts, media, components and their relations as JSON. */
  parts: string;
  /** Hash of the file that the version was made of; null for one that an editor made. */
  source: string | null;
  /** Hash of what was put in: where it differs from what is there, an editor changed it. */
  seeded: string | null;
  created_at: number;
  updated_at: number;
  published_at: number | null;
}

export interface UploadRow {
  id: number;
  document_id: string;
  name: string;
  hash: string;
  ext: string;
  mime: string;
  width: number | null;
  height: number | null;
  /** Bytes; 0 until the file was made. */
  size: number;
  alternative_text: string | null;
  caption: string | null;
  /** Strapi's formats as JSON; null for what is no picture. */
  formats: string | null;
  /** The drawing that the files are made of; null for a file that was uploaded. */
  drawing: string | null;
  source: string | null;
  created_at: number;
  updated_at: number;
}
