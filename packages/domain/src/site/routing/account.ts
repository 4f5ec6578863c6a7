// Where the account's pages stand: the panel, and the screens that mails and providers lead to. [SES-10] [SES-12]
import { locales, withLocale, type Locale, type Localized } from "#visitor/locale";

/** The pages of an account: the panel itself, forgotten, new and changed password, confirmed address, back from a provider. [SES-12] */
export type AccountPage = "panel" | "forgot-password" | "reset-password" | "change-password" | "confirm-email" | "provider";

/** Paths of the account without their language. [SES-10] [SES-12] */
export const accountPaths: { readonly [P in AccountPage]: Localized<string> } = {
  panel: { en: "/account", de: "/konto" },
  "forgot-password": { en: "/account/forgot-password", de: "/konto/passwort-vergessen" },
  "reset-password": { en: "/account/reset-password", de: "/konto/passwort-zuruecksetzen" },
  "change-password": { en: "/account/change-password", de: "/konto/passwort-aendern" },
  "confirm-email": { en: "/account/confirm-email", de: "/konto/e-mail-bestaetigen" },
  provider: { en: "/account/provider", de: "/konto/anbieter" },
};

/** The path of a page of the account, with its language. [SES-12] */
export const accountPath = (page: AccountPage, locale: Locale): string => withLocale(locale, accountPaths[page][locale]);

/** The page of the account that a path means, with or without its language; null for none. */
export const accountPageOf = (path: string): AccountPage | null =>
  (Object.keys(accountPaths) as AccountPage[]).find((page) =>
    locales.some((locale) => accountPath(page, locale) === path || accountPaths[page][locale] === path),
  ) ?? null;

/** Where the link to the customer control panel leads: `CUSTOMER_PANEL_URL`, else the built-in panel. [SES-10] */
export const panelLink = (configured: string | null, locale: Locale): string => configured ?? accountPath("panel", locale);
