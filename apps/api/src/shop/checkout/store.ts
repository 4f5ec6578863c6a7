// Orders that stand, each with the intent that it came from, under a key that is good for one of them. [CHK-06] [CHK-09]
import { domainsOf } from "@kontor/domain/shop/cart";
import type { Order, OrderIntent } from "@kontor/domain/shop/checkout";
import { OrderIntentSchema, OrderSchema } from "@kontor/domain/shop/checkout/codec";
import { wordsOf, withoutPerson } from "@kontor/domain/site/desk";
import type { Generated } from "kysely";
import type { ServiceContract } from "@kontor/domain/shop/contract";
import { spoken } from "../../platform/provider/languages.ts";
import { contractsOfOrder } from "../contract/store.ts";
import { sql } from "kysely";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { latestFirst } from "../../platform/database/latest-first.ts";
import { nextSentNumber } from "../../platform/database/numbers.ts";
import { preparedQuery } from "../../platform/database/prepared-query.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";
import { readableOf, storedAs } from "../../platform/database/stored-json.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { addWords, isDeleted, replaceWords } from "../../platform/database/words.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `reseller` repeats what the body says: `pending`, `confirmed`, or null; `invoiced` is 1 once the order has its invoice, `unpaid` while one of them waits for its payment; `delivery` says how far its items are. */
    orders: {
      id: string;
      number: string;
      customer_number: string;
      total: number;
      body: string;
      placed_at: number;
      reseller: string | null;
      invoiced: Generated<number>;
      delivery: Generated<string>;
      unpaid: Generated<number>;
    };
    order_keys: { key: string; order_id: string; intent: string };
  }
}

export interface StoredOrder {
  readonly order: Order;
  readonly intent: OrderIntent;
}

const storedOrder = storedAs("order", OrderSchema);

/** Letters and documents of an order are written in a language that the shop has. [PKG-08] */
const orderFrom = (...stored: Parameters<typeof storedOrder>): Order => {
  const order = storedOrder(...stored);
  return { ...order, locale: spoken(order.locale) };
};
const intentFrom = storedAs("order intent", OrderIntentSchema);

const byKey = preparedQuery((handle, { key }: { key: string }) =>
  handle
    .selectFrom("order_keys")
    .innerJoin("orders", "orders.id", "order_keys.order_id")
    .select(["orders.body as order", "order_keys.intent as intent"])
    .where("order_keys.key", "=", key),
);

export const orderByKey = (handle: Handle, key: string): MaybeAsync<StoredOrder | null> =>
  andThen(byKey(handle, { key }), ([row]) =>
    row === undefined ? null : { order: orderFrom(row.order), intent: intentFrom(row.intent) },
  );

export const orderById = (handle: Handle, id: string): Promise<Order | null> =>
  firstOf(handle.selectFrom("orders").select("body").where("id", "=", id), (row) => orderFrom(row.body, id));

const latestOf = preparedQuery((handle, { owner }: { owner: string }) =>
  handle
    .selectFrom("orders")
    .select(["id", "body"])
    .where("customer_number", "=", owner)
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .limit(1),
);

/** The last order that a customer placed. */
export const latestOrderOf = (handle: Handle, owner: string): MaybeAsync<Order | null> =>
  andThen(latestOf(handle, { owner }), ([row]) => (row === undefined ? null : orderFrom(row.body, row.id)));

export const ordersById = async (handle: Handle, ids: readonly string[]): Promise<readonly Order[]> =>
  ids.length === 0
    ? []
    : readableOrders(await handle.selectFrom("orders").select(["id", "body"]).where("id", "in", ids).execute());

type OrderRow = Omit<Tables["orders"], "invoiced" | "delivery" | "unpaid">;
const orderAdded = preparedQuery(
  (handle, { id, number, customer_number, total, body, placed_at, reseller }: OrderRow) =>
    handle.insertInto("orders").values({ id, number, customer_number, total, body, placed_at, reseller }),
);
const keyAdded = preparedQuery((handle, { key, order_id, intent }: Tables["order_keys"]) =>
  handle.insertInto("order_keys").values({ key, order_id, intent }),
);
const authcodesTaken = preparedQuery((handle, { from, to }: { from: string; to: string }) =>
  handle.updateTable("authcodes").set({ cart_id: to }).where("cart_id", "=", from),
);

/** What staff find an order by: its number and its total; while it has no contracts, by the names that are ordered with it. [ADM-01] */
export const wordsOfOrder = ({ number, quote, reseller, cart }: Order) =>
  wordsOf("orders", {
    number,
    total: quote.total,
    names: reseller === "pending" || reseller === "refused" ? domainsOf(cart).map(({ ascii }) => ascii) : [],
  });

