// The content system over HTTP: lists, single entries, the site; what the shop says of its routes; the search. [API-02] [API-03] [API-06] [CNT-04] [LOC-15]
import * as Effect from "effect/Effect";
import createClient from "openapi-fetch";
import { type CallRefused, ContentRefused, type TokenStore, UnknownError } from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { components, paths as ContentPaths } from "../../generated/content.gen.ts";
import type { operations, paths as ShopPaths } from "../../generated/shop.gen.ts";
import { nobody } from "./answers.ts";
import { bracketQuery, type QueryValue } from "../bracket-query/index.ts";
import { caller, type CallFailed } from "./call.ts";
import type { HttpSettings } from "./settings.ts";

type Schemas = components["schemas"];

/** What stands behind each list. */
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
  readonly search: (locale: Locale, words: string, type?: Found["hits"][number]["type"]) => Effect.Effect<Found, CallRefused>;
  readonly version: Effect.Effect<string, CallRefused>;
  /** A part of a list's addresses; the next one goes on after its `next`. */
  readonly addresses: (list: AddressedList, locale: Locale, after?: number) => Effect.Effect<Addresses, CallRefused>;
}

/** `de-DE` is `de`; a language that is not spoken here is left as it is, and has no entries. */
export const contentLocale = (locale: string): string => /^(en|de)(?:-[a-z]{2})?$/i.exec(locale)?.[1]?.toLowerCase() ?? locale;

const ready = ({ locale, ...query }: ContentQuery): object => ({
  ...query,
  ...(locale === undefined ? {} : { locale: contentLocale(locale) }),
});

/** What a reader gets of a failed call: the server's own payload, or an unknown error. [API-03] */
export const contentRefusal = (failed: CallFailed): CallRefused => {
  if (failed._tag !== "Answered") return failed;
  const body: unknown = failed.body;
  const error: unknown = typeof body === "object" && body !== null && "error" in body ? body.error : null;
  if (typeof error !== "object" || error === null || !("message" in error) || typeof error.message !== "string")
    return new UnknownError({ message: `status ${failed.status}` });
  const name = "name" in error && typeof error.name === "string" ? error.name : "UnknownError";
  return new ContentRefused({ status: failed.status, name, message: error.message });
};

/** Reads without a token, or with that of the store: one that no longer holds is cleared, and the read is made once more without it. */
export const contentOverHttp = (settings: HttpSettings, tokens: TokenStore["Service"] = nobody): Content => {
  const options = {
    baseUrl: settings.baseUrl,
    querySerializer: bracketQuery,
    ...(settings.fetch === undefined ? {} : { fetch: settings.fetch }),
  };
  // The types of lists are known by their names, which openapi-fetch cannot follow through a generic call.
  const content = createClient<ContentPaths>(options) as unknown as {
    readonly GET: (
      path: string,
      init: object,
    ) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;
  };
  const shop = createClient<ShopPaths>({ ...options });
  const call = caller(settings, tokens);
  const told = <A>(use: Effect.Effect<A, CallFailed>, what: string): Effect.Effect<A, CallRefused> =>
    Effect.mapError(use, (failed) => {
      const refusal = contentRefusal(failed);
      settings.report?.(`Error while fetching ${what}`, refusal);
      return refusal;
    });
  const read = <A>(path: string, query: ContentQuery, params: object = {}): Effect.Effect<A, CallRefused> =>
    told(
      call((init) => content.GET(path, { ...init, params: { ...params, query: ready(query) } }), {
        safe: true,
        open: true,
      }) as Effect.Effect<A, CallFailed>,
      path,
    );
  return {
    list: (name, query = {}) => read(`/${name}`, query),
    one: (name, documentId, query = {}) =>
      Effect.map(
        read<{ readonly data: ContentLists[typeof name] }>(`/${name}/{documentId}`, query, { path: { documentId } }),
        ({ data }) => data,
      ),
    site: (query = {}) => Effect.map(read<{ readonly data: Schemas["Site"] }>("/site", query), ({ data }) => data),
    routeRules: (path) =>
      told(
        call((init) => shop.GET("/v2/content/route-rules", { ...init, params: { query: { path } } }), { safe: true, anonymous: true }),
        "the rules of a route",
      ).pipe(Effect.map(({ result }) => result as RouteSettings)),
    search: (locale, q, type) =>
      told(
        call(
          (init) => shop.GET("/v2/content/search", { ...init, params: { query: { q, locale, ...(type === undefined ? {} : { type }) } } }),
          {
            safe: true,
            anonymous: true,
          },
        ),
        "what was searched for",
      ).pipe(Effect.map(({ result }) => result as Found)),
    addresses: (list, locale, after = 0) =>
      told(
        call((init) => shop.GET("/v2/content/addresses", { ...init, params: { query: { list, locale, after: String(after) } } }), {
          safe: true,
          anonymous: true,
        }),
        "the addresses of a list",
      ).pipe(Effect.map(({ result }) => result as Addresses)),
    version: told(
      call((init) => shop.GET("/v2/content/version", init), { safe: true, anonymous: true }),
      "the version of the content",
    ).pipe(Effect.map(({ result }) => result.version)),
  };
};
