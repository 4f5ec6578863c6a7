// Every address that search engines may know: fixed pages, the catalogue, and what the content system holds. [CNT-08] [LOC-21]
import type { Client } from "@kontor/adapters/client";
import { type Catalog, hasPage, productPath } from "@kontor/domain/shop/catalog";
import { blogPath } from "@kontor/domain/site/article";
import { helpPath } from "@kontor/domain/site/help";
import { jobPath, jobsPath } from "@kontor/domain/site/job";
import { brokenHref, contentLink } from "@kontor/domain/site/link";
import { type FixedPage, fixedPaths, homePath, pagesOfLetters, type SitemapEntry } from "@kontor/domain/site/routing";
import {
  type Counterparts,
  inLocale,
  type Languages,
  type Locale,
  type Localized,
  otherLocale,
  withLocale,
} from "@kontor/domain/visitor/locale";
import { overviewsOf } from "../../../shop/catalog/overview.ts";
import { type Address, addressed, type AddressedEntry, type AddressedList, addressPart } from "./listed-facts.ts";

interface ContentList {
  readonly list: AddressedList;
  readonly pathOf: (place: Address, locale: Locale) => string | null;
}

const whole = (path: string): string | null => (path === brokenHref ? null : path);

/** The lists of the content system whose entries have pages. */
export const contentLists: readonly ContentList[] = [
  { list: "pages", pathOf: ({ address }, locale) => whole(contentLink(address, locale)) },
  { list: "blog-categories", pathOf: ({ address }, locale) => blogPath(locale, address) },
  {
    list: "blog-posts",
    pathOf: ({ address, category }, locale) => (category === null ? null : blogPath(locale, category, address)),
  },
  { list: "jobs", pathOf: ({ address }, locale) => jobPath({ slug: address }, locale) },
  { list: "helpcenter-articles", pathOf: ({ address }, locale) => helpPath(locale, address) },
];

const pathsOf = ({ here, there }: AddressedEntry, locale: Locale, pathOf: ContentList["pathOf"]): Counterparts => {
  const own = pathOf(here, locale);
  const other = there === null ? null : pathOf(there, otherLocale(locale));
  return both((each) => (each === locale ? own : other));
};

const prefixed = (path: Localized<string>): Counterparts => ({
  en: withLocale("en", `/${path.en}`),
  de: withLocale("de", `/${path.de}`),
});
const both = (path: (locale: Locale) => string | null): Counterparts => ({ en: path("en"), de: path("de") });

/** The pages that exist whatever is in the content system. */
const fixedPages = (catalog: Catalog): readonly Counterparts[] => [
  both(homePath),
  ...(Object.keys(fixedPaths) as FixedPage[])
    .filter((page) => !pagesOfLetters.has(page))
    .map((page) => fixedPaths[page]),
  ...overviewsOf(catalog).map(({ path }) => prefixed(path)),
  ...catalog.categories.map(({ path }) => prefixed(path)),
  both((locale) => blogPath(locale)),
  both(jobsPath),
  both((locale) => helpPath(locale)),
];

/** The products that have a page of their own; what is sold comes with a build. */
export const productEntries = (catalog: Catalog, madeOn: string | null): readonly SitemapEntry[] =>
  catalog.products.filter(hasPage).flatMap((product) => {
    const path = productPath(catalog, product);
    return path === null ? [] : [{ kind: "products" as const, paths: prefixed(path), lastModified: madeOn }];
  });

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Fixed pages that list what the content system holds: they change with the newest of it. */
const listPages: Readonly<Partial<Record<AddressedList, (locale: Locale) => string>>> = {
  "blog-posts": (locale) => blogPath(locale),
  jobs: (locale) => jobsPath(locale),
  "helpcenter-articles": (locale) => helpPath(locale),
};

type Firsts = readonly Awaited<ReturnType<typeof addressPart>>[];

/** When the fixed pages changed last: those whose text an entry has, and lists, as far as the first part of each list tells; all others with the build. */
const fixedDays = (firsts: Firsts, locale: Locale): ReadonlyMap<string, string> => {
  const days = new Map<string, string>();
  const note = (path: string | null, day: string): void => {
    if (path !== null && isDay(day) && day > (days.get(path) ?? "")) days.set(path, day);
  };
  for (const [at, { list, pathOf }] of contentLists.entries())
    for (const { address, category, changedOn } of firsts[at]?.result.entries ?? []) {
      note(pathOf({ address, category: category ?? null }, locale), changedOn);
      note(listPages[list]?.(locale) ?? null, changedOn);
    }
  return days;
};

/** All pages of a language, one after the other. Every list has begun before the first of them is given: what is away is known before a file begins. */
export async function* pageEntries(
  shop: Client,
  catalog: Catalog,
  locale: Locale,
  madeOn: string,
): AsyncGenerator<SitemapEntry> {
  const firsts = await Promise.all(contentLists.map(({ list }) => addressPart(shop, list, locale, 0)));
  const fixed = new Map(fixedPages(catalog).map((paths) => [inLocale(paths, locale), paths]));
  const days = fixedDays(firsts, locale);
  for (const [path, paths] of fixed) yield { kind: "pages", paths, lastModified: days.get(path ?? "") ?? madeOn };
  for (const [at, { list, pathOf }] of contentLists.entries())
    for await (const entry of addressed(shop, list, locale, firsts[at])) {
      const paths = pathsOf(entry, locale, pathOf);
      const own = inLocale(paths, locale);
      if (own === null || fixed.has(own)) continue;
      yield { kind: "pages", paths, lastModified: isDay(entry.changedOn) ? entry.changedOn : madeOn };
    }
}

/** At most how many pages a language has: those that are not to be found, or fixed anyway, are counted with the rest. */
export const pageCounts = async (
  count: (list: string, query: string) => Promise<number>,
  catalog: Catalog,
  languages: Languages,
): Promise<Localized<number>> => {
  const counted = await Promise.all(
    languages.map(async (locale) => {
      const counts = await Promise.all(
        contentLists.map(({ list }) => count(list, `locale=${locale}&fields[0]=locale`)),
      );
      return counts.reduce((sum, one) => sum + one, fixedPages(catalog).length);
    }),
  );
  const of = (locale: Locale): number => counted[languages.indexOf(locale)] ?? 0;
  return { en: of("en"), de: of("de") };
};
