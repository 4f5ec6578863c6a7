// Which paths are fixed, how steps are named, which ways back are safe. Free of refusals, so that every page may carry it. [LOC-05] [LOC-09] [CHK-02]
import type { Step } from "#shop/checkout";
import {
  inLocale,
  type Locale,
  localeFromPath,
  locales,
  type Localized,
  withLocale,
  withoutLocale,
} from "#visitor/locale";
import { longestPath } from "./limits.ts";

/** Words of the four checkout steps. [LOC-05] */
export const stepSlugs: { readonly [S in Step]: Localized<string> } = {
  cart: { en: "cart", de: "warenkorb" },
  login: { en: "login", de: "login" },
  summary: { en: "summary", de: "zusammenfassung" },
  "thank-you": { en: "thank-you", de: "danke" },
};

/** Fixed paths of the site, language prefix included. The first two by LOC-09, the deals by CNT-11, the law book by HDL-01, the domain check by SHL-03; the rest are ours. */
export const fixedPaths = {
  privacy: { en: "/en/contact/data-privacy", de: "/de/kontakt/datenschutzerklaerung" },
  "legal-notice": { en: "/en/contact/legal-notice", de: "/de/kontakt/impressum" },
  accessibility: { en: "/en/contact/accessibility", de: "/de/kontakt/barrierefreiheit" },
  terms: { en: "/en/contact/terms", de: "/de/kontakt/agb" },
  withdrawal: { en: "/en/contact/cancellation-policy", de: "/de/kontakt/widerrufsbelehrung" },
  "cancellation-form": { en: "/en/contact/cancel-contracts", de: "/de/kontakt/vertraege-kuendigen" },
  "withdrawal-form": { en: "/en/contact/withdraw-from-contract", de: "/de/kontakt/vertrag-widerrufen" },
  "declaration-question": { en: "/en/contact/was-it-you", de: "/de/kontakt/waren-sie-das" },
  "contact-form": { en: "/en/contact/send-message", de: "/de/kontakt/nachricht-senden" },
  "abuse-form": { en: "/en/contact/report-content", de: "/de/kontakt/inhalt-melden" },
  "application-form": { en: "/en/contact/apply", de: "/de/kontakt/bewerben" },
  "sponsoring-form": { en: "/en/contact/sponsoring", de: "/de/kontakt/sponsoring" },
  "privacy-form": { en: "/en/contact/data-request", de: "/de/kontakt/datenschutzanfrage" },
  "newsletter-form": { en: "/en/newsletter/subscribe", de: "/de/newsletter/anmelden" },
  "cookie-settings": { en: "/en/contact/cookie-settings", de: "/de/kontakt/cookie-einstellungen" },
  deals: { en: "/en/deals", de: "/de/angebote" },
  "law-book": { en: "/en/law-book", de: "/de/law-book" },
  "domain-check": { en: "/en/domains/buy-register-domain", de: "/de/domains/domain-kaufen" },
  search: { en: "/en/search", de: "/de/suche" },
  overview: { en: "/en/all-pages", de: "/de/alle-seiten" },
} as const satisfies Readonly<Record<string, Localized<string>>>;

/** Pages of the site whose paths are fixed. */
export type FixedPage = keyof typeof fixedPaths;

/** Pages of plain text that the law asks for; they name the provider by slots alone. [LGL-06] [LGL-07] */
export const legalPages = [
  "legal-notice",
  "privacy",
  "terms",
  "withdrawal",
  "accessibility",
] as const satisfies readonly FixedPage[];

/** Pages that only the link of a letter opens, with its code: no sitemap names them. [ACC-05] [LOC-21] */
export const pagesOfLetters: ReadonlySet<FixedPage> = new Set<FixedPage>(["declaration-question"]);

/** The section of the forms that request an offer: below it one for each product that has such a form, by its key. [ADM-05] */
export const proSection: Localized<string> = { en: "/en/contact/offer", de: "/de/kontakt/angebot" };

/** The form that requests an offer for a product. [ADM-05] */
export const proFormPath = (product: string, locale: Locale): string =>
  `${inLocale(proSection, locale)}/${product}-pro`;

