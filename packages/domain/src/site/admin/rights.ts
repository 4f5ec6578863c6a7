// Who reaches what: every operation of both contracts, and every page that is not for everyone. The guards of API and pages read this table. [SES-07]
import { cartHolder, isStaff, mayEnter, type Area, type Role } from "#visitor/session";
import * as Result from "effect/Result";
import { type AdminPage, adminPage } from "./pages.ts";
import { type StaffOperation, staffOperations, type StaffRight, staffRights } from "./staff-operations.ts";

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

const operationsOf = <const Id extends string>(
  right: Exclude<Right, StaffRight>,
  ...ids: readonly Id[]
): Readonly<Record<Id, Right>> => Object.fromEntries(ids.map((id) => [id, right])) as Record<Id, Right>;

const rights = {
  ...(Object.fromEntries(Object.entries(staffOperations).map(([id, { right }]) => [id, right])) as Record<
    StaffOperation,
    StaffRight
  >),
  ...operationsOf(
    "public",
    "readToken",
    "logout",
    "readCountries",
    "readVatMap",
    "readVatCountry",
    "readContractPolicy",
    "readPayLink",
    "startByPayLink",
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
    "listOwnDeclarations",
    "readAccountOverview",
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
    "startInvoicePayment",
    "startPayment",
    "readPayments",
    "readInvoicePdf",
    "readXrechnung",
  ),
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

/** Whether staff alone have a right. */
export const isOfStaff = (right: Right): right is StaffRight => (staffRights as readonly Right[]).includes(right);

/** The right of each kind of page of the admin area. */
export const adminRights: Readonly<Record<AdminPage["kind"], Area | "staff">> = {
  home: "desk",
  login: "public",
  search: "records",
  own: "staff",
  "second-factor": "staff",
  proof: "staff",
  customers: "records",
  customer: "records",
  orders: "records",
  order: "records",
  inbox: "support",
  "inbox-item": "support",
  webhooks: "support",
  exports: "books",
  invoices: "records",
  invoice: "records",
  "payment-differences": "books",
  contracts: "records",
  contract: "records",
  mails: "support",
  subscribers: "support",
  events: "admin",
  event: "admin",
  entrances: "admin",
  ticket: "admin",
  vouchers: "admin",
  colleagues: "admin",
  drafts: "content",
  journal: "admin",
  "small-banners": "content",
  "small-banner": "content",
  "faulty-products": "content",
  "product-link-helper": "content",
  "test-form": "content",
  preview: "content",
};

/** Lists that who keeps the books takes along as files; all others are for administrators. */
const listsOfBooks: ReadonlySet<string> = new Set([
  "orders",
  "order-lines",
  "invoices",
  "invoice-lines",
  "charges",
  "payment-differences",
  "customers",
  "contracts",
]);

/** Who takes a list along as a file: `orders` as the desk shows them, `orders.csv` as they leave. [OUT-02] */
export const exportRight = (list: string): "books" | "admin" =>
  listsOfBooks.has(list.replace(/\.(?:csv|jsonl)$/, "")) ? "books" : "admin";

/** The right of a file of the area: a list as CSV, the authcodes of an order; null where there is none. */
const fileRight = (path: string): Area | null => {
  if (/^\/admin\/orders\/[^/]+\/authcodes$/.test(path)) return "admin";
  const [, list] = /^\/admin\/(.+)\.csv$/.exec(path) ?? [];
  return list !== undefined && Result.isSuccess(adminPage(`/admin/${list}`, [])) ? exportRight(list) : null;
};

/** The right of the page that a file belongs to, such as the PDF of an invoice. */
const rightAbove = (path: string): Area | "staff" => {
  const above = path.slice(0, path.lastIndexOf("/"));
  if (!above.startsWith("/admin/")) return adminRights.home;
  const page = adminPage(above, []);
  return Result.isSuccess(page) && page.success.kind !== "login" ? adminRights[page.success.kind] : rightAbove(above);
};

/** The right of a path of the area and of its page. Where there is none, who has a home here learns that; to others every path is the same. */
export const adminPageRight = (path: string, page: AdminPage | null): Area | "staff" =>
  page === null ? (fileRight(path) ?? rightAbove(path)) : adminRights[page.kind];
