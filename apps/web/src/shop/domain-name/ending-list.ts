// All endings with their prices for a year at the rate that the visitor sees.
import type { Ending } from "@kontor/domain/shop/domain-name";
import { domainYear } from "@kontor/domain/shop/pricing";
import { atMonths, type ShopFacts } from "../pricing/shop-facts.ts";
import { shownPrice } from "../pricing/shown-price.ts";
import type { EndingPrice, EndingView } from "./views.ts";

const priced = (shop: ShopFacts, { ending, register, renew, restore, transferable, group }: Ending): EndingPrice => ({
  ending,
  register: shownPrice(shop, register),
  renew: shownPrice(shop, renew),
  restore: shownPrice(shop, restore),
  transferable,
  group,
});

export const endingPrices = (shop: ShopFacts): readonly EndingPrice[] =>
  shop.catalog.endings.map((ending) => priced(atMonths(shop, domainYear), ending));

/** With what names under them may be. */
export const endingViews = (shop: ShopFacts): readonly EndingView[] =>
  shop.catalog.endings.map((ending) => {
    const { minimumLength, maximumLength, letters } = ending;
    return { ...priced(atMonths(shop, domainYear), ending), minimumLength, maximumLength, letters };
  });
