// What the desk's lists and its first page are read from, over the database. [DSK-05] [DSK-07]
import { DeskLists, DeskToday, type ListKind, lists, type ListRows, type ListView } from "@kontor/domain/site/desk";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Handle } from "../../platform/database/handle.ts";
import { todayOf } from "../../platform/calendar/today.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { countOf, keysOf, type ListScope, type ListTable } from "./list-keys.ts";
import { contractRows, contractTable } from "./contract-list.ts";
import { customerRows, customerTable } from "./customer-list.ts";
import { invoiceRows, invoiceTable } from "./invoice-list.ts";
import { journalRows, journalTable } from "./journal-list.ts";
import { orderRows, orderTable } from "./order-list.ts";
import { requestRows, requestTable } from "./request-list.ts";
import { figuresOn, waitingOf } from "./today-store.ts";
import { voucherRows, voucherTable } from "./voucher-list.ts";

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

const isNumeric = (kind: ListKind, sort: string): boolean => {
  const type = lists[kind].columns.find(({ key }) => key === sort)?.type;
  return type === "number" || type === "instant" || type === "money";
};

const rowsOf = async <Kind extends ListKind>(scope: ListScope, view: ListView<Kind>) => {
  const source: Source<Kind> = sources[view.kind];
  const keys = await keysOf(scope, source.table, view, {
    value: isNumeric(view.kind, view.sort),
    tie: lists[view.kind].tie === "number",
  });
  const rows = await source.rows(
    scope,
    keys.map(({ id }) => id),
  );
  return keys.map(({ id, value, tie }) => ({ row: rows.get(id) ?? null, value, tie }));
};

type DeskServices = Pick<PlatformServices, "database" | "settings" | "now">;

const scopeOf = (services: DeskServices, reads: Handle): ListScope => ({
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
      rows: (view) => Effect.promise(() => rowsOf(scope, view)),
      count: (view) => Effect.promise(() => countOf(scope, sources[view.kind].table, view)),
    });
  };

export const deskTodayPorts =
  (services: DeskServices): PortsOver<DeskToday> =>
  ({ handle }) => {
    const scope = scopeOf(services, handle);
    return Context.make(DeskToday, {
      figures: Effect.promise(() => figuresOn(scope)),
      waiting: (kind) => Effect.promise(() => waitingOf(scope, kind)),
    });
  };
