// Entries of the content whose draft says something else than visitors see, with the page of each that staff look at. [ADM-03]
import type { Instant } from "#kernel/calendar";
import type { Catalog } from "#shop/catalog";
import { inLocale, type Locale, withoutLocale } from "#visitor/locale";
import { draftsOnPage } from "./limits.ts";
import { linkHelper } from "./rules.ts";

/** Kinds of entries that have drafts. */
export const draftKinds = ["pages", "posts", "help", "products", "jobs", "deals", "banners"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** An entry as the content system has it, drafted or published; what its kind does not have is null. */
export interface WrittenEntry {
  /** The same for draft and publication. */
  readonly document: string;
  readonly title: string;
  readonly changedAt: Instant;
  readonly url: string | null;
  readonly slug: string | null;
  readonly key: string | null;
  readonly category: string | null;
  readonly product: string | null;
}

export interface Draft {
  readonly kind: DraftKind;
  readonly document: string;
  readonly title: string;
  /** Its preview, or its own page of the admin area; null where there is neither. */
  readonly path: string | null;
  readonly changedAt: Instant;
  /** Visitors see an earlier version. */
  readonly published: boolean;
}

export interface DraftPage {
  readonly drafts: readonly Draft[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

/** What of a kind was drafted, and what of it visitors see. */
export interface DraftedKind {
  readonly kind: DraftKind;
  readonly drafted: readonly WrittenEntry[];
  readonly shown: readonly WrittenEntry[];
}

/** Where products stand, without the language, by their keys. */
const productPaths = (catalog: Catalog, locale: Locale): ReadonlyMap<string, string> =>
  new Map(linkHelper(catalog).map(({ product, links }) => [product, withoutLocale(inLocale(links, locale).href)]));

const previewOf = (kind: DraftKind, entry: WrittenEntry, products: ReadonlyMap<string, string>): string | null => {
  const { url, slug, key, category, product } = entry;
  switch (kind) {
    case "jobs":
    case "deals":
      return null;
    case "banners":
      return `small-banners/${encodeURIComponent(key ?? "")}`;
    case "pages":
      return url === null || url === "/" ? null : `preview${url}`;
    case "help":
      return url === null ? null : `preview/helpcenter${url}`;
    case "posts":
      return category === null ? null : `preview/blog/${category}/${slug ?? ""}`;
    case "products":
      return `preview/products${products.get(product ?? "") ?? `/${slug ?? ""}`}`;
  }
};

/** What waits to be published, the latest first: what visitors do not see at all, or an earlier version of. [ADM-03] */
export const waitingDrafts = (kinds: readonly DraftedKind[], catalog: Catalog, locale: Locale): readonly Draft[] => {
  const products = productPaths(catalog, locale);
  return kinds
    .flatMap(({ kind, drafted, shown }) => {
      const since = new Map(shown.map(({ document, changedAt }) => [document, changedAt]));
      const isBehind = ({ document, changedAt }: WrittenEntry): boolean => {
        const seen = since.get(document);
        return seen === undefined || seen < changedAt;
      };
      return drafted.filter(isBehind).map((entry) => ({
        kind,
        document: entry.document,
        title: entry.title || (entry.key ?? ""),
        path: previewOf(kind, entry, products),
        changedAt: entry.changedAt,
        published: since.has(entry.document),
      }));
    })
    .toSorted((a, b) => b.changedAt - a.changedAt);
};

/** Those with a text in their title, a page of them: `after` is how many came before. [ADM-03] */
export const draftPage = (drafts: readonly Draft[], q: string, after: number): DraftPage => {
  const wanted = q.trim().toLowerCase();
  const found = drafts.filter(({ title }) => title.toLowerCase().includes(wanted));
  const end = after + draftsOnPage;
  return { drafts: found.slice(after, end), next: found.length > end ? String(end) : null };
};
