// The door of `invoice`: invoices from accepted quotes and of billing periods, credit notes, the code for a transfer, EN 16931 as XML.
export { contractNumberIn } from "./contract-share.ts";
export { creditNotes, restOf } from "./correction.ts";
export { retainedText } from "./retained-words.ts";
export type { Ended } from "./given-back.ts";
export { electronicInvoice, type InvoiceProfile } from "./electronic.ts";
export { entryOf, sharesOf } from "./entries.ts";
export {
  BuyerReferenceFixed,
  CreditNotPossible,
  CreditTextNotValid,
  CreditTooHigh,
  InvoiceUnknown,
  RateNotOutdated,
} from "./errors.ts";
export type {
  BankAccount,
  DocumentFile,
  FilesOfDocument,
  Invoice,
  InvoiceDraft,
  InvoiceKind,
  InvoiceLine,
  InvoiceSummary,
  Seller,
} from "./model.ts";
export { BuyerReferences, DocumentBook, DocumentFiles, type StoredReferences } from "./ports.ts";
export { filesOfDocument, issueDocument, issueReplacement, setBuyerReference } from "./use-cases.ts";
export { ratesOf } from "./later-draft.ts";
export { asBilledNext, billedFor, vatOfBill } from "./next-bill.ts";
export { withFeeCorrected } from "./corrected-fee.ts";
export type { OrderedContracts } from "./rebilled.ts";
export {
  type Correction,
  differenceOf,
  isOutdated,
  type KnownRates,
  outdatedLines,
  replacementOf,
  type ReplacingNumbers,
} from "./rate-change.ts";
export { creditByStaff, leftToCredit } from "./staff-credit.ts";
export {
  accountOverview,
  type AccountOverview,
  type DateAhead,
  type Mooring,
} from "./overview.ts";
export {
  type ListedDocument,
  listedPage,
  openInList,
  placeText,
  readPlace,
  subjectOf,
  yearsOf,
} from "./listed.ts";
export { invoiceLimits, overviewLimits } from "./limits.ts";
export { type AnnouncedRenewal, type ContractNews, ContractDays, type Renewal, workOffDay } from "./clock-use-cases.ts";
export { announceRenewals } from "./notice-letters.ts";
export {
  fileIn,
  invoiceNumber,
  invoiceOfOrder,
  type Issue,
  mayBeElectronic,
  ownInvoice,
  referenceAsIssued,
  summaryOf,
} from "./rules.ts";
export { contractsNote, priceNotes, serviceText, vatText } from "./service-words.ts";
export { transferText, transferTextOfAll } from "./transfer.ts";
export { type SetupFacts, type Use, type Used, usesUntil } from "./usage.ts";
export { noVatReasons } from "./vat-category.ts";
export { leftAtIssue, sentenceAtIssue } from "./at-issue.ts";
