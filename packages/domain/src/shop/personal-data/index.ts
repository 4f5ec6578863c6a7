// The door of `personal-data`.
export { ContractsStillRun, MoneyStillOpen } from "./errors.ts";
export { messagesStoredDays, ticketsStoredDays, yearsOfProof } from "./limits.ts";
export type { AtDeletion, StoredKind } from "./model.ts";
export {
  type CustomerPast,
  deletedFrom,
  deletionAllowed,
  dueOn,
  isMoneyOpen,
  openMoneyIn,
  lastBusinessDay,
  lettersStoredSince,
  type MoneyOpen,
  storedHeads,
  type StoredRow,
  storedRows,
  storedSlot,
  withStoredTable,
} from "./rules.ts";
export { type DeletedTable, type StayingTable, storedKinds, type StoredTable } from "./stored-kinds.ts";
export { deleteAccount, exportedData, OwnData, OwnRows } from "./use-cases.ts";
