// Lists page by page, the latest first: by moment and id, so that a row that is added meanwhile neither repeats nor hides another.
import { type SelectQueryBuilder, sql } from "kysely";
import { pageOf } from "./page-of.ts";
import type { Tables } from "./tables.ts";

interface ListedRow {
  readonly id: string;
  readonly placed_at: number;
}

export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** What `after` is for the next page; null on the last one. */
  readonly next: string | null;
}

/** Rows of a query of one table; those after one of them. */
export const latestFirst = async <Table extends keyof Tables, Row extends ListedRow>(
  listed: SelectQueryBuilder<Tables, Table, Row>,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<RowPage<Row>> => {
  const last = after === null ? undefined : ((await listed.where(sql<boolean>`id = ${after}`).executeTakeFirst()) as Row | undefined);
  const behind = last === undefined ? listed : listed.where(sql<boolean>`(placed_at, id) < (${last.placed_at}, ${last.id})`);
  const rows = (await behind
    .orderBy(sql`placed_at`, "desc")
    .orderBy(sql`id`, "desc")
    .limit(count + 1)
    .execute()) as readonly Row[];
  const { shown, next } = pageOf(rows, count, ({ id }) => id);
  return { rows: shown, next };
};
