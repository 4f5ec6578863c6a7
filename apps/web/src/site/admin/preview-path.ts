// Which paths show drafts, and in which language: that of `?locale=`, else of the locale cookie. [ADM-03] [LOC-19]
import { type Locale, localeCookie, negotiateLocale, redirectCookie, toLocale } from "@kontor/domain/visitor/locale";
import { readCookies } from "../../platform/server/cookies.ts";
import type { PageRequest } from "../../platform/page/services.ts";

export const isPreviewPath = (path: string): boolean => /^\/admin\/preview(\/|$)/.test(path);

export const previewLocale = (search: URLSearchParams, headers: PageRequest["headers"]): Locale => {
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
