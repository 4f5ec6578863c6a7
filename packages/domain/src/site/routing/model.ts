// What a path requests and the answers before any page is made. [LOC-02…06] [LOC-09] [CHK-02] [SHL-06]
import type { Step } from "#shop/checkout";
import type { Languages, Locale } from "#visitor/locale";
import type { BadRequestPath, MethodNotAllowed, PageNotFound } from "./errors.ts";

/** A request as far as routing needs it. */
export interface RouteRequest {
  readonly method: string;
  /** The path as it was sent, percent-encoded, without query. */
  readonly path: string;
  /** The query as it was sent, with or without its question mark. */
  readonly query: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly acceptLanguage: string | null | undefined;
  /** Whether the token that came along is a customer's. */
  readonly signedIn: boolean;
  /** The languages of the shop; both where nothing is named. [PKG-08] */
  readonly languages?: Languages;
}

/** What is done with a request. */
export type RouteDecision =
  /** Not a page: assets, API, sitemaps, admin and the other paths without language. Left to their own servers. */
  /** No page, but perhaps a file; where it is none, it says so in the language of the visitor. */
  | { readonly kind: "outside"; readonly locale: Locale }
  /** A page of this language is to be made; `step` is set on the checkout. */
  | { readonly kind: "page"; readonly locale: Locale; readonly path: string; readonly step: Step | null }
  | {
      readonly kind: "redirect";
      readonly status: 301 | 302 | 308;
      /** Path and query, always of this shop. */
      readonly location: string;
      /** Header names that the answer depends on; with any of them no shared cache may keep it. */
      readonly vary: readonly string[];
      /** The language to put into the `i18n_redirect` cookie; null for none. [LOC-20] */
      readonly remember: Locale | null;
    }
  | {
      readonly kind: "refused";
      readonly status: 400 | 404 | 405;
      readonly locale: Locale;
      readonly refusal: BadRequestPath | PageNotFound | MethodNotAllowed;
    };

/** The statuses that have an error page. [SHL-02] */
export type ErrorStatus = 400 | 403 | 404 | 410 | 429 | 500 | 503;

/** A category that the error page leads to. [SHL-03] [SHL-05] */
export interface CategoryLink {
  readonly key: "domains" | "server" | "hosting" | "ssl-certificates" | "groupware";
  readonly path: string;
}
