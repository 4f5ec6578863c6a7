// What a contract costs when a billing period begins: by the quote it was ordered for, at the VAT of the day. [ACC-07] [VAT-11]
import { addMonths, type Day } from "#kernel/calendar";
import type { Order } from "#shop/checkout";
import { monthOf, type ServiceContract } from "#shop/contract";
import { periodPrice, type QuoteLine } from "#shop/pricing";
import { type Billed, laterDraft } from "./later-draft.ts";
import type { InvoiceDraft } from "./model.ts";
import { isLineOf, type Issue, partOfLine, titleIn } from "./rules.ts";

/** The lines whose billing period begins on a day, with the month of the contracts in which it does and those of them that the line is of. */
const beginning = (order: Order, contracts: readonly ServiceContract[], day: Day) =>
  order.quote.lines.flatMap((line) => {
    const own = contracts.filter((contract) => isLineOf(line, contract));
    const [first] = own;
    const month = first === undefined ? null : monthOf(first.start, day);
    const begins = line.unit !== "hour" && month !== null && month > 0 && month % line.billingMonths === 0;
    return first !== undefined && begins ? [{ line, own, first, month }] : [];
  });

/**
 * The invoice of the billing periods that begin on a day, of contracts of one order, so that the pieces of an item stand on one line; null where they
 * cost nothing. What is billed by the hour is billed by its use.
 */
export const invoiceOfPeriod = (
  order: Order,
  contracts: readonly [ServiceContract, ...ServiceContract[]],
  day: Day,
  billed: Billed,
  issue: Issue,
): InvoiceDraft | null => {
  const lines = beginning(order, contracts, day).map(({ line, own, first, month }) => {
    const quantity = sumOfQuantities(line, own);
    return {
      line,
      contracts: own,
      quantity,
      price: periodPrice(line, quantity, month),
      title: titleIn(line, first),
      freeMonths: Math.min(Math.max(0, line.freeMonths - month), line.billingMonths),
      period: { from: day, until: addMonths(first.start, month + line.billingMonths) },
    };
  });
  return laterDraft({ order, source: `contract:${contracts[0].id}:${day}`, lines }, billed, issue);
};

/** How much of a line its contracts have: what remains of it where other pieces have ended. */
const sumOfQuantities = (line: QuoteLine, contracts: readonly ServiceContract[]): number =>
  contracts.reduce((all, contract) => all + (partOfLine(line, contract)?.quantity ?? 0), 0);
