// Prices of the catalogue as a visitor sees them. [VAT-11]
import { type Cents, type Micros, microsAtRate, microsOf, priceAtRate, rate } from "@kontor/domain/kernel/money";
import type { ShopFacts } from "./shop-facts.ts";

/** A catalogue price at the rate that the visitor sees. */
export const shownPrice = (shop: ShopFacts, price: Cents): Cents =>
  priceAtRate(price, rate(shop.homeRate), rate(shop.rate));

/** A price by the hour or by the gigabyte, with all its digits. */
export const shownExactPrice = (shop: ShopFacts, price: Cents): Micros =>
  microsAtRate(microsOf(price), rate(shop.homeRate), rate(shop.rate));
