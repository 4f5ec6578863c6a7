// Examples of the specification for routes. [LOC-02…06] [LOC-08] [LOC-09] [CHK-02]
import { describe, expect, it } from "vitest";
import {
  fixedPaths,
  loginPath,
  routeDecision,
  type RouteRequest,
  safeReturnPath,
  slugOfStep,
  stepFromSlug,
} from "./index.ts";

const request = (path: string, changes: Partial<RouteRequest> = {}): RouteRequest => ({
  method: "GET",
  path,
  query: "",
  cookies: {},
  acceptLanguage: null,
  signedIn: false,
  ...changes,
});
it("[LOC-03] [OPS-09] a path longer than any page's is none and is led nowhere", () => {
  for (const path of [`/${"a/".repeat(2000)}`, `/en/${"a".repeat(2048)}`, `/de/${"a/".repeat(1100)}`])
    expect(routeDecision(request(path))).toMatchObject({ kind: "refused", status: 404 });
  expect(routeDecision(request(`/en/${"a/".repeat(900)}`))).toMatchObject({ kind: "redirect", status: 308 });
});

const decide = (path: string, changes?: Partial<RouteRequest>) => routeDecision(request(path, changes));
const german = { acceptLanguage: "de-DE,de;q=0.9" };
const visitor = ["Accept-Language", "Cookie"];

describe("the home page", () => {
  it("[LOC-02] leads to the visitor's language, with the query", () => {
    expect(decide("/", { query: "?ref=7" })).toEqual({
      kind: "redirect",
      status: 302,
      location: "/en?ref=7",
      vary: visitor,
      remember: "en",
    });
    expect(decide("/", german)).toMatchObject({ location: "/de" });
    expect(decide("/", { cookies: { locale: "de", i18n_redirect: "en" }, acceptLanguage: "en" })).toMatchObject({
      location: "/de",
    });
    expect(decide("/", { cookies: { i18n_redirect: "de" }, acceptLanguage: "en" })).toMatchObject({
      location: "/de",
      remember: "de",
    });
  });
  it("[LOC-02] [LOC-06] is itself under its prefix, whatever the visitor prefers", () => {
    expect(decide("/en", { ...german, cookies: { locale: "de" } })).toEqual({
      kind: "page",
      locale: "en",
      path: "/en",
      step: null,
    });
    expect(decide("/de")).toMatchObject({ kind: "page", locale: "de" });
  });
});

describe("prefixes", () => {
  it.each(["/fr", "/EN", "/De/hosting", "/english", "/unknown", "/%65n", "/en%2Fhosting"])(
    "[LOC-06] [LOC-03] %s is no page",
    (path) => {
      expect(decide(path)).toMatchObject({
        kind: "refused",
        status: 404,
        refusal: { _tag: "PageNotFound", rule: "SHL-06" },
      });
    },
  );
  it.each(["/en/hosting", "/de/server/vps/vps-m", "/en/a/b/c/d/e/f"])(
    "[LOC-03] %s is requested as a page, at any depth",
    (path) => {
      expect(decide(path)).toMatchObject({ kind: "page", path, step: null });
    },
  );
  it.each([
    ["/en/", "/en"],
    ["/de/hosting/", "/de/hosting"],
    ["/blog/", "/blog"],
  ])("[LOC-16] %s loses its slash for good", (path, location) => {
    expect(decide(path, { query: "?a=b" })).toEqual({
      kind: "redirect",
      status: 308,
      location: `${location}?a=b`,
      vary: [],
      remember: null,
    });
  });
  it.each([
    ["/de/hosting für alle/", "", 308, "/de/hosting%20f%C3%BCr%20alle"],
    ["/blog/ü\r\nset-cookie: a=b/", "", 308, "/blog/%C3%BC%0D%0Aset-cookie:%20a=b"],
    ["/en/checkout/warenkorb", "?a=ü\r\nb", 301, "/en/checkout/cart?a=%C3%BC%0D%0Ab"],
  ])("[LOC-14] [LOC-16] %j with %j leads by %i to what a header may carry", (path, query, status, location) => {
    const decision = decide(path, { query });
    if (decision.kind === "redirect") expect(decision).toMatchObject({ status, location });
    else expect(decision.kind).toBe("refused");
  });
  it.each(["//evil.example", "//evil.example/", "/en//hosting", "/en/../api", "/en/%2e%2e/api", "//"])(
    "[LOC-16] %s has no page and leads nowhere",
    (path) => {
      expect(decide(path)).toMatchObject({ kind: "refused", status: 404 });
    },
  );
  it.each(["/en/%zz", "/%", "/de/%e4", "/en/%00", "/en/a%0d%0ab", "en", ""])(
    "[LOC-16] %j cannot be read: 400",
    (path) => {
      expect(decide(path)).toMatchObject({ kind: "refused", status: 400, refusal: { _tag: "BadRequestPath" } });
    },
  );
  it("[LOC-16] [SHL-06] what is refused names its path, escaped", () => {
    expect(decide("/fr/a'b")).toMatchObject({ refusal: { path: "/fr/a%27b" } });
    expect(decide("/en/%")).toMatchObject({ refusal: { path: "/en/%25" } });
  });
  it("[LOC-16] pages are only read", () => {
    expect(decide("/en/hosting", { method: "POST" })).toMatchObject({
      kind: "refused",
      status: 405,
      refusal: { _tag: "MethodNotAllowed", allow: "GET, HEAD" },
    });
    expect(decide("/en/hosting", { method: "HEAD" })).toMatchObject({ kind: "page" });
  });
});

