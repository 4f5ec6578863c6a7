// Who reaches what: every operation of both contracts, and every page that is not for everyone. The guards of API and pages read this table. [SES-07]
import { cartHolder, mayEnter, type Area, type Role } from "#visitor/session";
import { isStaff } from "#visitor/second-factor";
import * as Result from "effect/Result";
import { type AdminPage, adminPage } from "./pages.ts";

/** An area; or `login`: every account, `staff`: who is logged in and no customer, `guest`: who is not logged in, `cart`: who holds a cart, `secret`: programs that know a secret, no role. */
export type Right = Area | "login" | "staff" | "guest" | "cart" | "secret";

/** Whether someone of this role reaches what has this right. */
export const reaches = (right: Right, role: Role): boolean => {
  switch (right) {
    case "login":
      return role !== "visitor";
    case "staff":
      return isStaff(role);
    case "guest":
      return role === "visitor";
    case "cart":
      return Result.isSuccess(cartHolder(role));
    case "secret":
      return false;
    default:
      return mayEnter(right, role);
  }
};

const operationsOf = <R extends Right, const Id extends string>(
  right: R,
  ...ids: readonly Id[]
): Readonly<Record<Id, R>> => Object.fromEntries(ids.map((id) => [id, right])) as Record<Id, R>;

const rights = {
  ...operationsOf(
    "public",
    "readToken",
    "logout",
    "readCountries",
    "readVatMap",
    "readVatCountry",
    "readContractPolicy",
    "readCatalog",
    "checkDomain",
    "checkDomains",
    "declareCancellation",
    "declareWithdrawal",
    "readDeclarationLink",
    "answerDeclarationLink",
    "sendContact",
    "sendAbuse",
    "sendApplication",
    "sendSponsoring",
    "sendPrivacyRequest",
    "sendProductPro",
    "subscribeNewsletter",
    "confirmNewsletter",
    "endNewsletter",
    "readNewsletterLink",
    "recordConsent",
  ),
  ...operationsOf(
    "cart",
    "createCart",
    "readCart",
    "patchCart",
    "clearCart",
    "addItem",
    "changeItem",
    "putItem",
    "removeItem",
    "addDomains",
    "placeDomain",
    "putVoucher",
    "removeVoucher",
    "readQuote",
  ),
  ...operationsOf("summary", "placeOrder", "readOrder"),
  ...operationsOf(
    "account",
    "changeCustomer",
    "changeEmail",
    "readEmailChange",
    "exportAccount",
    "deleteAccount",
    "singleSign",
    "readCustomer",
    "updateCustomer",
    "listContracts",
    "readContract",
    "readContractBalance",
    "listContractDeclarations",
    "answerContractDeclaration",
    "claimGuarantee",
    "readDelivery",
    "mergeCart",
    "listOrders",
    "listInvoices",
    "readInvoice",
    "readBuyerReference",
    "setBuyerReference",
    "readRefundAccount",
    "setRefundAccount",
    "readInvoicePdf",
    "readXrechnung",
  ),
  ...operationsOf(
    "support",
    "readDesk",
    "searchCustomers",
    "readAccount",
    "confirmPaper",
    "correctCustomer",
    "correctBuyerReference",
    "refuseOrder",
    "searchOrders",
    "readOrderRecord",
    "resendConfirmation",
    "listInbox",
    "readInboxItem",
    "readInboxFile",
    "closeInboxItem",
    "matchDeclaration",
    "proveDeclaration",
    "listWebhooks",
    "resendWebhooks",
    "searchInvoices",
    "readInvoiceRecord",
    "readMoney",
    "readInvoiceCopy",
    "readXrechnungCopy",
    "resendInvoice",
    "searchContracts",
    "listDoubleNames",
    "listMails",
    "resendMail",
    "listSubscribers",
    "endSubscription",
  ),
  ...operationsOf(
    "admin",
    "setVatRate",
    "blockAccount",
    "setRole",
    "listJournal",
    "listVouchers",
    "createVoucher",
    "limitVoucher",
    "endVoucher",
    "scheduleSmallBanner",
    "readCatalogCheck",
    "checkCatalog",
    "notePayment",
    "takeBackPayment",
    "returnPayment",
    "chargeFee",
    "writeOff",
    "takeBackAdjustment",
    "creditInvoice",
    "correctRate",
    "noteExport",
    "exportList",
    "readAuthcodes",
    "confirmClock",
    "confirmNumbers",
  ),
  // The second factor of who is logged in; and what is done for who has lost access.
  ...operationsOf(
    "staff",
    "readFactor",
    "proveIdentity",
    "beginFactor",
    "confirmFactor",
    "removeFactor",
    "renewRecoveryCodes",
  ),
  ...operationsOf("staff", "beginPasskey", "addPasskey", "removePasskey", "requestPasskey", "provePasskey"),
  ...operationsOf("admin", "resetFactor", "resetAccess", "setLoginAddress", "inviteStaff"),
  // Tickets: the key of a ticket, or a staff session, is what opens these. [TKT-05]
  ...operationsOf(
    "public",
    "readTicket",
    "readTicketingSession",
    "openTicketingSession",
    "endTicketingSession",
    "admitTicket",
    "syncAdmissions",
    "listBadges",
    "findGuests",
  ),
  ...operationsOf("ticketing", "listTicketEvents"),
  ...operationsOf(
    "admin",
    "addTicketEvent",
    "readTicketEvent",
    "changeTicketEvent",
    "listTickets",
    "issueTicket",
    "importTickets",
    "listStaffKeys",
    "makeStaffKey",
    "endStaffKey",
    "listEntrances",
    "endEntrance",
    "readTicketRecord",
    "resendTicket",
    "withdrawTicket",
  ),
  // Content and its own calls.
  ...operationsOf("secret", "contentChanged", "reportDelivery", "readSetup"),
  ...operationsOf("guest", "login", "register", "forgotPassword", "resetPassword", "sendEmailConfirmation"),
  ...operationsOf("login", "changePassword", "readUser", "listSessions", "endOtherSessions", "endSession"),
  ...operationsOf("login", "endProviderLogin"),
  ...operationsOf("public", "confirmEmailChange", "refuseEmailChange"),
  ...operationsOf(
    "public",
    "readContentVersion",
    "listAddresses",
    "readRouteRules",
    "searchContent",
    "readFeatureFlags",
    "confirmEmail",
    "providerCallback",
    "connectProvider",
    "connectCallback",
    "listPages",
    "readPage",
    "listBlogCategories",
    "readBlogCategory",
    "listBlogPosts",
    "readBlogPost",
    "listJobs",
    "readJob",
    "listHelpcenterArticles",
    "readHelpcenterArticle",
    "listMainCategories",
    "readMainCategory",
    "listProductCategories",
    "readProductCategory",
    "listProductPages",
    "readProductPage",
    "listSmallBanners",
    "readSmallBanner",
    "listDeals",
    "readDeal",
    "listFeatureFlags",
    "readFeatureFlag",
    "listRouteRules",
    "readRouteRule",
    "readSite",
  ),
};

