// The contracts of customers that an order makes: one for each item, and one more for each other set of terms that its additions and names have. [ACC-02]
import { type CartItem, domainsOf } from "#shop/cart";
import { type Catalog, endingOf, productByKey } from "#shop/catalog";
import { type ContractPart, contractTerms, type GuaranteeBase, isSameTerms, noTerms, type ServiceContract } from "#shop/contract";
import { cents, times } from "#kernel/money";
import type { QuoteLine } from "#shop/pricing";
import type { Order } from "./model.ts";
import { chosenFields, contractFactsOf, domainNames, titleOf } from "./order-facts.ts";

/** The contracts of an order that stands, by its accepted quote and the terms that it was placed under. */
export const orderedContracts = (order: Order, catalog: Catalog): readonly ServiceContract[] => {
  const { policy, day: start } = contractFactsOf(order);
  const names = domainNames(order.cart);
  return termsGroups(order).map((lines, at): ServiceContract => {
    const [head] = lines;
    const item = order.cart.items.find(({ id }) => id === head.item);
    return {
      id: `${order.id}-${at + 1}`,
      number: `${order.number}-${at + 1}`,
      customerNumber: order.customerNumber,
      email: order.address.email,
      orderId: order.id,
      orderNumber: order.number,
      item: head.item,
      isAddition: order.quote.lines.find((line) => line.item === head.item) !== head,
      policy,
      start,
      minimumMonths: head.minimumMonths,
      hourly: head.unit === "hour",
      party: order.address.kind,
      location: item?.kind === "product" && head.kind === "product" ? item.location : null,
      parts: lines.map((line) => ({ ...partOf(line, catalog, names), ...choicesOf(line, item, order, catalog) })),
      guarantee: guaranteeOf(head),
      placedAt: order.placedAt,
      state: { kind: "running" },
    };
  });
};

type Group = readonly [QuoteLine, ...QuoteLine[]];

/** The lines of the quote by item and by terms, in their order; the item itself comes before its additions. */
const termsGroups = ({ quote, contract, address }: Order): readonly Group[] => {
  const termsOf = (line: QuoteLine) =>
    line.unit === "hour" ? noTerms : contractTerms(line.minimumMonths, contract?.policy ?? "specified", address.kind);
  const isSame = (a: QuoteLine, b: QuoteLine): boolean => a.item === b.item && isSameTerms(termsOf(a), termsOf(b));
  return quote.lines
    .filter((line, at) => quote.lines.findIndex((other) => isSame(other, line)) === at)
    .map((first): Group => [first, ...quote.lines.filter((line) => line !== first && isSame(line, first))]);
};

const partOf = (line: QuoteLine, catalog: Catalog, names: Readonly<Record<string, string>>): ContractPart => ({
  kind: line.kind,
  subject: line.subject,
  title: titleOf(line.subject, line.kind === "domain" ? null : productByKey(catalog, line.subject), names),
  quantity: line.quantity,
  first: line.first,
  recurring: line.recurring,
  everyMonths: line.billingMonths,
  recurringFromMonth: line.recurringFromMonth,
});

/** What was chosen of a product beside its terms, and what the holder of a name has confirmed. [PRD-01] [DOM-01] */
const choicesOf = (line: QuoteLine, item: CartItem | undefined, { cart, agreements }: Order, catalog: Catalog): Partial<ContractPart> => {
  if (line.kind === "domain") {
    const ending = domainsOf(cart).find(({ ascii }) => ascii === line.subject)?.ending;
    const condition = ending === undefined ? undefined : endingOf(catalog, ending)?.condition;
    return condition === undefined || agreements.conditions !== true ? {} : { condition };
  }
  if (line.kind !== "product" || item?.kind !== "product" || item.fields === undefined) return {};
  return { chosen: chosenFields(productByKey(catalog, line.subject), item.fields) };
};

/** Monthly price times billing period; by the hour it is at most the price of a month. What was charged includes no setup fee. [CON-02] */
const guaranteeOf = (line: QuoteLine): GuaranteeBase | null => {
  if (line.kind !== "product") return null;
  const monthly = line.unit === "hour" ? line.recurring : times(line.unitPrice, line.quantity);
  return { monthly, billingMonths: line.billingMonths, paid: cents(Math.max(0, line.charged - line.setup)) };
};
