// Examples of the specification for layouts, middleware, route rules, sitemaps and blocks. [LOC-11…15] [LOC-17] [LOC-21] [CNT-01] [CNT-08]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import {
  accountPath,
  panelLink,
  blockNames,
  blockOfComponent,
  checkedBindings,
  entriesOfSitemap,
  layoutNamed,
  layouts,
  middlewareBindings,
  middlewareNamed,
  middlewareOfPath,
  redirectLocation,
  redirectTarget,
  routeSettings,
  ruleInForce,
  sitemapFiles,
  sitemapFrame,
  sitemapIndex,
  sitemapLimit,
  sitemapOfPath,
  sitemapPath,
  sitemapUrl,
  withoutLoops,
} from "./index.ts";

describe("layouts", () => {
  it("[LOC-12] are the sixteen of the specification, and a page without one takes the default", () => {
    expect(layouts).toHaveLength(16);
    expect([layoutNamed("easterhome"), layoutNamed(null), layoutNamed("")].map(Result.getOrNull)).toEqual([
      "easterhome",
      "default",
      "default",
    ]);
  });
  it("[LOC-12] an unknown one is an error that lists the known ones", () => {
    expect(Result.flip(layoutNamed("xmas"))).toMatchObject({
      success: { _tag: "UnknownLayout", name: "xmas", known: layouts.join(", ") },
    });
  });
});

describe("middleware", () => {
  it.each([
    ["/en", ["catch-all"]],
    ["/de/server/vps", ["catch-all"]],
    ["/en/blog", ["catch-all"]],
    ["/en/blog/tips/backup", ["catch-all"]],
    ["/de/jobs", []],
    ["/de/jobs/admin", ["catch-all"]],
    ["/en/helpcenter", ["catch-all"]],
    ["/en/helpcenter/a/b", ["catch-all"]],
    ["/ticketing/login/key", ["ticketing"]],
    ["/en/ticketing/check", ["ticketing"]],
    ["/en/checkout/summary", ["auth-redirect"]],
    ["/de/checkout/zusammenfassung", ["auth-redirect"]],
    ["/en/checkout/cart", []],
    ["/en/checkout/login", []],
    ["/de/checkout/danke", []],
    ["/admin/faulty-products", []],
  ])("[LOC-17] before %s runs %j", (path, names) => {
    expect(middlewareOfPath(path)).toEqual(names);
  });
  it("[LOC-13] an unknown name is an error that lists the known ones", () => {
    expect(Result.flip(middlewareNamed("guard"))).toMatchObject({
      success: { _tag: "UnknownMiddleware", name: "guard", known: "catch-all, ticketing, auth-redirect" },
    });
  });
  it("[LOC-17] the table of bindings is right, and one with an unknown name is refused before the shop serves", () => {
    expect(Result.getOrThrow(checkedBindings(middlewareBindings)).get("summary")).toEqual(["auth-redirect"]);
    expect(Result.flip(checkedBindings({ content: ["catch-all"], blog: ["catchall"] }))).toMatchObject({
      success: { name: "catchall" },
    });
  });
});

