// Every address that search engines may know: fixed pages, the catalogue, and what the content system holds. [CNT-08] [LOC-21]
import { type Catalog, hasPage, productPath } from "@kontor/domain/shop/catalog";
import { blogPath } from "@kontor/domain/site/article";
import { helpPath } from "@kontor/domain/site/help";
import { jobPath, jobsPath } from "@kontor/domain/site/job";
import { brokenHref, contentLink } from "@kontor/domain/site/link";
import { fixedPaths, homePath, type SitemapEntry } from "@kontor/domain/site/routing";
import { type Counterparts, type Locale, type Localized, locales, otherLocale, withLocale } from "@kontor/domain/visitor/locale";
import { overviews } from "../server/pages/overview.ts";
import { type AskJson, listed, type ListedEntry } from "./asking.ts";

/** An entry with the fields that its address is made of; which it has depends on its list. */
interface Addressed extends ListedEntry {
  readonly locale?: string | null;
  readonly url?: string | null;
  readonly slug?: string | null;
  readonly category?: { readonly slug?: string | null } | null;
  readonly updatedAt?: string | null;
  readonly seo?: { readonly noIndex?: boolean | null } | null;
  readonly localizations?: readonly Addressed[] | null;
}

interface ContentList {
  readonly list: string;
  readonly fields: readonly string[];
  /** Whether an entry says itself that it is not to be found. */
  readonly seo: boolean;
  readonly category: boolean;
  readonly pathOf: (entry: Addressed, locale: Locale) => string | null;
}

const whole = (path: string): string | null => (path === brokenHref ? null : path);

/** The lists of the content system whose entries have pages. */
export const contentLists: readonly ContentList[] = [
  { list: "pages", fields: ["url"], seo: true, category: false, pathOf: ({ url }, locale) => whole(contentLink(url, locale)) },
  {
    list: "blog-categories",
    fields: ["slug"],
    seo: false,
    category: false,
    pathOf: ({ slug }, locale) => (slug ? blogPath(locale, slug) : null),
  },
  {
    list: "blog-posts",
    fields: ["slug"],
    seo: true,
    category: true,
    pathOf: ({ slug, category }, locale) => (slug && category?.slug ? blogPath(locale, category.slug, slug) : null),
  },
  { list: "jobs", fields: ["slug"], seo: true, category: false, pathOf: ({ slug }, locale) => (slug ? jobPath({ slug }, locale) : null) },
  {
    list: "helpcenter-articles",
    fields: ["url"],
    seo: true,
    category: false,
    pathOf: ({ url }, locale) => (url ? helpPath(locale, url) : null),
  },
];

const fieldsQuery = (fields: readonly string[], at: string): string =>
  [...fields, "locale", "updatedAt"].map((field, index) => `${at}[fields][${index}]=${field}`).join("&");

/** What is asked of a list: the fields of its addresses, in this language, with the counterparts in the other one. */
const queryOf = ({ fields, seo, category }: ContentList, locale: Locale): string =>
  [
    `locale=${locale}`,
    [...fields, "locale", "updatedAt"].map((field, index) => `fields[${index}]=${field}`).join("&"),
    fieldsQuery(fields, "populate[localizations]"),
    ...(seo ? ["populate[seo][fields][0]=noIndex"] : []),
    ...(category ? ["populate[category][fields][0]=slug", "populate[localizations][populate][category][fields][0]=slug"] : []),
  ].join("&");

const dayOf = (instant: string | null | undefined): string | null => /^\d{4}-\d{2}-\d{2}/.exec(instant ?? "")?.[0] ?? null;

const pathsOf = (entry: Addressed, locale: Locale, pathOf: ContentList["pathOf"]): Counterparts => {
  const other = otherLocale(locale);
  const counterpart = entry.localizations?.find((one) => one.locale === other);
  const there = counterpart === undefined ? null : pathOf(counterpart, other);
  const here = pathOf(entry, locale);
  return locale === "en" ? { en: here, de: there } : { en: there, de: here };
};

const prefixed = (path: Localized<string>): Counterparts => ({ en: withLocale("en", `/${path.en}`), de: withLocale("de", `/${path.de}`) });
const both = (path: (locale: Locale) => string): Counterparts => ({ en: path("en"), de: path("de") });

/** The pages that stand whatever the content system holds. */
const standingPages = (catalog: Catalog): readonly Counterparts[] => [
  both(homePath),
  ...Object.values(fixedPaths),
  ...Object.values(overviews).map(({ path }) => prefixed(path)),
  ...catalog.categories.map(({ path }) => prefixed(path)),
  both((locale) => blogPath(locale)),
  both(jobsPath),
  both((locale) => helpPath(locale)),
];

/** The products that have a page of their own. */
export const productEntries = (catalog: Catalog): readonly SitemapEntry[] =>
  catalog.products.filter(hasPage).flatMap((product) => {
    const path = productPath(catalog, product);
    return path === null ? [] : [{ kind: "products" as const, paths: prefixed(path), lastModified: null }];
  });

/** All pages of a language, one after the other. */
export async function* pageEntries(ask: AskJson, catalog: Catalog, locale: Locale): AsyncGenerator<SitemapEntry> {
  const standing = new Map(standingPages(catalog).map((paths) => [paths[locale], paths]));
  for (const paths of standing.values()) yield { kind: "pages", paths, lastModified: null };
  for (const content of contentLists)
    for await (const entry of listed<Addressed>(ask, content.list, queryOf(content, locale))) {
      const paths = pathsOf(entry, locale, content.pathOf);
      const own = paths[locale];
      if (own === null || standing.has(own) || entry.seo?.noIndex === true) continue;
      yield { kind: "pages", paths, lastModified: dayOf(entry.updatedAt) };
    }
}

/** At most how many pages a language has: those that are not to be found, or fixed anyway, are counted with the rest. */
export const pageCounts = async (count: (list: string, query: string) => Promise<number>, catalog: Catalog): Promise<Localized<number>> => {
  const counted = await Promise.all(
    locales.map(async (locale) => {
      const counts = await Promise.all(contentLists.map(({ list }) => count(list, `locale=${locale}&fields[0]=locale`)));
      return counts.reduce((sum, one) => sum + one, standingPages(catalog).length);
    }),
  );
  return { en: counted[0] ?? 0, de: counted[1] ?? 0 };
};
