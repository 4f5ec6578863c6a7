// Lists of orders and invoices, whole and by line, of customers and of subscribers of the newsletter as rows for other programs: CSV after RFC 4180, or a line of JSON each. The same data give the same bytes. [OUT-02] [CUS-10]
import { type Day, endOfDay, type Instant, instant, startOfDay, type TimeZone } from "#kernel/calendar";
import { csvHead, csvLine } from "#kernel/text";
import { domainsOf, type ProductItem } from "#shop/cart";
import type { Order } from "#shop/checkout";
import { type Adjustment, chargesOf, type DocumentBalance, type Ledger, sentenceOf } from "#shop/balance";
import { type Customer, sentAddress } from "#shop/customer";
import type { Invoice } from "#shop/invoice";
import { maySendNewsletter, type Subscription } from "#site/request";
import { inLocale } from "#visitor/locale";
import type { ExportedList, exportColumns } from "./export-columns.ts";
import { moment } from "./payloads.ts";
import { hasSeveralRates, vatOfLine } from "#shop/pricing";

/** Lists whose rows have a day: on which they were placed, issued, noted or confirmed. [DSK-09] */
export const datedLists: ReadonlySet<ExportedList> = new Set<ExportedList>([
  "orders",
  "order-lines",
  "invoices",
  "invoice-lines",
  "charges",
  "subscribers",
]);

/** From a moment, and before another one. */
export interface ExportPeriod {
  readonly from: Instant;
  readonly before: Instant;
}

/** From the first moment of a day to the last one of another; an end that is left out is open. [DSK-09] */
export const exportPeriod = (
  { from, until }: { readonly from: Day | null; readonly until: Day | null },
  zone: TimeZone,
): ExportPeriod => ({
  from: from === null ? instant(0) : startOfDay(from, zone),
  before: until === null ? instant(Number.MAX_SAFE_INTEGER) : endOfDay(until, zone),
});

export const exportFormats = ["csv", "jsonl"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export type ExportValue = string | number | null;
/** A row of a list has a value in each of its columns. */
export type ExportRow<Column extends string = string> = Readonly<Record<Column, ExportValue>>;
type RowOf<List extends ExportedList> = ExportRow<(typeof exportColumns)[List][number]>;

/** Where a product stands and what was chosen of it: `location=AT, image=Debian 13`. */
const chosenText = ({ location, fields = {} }: ProductItem): string =>
  [...(location === null ? [] : [["location", location]]), ...Object.entries(fields)]
    .map((pair) => pair.join("="))
    .join(", ");

/** A product with its billing period, what was chosen of it and what was added to it: `2 vps-m (billingMonths=1, location=AT) + 240 vps-storage`. */
const productText = (item: ProductItem): string => {
  const chosen = [`billingMonths=${item.billingMonths}`, chosenText(item)].filter((text) => text !== "").join(", ");
  const added = item.additions.map(({ product, quantity }) => ` + ${quantity} ${product}`).join("");
  return `${item.quantity} ${item.product} (${chosen})${added}`;
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
}: Order): RowOf<"orders"> => ({
  number,
  id,
  placedAt: moment(placedAt),
  locale,
  customer: customerNumber,
  ...sentAddress(address),
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
  // Where lines have different rates, each line has its own. [VAT-14]
  vatBasisPoints: hasSeveralRates(quote) ? null : quote.vat.rate,
  vatTreatment: quote.vat.treatment,
  totalCents: quote.total,
});

/** Each line of an order: a product, each addition, each name, with its periods and prices; the amounts of all lines are those of the order. */
export const orderLineRows = ({
  id,
  number,
  placedAt,
  customerNumber,
  cart,
  quote,
}: Order): readonly RowOf<"order-lines">[] =>
  quote.lines.map((line, at) => {
    const item = cart.items.find((each) => each.id === line.item);
    return {
      order: number,
      orderId: id,
      placedAt: moment(placedAt),
      customer: customerNumber,
      line: at + 1,
      item: line.item,
      kind: line.kind,
      subject: line.subject,
      chosen: item?.kind === "product" && line.kind === "product" ? chosenText(item) : "",
      quantity: line.quantity,
      unit: line.unit,
      unitPriceCents: line.unitPrice,
      unitPriceMicros: line.unitPriceMicros ?? null,
      billingMonths: line.billingMonths,
      minimumMonths: line.minimumMonths,
      freeMonths: line.freeMonths,
      currency: "EUR",
      setupCents: line.setup,
      periodCents: line.period,
      discountCents: line.discount,
      voucherShareCents: line.voucherShare,
      netCents: line.net,
      vatCents: line.vat,
      vatBasisPoints: vatOfLine(quote, line).rate,
      totalCents: line.charged,
      recurringCents: line.recurring,
    };
  });

/**
 * A document with what is owed of it today: amounts are cents, zero or above; `lastReceivedOn` is the day on which money came to it last;
 * `balance` says the same in the document's language. [BAL-01]
 */
