// Where the pages of the second factor are, and where a proof of identity leads back to. [SES-07]
import { accountPath, safeReturnPath } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";

const under = (path: string, locale: Locale, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams({ locale, ...query })}`;

export const proofPath = "/admin/proof";
export const factorPath = "/admin/second-factor";

/** The script of these pages; others of staff have none. */
export const passkeyScript = "/admin/files/passkeys.js";

/** Asks who is at the screen, and leads back to a page. */
export const proofBefore = (locale: Locale, back: string): string => under(proofPath, locale, { return: back });

/** The same before a form: it arrives with all of its fields, and is sent once more with them. */
export const proofOfForm = (locale: Locale, form: string): string => under(proofPath, locale, { again: form });

/** Where staff log in; `return` is where they wanted to go. */
export const staffLoginPath = (locale: Locale, query: Readonly<Record<string, string>> = {}): string =>
  under("/admin/login", locale, query);

export const ownPage = (locale: Locale, query: Readonly<Record<string, string>> = {}): string =>
  under("/admin/own", locale, query);

export const factorPage = (locale: Locale, query: Readonly<Record<string, string>> = {}): string =>
  under(factorPath, locale, query);

/** A page whose forms are sent to itself. */
export const formIn = (search: URLSearchParams): string | null =>
  search.get("again") === factorPath ? factorPath : null;

const ownPages = /^\/(admin|(en|de)\/ticketing\/check)(?=[/?]|$)/;

/** A page of the admin area, the check of tickets or the change of the password, else the first page of the admin area. */
export const pageIn = (search: URLSearchParams, locale: Locale): string => {
  const wanted = safeReturnPath(search.get("return"));
  const isOwn = wanted !== null && (ownPages.test(wanted) || wanted === accountPath("change-password", locale));
  return isOwn && !wanted.startsWith(proofPath) ? wanted : under("/admin", locale, {});
};
