// Which operations of staff need a fresh proof of identity, each with its reason, and which are there for logins whose second factor is outstanding. [SES-07]
import type { Instant } from "#kernel/calendar";
import { isFresh, type StaffStep } from "#visitor/second-factor";
import type { StaffOperation } from "./rights.ts";

/** Whether an operation waits for a fresh proof, and why it does or does not. */
export interface StaffProof {
  readonly fresh: boolean;
  readonly why: string;
}

const proofOf =
  (fresh: boolean) =>
  <const Id extends string>(why: string, ...ids: readonly Id[]): Readonly<Record<Id, StaffProof>> =>
    Object.fromEntries(ids.map((id) => [id, { fresh, why }])) as Record<Id, StaffProof>;
const [fresh, open] = [proofOf(true), proofOf(false)];

/** Every operation of staff; a new one does not compile until it stands here. Fresh is what a screen that was left open must not be enough for. */
export const staffProofs = {
  ...fresh("gives or takes rights and access", "setRole", "confirmPaper", "blockAccount", "resetFactor", "resetAccess"),
  ...fresh("gives or takes rights and access", "setLoginAddress", "inviteStaff"),
  ...fresh("changes the second factor of who is logged in", "beginFactor", "removeFactor", "renewRecoveryCodes"),
  ...fresh("changes the second factor of who is logged in", "beginPasskey", "addPasskey", "removePasskey"),
  ...fresh(
    "changes what is to be paid",
    "setVatRate",
    "correctCustomer",
    "createVoucher",
    "limitVoucher",
    "notePayment",
    "takeBackPayment",
    "returnPayment",
    "chargeFee",
    "writeOff",
    "takeBackAdjustment",
    "creditInvoice",
    "correctRate",
  ),
  ...fresh("changes where the next documents are routed", "correctBuyerReference"),
  ...fresh("bills and ends what is due by this clock", "confirmClock"),
  ...fresh("says from which number on documents are numbered", "confirmNumbers"),
  ...fresh("ends an order for good", "refuseOrder"),
  ...fresh("ends a contract and may give money back", "matchDeclaration", "proveDeclaration", "takeNotice"),
  ...fresh("lists of data and codes leave the shop", "noteExport", "exportList", "readAuthcodes"),
  ...fresh("opens an entrance, with the names and keys of all guests", "makeStaffKey"),
  ...fresh("lets people in", "issueTicket", "importTickets"),

  ...open(
    "is the proof, or the way to it",
    "readFactor",
    "proveIdentity",
    "confirmFactor",
    "requestPasskey",
    "provePasskey",
  ),
  ...open(
    "reads one page of a list at a time",
    "readToday",
    "readList",
    "searchDesk",
    "searchCustomers",
    "searchOrders",
    "listInbox",
    "listWebhooks",
  ),
  ...open(
    "reads one page of a list at a time",
    "searchInvoices",
    "searchContracts",
    "listDoubleNames",
    "listMails",
    "listSubscribers",
    "listJournal",
    "listPaymentDifferences",
  ),
  ...open(
    "reads one page of a list at a time",
    "listVouchers",
    "listDrafts",
    "readBannerSchedules",
    "readProductLinks",
    "listTicketEvents",
    "listTickets",
    "listStaffKeys",
    "listEntrances",
  ),
  ...open(
    "reads one record",
    "readAccount",
    "readOrderRecord",
    "readContractRecord",
    "readInboxItem",
    "readInboxFile",
    "readInvoiceRecord",
    "readMoney",
  ),
  ...open(
    "reads one record",
    "readInvoiceCopy",
    "readXrechnungCopy",
    "readTicketEvent",
    "readTicketRecord",
    "readCatalogCheck",
  ),
  ...open(
    "sends once more what its recipient was sent before",
    "resendConfirmation",
    "resendInvoice",
    "resendMail",
    "resendTicket",
  ),
  ...open("sends once more what its recipient was sent before", "resendWebhooks"),
  ...open(
    "closes what was open, and gives nothing",
    "endVoucher",
    "endStaffKey",
    "endEntrance",
    "withdrawTicket",
    "endSubscription",
    "closeInboxItem",
    "resolvePaymentDifference",
  ),
  ...open("changes texts and times that are shown", "scheduleSmallBanner", "addTicketEvent", "changeTicketEvent"),
  ...open("compares the catalogue and changes nothing", "checkCatalog"),
} satisfies Readonly<Record<StaffOperation, StaffProof>>;

const proofs: Readonly<Record<string, StaffProof>> = staffProofs;

export const needsFreshProof = (operation: string): boolean =>
  Object.hasOwn(proofs, operation) && proofs[operation]?.fresh === true;

/** Whether an operation waits for a new proof. */
export const waitsForProof = (operation: string, provedAt: Instant | null, now: Instant): boolean =>
  needsFreshProof(operation) && !isFresh(provedAt, now);

/** Who set nothing up yet can do so, and who has a second factor can give it: all else waits, a change of the password, too, where there is a factor. */
const openBefore: Readonly<Record<Exclude<StaffStep, "none">, readonly string[]>> = {
  code: ["readFactor", "proveIdentity", "requestPasskey", "provePasskey"],
  "set-up": ["readFactor", "proveIdentity", "beginFactor", "confirmFactor", "changePassword"],
};

/** Whether an operation is open to a login that still needs this step. */
export const opensBefore = (step: StaffStep, operation: string): boolean =>
  step === "none" || openBefore[step].includes(operation);
