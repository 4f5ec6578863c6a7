// The contracts of customers that an order makes: one for each piece of an item, and one more for each other set of terms that its additions and names have. [ACC-02]
import { type CartItem, domainsOf } from "#shop/cart";
import { type Catalog, categoryByKey, namedEnding, namedProduct } from "#shop/catalog";
import {
  type Calendared,
  type CalendarEntry,
  type ContractPart,
  type ContractPolicy,
  contractTerms,
  type GuaranteeBase,
  type GuaranteeFacts,
  isSameTerms,
  noTerms,
  orderedCalendar,
  type ServiceContract,
  type SharedDay,
} from "#shop/contract";
import type { Address } from "#shop/customer";
import { compareDays } from "#kernel/calendar";
import { cents } from "#kernel/money";
import type { Quote, QuoteLine } from "#shop/pricing";
import type { Localized } from "#visitor/locale";
import type { Order } from "./model.ts";
import { chosenFields, circumstancesOf, domainNames, type OrderCircumstances, titleOf } from "./order-facts.ts";
import { orderedPrices } from "./ordered-prices.ts";
import { type PieceLine, piecesOf, wholeItem } from "./pieces.ts";

/** The contracts of an order that stands, by its accepted quote and the terms that it was placed under. */
export const orderedContracts = (order: Order, catalog: Catalog): readonly ServiceContract[] =>
  contractsFrom(order.quote, catalog, circumstancesOf(order), { agreements: order.agreements }).map((contract, at) => ({
    ...contract,
    prices: orderedPrices(order.quote, contract),
    id: `${order.id}-${at + 1}`,
    number: `${order.number}-${at + 1}`,
    customerNumber: order.customerNumber,
    email: order.address.email,
    orderId: order.id,
    orderNumber: order.number,
    placedAt: order.placedAt,
  }));

type OfOrder = "prices" | "id" | "number" | "customerNumber" | "email" | "orderId" | "orderNumber" | "placedAt";

interface Made {
  readonly agreements?: Chosen["agreements"];
  /** Whether the pieces of an item are one: their calendars are the same. */
  readonly asWhole?: boolean;
}

/** The contracts that a quote makes when it is ordered, without what only an order has: item by item, piece by piece. */
const contractsFrom = (
  { lines }: Pick<Quote, "lines">,
  catalog: Catalog,
  { policy, day, start = day, generous = false, seller, customer, cart }: OrderCircumstances,
  { agreements = {}, asWhole = false }: Made = {},
): readonly Omit<ServiceContract, OfOrder>[] => {
  const names = domainNames(cart);
  return itemsOf(lines).flatMap((own) => {
    const item = cart.items.find(({ id }) => id === own[0].item);
    const pieces = asWhole ? wholeItem(own) : piecesOf(own, item, catalog);
    return pieces.flatMap((piece) =>
      termsGroups(piece.lines, policy, customer.kind).map((group): Omit<ServiceContract, OfOrder> => {
        const [{ line: head }] = group;
        return {
          item: head.item,
          ...(piece.of === 1 ? {} : { piece: { number: piece.number, of: piece.of } }),
          isAddition: own[0] !== head,
          policy,
          orderedOn: day,
          start,
          minimumMonths: head.minimumMonths,
          hourly: head.unit === "hour",
          party: customer.kind,
          location: item?.kind === "product" && head.kind === "product" ? item.location : null,
          parts: group.map((part) => ({
            ...partOf(part, catalog, names),
            ...choicesOf(part.line, item, { cart, agreements }, catalog),
          })),
          guarantee: guaranteeOf(group[0]),
          ...(seller === undefined ? {} : { seller }),
          ...(customer.kind === "private" && agreements.earlyStart === true && !generous ? { valueIsOwed: true } : {}),
          state: { kind: "running" },
        };
      }),
    );
  });
};

type Lines = readonly [QuoteLine, ...QuoteLine[]];

/** The lines of the quote by item, in their order. */
const itemsOf = (lines: readonly QuoteLine[]): readonly Lines[] =>
  lines
    .filter(({ item }, at) => lines.findIndex((other) => other.item === item) === at)
    .map((first): Lines => [first, ...lines.filter((line) => line !== first && line.item === first.item)]);

/** A day that a customer should know, with the titles of what it holds for. */
export interface OrderDay {
  readonly entry: CalendarEntry;
  readonly titles: readonly Localized<string>[];
}

