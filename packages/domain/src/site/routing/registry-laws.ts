// What always holds of the registries that routes are read from: layouts, middleware, route rules, sitemaps, blocks.
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { inLocale, localeFromPath, locales, withLocale } from "#visitor/locale";
import { anyHosts, anyPath, anyRouteRule, anySitemapEntry, anyTarget } from "./arbitraries.ts";
import { blockNames, blockOfComponent, componentOfBlock } from "./blocks.ts";
import { layoutNamed, layouts } from "./layouts.ts";
import { sitemapLimit } from "./limits.ts";
import { middlewareNames, middlewareOfNames, middlewareOfPath } from "./middleware.ts";
import { slugOfStep } from "./paths.ts";
import { withoutLoops } from "./route-loops.ts";
import { redirectLocation, redirectTarget, type RouteRule, routeSettings, ruleInForce } from "./route-rules.ts";
import {
  entriesOfSitemap,
  sitemapFiles,
  sitemapIndex,
  sitemapLines,
  sitemapOfPath,
  sitemapPath,
  sitemapUrl,
} from "./sitemaps.ts";

const anyStop = fc.constantFrom("/en/a", "/en/b", "/de/a", "/de/b", "/a", "/b", "/c");

/** Where a path may be led on to: without a language, to both. */
const placesOf = (path: string): readonly string[] =>
  localeFromPath(path) === null ? [path, ...locales.map((locale) => withLocale(locale, path))] : [path];

/** Rules between few places, so that most of them meet. */
const anyLoopRule: fc.Arbitrary<RouteRule> = fc.record({ path: anyStop, redirect: fc.option(anyStop) });

const anyLocale = fc.constantFrom("en" as const, "de" as const);

