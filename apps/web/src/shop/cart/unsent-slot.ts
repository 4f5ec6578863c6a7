// What was wanted of the cart and not confirmed when its page goes, by a reload or since its scripts are gone with an earlier build: stored for the page that comes in its place. [VIS-05] [CRT-01]
import type { Cart, CartIntent } from "@kontor/domain/shop/cart";
import { carriedOver, clearStored, isStored } from "../../platform/client/tab-slot.ts";
import type { CartPage } from "./views.ts";

/** An authcode is a secret and is not stored. */
export type Storable = Exclude<CartIntent, { readonly kind: "authcode" }>;

export const unsentName = "shop:unsent-intents";

/** Intents, with the cart in which they were wanted and the titles of its products; a page of an earlier build stored the cart's id alone. */
export interface Unsent {
  readonly cart: Cart | string;
  readonly titles?: Readonly<Record<string, string>> | undefined;
  readonly intents: readonly CartIntent[];
}

export const unsentIn = (
  { cart, products }: Pick<CartPage, "cart" | "products">,
  intents: readonly CartIntent[],
): Unsent | null =>
  cart === null || intents.length === 0
    ? null
    : { cart, titles: Object.fromEntries(Object.entries(products).map(([key, { title }]) => [key, title])), intents };

/** False when something among it may not be stored, or the browser refuses. */
export const storeUnsent = (unsent: Unsent | null): boolean => {
  const intents = unsent?.intents.filter(({ kind }) => kind !== "authcode") ?? [];
  if (intents.length === 0) return false;
  try {
    sessionStorage.setItem(carriedOver(unsentName), JSON.stringify({ ...unsent, intents }));
    return intents.length === unsent?.intents.length;
  } catch {
    return false;
  }
};

export const hasUnsent = (): boolean => isStored(unsentName);

export const clearUnsent = (): void => clearStored(unsentName);