describe("route rules", () => {
  const rules = [
    { path: "/webmail/", redirect: " https://webmail.shop.example " },
    { path: "/de/webmail", redirect: "/de/hilfe" },
    { path: "members", middleware: ["auth-redirect"] },
  ];
  it("[LOC-15] [API-06] are looked up by path", () => {
    expect(routeSettings(rules, "/en/webmail")).toEqual({ redirect: "https://webmail.shop.example", middleware: [] });
    expect(routeSettings(rules, "/de/webmail/")).toEqual({ redirect: "/de/hilfe", middleware: [] });
    expect(routeSettings(rules, "/de/members")).toEqual({ redirect: null, middleware: ["auth-redirect"] });
    expect(routeSettings(rules, "/en/webmail/more")).toEqual({ redirect: null, middleware: [] });
  });
  it.each([
    ["https://shop.example/x?y#z", "external"],
    ["https://shop.example:8443", "external"],
    ["/en/hosting?a=b", "internal"],
    ["http://shop.example/", null],
    ["https://user@shop.example/", null],
    ["https://shop.example.evil/", null],
    ["https://evilshop.example/", null],
    ["//shop.example", null],
    ["/\\shop.example", null],
    ["/en/../api", null],
    ["javascript:alert(1)", null],
    ["en/hosting", null],
    ["", null],
  ] as const)("[LOC-14] %j leads %s", (target, kind) => {
    expect(Result.getOrNull(redirectTarget(target, ["shop.example"]))?.kind ?? null).toBe(kind);
  });
  it.each([
    ["to itself", [["/en/a", "/en/a"]], ["/en/a"]],
    ["to itself with a hash and a query", [["/en/a", "/en/a/?x=1#y"]], ["/en/a"]],
    [
      "to each other",
      [
        ["/en/a", "/en/b"],
        ["/en/b", "/en/a"],
        ["/en/c", "/en/a"],
      ],
      ["/en/a", "/en/b"],
    ],
    [
      "by a rule of both languages",
      [
        ["/a", "/de/b"],
        ["/de/b", "/de/a"],
      ],
      ["/a", "/de/b"],
    ],
    [
      "by a target without a language",
      [
        ["/en/a", "/b"],
        ["/b", "/en/a"],
      ],
      ["/en/a", "/b"],
    ],
    [
      "nowhere but on",
      [
        ["/en/a", "/en/b"],
        ["/en/b", "/en/c"],
        ["/de/a", "/en/a"],
        ["/x", "https://a.example/x"],
      ],
      [],
    ],
    [
      "past a rule of the other language",
      [
        ["/en/a", "/de/a"],
        ["/de/a", "/de/b"],
      ],
      [],
    ],
  ] as const)("[LOC-14] rules that lead %s: those on a loop are not followed, the others are", (_, pairs, looped) => {
    const all = pairs.map(([path, redirect]) => ({ path, redirect, middleware: ["catch-all"] }));
    const { rules: left, loops } = withoutLoops(all);
    expect(loops.map(({ path }) => path)).toEqual(looped);
    expect(left.map(({ redirect, middleware }) => [redirect, middleware])).toEqual(
      all.map(({ path, redirect, middleware }) => [
        (looped as readonly string[]).includes(path) ? null : redirect,
        middleware,
      ]),
    );
  });
  it("[LOC-14] a forbidden target is no redirect, but is reported; the hosts of REDIRECT_HOSTS narrow", () => {
    const settings = { redirect: "https://other.example/", middleware: [] };
    expect(Result.getOrThrow(ruleInForce(settings, []))).toMatchObject({
      redirect: { kind: "external" },
      refused: null,
    });
    expect(Result.getOrThrow(ruleInForce(settings, ["shop.example"]))).toMatchObject({
      redirect: null,
      refused: { _tag: "RedirectNotAllowed", rule: "LOC-14", target: "https://other.example/" },
    });
  });
  it("[LOC-17] an unknown middleware of a rule is refused", () => {
    expect(Result.flip(ruleInForce({ redirect: null, middleware: ["guard"] }, []))).toMatchObject({
      success: { _tag: "UnknownMiddleware" },
    });
  });
  it("[LOC-14] the query goes along inside the shop", () => {
    expect(redirectLocation({ kind: "internal", location: "/en/hosting#plans" }, "?ref=7")).toBe(
      "/en/hosting?ref=7#plans",
    );
    expect(redirectLocation({ kind: "internal", location: "/en/hosting?own" }, "ref=7")).toBe("/en/hosting?own");
    expect(redirectLocation({ kind: "external", location: "https://shop.example" }, "?ref=7")).toBe(
      "https://shop.example",
    );
    expect(redirectLocation({ kind: "internal", location: "/en" }, "?")).toBe("/en");
  });
});

