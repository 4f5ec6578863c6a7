// Which domains the price of a product includes. [PRD-07]
import type { Product } from "./model.ts";

/** How many domains are included in so many of a product. [PRD-07] */
export const includedDomainCount = (product: Pick<Product, "includedDomains">, quantity: number): number =>
  product.includedDomains.count * quantity;

/** Whether a name of this ending may be an included one. [PRD-07] */
export const isIncludedEnding = (product: Pick<Product, "includedDomains">, ending: string): boolean =>
  product.includedDomains.endings.includes(ending);
