// Orders that stand, each with the intent that it came from, under a key that is good for one of them. [CHK-06] [CHK-09]
import { domainsOf } from "@kontor/domain/shop/cart";
import type { Order, OrderIntent } from "@kontor/domain/shop/checkout";
import { OrderIntentSchema, OrderSchema } from "@kontor/domain/shop/checkout/codec";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { nextNumber } from "../../platform/database/metadata.ts";
import { preparedQuery } from "../../platform/database/prepared-query.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";
import { asItIs, readableOf, storedAs } from "../../platform/database/stored-json.ts";
import type { Tables } from "../../platform/database/tables.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    orders: { id: string; number: string; customer_number: string; total: number; body: string; placed_at: number };
    order_keys: { key: string; order_id: string; intent: string };
  }
}

export interface StoredOrder {
  readonly order: Order;
  readonly intent: OrderIntent;
}

const orderFrom = storedAs<Order>("order", [asItIs(OrderSchema)]);
const intentFrom = storedAs<OrderIntent>("order intent", [asItIs(OrderIntentSchema)]);

const byKey = preparedQuery((handle, { key }: { key: string }) =>
  handle
    .selectFrom("order_keys")
    .innerJoin("orders", "orders.id", "order_keys.order_id")
    .select(["orders.body as order", "order_keys.intent as intent"])
    .where("order_keys.key", "=", key),
);

export const orderByKey = (handle: Handle, key: string): MaybeAsync<StoredOrder | null> =>
  andThen(byKey(handle, { key }), ([row]) => (row === undefined ? null : { order: orderFrom(row.order), intent: intentFrom(row.intent) }));

export const orderById = async (handle: Handle, id: string): Promise<Order | null> => {
  const row = await handle.selectFrom("orders").select("body").where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : orderFrom(row.body, id);
};

type OrderRow = Tables["orders"];
const orderAdded = preparedQuery((handle, { id, number, customer_number, total, body, placed_at }: OrderRow) =>
  handle.insertInto("orders").values({ id, number, customer_number, total, body, placed_at }),
);
const keyAdded = preparedQuery((handle, { key, order_id, intent }: Tables["order_keys"]) =>
  handle.insertInto("order_keys").values({ key, order_id, intent }),
);
const authcodesTaken = preparedQuery((handle, { from, to }: { from: string; to: string }) =>
  handle.updateTable("authcodes").set({ cart_id: to }).where("cart_id", "=", from),
);

export const addOrder = (handle: Handle, { order, intent }: StoredOrder): MaybeAsync<unknown> => {
  const added = orderAdded(handle, {
    id: order.id,
    number: order.number,
    customer_number: order.customerNumber,
    total: order.quote.total,
    body: JSON.stringify(order),
    placed_at: order.placedAt,
  });
  const keyStored = andThen(added, () =>
    keyAdded(handle, { key: intent.idempotencyKey, order_id: order.id, intent: JSON.stringify(intent) }),
  );
  // The authcodes of the cart are the order's from now on: the cart is empty and may be filled again.
  return domainsOf(order.cart).length === 0
    ? keyStored
    : andThen(keyStored, () => authcodesTaken(handle, { from: order.cart.id, to: order.id }));
};

/** The next number of a year's orders. One that no order took stays free for ever. */
export const nextOrderSequence = (database: Database, handle: Handle, year: number): MaybeAsync<number> =>
  database.counting(handle, (counter) => nextNumber(counter, `order-${year}`));

export interface OrderPage {
  readonly orders: readonly Order[];
  /** What `after` is for the next page; null on the last one. */
  readonly next: string | null;
}

/** A customer's orders, the latest first; those after one of them. */
export const ordersOfCustomer = async (handle: Handle, customerNumber: string, after: string | null, count: number): Promise<OrderPage> => {
  const own = handle.selectFrom("orders").select(["id", "body"]).where("customer_number", "=", customerNumber);
  const last =
    after === null
      ? undefined
      : await handle
          .selectFrom("orders")
          .select(["id", "placed_at"])
          .where("id", "=", after)
          .where("customer_number", "=", customerNumber)
          .executeTakeFirst();
  const behind =
    last === undefined ? own : own.where(({ eb, refTuple, tuple }) => eb(refTuple("placed_at", "id"), "<", tuple(last.placed_at, last.id)));
  const rows = await behind
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .limit(count + 1)
    .execute();
  const shown = rows.slice(0, count);
  return {
    orders: readableOf(shown, ({ id, body }) => orderFrom(body, id)),
    next: rows.length > count ? (shown.at(-1)?.id ?? null) : null,
  };
};

/** Orders without contracts, from before orders made them; the first ones behind an id. [ACC-02] */
export const ordersWithoutContracts = async (
  handle: Handle,
  behind: string,
  count: number,
): Promise<readonly { readonly id: string; readonly body: string }[]> =>
  handle
    .selectFrom("orders")
    .select(["id", "body"])
    .where("id", ">", behind)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("contracts").select("contracts.id").whereRef("contracts.order_id", "=", "orders.id"))),
    )
    .orderBy("id")
    .limit(count)
    .execute();

/** An order as it is stored; a damaged one is reported and left out. */
export const readableOrders = (rows: readonly { readonly id: string; readonly body: string }[]): readonly Order[] =>
  readableOf(rows, ({ id, body }) => orderFrom(body, id));
