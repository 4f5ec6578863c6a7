// What always holds of routes, whoever asks.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { localeFromPath } from "#visitor/locale";
import { anyPath, anyRouteRequest } from "./arbitraries.ts";
import { discoverCategory, escapedPath, moreCategories } from "./error-page.ts";
import type { RouteDecision, RouteRequest } from "./model.ts";
import { loginPath, safeReturnPath, slugOfStep, stepFromSlug } from "./paths.ts";
import { routeDecision } from "./rules.ts";

const anyLocale = fc.constantFrom("en" as const, "de" as const);
const anyStep = fc.constantFrom("cart" as const, "login" as const, "summary" as const, "thank-you" as const);

/** The decisions until a request leads nowhere further, at most ten. */
const followed = (request: RouteRequest, hops = 10): readonly RouteDecision[] => {
  const decision = routeDecision(request);
  if (decision.kind !== "redirect" || hops === 0) return [decision];
  const [path = "", ...query] = decision.location.split("?");
  return [decision, ...followed({ ...request, path, query: query.join("?") }, hops - 1)];
};

export const laws: readonly Law[] = [
  law("[LOC-16] every request has a decision, and its redirects end within three", () =>
    fc.property(anyRouteRequest, (request) => followed(request).length <= 4),
  ),
  law("[LOC-02] a redirect stays in the shop: one slash, no backslash, nothing a header cannot carry", () =>
    fc.property(anyRouteRequest, (request) => {
      const decision = routeDecision(request);
      return (
        decision.kind !== "redirect" ||
        (/^\/(?!\/)[\u0021-\u007e]*$/.test(decision.location) && !(decision.location.split("?")[0] ?? "").includes("\\"))
      );
    }),
  ),
  law("[LOC-06] a prefix is never overridden by cookies or headers", () =>
    fc.property(anyRouteRequest, anyRouteRequest, (request, other) => {
      const alike = { ...request, cookies: other.cookies, acceptLanguage: other.acceptLanguage };
      return localeFromPath(request.path) === null || JSON.stringify(routeDecision(request)) === JSON.stringify(routeDecision(alike));
    }),
  ),
  law("[LOC-02] an answer that depends on the visitor says so and is remembered", () =>
    fc.property(anyRouteRequest, (request) => {
      const decision = routeDecision(request);
      return (
        decision.kind !== "redirect" ||
        decision.status !== 302 ||
        localeFromPath(request.path) !== null ||
        (decision.vary.length === 2 && decision.remember !== null)
      );
    }),
  ),
  law("[CHK-02] nobody reaches the summary without a login", () =>
    fc.property(anyRouteRequest, (request) =>
      followed({ ...request, signedIn: false }).every((decision) => decision.kind !== "page" || decision.step !== "summary"),
    ),
  ),
  law("[LOC-05] a page of the checkout stands under the word of its language", () =>
    fc.property(anyRouteRequest, (request) => {
      const decision = routeDecision(request);
      return (
        decision.kind !== "page" ||
        decision.step === null ||
        decision.path === `/${decision.locale}/checkout/${slugOfStep(decision.step, decision.locale)}`
      );
    }),
  ),
  law("[LOC-05] a step is read back from its word", () =>
    fc.property(anyStep, anyLocale, (step, locale) => {
      const read = stepFromSlug(slugOfStep(step, locale));
      return read?.step === step && read.locales.includes(locale);
    }),
  ),
  law("[CHK-02] a way back is a page of this shop, unchanged, or none", () =>
    fc.property(fc.oneof(anyPath, fc.string(), fc.webUrl()), (value) => {
      const safe = safeReturnPath(value);
      return (
        safe === null ||
        (safe === value &&
          localeFromPath(safe) !== null &&
          new RegExp("^/(en|de)(?=[/?#]|$)").test(safe) &&
          !/[\\\s]|\/\//.test(safe.split(/[?#]/)[0] ?? ""))
      );
    }),
  ),
  law("[CHK-02] the login carries a safe way back and no other", () =>
    fc.property(anyPath, anyLocale, (path, locale) => (safeReturnPath(path) === null) === !loginPath(locale, path).includes("?")),
  ),
  law(
    "[SHL-06] an escaped path holds nothing that a page, a header or a log could take for its own, and escaping again changes nothing",
    () =>
      fc.property(fc.oneof(anyPath, fc.string({ unit: "binary" })), (path) => {
        const escaped = escapedPath(path);
        return /^[A-Za-z0-9_\-./~%!*+,;=:@()]*$/.test(escaped) && (escaped.length > 512 || escapedPath(escaped) === escaped);
      }),
  ),
  law("[SHL-03] what is discovered stands under the page's language, and any path that contains a known word discovers something", () =>
    fc.property(
      anyPath,
      anyPath,
      anyLocale,
      (before, after, locale) => discoverCategory(`${before}hosting${after}`, locale)?.path.startsWith(`/${locale}/`) === true,
    ),
  ),
  law("[SHL-05] every card leads to its own language", () =>
    fc.property(anyLocale, (locale) => moreCategories(locale).every(({ path }) => localeFromPath(path) === locale)),
  ),
];
