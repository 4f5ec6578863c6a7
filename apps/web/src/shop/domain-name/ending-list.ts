// All endings with their prices at the shown rate.
import type { ShopFacts } from "../pricing/shop-facts.ts";
import { shownPrice } from "../pricing/shown-price.ts";
import type { EndingPrice } from "./views.ts";

export const endingPrices = (shop: ShopFacts): readonly EndingPrice[] =>
  shop.catalog.endings.map(({ ending, register, renew, restore, group }) => ({
    ending,
    register: shownPrice(shop, register),
    renew: shownPrice(shop, renew),
    restore: shownPrice(shop, restore),
    group,
  }));
