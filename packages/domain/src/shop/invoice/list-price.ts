// What a bill makes of a contract's price list: the price of its day, at the rate of its day. [BAL-08] [VAT-11]
import { type Day, isBefore } from "#kernel/calendar";
import { type Cents, centsOf, microsAtRate, priceAtRate, type Rate, shares } from "#kernel/money";
import type { ContractPrice, ServiceContract } from "#shop/contract";
import { countedAtRate, type PriceOfOne } from "#shop/pricing";

/** The rates of a line of a bill. */
export interface BilledRates {
  /** The seller's own on its day; null where it is billed as it was ordered, at the one that its price was agreed on with. */
  readonly home: Rate | null;
  readonly rate: Rate;
}

/** The prices that hold on a day. */
export const pricesOn = (list: readonly ContractPrice[], day: Day): readonly ContractPrice[] =>
  list.filter(({ from, until }) => !isBefore(day, from) && (until === null || isBefore(day, until)));

/** The price of one at the rate of a bill, with all its digits. [VAT-11] */
export const oneAt = (
  { unitPrice, unitPriceMicros: listed, homeRate }: PriceOfOne & Pick<ContractPrice, "homeRate">,
  { home, rate }: BilledRates,
): PriceOfOne => {
  if (listed === undefined) return { unitPrice: priceAtRate(unitPrice, home ?? homeRate, rate) };
  const unitPriceMicros = microsAtRate(listed, home ?? homeRate, rate);
  return { unitPrice: centsOf(unitPriceMicros), unitPriceMicros };
};

/** So many units, from the price at the seller's own rate: a customer who is billed at home pays that price, whatever rate is in it. [VAT-11] */
export const countedAt = (
  price: PriceOfOne,
  count: number,
  { homeRate }: Pick<ContractPrice, "homeRate">,
  { home, rate }: BilledRates,
): Cents => countedAtRate(price, count, home ?? homeRate, rate);

/** How many pieces share a price, to the cent; a name is of one piece alone. */
export const piecesOf = ({ kind }: Pick<ContractPrice, "kind">, { piece }: Pick<ServiceContract, "piece">): number =>
  kind === "domain" ? 1 : (piece?.of ?? 1);

/** What one piece has of an amount for all of them: together they cost what was agreed on, whichever of them still run. [ACC-02] */
export const shareOfPiece = (
  whole: Cents,
  price: Pick<ContractPrice, "kind">,
  contract: Pick<ServiceContract, "piece">,
): Cents => {
  const alike = Array.from({ length: piecesOf(price, contract) }, () => 1);
  return shares(whole, alike)[(contract.piece?.number ?? 1) - 1] ?? whole;
};
