// What is shown above the order button, in the mail and on the thank-you page: one projection of the quote. [LGL-01] [VAT-10] [CHK-05] [CHK-09]
import { type Day, dayOf } from "#kernel/calendar";
import { type Cart, domainsOf } from "#shop/cart";
import { type Catalog, type FieldValues, type Product, namedProduct } from "#shop/catalog";
import {
  type ChosenField,
  type ContractFacts,
  contractTerms,
  firstDayOfSetup,
  firstEnd,
  isSameTerms,
  isUnbound,
  noTerms,
} from "#shop/contract";
import type { Address } from "#shop/customer";
import type { Acquisition } from "#shop/domain-name";
import { exactPrice, hasSeveralRates, type Quote, type QuoteLine, vatOfLine, vatSums } from "#shop/pricing";
import type { Localized } from "#visitor/locale";
import type { Confirmation, NextStep, Order, OrderFacts, OrderFactsLine, StatedTerms } from "./model.ts";
import { endingConditions } from "./conditions.ts";
import { noticesFor } from "./rules.ts";

/** Who orders what under which terms. */
export interface OrderCircumstances extends ContractFacts {
  readonly customer: Pick<Address, "kind">;
  readonly cart: Pick<Cart, "items">;
}

/** The essential features, the totals, the one-off and recurring parts, minimum term, renewal and notice. [LGL-01] */
export const orderFacts = (quote: Quote, catalog: Catalog, circumstances: OrderCircumstances): OrderFacts => {
  const domains = domainNames(circumstances.cart);
  const namesRates = hasSeveralRates(quote);
  const lines = quote.lines.map((line) => ({
    ...factsLine(line, catalog, domains, circumstances),
    ...(namesRates ? { vat: vatOfLine(quote, line) } : {}),
  }));
  return {
    lines,
    oneOff: quote.setup,
    firstPeriod: quote.firstPeriod,
    voucher: quote.voucher,
    voucherCode: quote.voucherCode,
    total: quote.total,
    net: quote.net,
    vatAmount: quote.vatAmount,
    vat: quote.vat,
    vats: vatSums(quote),
    recurring: quote.recurring,
    terms: statedTerms(quote.lines, lines, circumstances),
    notices: noticesFor(circumstances.customer, endingConditions(circumstances.cart, catalog)),
  };
};

/** An order as mail and thank-you page tell it. [CHK-05] [CHK-09] */
export const confirmation = (order: Order, catalog: Catalog): Confirmation => ({
  number: order.number,
  locale: order.locale,
  customerNumber: order.customerNumber,
  placedAt: order.placedAt,
  email: order.address.email,
  addressee: order.address,
  vatId: order.address.vatId,
  facts: knownFacts(order, orderFacts(order.quote, catalog, circumstancesOf(order))),
  contract: contractFactsOf(order),
  begins: setupDayOf(order),
  nextSteps: nextSteps(order),
  enclosed: mayWithdraw(order) ? ["terms", "withdrawal-notice"] : ["terms"],
});

/** No day is known of an order that waits for papers. [CHK-10] */
const knownFacts = ({ reseller }: Pick<Order, "reseller">, facts: OrderFacts): OrderFacts =>
  reseller === "pending" ? { ...facts, terms: facts.terms.map((terms) => ({ ...terms, firstEnd: null })) } : facts;

/** The terms that an order was placed under; before they were noted, everybody's were as specified. */
export const contractFactsOf = (order: Pick<Order, "contract" | "placedAt">): ContractFacts =>
  order.contract ?? { policy: "specified", day: dayOf(order.placedAt, "Europe/Berlin") };

/** The first day on which an order may be set up: the one that it was placed under, or the rule's where none was noted with it. [LGL-04] */
export const setupDayOf = (order: Pick<Order, "address" | "agreements" | "contract" | "placedAt">): Day => {
  const { day: ordered, start, seller } = contractFactsOf(order);
  const wish = { party: order.address.kind, earlyStart: order.agreements.earlyStart };
  return start ?? firstDayOfSetup(ordered, wish, seller);
};

/** Who ordered what under which terms. */
export const circumstancesOf = (order: Order): OrderCircumstances => ({
  ...contractFactsOf(order),
  customer: order.address,
  cart: order.cart,
});

const mayWithdraw = (order: Order): boolean => noticesFor(order.address).withdrawal;

