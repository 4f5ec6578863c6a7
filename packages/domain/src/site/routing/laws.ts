// Laws of routes, for every request.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import {
  inLocale,
  localeCookie,
  localeFromPath,
  negotiateLocale,
  otherLocale,
  redirectCookie,
  withLocale,
  withoutLocale,
} from "#visitor/locale";
import { type AccountPage, accountPath, accountPaths } from "./account.ts";
import { anyPath, anyPlainPath, anyRouteRequest } from "./arbitraries.ts";
import { discoverCategory, errorPageOf, errorStatuses, escapedPath, homePath, moreCategories } from "./error-page.ts";
import { languageLaws } from "./language-laws.ts";
import type { RouteDecision, RouteRequest } from "./model.ts";
import { fixedPaths, loginPath, safeReturnPath, slugOfStep, stepFromSlug } from "./paths.ts";
import { registryLaws } from "./registry-laws.ts";
import { routeDecision } from "./rules.ts";

const anyLocale = fc.constantFrom("en" as const, "de" as const);
const anySection = fc.constantFrom("/blog", "/jobs", "/helpcenter", "/ticketing");
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
        (/^\/(?!\/)[\u0021-\u007e]*$/.test(decision.location) &&
          !(decision.location.split("?")[0] ?? "").includes("\\"))
      );
    }),
  ),
  law("[LOC-06] a prefix is never overridden by cookies or headers", () =>
    fc.property(anyRouteRequest, anyRouteRequest, (request, other) => {
      const alike = { ...request, cookies: other.cookies, acceptLanguage: other.acceptLanguage };
      return (
        localeFromPath(request.path) === null ||
        JSON.stringify(routeDecision(request)) === JSON.stringify(routeDecision(alike))
      );
    }),
  ),
  law("[LOC-02] an answer that depends on the visitor is marked so and cached accordingly", () =>
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
  law("[CHK-02] the summary is never reached without a login", () =>
    fc.property(anyRouteRequest, (request) =>
      followed({ ...request, signedIn: false }).every(
        (decision) => decision.kind !== "page" || decision.step !== "summary",
      ),
    ),
  ),
  law("[LOC-05] a page of the checkout is under the word of its language", () =>
    fc.property(anyRouteRequest, (request) => {
      const decision = routeDecision(request);
      return (
        decision.kind !== "page" ||
        decision.step === null ||
        decision.path === `/${decision.locale}/checkout/${slugOfStep(decision.step, decision.locale)}`
      );
    }),
  ),
  law("[LOC-14] [LOC-16] wherever a path leads, now or for good, its location is one that a header may carry", () =>
    fc.property(
      anyRouteRequest,
      anyLocale,
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.boolean(),
      (request, locale, strange, slash) => {
        const paths = [
          `/${locale}/${strange}${slash ? "/" : ""}`,
          `/blog/${strange}/`,
          `/checkout/cart`,
          accountPath("panel", otherLocale(locale)).replace(/^\/../, `/${locale}`),
        ];
        return paths.every((path) => {
          const decision = routeDecision({ ...request, method: "GET", path, query: `?a=${strange}` });
          return decision.kind !== "redirect" || /^[\u0021-\u007e]+$/.test(decision.location);
        });
      },
    ),
  ),
  law(
    "[CHK-02] the login receives the requested address of the summary with its query, so that nothing is lost on the way",
    () =>
      fc.property(
        anyRouteRequest,
        anyLocale,
        fc.stringMatching(/^[a-z]{1,8}=[a-z0-9]{1,8}$/),
        (request, locale, query) => {
          const path = `/${locale}/checkout/${slugOfStep("summary", locale)}`;
          const decision = routeDecision({ ...request, method: "GET", path, query: `?${query}`, signedIn: false });
          if (decision.kind !== "redirect") return false;
          return (
            decision.location === loginPath(locale, `${path}?${query}`) &&
            decodeURIComponent(decision.location).includes(`${path}?${query}`)
          );
        },
      ),
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
          new RegExp("^/(en|de|admin)(?=[/?#]|$)").test(safe) &&
          !/[\\\s]|\/\//.test(safe.split(/[?#]/)[0] ?? ""))
      );
    }),
  ),
  law("[CHK-02] the login carries a safe way back and no other", () =>
    fc.property(
      anyPath,
      anyLocale,
      (path, locale) => (safeReturnPath(path) === null) === !loginPath(locale, path).includes("?"),
    ),
  ),
  law(
    "[SHL-06] an escaped path holds nothing that a page, a header or a log could take for its own, and escaping again changes nothing",
    () =>
      fc.property(fc.oneof(anyPath, fc.string({ unit: "binary" })), (path) => {
        const escaped = escapedPath(path);
        return (
          /^[A-Za-z0-9_\-./~%!*+,;=:@()]*$/.test(escaped) && (escaped.length > 512 || escapedPath(escaped) === escaped)
        );
      }),
  ),
  law(
    "[SHL-03] what is discovered is under the page's language, and any path that contains a known word discovers something",
    () =>
      fc.property(
        anyPath,
        anyPath,
        anyLocale,
        (before, after, locale) =>
          discoverCategory(`${before}hosting${after}`, locale)?.path.startsWith(`/${locale}/`) === true,
      ),
  ),
  law("[SHL-05] every card leads to its own language", () =>
    fc.property(anyLocale, (locale) => moreCategories(locale).every(({ path }) => localeFromPath(path) === locale)),
  ),
  law(
    "[LOC-20] exactly the redirect to a language of the visitor is remembered, and the next unprefixed path goes there without further words",
    () =>
      fc.property(anyRouteRequest, (request) => {
        const decision = routeDecision(request);
        if (decision.kind !== "redirect" || decision.remember === null)
          return decision.kind !== "redirect" || localeFromPath(request.path) !== null || decision.status !== 302;
        const again = routeDecision({
          ...request,
          path: "/",
          acceptLanguage: null,
          cookies: { [redirectCookie.name]: decision.remember },
        });
        return again.kind === "redirect" && localeFromPath(again.location.split("?")[0] ?? "") === decision.remember;
      }),
  ),
  law(
    "[SES-10] [SES-12] every page of the account is found by its path in both languages, and the other language's word leads to it",
    () =>
      fc.property(
        fc.constantFrom(...(Object.keys(accountPaths) as AccountPage[])),
        anyLocale,
        anyRouteRequest,
        (page, locale, request) => {
          const own = accountPath(page, locale);
          const foreign = withLocale(locale, inLocale(accountPaths[page], otherLocale(locale)));
          const decision = routeDecision({ ...request, method: "GET", path: foreign, query: "" });
          return decision.kind === "redirect" && decision.status === 301 && decision.location === own;
        },
      ),
  ),
  law(
    "[LOC-03] below its language a plain path is a page at any depth; without one it is none, for every request",
    () =>
      fc.property(anyPlainPath, anyLocale, anyRouteRequest, (path, locale, request) => {
        const [page, none] = [withLocale(locale, path), path].map((requested) =>
          routeDecision({ ...request, method: "GET", path: requested }),
        );
        return (
          page?.kind === "page" &&
          page.locale === locale &&
          page.step === null &&
          none?.kind === "refused" &&
          none.status === 404
        );
      }),
  ),
  law(
    "[LOC-04] [LOC-18] blog, jobs, help center and ticketing lead to the visitor's language, with path and query, and are pages there",
    () =>
      fc.property(anySection, anyPlainPath, anyRouteRequest, (section, rest, visitor) => {
        const request = { ...visitor, method: "GET", path: section + rest, query: "?page=2" };
        const { [localeCookie.name]: localeValue, [redirectCookie.name]: led } = request.cookies;
        const locale = negotiateLocale({
          localeCookie: localeValue,
          i18nRedirectCookie: led,
          acceptLanguage: request.acceptLanguage,
        });
        const [first, then] = followed(request);
        return (
          first?.kind === "redirect" && first.location === `/${locale}${section}${rest}?page=2` && then?.kind === "page"
        );
      }),
  ),
  law(
    "[LOC-08] ticketing login and print test are left as they are, for every request, and no language has a page for them",
    () =>
      fc.property(
        fc.oneof(
          fc.constant("/ticketing/printtest"),
          anyPlainPath.map((rest) => `/ticketing/login${rest}`),
        ),
        anyLocale,
        anyRouteRequest,
        (path, locale, request) => {
          const below = routeDecision({ ...request, method: "GET", path: withLocale(locale, path) });
          return (
            routeDecision({ ...request, path }).kind === "outside" && below.kind === "refused" && below.status === 404
          );
        },
      ),
  ),
  law(
    "[LOC-09] privacy policy and legal notice stand at one path in each language, and every other word for them leads there",
    () =>
      fc.property(
        fc.constantFrom("privacy" as const, "legal-notice" as const),
        anyLocale,
        anyRouteRequest,
        (page, locale, visitor) => {
          const [own, other] = [inLocale(fixedPaths[page], locale), inLocale(fixedPaths[page], otherLocale(locale))];
          return [own, withLocale(locale, withoutLocale(other)), withoutLocale(own)].every((path) => {
            const last = followed({ ...visitor, method: "GET", path, query: "" }).at(-1);
            return last?.kind === "page" && last.path === own;
          });
        },
      ),
  ),
  law("[LOC-19] the admin area is never redirected, whatever language its visitor has", () =>
    fc.property(anyPlainPath, anyRouteRequest, (rest, request) =>
      ["/admin", `/admin${rest}`, `/admin${rest}/`].every(
        (path) => routeDecision({ ...request, path }).kind === "outside",
      ),
    ),
  ),
  law("[SHL-02] every failure has an error page, its own or that of its kind", () =>
    fc.property(fc.integer({ min: 400, max: 599 }), (status) => {
      const page = errorPageOf(status);
      return errorStatuses.includes(page) && errorPageOf(page) === page && page < 500 === status < 500;
    }),
  ),
  law("[SHL-04] [SHL-12] whatever was refused, home page and deals of its language are there to go on", () =>
    fc.property(anyRouteRequest, (request) => {
      const { locale } = { locale: "en" as const, ...routeDecision(request) };
      return [homePath(locale), inLocale(fixedPaths.deals, locale)].every((path) => {
        const found = routeDecision({ ...request, method: "GET", path });
        return found.kind === "page" && found.locale === locale && found.path === path;
      });
    }),
  ),
  ...registryLaws,
  ...languageLaws,
];
