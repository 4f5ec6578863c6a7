// The keys of a list's rows in the order of a view: by its column, then by what orders rows with one value, so that a row that is added meanwhile neither repeats nor hides another. [DSK-05]
import { type Day, type Instant, type TimeZone, yearOf } from "@kontor/domain/kernel/calendar";
import type { CountryCode } from "@kontor/domain/kernel/country";
import { type ListView, mostCounted, soughtIn } from "@kontor/domain/site/desk";
import { exportPeriod } from "@kontor/domain/site/outside";
import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { type Listed, rowsFound } from "../admin/found-rows.ts";

export type Condition = Expression<SqlBool>;

/** What lists are read from. */
export interface ListScope {
  readonly engine: Database["engine"];
  readonly reads: Handle;
  readonly now: Instant;
  readonly today: Day;
  readonly timeZone: TimeZone;
  /** Of the seller, whose working days count. */
  readonly country: CountryCode;
}

/** Where the rows of a kind stand. What a view sorts, filters and counts by is in the index of each sort, so that no row itself is read for it. */
export interface ListTable<State extends string = string> {
  /** What stands behind `from`. */
  readonly table: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** What each column that a view may sort by is compared by; never null. */
  readonly sorts: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly tie: RawBuilder<unknown>;
  /** The moment or the day by which a period is chosen. */
  readonly at?: { readonly of: RawBuilder<unknown>; readonly by: "instant" | "day" };
  readonly states: Readonly<Record<State, (scope: ListScope) => Condition | Promise<Condition>>>;
  readonly ofCustomer?: (number: string) => Condition;
  readonly found: (scope: ListScope, q: string) => Promise<readonly Condition[]>;
}

/** Rows that have what was typed in their words. */
export const byWords =
  (listed: Listed): ListTable["found"] =>
  async (scope, q) => {
    const sought = soughtIn(q, yearOf(scope.today));
    return sought.words.length === 0 ? [] : rowsFound(scope, listed, sought);
  };

export interface ListKey {
  readonly id: string;
  readonly value: string | number;
  readonly tie: string | number;
}

const inPeriod = ({ timeZone }: ListScope, { at }: ListTable, { from, until }: ListView): readonly Condition[] => {
  if (at === undefined) return [];
  if (at.by === "day")
    return [
      ...(from === null ? [] : [sql<boolean>`${at.of} >= ${from}`]),
      ...(until === null ? [] : [sql<boolean>`${at.of} <= ${until}`]),
    ];
  const period = exportPeriod({ from, until }, timeZone);
  return [
    ...(from === null ? [] : [sql<boolean>`${at.of} >= ${period.from}`]),
    ...(until === null ? [] : [sql<boolean>`${at.of} < ${period.before}`]),
  ];
};

const inStates = async (
  scope: ListScope,
  { states }: ListTable,
  wanted: readonly string[],
): Promise<readonly Condition[]> => {
  const conditions = await Promise.all(wanted.flatMap((state) => states[state]?.(scope) ?? []));
  return conditions.length === 0 ? [] : [sql<boolean>`(${sql.join(conditions, sql` or `)})`];
};

/** What the rows of a view meet on all its pages. */
export const conditionsOf = async (
  scope: ListScope,
  table: ListTable,
  view: ListView,
): Promise<readonly Condition[]> => [
  ...inPeriod(scope, table, view),
  ...(await inStates(scope, table, view.states)),
  ...(view.customer === null ? [] : [table.ofCustomer?.(view.customer) ?? sql<boolean>`1 = 0`]),
  ...(view.q.trim() === "" ? [] : await table.found(scope, view.q)),
];

const where = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** An engine may answer large numbers as text. */
const like = (value: unknown, isNumber: boolean): string | number => (isNumber ? Number(value) : String(value));

/** One more than the page shows, where there are so many. */
export const keysOf = async (
  scope: ListScope,
  table: ListTable,
  view: ListView,
  met: readonly Condition[],
  isNumber: { readonly value: boolean; readonly tie: boolean },
): Promise<readonly ListKey[]> => {
  const { id, tie, sorts } = table;
  const value = sorts[view.sort] ?? tie;
  const [isBehind, direction] = view.direction === "asc" ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const { after } = view;
  const conditions = [
    ...met,
    ...(after === null ? [] : [sql<boolean>`(${value}, ${tie}) ${isBehind} (${after.value}, ${after.tie})`]),
  ];
  const { rows } = await sql<{ id: unknown; value: unknown; tie: unknown }>`
    select ${id} as id, ${value} as value, ${tie} as tie from ${table.table} ${where(conditions)}
    order by ${value} ${direction}, ${tie} ${direction} limit ${view.limit + 1}`.execute(scope.reads);
  return rows.map((row) => ({
    id: String(row.id),
    value: like(row.value, isNumber.value),
    tie: like(row.tie, isNumber.tie),
  }));
};

/** Counts until they are more than the most that are counted. */
export const countOf = async (
  scope: ListScope,
  table: ListTable,
  met: readonly Condition[],
  most = mostCounted,
): Promise<number> => {
  const { rows } = await sql<{ count: unknown }>`
    select count(*) as count from
      (select 1 from ${table.table} ${where(met)} limit ${most + 1}) as counted`.execute(scope.reads);
  return Number(rows[0]?.count ?? 0);
};
