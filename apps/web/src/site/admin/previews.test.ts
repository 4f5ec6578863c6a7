// Previews of drafts as the server answers them: who may see them, in which language, and that they are not cached. [ADM-03] [LOC-19]
import { features } from "../feature/features.ts";
import { describe, expect, it, vi } from "vitest";
import { previewHeaders } from "@kontor/domain/site/admin";
import type { PageServices } from "../../platform/page/services.ts";
import { appScripts } from "../../app/document/app-scripts.ts";
import { dressed } from "../../app/document/document.ts";
import { answer } from "../../app/answer.ts";
import server from "../../app/page-responses.ts";
import { contentAnswers, pageOf } from "../../../test/content-fixture.ts";
import { answeredBy, facts, shopWith, type TestedShop } from "../../../test/shop-fixture.ts";

vi.mock("../../app/document/drawing.ts", () => ({
  draw: async (page: { readonly status: number }, _shell: unknown, address: string) => ({
    kind: "document",
    status: page.status,
    body: Buffer.from(address),
    scripts: [],
  }),
}));
vi.mock("../../visitor/consent/drawn-banner.ts", () => ({
  consentAround: () => ({ attributes: "", begin: "", end: "", scripts: [] }),
  bannerOf: () => "",
}));
vi.mock("../../app/document/ticketing-document.tsx", () => ({
  badgeDocument: () => null,
  ticketingDocument: () => null,
  ticketingFile: () => null,
}));

const shops = { count: 0 };

/** A shop whose visitor has a role, which records the requested content. */
const shop = (role: string, requested: string[] = [], title = "Drafted"): TestedShop => {
  const content = contentAnswers([pageOf("/held-back", "default", undefined, { title, content: [] })]);
  return {
    ...shopWith(
      { ...facts, "/api/shop/auth": { type: role === "visitor" ? "anonymous" : "user", role, customerNumber: null } },
      (path) => {
        const response = content(path);
        if (response !== null) requested.push(path);
        return response;
      },
    ),
    publicUrl: `https://preview-${(shops.count += 1)}.example`,
  };
};

const ask = async (path: string, services: PageServices, headers: Record<string, string> = {}) =>
  server.fetch(new Request(services.publicUrl + path, { headers }), services);

const pageAt = async (path: string, services: PageServices, headers: Record<string, string> = {}) => {
  const response = await answer(new Request(services.publicUrl + path, { headers }), services);
  if (response.kind !== "page") throw new Error(`${path} is ${response.kind}`);
  return response.page;
};

const paths = [
  "/admin",
  "/admin/small-banners",
  "/admin/faulty-products",
  "/admin/product-link-helper",
  "/admin/no-such-tool",
  "/admin/preview/held-back",
  "/admin/preview/nothing",
  "/admin/preview",
  "/admin/preview/products/hosting/web-m",
  "/admin/preview/helpcenter",
  "/admin/preview/helpcenter/x",
  "/admin/preview/page-headers",
  "/admin/preview/blog/x",
  "/admin/preview/blog/x/y",
];

describe("who may see a draft", () => {
  it.each(paths)("[ADM-03] [SES-07] visitors are led to the login and back, and no draft is read: %s", async (path) => {
    const requested: string[] = [];
    const response = await ask(`${path}?locale=de`, shop("visitor", requested));
    expect([response.status, response.headers.location]).toEqual([
      302,
      `/admin/login?locale=de&return=${encodeURIComponent(`${path}?locale=de`)}`,
    ]);
    expect(response.headers).toMatchObject(previewHeaders);
    expect(requested.filter((each) => each.includes("status=draft"))).toEqual([]);
  });
  it.each(["customer", "reseller", "ticketing"].flatMap((role) => paths.map((path) => [role, path] as const)))(
    "[ADM-03] [SES-07] %s gets the same answer for every path: %s",
    async (role, path) => {
      const requested: string[] = [];
      const response = await ask(path, shop(role, requested));
      expect([
        response.status,
        response.same,
        response.headers["cache-control"],
        response.headers["x-robots-tag"],
      ]).toEqual([403, null, "private, no-store", "noindex, nofollow"]);
      expect(requested.filter((each) => each.includes("status=draft"))).toEqual([]);
    },
  );
});

