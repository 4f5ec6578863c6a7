// The door of `admin`: faulty products, the link helper, small banners; what staff change, the journal, who reaches what.
export {
  type AccountChange,
  type AccountChangeRefusal,
  type AccountRecord,
  changedAccount,
  type ChangedAccount,
  givenRoles,
  reasonOf,
  typedRate,
} from "./customer-changes.ts";
export {
  AccountHasOrders,
  ActKeyUsed,
  AccountUnknown,
  AdminPageUnknown,
  AdminPasswordWeak,
  AlreadyHandled,
  BannerPageUnknown,
  BannerScheduleWrong,
  BannersElsewhere,
  BannerUnknown,
  DraftsClosed,
  ClockDayOther,
  NumberNotOurs,
  EndsByPerson,
  FirstAdminExists,
  InboxItemUnknown,
  InvoiceChanged,
  LoginAddressTaken,
  MailNotFailed,
  MailUnknown,
  NotACustomer,
  NotForOneself,
  OrderNotWaiting,
  PapersNotForPrivate,
  RateNotValid,
  RecordChanged,
  ReasonMissing,
  RoleNotGiven,
  VoucherNotStorable,
  VoucherTaken,
  SubscriptionUnknown,
  VoucherUnknown,
  VoucherUsed,
} from "./errors.ts";
export {
  type Invitation,
  invitation,
  type InvitationRefusal,
  type InvitedRole,
  invitedRoles,
} from "./invitation.ts";
export {
  asSeen,
  entryOfRevision,
  once,
  recordRevision,
  type RecordStanding,
  type SentAct,
  SentActs,
} from "./sent-acts.ts";
export { type AccessRecord, accessReset, factorReset } from "./access-changes.ts";
export { correctedAddress, type CorrectedAddress, type CorrectionRefusal } from "./address-correction.ts";
export { orderRefused, type RefusedOrder } from "./order-refusal.ts";
export { clockConfirmed, type ConfirmedClock } from "./clock-changes.ts";
export {
  type ConfirmedNumbers,
  type LastNumber,
  numbersConfirmed,
  type NumberSeries,
  numberSeriesIn,
  writtenNumber,
} from "./number-series.ts";
export { type LoginAddressRefusal, type LoginAddressSet, loginAddressSet } from "./login-address.ts";
export {
  closedItem,
  endedVoucher,
  type InboxItem,
  limitedVoucher,
  matchedItem,
  newVoucher,
  provedItem,
  typedCents,
  webhookAgain,
} from "./desk-changes.ts";
export {
  eventNoted,
  authcodesNoted,
  endedByStaff,
  entranceEnded,
  exportNoted,
  staffKeyEnded,
  staffKeyMade,
  ticketNoted,
} from "./record-changes.ts";
export { faultyDeals, faultyEntries } from "./faults.ts";
export { type AdminDraft, firstAdmin, type FirstAdminRefusal } from "./first-admin.ts";
export {
  adminPasswordLength,
  firstCustomerNumber,
  invitationTime,
  linkTriedEvery,
  mostReasonLetters,
} from "./limits.ts";
export {
  type JournalAct,
  journalActs,
  journalEntry,
  type RecordChange,
  type JournalEntry,
  type JournalFields,
  type JournalSubject,
  type JournalValue,
} from "./journal.ts";
export {
  bannersAreOurs,
  bannersChangeAt,
  bannerState,
  readBannerPages,
  scheduledBanner,
  shownBanners,
  standsOn,
  writeBannerPages,
} from "./banners.ts";
export {
  type BannerPlace,
  bannerPlaces,
  type BannerSchedule,
  type BannerState,
  type Fault,
  type FaultyEntry,
  type LinkHelp,
  type SmallBanner,
} from "./model.ts";
export { adminPage, type AdminPage, type AdminRoute, adminRoutes, type Preview, previewHeaders } from "./pages.ts";
export { opensBefore, waitsForProof } from "./proofs.ts";
export {
  adminPageRight,
  adminRights,
  exportRight,
  isOfStaff,
  operationRights,
  reaches,
  type Right,
} from "./rights.ts";
export { type StaffOperation } from "./staff-operations.ts";
export { linkHelper } from "./rules.ts";
export { type DraftKind, type WrittenEntry } from "./drafts.ts";
export { readBanners, readDrafts, readProductLinks, WrittenContent } from "./content-reads.ts";
export { writtenBanners } from "./written-banners.ts";
export { type SideEntry, sideList, type SidePage, type SideSection } from "./sections.ts";
export {
  type CatalogCheck,
  CatalogChecks,
  catalogChecked,
  checkCatalog,
  isCheckDue,
  newFaults,
} from "./catalog-check.ts";
export { CustomerRecords, DocumentDesk } from "./ports.ts";
export { correctRate, creditInvoice, resendInvoice } from "./document-acts.ts";
export { chargeFee, notePayment, returnPayment, takeBackAdjustment, takeBackPayment, writeOff } from "./money-acts.ts";
export { PaymentDifferences, resolveDifference } from "./difference-acts.ts";
export { type Acted, type Acting, asStaff, Desk, done, known } from "./acting.ts";
export {
  accessLetterTo,
  changeAccount,
  correctCustomer,
  type Correction,
  inviteStaff,
  resetAccess,
  resetFactor,
  setLoginAddress,
  StaffAccounts,
  StaffLetters,
  wantedCorrection,
  wantedInvitation,
  wantedLoginAddress,
} from "./account-acts.ts";
export {
  BannerSchedules,
  confirmClock,
  confirmNumbers,
  createVoucher,
  endSubscription,
  endVoucher,
  Letters,
  limitVoucher,
  noteExport,
  numbersGoOn,
  resendMail,
  scheduleBanner,
  ShopClock,
  ShopNumbers,
  StaffVouchers,
} from "./desk-acts.ts";
export { Admissions, admitScan, admitTicket, type Scan, type ScanAnswer, type ScanPlace } from "./admission-acts.ts";
export { closeInboxItem, Inbox, type InboxRecord, matchDeclaration, proveItem, readInboxFile } from "./inbox-acts.ts";
export {
  ContractParties,
  type GivenNotice,
  type NoticeKind,
  noticeKinds,
  type NoticeWay,
  noticeWays,
  takeNotice,
} from "./notice-acts.ts";
export { refuseOrder, resendConfirmation, StaffOrders } from "./order-acts.ts";
export {
  addTicketEvent,
  changeTicketEvent,
  endEntrance,
  endStaffKey,
  importTickets,
  issueTicket,
  makeStaffKey,
  type OpenEntrance,
  resendTicket,
  StaffEntrances,
  StaffEvents,
  type StaffTicket,
  StaffTickets,
  withdrawTicket,
} from "./ticket-acts.ts";
