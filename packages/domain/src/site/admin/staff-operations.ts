// Every operation of staff, once: who reaches it, and whether it waits for a fresh proof of identity, with the reason. Rights, proofs and their laws read this table. [SES-07]

/** The rights that staff alone have; `staff` is who is logged in and no customer. */
export const staffRights = ["staff", "ticketing", "desk", "records", "support", "books", "content", "admin"] as const;
export type StaffRight = (typeof staffRights)[number];

/** An operation of staff. */
interface Entry<R extends StaffRight> {
  readonly right: R;
  /** Whether it waits for a fresh proof of identity. */
  readonly fresh: boolean;
  readonly why: string;
}

const entriesOf =
  (fresh: boolean) =>
  <R extends StaffRight, const Id extends string>(
    why: string,
    right: R,
    ...ids: readonly Id[]
  ): Readonly<Record<Id, Entry<R>>> =>
    Object.fromEntries(ids.map((id) => [id, { right, fresh, why }])) as Record<Id, Entry<R>>;
const [fresh, open] = [entriesOf(true), entriesOf(false)];

/** `records`: what is known of customers, and what of it is put right or sent once more; `books`: money and documents; `desk`: lists, each with the right of its page beside this one. */
export const staffOperations = {
  // Fresh is what a screen that was left open must not be enough for.
  ...fresh("gives or takes rights and access", "support", "confirmPaper"),
  ...fresh(
    "gives or takes rights and access",
    "admin",
    "blockAccount",
    "setRole",
    "resetFactor",
    "resetAccess",
    "setLoginAddress",
    "inviteStaff",
  ),
  ...fresh(
    "changes the second factor of who is logged in",
    "staff",
    "beginFactor",
    "removeFactor",
    "renewRecoveryCodes",
    "beginPasskey",
    "addPasskey",
    "removePasskey",
  ),
  ...fresh("changes what is to be paid", "records", "correctCustomer"),
  ...fresh(
    "changes what is to be paid",
    "books",
    "notePayment",
    "takeBackPayment",
    "returnPayment",
    "chargeFee",
    "writeOff",
    "takeBackAdjustment",
    "creditInvoice",
    "correctRate",
  ),
  ...fresh("changes what is to be paid", "admin", "setVatRate", "createVoucher", "limitVoucher"),
  ...fresh("changes where the next documents are routed", "records", "correctBuyerReference"),
  ...fresh("bills and ends what is due by this clock", "admin", "confirmClock"),
  ...fresh("says from which number on documents are numbered", "admin", "confirmNumbers"),
  ...fresh("ends an order for good", "support", "refuseOrder"),
  ...fresh("ends a contract and may give money back", "support", "takeNotice", "matchDeclaration", "proveDeclaration"),
  ...fresh("lists of data and codes leave the shop", "books", "noteExport", "exportList"),
  ...fresh("lists of data and codes leave the shop", "admin", "readAuthcodes"),
  ...fresh("opens an entrance, with the names and keys of all guests", "admin", "makeStaffKey"),
  ...fresh("lets people in", "admin", "issueTicket", "importTickets"),

  ...open(
    "is the proof, or the way to it",
    "staff",
    "readFactor",
    "proveIdentity",
    "confirmFactor",
    "requestPasskey",
    "provePasskey",
  ),
  ...open(
    "reads one page of a list at a time",
    "records",
    "searchCustomers",
    "searchOrders",
    "searchInvoices",
    "searchContracts",
    "listDoubleNames",
  ),
  ...open("reads one page of a list at a time", "desk", "readToday", "readList", "searchDesk"),
  ...open("reads one page of a list at a time", "books", "listPaymentDifferences"),
  ...open("reads one page of a list at a time", "support", "listInbox", "listWebhooks", "listMails", "listSubscribers"),
  ...open("reads one page of a list at a time", "content", "readBannerSchedules", "listDrafts", "readProductLinks"),
  ...open(
    "reads one page of a list at a time",
    "admin",
    "listJournal",
    "listVouchers",
    "listTickets",
    "listStaffKeys",
    "listEntrances",
  ),
  ...open("reads one page of a list at a time", "ticketing", "listTicketEvents"),
  ...open(
    "reads one record",
    "records",
    "readAccount",
    "readOrderRecord",
    "readInvoiceRecord",
    "readMoney",
    "readInvoiceCopy",
    "readXrechnungCopy",
    "readContractRecord",
  ),
  ...open("reads one record", "support", "readInboxItem", "readInboxFile"),
  ...open("reads one record", "content", "readCatalogCheck"),
  ...open("reads one record", "admin", "readTicketEvent", "readTicketRecord"),
  ...open("sends once more what its recipient was sent before", "records", "resendConfirmation", "resendInvoice"),
  ...open("sends once more what its recipient was sent before", "support", "resendWebhooks", "resendMail"),
  ...open("sends once more what its recipient was sent before", "admin", "resendTicket"),
  ...open("closes what was open, and gives nothing", "books", "resolvePaymentDifference"),
  ...open("closes what was open, and gives nothing", "support", "closeInboxItem", "endSubscription"),
  ...open(
    "closes what was open, and gives nothing",
    "admin",
    "endVoucher",
    "endStaffKey",
    "endEntrance",
    "withdrawTicket",
  ),
  ...open("changes texts and times that are shown", "content", "scheduleSmallBanner"),
  ...open("changes texts and times that are shown", "admin", "addTicketEvent", "changeTicketEvent"),
  ...open("compares the catalogue and changes nothing", "content", "checkCatalog"),
};

/** The names of what staff alone may do. */
export type StaffOperation = keyof typeof staffOperations;