describe("sections without prefix", () => {
  it.each(["/blog", "/blog/feed.xml", "/blog/news/first", "/jobs/cook", "/helpcenter/documentation"])(
    "[LOC-04] %s goes to the visitor's language",
    (path) => {
      expect(decide(path, { ...german, query: "?page=2" })).toEqual({
        kind: "redirect",
        status: 302,
        location: `/de${path}?page=2`,
        vary: visitor,
        remember: "de",
      });
    },
  );
  it.each(["/ticketing/abc", "/ticketing/check/abc"])("[LOC-18] %s goes to the visitor's language", (path) => {
    expect(decide(path, { query: "k=1" })).toMatchObject({ status: 302, location: `/en${path}?k=1` });
  });
  it.each(["/ticketing/login/abc", "/ticketing/printtest"])(
    "[LOC-08] %s has no language and no prefix form",
    (path) => {
      expect(decide(path)).toMatchObject({ kind: "outside" });
      expect(decide(`/en${path}`)).toMatchObject({ kind: "refused", status: 404 });
    },
  );
  it.each([
    "/api/shop/vat",
    "/admin",
    "/admin/preview/blog/x",
    "/sitemap.xml",
    "/sitemap-pages-en-GB.xml",
    "/robots.txt",
    "/favicon.ico",
    "/assets/app-1a2b.js",
    "/.well-known/security.txt",
    "/healthz",
    "/readyz",
    "/builds/latest.json",
    "/_serverFn/x",
    "/@vite/client",
    "/assets/a",
    "/builds/a",
    "/images/_/a",
    "/media/a",
    "/uploads/a",
    "/connect/github",
    "/.well-known/change-password",
    "/metrics",
    "/LOGO.PNG",
  ])("[LOC-19] [LOC-02] %s is never redirected", (path) => {
    expect(decide(path, german)).toEqual({ kind: "outside", locale: "de" });
    expect(decide(path, { method: "POST" })).toMatchObject({ kind: "outside" });
  });
});

describe("a file that is none", () => {
  it.each(["/index.html", "/foo.php", "/wp-login.php", "/foo.pdf", "/.well-known/x", "/media/nix.png"])(
    "[LOC-02] [SHL-02] [VISIT4-9] %s says so in the language of the visitor",
    (path) => {
      expect(decide(path, german)).toEqual({ kind: "outside", locale: "de" });
      expect(decide(path)).toEqual({ kind: "outside", locale: "en" });
    },
  );
});

describe("what looks like a file or a tool's path", () => {
  it.each(["/some_page", "/_", "/a.toolongforafile", "/v1.2/page", "/../robots.txt"])(
    "[LOC-03] %s is none, and no page",
    (path) => {
      expect(decide(path)).toMatchObject({ kind: "refused", status: 404 });
    },
  );
  it("[LOC-03] is requested as a page below a language", () => {
    expect(decide("/en/robots.txt")).toMatchObject({ kind: "page", path: "/en/robots.txt" });
  });
});

describe("a redirect's address", () => {
  it.each([
    ["", "/en"],
    ["?", "/en"],
    ["q=1", "/en?q=1"],
    ["?q=ü 😀", "/en?q=%C3%BC%20%F0%9F%98%80"],
    ["?q=\ud800", "/en?q=%EF%BF%BD"],
    ["?q=~!", "/en?q=~!"],
  ])("[LOC-02] keeps the query %j as a header may carry it", (query, location) => {
    expect(decide("/", { query })).toMatchObject({ location });
  });
});

