// Entries and components as records of the wire: every field, or the requested ones. [API-02]
import { attributesOf } from "../schema/components.ts";
import { isLong, isScalar, type Attributes, type ContentType, type Scalar } from "../schema/model.ts";
import type { Fields } from "../query/fields.ts";
import { recordFrom } from "../../../platform/database/stored-json.ts";
import type { EntryRow } from "../tables.ts";

export type Wire = Record<string, unknown>;
export type Raw = Readonly<Record<string, unknown>>;

/** A record with what is behind it: where its relations lead. */
export interface Holder {
  readonly out: Wire;
  /** Media, components and relations of components, by attribute. */
  readonly raw: Raw;
  readonly locale: string;
  readonly documentId: string;
  readonly owner: string | null;
}

const isoOf = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

const scalars = (attributes: Attributes): readonly (readonly [string, Scalar])[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => (isScalar(attribute) ? [[name, attribute] as const] : []));

export const entryHolder = (type: ContentType, row: EntryRow, fields: Fields): Holder => {
  const short = recordFrom(row.fields);
  const raw = recordFrom(row.parts);
  const all: Wire = { id: row.id, documentId: row.document_id };
  for (const [name, attribute] of scalars(type.attributes)) all[name] = (isLong(attribute) ? raw : short)[name] ?? null;
  Object.assign(all, {
    createdAt: isoOf(row.created_at),
    updatedAt: isoOf(row.updated_at),
    publishedAt: isoOf(row.published_at),
    ...(type.localized ? { locale: row.locale } : {}),
  });
  return { out: chosen(all, fields), raw, locale: row.locale, documentId: row.document_id, owner: row.owner };
};

export const partHolder = (component: string, raw: Raw, fields: Fields, within: Holder): Holder => {
  const all: Wire = { id: raw["id"] };
  for (const [name] of scalars(attributesOf(component))) all[name] = raw[name] ?? null;
  return { ...within, out: chosen(all, fields), raw };
};

/** The two ids always come along. */
const chosen = (all: Wire, fields: Fields): Wire =>
  fields === null
    ? all
    : Object.fromEntries(
        Object.entries(all).filter(([name]) => ["id", "documentId"].includes(name) || fields.has(name)),
      );
