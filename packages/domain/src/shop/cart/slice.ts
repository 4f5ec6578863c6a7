// As much of a catalogue as the changes of one cart depend on: small enough to come with its page. [CRT-08] [VAT-10]
import type { Catalog, Product } from "#shop/catalog";
import { domainsOf, isProductItem } from "./contents.ts";
import type { Cart } from "./model.ts";

/** The products of a cart with their additions and deals, and the endings of its names, without what is only read; any rule gives of it what it gives of the whole. */
export const catalogSlice = (cart: Pick<Cart, "items">, catalog: Catalog): Catalog => {
  const ordered = new Set(cart.items.filter(isProductItem).map(({ product }) => product));
  const keys = new Set(
    catalog.products.flatMap(({ key, additions }) =>
      ordered.has(key) ? [key, ...additions.map(({ product }) => product)] : [],
    ),
  );
  const endings = new Set(domainsOf(cart).map(({ ending }) => ending));
  return {
    version: catalog.version,
    categories: [],
    products: catalog.products.filter(({ key }) => keys.has(key)).map(withoutWords),
    endings: catalog.endings.filter(({ ending }) => endings.has(ending)),
    ...(catalog.deals === undefined ? {} : { deals: catalog.deals.filter(({ product }) => keys.has(product)) }),
    ...retiredIn(cart, endings, catalog),
  };
};

/** What of the cart is no longer sold. */
const retiredIn = (
  { items }: Pick<Cart, "items">,
  endings: ReadonlySet<string>,
  { retired }: Catalog,
): Pick<Catalog, "retired"> => {
  if (retired === undefined) return {};
  const keys = new Set(
    items
      .filter(isProductItem)
      .flatMap(({ product, additions }) => [product, ...additions.map((each) => each.product)]),
  );
  return {
    retired: {
      products: retired.products.filter(({ key }) => keys.has(key)).map(withoutWords),
      endings: retired.endings.filter(({ ending }) => endings.has(ending)),
    },
  };
};

const nothing = { en: "", de: "" };

const withoutWords = (product: Product): Product => ({
  ...product,
  slug: nothing,
  summary: nothing,
  description: nothing,
  features: [],
});
