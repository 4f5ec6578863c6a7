// Categories that no program knows, as a provider gives them: in the navigation, with their pages, below an overview, on the home page, in the search, the sitemap and on error pages. [PKG-08] [PRD-01] [SHL-03] [SHL-05]
import { readFileSync } from "node:fs";
import { locales } from "@kontor/domain/visitor/locale";
import { expect, it } from "vitest";
import { categories, products } from "../../../../api/test/nordwind/facts.ts";
import { drawn, faults, made, shop } from "../../../test/drawn-page.ts";
import { catalog, facts, shopWith, type TestedShop } from "../../../test/shop-fixture.ts";
import { contentAnswers } from "../../../test/content-fixture.ts";
import { drawnCategories } from "../../shell/category-scene.ts";
import { soldPaths } from "./overview.ts";

const own = { ...catalog, categories, products: Object.values(products).flat(), deals: [] };

let count = 0;

/** Each with an address of its own, since what was read is kept by it. */
const shopOf = (sold: unknown): TestedShop => ({
  ...shopWith({ ...facts, "/api/shop/catalog": sold }, contentAnswers([], [])),
  publicUrl: `https://own-${(count += 1)}.example`,
});

const paths = {
  en: { category: "/en/cellar/berths", product: "/en/cellar/berths/quay", title: "Berths" },
  de: { category: "/de/keller/liegeplaetze", product: "/de/keller/liegeplaetze/kai", title: "Liegeplätze" },
};

it.each(locales)(
  "[PKG-08] [PRD-01] it has its pages, its place in the navigation and on the home page, in %s",
  async (locale) => {
    const services = shopOf(own);
    const { category, product, title } = paths[locale];
    for (const path of [`/${locale}`, category, product]) {
      const html = await drawn(path, services);
      expect(await faults(html), path).toEqual([]);
      expect(html, path).toContain(`href="${category}"`);
    }
    const { page, shell } = await made(category, services);
    expect([page.kind, page.status, page.head.title.includes(title)]).toEqual(["category", 200, true]);
    expect(shell.navigation.map(({ title }) => title)).toEqual(
      locale === "en"
        ? ["Names", "Webspace", "Servers", "Berths"]
        : ["Namen", "Speicherplatz", "Server", "Liegeplätze"],
    );
    expect(soldPaths(own as never, locale)).toContain(category);
    const [file, scene] = (/categories[^"#]*\.svg[^"#]*#([a-z-]+)/.exec(await drawn(category, services)) ??
      []) as string[];
    expect([file !== undefined, drawnCategories.has(scene ?? "")]).toEqual([true, true]);
  },
);

it.each(locales)(
  "[SHL-03] [SHL-05] an error page offers it where the usual ones are not sold, in %s",
  async (locale) => {
    const { category, title } = paths[locale];
    const { page } = await made(`/${locale}/elsewhere${category.slice(category.lastIndexOf("/"))}-old`, shopOf(own));
    const offered = page.data as { readonly cards: readonly { readonly name: string }[]; readonly category: unknown };
    expect(page.status).toBe(404);
    expect(offered.cards.map(({ name }) => name)).toEqual(
      locale === "en" ? ["Domain", "Webspace", "Machines"] : ["Domain", "Speicherplatz", "Maschinen", "Liegeplätze"],
    );
    expect(offered.category).toEqual({
      label: locale === "en" ? `Discover ${title}` : `${title} entdecken`,
      href: category,
    });
  },
);

it("[SHL-03] [SHL-05] the shop that sells the usual ones offers those alone", async () => {
  const { page } = await made("/en/elsewhere/managed-cloud", shop());
  const offered = page.data as { readonly cards: readonly { readonly name: string }[]; readonly category: unknown };
  expect([offered.cards.map(({ name }) => name), offered.category]).toEqual([["Domain", "Hosting", "Server"], null]);
});

it("[PKG-08] one with an address below the overview of servers is found there", async () => {
  const gpu = {
    key: "gpu",
    path: { en: "server/gpu", de: "server/gpu" },
    title: { en: "GPU servers", de: "GPU-Server" },
    summary: { en: "Servers that reckon.", de: "Server, die rechnen." },
  };
  const services = shopOf({ ...catalog, deals: [], categories: [...catalog.categories, gpu] });
  const { page, shell } = await made("/de/server", services);
  const { below } = page.data as { readonly below: readonly { readonly title: string }[] };
  expect(below.map(({ title }) => title)).toContain("GPU-Server");
  expect(shell.navigation.flatMap(({ children }) => children).map(({ href }) => href)).toContain("/de/server/gpu");
});

it("[PKG-08] what is said to have a drawing has one, and nothing else", () => {
  const drawings = readFileSync(new URL("../../shell/images/categories.svg", import.meta.url), "utf8");
  expect([...drawings.matchAll(/ id="([a-z-]+)"/g)].map(([, id]) => id).toSorted()).toEqual(
    [...drawnCategories].toSorted(),
  );
});
