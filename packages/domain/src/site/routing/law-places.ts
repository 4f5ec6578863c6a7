// Where each rule of the law book is met: the pages that show it, by paths that the compiler knows, or words for who else has to do with it. [HDL-01]
import type { Step } from "#shop/checkout";
import { locales, type Locale, type Localized } from "#visitor/locale";
import { accountPath, type AccountPage } from "./account.ts";
import { homePath } from "./error-page.ts";
import { type FixedPage, fixedPaths, stepPath } from "./paths.ts";

/** Something to go to, or words where there is no one page. */
export interface RulePlace {
  readonly name: Localized<string>;
  readonly path: Localized<string> | null;
}

const inBoth = (path: (locale: Locale) => string): Localized<string> =>
  Object.fromEntries(locales.map((locale) => [locale, path(locale)])) as Localized<string>;

const words = (en: string, de: string): RulePlace => ({ name: { en, de }, path: null });
const fixed = (page: FixedPage, en: string, de: string): RulePlace => ({ name: { en, de }, path: fixedPaths[page] });
const step = (of: Step, en: string, de: string): RulePlace => ({
  name: { en, de },
  path: inBoth((locale) => stepPath(of, locale)),
});
const account = (page: AccountPage, en: string, de: string): RulePlace => ({
  name: { en, de },
  path: inBoth((locale) => accountPath(page, locale)),
});

const places = {
  everywhere: words("every page", "jede Seite"),
  errorPages: words("error pages", "Fehlerseiten"),
  everyForm: words("every form", "jedes Formular"),
  products: words("product pages", "Produktseiten"),
  businessPages: words("pages for businesses, such as Managed Cloud", "Seiten für Unternehmen, etwa Managed Cloud"),
  content: words("pages of content", "Inhaltsseiten"),
  help: words("help centre", "Hilfe-Center"),
  blog: words("blog", "Blog"),
  jobs: words("jobs", "Stellenangebote"),
  pictures: words("pages with pictures to enlarge", "Seiten mit Bildern zum Vergrößern"),
  tickets: words("tickets and entrances of events", "Tickets und Einlass von Veranstaltungen"),
  mails: words("emails of the shop", "E-Mails des Shops"),
  staff: words("for staff: the administration", "für das Personal: die Verwaltung"),
  operators: words("for operators of the shop", "für Betreiber des Shops"),
  developers: words("for developers: interface and program", "für Entwickler: Schnittstelle und Programm"),
  home: { name: { en: "homepage", de: "Startseite" }, path: inBoth(homePath) },
  cart: step("cart", "cart", "Warenkorb"),
  login: step("login", "address and login", "Adresse und Anmeldung"),
  summary: step("summary", "summary", "Übersicht"),
  thanks: words("confirmation of an order", "Bestellbestätigung"),
  panel: account("panel", "account", "Konto"),
  orders: account("orders", "own orders", "eigene Bestellungen"),
  contracts: account("contracts", "own contracts", "eigene Verträge"),
  invoices: account("invoices", "own invoices", "eigene Rechnungen"),
  address: account("address", "own address", "eigene Adresse"),
  ownData: account("own-data", "own data", "eigene Daten"),
  sessions: account("sessions", "own logins", "eigene Anmeldungen"),
  forgotten: account("forgot-password", "forgotten password", "Passwort vergessen"),
  changePassword: account("change-password", "change password", "Passwort ändern"),
  domains: fixed("domain-check", "domain search", "Domainsuche"),
  deals: fixed("deals", "deals", "Angebote"),
  overview: fixed("overview", "all pages", "alle Seiten"),
  search: fixed("search", "search", "Suche"),
  cookies: fixed("cookie-settings", "cookie settings", "Cookie-Einstellungen"),
  privacy: fixed("privacy", "privacy policy", "Datenschutzerklärung"),
  legalNotice: fixed("legal-notice", "legal notice", "Impressum"),
  terms: fixed("terms", "terms", "AGB"),
  withdrawal: fixed("withdrawal", "right of withdrawal", "Widerrufsbelehrung"),
  cancel: fixed("cancellation-form", "cancel contracts", "Verträge kündigen"),
  withdraw: fixed("withdrawal-form", "withdraw from a contract", "Vertrag widerrufen"),
  contact: fixed("contact-form", "send a message", "Nachricht senden"),
  abuse: fixed("abuse-form", "report content", "Inhalt melden"),
  apply: fixed("application-form", "apply", "Bewerben"),
  sponsoring: fixed("sponsoring-form", "sponsoring", "Sponsoring"),
  newsletter: fixed("newsletter-form", "newsletter", "Rundbrief"),
} as const satisfies Readonly<Record<string, RulePlace>>;

type PlaceName = keyof typeof places;

