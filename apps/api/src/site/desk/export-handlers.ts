// Lists as files, whole or as the desk shows them: noted in the journal, then sent as they are read. [OUT-02] [DSK-09]
import { noteExport } from "@kontor/domain/site/admin";
import {
  exportView,
  type ListedExport,
  listedColumns,
  listedExportRow,
  listedExports,
  type ListView,
} from "@kontor/domain/site/desk";
import {
  type ExportedList,
  exportedRow,
  type ExportFormat,
  exportHead,
  exportPeriod,
} from "@kontor/domain/site/outside";
import type { Role } from "@kontor/domain/visitor/session";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { entitledStaff } from "../../visitor/session/staff.ts";
import { realDay, runAsStaff } from "../admin/by-staff.ts";
import { noPorts } from "../admin/desk-ports.ts";
import { exported } from "../outside/export-rows.ts";
import type { ListScope } from "./list-keys.ts";
import { idsOfView, pagesOfView, scopeOf } from "./ports.ts";

const isListed = (list: ExportedList | ListedExport): list is ListedExport =>
  listedExports.some((listed) => listed === list);

/** The rows of a view as the desk lists them. */
const listed = async function* (
  scope: ListScope,
  kind: ListedExport,
  view: ListView<ListedExport>,
  format: ExportFormat,
  mustGoOn: () => Promise<unknown>,
): AsyncGenerator<string> {
  const columns = listedColumns[kind];
  // With the first rows, or alone.
  let head = exportHead(columns, format);
  for await (const rows of pagesOfView(scope, view)) {
    await mustGoOn();
    const piece = head + rows.map((row) => exportedRow(columns, listedExportRow(kind, row as never), format)).join("");
    head = "";
    if (piece !== "") yield piece;
  }
};

/** What was searched for, as the journal has it. */
const searchIn = (query: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    ["q", "state", "customer", "from", "until"].flatMap((name) => {
      const value = query[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ).toString();

export const listExportHandlers = (services: SessionServices): Pick<Handlers, "exportList"> => ({
  exportList: async (call) => {
    const { list } = call.params;
    const { format, q = "", customer = null, state, from = null, until = null } = call.query;
    const days = {
      from: from === null ? null : realDay(call, from),
      until: until === null ? null : realDay(call, until),
    };
    const { role } = await entitledStaff(services, call);
    const requested = { ...days, q, customer, states: state?.split(",") ?? [] };
    const beginning = { sort: null, direction: null, after: null, limit: null };
    const view = orRefuse(call, exportView(list, role as Role, { ...requested, ...beginning }));
    const name = `${list}.${format}`;
    await runAsStaff(services, call, noPorts, noteExport(name, searchIn(call.query)));
    const scope = scopeOf(services, services.database.reads);
    // A list takes a while: it ends with the login that fetches it. [SEC2-3]
    const mustGoOn = () => entitledStaff(services, call);
    const settings = {
      publicUrl: services.settings.publicUrl,
      today: todayOf(services),
      // A view of the desk has its own days.
      period: exportPeriod(view === null ? days : { from: null, until: null }, services.settings.timeZone),
      only: view === null ? null : await idsOfView(scope, view),
    };
    return {
      status: 200,
      pieces: {
        name,
        type: format === "csv" ? "text/csv; charset=utf-8; header=present" : "application/x-ndjson",
        content: isListed(list)
          ? listed(scope, list, view as ListView<ListedExport>, format, mustGoOn)
          : exported(services.database.reads, list, format, settings, mustGoOn),
      },
    };
  },
});
