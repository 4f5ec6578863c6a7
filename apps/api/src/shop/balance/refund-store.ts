// Where customers want money paid back to: sealed, so that a copy of the database opens nothing. [BAL-03]
import type { RefundAccount } from "@kontor/domain/shop/balance";
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Handle } from "../../platform/database/handle.ts";
import { sealFor, type TextSeal } from "../../platform/secrets/seal.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    refund_accounts: { customer_number: string; sealed: string; given_at: number };
  }
}

/** What this adds to the services. */
export interface RefundServices {
  readonly refundSeal: TextSeal;
}

/** With a key that is derived from the secret of the shop. */
export const refundSealOf = (secret: string): TextSeal => sealFor(secret, "kontor refund accounts");

export const storeRefundAccount = async (
  handle: Handle,
  seal: TextSeal,
  customerNumber: string,
  account: RefundAccount,
  now: Instant,
): Promise<void> => {
  const values = { sealed: seal.closed(JSON.stringify(account), customerNumber), given_at: now };
  await handle
    .insertInto("refund_accounts")
    .values({ customer_number: customerNumber, ...values })
    .onConflict((conflict) => conflict.column("customer_number").doUpdateSet(values))
    .execute();
};

/** Of some customers; one that was sealed with another secret has to be given again. */
export const refundAccountsOf = async (
  handle: Handle,
  seal: TextSeal,
  customers: readonly string[],
): Promise<ReadonlyMap<string, RefundAccount>> => {
  if (customers.length === 0) return new Map();
  const rows = await handle
    .selectFrom("refund_accounts")
    .select(["customer_number", "sealed"])
    .where("customer_number", "in", [...new Set(customers)])
    .execute();
  return new Map(
    rows.flatMap(({ customer_number, sealed }) => {
      const text = seal.opened(sealed, customer_number);
      return text === null ? [] : [[customer_number, JSON.parse(text) as RefundAccount] as const];
    }),
  );
};

export const refundAccountOfCustomer = async (
  handle: Handle,
  seal: TextSeal,
  customerNumber: string,
): Promise<RefundAccount | null> =>
  (await refundAccountsOf(handle, seal, [customerNumber])).get(customerNumber) ?? null;

export const hasRefundAccount = async (handle: Handle, customerNumber: string): Promise<boolean> =>
  (await handle
    .selectFrom("refund_accounts")
    .select("customer_number")
    .where("customer_number", "=", customerNumber)
    .executeTakeFirst()) !== undefined;
