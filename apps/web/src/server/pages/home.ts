// The home page: the domain search, three price columns, what is on offer. [LOC-02]
import { categoryByKey, type CategoryKey, productsOf } from "@kontor/domain/shop/catalog";
import { fixedPaths, homePath } from "@kontor/domain/site/routing";
import type { Page } from "../../page/model.ts";
import type { HomePage } from "../../page/views.ts";
import { shownVat } from "../shop-facts.ts";
import { messagesOf, texts } from "../texts.ts";
import { headOf, type PageFacts } from "./facts.ts";
import { endingPrices, planOf, productHref, shownPrice } from "./plans.ts";

const columnsOf: readonly CategoryKey[] = ["hosting", "vps", "groupware"];
const factsPerColumn = 6;
const endingsShown = 6;

export const homePage = (facts: PageFacts): Page => {
  const { locale } = facts;
  const t = texts(locale, "home");
  const paths = { en: homePath("en"), de: homePath("de") };
  return {
    kind: "home",
    locale,
    status: 200,
    head: headOf(facts, t("meta.title"), t("meta.description"), paths),
    paths,
    messages: messagesOf(locale, "home"),
    data: homeData(facts),
  };
};

/** The second plan of a category is the one that most people need; the first is its entrance. */
const homeData = ({ locale, shop }: PageFacts): HomePage => {
  const offered = shop.catalog.products.find((product) => product.freeMonths > 1 && !product.soldOut && !product.onlyAsAddition);
  return {
    vat: shownVat(shop, locale, texts(locale, "shell")("vat.other")),
    domainCheck: fixedPaths["domain-check"][locale],
    endings: endingPrices(shop).slice(0, endingsShown),
    columns: columnsOf.flatMap((key) => {
      const category = categoryByKey(shop.catalog, key);
      const products = productsOf(shop.catalog, key).filter((product) => !product.soldOut);
      const product = products[1] ?? products[0];
      if (category === null || product === undefined) return [];
      const facts = product.features.slice(0, factsPerColumn).map(({ label, value }) => ({ label: label[locale], value: value[locale] }));
      return [
        { category: category.title[locale], href: `/${locale}/${category.path[locale]}`, plan: planOf(shop, product, locale, []), facts },
      ];
    }),
    deal:
      offered === undefined
        ? null
        : {
            title: offered.title[locale],
            href: productHref(shop, offered, locale),
            freeMonths: offered.freeMonths,
            monthly: shownPrice(shop, offered.monthly),
          },
  };
};
