// Which views a list has, and where a page of one begins and ends. [DSK-05] [DSK-07] [SES-07]
import * as Result from "effect/Result";
import { adminRights, operationRights, reaches, type Right } from "#site/admin";
import { AreaClosed, type Role } from "#visitor/session";
import { ListViewUnknown } from "./errors.ts";
import { mostOnPage, onPage } from "./limits.ts";
import { lists } from "./lists.ts";
import {
  type ColumnType,
  isNumeric,
  type ListAct,
  listCount,
  type ListDescription,
  type ListedRow,
  type ListPage,
  type ListPlace,
  type ListView,
  type RequestedView,
} from "./model.ts";
import type { ContractListRow } from "./contract-row.ts";
import type { CustomerListRow } from "./customer-row.ts";
import type { InvoiceListRow } from "./invoice-row.ts";
import type { JournalListRow } from "./journal-row.ts";
import type { OrderListRow } from "./order-row.ts";
import type { RequestListRow } from "./request-row.ts";
import type { VoucherListRow } from "./voucher-row.ts";

/** The row of each kind. */
export interface ListRows {
  readonly orders: OrderListRow;
  readonly customers: CustomerListRow;
  readonly invoices: InvoiceListRow;
  readonly contracts: ContractListRow;
  readonly requests: RequestListRow;
  readonly vouchers: VoucherListRow;
  readonly journal: JournalListRow;
}
export type ListKind = keyof typeof lists;
export type ListRow = ListRows[ListKind];

/** A page of one kind, which says of which. */
export type PageOf<Kind extends ListKind> = Kind extends ListKind
  ? ListPage<ListRows[Kind]> & { readonly kind: Kind }
  : never;

export const listKinds = Object.keys(lists) as readonly ListKind[];

const described: Readonly<Record<ListKind, ListDescription>> = lists;

/** Who sees a list is who sees its page. */
export const listRight = (kind: ListKind): Exclude<Right, "login" | "guest" | "cart" | "secret"> =>
  adminRights[described[kind].page];

export const mayList = (kind: ListKind, role: Role): boolean => reaches(listRight(kind), role);

/** The acts of a list that someone of this role may do. */
export const actsOn = (kind: ListKind, role: Role): readonly ListAct[] =>
  described[kind].acts.filter(({ operation }) => reaches(operationRights[operation], role));

const longest = 300;

/** Neither a control character nor longer than any value that is sorted by. */
const isText = (value: unknown): boolean =>
  typeof value === "string" && value.length <= longest && !/\p{Cc}/u.test(value);

const nameOf = (kind: ListKind, sort: string, direction: string): string => `${kind}.${sort}.${direction}`;

/** The place, where it is one of this view. */
const placeIn = (
  view: string,
  types: { readonly value: ColumnType; readonly tie: "text" | "number" },
  after: unknown,
): ListPlace | null => {
  if (typeof after !== "object" || after === null) return null;
  const place = after as Partial<Record<keyof ListPlace, unknown>>;
  const isOf = (part: unknown, isNumber: boolean): boolean => (isNumber ? Number.isSafeInteger(part) : isText(part));
  const isPlace =
    place.view === view && isOf(place.value, isNumeric(types.value)) && isOf(place.tie, types.tie === "number");
  return isPlace ? (place as ListPlace) : null;
};

/** A view, for who may see the list; what the list does not have is refused by name. */
export const viewOf = <Kind extends ListKind>(
  kind: Kind,
  role: Role,
  requested: RequestedView,
): Result.Result<ListView<Kind>, AreaClosed | ListViewUnknown> => {
  const right = listRight(kind);
  if (!reaches(right, role)) return Result.fail(new AreaClosed({ area: right === "staff" ? "desk" : right }));
  const { columns, sorts, first, states, tie, dated, ofCustomer } = described[kind];
  const unknown = (part: ListViewUnknown["part"]) => Result.fail(new ListViewUnknown({ part }));
  const { q, customer, from, until, limit } = requested;
  const sort = requested.sort ?? first.sort;
  const column = columns.find(({ key }) => key === sort);
  if (column === undefined || !sorts.includes(sort)) return unknown("sort");
  if (requested.states.some((state) => !states.includes(state))) return unknown("state");
  if ((from !== null || until !== null) && !dated) return unknown("from");
  if (customer !== null && !ofCustomer) return unknown("customer");
  const direction = requested.direction ?? (sort === first.sort ? first.direction : "asc");
  const view = nameOf(kind, sort, direction);
  const after = placeIn(view, { value: column.type, tie }, requested.after);
  if (requested.after !== null && after === null) return unknown("after");
  return Result.succeed({
    kind,
    q,
    customer,
    states: [...new Set(requested.states)],
    from,
    until,
    sort,
    direction,
    after,
    limit: Math.min(mostOnPage, Math.max(1, limit ?? onPage)),
  });
};

/**
 * A page of what a store found: one row more than are shown says that there is another page; rows counted beyond the most are "more than". A row that can
 * no longer be read is left out, and still says where its page ends.
 */
export const pageOf = <Row>(
  { kind, sort, direction, limit }: ListView<ListKind>,
  found: readonly ListedRow<Row | null>[],
  counted: number,
): ListPage<Row> => {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.flatMap(({ row }) => (row === null ? [] : [row])),
    next:
      last === undefined || found.length <= limit
        ? null
        : { view: nameOf(kind, sort, direction), value: last.value, tie: last.tie },
    count: listCount(counted),
  };
};

const compared = (a: string | number, b: string | number): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** The order of a view: by its column, then by what orders rows with one value, both in its direction. Stores sort like this. */
export const inOrderOf =
  ({ direction }: Pick<ListView, "direction">) =>
  (a: Omit<ListedRow<unknown>, "row">, b: Omit<ListedRow<unknown>, "row">): number =>
    (compared(a.value, b.value) || compared(a.tie, b.tie)) * (direction === "asc" ? 1 : -1);