describe("the checkout", () => {
  it.each([
    ["cart", "cart", "warenkorb"],
    ["login", "login", "login"],
    ["summary", "summary", "zusammenfassung"],
    ["thank-you", "thank-you", "danke"],
  ] as const)("[LOC-05] %s is at /en/checkout/%s and /de/checkout/%s", (step, english, germanWord) => {
    expect([slugOfStep(step, "en"), slugOfStep(step, "de")]).toEqual([english, germanWord]);
    expect(decide(`/en/checkout/${english}`, { signedIn: true })).toEqual({
      kind: "page",
      locale: "en",
      path: `/en/checkout/${english}`,
      step,
    });
    expect(decide(`/de/checkout/${germanWord}`, { signedIn: true })).toEqual({
      kind: "page",
      locale: "de",
      path: `/de/checkout/${germanWord}`,
      step,
    });
  });
  it.each([
    ["/en/checkout/warenkorb", "/en/checkout/cart"],
    ["/de/checkout/cart", "/de/checkout/warenkorb"],
    ["/en/checkout/zusammenfassung", "/en/checkout/summary"],
    ["/de/checkout/thank-you", "/de/checkout/danke"],
  ])("[LOC-05] %s has the wrong language's word and leads to %s for good", (path, location) => {
    expect(decide(path, { query: "?ref=7" })).toEqual({
      kind: "redirect",
      status: 301,
      location: `${location}?ref=7`,
      vary: [],
      remember: null,
    });
  });
  it("[LOC-05] an unprefixed word goes to its language, login to the visitor's", () => {
    expect(decide("/checkout/warenkorb", { query: "?ref=7" })).toMatchObject({
      status: 302,
      location: "/de/checkout/warenkorb?ref=7",
      vary: visitor,
    });
    expect(decide("/checkout/cart", german)).toMatchObject({ status: 302, location: "/en/checkout/cart" });
    expect(decide("/checkout/login", german)).toMatchObject({ status: 302, location: "/de/checkout/login" });
    expect(decide("/checkout/login")).toMatchObject({ status: 302, location: "/en/checkout/login" });
  });
  it.each(["/checkout", "/checkout/payment", "/en/checkout", "/de/checkout/Warenkorb", "/en/checkout/cart/more"])(
    "[LOC-05] %s is no step",
    (path) => {
      expect(decide(path)).toMatchObject({ kind: "refused", status: 404 });
      expect([stepFromSlug("payment"), stepFromSlug("")]).toEqual([null, null]);
    },
  );
  it.each(["cart", "login", "thank-you"] as const)("[CHK-02] the step %s is open without a login", (step) => {
    expect(decide(`/en/checkout/${step}`)).toMatchObject({ kind: "page", step });
  });
  it("[CHK-02] the summary requires visitors to log in and leads them back", () => {
    expect(decide("/de/checkout/zusammenfassung", { query: "?a=b" })).toEqual({
      kind: "redirect",
      status: 302,
      location: "/de/checkout/login?return=%2Fde%2Fcheckout%2Fzusammenfassung%3Fa%3Db",
      vary: ["Cookie"],
      remember: null,
    });
  });
});

describe("the way back after a login", () => {
  it.each([
    "/en",
    "/de/checkout/zusammenfassung",
    "/en/hosting?ref=7#plans",
    "/en/a%20b",
    "/admin/preview/x?locale=de",
  ])("[CHK-02] takes %s", (path) => {
    expect(safeReturnPath(path)).toBe(path);
    expect(loginPath("en", path)).toBe(`/en/checkout/login?return=${encodeURIComponent(path)}`);
  });
  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example/en",
    "javascript:alert(1)",
    "/en/\\evil",
    "/en//evil.example",
    "/\t/evil.example",
    "/en\n",
    "/en/%0a",
    "/en/..//evil.example",
    "/en/%2e%2e/api",
    "/en/%5cevil",
    "/en/%2f%2fevil.example",
    "/%2f/evil.example",
    "evil",
    "",
    "/",
    "/api/auth/local",
    "/administration",
    "/admin/../api",
    "/fr",
    "/en/%zz",
    "/en/checkout/login",
    " /en",
    `/en/${"a".repeat(3000)}`,
    null,
    undefined,
    7,
    ["/en"],
  ])("[CHK-02] refuses %j", (value) => {
    expect(safeReturnPath(value)).toBeNull();
  });
});

describe("fixed pages", () => {
  it("[LOC-09] the legal pages have fixed paths", () => {
    expect(fixedPaths.privacy).toEqual({ de: "/de/kontakt/datenschutzerklaerung", en: "/en/contact/data-privacy" });
    expect(fixedPaths["legal-notice"]).toEqual({ de: "/de/kontakt/impressum", en: "/en/contact/legal-notice" });
  });
  it("[LOC-05] [LOC-09] the other language's path leads to the right one, and an unprefixed one to its language", () => {
    expect(decide("/en/kontakt/impressum")).toMatchObject({ status: 301, location: "/en/contact/legal-notice" });
    expect(decide("/kontakt/impressum")).toMatchObject({ status: 302, location: "/de/kontakt/impressum" });
    const pages = [
      { en: "/hosting", de: "/hosting" },
      { en: "/ssl-certificates", de: "/ssl-zertifikate" },
    ];
    expect(routeDecision(request("/de/ssl-certificates"), pages)).toMatchObject({
      status: 301,
      location: "/de/ssl-zertifikate",
    });
    expect(routeDecision(request("/de/hosting"), pages)).toMatchObject({ kind: "page" });
    expect(routeDecision(request("/hosting", german), pages)).toMatchObject({ status: 302, location: "/de/hosting" });
  });
});
