// What the domain's routing says of a request, as an HTTP answer or the page to make. [LOC-02…06] [SHL-06]
import { type Catalog } from "@kontor/domain/shop/catalog";
import type { Step } from "@kontor/domain/shop/checkout";
import { isNamedByContent, type PagePaths, routeDecision } from "@kontor/domain/site/routing";
import { type Languages, type Locale, redirectCookie } from "@kontor/domain/visitor/locale";
import { readCookies, setCookie } from "../platform/server/cookies.ts";
import type { PageRequest } from "../platform/page/services.ts";

export type Decision =
  | { readonly kind: "response"; readonly response: Response }
  | { readonly kind: "page"; readonly locale: Locale; readonly path: string; readonly step: Step | null }
  /** `outside`: no page of the shop, but perhaps a file or an answer of the API. */
  | {
      readonly kind: "refused";
      readonly locale: Locale;
      readonly path: string;
      readonly status: number;
      readonly outside?: true;
    };

/** Paths below the locale that the catalogue adds to the fixed ones, so that a wrong-language path leads to the right one. */
const catalogPages = (catalog: Catalog): readonly PagePaths[] =>
  catalog.categories.map(({ path }) => ({ en: `/${path.en}`, de: `/${path.de}` }));

/** Whether only the content knows in which languages a page stands at a path without prefix. */
export const isOfContent = (path: string, catalog: Catalog): boolean => isNamedByContent(path, catalogPages(catalog));

/** `found`: pages of the content that the words of the path name. */
export const decide = (
  method: string,
  path: string,
  query: string,
  headers: PageRequest["headers"],
  catalog: Catalog,
  secure: boolean,
  languages: Languages,
  found: readonly PagePaths[] = [],
): Decision => {
  const cookies = Object.fromEntries(readCookies(headers.get("cookie")));
  const decision = routeDecision(
    {
      method,
      path,
      query,
      cookies,
      acceptLanguage: headers.get("accept-language"),
      languages,
      signedIn: cookies.token !== undefined && cookies.token !== "",
    },
    [...catalogPages(catalog), ...found],
  );
  switch (decision.kind) {
    case "page":
      return decision;
    case "outside":
      return { kind: "refused", locale: decision.locale, path, status: 404, outside: true };
    case "refused":
      return { kind: "refused", locale: decision.locale, path, status: decision.status };
    case "redirect": {
      const answered = new Headers({
        location: decision.location,
        "cache-control": decision.status === 302 ? "private, no-store" : "public, max-age=3600",
      });
      if (decision.vary.length > 0) answered.set("vary", decision.vary.join(", "));
      if (decision.remember !== null)
        answered.append("set-cookie", setCookie(redirectCookie.name, decision.remember, secure));
      return { kind: "response", response: new Response(null, { status: decision.status, headers: answered }) };
    }
  }
};
