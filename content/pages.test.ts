// What visitors read, held against the catalogue and against itself: both languages, lengths, links, prices, dates, pictures.
import { readdirSync } from "node:fs";
import { hasPage, hasAdvantage, isStorage } from "@kontor/domain/shop/catalog";
import { employments } from "@kontor/domain/site/job";
import { blockNames, fixedPaths, layouts } from "@kontor/domain/site/routing";
import { type Locale, locales } from "@kontor/domain/visitor/locale";
import { describe, expect, it } from "vitest";
import {
  type Fields,
  place,
  text,
  list,
  categories,
  endings,
  products,
  images,
  imageKeys,
  content,
  other,
  priced,
  blocksOf,
  keysOf,
  valuesOf,
  pathsOf,
  linksOf,
  sumsOf,
  words,
  workedSums,
  moment,
  proseOf,
  writtenDeals,
} from "./written.ts";

describe.each(locales)("what is written in %s", (locale) => {
  const { pages, posts, jobs, help, blogCategories, deals, banners, site } = content[locale];
  const written = [...pages, ...posts, ...jobs, ...help];

  it("[CNT-01] has its size, and every entry in the other language too", () => {
    const there = content[other[locale]];
    expect(pages.length).toBeGreaterThanOrEqual(30);
    expect(posts.length).toBeGreaterThanOrEqual(12);
    expect(blogCategories.length).toBeGreaterThanOrEqual(4);
    expect(jobs.length).toBeGreaterThanOrEqual(6);
    expect(help.length).toBeGreaterThanOrEqual(20);
    expect(deals.filter(({ kind }) => kind !== "advent").length).toBeGreaterThanOrEqual(8);
    for (const name of ["pages", "posts", "jobs", "help", "blogCategories", "deals", "banners"] as const)
      expect(keysOf(content[locale][name]), name).toEqual(keysOf(there[name]));
  });

  it("[LOC-01] gives every page an address of its own that nothing else has", () => {
    const taken = new Set([
      ...categories.map(({ path }) => `/${path[locale]}`),
      "/server",
      fixedPaths.deals[locale].slice(3),
    ]);
    const sections = /^\/(en|de|blog|jobs|helpcenter|checkout|ticketing|admin|api|search|suche|account)(\/|$)/;
    for (const [entriesOfType, member] of [
      [pages, "url"],
      [help, "url"],
      [jobs, "slug"],
      [posts, "slug"],
    ] as const) {
      const addresses = entriesOfType.map(({ data }) => data[member] as string);
      expect(new Set(addresses).size, member).toBe(addresses.length);
      for (const address of addresses)
        expect(address).toMatch(member === "url" ? /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/ : /^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
    for (const { data } of pages) {
      expect(taken.has(data["url"] as string), `${data["url"]} is the catalogue's`).toBe(false);
      expect(data["url"]).not.toMatch(sections);
    }
  });

  it("[LOC-16] says to search engines what a page is, in the room they have", () => {
    for (const { key, data, body } of written) {
      const seo = data["seo"] as { metaTitle: string; metaDescription: string; shareImage?: string } | undefined;
      if (body === "" || seo !== undefined) {
        const [title, description] = [priced(seo?.metaTitle ?? "", locale), priced(seo?.metaDescription ?? "", locale)];
        expect(title.length, key).toBeLessThanOrEqual(60);
        expect(title, key).toContain("Kontor Hosting");
        expect(description.length, key).toBeLessThanOrEqual(155);
        expect(description.length, key).toBeGreaterThan(60);
        if (seo?.shareImage !== undefined) expect(imageKeys.has(seo.shareImage), `${key} ${seo.shareImage}`).toBe(true);
      }
      expect((data["title"] as string).trim(), key).not.toBe("");
    }
    const titles = pages.map(({ data }) => (data["seo"] as Fields)["metaTitle"]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("[LOC-12] [CNT-01] uses the layouts and every block, with keys that lead somewhere", () => {
    const used = new Set(pages.map(({ data }) => data["layout"]));
    for (const layout of used) expect(layouts).toContain(layout);
    expect(layouts.filter((layout) => !used.has(layout))).toEqual([]);
    const components = pages.flatMap(blocksOf).map(({ component }) => component);
    for (const name of blockNames)
      expect(components.filter((used) => used === `sections.${name}`).length, name).toBeGreaterThanOrEqual(3);
    expect(components.filter((component) => !blockNames.some((name) => component === `sections.${name}`))).toEqual([]);
    const pageKeys = new Set(keysOf(pages));
    const sold = new Set(products.filter(hasPage).map(({ key }) => key));
    for (const entry of pages)
      for (const block of blocksOf(entry)) {
        for (const page of valuesOf(block, "page"))
          expect(pageKeys.has(page), `${entry.key} → page ${page}`).toBe(true);
        for (const product of [...valuesOf(block, "product"), ...valuesOf(block, "products").flat()])
          expect(sold.has(product as string), `${entry.key} → product ${product}`).toBe(true);
        for (const image of valuesOf(block, "image"))
          expect(imageKeys.has(image), `${entry.key} → image ${image}`).toBe(true);
        for (const category of valuesOf(block, "category")) expect(keysOf(categories)).toContain(category);
        for (const group of valuesOf(block, "group")) expect(["popular", "country", "generic", "new"]).toContain(group);
        for (const row of (block["rows"] ?? []) as readonly { values: readonly unknown[] }[]) {
          expect(row.values.length, `${entry.key} ${JSON.stringify(row)}`).toBe(
            (block["columns"] as readonly unknown[]).length,
          );
          expect(
            row.values.every((value) => typeof value === "string"),
            `${entry.key} ${JSON.stringify(row)}`,
          ).toBe(true);
        }
      }
    for (const page of valuesOf(site, "page")) expect(pageKeys.has(page)).toBe(true);
  });

  it("[LNK-03] leads nowhere that is not there, and into no other language", () => {
    const paths = pathsOf(locale);
    const files = [
      ...written.map(({ key, raw }) => [key, raw] as const),
      ["site.yaml", text(`${locale}/site.yaml`)] as const,
    ];
    const banner = ["small-banners.yaml", text(`${locale}/small-banners.yaml`)] as const;
    for (const [key, raw] of [...files, banner])
      for (const link of linksOf(raw).filter(
        (link) => !content[locale].pages.some(({ data }) => data["url"] === link),
      )) {
        const isOwn = help.some(({ data }) => data["url"] === link);
        if (isOwn || /^https:\/\/[a-z0-9.-]+\//.test(link)) continue;
        expect(paths.has(link.replace(/[?#].*$/, "")), `${key} → ${link}`).toBe(true);
      }
  });

  it("[SHL-10] names the same sums as the other language, and no price that the catalogue does not know", () => {
    const known = new Set([
      0,
      ...products.flatMap(({ monthly, setup, firstMonthDiscount }) => [
        monthly,
        setup,
        firstMonthDiscount,
        monthly * 12,
      ]),
      ...products.filter(isStorage).map(({ monthly }) => 100 * monthly),
      ...writtenDeals.flatMap(({ firstMonthDiscount }) => firstMonthDiscount ?? []),
      ...endings.flatMap(({ register, renew, restore }) => [register, renew, restore, 4 * renew, register + 4 * renew]),
    ]);
    for (const folder of ["pages", "posts", "jobs", "help"] as const)
      for (const { key, raw } of content[locale][folder]) {
        const there = content[other[locale]][folder].find((entry) => entry.key === key);
        expect(sumsOf(raw), key).toEqual(sumsOf(there?.raw ?? ""));
        if (folder === "jobs") continue;
        for (const sum of sumsOf(raw))
          expect(known.has(sum) || workedSums.includes(sum), `${key} names ${sum} cents`).toBe(true);
      }
  });

  it("[CNT-02] has posts long enough to be worth a visit", () => {
    for (const { key, data, body } of posts) {
      expect(words(body), key).toBeGreaterThanOrEqual(500);
      expect(words(body), key).toBeLessThanOrEqual(900);
      expect(body, key).toMatch(/^## /m);
      expect(proseOf(body), key).not.toMatch(/^# /m);
      expect(keysOf(blogCategories), key).toContain(data["category"]);
      expect(imageKeys.has(data["cover"]), `${key} ${data["cover"]}`).toBe(true);
      expect(data["date"], key).toMatch(moment);
      expect(data["authorName"], key).toMatch(/Kontor/);
    }
    for (const category of keysOf(blogCategories))
      expect(posts.filter(({ data }) => data["category"] === category).length).toBeGreaterThanOrEqual(2);
  });

  it("[CNT-03] says of every job what, where, how and for how much", () => {
    for (const { key, data } of jobs) {
      expect(employments).toContain(data["employment"]);
      for (const member of ["department", "location"]) expect(data[member], key).toMatch(/^[a-z-]+$/);
      expect(data["salaryFrom"] === null || (data["salaryFrom"] as number) > 10_000, key).toBe(true);
      expect(data["postedOn"], key).toMatch(moment);
      expect(words(jobs.find((job) => job.key === key)?.body ?? ""), key).toBeGreaterThan(100);
    }
  });

  it("[CNT-04] [LOC-11] hangs every help article into the tree", () => {
    for (const { key, data } of help) {
      expect(["article", "wiki"]).toContain(data["kind"]);
      expect(typeof data["position"], key).toBe("number");
      const parent = help.find((above) => above.key === data["parent"]);
      if (data["parent"] !== undefined)
        expect(data["url"], key).toMatch(new RegExp(`^${String(parent?.data["url"])}/`));
    }
    expect(help.find(({ data }) => data["url"] === "/documentation/servercontrolpanel/api")?.data["colorMode"]).toBe(
      "light",
    );
  });

  it("[CNT-05] [CNT-06] offers deals that the catalogue bears out, and twenty-four doors", () => {
    for (const deal of deals) {
      const product = products.find(({ key }) => key === deal["product"]);
      expect(product?.category, String(deal["key"])).toBe(deal["category"]);
      const priced = writtenDeals.find(({ key }) => key === deal["dealKey"]);
      expect([priced?.product, priced?.door], String(deal["key"])).toEqual([
        product?.key,
        deal["kind"] === "advent" ? String(deal["day"]).slice(5) : undefined,
      ]);
      expect(product !== undefined && priced !== undefined && hasAdvantage(product, priced), String(deal["key"])).toBe(
        true,
      );
      expect(deal["soldOut"], String(deal["key"])).toBe(product?.soldOut);
      expect(imageKeys.has(deal["image"]), String(deal["image"])).toBe(true);
      // Its times are the catalogue's.
      expect([deal["startsAt"], deal["endsAt"]]).toEqual([undefined, undefined]);
    }
    expect(deals.filter(({ kind }) => kind === "flash").length).toBeGreaterThanOrEqual(2);
    const doors = deals.filter(({ kind }) => kind === "advent").map(({ day }) => String(day).slice(5));
    expect(doors).toEqual(Array.from({ length: 24 }, (_, at) => `12-${String(at + 1).padStart(2, "0")}`));
    for (const { url, from, until } of banners) {
      expect(pathsOf(locale).has(url as string), String(url)).toBe(true);
      // A shop that is only shown has them in years, too.
      expect([from, until]).toEqual([undefined, undefined]);
    }
  });

  it("[CNT-01] is written by hand: no filler, German with umlauts and Sie", () => {
    for (const { key, raw } of written) {
      expect(raw, key).not.toMatch(/lorem|ipsum|TODO|XXX/i);
      expect(raw, `${key} has a table without a head`).not.toMatch(/^\s*\|\s*\|.*\|\n\s*\|[ -|]*---/m);
      if (locale === "en") continue;
      expect(
        proseOf(raw).replace(/^(slug|url|shareImage|cover|parent|  - image).*$|\]\([^)]*\)|`[^`]*`|url: .*/gm, ""),
        key,
      ).not.toMatch(/\b(fuer|ueber|koennen|groess|moech|muess|du|dein|deine|dir|dich)\b/i);
    }
  });
});

describe("pictures, flags and rules", () => {
  it("[CNT-07] draws what it names, says it in both languages, and shows each drawing somewhere", () => {
    const files = readdirSync(place("images/")).map((name) => name.replace(/\.svg$/, ""));
    expect(files.length).toBeGreaterThanOrEqual(16);
    expect([...files].sort()).toEqual([...keysOf(images)].sort());
    const everything = locales.flatMap((locale) => Object.values(content[locale]).map((part) => JSON.stringify(part)));
    for (const { key, alternativeText } of images) {
      for (const locale of locales) expect((alternativeText as Fields)[locale], String(key)).toMatch(/.{15,125}/);
      const drawing = text(`images/${key}.svg`);
      expect(drawing, String(key)).toContain('width="1600" height="900"');
      const [, wide, high] = /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
      expect(Number(wide) / Number(high), String(key)).toBeCloseTo(16 / 9, 2);
      expect(drawing, String(key)).not.toMatch(/<script|<image|href=|currentColor|url\(/);
      expect(
        everything.some((part) => part.includes(`"${key}"`)),
        `${key} is shown nowhere`,
      ).toBe(true);
    }
  });

  it("[LOC-14] [LOC-15] redirects to what is there, or away over https", () => {
    for (const { path, redirect } of list("route-rules.yaml")) {
      const locale = String(path).slice(1, 3) as Locale;
      if (redirect === undefined) expect(pathsOf(locale).has(path as string), String(path)).toBe(true);
      else if (!String(redirect).startsWith("https://")) {
        expect(pathsOf(locale).has(redirect as string), String(redirect)).toBe(true);
        expect(pathsOf(locale).has(path as string), `${path} is a page`).toBe(false);
      }
    }
    const keys = keysOf(list("feature-flags.yaml"));
    expect(new Set(keys).size).toBe(keys.length);
  });
});
