// The door of `ticket`: keys, the log of admissions, the guard, lists to import.
export { admit, doubles, firstOf, mergedLog, overtaken, admissionStatus } from "./admission.ts";
export { type Badge, badgePages, badgesPerPage, samplePage } from "./badges.ts";
export {
  StaffKeyNotValid,
  TicketAlreadyAdmitted,
  TicketColumnsMissing,
  TicketKeyInvalid,
  TicketRowInvalid,
  TicketUnknown,
} from "./errors.ts";
export { readTickets, type ReadTickets, ticketColumns } from "./import.ts";
export type { Admission, AdmissionLog, StaffKey, AdmissionStatus, Ticket, TicketingPage, TicketKey, TicketRow } from "./model.ts";
export {
  isTicketKey,
  newStaffKey,
  readTicketKey,
  reservedKeys,
  type TicketingFacts,
  ticketingGuard,
  ticketingPage,
  ticketKeyOf,
  usedStaffKey,
} from "./rules.ts";
