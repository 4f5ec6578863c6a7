// An order with its contracts, as documents are made from them. [BAL-08]
import type { OrderedContracts } from "@kontor/domain/shop/invoice";
import type { Handle } from "../../platform/database/handle.ts";
import { orderById } from "../checkout/store.ts";
import { contractsOfOrder } from "../contract/store.ts";

/** Null where the order is not stored any more. */
export const orderedContracts = async (handle: Handle, orderId: string): Promise<OrderedContracts | null> => {
  const order = await orderById(handle, orderId);
  return order === null ? null : { order, contracts: await contractsOfOrder(handle, orderId) };
};
