// The door of `desk`: each kind of list described once, a view of a list, its rows in words.
export { ListViewUnknown } from "./errors.ts";
export { exportView, isNarrowed, type ListedExport, listedColumns, listedExportRow, listedExports } from "./export.ts";
export { lists } from "./lists.ts";
export { mostCounted, mostCountedOfFound, mostOfKind, mostOnPage, shortestFragment, wordWeights } from "./limits.ts";
export {
  type ColumnType,
  type Direction,
  isNumeric,
  type ListAct,
  type ListColumn,
  type ListCount,
  type ListDescription,
  type ListedRow,
  type ListPage,
  type ListPlace,
  type ListView,
  type RequestedView,
} from "./model.ts";
export { type ContractCondition, contractListRow, type ContractListRow } from "./contract-row.ts";
export { type CustomerCondition, customerListRow, type CustomerListRow, type ListedCustomer } from "./customer-row.ts";
export { type InvoiceCondition, invoiceListRow, type InvoiceListRow, type OpenOfInvoice } from "./invoice-row.ts";
export type { JournalListRow } from "./journal-row.ts";
export { type RequestCondition, requestListRow, type RequestListRow } from "./request-row.ts";
export { type VoucherCondition, voucherListRow, type VoucherListRow } from "./voucher-row.ts";
export {
  type ListedOrder,
  type OrderCondition,
  orderListRow,
  type OrderListRow,
  type OrderListState,
} from "./order-row.ts";
export { DeskLists, DeskToday, type FoundPage } from "./ports.ts";
export { type ListKind, type ListRow, type ListRows, type PageOf, pageOf } from "./rules.ts";
export type { Found, FoundGroup, Meeting, SearchedKind } from "./search.ts";
export { type Sought, soughtIn, type SoughtWord } from "./sought.ts";
export {
  type DoubtedClock,
  type Figure,
  type Figures,
  type KindCount,
  type LetterQueue,
  type Todo,
  type TodoKind,
  type Waiting,
  waitingIn,
  type WaitingNumbers,
} from "./today.ts";
export { readList, readToday, searchDesk } from "./use-cases.ts";
export { type Word, type WordedRows, type WordKind, wordKinds, wordsOf, withoutPerson } from "./words.ts";
