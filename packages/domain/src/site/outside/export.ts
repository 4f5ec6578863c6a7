// Lists of orders, invoices, customers and subscribers of the newsletter as rows for other programs: CSV after RFC 4180, or a line of JSON each. The same data give the same bytes. [OUT-02] [CUS-10]
import { csvHead, csvLine } from "#kernel/text";
import { domainsOf, type ProductItem } from "#shop/cart";
import type { Order } from "#shop/checkout";
import { type DocumentBalance, sentenceOf } from "#shop/balance";
import type { Customer } from "#shop/customer";
import type { Invoice } from "#shop/invoice";
import { maySendNewsletter, type Subscription } from "#site/request";
import { moment, person } from "./payloads.ts";

export const exportedLists = ["orders", "invoices", "customers", "subscribers"] as const;
export type ExportedList = (typeof exportedLists)[number];

export const exportFormats = ["csv", "jsonl"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export type ExportValue = string | number | null;
/** Every row of a list has the same fields in the same order. */
export type ExportRow = Readonly<Record<string, ExportValue>>;

/** A product with its location and what was chosen of it: `2 vps-m (location=at, image=Debian 13)`. */
const productText = ({ quantity, product, location, fields = {} }: ProductItem): string => {
  const chosen = [...(location === null ? [] : [["location", location]]), ...Object.entries(fields)].map((pair) =>
    pair.join("="),
  );
  return `${quantity} ${product}${chosen.length === 0 ? "" : ` (${chosen.join(", ")})`}`;
};

/** Amounts are cents; products by their keys, names in A-label form. */
export const orderRow = ({
  id,
  number,
  placedAt,
  locale,
  customerNumber,
  address,
  cart,
  quote,
  reseller,
  agreements,
}: Order): ExportRow => ({
  number,
  id,
  placedAt: moment(placedAt),
  locale,
  customer: customerNumber,
  ...person(address),
  products: cart.items.flatMap((item) => (item.kind === "product" ? [productText(item)] : [])).join("; "),
  domains: domainsOf(cart)
    .map(({ ascii }) => ascii)
    .join("; "),
  voucher: quote.voucherCode,
  reseller: reseller ?? null,
  earlyStart: agreements.earlyStart ? 1 : 0,
  conditionsConfirmed: agreements.conditions === true ? 1 : 0,
  currency: "EUR",
  netCents: quote.net,
  vatCents: quote.vatAmount,
  vatBasisPoints: quote.vat.rate,
  vatTreatment: quote.vat.treatment,
  totalCents: quote.total,
});

/** A document with what is owed of it today: amounts are cents, zero or above; `balance` says the same in the document's language. [BAL-01] */
export const invoiceRow = (invoice: Invoice, balance: DocumentBalance): ExportRow => ({
  number: invoice.number,
  id: invoice.id,
  document: invoice.kind,
  corrects: invoice.corrects?.number ?? null,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  order: invoice.orderNumber,
  customer: invoice.customerNumber,
  ...person(invoice.buyer),
  currency: "EUR",
  netCents: invoice.net,
  vatCents: invoice.vatAmount,
  vatBasisPoints: invoice.vat.rate,
  vatTreatment: invoice.vat.treatment,
  totalCents: invoice.total,
  state: balance.state,
  receivedCents: balance.received,
  setOffCents: balance.setOff,
  leftCents: balance.left,
  toPayBackCents: balance.toPayBack,
  paidBackCents: balance.paidBack,
  payBackBy: invoice.kind === "credit-note" ? balance.dueOn : null,
  overdueSince: balance.overdueSince,
  balance: sentenceOf(balance, invoice.locale),
});

export const customerRow = (customer: Customer): ExportRow => ({
  number: customer.number,
  locale: customer.locale,
  ...person(customer),
  vatIdValidity: customer.vatIdValidity,
  individualVatBasisPoints: customer.individualRate,
});

/**
 * Who receives the newsletter, for the program that sends it, with the proof of both steps. `end` is the address of the link that ends it, and
 * of the `List-Unsubscribe` that mail programs press themselves (RFC 8058). [CUS-10]
 */
export const subscriberRows = (subscription: Subscription, end: string): readonly ExportRow[] => {
  const { email, locale, requestedAt, confirmedAt, terms } = subscription;
  return maySendNewsletter(subscription) && confirmedAt !== null
    ? [{ email, locale, end, requestedAt: moment(requestedAt), confirmedAt: moment(confirmedAt), terms }]
    : [];
};

/** A row in its format; before the first one of a CSV stand the names of the fields. */
export const exportedRow = (row: ExportRow, format: ExportFormat, isFirst: boolean): string => {
  if (format === "jsonl") return `${JSON.stringify(row)}\n`;
  return (isFirst ? csvHead(Object.keys(row)) : "") + csvLine(Object.values(row));
};
