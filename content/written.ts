// Reads what is written for visitors, for the tests: entries, lists, paths, links, sums.
import { readdirSync, readFileSync } from "node:fs";
import { instant } from "@kontor/domain/kernel/calendar";
import { rateOfPercent } from "@kontor/domain/kernel/money";
import { type Category, type DealTerms, hasPage, type Product, productPath } from "@kontor/domain/shop/catalog";
import type { Ending } from "@kontor/domain/shop/domain-name";
import { pricesFilledIn, type PriceView } from "@kontor/domain/shop/pricing";
import { accountPaths, fixedPaths, proFormPath } from "@kontor/domain/site/routing";
import { sellerFacts, sellerFilledIn, sellerWords, type WrittenSeller } from "@kontor/domain/shop/seller";
import { inLocale, type Locale, type Localized, withLocale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { load } from "js-yaml";

export type Fields = Readonly<Record<string, unknown>>;
interface Entry {
  readonly key: string;
  readonly data: Fields;
  readonly body: string;
  readonly raw: string;
}

export const place = (name: string): URL => new URL(name, import.meta.url);
export const text = (name: string): string => readFileSync(place(name), "utf8");
const json = <A>(name: string): A => JSON.parse(text(name)) as A;
export const list = (name: string): readonly Fields[] => load(text(name)) as readonly Fields[];

export const categories = json<readonly Category[]>("catalog/categories.json");
const site = json<WrittenSeller & { readonly proProducts: readonly string[]; readonly hours: Localized<string> }>(
  "site.json",
);
const { proProducts } = site;
const seller = Result.getOrThrow(sellerFacts(site));
export const endings = json<readonly Ending[]>("catalog/endings.json");
export const products = readdirSync(place("catalog/products/")).flatMap((file) =>
  json<readonly Product[]>(`catalog/products/${file}`),
);
/** Deals as the catalogue writes them: their times are days, or doors of December. */
export const writtenDeals =
  json<
    readonly (DealTerms & {
      readonly key: string;
      readonly product: string;
      readonly soldOut: boolean;
      readonly door?: string;
    })[]
  >("catalog/deals.json");
const catalog = { version: "test", categories, products, endings };
const always = { opens: instant(0), closes: instant(0) };
/** Prices as they are seen in Germany while no deal runs. */
const priceView: PriceView = {
  catalog: { ...catalog, deals: writtenDeals.map((deal) => ({ ...deal, ...always })) },
  now: instant(0),
  homeRate: rateOfPercent(19),
  vat: { country: "DE", rate: rateOfPercent(19), treatment: "view" },
  vatWords: (locale) => (locale === "de" ? "inkl. 19 % MwSt. (Deutschland)" : "incl. 19% VAT (Germany)"),
};
/** A text with its slots of prices and of the provider filled in. */
export const priced = (words: string, locale: Locale): string =>
  sellerFilledIn(
    pricesFilledIn(words, priceView, locale),
    sellerWords({ ...seller, hours: site.hours }, locale, inLocale({ en: "Germany", de: "Deutschland" }, locale)),
  );
export const images = list("images.yaml");
export const imageKeys = new Set(images.map(({ key }) => key));

const entries = (locale: Locale, folder: string): readonly Entry[] =>
  readdirSync(place(`${locale}/${folder}/`)).map((file) => {
    const raw = text(`${locale}/${folder}/${file}`);
    const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(raw) ?? [];
    return { key: file.replace(/\.\w+$/, ""), data: load(front ?? raw) as Fields, body: body ?? "", raw };
  });

const read = (locale: Locale) => ({
  pages: entries(locale, "pages"),
  posts: entries(locale, "blog"),
  jobs: entries(locale, "jobs"),
  help: entries(locale, "help"),
  blogCategories: list(`${locale}/blog-categories.yaml`),
  deals: list(`${locale}/deals.yaml`),
  banners: list(`${locale}/small-banners.yaml`),
  site: load(text(`${locale}/site.yaml`)) as Fields,
});
export const content = { en: read("en"), de: read("de") };
export const other = { en: "de", de: "en" } as const;

export const blocksOf = ({ data }: Entry): readonly Fields[] => (data["content"] ?? []) as readonly Fields[];
export const keysOf = (rows: readonly { readonly key?: unknown }[]): readonly unknown[] => rows.map(({ key }) => key);
/** Every value below a member of this name. */
export const valuesOf = (value: unknown, name: string): readonly unknown[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, member]) => [...(key === name ? [member] : []), ...valuesOf(member, name)]);

/** Every path of a language that answers with a page. */
export const pathsOf = (locale: Locale): ReadonlySet<string> => {
  const { pages, posts, jobs, help, blogCategories } = content[locale];
  const slugOf = (key: unknown) => blogCategories.find((category) => category["key"] === key)?.["slug"];
  return new Set(
    [
      ...Object.values(fixedPaths).map((paths) => paths[locale].slice(3)),
      ...Object.values(accountPaths).map((paths) => paths[locale]),
      ...proProducts.map((product) => proFormPath(product, locale).slice(3)),
      "",
      "/server",
      "/blog",
      "/jobs",
      "/helpcenter",
      ...categories.map(({ path }) => `/${path[locale]}`),
      ...products
        .filter(hasPage)
        .map((product) => (productPath(catalog, product)?.[locale] ?? "").replace(/^\/?/, "/")),
      ...pages.map(({ data }) => data["url"]),
      ...blogCategories.map(({ slug }) => `/blog/${slug}`),
      ...posts.map(({ data }) => `/blog/${slugOf(data["category"])}/${data["slug"]}`),
      ...jobs.map(({ data }) => `/jobs/${data["slug"]}`),
      ...help.map(({ data }) => `/helpcenter${data["url"]}`),
    ].map((path) => withLocale(locale, path as string).replace(/\/$/, "")),
  );
};

export const linksOf = (raw: string): readonly string[] =>
  [...raw.matchAll(/\]\(([^)\s]+)\)/g), ...raw.matchAll(/^\s*(?:- )?url: "?([^"\n]+)"?$/gm)].map(
    (match) => match[1] ?? "",
  );
/** Sums of money as they are written in either language, in cents and sorted. */
export const sumsOf = (raw: string): readonly number[] =>
  [...raw.matchAll(/€(\d[\d,]*(?:\.\d\d)?)|(\d[\d.]*(?:,\d\d)?) €/g)]
    .map(([, en, de]) =>
      Math.round(
        Number(en === undefined ? (de ?? "").replace(/\./g, "").replace(",", ".") : en.replace(/,/g, "")) * 100,
      ),
    )
    .sort((a, b) => a - b);
export const words = (body: string): number => body.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
/** Sums in cents that a text works out, or that are no price: three months of Web L, its first year, a first invoice, warranties. */
export const workedSums = [1798, 2697, 6293, 8091, 9890, 1_000_000, 25_000_000, 150_000_000];
export const moment = /^(now([+-]\d+[mhdw])?|\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?)$/;
/** The text without its code. */
export const proseOf = (body: string): string => body.replace(/^```[\s\S]*?^```/gm, "");
