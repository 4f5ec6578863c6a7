// Orders as staff see them: found by number or customer, with the mails about them. [ADM-01] [CHK-10]
import { searchWords } from "@kontor/domain/kernel/text";
import type { Order } from "@kontor/domain/shop/checkout";
import type { Handle } from "../../platform/database/handle.ts";
import { latestFirst } from "../../platform/database/latest-first.ts";
import { isPending, readableOrders } from "../../shop/checkout/store.ts";
import { customersWith } from "./account-store.ts";
import { lettersAbout } from "./letters-store.ts";

/** What comes after every number that begins like this. */
const endOf = (beginning: string): string => `${beginning}~`;

export interface SearchedOrders {
  readonly q: string;
  readonly customer: string | null;
  readonly only: "papers" | null;
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

export const searchedOrders = async (handle: Handle, { q, customer, only, after, count }: SearchedOrders) => {
  const number = q.trim().toUpperCase();
  const isNumber = /^K-[\d-]*$/.test(number);
  const all = handle
    .selectFrom("orders")
    .select(["id", "placed_at", "body"])
    .$if(isNumber, (query) => query.where("number", ">=", number).where("number", "<", endOf(number)))
    .$if(customer !== null, (query) => query.where("customer_number", "=", customer ?? ""))
    .$if(only === "papers", (query) => query.where(isPending));
  const words = isNumber ? [] : searchWords(q);
  const conditions = await customersWith(handle, words);
  const found = conditions.reduce((query, condition) => query.where((eb) => condition(eb as never, "orders.customer_number")), all);
  const { rows, next } = await latestFirst(found, { after, count });
  return { orders: readableOrders(rows), next };
};

export const lettersOf = (handle: Handle, { id }: Order) => lettersAbout(handle, `order-${id}`);

/** How much waits for a hand. */
export const waitingCounts = async (handle: Handle): Promise<{ readonly papers: number; readonly letters: number }> => {
  const papers = await handle
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll().as("count"))
    .where(isPending)
    .executeTakeFirst();
  const letters = await handle
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("sent_at", "is", null)
    .where("dead_at", "is not", null)
    .executeTakeFirst();
  return { papers: Number(papers?.count ?? 0), letters: Number(letters?.count ?? 0) };
};