/** The right of each operation, by its name in the contract. */
export const operationRights: Readonly<Record<keyof typeof rights, Right>> = rights;

type StaffRight = "staff" | "ticketing" | "support" | "admin";

/** The names of what staff alone may do. */
export type StaffOperation = {
  [Id in keyof typeof rights]: (typeof rights)[Id] extends StaffRight ? Id : never;
}[keyof typeof rights];

/** The right of each kind of page of the admin area. */
export const adminRights: Readonly<Record<AdminPage["kind"], Area | "staff">> = {
  home: "support",
  login: "public",
  search: "support",
  own: "staff",
  "second-factor": "staff",
  proof: "staff",
  customers: "support",
  customer: "support",
  orders: "support",
  order: "support",
  inbox: "support",
  "inbox-item": "support",
  webhooks: "support",
  exports: "admin",
  invoices: "support",
  invoice: "support",
  contracts: "support",
  mails: "support",
  subscribers: "support",
  events: "admin",
  event: "admin",
  entrances: "admin",
  ticket: "admin",
  vouchers: "admin",
  drafts: "admin",
  journal: "admin",
  "small-banners": "admin",
  "small-banner": "admin",
  "faulty-products": "admin",
  "product-link-helper": "admin",
  "test-form": "admin",
  preview: "admin",
};

/** Lists that support works with, and in which administrators may do more. */
const inParts: ReadonlySet<AdminPage["kind"]> = new Set(["customers", "invoices"]);

/** Whether someone who reaches a list may do all that it is for. */
export const reachesAllOf = (list: AdminPage["kind"], role: Role): boolean =>
  !inParts.has(list) || reaches("admin", role);

/** Files that only administrators get: lists as CSV, the authcodes of an order. */
const isAdminFile = (path: string): boolean =>
  /^\/admin\/orders\/[^/]+\/authcodes$/.test(path) ||
  (path.endsWith(".csv") && Result.isSuccess(adminPage(path.slice(0, -".csv".length), [])));

/** The right of a path of the area and of its page. Where there is none, who has a home here learns that; to others every path is the same. */
export const adminPageRight = (path: string, page: AdminPage | null): Area | "staff" => {
  if (page !== null) return adminRights[page.kind];
  return isAdminFile(path) ? "admin" : adminRights.home;
};
