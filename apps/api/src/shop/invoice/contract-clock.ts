// The contract clock: what has become due of each contract, a day and a transaction at a time, once each in however many processes. [ACC-07]
import { clockDayWhenDone, dueOnOneDay, isClockUnset, type ServiceContract } from "@kontor/domain/shop/contract";
import { billedFor, workOffDay } from "@kontor/domain/shop/invoice";
import type { Handle } from "../../platform/database/handle.ts";
import { within } from "../../platform/use-case/use-case.ts";
import { orderById } from "../checkout/store.ts";
import { claimClock, clocksOfOrder } from "../contract/clock-store.ts";
import { customerByNumber } from "../customer/store.ts";
import { contractDayPorts } from "./contract-day-ports.ts";
import { type DueRun, type DueServices, overOrdersDue } from "./due-orders.ts";
import { issueOf } from "./seller.ts";

/** Calls find connections free, and transactions of a moment share a commit. */
const atOnce = 5;

/** Works off everything that is due; how many acts it did. An order that fails is left for the next time, and the others are done. */
export const runContractClock = (
  services: DueServices,
  isStopped: () => boolean = () => false,
  failed: (error: unknown) => void = () => undefined,
): Promise<number> => {
  const failing = new Set<string>();
  const fail = (order: string, error: unknown): number => {
    failing.add(order);
    failed(error);
    return 0;
  };
  return overOrdersDue(services, { column: "clock_day", atOnce, skipped: failing, isStopped }, async (run, orders) => {
    const done = await Promise.all(
      orders.map((order) => workOff(run, order, isStopped).catch((error: unknown) => fail(order, error))),
    );
    return done.reduce((sum, count) => sum + count, 0);
  });
};

/** All days of an order's contracts that are due, each in a transaction of its own. */
const workOff = async (services: DueRun, orderId: string, isStopped: () => boolean): Promise<number> => {
  let acts = 0;
  while (!isStopped()) {
    const done = await services.database.inTransaction((handle) => actOn(handle, services, orderId));
    if (done === null) break;
    acts += done;
  }
  return acts;
};

/** Claims the earliest day that is due of an order's contracts and does what it asks for; null where nothing is due, or another process took it. */
const actOn = async (handle: Handle, services: DueRun, orderId: string): Promise<number | null> => {
  const next = dueOnOneDay(await clocksOfOrder(handle, orderId), services.today);
  if (next === null) return null;
  const { day, due } = next;
  const contracts: ServiceContract[] = [];
  for (const { id } of due) {
    const contract = await claimClock(handle, id, day, (each) => clockDayWhenDone(each, day, services.today));
    if (contract !== null)
      contracts.push(services.settings.withdrawalGenerous ? { ...contract, valueIsOwed: false } : contract);
  }
  if (contracts.length === 0) return null;
  if (isClockUnset(day)) return 0;
  const order = await orderById(handle, orderId);
  if (order !== null) {
    const { timeZone, sellerCountry: seller } = services.settings;
    const customer = await customerByNumber(handle, order.customerNumber);
    const billed = billedFor(order, customer, { mapOn: services.mapOn, seller });
    const issue = await issueOf(handle, services);
    const of = { order, day, contracts, billed, issue, now: services.now(), timeZone };
    await within(handle, contractDayPorts(services), workOffDay(of));
  }
  return contracts.length;
};
