// What contracts cost when a billing period begins: by the quote that they were ordered for. [ACC-07] [VAT-11]
import { addMonths, type Day } from "#kernel/calendar";
import { type Cents, type Rate, shares, sum } from "#kernel/money";
import type { Order } from "#shop/checkout";
import { monthOf, type ServiceContract } from "#shop/contract";
import { countedAtRate, periodPrice, type QuoteLine } from "#shop/pricing";
import type { DueLine } from "./later-draft.ts";
import { isLineOf, partOfLine, titleIn } from "./rules.ts";

/** The month of a contract in which a billing period of a line begins on a day, after the first one; null where none does. */
const monthBegun = (line: QuoteLine, { start }: ServiceContract, day: Day): number | null => {
  const month = line.unit === "hour" ? null : monthOf(start, day);
  return month !== null && month > 0 && month % line.billingMonths === 0 ? month : null;
};

/**
 * The billing periods that begin on a day, of contracts of one order: the pieces of an item stand on one line. What is billed by the hour is billed by
 * its use.
 */
export const periodLines = (order: Order, contracts: readonly ServiceContract[], day: Day): readonly DueLine[] =>
  order.quote.lines.flatMap((line) => {
    const begun = contracts.flatMap((contract) => {
      const month = isLineOf(line, contract) ? monthBegun(line, contract, day) : null;
      return month === null ? [] : [{ contract, month }];
    });
    return [...new Set(begun.map(({ month }) => month))].flatMap((month): readonly DueLine[] => {
      const own = begun.filter((each) => each.month === month).map(({ contract }) => contract);
      const [first] = own;
      if (first === undefined) return [];
      const quantity = sumOfQuantities(line, own);
      return [
        {
          line,
          contracts: own,
          quantity,
          grossAt: (ordered, rate) => sum(sharesAtRate(line, own, month, ordered, rate)),
          title: titleIn(line, first),
          freeMonths: Math.min(Math.max(0, line.freeMonths - month), line.billingMonths),
          period: { from: day, until: addMonths(first.start, month + line.billingMonths) },
        },
      ];
    });
  });

/** How much of a line its contracts have: what remains of it where other pieces have ended. */
const sumOfQuantities = (line: QuoteLine, contracts: readonly ServiceContract[]): number =>
  contracts.reduce((all, contract) => all + (partOfLine(line, contract)?.quantity ?? 0), 0);

/** What each of these contracts has of a period of the whole line: the pieces together cost what was accepted, to the cent, whichever of them still run. */
const sharesAtRate = (
  line: QuoteLine,
  contracts: readonly ServiceContract[],
  month: number,
  ordered: Rate,
  rate: Rate,
): readonly Cents[] => {
  const { count, ...price } = periodPrice(line, line.quantity, month);
  const whole = countedAtRate(price, count, ordered, rate);
  return contracts.map((contract) => {
    const own = partOfLine(line, contract)?.quantity ?? line.quantity;
    const alike = Array.from({ length: Math.max(1, Math.floor(line.quantity / own)) }, () => 1);
    return shares(whole, alike)[(contract.piece?.number ?? 1) - 1] ?? whole;
  });
};
