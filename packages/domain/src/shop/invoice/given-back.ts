// What of an invoice is given back when its contract ends: after a withdrawal all but what was used, the days after an end, hours that were not used, and the base fee by the guarantee. [CON-01] [CON-02] [PRD-08] [LGL-03]
import { addDays, addMonths, type Day, dayOf, daysBetween, isBefore, type TimeZone } from "#kernel/calendar";
import { type Cents, cents, halfUp, least, subtract, timesMicros, zero } from "#kernel/money";
import type { Order } from "#shop/checkout";
import { baseFeeBack, type ContractState, type ServiceContract, lastDayBefore } from "#shop/contract";
import { vatOfLine } from "#shop/pricing";
import { shareOf } from "./contract-share.ts";
import type { Invoice, InvoiceLine } from "./model.ts";
import { isFirst, titleIn } from "./rules.ts";
import { retainedIn, retainedOf } from "./withdrawal-value.ts";
import { isOfUse, monthOfUse, type Use, useLines, usesUntil, type Used } from "./usage.ts";

/** A contract that has come to its end, with what its bills were calculated from. */
export interface Ended extends Used {
  readonly order: Order;
  readonly timeZone: TimeZone;
}

/** The lines that are given back of an invoice, each with what of it is; nothing while the contract runs. */
export const givenBack = (ended: Ended, invoice: Invoice): readonly InvoiceLine[] => {
  const { state, id } = ended.contract;
  const lines = invoice.lines.flatMap((line) => shareOf(line, id));
  if (state.kind === "running") return [];
  const [used, paidAhead] = [
    lines.filter((line) => isOfUse(invoice, line)),
    lines.filter((line) => !isOfUse(invoice, line)),
  ];
  // Hours by the guarantee are given back whether billed or not.
  if (state.kind === "cancelled" && state.by === "guarantee")
    return [...used, ...byGuarantee(ended, state, invoice, paidAhead)];
  const hours = used.flatMap((line) => unusedHours(ended, invoice, line));
  return [
    ...hours,
    ...(state.kind === "withdrawn"
      ? lessRetained(ended, paidAhead)
      : paidAhead.flatMap((line) => unused(line, ended, state))),
  ];
};

/** All of it but what was used; what is retained stands with the first line of which anything is given back. [BAL-04] */
const lessRetained = (ended: Ended, lines: readonly InvoiceLine[]): readonly InvoiceLine[] => {
  const each = lines.map((line) => ({ line, retained: retainedOf(line, ended) }));
  const all = each.flatMap(({ retained }) => retained);
  if (all.length === 0) return lines;
  const back = each.flatMap(({ line, retained }) =>
    retained.length === 0 ? [line] : partOf(line, subtract(line.gross, retainedIn(retained)), line.period),
  );
  return back.map((line, at) => (at === 0 ? { ...line, retained: all } : line));
};

type Cancelled = ContractState & { readonly kind: "cancelled" };

/** The base fee of the order, and of everything else what was paid for days after the end. Setup is done, and a name is registered. [CON-02] [CON-05] */
const byGuarantee = (
  ended: Ended,
  state: Cancelled,
  invoice: Invoice,
  lines: readonly InvoiceLine[],
): readonly InvoiceLine[] => {
  const isOfOrder = isFirst(invoice, ended.order);
  const { guarantee } = ended.contract;
  // An invoice that was corrected after the claim has another base fee.
  const refund = state.refund === null ? zero : guarantee === null ? state.refund : baseFeeBack(guarantee);
  return lines.flatMap((line) =>
    isOfOrder && line.kind === "product"
      ? partOf({ ...line, kind: "refund", quantity: 1 }, refund, null)
      : unused(line, ended, state),
  );
};

/**
 * What was paid of a line for days on which its contract is over, day by day; free months at its beginning were paid for by nothing, and a period that
 * begins with the end or after it is given back whole. Setup is done, and a name is registered for its whole year once that has begun. [CON-01]
 */
const unused = (
  line: InvoiceLine,
  { contract, timeZone }: Ended,
  { end, at, by }: Cancelled,
): readonly InvoiceLine[] => {
  if (line.period === null) return [];
  const { from: begins, until } = line.period;
  const isAtOnce = dayOf(at, timeZone) === end;
  // What ends on the day of its order was there all the same; a later period of that day is billed or not as the clock runs.
  const hasBegun = isBefore(begins, end) || (isAtOnce && begins === contract.start && begins === end);
  if (!hasBegun) return partOf(line, line.gross, line.period);
  if (line.kind === "domain") return [];
  const paidFrom = addMonths(begins, line.freeMonths);
  // A notice at once ends with its day, as its letter says.
  const over = isAtOnce && by === "notice" ? addDays(end, 1) : end;
  const from = isBefore(over, paidFrom) ? paidFrom : over;
  const paid = subtract(line.gross, line.setup);
  if (!isBefore(from, until) || paid <= 0) return [];
  return partOf(line, cents(halfUp(BigInt(paid) * BigInt(daysBetween(from, until)), daysBetween(paidFrom, until))), {
    from,
    until,
  });
};

/** Where hours were billed before it was known that the contract had ended, the month is calculated again, and what is too much given back. [PRD-08] [CON-03] */
const unusedHours = (
  { contract, order, setup, timeZone }: Ended,
  invoice: Invoice,
  line: InvoiceLine,
): readonly InvoiceLine[] => {
  const { state } = contract;
  const end = state.kind === "cancelled" ? state.end : state.kind === "withdrawn" ? state.day : contract.start;
  const month = monthOfUse(contract, invoice, line);
  const uses = usesUntil(contract, setup, end, timeZone);
  const use = uses.find((each) => each.month === month);
  const { period } = line;
  // A month before the last one was used to its end.
  if (period === null || (use !== undefined && use !== uses.at(-1))) return [];
  // Hours of its last day alone are of that day.
  const lastDay = lastDayBefore(period.until);
  const from = use === undefined ? period.from : isBefore(use.until, lastDay) ? use.until : lastDay;
  const gross = use === undefined ? zero : costOfHours(order, contract, use, line, invoice);
  return partOf({ ...line, title: titleIn(line, contract) }, subtract(line.gross, gross), {
    from,
    until: period.until,
  });
};

/**
 * What fewer hours of a line cost: at the price that it names, and never more than the line. Documents from before name none, or not all of its digits: they
 * were made from the price list, at the seller's rate of then.
 */
const costOfHours = (
  order: Order,
  contract: ServiceContract,
  use: Use,
  line: InvoiceLine,
  invoice: Pick<Invoice, "vat">,
): Cents => {
  const { unitPriceMicros, hours, quantity } = line;
  if (unitPriceMicros !== undefined && hours !== undefined)
    return least(line.gross, timesMicros(unitPriceMicros, quantity * use.hours));
  const listed = useLines(order, contract, use).find(
    ({ price }) => price.kind === line.kind && price.subject === line.subject,
  );
  return listed?.grossAt({ home: null, rate: vatOfLine(invoice, line).rate }) ?? zero;
};

/** An amount of a line, at most all of it, with its share of the net: the whole has the whole net. */
const partOf = (
  line: InvoiceLine,
  amount: Cents,
  period: { readonly from: Day; readonly until: Day } | null,
): readonly InvoiceLine[] => {
  const gross = least(amount, line.gross);
  if (gross <= 0) return [];
  const net = cents(halfUp(BigInt(line.net) * BigInt(gross), line.gross));
  return [{ ...line, setup: zero, freeMonths: 0, voucherShare: zero, gross, net, vat: subtract(gross, net), period }];
};
