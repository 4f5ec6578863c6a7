// The address at which an item of the cart opens again in its configurator, filled in; it works without scripts as well. [CRT-08] [PRD-01]
import type { ProductItem } from "@kontor/domain/shop/cart";

/** Its names are given as those of the cart: they are there and need no check. */
export const editHref = (
  { id, billingMonths, location, additions, domains, fields: further = {} }: ProductItem,
  href: string,
): string => {
  const fields = new URLSearchParams([
    ["item", id],
    ["months", String(billingMonths)],
    ...(location === null ? [] : [["location", location]]),
    ...additions.map(({ product, quantity }) => [`add-${product}`, String(quantity)]),
    ...Object.entries(further).map(([key, value]) => [`field-${key}`, value]),
    ...domains.map(({ ascii }) => ["from-cart", ascii]),
  ]);
  return `${href}?${fields}`;
};
