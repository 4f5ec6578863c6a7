// A row of the list of orders: what was ordered in words, how far it is, what deviates. [DSK-05] [DSK-07]
import type { Instant } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import { type Catalog, namedProduct } from "#shop/catalog";
import { domainsOfItem } from "#shop/cart";
import type { Order } from "#shop/checkout";
import { partyName } from "#shop/customer";
import type { OrderDelivery } from "#site/outside";
import type { Localized } from "#visitor/locale";
import { itemsInRow } from "./limits.ts";
import type { RowCustomer } from "./row-parts.ts";

/** How far an order is: it waits for papers of a reseller or was refused without them, waits for its set-up, or what was reported of its items. */
export type OrderListState = "papers" | "refused" | "not-set-up" | "failed" | "ready" | "over";

/** What orders can be filtered by: how far they are, and whether money is outstanding. */
export const orderConditions = [
  "papers",
  "refused",
  "not-set-up",
  "failed",
  "ready",
  "over",
  "unpaid",
  "overdue",
] as const;
export type OrderCondition = (typeof orderConditions)[number];

export interface OrderListRow {
  readonly kind: "orders";
  readonly id: string;
  readonly number: string;
  readonly placedAt: Instant;
  readonly customer: RowCustomer;
  /** The first of what was ordered, without additions; `more` counts the others. */
  readonly items: readonly { readonly title: Localized<string>; readonly quantity: number }[];
  readonly more: number;
  readonly total: Cents;
  /** Whether an invoice of it waits for its payment. */
  readonly unpaid: boolean;
  readonly state: OrderListState;
  readonly deviations: readonly ("papers" | "refused" | "failed" | "overdue")[];
}

/** What is noted beside an order. */
export interface ListedOrder {
  readonly delivery: OrderDelivery;
  readonly unpaid: boolean;
  /** Whether an invoice of it should have been paid by now. */
  readonly overdue: boolean;
}

export const orderListState = (reseller: Order["reseller"], delivery: OrderDelivery): OrderListState => {
  if (reseller === "pending") return "papers";
  if (reseller === "refused") return "refused";
  return delivery === "none" || delivery === "open" ? "not-set-up" : delivery;
};

/** Products, each followed by its names, and names of their own. */
const itemsOf = ({ cart }: Pick<Order, "cart">, catalog: Catalog): OrderListRow["items"] =>
  cart.items.flatMap((item) => {
    const names = domainsOfItem(item).map(({ unicode }) => ({ title: { en: unicode, de: unicode }, quantity: 1 }));
    if (item.kind === "domain") return names;
    const { product, quantity } = item;
    return [{ title: namedProduct(catalog, product)?.title ?? { en: product, de: product }, quantity }, ...names];
  });

/** An order as the list of orders shows it. */
export const orderListRow = (
  order: Order,
  catalog: Catalog,
  { delivery, unpaid, overdue }: ListedOrder,
): OrderListRow => {
  const { id, number, placedAt, customerNumber, address, quote } = order;
  const state = orderListState(order.reseller, delivery);
  const items = itemsOf(order, catalog);
  return {
    kind: "orders",
    id,
    number,
    placedAt,
    customer: { number: customerNumber, name: partyName(address) },
    items: items.slice(0, itemsInRow),
    more: Math.max(0, items.length - itemsInRow),
    total: quote.total,
    unpaid,
    state,
    deviations: [
      ...(state === "papers" || state === "refused" || state === "failed" ? [state] : []),
      ...(overdue ? ["overdue" as const] : []),
    ],
  };
};
