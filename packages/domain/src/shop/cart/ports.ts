// Where carts are stored: with versions, so that two tabs lose nothing silently. [CRT-01]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { CartChanged, CartNotFound } from "./errors.ts";
import type { Authcode, Cart, CartId } from "./model.ts";

export class Carts extends Context.Service<
  Carts,
  {
    readonly byId: (id: CartId) => Effect<Cart, CartNotFound>;
    /** The cart that is there again at a customer's next login; null when there is none. */
    readonly ofCustomer: (customerNumber: string) => Effect<Cart | null>;
    /** For a customer, or for a guest by null. */
    readonly create: (cart: Cart, owner: string | null) => Effect<void>;
    /** Stores a changed cart if the stored one still has the version `seen`. */
    readonly save: (cart: Cart, seen: number) => Effect<void, CartChanged | CartNotFound>;
    /** Makes a cart a customer's. */
    readonly assign: (id: CartId, customerNumber: string) => Effect<void, CartNotFound>;
    readonly remove: (id: CartId) => Effect<void>;
    /** Begins a cart anew that cannot be read, for who may open it; its version goes on. [CRT-05] */
    readonly reset: (id: CartId) => Effect<Cart, CartNotFound>;
  }
>()("kontor/shop/cart/Carts") {}

/** New carts are counted by the network that begins them. [OPS-08] */
export class NewCarts extends Context.Service<
  NewCarts,
  {
    /** Counts one more; the seconds to wait where it is one too many, else null. */
    readonly count: Effect<number | null>;
  }
>()("kontor/shop/cart/NewCarts") {}

/** The codes by which names move here; no answer contains one. [DOM-07] */
export class Authcodes extends Context.Service<
  Authcodes,
  {
    readonly has: (id: CartId, name: string) => Effect<boolean>;
    readonly keep: (id: CartId, codes: readonly Authcode[]) => Effect<void>;
    /** What belongs to the names of one cart belongs to another one. */
    readonly move: (from: CartId, to: CartId) => Effect<void>;
  }
>()("kontor/shop/cart/Authcodes") {}