export const registryLaws: readonly Law[] = [
  law("[LOC-12] a layout is known by its exact name, and any other name is answered with those that are known", () =>
    fc.property(fc.oneof(fc.constantFrom(...layouts, "Blog", "blog "), fc.string({ minLength: 1 })), (name) => {
      const layout = layoutNamed(name);
      return Result.isSuccess(layout)
        ? layout.success === name
        : layouts.every((known) => known !== name && layout.failure.known.includes(known));
    }),
  ),
  law("[LOC-13] a list of middleware is taken whole or refused, and then with the names that are known", () =>
    fc.property(anyRouteRule, ({ middleware }) => {
      const names = middleware ?? [];
      const known = middlewareOfNames(names);
      return Result.isSuccess(known)
        ? names.every((name) => known.success.some((one) => one === name)) &&
            new Set(known.success).size === known.success.length
        : names.includes(known.failure.name) &&
            middlewareNames.every((name) => name !== known.failure.name && known.failure.known.includes(name));
    }),
  ),
  law(
    "[LOC-17] a rule adds to what is bound to a path and takes nothing away; the summary always requires a login",
    () =>
      fc.property(anyPath, fc.subarray([...middlewareNames]), anyLocale, (path, ofRule, locale) => {
        const bound = middlewareOfPath(path);
        const all = middlewareOfPath(path, ofRule);
        return (
          bound.every((name, at) => all[at] === name) &&
          ofRule.every((name) => all.includes(name)) &&
          middlewareOfPath(`/${locale}/checkout/${slugOfStep("summary", locale)}`, ofRule).includes("auth-redirect")
        );
      }),
  ),
  law(
    "[LOC-14] a redirect leads to a path of this shop or over https to an allowed host; anything else is refused and reported",
    () =>
      fc.property(anyTarget, anyHosts, (target, hosts) => {
        const redirect = redirectTarget(target, hosts);
        if (Result.isFailure(redirect)) return /^[\u0020-\u007e]*$/.test(redirect.failure.target);
        const { kind, location } = redirect.success;
        if (kind === "internal") return /^\/(?!\/)/.test(location) && !location.includes("\\");
        const host = /^https:\/\/([^/?#:]*)/i.exec(location)?.[1]?.toLowerCase() ?? "";
        return (
          /^[a-z0-9.-]+$/.test(host) &&
          (hosts.length === 0 || hosts.some((allowed) => `.${host}`.endsWith(`.${allowed}`)))
        );
      }),
  ),
  law("[LOC-14] fewer hosts never allow more", () =>
    fc.property(
      anyTarget,
      (target) =>
        Result.isSuccess(redirectTarget(target, [])) || Result.isFailure(redirectTarget(target, ["shop.example"])),
    ),
  ),
  law(
    "[LOC-14] redirects by route rules end: following them never comes to a rule twice, and only rules on a loop lose theirs",
    () =>
      fc.property(fc.array(anyLoopRule, { maxLength: 6 }), (all) => {
        const { rules, loops } = withoutLoops(all);
        const steps = (path: string, most: number): boolean => {
          const { redirect } = routeSettings(rules, path);
          return redirect === null || placesOf(redirect).every((place) => most > 0 && steps(place, most - 1));
        };
        return (
          all.every(({ path }) => placesOf(path).every((place) => steps(place, all.length))) &&
          rules.every(
            ({ redirect }, at) =>
              redirect === all[at]?.redirect || (redirect === null && loops.includes(all[at] as RouteRule)),
          )
        );
      }),
  ),
  law(
    "[LOC-15] [API-06] a rule is found by its path and by nothing else; a rule of one language goes before the rule of both",
    () =>
      fc.property(fc.array(anyRouteRule, { maxLength: 4 }), anyRouteRule, anyLocale, (others, own, locale) => {
        const path = withLocale(locale, localeFromPath(own.path) === null ? own.path : "/own");
        const settings = routeSettings(
          [...others.filter((rule) => localeFromPath(rule.path) === null), { ...own, path }],
          path,
        );
        const none = routeSettings([], path);
        return (
          settings.redirect === (own.redirect?.trim() || null) &&
          settings.middleware === own.middleware &&
          none.redirect === null &&
          none.middleware.length === 0
        );
      }),
  ),
  law("[LOC-15] a rule in force never redirects where it may not, and keeps the query on the way inside the shop", () =>
    fc.property(anyRouteRule, anyHosts, (rule, hosts) => {
      const settings = routeSettings([rule], rule.path);
      const inForce = ruleInForce(settings, hosts);
      if (Result.isFailure(inForce)) return settings.middleware.includes(inForce.failure.name);
      const { redirect, refused } = inForce.success;
      return (
        (settings.redirect === null) === (redirect === null && refused === null) &&
        (redirect === null ||
          redirectLocation(redirect, "?a=b").includes("a=b") ||
          redirect.kind === "external" ||
          redirect.location.includes("?"))
      );
    }),
  ),
  law("[CNT-08] [LOC-21] every page is in exactly one sitemap of each language it exists in", () =>
    fc.property(fc.array(anySitemapEntry, { maxLength: 30 }), (entries) => {
      const files = sitemapFiles(() => entries.length);
      const listed = files.flatMap((file) =>
        entriesOfSitemap(entries, file).map((entry) => inLocale(entry.paths, file.locale) + file.kind),
      );
      const wanted = entries.flatMap((entry) =>
        locales.flatMap((locale) =>
          inLocale(entry.paths, locale) === null ? [] : [inLocale(entry.paths, locale) + entry.kind],
        ),
      );
      return new Set(listed).size === listed.length && [...new Set(wanted)].sort().join() === [...listed].sort().join();
    }),
  ),
  law(
    "[LOC-21] files are as many as their addresses need, each is found by its path, and all stand in index and robots.txt",
    () =>
      fc.property(fc.nat(400_000), fc.nat(400_000), (pages, products) => {
        const files = sitemapFiles((kind) => (kind === "pages" ? pages : products));
        const index = sitemapIndex("https://shop.example", files);
        const lines = sitemapLines("https://shop.example", files);
        return (
          files.length ===
            2 * [pages, products].reduce((sum, count) => sum + Math.max(1, Math.ceil(count / sitemapLimit)), 0) &&
          lines.length === files.length + 1 &&
          files.every(
            (file) =>
              JSON.stringify(sitemapOfPath(sitemapPath(file))) === JSON.stringify(file) &&
              index.includes(`${sitemapPath(file)}</loc>`),
          )
        );
      }),
  ),
  law("[CNT-08] an address names itself and its counterpart, and no character of it breaks the file", () =>
    fc.property(anySitemapEntry, anyLocale, (entry, locale) => {
      const xml = sitemapUrl("https://shop.example", locale, entry);
      const languages = locales.filter((other) => inLocale(entry.paths, other) !== null);
      return (
        !/&(?!amp;|lt;|gt;|quot;|apos;)/.test(xml) &&
        !/<(?!\/?(url|loc|lastmod|xhtml:link)\b)/.test(xml) &&
        (xml.match(/hreflang="(en-GB|de-DE)"/g) ?? []).length === languages.length
      );
    }),
  ),
  law("[CNT-01] a block is read back from the name of its component; every other name is refused", () =>
    fc.property(
      fc.oneof(fc.constantFrom(...blockNames.map(componentOfBlock)), fc.string(), fc.constantFrom(...blockNames)),
      (component) => {
        const block = blockOfComponent(component);
        return Result.isSuccess(block)
          ? componentOfBlock(block.success) === component
          : !blockNames.some((name) => componentOfBlock(name) === component);
      },
    ),
  ),
];
