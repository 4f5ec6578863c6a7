// Whether the books of a customer are ready to be written to: not while what an earlier version booked is still to be carried over. [BAL-06]
import { BooksNotReady } from "@kontor/domain/shop/balance";
import type { Handle } from "../../platform/database/handle.ts";
import { refuse } from "../../platform/http/problem.ts";
import { settlementsOfCustomers } from "../../shop/balance/settlements-store.ts";

export const mustBeReady = async (handle: Handle, customerNumber: string): Promise<void> => {
  if ((await settlementsOfCustomers(handle, [customerNumber])).get(customerNumber) === null)
    refuse(new BooksNotReady());
};