/** Ids by place; a rule that is met at several places stands at each. */
const metAt: { readonly [P in PlaceName]: string } = {
  everywhere:
    "LOC-02 LOC-06 LOC-07 LOC-01 SES-01 SES-04 VIS-01 SHL-08 VAT-02 VAT-07 VAT-12 VAT-13 VIS-02 VIS-03 VIS-05 CNT-10 UIM-01 UIM-05 SHL-01 SHL-09 SHL-11 SHL-10 CRT-06 CNT-09 LNK-02 LNK-03 LNK-04 LOC-16 LOC-20 OPS-10 ADM-04 VAT-03",
  errorPages: "LOC-03 SHL-02 SHL-03 SHL-04 SHL-05 SHL-06 SHL-12 API-03",
  everyForm: "CUS-11 FRM-01 FRM-05 FRM-06 FRM-07 OPS-09 CUS-02",
  products: "PRD-01 PRD-02 PRD-03 PRD-04 PRD-05 PRD-06 PRD-08 PRD-09 PRD-07 CRT-02 CNT-05 VAT-10 LNK-01 HDL-02 ADM-05",
  businessPages: "VAT-04 VAT-05 VAT-06 VAT-13",
  content: "CNT-01 CNT-07 LOC-12 LOC-17 LNK-05 LOC-15",
  help: "CNT-04 LNK-05 LOC-11 LOC-04",
  blog: "CNT-02 LOC-04",
  jobs: "CNT-03 LOC-10 LOC-04",
  pictures: "UIM-02 UIM-03 UIM-04 UIM-06",
  tickets: "TKT-01 TKT-02 TKT-03 TKT-04 TKT-05 TKT-06 LOC-08 LOC-18",
  mails: "CHK-05 SES-12 CUS-15 LIF-04",
  staff:
    "ADM-01 ADM-02 ADM-03 ADM-04 ADM-05 ADM-06 BAL-07 SES-07 LOC-19 TKT-06 OUT-01 OUT-02 OUT-03 DSK-01 DSK-05 DSK-07 DSK-08",
  operators: "ADM-06 PKG-09 OUT-01 OUT-02 OUT-03 LOC-14 SES-11 OPS-10 OPS-12",
  developers: "HDL-03 LOC-12 LOC-13 API-04 API-05 API-06 SES-13 VIS-04",
  home: "LOC-02 SHL-04",
  cart: "LOC-05 VAT-14 CRT-01 CRT-02 CRT-03 CRT-04 CRT-05 CRT-07 CRT-08 DOM-04 DOM-07 PRD-03 PRD-07 SHL-07 VAT-10 VAT-11 HDL-02 CRT-09",
  login:
    "SES-02 SES-06 CHK-02 CHK-03 VAT-01 CUS-01 CUS-02 CUS-04 CUS-05 CUS-06 CUS-07 CUS-08 CUS-11 CUS-12 CUS-13 CUS-14 CHK-08 SHL-14 SHL-07 VAT-09",
  summary:
    "CHK-01 CHK-04 CHK-05 CHK-06 CHK-07 CON-04 LGL-01 LGL-04 OPS-08 SHL-13 CRT-03 CRT-04 VAT-08 VAT-09 SES-08 SHL-14 SHL-07 HDL-03 CHK-10",
  thanks: "CHK-09 SHL-14 SHL-07",
  panel: "SES-03 SES-05 SES-07 SES-09 SES-10",
  orders: "ACC-01 CHK-10",
  contracts: "ACC-02 ACC-05 BAL-08 CON-01 CON-02 CON-03 CON-05 LIF-04",
  invoices:
    "ACC-03 ACC-07 ACC-08 ACC-09 VAT-14 BAL-01 BAL-02 BAL-03 BAL-04 BAL-05 BAL-06 BAL-07 BAL-08 PAY-03 PAY-04 CRT-07 VAT-11 VAT-12",
  address: "ACC-04 CUS-15",
  ownData: "ACC-06",
  sessions: "SES-13",
  forgotten: "SES-12",
  changePassword: "SES-06",
  domains: "DOM-01 DOM-02 DOM-03 DOM-05 DOM-06 DOM-08 DOM-09",
  deals: "CNT-05 CNT-06 CNT-11",
  overview: "LOC-21 CNT-08",
  search: "CNT-04",
  cookies: "VIS-02 VIS-06 VIS-04",
  privacy: "LOC-09 ACC-06 VIS-06",
  legalNotice: "LOC-09 LGL-07",
  terms: "CON-01 CON-02 CON-03 CON-05",
  withdrawal: "LGL-03 LGL-07 CHK-04",
  cancel: "LGL-02 FRM-02 FRM-08 CUS-09 CUS-03 CON-01",
  withdraw: "LGL-03",
  contact: "FRM-03 CUS-09",
  abuse: "LGL-05 FRM-03",
  apply: "FRM-04",
  sponsoring: "ADM-02",
  newsletter: "CUS-10",
};

/** Where a rule is met, those with a page first; none for a rule that is in no list, which a test refuses. */
export const placesOf = (rule: string): readonly RulePlace[] =>
  (Object.keys(places) as PlaceName[])
    .filter((place) => metAt[place].split(" ").includes(rule))
    .map((place) => places[place])
    .sort((one, other) => Number(one.path === null) - Number(other.path === null));

/** Every id that stands at a place. */
export const metRules = (): ReadonlySet<string> => new Set(Object.values(metAt).flatMap((ids) => ids.split(" ")));
