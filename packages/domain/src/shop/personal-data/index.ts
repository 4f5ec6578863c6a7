// The door of `personal-data`.
export { ContractsStillRun } from "./errors.ts";
export type { AtDeletion, StoredKind } from "./model.ts";
export {
  type CustomerPast,
  deletedFrom,
  deletionAllowed,
  dueOn,
  lastBusinessDay,
  storedHeads,
  type StoredRow,
  storedRows,
  storedSlot,
  withStoredTable,
} from "./rules.ts";
export { type DeletedTable, type StayingTable, storedKinds, type StoredTable } from "./stored-kinds.ts";
