// The paths of the admin area, and their language: that of `?locale=`, else of the locale cookie. [ADM-01] [LOC-19]
import { type Locale, toLocale } from "@kontor/domain/visitor/locale";
import type { PageRequest } from "../../platform/page/services.ts";
import { visitorLocale } from "../../platform/server/request-locale.ts";

export const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);

export const adminLocale = (search: URLSearchParams, headers: PageRequest["headers"]): Locale =>
  toLocale(search.get("locale") ?? "") ?? visitorLocale((name) => headers.get(name));
