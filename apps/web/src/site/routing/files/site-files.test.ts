// The files about the site, made of a content system with many pages.
import { bothLanguages } from "@kontor/domain/visitor/locale";
import { type Client, shopClient } from "@kontor/adapters/client";
import { describe, expect, it } from "vitest";
import { siteFileAt } from "./site-files.ts";

const build = { id: "b1", madeAt: 1_000 };
const origin = "https://kontor.example";
const now = Date.UTC(2026, 10, 21);

const category = { key: "hosting", path: { en: "hosting", de: "hosting" }, title: { en: "Hosting", de: "Hosting" } };
const product = { key: "web-s", category: "hosting", slug: { en: "web-s", de: "web-s" }, onlyAsAddition: false };
const catalog = { version: "1", categories: [category], products: [product], endings: [] };

interface Listed {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** A content system in memory: lists by name, in the order of ids, at most a hundred at once. */
const asking = (lists: Readonly<Record<string, readonly Listed[]>>): Client & { readonly requested: string[] } => {
  const requested: string[] = [];
  const answer = (path: string): unknown => {
    if (path === "/api/shop/catalog") return { result: catalog };
    const [place = "", text = ""] = path.split("?");
    const query = new URLSearchParams(text);
    if (place === "/api/v2/content/addresses") {
      const found = (lists[query.get("list") ?? ""] ?? []).filter(({ id }) => id > Number(query.get("after")));
      const part = found.slice(0, 1000);
      return { result: { next: found.length > 1000 ? part.at(-1)?.id : null, entries: part } };
    }
    const all = lists[place.replace("/api/", "")] ?? [];
    return { data: all.slice(0, 100), meta: { pagination: { total: all.length, pageSize: 100 } } };
  };
  const shop = shopClient({
    baseUrl: "/api",
    fetch: async (path) => {
      requested.push(path);
      return Response.json(answer(path));
    },
  });
  return { ...shop, requested };
};

const page = (id: number, beside: object = {}): Listed => ({
  id,
  address: `/page-${id}`,
  counterpart: `/seite-${id}`,
  changedOn: "2026-11-20",
  ...beside,
});

const textOf = async (path: string, lists: Parameters<typeof asking>[0] = {}): Promise<string> => {
  const file = await siteFileAt(path, { shop: asking(lists), origin, languages: bothLanguages }, build, now);
  if (file === null || file === "missing") throw new Error(`${path} is ${file}`);
  if (typeof file.body === "string") return file.body;
  let text = "";
  for await (const piece of file.body) text += piece;
  return text;
};

const addresses = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");

describe("sitemaps", () => {
  it("[CNT-08] [LOC-21] the index names a pages and a products file of each language, and robots.txt names them all", async () => {
    const index = addresses(await textOf("/sitemap.xml"));
    expect(index).toEqual(
      ["pages-en-GB", "pages-de-DE", "products-en-GB", "products-de-DE"].map((name) => `${origin}/sitemap-${name}.xml`),
    );
    const robots = await textOf("/robots.txt");
    for (const address of [`${origin}/sitemap.xml`, ...index]) expect(robots).toContain(`Sitemap: ${address}\n`);
  });

  it("[CNT-08] a page stands with its alternates and the day of its last change", async () => {
    const xml = await textOf("/sitemap-pages-en-GB.xml", { pages: [page(1)] });
    expect(xml).toContain(`<url><loc>${origin}/en/page-1</loc><lastmod>2026-11-20</lastmod>`);
    expect(xml).toContain(`hreflang="de-DE" href="${origin}/de/seite-1"`);
  });

  it("[CNT-08] every address says when it changed last: its entry's day, a list's newest one, else the day of the build", async () => {
    const lists = {
      pages: [page(1), page(2, { address: "/contact/legal-notice", changedOn: "2026-11-19" })],
      "blog-posts": [{ id: 1, address: "first", category: "news", changedOn: "2026-11-18" }],
      jobs: [{ id: 1, address: "support", changedOn: "" }],
    };
    const pages = await textOf("/sitemap-pages-en-GB.xml", lists);
    const days = new Map(
      [...pages.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, place = "", day]) => [
        place.slice(origin.length),
        day,
      ]),
    );
    expect([...days.values()].filter((day) => day === undefined)).toEqual([]);
    expect(
      ["/en", "/en/contact/legal-notice", "/en/blog", "/en/blog/news/first", "/en/jobs/support"].map((place) =>
        days.get(place),
      ),
    ).toEqual(["1970-01-01", "2026-11-19", "2026-11-18", "2026-11-18", "1970-01-01"]);
    expect(await textOf("/sitemap-products-de-DE.xml")).toContain("<lastmod>1970-01-01</lastmod>");
  });