export const invoiceRow = (
  invoice: Invoice,
  balance: DocumentBalance,
  lastReceivedOn: Day | null,
): RowOf<"invoices"> => ({
  number: invoice.number,
  id: invoice.id,
  document: invoice.kind,
  corrects: invoice.corrects?.number ?? null,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  order: invoice.orderNumber,
  customer: invoice.customerNumber,
  ...sentAddress(invoice.buyer),
  currency: "EUR",
  netCents: invoice.net,
  vatCents: invoice.vatAmount,
  vatBasisPoints: hasSeveralRates(invoice) ? null : invoice.vat.rate,
  vatTreatment: invoice.vat.treatment,
  totalCents: invoice.total,
  state: balance.state,
  receivedCents: balance.received,
  lastReceivedOn,
  setOffCents: balance.setOff,
  leftCents: balance.left,
  toPayBackCents: balance.toPayBack,
  paidBackCents: balance.paidBack,
  payBackBy: invoice.kind === "credit-note" ? balance.dueOn : null,
  overdueSince: balance.overdueSince,
  balance: sentenceOf(balance, invoice.locale),
});

/** Each line of a document with the period that it is for, and how the whole document stands. */
export const invoiceLineRows = (
  invoice: Invoice,
  { state }: Pick<DocumentBalance, "state">,
): readonly RowOf<"invoice-lines">[] =>
  invoice.lines.map((line, at) => ({
    number: invoice.number,
    id: invoice.id,
    document: invoice.kind,
    issuedOn: invoice.issuedOn,
    order: invoice.orderNumber,
    customer: invoice.customerNumber,
    line: at + 1,
    contracts: line.contracts.join("; "),
    kind: line.kind,
    subject: line.subject,
    title: inLocale(line.title, invoice.locale),
    chosen: [
      ...(line.location === undefined ? [] : [`location=${line.location}`]),
      ...(line.chosen ?? []).map(({ label, value }) => `${inLocale(label, invoice.locale)}=${value}`),
    ].join(", "),
    quantity: line.quantity,
    unit: line.unit ?? null,
    unitPriceCents: line.unitPrice ?? null,
    unitPriceMicros: line.unitPriceMicros ?? null,
    periodFrom: line.period?.from ?? null,
    periodUntil: line.period?.until ?? null,
    currency: "EUR",
    setupCents: line.setup,
    discountCents: line.discount ?? 0,
    voucherShareCents: line.voucherShare,
    netCents: line.net,
    vatCents: line.vat,
    vatBasisPoints: vatOfLine(invoice, line).rate,
    totalCents: line.gross,
    state,
  }));

/** Fees, lines of returned payments and write-offs; what takes one back stands in its row. */
export const isListedCharge = ({ kind }: Pick<Adjustment, "kind">): boolean =>
  kind === "charge" || kind === "write-off";

/**
 * What was asked for beside documents, with what is left of it today, and what is no longer asked for. Of a charge, total = received + written off +
 * taken back + left; a write-off has its amount as `totalCents`, and names the document or charge that it is of. [BAL-07]
 */
export const chargeRows = (of: readonly Adjustment[], ledger: Ledger, today: Day): readonly RowOf<"charges">[] => {
  const balances = new Map(chargesOf(ledger, today).map((balance) => [balance.id, balance]));
  const backs = new Map(of.map((one) => [one.of, one.day]));
  return of.filter(isListedCharge).map(({ id, kind, charge, customerNumber, day, cents, purpose }) => {
    const balance = balances.get(id);
    const named = purpose.kind === "document" ? purpose.document : "";
    const takenBackOn = backs.get(id) ?? null;
    return {
      number: charge?.number ?? null,
      id,
      kind,
      reason: charge?.reason ?? null,
      document: (ledger.claims.get(named) ?? ledger.notes.get(named)?.entry)?.number ?? null,
      customer: customerNumber,
      day,
      dueOn: charge?.dueOn ?? null,
      currency: "EUR",
      totalCents: balance?.total ?? cents,
      receivedCents: balance?.received ?? null,
      writtenOffCents: balance?.writtenOff ?? null,
      takenBackCents: balance?.takenBack ?? (takenBackOn === null ? 0 : cents),
      takenBackOn,
      leftCents: balance?.left ?? null,
      overdueSince: balance?.overdueSince ?? null,
    };
  });
};

/** A customer as the export has them. */
export const customerRow = (customer: Customer): RowOf<"customers"> => ({
  number: customer.number,
  locale: customer.locale,
  ...sentAddress(customer),
  vatIdValidity: customer.vatIdValidity,
  individualVatBasisPoints: customer.individualRate,
});

/**
 * Who receives the newsletter, for the program that sends it, with the proof of both steps. `end` is the address of the link that ends it, and
 * of the `List-Unsubscribe` that mail programs press themselves (RFC 8058). [CUS-10]
 */
export const subscriberRows = (subscription: Subscription, end: string): readonly RowOf<"subscribers">[] => {
  const { email, locale, requestedAt, confirmedAt, terms } = subscription;
  return maySendNewsletter(subscription) && confirmedAt !== null
    ? [{ email, locale, end, requestedAt: moment(requestedAt), confirmedAt: moment(confirmedAt), terms }]
    : [];
};

/** What a file begins with: the names of the columns of a CSV, also where it has no row. */
export const exportHead = (columns: readonly string[], format: ExportFormat): string =>
  format === "csv" ? csvHead(columns) : "";

/** A row in its format. */
export const exportedRow = <Column extends string>(
  columns: readonly Column[],
  row: ExportRow<Column>,
  format: ExportFormat,
): string => (format === "csv" ? csvLine(columns.map((column) => row[column])) : `${JSON.stringify(row)}\n`);
