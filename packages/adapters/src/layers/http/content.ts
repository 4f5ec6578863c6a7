// The content system over HTTP: lists, single entries, the site; what the shop says of its routes; the search. [API-02] [API-03] [API-06] [CNT-04] [LOC-15]
import * as Effect from "effect/Effect";
import type { CallRefused, TokenStore } from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { components } from "../../generated/content.gen.ts";
import type { operations } from "../../generated/shop.gen.ts";
import { anonymousTokens } from "./answers.ts";
import { bracketQuery, type QueryValue } from "../bracket-query/index.ts";
import { type Answer, type Call, shopClient } from "../../client/index.ts";
import { caller, type CallFailed, type Init } from "./call.ts";
import { contentRefusal } from "./content-error.ts";
import type { HttpSettings } from "./settings.ts";

type Schemas = components["schemas"];

/** The contents of each list. */
export interface ContentLists {
  readonly pages: Schemas["Page"];
  readonly "blog-posts": Schemas["BlogPost"];
  readonly "blog-categories": Schemas["BlogCategory"];
  readonly jobs: Schemas["Job"];
  readonly "helpcenter-articles": Schemas["HelpcenterArticle"];
  readonly deals: Schemas["Deal"];
  readonly "product-pages": Schemas["ProductPage"];
  readonly "product-categories": Schemas["ProductCategory"];
  readonly "main-categories": Schemas["MainCategory"];
  readonly "small-banners": Schemas["SmallBanner"];
  readonly "feature-flags": Schemas["FeatureFlag"];
  readonly "route-rules": Schemas["RouteRule"];
}

export interface ContentQuery {
  readonly filters?: QueryValue;
  readonly sort?: QueryValue;
  readonly fields?: QueryValue;
  readonly populate?: QueryValue;
  readonly pagination?: QueryValue;
  /** A language as browsers name it; the content system knows `en` and `de`. */
  readonly locale?: string;
  readonly status?: "draft" | "published";
}

export interface Listed<A> {
  readonly data: readonly A[];
  readonly meta: Schemas["Meta"];
}

type Found = operations["searchContent"]["responses"][200]["content"]["application/json"]["result"];
type AddressedList = operations["listAddresses"]["parameters"]["query"]["list"];
type Addresses = operations["listAddresses"]["responses"][200]["content"]["application/json"]["result"];
type RouteSettings = operations["readRouteRules"]["responses"][200]["content"]["application/json"]["result"];

export interface Content {
  readonly list: <Name extends keyof ContentLists>(
    name: Name,
    query?: ContentQuery,
  ) => Effect.Effect<Listed<ContentLists[Name]>, CallRefused>;
  readonly one: <Name extends keyof ContentLists>(
    name: Name,
    id: string,
    query?: ContentQuery,
  ) => Effect.Effect<ContentLists[Name], CallRefused>;
  readonly site: (query?: ContentQuery) => Effect.Effect<Schemas["Site"], CallRefused>;
  readonly routeRules: (path: string) => Effect.Effect<RouteSettings, CallRefused>;
  readonly search: (
    locale: Locale,
    words: string,
    type?: Found["hits"][number]["type"],
  ) => Effect.Effect<Found, CallRefused>;
  readonly version: Effect.Effect<string, CallRefused>;
  /** A part of a list's addresses; the next one goes on after its `next`. */
  readonly addresses: (list: AddressedList, locale: Locale, after?: number) => Effect.Effect<Addresses, CallRefused>;
}

/** `de-DE` is `de`; a language that is not spoken here is left as it is, and has no entries. */
export const contentLocale = (locale: string): string =>
  /^(en|de)(?:-[a-z]{2})?$/i.exec(locale)?.[1]?.toLowerCase() ?? locale;

const prepared = ({ locale, ...query }: ContentQuery): object => ({
  ...query,
  ...(locale === undefined ? {} : { locale: contentLocale(locale) }),
});

type Read<A> = (query: { readonly query: object }, init: Init) => Promise<Answer<A>>;
type ReadOne<A> = (
  documentId: string,
  query: { readonly query: object },
  init: Init,
) => Promise<Answer<{ readonly data: A }>>;

/** The calls of each list by its name, as the contract types them. */
const listsOf = (call: Call): { readonly [Name in keyof ContentLists]: Read<Listed<ContentLists[Name]>> } => ({
  pages: (query, init) => call("GET", "/pages", { ...init, ...query }),
  "blog-posts": (query, init) => call("GET", "/blog-posts", { ...init, ...query }),
  "blog-categories": (query, init) => call("GET", "/blog-categories", { ...init, ...query }),
  jobs: (query, init) => call("GET", "/jobs", { ...init, ...query }),
  "helpcenter-articles": (query, init) => call("GET", "/helpcenter-articles", { ...init, ...query }),
  deals: (query, init) => call("GET", "/deals", { ...init, ...query }),
  "product-pages": (query, init) => call("GET", "/product-pages", { ...init, ...query }),
  "product-categories": (query, init) => call("GET", "/product-categories", { ...init, ...query }),
  "main-categories": (query, init) => call("GET", "/main-categories", { ...init, ...query }),
  "small-banners": (query, init) => call("GET", "/small-banners", { ...init, ...query }),
  "feature-flags": (query, init) => call("GET", "/feature-flags", { ...init, ...query }),
  "route-rules": (query, init) => call("GET", "/route-rules", { ...init, ...query }),
});