/** The calendars of all contracts of an order in one, before it is placed and after; a day on which the same holds for several is one. [CON-01] */
export const orderCalendar = (
  quote: Pick<Quote, "lines">,
  catalog: Catalog,
  circumstances: OrderCircumstances & Pick<GuaranteeFacts, "earlier">,
): readonly OrderDay[] =>
  inOneCalendar(contractsFrom(quote, catalog, circumstances, { asWhole: true }), circumstances.earlier);

/** The calendars of contracts in one; each contract has its title at its days. [LOOK3-21] */
export const inOneCalendar = (
  contracts: readonly Calendared[],
  earlier: GuaranteeFacts["earlier"],
): readonly OrderDay[] =>
  sharedDays(contracts, earlier).map(({ entry, of }) => ({
    entry,
    titles: of.flatMap(({ parts }) => parts.slice(0, 1).map(({ title }) => title)),
  }));

/** The days of contracts in their order, each once with the contracts that it is of. */
export const sharedDays = <C extends Calendared>(
  contracts: readonly C[],
  earlier: GuaranteeFacts["earlier"],
): readonly SharedDay<C>[] => {
  const days = new Map<string, SharedDay<C>>();
  for (const contract of contracts)
    for (const entry of orderedCalendar(contract, earlier)) {
      const key = keyOf(entry);
      const known = days.get(key);
      days.set(
        key,
        known === undefined ? { entry, of: [contract] } : { entry: known.entry, of: [...known.of, contract] },
      );
    }
  return [...days.values()].toSorted((a, b) => compareDays(a.entry.day, b.entry.day));
};

const keyOf = ({ kind, day, price }: CalendarEntry): string =>
  JSON.stringify([kind, day, price?.gross, price?.everyMonths, price?.atMost]);

type Group = readonly [PieceLine, ...PieceLine[]];

/** What a piece has by terms, in the order of the quote; the product itself comes before its additions. */
const termsGroups = (lines: readonly PieceLine[], policy: ContractPolicy, party: Address["kind"]): readonly Group[] => {
  const termsOf = ({ line }: PieceLine) =>
    line.unit === "hour" ? noTerms : contractTerms(line.minimumMonths, policy, party);
  const isSame = (a: PieceLine, b: PieceLine): boolean => isSameTerms(termsOf(a), termsOf(b));
  return lines
    .filter((line, at) => lines.findIndex((other) => isSame(other, line)) === at)
    .map((first): Group => [first, ...lines.filter((line) => line !== first && isSame(line, first))]);
};

const partOf = (
  { line, quantity, first, recurring }: PieceLine,
  catalog: Catalog,
  names: Readonly<Record<string, string>>,
): ContractPart => ({
  kind: line.kind,
  subject: line.subject,
  title: titleOf(line.subject, line.kind === "domain" ? null : namedProduct(catalog, line.subject), names),
  quantity,
  first,
  recurring,
  everyMonths: line.billingMonths,
  recurringFromMonth: line.recurringFromMonth,
});

interface Chosen extends Pick<OrderCircumstances, "cart"> {
  readonly agreements: Partial<Pick<Order["agreements"], "conditions" | "earlyStart">>;
}

/** What was chosen of a product beside its terms, and what the holder of a name has confirmed. [PRD-01] [DOM-01] */
const choicesOf = (
  line: QuoteLine,
  item: CartItem | undefined,
  { cart, agreements }: Chosen,
  catalog: Catalog,
): Partial<ContractPart> => {
  if (line.kind === "domain") {
    const domain = domainsOf(cart).find(({ ascii }) => ascii === line.subject);
    if (domain === undefined) return {};
    const condition = namedEnding(catalog, domain.ending)?.condition;
    return {
      acquisition: domain.acquisition,
      ...(condition === undefined || agreements.conditions !== true ? {} : { condition }),
    };
  }
  const product = namedProduct(catalog, line.subject);
  const category = product === null ? null : categoryByKey(catalog, product.category);
  const named = category === null ? {} : { category: category.title };
  if (line.kind !== "product" || item?.kind !== "product" || item.fields === undefined) return named;
  return { ...named, chosen: chosenFields(product, item.fields) };
};

/**
 * Monthly price times billing period; by the hour it is at most the price of a month. What was charged includes no setup fee. Of a price with more digits
 * than cents a month is the next whole cent, so that a period that was paid is not given back short of a cent. [CON-02]
 */
const guaranteeOf = ({ line, charged, setup, recurring, period }: PieceLine): GuaranteeBase | null => {
  if (line.kind !== "product") return null;
  // Nothing of hours is paid ahead: their month costs at most this.
  const monthly = cents(Math.ceil((line.unit === "hour" ? recurring : period) / line.billingMonths));
  return { monthly, billingMonths: line.billingMonths, paid: cents(Math.max(0, charged - setup)) };
};
