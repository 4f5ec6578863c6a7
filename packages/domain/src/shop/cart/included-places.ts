// The places for domains that a plan pays for: which names take them, how many are free. Pages show them before anything is ordered. [PRD-07]
import { includedDomainCount, isIncludedEnding, type Product } from "#shop/catalog";
import type { ProductItem } from "./model.ts";

/** What of a product says which domains it includes. */
type Including = Pick<Product, "includedDomains">;

/** The selected domains that the product pays for: the first ones of its endings. [PRD-07] */
export const includedNames = (
  product: Including,
  item: Pick<ProductItem, "quantity" | "domains">,
): ReadonlySet<string> =>
  new Set(
    item.domains
      .filter(({ ending }) => isIncludedEnding(product, ending))
      .slice(0, includedDomainCount(product, item.quantity))
      .map(({ ascii }) => ascii),
  );

/** The places for included domains that an item has, those still free, and the endings they are for. */
export interface IncludedPlaces {
  readonly count: number;
  readonly free: number;
  readonly endings: readonly string[];
}

/** How many names an item includes, how many of them are free, and for which endings. */
export const includedPlaces = (product: Including, item: Pick<ProductItem, "quantity" | "domains">): IncludedPlaces => {
  const count = includedDomainCount(product, item.quantity);
  return { count, free: count - includedNames(product, item).size, endings: product.includedDomains.endings };
};

/** Whether a further name of this ending would be an included one. */
export const hasPlaceFor = ({ free, endings }: Pick<IncludedPlaces, "free" | "endings">, ending: string): boolean =>
  free > 0 && endings.includes(ending);