describe("a preview", () => {
  it("[ADM-03] shows the draft at its future place, not cached and not indexed", async () => {
    const requested: string[] = [];
    const services = shop("admin", requested);
    const response = await ask("/admin/preview/held-back?locale=en", services);
    expect([response.status, response.body.toString(), response.same]).toEqual([200, "/en/held-back", null]);
    expect(response.headers).toMatchObject(previewHeaders);
    expect(requested.filter((each) => each.includes("status=draft")).length).toBe(1);
    const page = await pageAt("/admin/preview/held-back?locale=en", services);
    expect(page.head).toMatchObject({
      canonical: null,
      alternates: [],
      indexed: false,
      title: "Preview: A page of all blocks",
    });
    expect(page.paths).toEqual({
      en: "/admin/preview/held-back?locale=en",
      de: "/admin/preview/held-back-de?locale=de",
    });
    expect(requested.filter((each) => each.includes("status=draft")).length).toBe(2);
  });
  it("[ADM-03] [CNT-09] has the features that are on: flags have no drafts", async () => {
    const requested: string[] = [];
    await features({ ...shop("admin", requested), drafts: true });
    const flags = requested.filter((each) => each.includes("feature-flags"));
    expect([flags.length, flags.filter((each) => each.includes("status"))]).toEqual([1, []]);
  });
  it("[ADM-03] says what it is, and brings no scripts but the one that watches for the end of the login", async () => {
    const page = await pageAt("/admin/preview/held-back", shop("admin"));
    const html = dressed('<html><head></head><body><main id="content"></main></body></html>', page);
    expect(html).toMatch(/<main id="content"><p class="s-preview" role="note"><strong>Preview<\/strong>/);
    const appOf = appScripts(
      { preloads: ["/assets/a.js"], scripts: [{ attributes: { type: "module", src: "/assets/a.js" }, code: "" }] },
      { starting: "start()", waking: "wake()", loginEnd: "leave()" },
    );
    expect(appOf(page, [])).toEqual({ head: "", body: "<script>leave()</script>", inline: ["leave()"] });
  });
  it("[LOC-19] is in the language of `?locale=`, else of the cookie", async () => {
    const services = shop("admin");
    const localeOf = async (query: string, cookie: string) =>
      (await pageAt(`/admin/preview/helpcenter${query}`, services, { cookie })).locale;
    expect([
      await localeOf("", "locale=de"),
      await localeOf("?locale=en", "locale=de"),
      await localeOf("?locale=fr", "locale=de"),
      await localeOf("", ""),
    ]).toEqual(["de", "en", "de", "en"]);
  });
  it("[ADM-03] of what is not there is 404 to who may see drafts", async () => {
    for (const path of [
      "/admin/x",
      "/admin/preview",
      "/admin/preview/nothing",
      "/admin/preview/blog/x/y",
      "/admin/preview/products/hosting/nothing",
    ])
      expect([path, (await ask(path, shop("admin"))).status]).toEqual([path, 404]);
  });
  it.each(["/admin/preview/products/hosting/web-m", "/admin/preview/helpcenter", "/admin/preview/page-headers"])(
    "[ADM-03] stands at %s",
    async (path) => expect((await ask(path, shop("admin"))).status).toBe(200),
  );
  it.each(["en", "de"])(
    "[ADM-03] that the content system gives the shop no drafts for says so, and what there is to mend (%s)",
    async (locale) => {
      const services = shop("admin");
      const refusing = answeredBy(services, async (path, init) =>
        path.includes("status=draft")
          ? Response.json(
              { data: null, error: { status: 502, name: "PreviewTokenError", message: "…" } },
              { status: 502 },
            )
          : services.send(path, init),
      );
      for (const path of ["/admin/preview/held-back", "/admin/preview/blog/x", "/admin/preview/page-headers"]) {
        const page = await pageAt(`${path}?locale=${locale}`, refusing);
        expect([page.kind, page.status, page.head.indexed]).toEqual(["content", 502, false]);
        expect(JSON.stringify(page.data)).toContain("CMS_TOKEN");
        expect((await ask(`${path}?locale=${locale}`, refusing)).headers).toMatchObject(previewHeaders);
      }
    },
  );
  it("[ADM-03] leaves what visitors read as it is published", async () => {
    const services = shop("admin");
    await pageAt("/admin/preview/held-back", services);
    const requested: string[] = [];
    const visitors = { ...shop("visitor", requested, "Published"), publicUrl: services.publicUrl };
    expect((await pageAt("/en/held-back", visitors)).data).toMatchObject({ title: "Published" });
    expect(requested.some((each) => each.startsWith("/api/pages") && !each.includes("status=draft"))).toBe(true);
  });
});
