// Laws of addresses in a shop of one language: none of the other is a page, and each leads to one that may be.
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { localeFromPath, locales, otherLocale } from "#visitor/locale";
import { accountEntryPath, accountPath, accountPaths, type AccountPage } from "./account.ts";
import { anyRouteRequest, anySitemapEntry } from "./arbitraries.ts";
import { homePath } from "./error-page.ts";
import { type FixedPage, fixedPaths, stepPath } from "./paths.ts";
import { routeDecision } from "./rules.ts";
import { sitemapFiles, sitemapIndex, sitemapLines, sitemapOfPath, sitemapPath, sitemapUrl } from "./sitemaps.ts";
import { spokenPath } from "./spoken-path.ts";

const anyLocale = fc.constantFrom(...locales);
const steps = ["cart", "login", "summary", "thank-you"] as const;

export const languageLaws: readonly Law[] = [
  law(
    "[PKG-08] [LOC-01] a shop of one language answers no request with a page, a refusal or an address of the other",
    () =>
      fc.property(anyLocale, anyRouteRequest, (only, request) => {
        const decision = routeDecision({ ...request, languages: [only] });
        if (decision.kind === "redirect")
          return (
            localeFromPath(decision.location.split("?")[0] ?? "") !== otherLocale(only) &&
            (decision.remember ?? only) === only
          );
        return decision.locale === only && (decision.kind !== "page" || localeFromPath(decision.path) === only);
      }),
  ),
  law(
    "[PKG-08] [LOC-06] an address of the other language leads to the same page for now, with its query, and never for good",
    () =>
      fc.property(anyLocale, fc.uuid(), (only, id) => {
        const other = otherLocale(only);
        const pairs: readonly (readonly string[])[] = [
          [homePath(other), homePath(only)],
          ...steps.map((step) => [stepPath(step, other), stepPath(step, only)]),
          ...(Object.keys(fixedPaths) as FixedPage[]).map((page) => [fixedPaths[page][other], fixedPaths[page][only]]),
          ...(Object.keys(accountPaths) as AccountPage[]).map((page) => [
            accountPath(page, other),
            accountPath(page, only),
          ]),
          ...(["orders", "contracts", "invoices"] as const).map((list) => [
            accountEntryPath(list, id, other),
            accountEntryPath(list, id, only),
          ]),
        ];
        return pairs.every(([path = "", to = ""]) => {
          const request = { method: "GET", path, query: "code=7", cookies: {}, acceptLanguage: null, signedIn: true };
          const decision = routeDecision({ ...request, languages: [only] });
          return (
            spokenPath([only], path) === to &&
            spokenPath([only], to) === null &&
            decision.kind === "redirect" &&
            decision.status === 302 &&
            decision.location === `${to}?code=7`
          );
        });
      }),
  ),
  law("[PKG-08] [LOC-16] two languages in either order answer every request that names one alike", () =>
    fc.property(anyRouteRequest, (request) => {
      const [german, english] = [["de", "en"] as const, ["en", "de"] as const].map((languages) =>
        JSON.stringify(routeDecision({ ...request, acceptLanguage: "de", languages })),
      );
      return german === english;
    }),
  ),
  law("[PKG-08] [CNT-08] [LOC-21] sitemaps of one language name no file, no alternate, no address of the other", () =>
    fc.property(anyLocale, anySitemapEntry, fc.nat(120_000), (only, entry, pages) => {
      const tag = only === "en" ? /de-DE|\/de\b/ : /en-GB|\/en\b/;
      const files = sitemapFiles(() => pages, [only]);
      const ofOther = locales
        .filter((locale) => locale !== only)
        .map((locale) => sitemapPath({ kind: "pages", locale, part: 1 }));
      const listed = entry.paths[only] === null ? "" : sitemapUrl("https://shop.example", only, entry, [only]);
      return (
        files.every(({ locale }) => locale === only) &&
        ofOther.every((path) => sitemapOfPath(path, [only]) === null) &&
        !tag.test(sitemapIndex("https://shop.example", files)) &&
        !tag.test(sitemapLines("https://shop.example", files).join("\n")) &&
        !/hreflang/.test(listed) &&
        !tag.test(listed)
      );
    }),
  ),
];
