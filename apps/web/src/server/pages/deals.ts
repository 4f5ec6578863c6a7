// The page of deals: flash deals and running ones by category, with the catalogue's own below. [CNT-05] [CNT-11]
import { categoryByKey } from "@kontor/domain/shop/catalog";
import { categoriesOf, categoryFrom } from "@kontor/domain/shop/deal";
import { fixedPaths } from "@kontor/domain/site/routing";
import type { Page } from "../../page/model.ts";
import type { DealsPage } from "../../page/content-views.ts";
import { allDeals } from "../content/deals.ts";
import type { DealEntry } from "../content/model.ts";
import { valueOrNull } from "../content/read.ts";
import { shownVat } from "../shop-facts.ts";
import { messagesOf, texts } from "../texts.ts";
import { breadcrumbList } from "./content/structured.ts";
import { judged, nextChange, nowOnServer, shownDeals } from "./deal-views.ts";
import { headOf, type PageFacts } from "./facts.ts";
import { planList } from "./plans.ts";

export const dealsPage = async (facts: PageFacts): Promise<Page> => {
  const { locale, surroundings } = facts;
  const entries = valueOrNull(await allDeals(surroundings, locale)) ?? [];
  const now = nowOnServer();
  const t = texts(locale, "deals");
  const paths = fixedPaths.deals;
  const changesAt = nextChange(entries, now);
  return {
    kind: "deals",
    locale,
    status: 200,
    head: headOf(facts, t("meta.title"), t("meta.description"), paths),
    paths,
    messages: messagesOf(locale, "deals", "category"),
    still: true,
    structured: breadcrumbList(facts, [{ title: t("title"), path: paths[locale] }]),
    ...(changesAt === null ? {} : { changesAt }),
    data: dealsData(facts, entries, now),
  };
};

const dealsData = (
  { locale, shop, search, surroundings }: PageFacts,
  entries: readonly DealEntry[],
  now: ReturnType<typeof nowOnServer>,
): DealsPage => {
  const t = texts(locale, "deals");
  const known = shop.catalog.categories.map(({ key }) => key);
  const own = entries.filter(({ kind }) => kind !== "advent");
  const category = categoryFrom(search.get("category"), known);
  const shown = shownDeals({ locale, shop, surroundings, now }, own, category);
  const path = fixedPaths.deals[locale];
  const dealt = new Set(own.flatMap(({ product }) => product?.key ?? []));
  const cheaper = shop.catalog.products.filter(
    (product) =>
      !product.onlyAsAddition &&
      !product.soldOut &&
      (product.freeMonths > 0 || product.firstMonthDiscount > 0) &&
      !dealt.has(product.key) &&
      (category === null || product.category === category),
  );
  const list = planList(shop, cheaper, locale);
  return {
    vat: shownVat(shop, locale, texts(locale, "shell")("vat.other")),
    categories: [
      { key: null, title: t("all"), href: path, current: category === null },
      ...categoriesOf(own.map(judged), known, now).map((key) => ({
        key,
        title: categoryByKey(shop.catalog, key as never)?.title[locale] ?? key,
        href: `${path}?category=${key}`,
        current: key === category,
      })),
    ],
    flash: shown.filter(({ kind }) => kind === "flash"),
    deals: shown.filter(({ kind }) => kind !== "flash"),
    plans: { features: [], plans: list.plans.map((plan) => ({ ...plan, values: [] })) },
  };
};
