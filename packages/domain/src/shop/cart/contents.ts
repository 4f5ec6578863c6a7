// What is in a cart: its domains, its count, and when two configurations are the same. [CRT-01] [DOM-04]
import type { DomainName, Acquisition } from "#shop/domain-name";
import type { Cart, CartItem, DomainItem, ProductItem, SelectedDomain } from "./model.ts";

/** Whether an item is a product, with its additions and domains. */
export const isProductItem = (item: CartItem): item is ProductItem => item.kind === "product";

/** Whether an item is a domain by itself. */
export const isDomainItem = (item: CartItem): item is DomainItem => item.kind === "domain";

/** A domain as it is put into a cart. */
export const selectedDomain = (name: DomainName, acquisition: Acquisition): SelectedDomain => ({
  ascii: name.ascii,
  unicode: name.unicode,
  ending: name.ending,
  acquisition,
  authcodeGiven: false,
});

/** The names of one item, that of a domain or those of a product. */
export const domainsOfItem = (item: CartItem): readonly SelectedDomain[] =>
  isProductItem(item) ? item.domains : [item.domain];

/** Every domain of the cart, on its own or with a product, in the order of the cart. */
export const domainsOf = (cart: Pick<Cart, "items">): readonly SelectedDomain[] => cart.items.flatMap(domainsOfItem);

/** Compared in A-label form. [DOM-04] */
export const containsDomain = (cart: Pick<Cart, "items">, ascii: string): boolean =>
  domainsOf(cart).some((domain) => domain.ascii === ascii);

/** The item of an id; null where the cart has none. */
export const itemOf = (cart: Pick<Cart, "items">, id: string): CartItem | null =>
  cart.items.find((item) => item.id === id) ?? null;

/** Names of an item that came after its configurator was opened, which showed `seen`: saving what was shown takes none of them out. [CRT-08] */
export const unseenNames = (cart: Pick<Cart, "items">, id: string, seen: readonly string[]): readonly string[] => {
  const item = itemOf(cart, id);
  return item === null ? [] : domainsOfItem(item).flatMap(({ ascii }) => (seen.includes(ascii) ? [] : [ascii]));
};

/** The number at the cart's icon: products by quantity, and every domain. */
export const cartCount = (cart: Pick<Cart, "items">): number =>
  cart.items.reduce((count, item) => count + (isProductItem(item) ? item.quantity + item.domains.length : 1), 0);

/** Whether nothing is in a cart. */
export const isEmptyCart = (cart: Pick<Cart, "items">): boolean => cart.items.length === 0;

/** How many rows a cart has: products, additions, domains. */
export const cartSize = (items: readonly CartItem[]): number =>
  items.reduce((size, item) => size + (isProductItem(item) ? 1 + item.additions.length + item.domains.length : 1), 0);

/** How many pieces are ordered: products by quantity, and domains on their own. */
export const piecesIn = (items: readonly CartItem[]): number =>
  items.reduce((count, item) => count + (isProductItem(item) ? item.quantity : 1), 0);

/** Two product items with the same key are the same configuration: one cart holds it once, with a quantity. */
export const configurationKey = (
  item: Pick<ProductItem, "product" | "billingMonths" | "location" | "additions" | "fields">,
): string =>
  JSON.stringify([
    item.product,
    item.billingMonths,
    item.location,
    item.fields,
    [...item.additions].sort(byProduct).map(({ product, quantity }) => [product, quantity]),
  ]);

/** What an item is, apart from its id: a configuration, or a name. */
export const itemKey = (item: CartItem): string => (isProductItem(item) ? configurationKey(item) : item.domain.ascii);

/** Order of code units; the same everywhere. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byProduct = (a: { readonly product: string }, b: { readonly product: string }): number =>
  byText(a.product, b.product);
