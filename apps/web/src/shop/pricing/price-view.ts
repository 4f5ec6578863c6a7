// The prices that texts of the content are filled with: those of the visitor, as the price tables beside them. [VAT-10] [CNT-05]
import { rate } from "@kontor/domain/kernel/money";
import type { PriceView } from "@kontor/domain/shop/pricing";
import type { Locale } from "@kontor/domain/visitor/locale";
import { rateText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { type ShopFacts, shownVat } from "./shop-facts.ts";

export const priceViewOf = (shop: ShopFacts): PriceView => ({
  catalog: shop.priceList,
  now: shop.pricedAt,
  homeRate: rate(shop.homeRate),
  later: shop.later,
  vat: { country: shop.country, rate: rate(shop.rate), treatment: "view" },
  vatWords: (locale) => vatWords(shop, locale),
});

/** As it stands beside a price. [SHL-10] */
const vatWords = (shop: ShopFacts, locale: Locale): string => {
  const t = texts(locale, "content");
  const vat = shownVat(shop, locale, texts(locale, "shell")("vat.other"));
  return vat.stated === "included"
    ? t("storage.vat", { rate: rateText(locale, vat.rate), country: vat.name })
    : t("storage.vatNone");
};
