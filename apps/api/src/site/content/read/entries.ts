// Reads lists, single entries and single types from the database. [API-02]
import { sql } from "kysely";
import type { Handle } from "../../../platform/database/handle.ts";
import { stateOf } from "../query/columns.ts";
import { everyOf, type Condition } from "../query/operators.ts";
import type { Query } from "../query/query.ts";
import type { ContentType } from "../schema/model.ts";
import type { EntryRow } from "../tables.ts";
import { fill } from "./fill.ts";
import { entryHolder, type Wire } from "./records.ts";
import { bearable } from "./weight.ts";

export interface Listed {
  readonly data: readonly Wire[];
  readonly meta: { readonly pagination: Readonly<Record<string, number>> };
}

const versions = (type: ContentType, query: Query): Condition =>
  everyOf([
    sql`e.type = ${sql.lit(type.name)}`,
    sql`e.state = ${sql.lit(stateOf(type, query.made))}`,
    ...(type.localized && query.locale === null
      ? []
      : [sql<boolean>`e.locale = ${type.localized ? query.locale : ""}`]),
    query.where,
    ...publishedToo(type, query),
  ]);

const publishedToo = (type: ContentType, { hasPublished }: Query): readonly Condition[] => {
  if (hasPublished === null || !type.drafts) return [];
  const other = sql<boolean>`exists (select 1 from content_entries as p where p.type = e.type and p.document_id = e.document_id and p.locale = e.locale and p.state = 'published')`;
  return [hasPublished ? other : sql<boolean>`not ${other}`];
};

const recordsOf = async (
  handle: Handle,
  type: ContentType,
  query: Query,
  rows: readonly EntryRow[],
): Promise<readonly Wire[]> => {
  const holders = rows.map((row) => entryHolder(type, row, query.fields));
  await fill({ handle, made: query.made }, type.attributes, holders, query.populate, type);
  return bearable(holders.map(({ out }) => out));
};

export const listEntries = async (handle: Handle, type: ContentType, query: Query): Promise<Listed> => {
  const condition = versions(type, query);
  const { start, limit, counted, meta } = query.pagination;
  const { rows } = await sql<EntryRow>`select e.* from content_entries as e where ${condition}
    order by ${sql.join(query.sort.expressions(query.made.few.found))} limit ${sql.lit(limit)} offset ${sql.lit(start)}`.execute(
    handle,
  );
  // A first page that is not full is the whole of it.
  const whole = start === 0 && rows.length < limit;
  const total = whole || !counted ? rows.length : await count(handle, condition);
  return { data: await recordsOf(handle, type, query, rows), meta: { pagination: meta(total) } };
};

const count = async (handle: Handle, condition: Condition): Promise<number> =>
  Number(
    (
      await sql<{ count: number }>`select count(*) as count from content_entries as e where ${condition}`.execute(
        handle,
      )
    ).rows[0]?.count ?? 0,
  );

/** The entry with this document id in the query's language; null without one. */
export const oneEntry = async (
  handle: Handle,
  type: ContentType,
  documentId: string | null,
  query: Query,
): Promise<Wire | null> => {
  const { rows } = await sql<EntryRow>`select e.* from content_entries as e where ${versions(type, query)}
    ${documentId === null ? sql`` : sql`and e.document_id = ${documentId}`} order by e.id + 0 limit 1`.execute(handle);
  return (await recordsOf(handle, type, query, rows))[0] ?? null;
};
