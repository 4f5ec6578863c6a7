// Where carts are stored: with versions, so that two tabs lose nothing silently. [CRT-01]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { CartChanged, CartNotFound } from "./errors.ts";
import type { Cart, CartId } from "./model.ts";

export class Carts extends Context.Service<
  Carts,
  {
    readonly byId: (id: CartId) => Effect<Cart, CartNotFound>;
    /** The cart that is there again at a customer's next login; null when there is none. */
    readonly ofCustomer: (customerNumber: string) => Effect<Cart | null>;
    readonly create: (cart: Cart) => Effect<void>;
    /** Stores a changed cart if the stored one still has the version `seen`. */
    readonly save: (cart: Cart, seen: number) => Effect<void, CartChanged | CartNotFound>;
    /** Makes a cart a customer's. */
    readonly assign: (id: CartId, customerNumber: string) => Effect<void, CartNotFound>;
    readonly remove: (id: CartId) => Effect<void>;
  }
>()("kontor/shop/cart/Carts") {}