const entriesOf = (call: Call): { readonly [Name in keyof ContentLists]: ReadOne<ContentLists[Name]> } => ({
  pages: (documentId, query, init) => call("GET", "/pages/{documentId}", { ...init, ...query, path: { documentId } }),
  "blog-posts": (documentId, query, init) =>
    call("GET", "/blog-posts/{documentId}", { ...init, ...query, path: { documentId } }),
  "blog-categories": (documentId, query, init) =>
    call("GET", "/blog-categories/{documentId}", { ...init, ...query, path: { documentId } }),
  jobs: (documentId, query, init) => call("GET", "/jobs/{documentId}", { ...init, ...query, path: { documentId } }),
  "helpcenter-articles": (documentId, query, init) =>
    call("GET", "/helpcenter-articles/{documentId}", { ...init, ...query, path: { documentId } }),
  deals: (documentId, query, init) => call("GET", "/deals/{documentId}", { ...init, ...query, path: { documentId } }),
  "product-pages": (documentId, query, init) =>
    call("GET", "/product-pages/{documentId}", { ...init, ...query, path: { documentId } }),
  "product-categories": (documentId, query, init) =>
    call("GET", "/product-categories/{documentId}", { ...init, ...query, path: { documentId } }),
  "main-categories": (documentId, query, init) =>
    call("GET", "/main-categories/{documentId}", { ...init, ...query, path: { documentId } }),
  "small-banners": (documentId, query, init) =>
    call("GET", "/small-banners/{documentId}", { ...init, ...query, path: { documentId } }),
  "feature-flags": (documentId, query, init) =>
    call("GET", "/feature-flags/{documentId}", { ...init, ...query, path: { documentId } }),
  "route-rules": (documentId, query, init) =>
    call("GET", "/route-rules/{documentId}", { ...init, ...query, path: { documentId } }),
});

/** Reads without a token, or with that of the store: one that no longer holds is cleared, and the read is made once more without it. */
export const contentOverHttp = (settings: HttpSettings, tokens: TokenStore["Service"] = anonymousTokens): Content => {
  const shop = shopClient({ baseUrl: settings.baseUrl, fetch: settings.fetch, query: bracketQuery }).call;
  const [lists, entries] = [listsOf(shop), entriesOf(shop)];
  const call = caller(settings, tokens);
  const reported = <A>(use: Effect.Effect<A, CallFailed>, what: string): Effect.Effect<A, CallRefused> =>
    Effect.mapError(use, (failed) => {
      const refusal = contentRefusal(failed);
      settings.report?.(`Error while fetching ${what}`, refusal);
      return refusal;
    });
  const read = <A>(send: (init: Init) => Promise<Answer<A>>, what: string): Effect.Effect<A, CallRefused> =>
    reported(call(send, { safe: true, open: true }), what);
  const readForEverybody = <A>(
    send: (init: Init) => Promise<Answer<{ readonly result: A }>>,
    what: string,
  ): Effect.Effect<A, CallRefused> =>
    Effect.map(reported(call(send, { safe: true, anonymous: true }), what), ({ result }) => result);
  return {
    list: (name, query = {}) => read((init) => lists[name]({ query: prepared(query) }, init), `/${name}`),
    one: (name, documentId, query = {}) =>
      Effect.map(
        read((init) => entries[name](documentId, { query: prepared(query) }, init), `/${name}/{documentId}`),
        ({ data }) => data,
      ),
    site: (query = {}) =>
      Effect.map(
        read((init) => shop("GET", "/site", { ...init, query: prepared(query) }), "/site"),
        ({ data }) => data,
      ),
    routeRules: (path) =>
      readForEverybody(
        (init) => shop("GET", "/v2/content/route-rules", { ...init, query: { path } }),
        "the rules of a route",
      ),
    search: (locale, q, type) =>
      readForEverybody(
        (init) =>
          shop("GET", "/v2/content/search", { ...init, query: { q, locale, ...(type === undefined ? {} : { type }) } }),
        "what was searched for",
      ),
    addresses: (list, locale, after = 0) =>
      readForEverybody(
        (init) => shop("GET", "/v2/content/addresses", { ...init, query: { list, locale, after: String(after) } }),
        "the addresses of a list",
      ),
    version: Effect.map(
      readForEverybody((init) => shop("GET", "/v2/content/version", init), "the version of the content"),
      ({ version }) => version,
    ),
  };
};
