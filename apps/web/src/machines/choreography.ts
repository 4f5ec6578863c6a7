// Who listens to whom: what happens in one part of the shop and which others hear of it. Machines never spawn each other.
import { cartCount, type Cart, type CartDifference, isNoDifference } from "@kontor/domain/shop/cart";
import type { Quote } from "@kontor/domain/shop/pricing";

type Listener = (count: number) => void;

const listeners = new Set<Listener>();

/** The cart's count goes from whoever changed the cart to the header. */
export const cartEvents = {
  changed: (cart: Pick<Cart, "items">): void => {
    for (const listener of listeners) listener(cartCount(cart));
  },
  emptied: (): void => {
    for (const listener of listeners) listener(0);
  },
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Keeps something for the next page of this tab; a browser that keeps nothing is no error. */
const slot = <A>(name: string) => ({
  keep: (value: A): void => {
    try {
      sessionStorage.setItem(name, JSON.stringify(value));
    } catch {
      // nothing is kept
    }
  },
  read: (): A | null => {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? "null") as A | null;
    } catch {
      return null;
    }
  },
  clear: (): void => {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // nothing was kept
    }
  },
});

/** From the login to the cart: what came in when two carts became one, until it was read. */
export const mergedCarts = {
  ...slot<CartDifference>("kontor:merged"),
  tell: (difference: CartDifference): boolean => {
    if (isNoDifference(difference)) return false;
    mergedCarts.keep(difference);
    return true;
  },
};

/** From the cart to the summary: the total that the visitor saw last, so that no other one is charged silently. [CHK-07] [VAT-10] */
export interface SeenQuote {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly quote: Quote;
}

export const seenQuote = slot<SeenQuote>("kontor:seen");

/** From the summary to itself after a reload: the key of an order that has no answer yet. [CHK-06] */
export const unansweredOrder = slot<{ readonly hash: string; readonly key: string }>("kontor:order");

/** From the registration to itself, across languages and reloads: what was typed, never the password. [LOC-06] */
export const registrationDraft = slot<Readonly<Record<string, string>>>("kontor:address");
