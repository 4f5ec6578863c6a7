// What the desk's lists and its first page are read from, over the database. [DSK-05] [DSK-07]
import {
  DeskLists,
  DeskToday,
  type Found,
  type FoundPage,
  isNarrowed,
  isNumeric,
  type ListKind,
  type ListPage,
  lists,
  type ListRows,
  type ListView,
  mostCountedOfFound,
  mostOnPage,
  pageOf,
  type SearchedKind,
} from "@kontor/domain/site/desk";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import { todayOf } from "../../platform/calendar/today.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { doubtedClock } from "../admin/clock-reading.ts";
import { letterQueue } from "../admin/letters-store.ts";
import { waitingNumbers } from "../admin/numbers-store.ts";
import { type Listed, type Met, rankedRows } from "../admin/found-rows.ts";
import { type Condition, conditionsOf, countOf, keysOf, type ListScope, type ListTable } from "./list-keys.ts";
import { contractRows, contractTable } from "./contract-list.ts";
import { customerRows, customerTable } from "./customer-list.ts";
import { invoiceRows, invoiceTable } from "./invoice-list.ts";
import { journalRows, journalTable } from "./journal-list.ts";
import { orderRows, orderTable } from "./order-list.ts";
import { requestRows, requestTable } from "./request-list.ts";
import { figuresOn, waitingOf } from "./today-store.ts";
import { voucherRows, voucherTable } from "./voucher-list.ts";
import { hasAllWords } from "./words-left.ts";

interface Source<Kind extends ListKind> {
  readonly table: ListTable;
  /** The rows of these ids, without those that can no longer be read. */
  readonly rows: (scope: ListScope, ids: readonly string[]) => Promise<ReadonlyMap<string, ListRows[Kind]>>;
}

const sources: { readonly [Kind in ListKind]: Source<Kind> } = {
  orders: { table: orderTable, rows: orderRows },
  customers: { table: customerTable, rows: customerRows },
  invoices: { table: invoiceTable, rows: invoiceRows },
  contracts: { table: contractTable, rows: contractRows },
  requests: { table: requestTable, rows: requestRows },
  vouchers: { table: voucherTable, rows: voucherRows },
  journal: { table: journalTable, rows: journalRows },
};

const isNumber = ({ kind, sort }: ListView<ListKind>): boolean => {
  const column = lists[kind].columns.find(({ key }) => key === sort);
  return column !== undefined && isNumeric(column.type);
};

const rowsBehind = async <Kind extends ListKind>(
  scope: ListScope,
  view: ListView<Kind>,
  met: readonly Condition[],
): Promise<FoundPage<ListRows[Kind]>["found"]> => {
  const source: Source<Kind> = sources[view.kind];
  const keys = await keysOf(scope, source.table, view, met, {
    value: isNumber(view),
    tie: lists[view.kind].tie === "number",
  });
  const rows = await source.rows(
    scope,
    keys.map(({ id }) => id),
  );
  return keys.map(({ id, value, tie }) => ({ row: rows.get(id) ?? null, value, tie }));
};

const foundOf = async <Kind extends ListKind>(
  scope: ListScope,
  view: ListView<Kind>,
): Promise<FoundPage<ListRows[Kind]>> => {
  const { table } = sources[view.kind];
  // Looked for once: the rows of the page and how many there are meet the same.
  const met = await conditionsOf(scope, table, view);
  return { found: await rowsBehind(scope, view, met), counted: await countOf(scope, table, met) };
};

/** What the rows of a view meet, as the ids of its table; null where the view is the whole list. */
export const idsOfView = async (scope: ListScope, view: ListView<ListKind>) => {
  if (!isNarrowed(view)) return null;
  const { table } = sources[view.kind];
  const met = await conditionsOf(scope, table, view);
  return sql`(select ${table.id} from ${table.table} where ${sql.join(met, sql` and `)})`;
};

