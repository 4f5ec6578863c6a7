// Entries whose draft says something else than visitors see, with their previews: unpublished, or changed since. [ADM-03]
import { linkHelper } from "@kontor/domain/site/admin";
import { inLocale, type Locale, withoutLocale } from "@kontor/domain/visitor/locale";
import { reading } from "../../platform/content/query.ts";
import { type Read, readContent } from "../../platform/content/read.ts";
import { type Raw, record, records, text, words } from "../../platform/content/wire.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { type Desk, deskHref, listDesk, pagesOf, searched, searchOf } from "./desk-page.ts";
import type { DeskRow } from "./desk-views.ts";

interface Draft {
  readonly kind: Kind;
  readonly document: string;
  readonly title: string;
  /** Below the admin area; null where it has no page there. */
  readonly path: string | null;
  readonly changedAt: number;
  readonly isPublished: boolean;
}

const sort = ["id:asc"];

const lists = {
  pages: reading("pages", { sort, fields: ["title", "url", "updatedAt"] }),
  posts: reading("blog-posts", {
    sort,
    fields: ["title", "slug", "updatedAt"],
    populate: { category: { fields: ["slug"] } },
  }),
  help: reading("helpcenter-articles", { sort, fields: ["title", "url", "updatedAt"] }),
  products: reading("product-pages", { sort, fields: ["title", "productKey", "slugOverride", "updatedAt"] }),
  jobs: reading("jobs", { sort, fields: ["title", "updatedAt"] }),
  deals: reading("deals", { sort, fields: ["title", "updatedAt"] }),
  banners: reading("small-banners", { sort, fields: ["key", "updatedAt"] }),
} as const;
type Kind = keyof typeof lists;

const kinds = Object.keys(lists) as readonly Kind[];

const changedAt = (entry: Raw): number => Date.parse(words(entry.updatedAt)) || 0;

/** Where its preview is, or its own page of the area; jobs and deals have neither. */
const pathOf = (kind: Kind, entry: Raw, products: ReadonlyMap<string, string>): string | null => {
  const url = text(entry.url);
  switch (kind) {
    case "jobs":
    case "deals":
      return null;
    case "banners":
      return `small-banners/${encodeURIComponent(words(entry.key))}`;
    case "pages":
      return url === null || url === "/" ? null : `preview${url}`;
    case "help":
      return url === null ? null : `preview/helpcenter${url}`;
    case "posts": {
      const category = text(record(entry.category)?.slug);
      return category === null ? null : `preview/blog/${category}/${words(entry.slug)}`;
    }
    case "products":
      return `preview/products${products.get(words(entry.productKey)) ?? `/${words(entry.slugOverride)}`}`;
  }
};

/** As many as a content system answers at once, and so often at most: a list that never ends is no list. */
const [atOnce, mostTimes] = [100, 200];

/** Every entry of a kind, a hundred at a time. */
const allOf = async (services: PageServices, locale: Locale, kind: Kind): Promise<Read<readonly Raw[]>> => {
  const found: Raw[] = [];
  for (let page = 1; page <= mostTimes; page += 1) {
    const read = await readContent(
      services,
      lists[kind](locale, { pagination: { page: String(page), pageSize: String(atOnce) } }),
      records,
    );
    if (read.kind === "away") return read;
    found.push(...read.value);
    if (read.value.length < atOnce) break;
  }
  return { kind: "value", value: found };
};

const draftsOf = async (
  services: PageServices,
  locale: Locale,
  kind: Kind,
  products: ReadonlyMap<string, string>,
): Promise<Read<readonly Draft[]>> => {
  const drafted = await allOf({ ...services, drafts: true }, locale, kind);
  const published = await allOf(services, locale, kind);
  if (drafted.kind === "away") return drafted;
  if (published.kind === "away") return published;
  const shown = new Map(published.value.map((entry) => [words(entry.documentId), changedAt(entry)]));
  return {
    kind: "value",
    value: drafted.value.flatMap((entry) => {
      const document = words(entry.documentId);
      const at = changedAt(entry);
      const since = shown.get(document);
      if (since !== undefined && since >= at) return [];
      const title = words(entry.title) || words(entry.key);
      return [
        { kind, document, title, path: pathOf(kind, entry, products), changedAt: at, isPublished: since !== undefined },
      ];
    }),
  };
};

const allDrafts = async ({ services, locale, shop }: ShopPageFacts): Promise<readonly Draft[] | "away"> => {
  const products = new Map(
    linkHelper(shop.priceList).map(({ product, links }) => [product, withoutLocale(inLocale(links, locale).href)]),
  );
  const read = await Promise.all(kinds.map((kind) => draftsOf(services, locale, kind, products)));
  const found: Draft[] = [];
  for (const each of read) {
    if (each.kind === "away") return "away";
    found.push(...each.value);
  }
  return found.toSorted((a, b) => b.changedAt - a.changedAt);
};

/** Rows on a page. */
const onPage = 100;

export const draftsDesk = async (facts: ShopPageFacts): Promise<Desk> => {
  const { locale } = facts;
  const { q, after } = searched(facts);
  const drafts = await allDrafts(facts);
  if (drafts === "away") return { failed: 503 };
  const t = texts(locale, "admin");
  const found = drafts.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));
  const first = /^\d{1,6}$/.test(after ?? "") ? Number(after) : 0;
  const next = found.length > first + onPage ? String(first + onPage) : null;
  const rows = found.slice(first, first + onPage).map(
    ({ kind, document, title, path, changedAt: at, isPublished }): DeskRow => ({
      key: document,
      cells: {
        title: { text: title, ...(path === null ? {} : { href: deskHref(locale, path) }) },
        kind: { text: t(`meta.drafts.kinds.${kind}`) },
        state: isPublished
          ? { text: t("meta.drafts.changed"), slip: "plain" }
          : { text: t("meta.drafts.unpublished"), slip: "deal" },
        changedAt: { text: at === 0 ? "–" : momentText(locale, at, facts.services.zone) },
      },
    }),
  );
  return listDesk(facts, "drafts", {
    search: searchOf(locale, "drafts", q, {}),
    filters: null,
    columns: ["title", "kind", "state", "changedAt"],
    order: ["changedAt", "descending"],
    rows,
    next,
    pages: pagesOf(locale, "drafts", { q }, { after, next }),
  });
};
