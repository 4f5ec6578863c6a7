// The domain check with the price list of all endings below it. [DOM-01] [PRD-01]
import { categoryByKey } from "@kontor/domain/shop/catalog";
import { refusalTexts } from "@kontor/domain/site/refusal";
import { fixedPaths, stepPath } from "@kontor/domain/site/routing";
import { shownVat } from "../pricing/shop-facts.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import { headOf } from "../../platform/page/facts.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { ShopPageFacts } from "../pricing/page-facts.ts";
import { endingPrices } from "./ending-list.ts";
import { shownPrice } from "../pricing/shown-price.ts";
import type { DomainCheckPage, EndingList } from "./views.ts";

type OwnPage = PageOf<"domain-check", DomainCheckPage & { readonly prices: EndingList }>;

export const domainCheckPage = async (facts: ShopPageFacts): Promise<OwnPage> => {
  const { locale, shop, search } = facts;
  const paths = fixedPaths["domain-check"];
  const category = categoryByKey(shop.catalog, "domains");
  const t = texts(locale, "category");
  const vat = shownVat(shop, locale, texts(locale, "shell")("vat.other"));
  return {
    kind: "domain-check",
    locale,
    status: 200,
    head: headOf(facts, t("meta.title", { title: category?.title[locale] ?? "Domains" }), category?.summary[locale] ?? "", paths),
    paths,
    messages: { ...messagesOf(locale, "domain", "category"), refusal: refusalTexts[locale] },
    structured: breadcrumbList(facts, [{ title: category?.title[locale] ?? "Domains", path: paths[locale] }]),
    data: {
      typed: search.get("domain") ?? "",
      endings: shop.catalog.endings.map(({ ending, register, renew, transferable, group }) => ({
        ending,
        register: shownPrice(shop, register),
        renew: shownPrice(shop, renew),
        transferable,
        popular: group === "popular",
      })),
      vat,
      cartPath: stepPath("cart", locale),
      prices: { vat, endings: endingPrices(shop) },
    },
  };
};
