// The invoices of orders, soon after their commit: making them delays no order, and one that is missing is made later. [ACC-03]
import { type Invoice, invoiceOfOrder } from "@kontor/domain/shop/invoice";
import { invoiceIssued } from "@kontor/domain/site/outside";
import type { Handle } from "../../platform/database/handle.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { contractsOfOrder } from "../contract/store.ts";
import { claimOrderToInvoice, ordersToInvoice } from "../checkout/store.ts";
import { queueInvoice } from "./invoice-mails.ts";
import type { PayLinkServices } from "./pay-links.ts";
import { issueOf } from "./seller.ts";
import { addInvoice } from "./store.ts";

type Needed = Pick<PlatformServices, "database" | "now" | "settings" | "freshId"> & PayLinkServices;

const atOnce = 20;

/** In a transaction: the claim, the number, the invoice and its letter, or nothing; null where the order has its invoice. */
export const invoiceOrder = async (handle: Handle, services: Needed, orderId: string): Promise<Invoice | null> => {
  const order = await claimOrderToInvoice(handle, orderId);
  if (order === null) return null;
  const draft = invoiceOfOrder(order, await contractsOfOrder(handle, orderId), await issueOf(handle, services));
  const invoice = await addInvoice(handle, draft, services);
  await noteHappened(handle, services, invoiceIssued(invoice));
  await queueInvoice(handle, services, invoice);
  return invoice;
};

/** All orders that have none; how many were made. One that fails is left for the next time, and the others are made. */
export const invoiceOrders = async (
  services: Needed,
  isStopped: () => boolean,
  failed: (error: unknown) => void,
): Promise<number> => {
  let made = 0;
  for (let behind = ""; ; ) {
    const ids = await ordersToInvoice(services.database.reads, behind, atOnce);
    if (ids.length === 0 || isStopped()) return made;
    behind = ids.at(-1) ?? behind;
    for (const id of ids) {
      if (isStopped()) return made;
      const invoice = await services.database
        .inTransaction((handle) => invoiceOrder(handle, services, id))
        .catch(failed);
      if (invoice !== null && invoice !== undefined) made += 1;
    }
  }
};
