// By which a customer routes documents, and a business finds its own orders again, beside the address. [ACC-08] [ACC-09]
import type { Handle } from "../../platform/database/handle.ts";
import type { StoredReferences } from "@kontor/domain/shop/invoice";
import { firstOf } from "../../platform/database/first-of.ts";

export const buyerReferenceOf = (handle: Handle, customerNumber: string): Promise<string | null> =>
  firstOf(
    handle.selectFrom("customers").select("buyer_reference").where("customer_number", "=", customerNumber),
    (row) => row.buyer_reference,
  );

export const orderReferenceOf = (handle: Handle, customerNumber: string): Promise<string | null> =>
  firstOf(
    handle.selectFrom("customers").select("order_reference").where("customer_number", "=", customerNumber),
    (row) => row.order_reference,
  );

/** Both as they are then; null where there is no customer with an address, whom they belong to. */
export const storeReferences = async (
  handle: Handle,
  customerNumber: string,
  { reference, orderReference }: StoredReferences,
) => {
  const row = await handle
    .updateTable("customers")
    .set({
      buyer_reference: reference,
      ...(orderReference === undefined ? {} : { order_reference: orderReference }),
    })
    .where("customer_number", "=", customerNumber)
    .returning(["buyer_reference", "order_reference"])
    .executeTakeFirst();
  return row === undefined ? null : { reference: row.buyer_reference, orderReference: row.order_reference };
};
