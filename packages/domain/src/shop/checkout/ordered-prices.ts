// The price list of a contract as its order makes it: each part at the price of the seller's own country, whatever the order itself was charged at. [BAL-08] [VAT-11]
import type { ContractPrice, ServiceContract } from "#shop/contract";
import { homePrices, type Quote, type QuoteLine } from "#shop/pricing";
import type { Order } from "./model.ts";

type Listed = Pick<ServiceContract, "item" | "parts" | "start">;

/** The list of a contract; the first version, which the order's quote gives, where it was made before contracts had one. */
export const pricesOf = (
  { quote }: Pick<Order, "quote">,
  contract: Listed & Pick<ServiceContract, "prices">,
): readonly ContractPrice[] => contract.prices ?? orderedPrices(quote, contract);

export const orderedPrices = (
  quote: Pick<Quote, "lines" | "vat">,
  { item, parts, start }: Listed,
): readonly ContractPrice[] =>
  parts.flatMap(({ kind, subject, quantity }) => {
    const place = quote.lines.findIndex((line) => line.item === item && line.kind === kind && line.subject === subject);
    const line = quote.lines[place];
    return line === undefined
      ? []
      : [{ kind, subject, place, from: start, until: null, quantity, ...pricesIn(quote, line) }];
  });

const pricesIn = (
  quote: Pick<Quote, "vat">,
  line: QuoteLine,
): Omit<ContractPrice, "kind" | "subject" | "place" | "from" | "until" | "quantity"> => {
  const { homeRate, one, most } = homePrices(quote, line);
  return {
    unit: line.unit,
    everyMonths: line.billingMonths,
    freeMonths: line.freeMonths,
    ...one,
    ...(most === null ? {} : { most }),
    homeRate,
  };
};
