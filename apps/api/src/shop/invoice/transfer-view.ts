// Where what is left of an invoice is transferred to. [ACC-03]
import type { Cents } from "@kontor/domain/kernel/money";
import { type Invoice, transferText } from "@kontor/domain/shop/invoice";

/** Null where nothing is left, or the seller had no account. */
export const transferView = (invoice: Invoice, left: Cents) => {
  const text = transferText(invoice, left);
  const { bank } = invoice.seller;
  return text === null || bank === null ? null : { ...bank, bic: bank.bic ?? null, text };
};
