// Entries whose draft says something else than visitors see, with their previews: unpublished, or changed since. [ADM-03]
import { linkHelper } from "@kontor/domain/site/admin";
import { type Locale, withoutLocale } from "@kontor/domain/visitor/locale";
import { reading } from "../content/store/query.ts";
import { DraftsRefused, type Read, readContent } from "../content/store/read.ts";
import { type Raw, record, records, text, words } from "../content/store/wire.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { type Desk, deskHref, listDesk } from "./desk-page.ts";
import type { DeskRow } from "./desk-views.ts";

interface Draft {
  readonly kind: Kind;
  readonly document: string;
  readonly title: string;
  /** Below the previews; null where it has none. */
  readonly path: string | null;
  readonly changedAt: number;
  readonly isPublished: boolean;
}

/** The latest of each kind: who looks for older ones knows their address. */
const most = 100;
const latest = { sort: ["updatedAt:desc"], pagination: { pageSize: most } };

const lists = {
  pages: reading("pages", { ...latest, fields: ["title", "url", "updatedAt"] }),
  posts: reading("blog-posts", { ...latest, fields: ["title", "slug", "updatedAt"], populate: { category: { fields: ["slug"] } } }),
  help: reading("helpcenter-articles", { ...latest, fields: ["title", "url", "updatedAt"] }),
  products: reading("product-pages", { ...latest, fields: ["title", "productKey", "slugOverride", "updatedAt"] }),
} as const;
type Kind = keyof typeof lists;

const kinds = Object.keys(lists) as readonly Kind[];

const changedAt = (entry: Raw): number => Date.parse(words(entry.updatedAt)) || 0;

/** Where its preview is. */
const pathOf = (kind: Kind, entry: Raw, products: ReadonlyMap<string, string>): string | null => {
  const url = text(entry.url);
  switch (kind) {
    case "pages":
      return url === null || url === "/" ? null : url;
    case "help":
      return url === null ? null : `/helpcenter${url}`;
    case "posts": {
      const category = text(record(entry.category)?.slug);
      return category === null ? null : `/blog/${category}/${words(entry.slug)}`;
    }
    case "products":
      return `/products${products.get(words(entry.productKey)) ?? `/${words(entry.slugOverride)}`}`;
  }
};

const draftsOf = async (
  services: PageServices,
  locale: Locale,
  kind: Kind,
  products: ReadonlyMap<string, string>,
): Promise<Read<readonly Draft[]>> => {
  const path = lists[kind](locale);
  const drafted = await readContent({ ...services, drafts: true }, path, records);
  const published = await readContent(services, path, records);
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
      const title = words(entry.title);
      return [{ kind, document, title, path: pathOf(kind, entry, products), changedAt: at, isPublished: since !== undefined }];
    }),
  };
};

const allDrafts = async ({ services, locale, shop }: ShopPageFacts): Promise<readonly Draft[] | "away"> => {
  const products = new Map(linkHelper(shop.priceList).map(({ product, links }) => [product, withoutLocale(links[locale].href)]));
  const read = await Promise.all(kinds.map((kind) => draftsOf(services, locale, kind, products)));
  const found: Draft[] = [];
  for (const each of read) {
    if (each.kind === "away") return "away";
    found.push(...each.value);
  }
  return found.toSorted((a, b) => b.changedAt - a.changedAt);
};

/** How many there are; null while they cannot be read. */
export const draftCount = async (facts: ShopPageFacts): Promise<number | null> => {
  const drafts = await allDrafts(facts).catch((reason: unknown) => {
    if (reason instanceof DraftsRefused) return "away" as const;
    throw reason;
  });
  return drafts === "away" ? null : drafts.length;
};

export const draftsDesk = async (facts: ShopPageFacts): Promise<Desk> => {
  const { locale } = facts;
  const drafts = await allDrafts(facts);
  if (drafts === "away") return { failed: 503 };
  const t = texts(locale, "admin");
  const rows = drafts.map(
    ({ kind, document, title, path, changedAt: at, isPublished }): DeskRow => ({
      key: document,
      cells: {
        title: { text: title, ...(path === null ? {} : { href: deskHref(locale, `preview${path}`) }) },
        kind: { text: t(`meta.drafts.kinds.${kind}`) },
        state: isPublished ? { text: t("meta.drafts.changed"), slip: "plain" } : { text: t("meta.drafts.unpublished"), slip: "deal" },
        changedAt: { text: at === 0 ? "–" : momentText(locale, at) },
      },
    }),
  );
  return listDesk(facts, "drafts", {
    search: null,
    filters: null,
    columns: ["title", "kind", "state", "changedAt"],
    order: ["changedAt", "descending"],
    rows,
    next: null,
    pages: { label: t("meta.desk.pages"), links: [] },
  });
};
