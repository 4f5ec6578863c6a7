// Where money is paid back to, as staff see it: who keeps the books and transfers it the whole number, others enough to know it again. [BAL-03]
import { lastOfIban, type RefundAccount } from "@kontor/domain/shop/balance";
import { mayEnter, type Role } from "@kontor/domain/visitor/session";
import type { Handle } from "../../platform/database/handle.ts";
import { refundAccountsOf, type RefundServices } from "../../shop/balance/refund-store.ts";

export const refundTo = (account: RefundAccount | null | undefined, role: Role): RefundAccount | null =>
  account === null || account === undefined
    ? null
    : mayEnter("books", role)
      ? account
      : { ...account, iban: lastOfIban(account) };

/** Documents of which something is to be paid back, with where to. */
export const withRefundTo = async <Row extends { readonly customerNumber: string; readonly toPayBack: number }>(
  handle: Handle,
  { refundSeal }: RefundServices,
  rows: readonly Row[],
  role: Role,
): Promise<readonly (Row & { readonly refundTo?: RefundAccount | null })[]> => {
  const due = rows.filter(({ toPayBack }) => toPayBack > 0);
  const accounts = await refundAccountsOf(
    handle,
    refundSeal,
    due.map(({ customerNumber }) => customerNumber),
  );
  return rows.map((row) =>
    row.toPayBack > 0 ? { ...row, refundTo: refundTo(accounts.get(row.customerNumber), role) } : row,
  );
};
