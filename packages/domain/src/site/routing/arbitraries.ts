// Requests as they come in, from people and from others, for laws.
import fc from "fast-check";
import { locales, withLocale } from "#visitor/locale";
import { middlewareNames } from "./middleware.ts";
import type { RouteRequest } from "./model.ts";
import type { RouteRule } from "./route-rules.ts";
import type { SitemapEntry } from "./sitemaps.ts";

const anySegment = fc.oneof(
  fc.constantFrom(
    "en",
    "de",
    "EN",
    "fr",
    "checkout",
    "cart",
    "warenkorb",
    "login",
    "summary",
    "zusammenfassung",
    "thank-you",
    "danke",
    "blog",
    "jobs",
    "helpcenter",
    "ticketing",
    "printtest",
    "admin",
    "api",
    "assets",
  ),
  fc.constantFrom(
    "kontakt",
    "contact",
    "impressum",
    "legal-notice",
    "domains",
    "domain-kaufen",
    "hosting",
    "sitemap.xml",
    "_serverFn",
    "..",
    ".",
    "",
    "%2e%2e",
    "%zz",
    "%",
    "%00",
    "%2F",
    "evil.example",
    "\\",
    "ü",
    "<b>",
  ),
  fc.stringMatching(/^[a-z0-9-]{1,8}$/),
);

export const anyPath: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.array(anySegment, { maxLength: 5 }).map((segments) => `/${segments.join("/")}`) },
  { weight: 1, arbitrary: fc.string() },
);

/** Paths of words that no section, page or file has. */
export const anyPlainPath: fc.Arbitrary<string> = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 9 })
  .map((words) => words.map((word) => `/x-${word}`).join(""));

export const anyQuery: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("", "?", "?ref=7", "ref=7&x=%20"),
  fc.webQueryParameters(),
);

export const anyRouteRequest: fc.Arbitrary<RouteRequest> = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "DELETE"),
  path: anyPath,
  query: anyQuery,
  cookies: fc.record({
    locale: fc.constantFrom(undefined, "en", "de", "fr"),
    i18n_redirect: fc.constantFrom(undefined, "en", "de", "xx"),
  }),
  acceptLanguage: fc.constantFrom(null, undefined, "de-DE,de;q=0.9", "en", "fr"),
  signedIn: fc.boolean(),
});

/** Where a rule of the content system may want to lead, honestly or not. */
export const anyTarget: fc.Arbitrary<string> = fc.oneof(
  anyPath,
  fc.webUrl({ validSchemes: ["https", "http"], withFragments: true, withQueryParameters: true }),
  fc.constantFrom(
    "https://shop.example/x",
    "https://a.shop.example:8443?y",
    "https://evilshop.example",
    "https://shop.example.evil",
    "https://shop.example@evil.example/",
    "https://evil.example\\@shop.example",
    "https:/shop.example",
    "HTTPS://SHOP.EXAMPLE",
    "javascript:alert(1)",
    "//shop.example",
    "https://",
    "https://shop.example\nset-cookie: a=b",
    " https://shop.example",
  ),
);

export const anyHosts: fc.Arbitrary<readonly string[]> = fc.constantFrom(
  [],
  ["shop.example"],
  ["a.shop.example", "other.example"],
);

export const anyRouteRule: fc.Arbitrary<RouteRule> = fc.record({
  path: anyPath,
  redirect: fc.option(anyTarget),
  middleware: fc.array(fc.constantFrom(...middlewareNames, "guard", "Catch-All"), { maxLength: 3 }),
});

/** Pages and products with a path in one language or both; slugs repeat. */
export const anySitemapEntry: fc.Arbitrary<SitemapEntry> = fc
  .record({
    kind: fc.constantFrom("pages" as const, "products" as const),
    slug: fc.stringMatching(/^[a-z&<]{1,2}$/),
    only: fc.constantFrom(null, ...locales),
    lastModified: fc.constantFrom(null, "2026-10-01"),
  })
  .map(({ kind, slug, only, lastModified }) => ({
    kind,
    paths: {
      en: only === "de" ? null : withLocale("en", `/${slug}`),
      de: only === "en" ? null : withLocale("de", `/${slug}`),
    },
    lastModified,
  }));
