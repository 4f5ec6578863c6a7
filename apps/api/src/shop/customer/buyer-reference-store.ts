// By which a customer routes documents, beside the address. [ACC-08]
import type { Handle } from "../../platform/database/handle.ts";
import { firstOf } from "../../platform/database/first-of.ts";

export const buyerReferenceOf = (handle: Handle, customerNumber: string): Promise<string | null> =>
  firstOf(
    handle.selectFrom("customers").select("buyer_reference").where("customer_number", "=", customerNumber),
    (row) => row.buyer_reference,
  );

/** Whether there is a customer with an address, whom it belongs to. */
export const storeBuyerReference = async (
  handle: Handle,
  customerNumber: string,
  reference: string | null,
): Promise<boolean> =>
  (
    await handle
      .updateTable("customers")
      .set({ buyer_reference: reference })
      .where("customer_number", "=", customerNumber)
      .returning("customer_number")
      .execute()
  ).length > 0;