  it("[CNT-08] [ACC-05] a page that only the link of a letter opens stands in none", async () => {
    for (const [name, path] of [
      ["en-GB", "/en/contact/was-it-you"],
      ["de-DE", "/de/kontakt/waren-sie-das"],
    ]) {
      const xml = await textOf(`/sitemap-pages-${name}.xml`);
      expect([
        xml.includes("/kontakt/impressum") || xml.includes("/contact/legal-notice"),
        xml.includes(path ?? ""),
      ]).toEqual([true, false]);
    }
  });

  it("[CNT-08] blog posts, jobs and help stand among the pages, a page at a fixed place only once", async () => {
    const xml = await textOf("/sitemap-pages-en-GB.xml", {
      pages: [page(1, { address: "/contact/legal-notice" })],
      "blog-posts": [{ id: 1, address: "first", category: "news", changedOn: "2026-11-20" }],
      jobs: [{ id: 1, address: "support", changedOn: "" }],
      "helpcenter-articles": [{ id: 1, address: "/documentation", changedOn: "" }],
    });
    const found = addresses(xml);
    for (const path of ["/en/blog/news/first", "/en/jobs/support", "/en/helpcenter/documentation"])
      expect(found).toContain(origin + path);
    expect(found.filter((address) => address.endsWith("/legal-notice"))).toHaveLength(1);
    expect(new Set(found).size).toBe(found.length);
  });

  it("[LOC-21] above 50,000 addresses a second file goes on where the first ended, and there is no third", async () => {
    const lists = { pages: Array.from({ length: 50_010 }, (_, at) => page(at + 1)) };
    const index = addresses(await textOf("/sitemap.xml", lists));
    expect(index).toContain(`${origin}/sitemap-pages-en-GB-2.xml`);
    const [first, second] = await Promise.all(
      ["", "-2"].map(async (part) => addresses(await textOf(`/sitemap-pages-en-GB${part}.xml`, lists))),
    );
    expect(first).toHaveLength(50_000);
    expect(second?.at(-1)).toBe(`${origin}/en/page-50010`);
    expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe((first?.length ?? 0) + (second?.length ?? 0));
    expect(
      await siteFileAt(
        "/sitemap-pages-en-GB-3.xml",
        { shop: asking(lists), origin, languages: bothLanguages },
        build,
        now,
      ),
    ).toBe("missing");
  });

  it("[CNT-08] products stand in a file of their own", async () => {
    expect(addresses(await textOf("/sitemap-products-de-DE.xml"))).toEqual([`${origin}/de/hosting/web-s`]);
  });
});

describe("small files", () => {
  it("[VIS-05] the latest build is named, its manifest is there, and no other's", async () => {
    expect(JSON.parse(await textOf("/builds/latest.json"))).toMatchObject({ id: "b1" });
    expect(JSON.parse(await textOf("/builds/meta/b1.json"))).toMatchObject({ id: "b1" });
    expect(
      await siteFileAt("/builds/meta/b0.json", { shop: asking({}), origin, languages: bothLanguages }, build, now),
    ).toBe("missing");
  });

  it("[LOC-21] security.txt names a contact and a day less than a year away", async () => {
    const text = await textOf("/.well-known/security.txt");
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    expect(expires).toBeGreaterThan(now);
    expect(expires).toBeLessThan(now + 365 * 86_400_000);
  });

  it("[CNT-02] the feed holds the posts as Atom, with what could be markup as text", async () => {
    const post = {
      id: 7,
      title: "Backups & <restores>",
      slug: "backups",
      excerpt: "Try it.",
      authorName: null,
      date: "2026-11-01",
      updatedAt: "2026-11-02T08:00:00.000Z",
      category: { name: "Guides", slug: "guides" },
    };
    const feed = await textOf("/en/blog/feed.atom", { "blog-posts": [post] });
    expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(feed).toContain(`<id>${origin}/en/blog/guides/backups</id>`);
    expect(feed).toContain("<updated>2026-11-02T08:00:00.000Z</updated>");
    const stored = { ...post, createdAt: post.updatedAt };
    expect(await textOf("/en/blog/feed.atom", { "blog-posts": [stored] })).toContain(
      "<updated>2026-11-01T00:00:00.000Z</updated>",
    );
    expect(feed).toContain("Backups &amp; &lt;restores&gt;");
    expect(
      await siteFileAt("/fr/blog/feed.atom", { shop: asking({}), origin, languages: bothLanguages }, build, now),
    ).toBeNull();
  });
});
