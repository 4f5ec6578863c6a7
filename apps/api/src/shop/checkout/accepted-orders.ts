// What becomes of orders that wait for the papers of a reseller: with both, contracts, confirmation and invoice; refused, nothing of them is left. [CHK-10] [ACC-02]
import { acceptedOrder, confirmation, type Order, orderedContracts } from "@kontor/domain/shop/checkout";
import { orderPlaced } from "@kontor/domain/site/outside";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { revisionOf } from "../../platform/database/revision.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { dropAuthcodes } from "../cart/store.ts";
import { currentCatalog } from "../catalog/store.ts";
import { addContracts, contractsOfOrder } from "../contract/store.ts";
import { dropNames } from "../domain-name/contract-names.ts";
import { giveBackVoucher } from "../voucher/store.ts";
import { queueConfirmation } from "./confirmation-mail.ts";
import type { CheckoutServices, LegalFiles } from "./services.ts";
import { changePending, pendingOrders } from "./store.ts";

type Services = Pick<CheckoutServices, "database" | "now" | "settings">;

/** Those from before such orders waited have their contracts since they were placed: they stay as they are. */
const accept = async (
  handle: Handle,
  services: Services,
  order: Order,
  legal: Readonly<Record<Locale, LegalFiles>>,
): Promise<void> => {
  if ((await contractsOfOrder(handle, order.id)).length > 0) {
    await changePending(handle, { ...order, reseller: "confirmed" });
    return;
  }
  const accepted = acceptedOrder(order, todayOf(services));
  if (!(await changePending(handle, accepted))) return;
  const catalog = await currentCatalog(handle);
  const contracts = orderedContracts(accepted, catalog);
  await addContracts(handle, contracts);
  await noteHappened(handle, services, orderPlaced(accepted));
  const mail = {
    orderId: order.id,
    confirmation: confirmation(accepted, catalog),
    contracts,
    again: "accepted" as const,
  };
  await queueConfirmation(services, inLocale(legal, order.locale))(handle, mail, revisionOf(handle));
};

/** All waiting orders of a customer whose papers are confirmed. */
export const acceptOrders = async (
  handle: Handle,
  services: Services,
  customerNumber: string,
  legal: Readonly<Record<Locale, LegalFiles>>,
): Promise<void> => {
  for (const order of await pendingOrders(handle, customerNumber)) await accept(handle, services, order, legal);
};

/** Its names are free, its voucher may be used again, and authcodes are gone; says whether it still waited. */
export const refuseOrder = async (handle: Handle, order: Order): Promise<boolean> => {
  if (!(await changePending(handle, order))) return false;
  await dropNames(handle, order.id);
  await dropAuthcodes(handle, order.id);
  if (order.quote.voucherCode !== null) await giveBackVoucher(handle, order.quote.voucherCode, order.placedAt);
  return true;
};