const startOf = (order: Order): NextStep => {
  if (!mayWithdraw(order)) return "service-set-up";
  return order.agreements.earlyStart ? "service-starts-now" : "service-starts-after-withdrawal-period";
};

/** What happens after an order, by what it holds, who ordered and what was agreed. [CHK-09] [LGL-04] */
export const nextSteps = (order: Order): readonly NextStep[] => {
  const domains = domainsOf(order.cart);
  const waits = startOf(order) === "service-starts-after-withdrawal-period";
  const some = (acquisition: Acquisition): boolean => domains.some((domain) => domain.acquisition === acquisition);
  return [
    ...(order.reseller === "pending" ? (["reseller-papers"] as const) : []),
    "invoice-follows",
    startOf(order),
    ...(order.quote.lines.some(({ unit }) => unit === "hour") ? (["hours-begin"] as const) : []),
    ...(some("register") ? [waits ? ("domain-registration-later" as const) : ("domain-registration" as const)] : []),
    ...(some("transfer") ? [waits ? ("domain-transfer-later" as const) : ("domain-transfer" as const)] : []),
  ];
};

/** How the names of a cart are shown, by their A-label form. */
export const domainNames = (cart: Pick<Cart, "items">): Readonly<Record<string, string>> =>
  Object.fromEntries(domainsOf(cart).map((domain) => [domain.ascii, domain.unicode]));

const factsLine = (
  line: QuoteLine,
  catalog: Catalog,
  domains: Readonly<Record<string, string>>,
  { policy, customer, cart }: OrderCircumstances,
): OrderFactsLine => {
  const product = line.kind === "domain" ? null : namedProduct(catalog, line.subject);
  const item = line.kind === "product" ? cart.items.find(({ id }) => id === line.item) : undefined;
  return {
    subject: line.subject,
    kind: line.kind,
    title: titleOf(line.subject, product, domains),
    features: [
      ...(item?.kind === "product" ? chosenFields(product, item.fields) : []).map(({ label, value }) => ({
        label,
        value: { en: value, de: value },
      })),
      ...(product?.features ?? []).map(({ label, value }) => ({ label, value })),
    ],
    location: item?.kind === "product" ? item.location : null,
    quantity: line.quantity,
    setup: line.setup,
    first: line.first,
    recurring: line.recurring,
    everyMonths: line.billingMonths,
    hourPrice: line.unit === "hour" ? exactPrice(line) : null,
    recurringFrom: line.recurringFromMonth + 1,
    terms: line.unit === "hour" ? noTerms : contractTerms(line.minimumMonths, policy, customer.kind),
  };
};

/** What was chosen of a product beside its terms. */
export const chosenFields = (product: Product | null, values: FieldValues = {}): readonly ChosenField[] =>
  Object.entries(values).map(([key, value]) => ({
    key,
    label: product?.fields?.find((field) => field.key === key)?.label ?? { en: key, de: key },
    value,
  }));

/** A product by its title in the catalogue, a name as it is shown. */
export const titleOf = (
  subject: string,
  product: Product | null,
  domains: Readonly<Record<string, string>>,
): Localized<string> => {
  const name = domains[subject] ?? subject;
  return product?.title ?? { en: name, de: name };
};

/** Each set of terms once, with what has it: an addition shares those of its item, and is named only where it has others. */
const statedTerms = (
  priced: readonly QuoteLine[],
  lines: readonly OrderFactsLine[],
  { policy, day, start = day, customer }: OrderCircumstances,
): readonly StatedTerms[] =>
  lines
    .filter((line, at) => lines.findIndex((other) => isSameTerms(other.terms, line.terms)) === at)
    .map(({ terms }) => {
      const named = lines.filter((line, at) => {
        if (!isSameTerms(line.terms, terms)) return false;
        const owner = lines[priced.findIndex(({ item, kind }) => kind === "product" && item === priced[at]?.item)];
        return line.kind !== "addition" || owner === undefined || !isSameTerms(owner.terms, line.terms);
      });
      const titles = named.map(({ title }) => title);
      const contract = { start, minimumMonths: terms.minimumMonths, hourly: false, party: customer.kind };
      return {
        ...terms,
        firstEnd: isUnbound(terms) ? null : firstEnd(contract, policy, day),
        titles: titles.filter(({ en }, at) => titles.findIndex((other) => other.en === en) === at),
      };
    })
    .toSorted((a, b) => b.minimumMonths - a.minimumMonths);
