// Previews of the admin area: pages made of drafts. [ADM-03] [LOC-19]
import { productByKey, productByPath, productPath } from "@kontor/domain/shop/catalog";
import type { Preview } from "@kontor/domain/site/admin";
import { blogPath } from "@kontor/domain/site/article";
import { helpPath } from "@kontor/domain/site/help";
import { inLocale, type Locale, withLocale, withoutLocale } from "@kontor/domain/visitor/locale";
import { DraftsRefused } from "../../platform/content/read.ts";
import { productTexts } from "../../shop/catalog/product-texts.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { contentPageAt } from "../content/page.ts";
import { errorPage } from "../routing/error-page.ts";
import type { PageAnswer } from "../../platform/page/page-answer.ts";
import { productPage } from "../../shop/catalog/product-page.ts";
import { blogPage } from "../article/blog-page.ts";
import { helpArticlePage, helpHomePage } from "../help/page.ts";
import type { FoundPage } from "../content/reading.ts";
import { postPage } from "../article/post-page.ts";
import { draftsRefused } from "./drafts-refused.ts";
import { pageHeaders } from "./page-headers.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import type { PageOf, AnyPage } from "../../platform/page/model.ts";
import type { ContentPage } from "../content/views.ts";
import type { ProductPage } from "../../shop/catalog/views.ts";
import type { BlogPage, PostPage } from "../article/views.ts";
import type { HelpPage, HelpArticlePage } from "../help/views.ts";
import type { ErrorPage } from "../routing/views.ts";

/** The pages that can be looked at before they are published, and what stands in their place. */
export type Previewed =
  | PageOf<"content", ContentPage>
  | PageOf<"product", ProductPage>
  | PageOf<"blog", BlogPage>
  | PageOf<"post", PostPage>
  | PageOf<"help", HelpPage>
  | PageOf<"help-article", HelpArticlePage>
  | PageOf<"error", ErrorPage>;

/** The draft at a path, for those who were let in. */
export const previewAnswer = async (facts: ShopPageFacts, preview: Preview): Promise<PageAnswer<Previewed>> => {
  const { locale, path, services } = facts;
  const failed = (status: number): PageAnswer<Previewed> => ({ kind: "page", page: errorPage(locale, path, status) });
  const drafted = { ...facts, path: publicPath(preview, locale), services: { ...services, drafts: true } };
  const page = await draftOf(preview, drafted).catch((reason: unknown) => {
    if (reason instanceof DraftsRefused) return "refused" as const;
    throw reason;
  });
  if (page === "refused") return { kind: "page", page: draftsRefused(facts) };
  return typeof page === "string"
    ? failed(page === "away" ? 503 : 404)
    : { kind: "page", page: asPreview(page, preview, locale) };
};

/** Where visitors would find it. */
const publicPath = (preview: Preview, locale: Locale): string => {
  switch (preview.of) {
    case "page":
    case "product":
      return withLocale(locale, preview.path);
    case "help":
      return helpPath(locale, preview.path);
    case "help-home":
      return helpPath(locale);
    case "page-headers":
      return withLocale(locale, "/page-headers");
    case "blog-category":
      return blogPath(locale, preview.category);
    case "blog-post":
      return blogPath(locale, preview.category, preview.slug);
  }
};

const draftOf = (preview: Preview, facts: ShopPageFacts): Promise<FoundPage<Previewed>> => {
  switch (preview.of) {
    case "page":
      return contentPageAt(facts, preview.path);
    case "product":
      return draftedProduct(facts, preview.path.slice(1));
    case "help":
      return helpArticlePage(facts, preview.path);
    case "help-home":
      return helpHomePage(facts);
    case "page-headers":
      return pageHeaders(facts);
    case "blog-category":
      return blogPage(facts, preview.category);
    case "blog-post":
      return postPage(facts, preview.category, preview.slug);
  }
};

/** A product by its path, else by the last word that a draft gives it: its texts as drafted, its prices as they are. */
const draftedProduct = async (
  facts: ShopPageFacts,
  path: string,
): Promise<FoundPage<PageOf<"product", ProductPage>>> => {
  const { locale, shop, services } = facts;
  const byPath = productByPath(shop.catalog, locale, path);
  const filter = byPath === null ? { slugOverride: path.split("/").at(-1) ?? "" } : { productKey: byPath.key };
  const draft = await productTexts(services, locale, filter);
  if (draft.kind === "away") return "away";
  const product = byPath ?? (draft.value === null ? null : productByKey(shop.catalog, draft.value.product));
  if (product === null || productPath(shop.catalog, product) === null) return "none";
  return productPage(facts, product, draft.value);
};

/** What a draft does not show. */
const missingOf = (page: AnyPage, heading: string): readonly string[] => {
  const left = (page.data as Partial<Pick<ContentPage, "leftOut">>).leftOut ?? [];
  return left.length === 0 ? [] : [heading, left.join(" · ")];
};

/** The same page for one reader: without an address of its own, unknown to search engines, its languages those of the preview. */
const asPreview = <P extends AnyPage>(page: P, { of }: Preview, locale: Locale): P => {
  const below = of === "product" ? "/admin/preview/products" : "/admin/preview";
  const place = (each: Locale): string | null => {
    const path = inLocale(page.paths, each);
    return path === null ? null : `${below}${withoutLocale(path)}?locale=${each}`;
  };
  const t = texts(locale, "preview");
  return {
    ...page,
    head: {
      ...page.head,
      title: `${t("meta.name")}: ${page.head.title}`,
      canonical: null,
      alternates: [],
      indexed: false,
    },
    paths: { en: place("en"), de: place("de") },
    structured: [],
    still: true,
    own: true,
    preview: {
      path: inLocale(page.paths, locale) ?? withLocale(locale, "/preview"),
      name: t("meta.name"),
      note: [t("meta.note"), ...missingOf(page, t("meta.leftOut"))].join(" "),
    },
  };
};
