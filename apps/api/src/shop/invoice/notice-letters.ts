// The letters before the last day for notice, an order and a transaction at a time, once each in however many processes. [LIF-04] [ACC-07]
import { announceRenewals, billedFor } from "@kontor/domain/shop/invoice";
import type { Handle } from "../../platform/database/handle.ts";
import { within } from "../../platform/use-case/use-case.ts";
import { orderById } from "../checkout/store.ts";
import { claimNotices } from "../contract/notice-days.ts";
import { customerByNumber } from "../customer/store.ts";
import { contractDayPorts } from "./contract-day-ports.ts";
import { type DueRun, type DueServices, overOrdersDue } from "./due-orders.ts";

const atOnce = 50;

/** Writes every letter that is due; how many contracts they are about. An order that fails is left for the next time, and the others are done. */
export const writeNoticeLetters = (
  services: DueServices,
  isStopped: () => boolean = () => false,
  failed: (error: unknown) => void = () => undefined,
): Promise<number> => {
  const seen = new Set<string>();
  return overOrdersDue(services, { column: "notice_day", atOnce, skipped: seen, isStopped }, async (run, orders) => {
    let written = 0;
    for (const order of orders) {
      if (isStopped()) return written;
      seen.add(order);
      try {
        // What was not calculated before may be due at once.
        for (let taken = 1; taken > 0; ) {
          const done = await services.database.inTransaction((handle) => announce(handle, run, order));
          taken = done.taken;
          written += done.written;
        }
      } catch (error) {
        failed(error);
      }
    }
    return written;
  });
};

/** The letter of an order's contracts, with the day after which it comes again; nothing is written to an account that is gone. */
const announce = async (handle: Handle, services: DueRun, orderId: string) => {
  const { taken, due } = await claimNotices(handle, orderId, services.today);
  const order = due.length === 0 ? null : await orderById(handle, orderId);
  const customer = order === null ? null : await customerByNumber(handle, order.customerNumber);
  if (order === null || customer === null) return { taken, written: 0 };
  const { mapOn, settings } = services;
  const billed = billedFor(order, customer, { mapOn, seller: settings.sellerCountry });
  await within(handle, contractDayPorts(services), announceRenewals({ order, due, billed }));
  return { taken, written: due.length };
};
