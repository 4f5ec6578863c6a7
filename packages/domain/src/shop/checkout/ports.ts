// What the checkout needs from outside: a desk where a frontend hands in an order, and behind it orders and outgoing mail. [CHK-05] [CHK-06] [CHK-09]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Instant } from "#kernel/calendar";
import type { CallRefused, TokenMissing } from "#visitor/session";
import type { OrderRefused, OrderUnknown } from "./errors.ts";
import type { Confirmation, Order, OrderId, OrderIntent } from "./model.ts";

/** Where a frontend orders. Asking twice with one key gives one order. [CHK-06] */
export class OrderDesk extends Context.Service<OrderDesk, {
  readonly place: (intent: OrderIntent) => Effect<Order, OrderRefused | TokenMissing | CallRefused>;
  readonly byId: (id: OrderId) => Effect<Order, OrderUnknown | TokenMissing | CallRefused>;
}>()("kontor/shop/checkout/OrderDesk") {}

/** An order with the intent that it came from. */
export interface StoredOrder {
  readonly order: Order;
  readonly intent: OrderIntent;
}

/** The orders that stand. All calls of one use case see and make one transaction. */
export class Orders extends Context.Service<Orders, {
  readonly byKey: (idempotencyKey: string) => Effect<StoredOrder | null>;
  readonly byId: (id: OrderId) => Effect<Order | null>;
  /** Next place in the sequence of a year, counted from 1; a gap is no harm, a double is. */
  readonly nextSequence: (year: number) => Effect<number>;
  readonly add: (stored: StoredOrder) => Effect<void>;
}>()("kontor/shop/checkout/Orders") {}

/** Mail that waits to be sent, queued exactly once with its order. [CHK-05] */
export class Outbox extends Context.Service<Outbox, {
  readonly add: (mail: { readonly orderId: OrderId; readonly confirmation: Confirmation; readonly queuedAt: Instant }) => Effect<void>;
}>()("kontor/shop/checkout/Outbox") {}
