// Orders as staff see them: found by number or customer, with the mails about them. [ADM-01] [CHK-10]
import type { Order } from "@kontor/domain/shop/checkout";
import type { OrderDelivery } from "@kontor/domain/site/outside";
import { sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import { latestFirst } from "../../platform/database/latest-first.ts";
import { isPending, readableOrders } from "../../shop/checkout/store.ts";
import { rowsWith, type Searchable } from "./found-rows.ts";
import { lettersAbout } from "./letters-store.ts";

/** What comes after every number that begins like this. */
const endOf = (beginning: string): string => `${beginning}~`;

export type OrderFilter = "papers" | "not-set-up" | "failed" | "unpaid";

/** As the indexes have it, word by word. */
const filters = {
  papers: isPending,
  "not-set-up": sql<boolean>`delivery in ('none', 'open')`,
  failed: sql<boolean>`delivery = 'failed'`,
  unpaid: sql<boolean>`unpaid = 1`,
} as const satisfies Readonly<Record<OrderFilter, unknown>>;

/** What is noted beside an order. */
export interface OrderState {
  readonly progress: OrderDelivery;
  readonly unpaid: boolean;
}

const stateFrom = ({ delivery, unpaid }: { readonly delivery: string; readonly unpaid: number }): OrderState => ({
  progress: delivery as OrderDelivery,
  unpaid: Number(unpaid) === 1,
});

export const orderState = async (handle: Handle, id: string): Promise<OrderState> => {
  const row = await handle.selectFrom("orders").select(["delivery", "unpaid"]).where("id", "=", id).executeTakeFirst();
  return stateFrom(row ?? { delivery: "none", unpaid: 0 });
};

export interface SearchedOrders {
  readonly q: string;
  readonly customer: string | null;
  readonly only: OrderFilter | null;
  readonly after: string | null;
  readonly count: number;
}

/** The ids of the orders whose numbers begin as was typed, or of the one of a contract's number; null for what is no such number. */
export const ordersNumbered = (handle: Handle, q: string) => {
  const number = /^K-[\d-]*$/.exec(q.trim().toUpperCase())?.[0].split("-").slice(0, 3).join("-");
  return number === undefined
    ? null
    : handle.selectFrom("orders").select("id").where("number", ">=", number).where("number", "<", endOf(number));
};

export const searchedOrders = async (database: Searchable, { q, customer, only, after, count }: SearchedOrders) => {
  const handle = database.reads;
  const number = q.trim().toUpperCase();
  const isNumber = /^K-[\d-]*$/.test(number);
  const all = handle
    .selectFrom("orders")
    .select(["id", "placed_at", "body", "delivery", "unpaid"])
    .$if(isNumber, (query) => query.where("number", ">=", number).where("number", "<", endOf(number)))
    .$if(customer !== null, (query) => query.where("customer_number", "=", customer ?? ""))
    .$if(only !== null, (query) => query.where(filters[only ?? "papers"]));
  const conditions = await rowsWith(database, "orders", isNumber ? "" : q);
  const found = conditions.reduce((query, condition) => query.where(condition), all);
  const { rows, next } = await latestFirst(found, { after, count });
  const states = new Map(rows.map((row) => [row.id, stateFrom(row)]));
  return {
    orders: readableOrders(rows).map((order) => ({
      order,
      state: states.get(order.id) ?? stateFrom({ delivery: "none", unpaid: 0 }),
    })),
    next,
  };
};

export const lettersOf = (handle: Handle, { id }: Order) => lettersAbout(handle, `order-${id}`);
