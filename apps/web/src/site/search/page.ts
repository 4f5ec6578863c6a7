// The search over pages, blog, help and products; what is looked for stands in the URL. [CNT-04]
import { productByPath } from "@kontor/domain/shop/catalog";
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Locale, withoutLocale } from "@kontor/domain/visitor/locale";
import { hourPriceText, moneyText } from "../../platform/texts/format.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import type { ShopFacts } from "../../shop/pricing/shop-facts.ts";
import { shownExactPrice, shownPrice } from "../../shop/pricing/shown-price.ts";
import { orderedHits, overviewHits, overviewPages } from "./overview-pages.ts";
import { hitKinds, isHitKind, searchContent } from "./search-content.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { headOf } from "../../platform/page/facts.ts";
import { type FoundPage, readingPage } from "../content/reading.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { SearchHit, SearchPage } from "./views.ts";

export const searchPage = async (facts: ShopPageFacts): Promise<FoundPage<PageOf<"search", SearchPage>>> => {
  const { locale, services, search, shop } = facts;
  const wanted = (search.get("q") ?? "").trim().slice(0, 100);
  const typed = search.get("type");
  const kind = isHitKind(typed) ? typed : null;
  const found = wanted === "" ? [] : await searchContent(services, locale, wanted, null);
  const overview = overviewHits(overviewPages(shop, locale), wanted);
  const all = orderedHits(overview, found ?? []);
  const t = texts(locale, "search");
  return readingPage(
    facts,
    {
      layout: "simple",
      head: headOf(
        facts,
        wanted === "" ? t("meta.title") : t("meta.found", { wanted }),
        t("meta.description"),
        fixedPaths.search,
        search.size === 0,
      ),
      paths: fixedPaths.search,
      namespaces: ["search", "content"],
      structured: breadcrumbList(facts, [{ title: t("title"), path: inLocale(fixedPaths.search, locale) }]),
    },
    {
      kind: "search",
      data: {
        path: inLocale(fixedPaths.search, locale),
        wanted,
        kind,
        kinds: hitKinds.filter((each) => all.some((hit) => hit.kind === each)),
        hits: all
          .filter((hit) => kind === null || hit.kind === kind)
          .map((hit) => ({
            kind: hit.kind,
            href: hit.href,
            title: hit.title,
            excerpt: hit.excerpt,
            price: hit.price ?? priceOf(shop, hit, locale),
          })),
        answered: found !== null || all.length > 0,
      },
    },
  );
};

/** What a product costs; null of other hits. */
const priceOf = (shop: ShopFacts, { kind, href }: SearchHit, locale: Locale): string | null => {
  const product = kind === "product" ? productByPath(shop.catalog, locale, withoutLocale(href).slice(1)) : null;
  if (product === null) return null;
  const t = texts(locale, "search");
  if (product.soldOut) return t("meta.soldOut");
  return product.hourly === undefined
    ? t("meta.perMonth", { price: moneyText(locale, shownPrice(shop, product.monthly)) })
    : t("meta.perHour", { price: hourPriceText(locale, shownExactPrice(shop, product.hourly)) });
};