/** The rows of a view, a page at a time. */
export const pagesOfView = async function* <Kind extends ListKind>(
  scope: ListScope,
  view: ListView<Kind>,
): AsyncGenerator<readonly ListRows[Kind][]> {
  // Looked for once: all pages meet the same.
  const met = await conditionsOf(scope, sources[view.kind].table, view);
  let place: ListView<Kind> | null = { ...view, after: null, limit: mostOnPage };
  while (place !== null) {
    const { rows, next }: ListPage<ListRows[Kind]> = pageOf(place, await rowsBehind(scope, place, met), 0);
    yield rows;
    place = next === null ? null : { ...place, after: next };
  }
};

/** The list that each kind of a search is of. */
const listedAs = {
  customers: "users",
  orders: "orders",
  contracts: "contracts",
  invoices: "invoices",
  requests: "inbox",
  vouchers: "vouchers",
} as const satisfies Readonly<Record<SearchedKind, Listed>>;

/** As many rows as there is room for: those that are met best, of these the latest. */
const rankedOf = async (scope: ListScope, kind: SearchedKind, ways: readonly Met[], limit: number): Promise<Found> => {
  const { table, rows: rowsOf }: Source<SearchedKind> = sources[kind];
  const { sort, direction } = lists[kind].first;
  const view = { kind, q: "", customer: null, states: [], from: null, until: null, sort, direction, after: null };
  const isNumeric = { value: isNumber({ ...view, limit }), tie: lists[kind].tie === "number" };
  const places: { readonly id: string; readonly meeting: Met["meeting"] }[] = [];
  for (const { meeting, condition } of ways) {
    const room = limit - places.length;
    if (room === 0) break;
    const others =
      places.length === 0 ? [] : [sql<boolean>`${table.id} not in (${sql.join(places.map(({ id }) => id))})`];
    // One more than a page shows is read.
    const keys = await keysOf(scope, table, { ...view, limit: room - 1 }, [condition, ...others], isNumeric);
    places.push(...keys.map(({ id }) => ({ id, meeting })));
  }
  const widest = ways.at(-1);
  const counted = widest === undefined ? 0 : await countOf(scope, table, [widest.condition], mostCountedOfFound);
  const rows = await rowsOf(
    scope,
    places.map(({ id }) => id),
  );
  const found = places.flatMap(({ id, meeting }) => {
    const row = rows.get(id);
    return row === undefined ? [] : [{ row, meeting }];
  });
  return { kind, found, counted: Math.max(counted, found.length) } as unknown as Found;
};

type DeskServices = Pick<PlatformServices, "database" | "settings" | "now">;

export const scopeOf = (services: DeskServices, reads: Handle): ListScope => ({
  engine: services.database.engine,
  reads,
  now: services.now(),
  today: todayOf(services),
  timeZone: services.settings.timeZone,
  country: services.settings.sellerCountry,
});

export const deskListPorts =
  (services: DeskServices): PortsOver<DeskLists> =>
  ({ handle }) => {
    const scope = scopeOf(services, handle);
    return Context.make(DeskLists, {
      page: (view) => Effect.promise(() => foundOf(scope, view)),
      found: (sought, kinds, limit) =>
        Effect.promise(async () => {
          const waysOf = rankedRows(
            scope,
            sought,
            kinds.map((kind) => listedAs[kind]),
          );
          const all: Found[] = [];
          for (const kind of kinds) all.push(await rankedOf(scope, kind, await waysOf(listedAs[kind]), limit));
          return all;
        }),
      hasAllWords: Effect.promise(() => hasAllWords(handle)),
    });
  };

export const deskTodayPorts =
  (services: DeskServices): PortsOver<DeskToday> =>
  ({ handle }) => {
    const scope = scopeOf(services, handle);
    return Context.make(DeskToday, {
      figures: Effect.promise(() => figuresOn(scope)),
      waiting: (kind) => Effect.promise(() => waitingOf(scope, kind)),
      clock: Effect.promise(() => doubtedClock(services, handle)),
      numbers: Effect.promise(() => waitingNumbers(handle)),
      queue: Effect.promise(() => letterQueue(handle, scope.now)),
    });
  };
