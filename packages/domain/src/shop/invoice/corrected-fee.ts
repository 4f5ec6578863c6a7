// What the guarantee gives back after an invoice was corrected: the base fee as it is charged now. [CON-02] [CON-05] [VAT-14]
import { add, type Cents, cents, most, subtract, sum, zero } from "#kernel/money";
import type { Order } from "#shop/checkout";
import type { ServiceContract } from "#shop/contract";
import { shareOf } from "./contract-share.ts";
import type { InvoiceDraft } from "./model.ts";
import { isFirst } from "./rules.ts";
import { isOfUse } from "./usage.ts";

/** The base fee of a contract that an invoice charges; of a credit note above zero. */
const feeIn = (
  { lines, kind }: InvoiceDraft,
  { source }: Pick<InvoiceDraft, "source">,
  order: Pick<Order, "id">,
  contract: string,
): Cents => {
  const sign = kind === "credit-note" ? -1 : 1;
  const own = lines
    .filter((line) => line.kind === "product" && (isFirst({ source }, order) || isOfUse({ source }, line)))
    .flatMap((line) => shareOf(line, contract));
  return sum(own.map(({ gross, setup }) => most(zero, cents(sign * subtract(gross, setup) + 0))));
};

/** A contract after what was billed for its base fee was taken back and billed again; itself where its guarantee stays what it is. */
export const withFeeCorrected = (
  contract: ServiceContract,
  { note, invoice }: { readonly note: InvoiceDraft; readonly invoice: InvoiceDraft },
  order: Pick<Order, "id">,
): ServiceContract => {
  const { guarantee, id, hourly } = contract;
  if (guarantee === null) return contract;
  const [before, after] = [feeIn(note, invoice, order, id), feeIn(invoice, invoice, order, id)];
  if (before === after) return contract;
  const { monthly, billingMonths } = guarantee;
  const paid = most(zero, add(guarantee.paid, subtract(after, before)));
  // The bound of months follows: of hours as they cost more, else all that was paid for the period is given back.
  const bound = hourly ? (before <= 0 ? monthly : (monthly * after) / before) : paid / billingMonths;
  return { ...contract, guarantee: { ...guarantee, monthly: most(monthly, cents(Math.ceil(bound))), paid } };
};
