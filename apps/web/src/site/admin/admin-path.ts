// The paths of the admin area, and their language: that of `?locale=`, else of the locale cookie. [ADM-01] [LOC-19]
import { type Locale, localeCookie, negotiateLocale, redirectCookie, toLocale } from "@kontor/domain/visitor/locale";
import { readCookies } from "../../platform/server/cookies.ts";
import type { PageRequest } from "../../platform/page/services.ts";

export const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);

export const adminLocale = (search: URLSearchParams, headers: PageRequest["headers"]): Locale => {
  const cookies = readCookies(headers.get("cookie"));
  return (
    toLocale(search.get("locale") ?? "") ??
    negotiateLocale({
      localeCookie: cookies.get(localeCookie.name),
      i18nRedirectCookie: cookies.get(redirectCookie.name),
      acceptLanguage: headers.get("accept-language"),
    })
  );
};
