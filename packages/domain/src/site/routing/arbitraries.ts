// Requests as they come in, from people and from others, for laws.
import fc from "fast-check";
import type { RouteRequest } from "./model.ts";

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

export const anyQuery: fc.Arbitrary<string> = fc.oneof(fc.constantFrom("", "?", "?ref=7", "ref=7&x=%20"), fc.webQueryParameters());

export const anyRouteRequest: fc.Arbitrary<RouteRequest> = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "DELETE"),
  path: anyPath,
  query: anyQuery,
  cookies: fc.record({ locale: fc.constantFrom(undefined, "en", "de", "fr"), i18n_redirect: fc.constantFrom(undefined, "en", "de", "xx") }),
  acceptLanguage: fc.constantFrom(null, undefined, "de-DE,de;q=0.9", "en", "fr"),
  signedIn: fc.boolean(),
});
