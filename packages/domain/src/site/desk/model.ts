// A kind of list at the desk, one view of it, one page of that view. [DSK-05]
import type { Day } from "#kernel/calendar";
import type { AdminPage, StaffOperation } from "#site/admin";
import { mostCounted } from "./limits.ts";

/** How the values of a column are written and compared; a `link` leads to another record. */
export type ColumnType = "text" | "number" | "day" | "instant" | "money" | "state" | "link";

const numeric: ReadonlySet<ColumnType> = new Set<ColumnType>(["number", "instant", "money"]);

/** Whether values of a column are compared as numbers, else as texts. */
export const isNumeric = (type: ColumnType): boolean => numeric.has(type);

export interface ListColumn<Key extends string = string> {
  readonly key: Key;
  readonly type: ColumnType;
}

/** What can be done to a row, by the name of its operation in the contract; who may do it is said by the table of rights. */
export interface ListAct {
  readonly operation: StaffOperation;
  /** Whether it can be done to many rows, each by a call of its own. */
  readonly many: boolean;
  /** The operation that takes it back; null where nothing does. */
  readonly undoneBy: StaffOperation | null;
  /** The lists whose rows may be others afterwards, beside the first page of the desk. */
  readonly stale: readonly string[];
}

export type Direction = "asc" | "desc";

/** A kind of list, described once: the list operation, the export, the desk and the matrix of rights read it. */
export interface ListDescription<
  Key extends string = string,
  State extends string = string,
  Mark extends string = string,
> {
  /** Its page, which says who may see it. */
  readonly page: AdminPage["kind"];
  readonly columns: readonly ListColumn<Key>[];
  /** Three columns at most, each with an index. */
  readonly sorts: readonly Key[];
  readonly first: { readonly sort: Key; readonly direction: Direction };
  /** What orders rows with one value. */
  readonly tie: "text" | "number";
  /** What rows can be filtered by. */
  readonly states: readonly State[];
  /** What stands in a row as a mark; all else is as it should be. */
  readonly deviations: readonly Mark[];
  /** Whether its rows have a day, so that a period can be chosen. */
  readonly dated: boolean;
  /** Whether its rows belong to a customer. */
  readonly ofCustomer: boolean;
  readonly acts: readonly ListAct[];
}

/** Where a page ends: the view that it belongs to, the value of the sorted column and what orders rows with one value. */
export interface ListPlace {
  readonly view: string;
  readonly value: string | number;
  readonly tie: string | number;
}

/** A view as it is requested: nothing of it is checked but the form. */
export interface RequestedView {
  readonly q: string;
  readonly customer: string | null;
  readonly states: readonly string[];
  readonly from: Day | null;
  readonly until: Day | null;
  readonly sort: string | null;
  readonly direction: Direction | null;
  /** Null for the first page; whatever a client sent that cannot be read is no place. */
  readonly after: unknown;
  readonly limit: number | null;
}

/** What is shown of a list. */
export interface ListView<Kind extends string = string> {
  readonly kind: Kind;
  readonly q: string;
  readonly customer: string | null;
  readonly states: readonly string[];
  readonly from: Day | null;
  readonly until: Day | null;
  readonly sort: string;
  readonly direction: Direction;
  readonly after: ListPlace | null;
  readonly limit: number;
}

/** A row, and where it stands in its view. */
export interface ListedRow<Row> {
  readonly row: Row;
  readonly value: string | number;
  readonly tie: string | number;
}

/** How many there are: exactly, or more than `value`. */
export interface ListCount {
  readonly value: number;
  readonly atLeast: boolean;
}

/** What is said of rows that were counted until they were more than the most. */
export const listCount = (counted: number, most = mostCounted): ListCount => ({
  value: Math.min(counted, most),
  atLeast: counted > most,
});

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Null on the last page. */
  readonly next: ListPlace | null;
  readonly count: ListCount;
}
