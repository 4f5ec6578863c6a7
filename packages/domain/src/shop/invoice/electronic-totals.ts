// The sums of EN 16931 (BG-22, BG-23): those of the invoice itself. A credit note states them above zero. [ACC-03]
import { doneAtIssue, leftAtIssue } from "./at-issue.ts";
import type { Invoice } from "./model.ts";

/** In cents, by what the standard calls them. */
export interface ElectronicTotals {
  /** BT-106, the sum of BT-131. */
  readonly lines: number;
  /** BT-109 and BT-116. */
  readonly taxBasis: number;
  /** BT-110 and BT-117. */
  readonly tax: number;
  /** BT-112. */
  readonly total: number;
  /** BT-113: what was received or set off by the day of issue. */
  readonly prepaid: number;
  /** BT-115. */
  readonly payable: number;
}

/** 1 for an invoice, −1 for a credit note. */
export const signOf = ({ kind }: Pick<Invoice, "kind">): 1 | -1 => (kind === "invoice" ? 1 : -1);

/** Net and VAT at a rate (BT-116, BT-117): those of its group; of documents with one rate the whole. [VAT-14] */
export const electronicTax = (
  invoice: Pick<Invoice, "kind" | "net" | "vatAmount" | "vatGroups">,
  rate: number,
): { readonly basis: number; readonly tax: number } => {
  const sign = signOf(invoice);
  const group = invoice.vatGroups.length > 1 ? invoice.vatGroups.find((each) => each.rate === rate) : undefined;
  return { basis: sign * (group?.net ?? invoice.net) || 0, tax: sign * (group?.vat ?? invoice.vatAmount) || 0 };
};

export const electronicTotals = (
  invoice: Pick<Invoice, "kind" | "lines" | "net" | "vatAmount" | "total" | "atIssue">,
): ElectronicTotals => {
  const sign = signOf(invoice);
  const lines = invoice.lines.reduce((sum, { net }) => sum + net, 0);
  return {
    lines: sign * lines || 0,
    taxBasis: sign * invoice.net || 0,
    tax: sign * invoice.vatAmount || 0,
    total: sign * invoice.total || 0,
    prepaid: doneAtIssue(invoice),
    payable: leftAtIssue(invoice) || 0,
  };
};
