// What the checkout needs from outside: the desks that a frontend goes to, and behind them orders and outgoing mail. [CRT-01] [CHK-05] [CHK-06] [CHK-09]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Instant } from "#kernel/calendar";
import type { Cart, CartId, CartSeen, ItemId, Merged, Referral } from "#shop/cart";
import type { VatCountry } from "#kernel/country";
import type { ServiceContract } from "#shop/contract";
import type { CallRefused, TokenMissing } from "#visitor/session";
import type { CartDeskRefused, OrderRefused, OrderUnknown } from "./errors.ts";
import type { CartQuote, Confirmation, NewItem, NewTerms, Order, OrderId, OrderIntent } from "./model.ts";

/**
 * Where a frontend fills its cart. In a browser the id is `current`: the cookie identifies it. A change names the version
 * that it saw; a stale one is refused with `CartChanged`, and nothing is lost silently. [CRT-01]
 */
export class CartDesk extends Context.Service<
  CartDesk,
  {
    /** A new cart, or the open one of the customer who is logged in. */
    readonly create: Effect<Cart, CallRefused>;
    readonly byId: (id: CartId) => Effect<Cart, CartDeskRefused>;
    readonly add: (seen: CartSeen, item: NewItem) => Effect<Cart, CartDeskRefused>;
    readonly change: (seen: CartSeen, item: ItemId, terms: NewTerms) => Effect<Cart, CartDeskRefused>;
    /** An item as it was edited, or, with its position, as it was before it was taken out. [CRT-08] */
    readonly put: (
      seen: CartSeen,
      item: ItemId,
      contents: NewItem,
      position: number | null,
    ) => Effect<Cart, CartDeskRefused>;
    readonly remove: (seen: CartSeen, item: ItemId) => Effect<Cart, CartDeskRefused>;
    /** Moves a name of the cart, in A-label form, into the item that is to include it; null: on its own. [PRD-07] */
    readonly placeDomain: (seen: CartSeen, ascii: string, item: ItemId | null) => Effect<Cart, CartDeskRefused>;
    readonly clear: (id: CartId) => Effect<Cart, CartDeskRefused>;
    readonly putVoucher: (seen: CartSeen, code: string) => Effect<Cart, CartDeskRefused>;
    readonly takeVoucherOut: (seen: CartSeen) => Effect<Cart, CartDeskRefused>;
    /** Notes who sent the visitor; a failure is null, silently. [CRT-06] */
    readonly refer: (id: CartId, referral: Referral | null) => Effect<Cart | null>;
    /** Merges a guest's cart into the one of the customer who is logged in. */
    readonly merge: (id: CartId) => Effect<Merged, CartDeskRefused | TokenMissing>;
    /** The quote with its derivations; `vatCountry` is what a visitor chose. */
    readonly quote: (id: CartId, vatCountry?: VatCountry) => Effect<CartQuote, CartDeskRefused>;
  }
>()("kontor/shop/checkout/CartDesk") {}

/** Where a frontend orders. Two requests with one key give one order. [CHK-06] */
export class OrderDesk extends Context.Service<
  OrderDesk,
  {
    readonly place: (intent: OrderIntent) => Effect<Order, OrderRefused | TokenMissing | CallRefused>;
    readonly byId: (id: OrderId) => Effect<Order, OrderUnknown | TokenMissing | CallRefused>;
  }
>()("kontor/shop/checkout/OrderDesk") {}

/** An order with the intent that it came from. */
export interface StoredOrder {
  readonly order: Order;
  readonly intent: OrderIntent;
}

/** The orders that stand. All calls of one use case see and make one transaction. */
export class Orders extends Context.Service<
  Orders,
  {
    readonly byKey: (idempotencyKey: string) => Effect<StoredOrder | null>;
    readonly byId: (id: OrderId) => Effect<Order | null>;
    /** The last order that a customer placed. */
    readonly latestOf: (customerNumber: string) => Effect<Order | null>;
    /**
     * Next place in the sequence of a year, counted from 1. Taken when nothing can refuse the order any more, so that refused ones leave
     * no gap; one that a crash or a transaction run again leaves behind is no harm, a double is.
     */
    /** Takes the names of new contracts for them; those that another contract holds are given back, in A-label form. One contract holds a name. [DOM-01] */
    readonly holdNames: (contracts: readonly ServiceContract[]) => Effect<readonly string[]>;
    readonly nextSequence: (year: number) => Effect<number>;
    readonly add: (stored: StoredOrder) => Effect<void>;
  }
>()("kontor/shop/checkout/Orders") {}

/** Mail that waits to be sent, queued exactly once with its order. [CHK-05] */
export class Outbox extends Context.Service<
  Outbox,
  {
    readonly add: (mail: {
      readonly orderId: OrderId;
      readonly confirmation: Confirmation;
      /** Those that the order made; their days stand in the mail. */
      readonly contracts: readonly ServiceContract[];
      readonly queuedAt: Instant;
    }) => Effect<void>;
  }
>()("kontor/shop/checkout/Outbox") {}

/** Orders are counted by account and by network. [OPS-08] */
export class OrderCount extends Context.Service<
  OrderCount,
  {
    /** Counts one more; the seconds to wait where it is one too many, else null. */
    readonly add: Effect<number | null>;
  }
>()("kontor/shop/checkout/OrderCount") {}
