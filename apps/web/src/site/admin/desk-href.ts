// Addresses of the admin area, in its language. [ADM-01]
import type { Locale } from "@kontor/domain/visitor/locale";

/** What is empty is left out. */
export const deskHref = (locale: Locale, path: string, query: Readonly<Record<string, string | null>> = {}): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [[name, value]],
  );
  return `/admin${path === "" ? "" : `/${path}`}?${new URLSearchParams([["locale", locale], ...given])}`;
};

/** What narrows a list: it stays as it is on further pages and in the file. */
export const narrowing = ["q", "only", "state", "from", "until", "sort", "direction", "customer"] as const;
