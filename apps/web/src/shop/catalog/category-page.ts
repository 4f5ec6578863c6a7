// Category pages and the overviews above them. [PRD-01]
import { type Category, productsOf } from "@kontor/domain/shop/catalog";
import { proFormPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale, type Localized, withLocale } from "@kontor/domain/visitor/locale";
import type { CategoryPage, Guide } from "./views.ts";
import { shownVat } from "../pricing/shop-facts.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { provider } from "../../shell/provider.ts";
import { withHardSpaces } from "../../platform/texts/typography.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { headOf } from "../../platform/page/facts.ts";
import { gatheredBy, type Overview, overviews } from "./overview.ts";
import { categoryCard, planList } from "./plans.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { ShopPageFacts } from "../pricing/page-facts.ts";

/** By the key of a category or an overview. */
const guides = (): Readonly<Record<string, Localized<string>>> => provider().guides ?? {};

type OwnPage = PageOf<"category", CategoryPage>;

const emptyList = { features: [], plans: [] };

const prefixed = (path: Localized<string>): Localized<string> => ({
  en: withLocale("en", `/${path.en}`),
  de: withLocale("de", `/${path.de}`),
});

const promisesIn = (locale: Locale): CategoryPage["promises"] =>
  (provider().promises ?? []).map(({ drawing, title, text, link, path }) => ({
    drawing,
    title: inLocale(title, locale),
    text: withHardSpaces(inLocale(text, locale)),
    link: inLocale(link, locale),
    href: withLocale(locale, inLocale(path, locale)),
  }));

/** The page of the content that helps to choose in a category or an overview, without its language; null where there is none. */
export const guideUrl = (key: string, locale: Locale): string | null => inLocale(guides()[key], locale) ?? null;

const page = (
  facts: ShopPageFacts,
  paths: Localized<string>,
  data: Omit<CategoryPage, "vat" | "promises">,
): OwnPage => {
  const { locale, shop } = facts;
  const t = texts(locale, "category");
  return {
    kind: "category",
    locale,
    status: 200,
    head: headOf(facts, t("meta.title", { title: data.title }), data.summary, paths),
    paths,
    messages: messagesOf(locale, "category"),
    still: true,
    structured: breadcrumbList(facts, [{ title: data.title, path: inLocale(paths, locale) }]),
    data: { ...data, promises: promisesIn(locale), vat: shownVat(shop, locale, texts(locale, "shell")("vat.other")) },
  };
};

export const categoryPage = (facts: ShopPageFacts, category: Category, guide: Guide | null): OwnPage => {
  const { locale, shop } = facts;
  return page(facts, prefixed(category.path), {
    key: category.key,
    title: inLocale(category.title, locale),
    summary: inLocale(category.summary, locale),
    list: planList(shop, productsOf(shop.catalog, category.key), locale),
    guide,
    offer: provider().proProducts?.includes(category.key) === true ? proFormPath(category.key, locale) : null,
    below: [],
  });
};

/** The key of the overview at a path below the locale; null where there is none. */
export const overviewKeyAt = (path: string, locale: Locale): string | null =>
  Object.entries<Overview>(overviews).find(([, { path: places }]) => inLocale(places, locale) === path)?.[0] ?? null;

/** The overview at a path below the locale, if there is one. */
export const overviewAt = (facts: ShopPageFacts, path: string, guide: Guide | null): OwnPage | null => {
  const { locale, shop } = facts;
  const [key, overview] =
    Object.entries<Overview>(overviews).find(([, { path: places }]) => inLocale(places, locale) === path) ?? [];
  if (key === undefined || overview === undefined) return null;
  const t = texts(locale, "category");
  const below = gatheredBy(shop.catalog, overview).flatMap(({ key }) => categoryCard(shop, key, locale) ?? []);
  if (below.length === 0) return null;
  return page(facts, prefixed(overview.path), {
    key,
    title: t(`overview.${key}.title`),
    summary: t(`overview.${key}.summary`),
    list: emptyList,
    offer: null,
    guide,
    below,
  });
};
