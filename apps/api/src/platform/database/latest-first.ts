// Lists page by page, the latest first: by moment, and of one moment by the order in which they were booked or by id, so that a row that is added meanwhile neither repeats nor hides another.
import { type SelectQueryBuilder, sql } from "kysely";
import { pageOf } from "./page-of.ts";
import type { Tables } from "./tables.ts";

interface ListedRow {
  readonly id: string;
  readonly placed_at: number;
  readonly position?: number;
}

export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** What `after` is for the next page; null on the last one. */
  readonly next: string | null;
}

export interface PageOfRows {
  readonly after: string | null;
  readonly count: number;
  /** What orders rows of one moment: their ids, or for documents the order in which they were booked. */
  readonly within?: "id" | "position";
}

/** Rows of a query of one table; those after one of them. */
export const latestFirst = async <Table extends keyof Tables, Row extends ListedRow>(
  listed: SelectQueryBuilder<Tables, Table, Row>,
  { after, count, within = "id" }: PageOfRows,
): Promise<RowPage<Row>> => {
  const tie = sql.ref(within);
  const last =
    after === null
      ? undefined
      : ((await listed.where(sql<boolean>`id = ${after}`).executeTakeFirst()) as Row | undefined);
  const behind =
    last === undefined
      ? listed
      : listed.where(sql<boolean>`(placed_at, ${tie}) < (${last.placed_at}, ${last[within]})`);
  const rows = (await behind
    .orderBy(sql`placed_at`, "desc")
    .orderBy(tie, "desc")
    .limit(count + 1)
    .execute()) as readonly Row[];
  const { shown, next } = pageOf(rows, count, ({ id }) => id);
  return { rows: shown, next };
};
