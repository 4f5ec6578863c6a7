// Where what is left of an invoice, or all that a customer owes, is transferred to. [ACC-03] [ACC-09]
import type { Cents } from "@kontor/domain/kernel/money";
import { type BankAccount, type Invoice, transferText, transferTextOfAll } from "@kontor/domain/shop/invoice";
import type { Handle } from "../../platform/database/handle.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";

const viewOf = (bank: BankAccount | null, reference: string, text: string | null) =>
  text === null || bank === null ? null : { ...bank, bic: bank.bic ?? null, reference, text };

/** Null where nothing is left, or the seller had no account. */
export const transferView = (invoice: Invoice, left: Cents) =>
  viewOf(invoice.seller.bank, invoice.number, transferText(invoice, left));

/** The account of the seller as it is today: what is owed in all is of no one document. */
export const transferOfAllView = async (handle: Handle, customerNumber: string, left: Cents) => {
  if (left <= 0) return null;
  const { bank = null } = await siteTexts(handle);
  return viewOf(bank, customerNumber, transferTextOfAll(bank, customerNumber, left));
};
