// From when what was ordered may be set up, and what the system that sets it up has to know of an item. [LGL-04] [CHK-10] [PRD-01]
import { type Instant, instant, startOfDay } from "#kernel/calendar";
import { type ChosenField, type ServiceContract } from "#shop/contract";
import type { Order } from "./model.ts";
import { contractFactsOf, setupDayOf } from "./order-facts.ts";

/** What the setup waits for: the papers of a reseller, or the end of the withdrawal period. */
export type SetupWait = "papers" | "withdrawal-period";

export interface Setup {
  /** Null while it is not known, since papers are missing. */
  readonly from: Instant | null;
  readonly waitsFor: SetupWait | null;
}

/** The order's own moment where nothing has to be waited for, else the beginning of the first day after the withdrawal period. [LGL-04] */
export const setupOf = (
  order: Pick<Order, "address" | "agreements" | "contract" | "placedAt" | "reseller">,
  now: Instant,
  timeZone: string,
): Setup => {
  if (order.reseller === "pending") return { from: null, waitsFor: "papers" };
  const first = setupDayOf(order);
  const from = first === contractFactsOf(order).day ? order.placedAt : instant(startOfDay(first, timeZone));
  return { from, waitsFor: from > now ? "withdrawal-period" : null };
};

/** What was chosen of the product of a contract; one from before it was noted has what its order's cart says. [PRD-01] */
export const chosenOf = ({ cart }: Pick<Order, "cart">, { item, parts }: ServiceContract): readonly ChosenField[] => {
  const [head] = parts;
  if (head?.kind !== "product") return [];
  const ordered = cart.items.find(({ id }) => id === item);
  const values = ordered?.kind === "product" ? Object.entries(ordered.fields ?? {}) : [];
  return head.chosen ?? values.map(([key, value]) => ({ key, label: { en: key, de: key }, value }));
};
