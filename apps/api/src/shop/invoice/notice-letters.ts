// The letters before the last day for notice, an order and a transaction at a time, once each in however many processes. [LIF-04] [ACC-07]
import type { Day } from "@kontor/domain/kernel/calendar";
import { announceRenewals, billedFor } from "@kontor/domain/shop/invoice";
import type { VatMap } from "@kontor/domain/shop/vat";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { within } from "../../platform/use-case/use-case.ts";
import { orderById } from "../checkout/store.ts";
import { claimNotices, type DueNotice, noticesDue } from "../contract/notice-days.ts";
import { customerByNumber } from "../customer/store.ts";
import { vatMapsOf } from "../vat/ports.ts";
import { contractDayPorts } from "./contract-day-ports.ts";
import type { PayLinkServices } from "./pay-links.ts";

type Needed = Pick<PlatformServices, "database" | "now" | "settings" | "freshId"> & PayLinkServices;

type Run = Needed & { readonly today: Day; readonly mapOn: (day: Day) => VatMap };

/** As many contracts are looked at at once, so that memory stays flat however many are due. */
const atOnce = 50;

/** Writes every letter that is due; how many contracts they are about. An order that fails is left for the next time, and the others are done. */
export const writeNoticeLetters = async (
  services: Needed,
  isStopped: () => boolean = () => false,
  failed: (error: unknown) => void = () => undefined,
): Promise<number> => {
  const today = todayOf(services);
  const seen = new Set<string>();
  let run: Run | null = null;
  let written = 0;
  let behind: Pick<DueNotice, "day" | "id"> | null = null;
  for (;;) {
    const due = await noticesDue(services.database.reads, today, behind, atOnce);
    const last = due.at(-1);
    if (last === undefined || isStopped()) return written;
    behind = last;
    const ready: Run = (run ??= { ...services, mapOn: await vatMapsOf(services), today });
    const orders = [...new Set(due.map(({ orderId }) => orderId))].filter((order) => !seen.has(order));
    for (const order of orders) {
      if (isStopped()) return written;
      seen.add(order);
      try {
        // What was not calculated before may be due at once.
        for (let taken = 1; taken > 0; ) {
          const done = await services.database.inTransaction((handle) => announce(handle, ready, order));
          taken = done.taken;
          written += done.written;
        }
      } catch (error) {
        failed(error);
      }
    }
  }
};

/** The letter of an order's contracts, with the day after which it comes again; nothing is written to an account that is gone. */
const announce = async (handle: Handle, services: Run, orderId: string) => {
  const { taken, due } = await claimNotices(handle, orderId, services.today);
  const order = due.length === 0 ? null : await orderById(handle, orderId);
  const customer = order === null ? null : await customerByNumber(handle, order.customerNumber);
  if (order === null || customer === null) return { taken, written: 0 };
  const { mapOn, settings } = services;
  const billed = billedFor(order, customer, { mapOn, seller: settings.sellerCountry });
  await within(handle, contractDayPorts(services), announceRenewals({ order, due, billed }));
  return { taken, written: due.length };
};
