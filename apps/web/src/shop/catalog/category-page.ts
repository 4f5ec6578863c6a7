// Category pages and the overviews above them. [PRD-01]
import { type Category, productsOf } from "@kontor/domain/shop/catalog";
import { type Localized, withLocale } from "@kontor/domain/visitor/locale";
import type { Page } from "../../app/screens/pages.ts";
import type { CategoryPage } from "./views.ts";
import { shownVat } from "../pricing/shop-facts.ts";
import { messagesOf, texts } from "../../app/texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import { type Overview, overviews } from "./overview.ts";
import { categoryCard, planList } from "./plans.ts";

const emptyList = { features: [], plans: [] };

const prefixed = (path: Localized<string>): Localized<string> => ({
  en: withLocale("en", `/${path.en}`),
  de: withLocale("de", `/${path.de}`),
});

const page = (facts: PageFacts, paths: Localized<string>, data: Omit<CategoryPage, "vat">): Page => {
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
    structured: breadcrumbList(facts, [{ title: data.title, path: paths[locale] }]),
    data: { ...data, vat: shownVat(shop, locale, texts(locale, "shell")("vat.other")) },
  };
};

export const categoryPage = (facts: PageFacts, category: Category): Page => {
  const { locale, shop } = facts;
  return page(facts, prefixed(category.path), {
    key: category.key,
    title: category.title[locale],
    summary: category.summary[locale],
    list: planList(shop, productsOf(shop.catalog, category.key), locale),
    below: [],
  });
};

/** The overview at a path below the locale, if there is one. */
export const overviewAt = (facts: PageFacts, path: string): Page | null => {
  const { locale, shop } = facts;
  const [key, overview] = Object.entries<Overview>(overviews).find(([, { path: places }]) => places[locale] === path) ?? [];
  if (key === undefined || overview === undefined) return null;
  const t = texts(locale, "category");
  const below = overview.categories.flatMap((category) => categoryCard(shop, category, locale) ?? []);
  return page(facts, prefixed(overview.path), {
    key,
    title: t(`overview.${key}.title`),
    summary: t(`overview.${key}.summary`),
    list: emptyList,
    below,
  });
};