export const addOrder = (handle: Handle, { order, intent }: StoredOrder): MaybeAsync<unknown> => {
  const added = orderAdded(handle, {
    id: order.id,
    number: order.number,
    customer_number: order.customerNumber,
    total: order.quote.total,
    body: JSON.stringify(order),
    placed_at: order.placedAt,
    reseller: order.reseller ?? null,
  });
  const worded = andThen(added, () => addWords(handle, "orders", order.id, wordsOfOrder(order)));
  const keyStored = andThen(worded, () =>
    keyAdded(handle, { key: intent.idempotencyKey, order_id: order.id, intent: JSON.stringify(intent) }),
  );
  // The authcodes of the cart are the order's from now on: the cart is empty and may be filled again.
  return domainsOf(order.cart).length === 0
    ? keyStored
    : andThen(keyStored, () => authcodesTaken(handle, { from: order.cart.id, to: order.id }));
};

/** The next number of a year's orders. One that no order took stays free for ever. */
export const nextOrderSequence = (database: Database, handle: Handle, year: number): MaybeAsync<number> =>
  database.counting(handle, (counter) => nextSentNumber(counter, `order-${year}`));

export interface OrderPage {
  readonly orders: readonly Order[];
  /** What `after` is for the next page; null on the last one. */
  readonly next: string | null;
}

/** A customer's orders, the latest first; those after one of them. */
export const ordersOfCustomer = async (
  handle: Handle,
  customerNumber: string,
  after: string | null,
  count: number,
): Promise<OrderPage> => {
  const own = handle
    .selectFrom("orders")
    .select(["id", "body", "placed_at"])
    .where("customer_number", "=", customerNumber);
  const { rows, next } = await latestFirst(own, { after, count });
  return { orders: readableOrders(rows), next };
};

/** As `isBinding`, in the database. */
export const isBindingRow = sql<boolean>`(reseller is null or reseller = 'confirmed')`;

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
    .where(isBindingRow)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("contracts").select("contracts.id").whereRef("contracts.order_id", "=", "orders.id"))),
    )
    .orderBy("id")
    .limit(count)
    .execute();

/** An order as it is stored; a damaged one is reported and left out. */
export const readableOrders = (rows: readonly { readonly id: string; readonly body: string }[]): readonly Order[] =>
  readableOf(rows, ({ id, body }) => orderFrom(body, id));

/** Written out, so that the index of these rows fits. */
export const isPending = sql<boolean>`reseller = 'pending'`;

const pendingOf = (handle: Handle, customerNumber: string) =>
  handle.selectFrom("orders").where("customer_number", "=", customerNumber).where(isPending);

/** How many orders of a reseller wait for papers. [CHK-10] */
export const waitingOrders = async (handle: Handle, customerNumber: string): Promise<number> =>
  Number(
    (
      await pendingOf(handle, customerNumber)
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirst()
    )?.count ?? 0,
  );

/** The orders of a customer that wait for papers. [CHK-10] */
export const pendingOrders = async (handle: Handle, customerNumber: string): Promise<readonly Order[]> =>
  readableOrders(await pendingOf(handle, customerNumber).select(["id", "body"]).execute());

/** Stores what became of an order that waited for papers; says whether it still waited. */
export const changePending = async (handle: Handle, order: Order): Promise<boolean> => {
  const changed = await handle
    .updateTable("orders")
    .set({
      reseller: order.reseller ?? null,
      body: JSON.stringify(order),
      ...(order.reseller === "refused" ? { delivery: "over" } : {}),
    })
    .where("id", "=", order.id)
    .where(isPending)
    .returning("customer_number")
    .executeTakeFirst();
  if (changed === undefined) return false;
  const words = wordsOfOrder(order);
  const isGone = await isDeleted(handle, changed.customer_number);
  await replaceWords(handle, "orders", order.id, isGone ? withoutPerson(words) : words);
  return true;
};

export const hasOrdered = async (handle: Handle, customerNumber: string): Promise<boolean> =>
  (await handle
    .selectFrom("orders")
    .select("id")
    .where("customer_number", "=", customerNumber)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** A contract by its number, `K-2026-000042-1`: that of its order, and its place there. */
export const contractByNumber = async (handle: Handle, number: string): Promise<ServiceContract | null> => {
  const order = await handle
    .selectFrom("orders")
    .select("id")
    .where("number", "=", number.replace(/-\d{1,5}$/, ""))
    .executeTakeFirst();
  const contracts = order === undefined ? [] : await contractsOfOrder(handle, order.id);
  return contracts.find((contract) => contract.number === number) ?? null;
};

/** Orders that have no invoice yet; the first ones behind an id. [ACC-03] */
export const ordersToInvoice = async (handle: Handle, behind: string, count: number): Promise<readonly string[]> =>
  (
    await handle
      .selectFrom("orders")
      .select("id")
      .where("invoiced", "=", 0)
      .where(isBindingRow)
      .where("id", ">", behind)
      .orderBy("id")
      .limit(count)
      .execute()
  ).map(({ id }) => id);

/** Takes an order for its invoice, in the transaction that makes it; null where another one did. [ACC-03] */
export const claimOrderToInvoice = (handle: Handle, id: string): Promise<Order | null> =>
  firstOf(
    handle
      .updateTable("orders")
      .set({ invoiced: 1 })
      .where("id", "=", id)
      .where("invoiced", "=", 0)
      .where(isBindingRow)
      .returning("body"),
    (row) => orderFrom(row.body, id),
  );
