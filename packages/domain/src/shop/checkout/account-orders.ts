// Orders in the account: a line of the list, how far an order is, the same items once more. [ACC-01]
import { type Day, type Instant, isBefore } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import { isOver, type ServiceContract, standingOn } from "#shop/contract";
import type { Localized } from "#visitor/locale";
import type { NewItem, Order, OrderId, OrderNumber } from "./model.ts";
import { setupDayOf } from "./order-facts.ts";

/**
 * How far an order is: waiting for a reseller's papers, refused without them, or waiting for the end of the period of withdrawal where no early start was agreed;
 * in service; over. [ACC-01] [CHK-10] [LGL-04]
 */
export type OrderProgress = "papers-pending" | "refused" | "waiting" | "in-service" | "withdrawn" | "ended";

/** An order as a line of a list. */
export interface OrderSummary {
  readonly id: OrderId;
  readonly number: OrderNumber;
  readonly placedAt: Instant;
  readonly total: Cents;
  /** What was ordered, without additions and included names. */
  readonly items: readonly { readonly title: Localized<string>; readonly quantity: number }[];
  readonly progress: OrderProgress;
}

/** An order as the list of a customer's orders shows it. */
export const orderSummary = (order: Order, contracts: readonly ServiceContract[], today: Day): OrderSummary => ({
  id: order.id,
  number: order.number,
  placedAt: order.placedAt,
  total: order.quote.total,
  items: itemsOf(contracts.filter(({ isAddition }) => !isAddition)),
  progress: progressOf(order, contracts, today),
});

/** The pieces of an item are one line. */
const itemsOf = (contracts: readonly ServiceContract[]): OrderSummary["items"] =>
  contracts
    .filter(({ item }, at) => contracts.findIndex((other) => other.item === item) === at)
    .flatMap(({ item, parts }) => {
      const quantities = contracts
        .flatMap((other) => (other.item === item ? other.parts.slice(0, 1) : []))
        .map(({ quantity }) => quantity);
      return parts
        .slice(0, 1)
        .map(({ title }) => ({ title, quantity: quantities.reduce((all, quantity) => all + quantity, 0) }));
    });

const progressOf = (order: Order, contracts: readonly ServiceContract[], today: Day): OrderProgress => {
  if (order.reseller === "refused") return "refused";
  const standings = contracts.map((contract) => standingOn(contract, today));
  if (standings.length > 0 && standings.every(isOver))
    return standings.every((standing) => standing === "withdrawn") ? "withdrawn" : "ended";
  if (order.reseller === "pending") return "papers-pending";
  return isBefore(today, setupDayOf(order)) ? "waiting" : "in-service";
};

/** The items of an order, to be put into a cart again; names are left out, since each can be registered only once. [ACC-01] */
export const itemsAgain = ({ cart }: Pick<Order, "cart">): readonly Extract<NewItem, { readonly kind: "product" }>[] =>
  cart.items.flatMap((item) =>
    item.kind === "domain"
      ? []
      : [
          {
            kind: "product",
            product: item.product,
            quantity: item.quantity,
            billingMonths: item.billingMonths,
            location: item.location,
            additions: item.additions,
            ...(item.fields === undefined ? {} : { fields: item.fields }),
          } as const,
        ],
  );
