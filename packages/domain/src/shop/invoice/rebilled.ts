// A line of an invoice as it is billed at other rates: from the prices at home that it was made from, so nothing is converted twice. [VAT-14] [VAT-11]
import { type Cents, sum } from "#kernel/money";
import type { Order } from "#shop/checkout";
import type { ServiceContract } from "#shop/contract";
import { repriced } from "#shop/pricing";
import { equalShare } from "./contract-share.ts";
import { type DueLine, hoursOf, unitOf } from "./later-draft.ts";
import type { Invoice, InvoiceLine } from "./model.ts";
import { periodLines } from "./renewal.ts";
import { contractsOfLine, isFirst, quotedLine } from "./rules.ts";
import { isOfUse, useLines } from "./usage.ts";

/** An order with its contracts: the prices that its documents are made from. */
export interface OrderedContracts {
  readonly order: Order;
  readonly contracts: readonly ServiceContract[];
}

/** The customer's rate of a period and the seller's own. */
type Rates = Parameters<typeof repriced>[1];

/** `gross` is before the voucher. */
export type Rebilled = Pick<InvoiceLine, "setup" | "unitPrice" | "unitPriceMicros" | "discount" | "gross">;

/** What a line costs at these rates as a whole; null where what it was made from is not known any more. */
export const rebilled = (
  invoice: Pick<Invoice, "source">,
  line: InvoiceLine,
  ordered: OrderedContracts,
  rates: Rates,
): Rebilled | null =>
  isFirst(invoice, ordered.order) ? firstAgain(line, ordered, rates) : laterAgain(invoice, line, ordered, rates);

const isSame = (one: Pick<InvoiceLine, "kind" | "subject">, other: Pick<InvoiceLine, "kind" | "subject">): boolean =>
  one.kind === other.kind && one.subject === other.subject;

const firstAgain = (line: InvoiceLine, { order, contracts }: OrderedContracts, rates: Rates): Rebilled | null => {
  const quoted = quotedLine(order, line, contracts);
  const made = quoted === undefined ? null : repriced(quoted, rates);
  if (quoted === undefined || made === null) return null;
  const { first, discount, setup, ...prices } = made;
  // Of pieces that stand apart, their part of what all of them cost.
  const all = contractsOfLine(quoted, contracts).map(({ id }) => id);
  const partOf = (amount: Cents): Cents => sum(line.contracts.map((id) => equalShare(amount, all, id)));
  return {
    ...prices,
    setup: partOf(setup),
    gross: partOf(first),
    ...(line.discount === undefined ? {} : { discount: partOf(discount) }),
  };
};

const laterAgain = (
  invoice: Pick<Invoice, "source">,
  line: InvoiceLine,
  { order, contracts }: OrderedContracts,
  rates: Rates,
): Rebilled | null => {
  const { period, hours } = line;
  const own = contracts.filter(({ id }) => line.contracts.includes(id));
  if (period === null) return null;
  const all: readonly DueLine[] = !isOfUse(invoice, line)
    ? periodLines(order, own, period.from)
    : hours === undefined
      ? []
      : own.flatMap((contract) => useLines(order, contract, { month: period.from, ...period, hours }));
  const due = all.find((each) => isSame(each.price, line) && each.contracts.length === line.contracts.length);
  if (due === undefined) return null;
  const gross = due.grossAt(rates);
  const { discount } = hoursOf(due.price, due.quantity, hours, gross, rates);
  return {
    setup: line.setup,
    gross,
    ...unitOf(due.price, rates),
    ...(discount === undefined ? {} : { discount }),
  };
};