/** The product whose form stands at a path; null for other paths. Whether it has one is another rule. [ADM-05] */
export const proProductOfPath = (path: string, locale: Locale): string | null =>
  path.startsWith(`${inLocale(proSection, locale)}/`)
    ? (/^([a-z\d-]+)-pro$/.exec(path.slice(inLocale(proSection, locale).length + 1))?.[1] ?? null)
    : null;

/** The step that a checkout word means, and the languages it belongs to; null for no step. [LOC-05] */
export const stepFromSlug = (slug: string): { readonly step: Step; readonly locales: readonly Locale[] } | null => {
  const found = (Object.keys(stepSlugs) as Step[]).find((step) =>
    locales.some((locale) => inLocale(stepSlugs[step], locale) === slug),
  );
  return found === undefined
    ? null
    : { step: found, locales: locales.filter((locale) => inLocale(stepSlugs[found], locale) === slug) };
};

/** The word of a step in a language. [LOC-05] */
export const slugOfStep = (step: Step, locale: Locale): string => inLocale(stepSlugs[step], locale);

/** The path of a step: `/de/checkout/warenkorb`. [LOC-05] */
export const stepPath = (step: Step, locale: Locale): string =>
  withLocale(locale, `/checkout/${slugOfStep(step, locale)}`);

/** A ticket's page. [TKT-01] */
export const ticketPath = (key: string, locale: Locale): string => withLocale(locale, `/ticketing/${key}`);

/** The page of the check at entrances. [TKT-02] */
export const checkPath = (locale: Locale): string => withLocale(locale, "/ticketing/check");

/** Login with the way back in `return`. [CHK-02] */
export const loginPath = (locale: Locale, returnTo: string | null): string => {
  const safe = safeReturnPath(returnTo);
  return safe === null ? stepPath("login", locale) : `${stepPath("login", locale)}?return=${encodeURIComponent(safe)}`;
};

/** A way back from the login: every page of this shop but the login itself. [CHK-02] */
export const safeReturnPath = (value: unknown): string | null => {
  const safe = safePagePath(value);
  return safe === null || stepOfPath(/^[^?#]*/.exec(safe)?.[0] ?? "")?.step === "login" ? null : safe;
};

/** Whether a way back leads to a page that is no step of an order. [CHK-01] [CHK-02] */
export const isOutsideOrder = (way: string | null): boolean =>
  way !== null && stepOfPath(/^[^?#]*/.exec(way)?.[0] ?? "") === null;

/** A page of this shop as it came from outside, with its query; else null. Refuses other hosts, schemes, backslashes, control characters and dot segments, also encoded ones. [CHK-02] [VIS-01] */
export const safePagePath = (value: unknown): string | null => {
  if (typeof value !== "string" || value.length > longestPath || !isReadable(value)) return null;
  const path = /^[^?#]*/.exec(value)?.[0] ?? "";
  const plain = decodeURIComponent(path);
  return /[\\\s]/.test(value) || hasOddSegment(plain) || !isOfShop(path) ? null : value;
};

/** Pages stand below a language, the admin area beside them. [LOC-19] */
const isOfShop = (path: string): boolean => localeFromPath(path) !== null || isBelow(path, "/admin");

/** The checkout step that a prefixed or unprefixed path means, if any. */
export const stepOfPath = (path: string): ReturnType<typeof stepFromSlug> => {
  const slug = /^\/checkout\/([^/]+)$/.exec(withoutLocale(path))?.[1];
  return slug === undefined ? null : stepFromSlug(slug);
};

/** Empty and dot segments and backslashes: no page has them, and `//host/` would leave the shop. */
export const hasOddSegment = (path: string): boolean => /\/\/|\\|\/(\.|%2e){1,2}(\/|$)/i.test(path) || path === "";

/** Starts with a slash, percent-encoding in order, no control characters. */
export const isReadable = (path: string): boolean => {
  try {
    return path.startsWith("/") && !/[\u0000-\u001f\u007f-\u009f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

/** At a section's own path or anywhere below it. */
export const isBelow = (path: string, section: string): boolean => path === section || path.startsWith(`${section}/`);