describe("sitemaps", () => {
  const entry = { kind: "pages", paths: { en: "/en/hosting", de: "/de/hosting" }, lastModified: "2026-10-01" } as const;
  it("[CNT-08] [LOC-21] are one of pages and one of products for each language, and split at 50,000", () => {
    expect(sitemapFiles(() => 0).map(sitemapPath)).toEqual([
      "/sitemap-pages-en-GB.xml",
      "/sitemap-pages-de-DE.xml",
      "/sitemap-products-en-GB.xml",
      "/sitemap-products-de-DE.xml",
    ]);
    const large = sitemapFiles((kind, locale) =>
      kind === "pages" && locale === "de" ? sitemapLimit + 1 : sitemapLimit,
    );
    expect(large.map(sitemapPath).filter((path) => path.includes("-2"))).toEqual(["/sitemap-pages-de-DE-2.xml"]);
  });
  it("[LOC-21] the fifty thousand and first page is in the second file", () => {
    const entries = Array.from({ length: sitemapLimit + 1 }, (_, at) => ({
      ...entry,
      paths: { en: `/en/${at}`, de: null },
    }));
    const [first, second, german] = (
      [
        ["en", 1],
        ["en", 2],
        ["de", 1],
      ] as const
    ).map(([locale, part]) => entriesOfSitemap(entries, { kind: "pages", locale, part }));
    expect([first?.length, second?.map(({ paths }) => paths.en), german?.length]).toEqual([
      sitemapLimit,
      [`/en/${sitemapLimit}`],
      0,
    ]);
  });
  it.each([
    "/sitemap-pages-en-US.xml",
    "/sitemap-pages-en-GB-1.xml",
    "/sitemap-pages-en-GB-0.xml",
    "/sitemap.xml",
    "/sitemap-blog-de-DE.xml",
  ])("[LOC-21] %s is no file", (path) => {
    expect(sitemapOfPath(path)).toBeNull();
  });
  it("[CNT-08] an address has its last change and its alternates", () => {
    expect(sitemapFrame.before + sitemapUrl("https://shop.example", "de", entry) + sitemapFrame.after).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
        "<url><loc>https://shop.example/de/hosting</loc><lastmod>2026-10-01</lastmod>" +
        '<xhtml:link rel="alternate" hreflang="en-GB" href="https://shop.example/en/hosting"/>' +
        '<xhtml:link rel="alternate" hreflang="de-DE" href="https://shop.example/de/hosting"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/en/hosting"/></url>\n</urlset>\n',
    );
    expect(sitemapIndex("https://shop.example", sitemapFiles(() => 1).slice(0, 1))).toContain(
      "<sitemap><loc>https://shop.example/sitemap-pages-en-GB.xml</loc></sitemap>",
    );
  });
});

describe("the account", () => {
  it("[SES-12] has its screens under both languages, with German words in German", () => {
    expect(accountPath("forgot-password", "en")).toBe("/en/account/forgot-password");
    expect(accountPath("reset-password", "de")).toBe("/de/konto/passwort-zuruecksetzen");
  });
  it("[SES-10] the panel is the configured one, else the built-in", () => {
    expect(panelLink(null, "en")).toBe("/en/account");
    expect(panelLink(null, "de")).toBe("/de/konto");
    expect(panelLink("https://panel.example", "de")).toBe("https://panel.example");
  });
});

describe("blocks", () => {
  it("[CNT-01] are the twelve of the requirements and the calculator of storage", () => {
    expect(blockNames).toHaveLength(13);
    expect(Result.getOrNull(blockOfComponent("sections.tld-table"))).toBe("tld-table");
    expect(Result.flip(blockOfComponent("sections.carousel"))).toMatchObject({
      success: { _tag: "UnknownBlock", name: "sections.carousel" },
    });
  });
});
