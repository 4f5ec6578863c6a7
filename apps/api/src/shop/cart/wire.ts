// A cart as it goes over the wire: with the catalogue's facts of each product beside it. [CRT-08]
import type { Instant } from "@kontor/domain/kernel/calendar";
import { includedPlaces, type Cart, type CartItem } from "@kontor/domain/shop/cart";
import { namedProduct, offeredAt, type Catalog } from "@kontor/domain/shop/catalog";
import type { ShopComponents } from "@kontor/adapters/contract";

export type WireCart = ShopComponents["schemas"]["Cart"];
type WireItem = ShopComponents["schemas"]["CartItem"];

export const cartOnWire = (cart: Cart, catalog: Catalog, now: Instant): WireCart => ({
  ...cart,
  items: cart.items.map((item) => itemOnWire(item, catalog, now)),
});

export const itemOnWire = (item: CartItem, catalog: Catalog, now: Instant): WireItem => {
  if (item.kind === "domain") return item;
  const product = namedProduct(offeredAt(catalog, now), item.product);
  const facts = product && {
    title: product.title,
    contractMonths: product.minimumMonths,
    setup: product.setup,
    monthly: product.monthly,
    firstMonthDiscount: product.firstMonthDiscount,
    included: includedPlaces(product, item),
  };
  return { ...item, facts };
};

/** The version as an entity tag, for `if-match`. */
export const versionTag = (cart: Cart): Readonly<Record<string, string>> => ({ etag: `"${cart.version}"` });
