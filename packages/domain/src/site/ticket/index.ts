// The door of `ticket`: keys, the log of admissions, the guard, lists to import.
export { soughtGuest } from "./guests.ts";
export { admit, checkedIn, doubles, firstOf, mergedLog, admissionStatus, scannedAt } from "./admission.ts";
export { type Badge, badgeOrder, pageWith, samplePage } from "./badges.ts";
export {
  badgesPerPage,
  logAtOnce,
  longestEventName,
  longestGateName,
  mostScansAtOnce,
  mostTicketsAtOnce,
  staffKeyHours,
  staffSessionHours,
  wrongKeyLimit,
  mostGuestsFound,
} from "./limits.ts";
export {
  StaffKeyNotValid,
  StaffSessionMissing,
  TicketAlreadyAdmitted,
  TicketColumnsMissing,
  TicketEventUnknown,
  TicketFieldInvalid,
  TicketKeyInvalid,
  TicketKeyLost,
  TicketListInvalid,
  TicketListSize,
  TicketOfOtherEvent,
  TicketRowInvalid,
  TicketUnknown,
  TicketWithdrawn,
} from "./errors.ts";
export { entranceHolds, lastingKeyState, makerHolds, type OpenedEntrance, type Opener } from "./entrances.ts";
export { freeGateName, gateConflicts, gateLog, scannedAtGate } from "./gate.ts";
export { closeEntrance, Entrances, openByAccount, openByKey, type Opening } from "./use-cases.ts";
export { oneTicket, readTickets, type ReadTickets, wholeList } from "./import.ts";
export type {
  Admission,
  AdmissionLog,
  AdmissionStatus,
  Gate,
  GateAnswer,
  StaffKey,
  StaffKeyState,
  Ticket,
  TicketEvent,
  TicketingPage,
  TicketKey,
  TicketPrint,
  TicketRow,
} from "./model.ts";
export {
  endedStaffKey,
  isTicketKey,
  newStaffKey,
  readEvent,
  readTicketKey,
  staffKeyState,
  type TicketingFacts,
  ticketingGuard,
  ticketingGuards,
  ticketingPage,
  ticketKeyOf,
  ticketsStoredSince,
  withdrawable,
} from "./rules.ts";
