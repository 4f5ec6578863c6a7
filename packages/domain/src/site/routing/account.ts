// Where the account's pages stand: the panel, and the screens that mails lead to. [SES-10] [SES-12]
import { inLocale, type Locale, type Localized, withLocale } from "#visitor/locale";
import { fixedPaths } from "./paths.ts";

/** The pages of an account: the panel itself, orders, contracts, domain names and invoices, where one pays online and where money is paid back to, address, email address, logins, stored data, forgotten, new and changed password, confirmed address. A login over a provider comes back to the panel. [SES-12] */
export type AccountPage =
  | "panel"
  | "orders"
  | "contracts"
  | "domains"
  | "address"
  | "change-email"
  | "sessions"
  | "own-data"
  | "invoices"
  | "refund"
  | "pay"
  | "buyer-reference"
  | "forgot-password"
  | "reset-password"
  | "change-password"
  | "confirm-email";

/** Paths of the account without their language. [SES-10] [SES-12] */
export const accountPaths: { readonly [P in AccountPage]: Localized<string> } = {
  panel: { en: "/account", de: "/konto" },
  orders: { en: "/account/orders", de: "/konto/bestellungen" },
  contracts: { en: "/account/contracts", de: "/konto/vertraege" },
  domains: { en: "/account/domains", de: "/konto/domains" },
  address: { en: "/account/address", de: "/konto/adresse" },
  "change-email": { en: "/account/change-email", de: "/konto/e-mail-aendern" },
  sessions: { en: "/account/sessions", de: "/konto/anmeldungen" },
  "own-data": { en: "/account/data", de: "/konto/daten" },
  invoices: { en: "/account/invoices", de: "/konto/rechnungen" },
  refund: { en: "/account/repayments", de: "/konto/erstattungen" },
  pay: { en: "/account/pay", de: "/konto/bezahlen" },
  "buyer-reference": { en: "/account/invoice-reference", de: "/konto/rechnungsreferenz" },
  "forgot-password": { en: "/account/forgot-password", de: "/konto/passwort-vergessen" },
  "reset-password": { en: "/account/reset-password", de: "/konto/passwort-zuruecksetzen" },
  "change-password": { en: "/account/change-password", de: "/konto/passwort-aendern" },
  "confirm-email": { en: "/account/confirm-email", de: "/konto/e-mail-bestaetigen" },
};

/** The path of a page of the account, with its language. [SES-12] */
export const accountPath = (page: AccountPage, locale: Locale): string =>
  withLocale(locale, inLocale(accountPaths[page], locale));

/** The pages that list what a customer has, each entry with a page of its own. */
export type AccountList = "orders" | "contracts" | "invoices";

/** The path of one order, contract or invoice, by its id. [ACC-01] [ACC-02] [ACC-03] */
export const accountEntryPath = (page: AccountList, id: string, locale: Locale): string =>
  `${accountPath(page, locale)}/${encodeURIComponent(id)}`;

/** The id of the entry that a path means; an empty one for their list, null for another page. */
export const accountEntryOf = (page: AccountList, path: string, locale: Locale): string | null => {
  const list = accountPath(page, locale);
  if (path === list) return "";
  const id = path.startsWith(`${list}/`) ? decodeURIComponent(path.slice(list.length + 1)) : "";
  return /^[\w-]{1,80}$/.test(id) ? id : null;
};

/** Where one writes about a contract. [ACC-09] [FRM-03] */
export const contactPath = (contract: string, locale: Locale): string =>
  `${inLocale(fixedPaths["contact-form"], locale)}?contract=${encodeURIComponent(contract)}`;

/** Where an invoice is paid online; of none, all that is due. [PAY-04] */
export const payPath = (invoice: string | null, locale: Locale): string =>
  accountPath("pay", locale) + (invoice === null ? "" : `?invoice=${encodeURIComponent(invoice)}`);

/** Where the invoice of an order is paid online, once it is issued. [PAY-04] */
export const payOrderPath = (order: string, locale: Locale): string =>
  `${accountPath("pay", locale)}?order=${encodeURIComponent(order)}`;

/** Where an invoice is paid by its link, without a login. [PAY-03] */
export const payLinkPath = (token: string, locale: Locale): string =>
  `${accountPath("pay", locale)}?link=${encodeURIComponent(token)}`;

/** Where the calendar of a contract is downloaded. [ACC-02] */
export const calendarPath = (contract: string, locale: Locale): string =>
  `${accountEntryPath("contracts", contract, locale)}/calendar.ics`;

/** Where the files of an invoice are downloaded. [ACC-03] */
export const invoiceFilePath = (file: "pdf" | "xrechnung", invoice: string, locale: Locale): string =>
  `${accountEntryPath("invoices", invoice, locale)}/${file}`;

/** Where a visitor who is not logged in goes first, with the way back to a page of the account. */
export const accountLoginPath = (locale: Locale, back: string): string =>
  `${accountPath("panel", locale)}?return=${encodeURIComponent(back)}`;

/** Where the link to the customer control panel leads: `CUSTOMER_PANEL_URL`, else the built-in panel. [SES-10] */
export const panelLink = (configured: string | null, locale: Locale): string =>
  configured ?? accountPath("panel", locale);
