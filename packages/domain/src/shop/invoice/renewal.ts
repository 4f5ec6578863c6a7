// What contracts cost when a billing period begins: by their price lists. [ACC-07] [BAL-08] [VAT-11]
import { addMonths, type Day } from "#kernel/calendar";
import { type Cents, sum } from "#kernel/money";
import { type Order, pricesOf } from "#shop/checkout";
import { type ContractPrice, monthOf, type ServiceContract } from "#shop/contract";
import type { DueLine } from "./later-draft.ts";
import { type BilledRates, countedAt, piecesOf, pricesOn, shareOfPiece } from "./list-price.ts";
import { titleIn } from "./rules.ts";

/** A billing period that begins. */
interface Begun {
  readonly contract: ServiceContract;
  readonly price: ContractPrice;
  /** So many months after the start of the contract. */
  readonly month: number;
}

/** The month of a contract in which a billing period of a part begins on a day, after the first one; null where none does. */
const monthBegun = ({ unit, everyMonths }: ContractPrice, { start }: ServiceContract, day: Day): number | null => {
  const month = unit === "hour" ? null : monthOf(start, day);
  return month !== null && month > 0 && month % everyMonths === 0 ? month : null;
};

/** What stands on one line: the same part of the pieces of an item, at one price. */
const lineOf = ({ contract, price, month }: Begun): string => JSON.stringify([contract.item, month, price]);

/** The billing periods that begin on a day, of contracts of one order: pieces stand on one line. What is billed by the hour is billed by its use. */
export const periodLines = (order: Order, contracts: readonly ServiceContract[], day: Day): readonly DueLine[] => {
  const begun = contracts.flatMap((contract) =>
    pricesOn(pricesOf(order, contract), day).flatMap((price): readonly Begun[] => {
      const month = monthBegun(price, contract, day);
      return month === null ? [] : [{ contract, price, month }];
    }),
  );
  const lines = new Map<string, [Begun, ...Begun[]]>();
  for (const each of begun) {
    const alike = lines.get(lineOf(each));
    if (alike === undefined) lines.set(lineOf(each), [each]);
    else alike.push(each);
  }
  return [...lines.values()].map((alike) => dueLine(alike, day));
};

const dueLine = (alike: readonly [Begun, ...Begun[]], day: Day): DueLine => {
  const [{ price, month, contract }] = alike;
  return {
    price,
    contracts: alike.map((each) => each.contract),
    quantity: price.quantity * alike.length,
    grossAt: (rates) => sum(alike.map((each) => periodAt(each, rates))),
    title: titleIn(price, contract),
    freeMonths: freeIn(price, month),
    period: { from: day, until: addMonths(contract.start, month + price.everyMonths) },
  };
};

const freeIn = ({ freeMonths, everyMonths }: ContractPrice, month: number): number =>
  Math.min(Math.max(0, freeMonths - month), everyMonths);

/** A period is its months times the price of one, that of a name the price of its year. */
const periodAt = ({ contract, price, month }: Begun, rates: BilledRates): Cents => {
  const months = price.unit === "year" ? 1 : price.everyMonths - freeIn(price, month);
  const count = price.quantity * piecesOf(price, contract) * months;
  return shareOfPiece(countedAt(price, count, price, rates), price, contract);
};
