// The addresses of ticketing beside its pages: files of the check, forms, prints. [TKT-02] [LOC-08]
import { ticketingPage } from "@kontor/domain/site/ticket";
import { checkPath } from "@kontor/domain/site/routing";
import { localeFromPath, type Locale } from "@kontor/domain/visitor/locale";

/** Whether a path is one of ticketing's pages. */
export const isTicketingPath = (path: string): boolean => ticketingPage(path) !== null;

/** The two pages whose localisation is off: their language is the visitor's. [LOC-08] */
export const isUnlocalisedTicketing = (path: string): boolean => {
  const kind = localeFromPath(path) === null ? ticketingPage(path)?.kind : undefined;
  return kind === "login" || kind === "print-test";
};

export const checkFiles = (locale: Locale) => ({
  /** Beside the page and not below it, so that its scope is the page alone. */
  worker: `${checkPath(locale)}-worker.js`,
  shell: `${checkPath(locale)}-offline.html`,
  manifest: `${checkPath(locale)}.webmanifest`,
});

/** Without a language in it. [LOC-08] */
export const printTestPath = "/ticketing/printtest";

export const scriptPath = "/ticketing/files/check.js";
export const decoderPath = "/ticketing/files/decoder.js";
export const sheetPath = "/ticketing/files/ticketing.css";
