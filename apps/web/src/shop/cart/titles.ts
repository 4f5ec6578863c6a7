// What items are called: a product by its title, a domain as it is shown.
import type { Cart, CartItem } from "@kontor/domain/shop/cart";
import type { ProductViews } from "./views.ts";

/** The name of a product key or of a domain in A-label form. */
export const titles = (cart: Pick<Cart, "items"> | null, products: ProductViews) => {
  const domains = new Map(
    (cart?.items ?? [])
      .flatMap((item) => (item.kind === "domain" ? [item.domain] : item.domains))
      .map(({ ascii, unicode }) => [ascii, unicode]),
  );
  return (subject: string): string => products[subject]?.title ?? domains.get(subject) ?? subject;
};

export const titleOfItem = (item: CartItem, title: (subject: string) => string): string =>
  item.kind === "domain" ? item.domain.unicode : title(item.product);
