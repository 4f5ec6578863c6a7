// What stands above the order button, and what mail and thank-you page say: one projection of the quote. [LGL-01] [VAT-10] [CHK-05] [CHK-09]
import { type Cart, domainsOf } from "#shop/cart";
import { type Catalog, type Product, productByKey } from "#shop/catalog";
import type { Quote, QuoteLine } from "#shop/pricing";
import type { Localized } from "#visitor/locale";
import type { Confirmation, ContractTerms, NextStep, Order, OrderFacts, OrderFactsLine } from "./model.ts";
import { contractTerms, noTerms } from "./rules.ts";

/** The essential features, the totals, the one-off and recurring parts, minimum term, renewal and notice. [LGL-01] */
export const orderFacts = (quote: Quote, catalog: Catalog, domains: Readonly<Record<string, string>> = {}): OrderFacts => {
  const lines = quote.lines.map((line) => factsLine(line, catalog, domains));
  return {
    lines,
    oneOff: quote.setup,
    firstPeriod: quote.firstPeriod,
    voucher: quote.voucher,
    total: quote.total,
    net: quote.net,
    vatAmount: quote.vatAmount,
    vat: quote.vat,
    recurring: quote.recurring,
    terms: distinctTerms(lines),
  };
};

/** An order as mail and thank-you page tell it. [CHK-05] [CHK-09] */
export const confirmation = (order: Order, catalog: Catalog): Confirmation => ({
  number: order.number,
  locale: order.locale,
  customerNumber: order.customerNumber,
  placedAt: order.placedAt,
  email: order.address.email,
  addressee: [
    ...(order.address.company === null ? [] : [order.address.company]),
    `${order.address.firstName} ${order.address.lastName}`,
    order.address.street,
    `${order.address.postCode} ${order.address.city}`,
    order.address.country,
  ],
  vatId: order.address.vatId,
  facts: orderFacts(order.quote, catalog, domainNames(order.cart)),
  nextSteps: nextSteps(order),
  enclosed: mayWithdraw(order) ? ["terms", "withdrawal-notice"] : ["terms"],
});

/** Withdrawal is a right of consumers: businesses have none, and are told of none. [LGL-03] [LGL-04] */
const mayWithdraw = (order: Order): boolean => order.address.kind === "private";

const startOf = (order: Order): NextStep => {
  if (!mayWithdraw(order)) return "service-set-up";
  return order.agreements.earlyStart ? "service-starts-now" : "service-starts-after-withdrawal-period";
};

/** What happens after an order, by what it holds, who ordered and what was agreed. [CHK-09] [LGL-04] */
export const nextSteps = (order: Order): readonly NextStep[] => {
  const domains = domainsOf(order.cart);
  return [
    "invoice-follows",
    startOf(order),
    ...(domains.some((domain) => domain.acquisition === "register") ? (["domain-registration"] as const) : []),
    ...(domains.some((domain) => domain.acquisition === "transfer") ? (["domain-transfer"] as const) : []),
    ...(order.reseller === "pending" ? (["reseller-papers"] as const) : []),
  ];
};

/** How the names of a cart are shown, by their A-label form. */
export const domainNames = (cart: Pick<Cart, "items">): Readonly<Record<string, string>> =>
  Object.fromEntries(domainsOf(cart).map((domain) => [domain.ascii, domain.unicode]));

const factsLine = (line: QuoteLine, catalog: Catalog, domains: Readonly<Record<string, string>>): OrderFactsLine => {
  const product = line.kind === "domain" ? null : productByKey(catalog, line.subject);
  return {
    subject: line.subject,
    kind: line.kind,
    title: titleOf(line.subject, product, domains),
    features: (product?.features ?? []).map(({ label, value }) => ({ label, value })),
    quantity: line.quantity,
    setup: line.setup,
    first: line.first,
    recurring: line.recurring,
    everyMonths: line.billingMonths,
    recurringFrom: line.recurringFromMonth + 1,
    terms: line.unit === "hour" ? noTerms : contractTerms(line.minimumMonths),
  };
};

const titleOf = (subject: string, product: Product | null, domains: Readonly<Record<string, string>>): Localized<string> => {
  const name = domains[subject] ?? subject;
  return product?.title ?? { en: name, de: name };
};

const distinctTerms = (lines: readonly OrderFactsLine[]): readonly ContractTerms[] =>
  lines
    .map(({ terms }) => terms)
    .filter((terms, at, all) => all.findIndex((other) => isSameTerms(other, terms)) === at)
    .toSorted((a, b) => b.minimumMonths - a.minimumMonths);

const isSameTerms = (a: ContractTerms, b: ContractTerms): boolean =>
  a.minimumMonths === b.minimumMonths && a.renewalMonths === b.renewalMonths && a.noticeDays === b.noticeDays;
