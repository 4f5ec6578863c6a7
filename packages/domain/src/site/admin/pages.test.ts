// The pages of the admin area, as the specification lists them. [ADM-01] [ADM-02] [ADM-03] [ADM-05]
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { adminPage, adminRoutes, previewHeaders } from "./index.ts";

const at = (path: string): unknown => {
  const page = adminPage(path, ["groupware", "managed-cloud"]);
  return Result.isSuccess(page) ? page.success : page.failure._tag;
};
const preview = (of: string, more: object = {}) => ({ kind: "preview", preview: { of, ...more } });

it.each([
  ["/admin", { kind: "home" }],
  ["/admin/", { kind: "home" }],
  ["/admin/small-banners", { kind: "small-banners" }],
  ["/admin/faulty-products", { kind: "faulty-products" }],
  ["/admin/product-link-helper", { kind: "product-link-helper" }],
  ["/admin/entrances/1", { kind: "entrances", id: "1" }],
  ["/admin/entrances", "AdminPageUnknown"],
  ["/admin/small-banners/x/y", "AdminPageUnknown"],
  ["/admin/users", "AdminPageUnknown"],
  ["/en/admin", "AdminPageUnknown"],
  ["/administration", "AdminPageUnknown"],
  ["/", "AdminPageUnknown"],
])("[ADM-01] %s is %j", (path, expected) => expect(at(path)).toEqual(expected));
it.each([
  ["/admin/tests/privacy-form", { kind: "test-form", form: "privacy", product: null }],
  ["/admin/tests/sponsoring-form", { kind: "test-form", form: "sponsoring", product: null }],
  ["/admin/tests/cancellation-form", { kind: "test-form", form: "cancellation", product: null }],
  ["/admin/tests/newsletter-form", "AdminPageUnknown"],
  ["/admin/tests", "AdminPageUnknown"],
  ["/admin/tests/privacy-form/x", "AdminPageUnknown"],
])("[ADM-02] %s is %j", (path, expected) => expect(at(path)).toEqual(expected));
it.each([
  ["/admin/tests/groupware-pro-form", { kind: "test-form", form: "product-pro", product: "groupware" }],
  ["/admin/tests/managed-cloud-pro-form", { kind: "test-form", form: "product-pro", product: "managed-cloud" }],
  ["/admin/tests/boat-pro-form", "ProFormUnknown"],
  ["/admin/tests/-pro-form", "AdminPageUnknown"],
])("[ADM-05] %s is %j", (path, expected) => expect(at(path)).toEqual(expected));
it.each([
  ["/admin/preview/about-us/team", preview("page", { path: "/about-us/team" })],
  ["/admin/preview/products/hosting/web-m", preview("product", { path: "/hosting/web-m" })],
  ["/admin/preview/helpcenter", preview("help-home")],
  ["/admin/preview/helpcenter/faq/mail", preview("help", { path: "/faq/mail" })],
  ["/admin/preview/page-headers", preview("page-headers")],
  ["/admin/preview/blog/news", preview("blog-category", { category: "news" })],
  ["/admin/preview/blog/news/hello", preview("blog-post", { category: "news", slug: "hello" })],
  ["/admin/preview", "AdminPageUnknown"],
  ["/admin/preview/blog", "AdminPageUnknown"],
  ["/admin/preview/blog/a/b/c", "AdminPageUnknown"],
  ["/admin/preview/products", "AdminPageUnknown"],
  ["/admin/preview/page-headers/x", "AdminPageUnknown"],
  ["/admin/preview//x", "AdminPageUnknown"],
])("[ADM-03] %s is %j", (path, expected) => expect(at(path)).toEqual(expected));
it("[ADM-03] a preview is never cached and never indexed", () =>
  expect(previewHeaders).toEqual({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" }));
it.each(adminRoutes.map(({ path, kind }) => [path, kind] as const))(
  "[SES-07] the way %s leads to a page of the kind %s",
  (path, kind) =>
    expect(at(path.replace("{product}", "groupware").replaceAll(/\{\w+\}/g, "x"))).toMatchObject({ kind }),
);
