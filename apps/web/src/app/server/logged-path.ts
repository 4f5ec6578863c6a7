// What the log says of an address: the page or route that it means, never who or what it is of. Ids, codes and keys of tickets open what is behind them. [OPS-04]
import { adminRoutes } from "@kontor/domain/site/admin";
import { accountEntryOf, accountPath } from "@kontor/domain/site/routing";
import { ticketingPage } from "@kontor/domain/site/ticket";
import { type Locale, localeFromPath } from "@kontor/domain/visitor/locale";

/** In place of what may be personal. */
const left = "…";

/** Words of an address as content and pages have them: no digits, which ids and codes have, no signs of an email address. */
const word = /^[a-z]{1,24}(?:-[a-z]{1,24}){0,9}$/;

const wordsOf = (path: string): string =>
  path
    .split("/")
    .map((part) => (part === "" || word.test(part) ? part : left))
    .join("/");

const isBelow = (path: string, section: string): boolean => path === section || path.startsWith(`${section}/`);

const lists = ["orders", "contracts", "invoices"] as const;

const accountPage = (path: string, locale: Locale): string | null => {
  const list = lists.find((each) => isBelow(path, accountPath(each, locale)));
  if (list === undefined) return null;
  const own = accountPath(list, locale);
  return path === own ? own : accountEntryOf(list, path, locale) === null ? `${own}/${left}` : `${own}/:id`;
};

const adminPatterns = adminRoutes.map(({ path }) => ({
  shown: path.replaceAll(/\{(\w+)\}/g, ":$1"),
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`),
}));

const ticketing = (path: string): string | null => {
  const page = ticketingPage(path);
  if (page === null || !("key" in page) || page.key === null) return null;
  return path.slice(0, path.lastIndexOf("/") + 1) + ":key";
};

/** A page by its path. That of the content is shown as it stands once it was found: anything may be typed. */
const pageInLog = (path: string, wasFound: boolean): string => {
  const locale = localeFromPath(path);
  if (isBelow(path, "/admin"))
    return adminPatterns.find(({ pattern }) => pattern.test(path))?.shown ?? `/admin/${left}`;
  const known = ticketing(path) ?? (locale === null ? null : accountPage(path, locale));
  return known ?? (wasFound ? path : wordsOf(path));
};

/** Calls of a browser that an API elsewhere answers: what they are about, without the rest. */
const callInLog = (path: string): string => {
  const [, , first = "", second = ""] = path.split("/");
  const shown = first === "shop" && word.test(second) ? [first, second] : word.test(first) ? [first] : [];
  const isWhole = path === ["", "api", ...shown].join("/");
  return ["", "api", ...shown, ...(isWhole ? [] : [left])].join("/");
};

export interface LoggedRequest {
  readonly url: string;
  /** The route that answered, with the names of its parts; undefined where none did, or not yet. */
  readonly route: string | undefined;
  readonly status: number;
}

export const loggedPath = ({ url, route = "/*", status }: LoggedRequest): string => {
  const path = url.split("?")[0] ?? "";
  if (route !== "/*" && route !== "/api/*" && route !== "/api/") return route.replaceAll(/\(\^[^)]*\)/g, "");
  if (isBelow(path, "/api")) return callInLog(path);
  return pageInLog(path, (status >= 200 && status < 300) || status === 304);
};
