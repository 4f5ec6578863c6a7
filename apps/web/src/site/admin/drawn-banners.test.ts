// Small banners on public pages: by flag and schedule, in both languages, until they change. [ADM-04] [CNT-09] [OPS-03]
import { instant } from "@kontor/domain/kernel/calendar";
import { describe, expect, it } from "vitest";
import { contentAnswers } from "../../../test/content-fixture.ts";
import { catalog, facts, shopWith, type TestedShop } from "../../../test/shop-fixture.ts";
import { drawnBanners } from "./drawn-banners.tsx";

const shops = { count: 0 };
const hour = 3_600_000;
const now = instant(Date.UTC(2026, 10, 21, 11));
const at = (hours: number): string => new Date(now + hours * hour).toISOString();
const home = { place: "home", path: "/en" } as const;
const words = { en: ["Moving is free", "Later"], de: ["Umzug kostet nichts", "Später"] } as const;
const banner = (
  key: string,
  text: string,
  locale: string,
  from: string,
  until: string,
  pages: string | null = null,
) => ({
  id: 1,
  documentId: key,
  key,
  lead: key === "now" ? (locale === "de" ? "Neu" : "New") : null,
  text,
  url: `/${locale}/domains`,
  active: true,
  from,
  until,
  pages,
});

const shop = (flags: readonly string[], pages: string | null = null): TestedShop => {
  const content = contentAnswers([]);
  const services = shopWith({ ...facts, "/api/shop/catalog": catalog }, (path) => {
    if (/feature-flags/.test(path)) return Response.json({ success: true, result: flags.map((key) => ({ key })) });
    const locale = /small-banners\?.*locale=(en|de)/.exec(path)?.[1] as "en" | "de" | undefined;
    if (locale === undefined) return content(path);
    const [current, planned] = words[locale];
    const data = [banner("now", current, locale, at(-1), at(2), pages), banner("later", planned, locale, at(1), at(3))];
    return Response.json({ data, meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 2 } } });
  });
  return { ...services, publicUrl: `https://banners-${(shops.count += 1)}.example` };
};

describe("small banners", () => {
  it("[ADM-04] are drawn in both languages, and are others from the next moment of their schedule on", async () => {
    const services = shop(["small-banners"]);
    const drawn = await drawnBanners(services, now, home);
    expect(drawn.until).toBe(now + hour);
    expect(drawn.text).toMatch(/^<section .*<\/section>$/);
    expect(drawn.text).toContain('<strong class="k-slip">New</strong><a href="/en/domains">Moving is free</a>');
    expect(drawn.text).toContain('<strong class="k-slip">Neu</strong><a href="/de/domains">Umzug kostet nichts</a>');
    expect(drawn.text).not.toContain("Later");
    const later = await drawnBanners(services, instant(now + hour), home);
    expect([later.text.includes("Later"), later.text.includes("Moving"), later.until]).toEqual([
      true,
      true,
      now + 2 * hour,
    ]);
    expect(await drawnBanners(services, instant(now + 3 * hour), home)).toEqual({ text: "", until: null });
  });
  it("[ADM-04] wait on pages that they do not name, and a page without banners has all of them waiting", async () => {
    const services = shop(["small-banners"], "blog\n/en/domains/*");
    const [blog, transfer, checkout] = [
      await drawnBanners(services, now, { place: "blog", path: "/de/blog" }),
      await drawnBanners(services, now, { place: "products", path: "/en/domains/transfer" }),
      await drawnBanners(services, instant(now + hour), null),
    ];
    for (const { text } of [blog, transfer]) expect(text).toContain('<p data-pages="blog /en/domains/*"><strong');
    const { text } = await drawnBanners(services, now, home);
    expect(text.match(/<section hidden=""/g)).toHaveLength(2);
    expect(text).toContain('<p data-pages="blog /en/domains/*" hidden=""><strong');
    const mixed = await drawnBanners(services, instant(now + hour), home);
    expect(mixed.text).toContain('<p><a href="/en/domains">Later</a></p>');
    expect(mixed.text).not.toContain("<section hidden");
    expect(checkout.text.match(/hidden=""/g)).toHaveLength(6);
  });
  it("[CNT-09] are off with their flag", async () => {
    expect(await drawnBanners(shop([]), now, home)).toEqual({ text: "", until: null });
  });
});
