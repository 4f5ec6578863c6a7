// Orders of resellers: for businesses only, pending until staff has confirmed both papers. [CHK-08] [CHK-10]
import * as Result from "effect/Result";
import type { Day, Instant } from "#kernel/calendar";
import { orderedUnder } from "#shop/contract";
import type { Customer } from "#shop/customer";
import { ResellerNotBusiness } from "./errors.ts";
import type { Agreements, Order, ResellerPaper, ResellerPapers, ResellerStatus } from "./model.ts";
import { contractFactsOf } from "./order-facts.ts";

/** What a reseller sends after the order: the business registration by e-mail, and the reselling contract. [CHK-08] */
export const resellerPapers: readonly ResellerPaper[] = ["businessRegistration", "resellingContract"];

/** Before anything has arrived. */
export const noPapers: ResellerPapers = { businessRegistration: null, resellingContract: null };

/** What the box at the checkout makes of an order: nothing where it is not ticked; a private customer is refused. [CHK-10] */
export const resellerStatusOf = (
  { reseller }: Pick<Agreements, "reseller">,
  { kind }: Pick<Customer, "kind">,
): Result.Result<ResellerStatus | null, ResellerNotBusiness> => {
  if (reseller !== true) return Result.succeed(null);
  return kind === "business" ? Result.succeed("pending") : Result.fail(new ResellerNotBusiness());
};

/** Pending until both papers are confirmed. [CHK-10] */
export const statusByPapers = (papers: ResellerPapers): ResellerStatus =>
  resellerPapers.every((paper) => papers[paper] !== null) ? "confirmed" : "pending";

/** The papers after staff has confirmed one; the first confirmation counts. [CHK-10] */
export const paperConfirmed = (papers: ResellerPapers, paper: ResellerPaper, now: Instant): ResellerPapers =>
  papers[paper] === null ? { ...papers, [paper]: now } : papers;

/** What is still to be sent. [CHK-08] */
export const missingPapers = (papers: ResellerPapers): readonly ResellerPaper[] =>
  resellerPapers.filter((paper) => papers[paper] === null);

/** Whether an order has made its contracts: that of a reseller does with both papers, and never once it was refused. [CHK-10] */
export const isBinding = ({ reseller }: Pick<Order, "reseller">): boolean =>
  reseller === undefined || reseller === "confirmed";

/** A waiting order once both papers are confirmed: contracts, terms and the first invoice begin on that day, at the price of the order. [CHK-10] [ACC-02] */
export const acceptedOrder = (order: Order, today: Day): Order => {
  const wish = { party: order.address.kind, earlyStart: order.agreements.earlyStart };
  return { ...order, reseller: "confirmed", contract: orderedUnder({ ...contractFactsOf(order), day: today }, wish) };
};
