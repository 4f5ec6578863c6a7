// The list of requests: declarations and messages in one order, where they are read from, and their rows. [DSK-04] [DSK-05]
import { dayOf } from "@kontor/domain/kernel/calendar";
import { type RequestCondition, requestListRow, type RequestListRow } from "@kontor/domain/site/desk";
import { declarationDueOn, receiptReference } from "@kontor/domain/site/request";
import { sql } from "kysely";
import { inboxRows, stateOf } from "../request/inbox-store.ts";
import { byWords, type ListScope, type ListTable } from "./list-keys.ts";

export const requestTable: ListTable<RequestCondition> = {
  table: sql`(
    select id, received_at, sought, contracts, handled_at, waits, 1 as declared from declarations union all
    select id, received_at, sought, null as contracts, handled_at, 0 as waits, 0 as declared from requests) inbox`,
  id: sql.ref("id"),
  sorts: { receivedAt: sql.ref("received_at") },
  tie: sql.ref("id"),
  at: { of: sql.ref("received_at"), by: "instant" },
  // As `stateOf` has them.
  states: {
    waits: () => sql<boolean>`(waits = 1 and handled_at is null)`,
    matched: () => sql<boolean>`(contracts is not null and (waits = 0 or handled_at is not null))`,
    open: () => sql<boolean>`(contracts is null and handled_at is null and waits = 0)`,
    closed: () => sql<boolean>`(contracts is null and handled_at is not null)`,
    declarations: () => sql<boolean>`(declared = 1 and handled_at is null and (contracts is null or waits = 1))`,
    messages: () => sql<boolean>`(declared = 0 and handled_at is null)`,
  },
  found: byWords("inbox"),
};

export const requestRows = async (
  { reads, today, timeZone, country }: ListScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RequestListRow>> =>
  new Map(
    (await inboxRows(reads, ids)).map((row) => {
      const { id, kind, receipt } = row;
      const state = stateOf(row);
      const isDue = kind === "declaration" && (state === "open" || state === "waits");
      const request = {
        id,
        reference: receiptReference(row),
        about: kind,
        form: receipt.filing.form,
        email: receipt.email,
        receivedAt: receipt.receivedAt,
        state,
        dueOn: isDue ? declarationDueOn(dayOf(receipt.receivedAt, timeZone), country) : null,
      };
      return [id, requestListRow(request, today)];
    }),
  );
