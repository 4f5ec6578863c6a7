// What a contract costs when a billing period begins: by the quote it was ordered for, at the VAT of the day. [ACC-07] [VAT-11]
import { addMonths, type Day } from "#kernel/calendar";
import type { Order } from "#shop/checkout";
import { monthOf, type ServiceContract } from "#shop/contract";
import { periodPrice, type QuoteLine } from "#shop/pricing";
import { type Billed, laterDraft } from "./later-draft.ts";
import type { InvoiceDraft } from "./model.ts";
import { isLineOf, type Issue, titleIn } from "./rules.ts";

/** The lines whose billing period begins on a day, with the month of the contract in which it does. */
const beginning = (order: Order, contract: ServiceContract, day: Day): readonly { readonly line: QuoteLine; readonly month: number }[] => {
  const month = monthOf(contract.start, day);
  return order.quote.lines.flatMap((line) =>
    isLineOf(line, contract) && line.unit !== "hour" && month !== null && month > 0 && month % line.billingMonths === 0
      ? [{ line, month }]
      : [],
  );
};

/** The invoice of the billing periods that begin on a day; null where they cost nothing. What is billed by the hour is billed by its use. */
export const invoiceOfPeriod = (order: Order, contract: ServiceContract, day: Day, billed: Billed, issue: Issue): InvoiceDraft | null => {
  const lines = beginning(order, contract, day).map(({ line, month }) => ({
    line,
    price: periodPrice(line, month),
    title: titleIn(line, contract),
    freeMonths: Math.min(Math.max(0, line.freeMonths - month), line.billingMonths),
    period: { from: day, until: addMonths(contract.start, month + line.billingMonths) },
  }));
  return laterDraft({ order, contract, source: `contract:${contract.id}:${day}`, lines }, billed, issue);
};
