// A list as a file: the rows of a view of it, all of them. What of a list has no rows for bookkeeping leaves as the desk lists it. [OUT-02] [DSK-09]
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import { type ExportedList, type ExportRow, moment } from "#site/outside";
import type { AreaClosed, Role } from "#visitor/session";
import { ListViewUnknown } from "./errors.ts";
import type { ListView, RequestedView } from "./model.ts";
import { type ListKind, type ListRows, viewOf } from "./rules.ts";

/** Lists of the desk whose rows leave as they are listed. */
export const listedExports = ["contracts", "requests", "vouchers", "journal"] as const satisfies readonly ListKind[];
export type ListedExport = (typeof listedExports)[number];

/** The list whose views a file can be of; those of no list have days alone. */
const listOf = {
  orders: "orders",
  "order-lines": "orders",
  invoices: "invoices",
  "invoice-lines": "invoices",
  charges: null,
  customers: "customers",
  subscribers: null,
  contracts: "contracts",
  requests: "requests",
  vouchers: "vouchers",
  journal: "journal",
} as const satisfies Readonly<Record<ExportedList | ListedExport, ListKind | null>>;

/** What narrows a file, for who may see the list; null where nothing does but days. */
export const exportView = (
  list: ExportedList | ListedExport,
  role: Role,
  requested: RequestedView,
): Result.Result<ListView<ListKind> | null, AreaClosed | ListViewUnknown> => {
  const kind: ListKind | null = listOf[list];
  if (kind !== null) return viewOf(kind, role, requested);
  const { q, states, customer } = requested;
  const part = q !== "" ? "q" : states.length > 0 ? "state" : customer === null ? null : "customer";
  return part === null ? Result.succeed(null) : Result.fail(new ListViewUnknown({ part }));
};

/** Whether a view has fewer rows than its list. */
export const isNarrowed = ({ q, states, customer, from, until }: ListView): boolean =>
  q.trim() !== "" || states.length > 0 || customer !== null || from !== null || until !== null;

const at = (instant: Instant | null): string | null => (instant === null ? null : moment(instant));

/** The fields of each list in the order of their columns: also of a list without a row. */
export const listedColumns = {
  contracts: [
    "number",
    "id",
    "titleEn",
    "titleDe",
    "customer",
    "customerName",
    "orderId",
    "placedAt",
    "start",
    "begins",
    "next",
    "currency",
    "recurringCents",
    "everyMonths",
    "state",
  ],
  requests: ["reference", "id", "about", "form", "email", "receivedAt", "state", "dueOn"],
  vouchers: ["code", "currency", "valueCents", "validFrom", "validUntil", "redeemedAt", "state"],
  journal: ["at", "id", "by", "byName", "act", "subject", "subjectId", "subjectName", "reason", "before", "after"],
} as const satisfies Readonly<Record<ListedExport, readonly string[]>>;

type RowOf = {
  readonly [Kind in ListedExport]: (row: ListRows[Kind]) => ExportRow<(typeof listedColumns)[Kind][number]>;
};

/** Amounts are cents. */
const rows: RowOf = {
  contracts: ({ id, number, title, customer, orderId, placedAt, start, begins, next, ...row }) => ({
    number,
    id,
    titleEn: title.en,
    titleDe: title.de,
    customer: customer.number,
    customerName: customer.name,
    orderId,
    placedAt: moment(placedAt),
    start,
    begins,
    next,
    currency: "EUR",
    recurringCents: row.recurring,
    everyMonths: row.everyMonths,
    state: row.state,
  }),
  requests: ({ id, reference, about, form, email, receivedAt, state, dueOn }) => ({
    reference,
    id,
    about,
    form,
    email,
    receivedAt: moment(receivedAt),
    state,
    dueOn,
  }),
  vouchers: ({ code, value, validFrom, validUntil, redeemedAt, state }) => ({
    code,
    currency: "EUR",
    valueCents: value,
    validFrom: at(validFrom),
    validUntil: at(validUntil),
    redeemedAt: at(redeemedAt),
    state,
  }),
  journal: ({ id, at: noted, by, byName, act, subject, reason, before, after }) => ({
    at: moment(noted),
    id,
    by,
    byName,
    act,
    subject: subject.kind,
    subjectId: subject.id,
    subjectName: subject.name,
    reason,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }),
};

/** A row of a list as its file has it. */
export const listedExportRow = <Kind extends ListedExport>(kind: Kind, row: ListRows[Kind]): ExportRow =>
  rows[kind](row);
