// What the guarantee gives back after an invoice was corrected: the base fee as it is charged now. [CON-02] [CON-05] [VAT-14]
import { add, type Cents, cents, most, subtract, sum, zero } from "#kernel/money";
import type { Order } from "#shop/checkout";
import type { ServiceContract } from "#shop/contract";
import { shareOf } from "./contract-share.ts";
import type { InvoiceDraft } from "./model.ts";
import { isFirst } from "./rules.ts";
import { isOfUse } from "./usage.ts";

/** The base fee of a contract that an invoice charges, and what its lines charge in all; of a credit note as amounts above zero. */
const feeIn = (
  { lines, kind }: InvoiceDraft,
  { source }: Pick<InvoiceDraft, "source">,
  order: Pick<Order, "id">,
  contract: string,
): { readonly fee: Cents; readonly gross: Cents } => {
  const sign = kind === "credit-note" ? -1 : 1;
  const own = lines
    .filter((line) => line.kind === "product" && (isFirst({ source }, order) || isOfUse({ source }, line)))
    .flatMap((line) => shareOf(line, contract));
  return {
    fee: sum(own.map(({ gross, setup }) => most(zero, cents(sign * subtract(gross, setup) + 0)))),
    gross: cents(sign * sum(own.map(({ gross }) => gross)) + 0),
  };
};

/** A contract after what was billed for its base fee was taken back and billed again; itself where its guarantee stays what it is. */
export const withFeeCorrected = (
  contract: ServiceContract,
  { note, invoice }: { readonly note: InvoiceDraft; readonly invoice: InvoiceDraft },
  order: Pick<Order, "id">,
): ServiceContract => {
  const { guarantee, id } = contract;
  if (guarantee === null) return contract;
  const [before, after] = [note, invoice].map((document) => feeIn(document, invoice, order, id));
  if (before === undefined || after === undefined || before.fee === after.fee) return contract;
  const dearer = before.gross <= 0 ? guarantee.monthly : Math.ceil((guarantee.monthly * after.gross) / before.gross);
  return {
    ...contract,
    guarantee: {
      ...guarantee,
      // The bound by months: what was paid is the one that counts where it is less.
      monthly: most(guarantee.monthly, cents(dearer)),
      paid: most(zero, add(guarantee.paid, subtract(after.fee, before.fee))),
    },
  };
};
