// Examples of the specification for links.
import { expect, it } from "vitest";
import { contentLink, linkOf, plainLink, productLink } from "./index.ts";

it("[LNK-01] builds a product link from language, main category if any, product category and slug", () => {
  expect(productLink({ mainCategory: "server", category: "vps", slug: "vps-m" }, "en")).toBe("/en/server/vps/vps-m");
  expect(productLink({ category: "hosting", slug: "web-m" }, "de")).toBe("/de/hosting/web-m");
  expect(productLink({ category: "server/vps", slug: "vps-m" }, "de")).toBe("/de/server/vps/vps-m");
});
it("[LNK-01] leaves no empty segment", () => {
  expect(productLink({ mainCategory: "", category: "/hosting/", slug: "//web-m" }, "en")).toBe("/en/hosting/web-m");
  expect(productLink({ mainCategory: null, category: "hosting", slug: "" }, "en")).toBe("#");
  expect(productLink({ mainCategory: "server", category: null, slug: "web-m" }, "en")).toBe("#");
  expect(productLink({ mainCategory: " ", category: " server/./vps ", slug: "../vps m" }, "en")).toBe(
    "/en/server/vps/vps%20m",
  );
});
it.each([
  ["/about-us/", "/en/about-us"],
  ["/about-us", "/en/about-us"],
  ["about-us/team/", "/en/about-us/team"],
  ["/", "/en"],
  ["/faq/?a=b#c", "/en/faq?a=b#c"],
  [" /about-us ", "/en/about-us"],
  ["", "#"],
  [null, "#"],
  ["?a=b/", "#"],
  ["/about-us//team", "#"],
  ["/about-us\\team", "#"],
  ["//evil.example/", "#"],
  ["/\\evil.example", "#"],
  ["https://evil.example/", "#"],
  ["javascript:alert(1)", "#"],
])("[LNK-02] content page %s leads to %s", (url, href) => {
  expect(contentLink(url, "en")).toBe(href);
});
it.each([
  "https://example.org/a?b=c",
  "http://example.org",
  "/en/hosting",
  "/en//a:b",
  "#top",
  "?page=2",
  "mailto:help@kontor.example",
  "tel:+49123456",
])("[LNK-03] uses the plain url %s", (url) => {
  expect(plainLink(url)).toBe(url);
});
it.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<p>",
  "vbscript:x",
  "file:///etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "\\evil.example",
  "",
  " ",
  null,
  undefined,
])("[LNK-03] [LNK-04] resolves %j to #", (url) => {
  expect(plainLink(url)).toBe("#");
});
it("[LNK-03] [LNK-04] takes the product before the page before the plain url, and calls the rest broken", () => {
  expect(linkOf({ product: { category: "hosting", slug: "web-m" }, page: { url: "/x" }, url: "/y" }, "en")).toEqual({
    href: "/en/hosting/web-m",
    kind: "product",
  });
  expect(linkOf({ page: { url: "/x/" }, url: "/y" }, "de")).toEqual({ href: "/de/x", kind: "page" });
  expect(plainLink(" /y ")).toBe("/y");
  expect(linkOf({ url: "/y" }, "de")).toEqual({ href: "/y", kind: "url" });
  expect(linkOf({}, "de")).toEqual({ href: "#", kind: "broken" });
  expect(linkOf(null, "de")).toEqual({ href: "#", kind: "broken" });
});
