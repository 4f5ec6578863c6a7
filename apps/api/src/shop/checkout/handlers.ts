// Orders: placed for the quote that was shown, once for each key; read by their customer alone. [CHK-04…07] [CHK-09] [HDL-03]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { confirmedFor } from "@kontor/domain/visitor/session";
import { Catalogs } from "@kontor/domain/shop/catalog";
import {
  confirmNames,
  isBinding,
  orderedContracts,
  orderOf,
  orderSummary,
  OrderCount,
  ordersWithinLimit,
  placeCountedOrder,
  QuoteChanged,
  type Order,
} from "@kontor/domain/shop/checkout";
import { referralOfCookie } from "@kontor/domain/shop/referral";
import { customerOf } from "../../visitor/session/caller.ts";
import { orderAllowance } from "./order-limits.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { Refused } from "../../platform/http/problem.ts";
import type { CheckoutServices } from "./services.ts";
import { currentCatalog } from "../catalog/store.ts";
import { contractsOfOrders } from "../contract/store.ts";
import { orderByKey, ordersOfCustomer } from "./store.ts";
import { cartOnWire } from "../cart/wire.ts";
import { type CheckoutPorts, checkoutPorts } from "./ports.ts";
import { withCart } from "../cart/handlers.ts";
import { nameReading, withRegistry } from "../domain-name/ports.ts";
import { besideDatabase, orRefuse, type PortsOver, read, run } from "../../platform/use-case/use-case.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { todayOf } from "../../platform/calendar/today.ts";

/** Orders on a page of the list. */
const onPage = 20;

export const orderHandlers = (
  services: CheckoutServices,
): Pick<Handlers, "placeOrder" | "readOrder" | "listOrders"> => ({
  placeOrder: async (call) => {
    const user = await customerOf(services, call, "summary");
    orRefuse(call, confirmedFor("order", services.settings.confirmEmail, user.confirmed === 1));
    const idempotencyKey = String(call.headers["idempotency-key"]);
    const intent = { ...call.body, idempotencyKey };
    const allowance = orderAllowance(services, user.customer_number, call.address);
    const wait = await allowance.wait();
    // An order that stands is answered again, however many there are.
    if (wait !== null && (await orderByKey(services.database.reads, idempotencyKey)) === null)
      orRefuse(call, ordersWithinLimit(wait));
    const reading = withRegistry(services, checkoutPorts(services, user.customer_number));
    const names = await read(services, call, reading, confirmNames(intent, nameReading));
    const orderId = services.freshOrderId();
    const use = placeCountedOrder({
      intent,
      orderId,
      customerNumber: user.customer_number,
      now: services.now(),
      today: todayOf(services),
      seller: services.settings.sellerCountry,
      contractPolicy: services.settings.contractPolicy,
      generous: services.settings.withdrawalGenerous,
      names,
      referral: referralOfCookie(call.cookies["ref"] ?? null),
    });
    // Before the transaction: making files takes time.
    const legal = await services.legalFiles(intent.locale);
    const checkout = checkoutPorts(services, user.customer_number, legal);
    const ports: PortsOver<CheckoutPorts | OrderCount> = (scope) =>
      Context.add(checkout(scope), OrderCount, { add: toEffect(() => allowance.count(scope.handle)) });
    const order = await run(services, call, ports, besideDatabase(Effect.flatMap(use, onWire))).catch(
      (error: unknown) => withCart(services, intent.cartId, withQuote(error)),
    );
    if (order.id === orderId) services.mailQueued();
    return good(order, order.id === orderId ? 201 : 200);
  },

  listOrders: async (call) => {
    const user = await customerOf(services, call);
    const { reads } = services.database;
    const { orders, next } = await ordersOfCustomer(reads, user.customer_number, call.query.after ?? null, onPage);
    const contracts = await contractsOfOrders(
      reads,
      orders.map(({ id }) => id),
    );
    const today = todayOf(services);
    const catalog = await currentCatalog(reads);
    const ofOrder = (order: Order) => {
      const own = contracts.filter(({ orderId }) => orderId === order.id);
      // What waits for papers, or was refused without them, is listed by what was ordered.
      return own.length > 0 || isBinding(order) ? own : orderedContracts(order, catalog);
    };
    return good({ orders: orders.map((order) => orderSummary(order, ofOrder(order), today)), next });
  },

  readOrder: async (call) => {
    const user = await customerOf(services, call, "summary");
    return good(
      await read(
        services,
        call,
        checkoutPorts(services, null),
        Effect.flatMap(orderOf(call.params.orderId, user.customer_number), onWire),
      ),
    );
  },
});

/** A refusal for another price, with the quote as it is now. */
const withQuote = (error: unknown): unknown =>
  error instanceof Refused && error.refusal instanceof QuoteChanged
    ? new Refused(error.refusal, { members: { quote: error.refusal.current } })
    : error;

/** An order as it is answered, with the catalogue's facts at its moment. */
const onWire = Effect.fnUntraced(function* (order: Order) {
  const catalog = yield* (yield* Catalogs).current;
  return { ...order, cart: cartOnWire(order.cart, catalog, order.placedAt) };
});
