// The page of deals: flash deals and running ones by category. [CNT-05] [CNT-11]
import { categoryByKey } from "@kontor/domain/shop/catalog";
import { categoriesOf, categoryFrom } from "@kontor/domain/shop/deal";
import { fixedPaths } from "@kontor/domain/site/routing";
import { allDeals } from "./deal-entries.ts";
import { valueOrNull } from "../../platform/content/read.ts";
import { shownVat } from "../pricing/shop-facts.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { promised, reportUnpromised, shownDeals } from "./shown-deals.ts";
import { headOf } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { DealsPage } from "./views.ts";
import type { DealEntry } from "./deal-entry.ts";
import type { ShopPageFacts } from "../pricing/page-facts.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

type OwnPage = PageOf<"deals", DealsPage>;

/** `away` where nothing is known of deals: that is not the same as none. [OPS-10] */
export const dealsPage = async (facts: ShopPageFacts): Promise<OwnPage | "away"> => {
  const { locale, services } = facts;
  const entries = valueOrNull(await allDeals(services, locale));
  if (entries === null) return "away";
  reportUnpromised(services, facts.shop, entries);
  const t = texts(locale, "deals");
  const paths = fixedPaths.deals;
  return {
    kind: "deals",
    locale,
    status: 200,
    head: headOf(facts, t("meta.title"), t("meta.description"), paths),
    paths,
    messages: messagesOf(locale, "deals"),
    still: true,
    structured: breadcrumbList(facts, [{ title: t("title"), path: inLocale(paths, locale) }]),
    data: dealsData(facts, entries),
  };
};

const dealsData = ({ locale, shop, search, services }: ShopPageFacts, entries: readonly DealEntry[]): DealsPage => {
  const t = texts(locale, "deals");
  const known = shop.catalog.categories.map(({ key }) => key);
  const own = entries.filter(({ kind }) => kind !== "advent");
  const category = categoryFrom(search.get("category"), known);
  const shown = shownDeals({ locale, shop, services }, own, category);
  const path = inLocale(fixedPaths.deals, locale);
  return {
    vat: shownVat(shop, locale, texts(locale, "shell")("vat.other")),
    categories: [
      { key: null, title: t("all"), href: path, current: category === null },
      ...categoriesOf(
        promised(shop, own).map(({ deal }) => deal),
        known,
        shop.now,
      ).map((key) => ({
        key,
        title: inLocale(categoryByKey(shop.catalog, key as never)?.title, locale) ?? key,
        href: `${path}?category=${key}`,
        current: key === category,
      })),
    ],
    flash: shown.filter(({ kind }) => kind === "flash"),
    deals: shown.filter(({ kind }) => kind !== "flash"),
  };
};
