// The language of a request that no page has named: of a refusal that of its header, else what the browser accepts; of an address without one the visitor's.
import type { IncomingMessage } from "node:http";
import {
  answerLocale,
  type Locale,
  localeCookie,
  negotiateLocale,
  redirectCookie,
} from "@kontor/domain/visitor/locale";
import { readCookies } from "./cookies.ts";

export const requestLocale = ({ headers }: IncomingMessage): Locale =>
  answerLocale({ named: headers["shop-locale"], acceptLanguage: headers["accept-language"] });

/** The visitor's language where no path names one, as for the home page. [LOC-02] */
export const visitorLocale = (header: (name: "cookie" | "accept-language") => string | null | undefined): Locale => {
  const cookies = readCookies(header("cookie"));
  return negotiateLocale({
    localeCookie: cookies.get(localeCookie.name),
    i18nRedirectCookie: cookies.get(redirectCookie.name),
    acceptLanguage: header("accept-language"),
  });
};
