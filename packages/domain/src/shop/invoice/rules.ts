// An invoice is the accepted quote under a number: the same lines and sums, nothing is calculated again. [ACC-03]
import * as Result from "effect/Result";
import { addDays, addMonths, type Day, type Instant, isBefore } from "#kernel/calendar";
import type { Location } from "#shop/catalog";
import type { Order } from "#shop/checkout";
import type { ContractPart, ServiceContract } from "#shop/contract";
import type { QuoteLine } from "#shop/pricing";
import { BuyerReferenceFixed, InvoiceUnknown } from "./errors.ts";
import { invoiceLimits } from "./limits.ts";
import type {
  DocumentFile,
  FilesOfDocument,
  Invoice,
  InvoiceDraft,
  InvoiceKind,
  InvoiceLine,
  InvoiceNumber,
  InvoiceSummary,
  Seller,
} from "./model.ts";

/** When and by whom a document is issued. */
export interface Issue {
  readonly today: Day;
  readonly now: Instant;
  readonly seller: Seller;
}

/** Each kind counts for itself, from 1 in each year. */
export const invoiceNumber = (kind: InvoiceKind, year: number, sequence: number): InvoiceNumber =>
  `${kind === "invoice" ? "R" : "RK"}-${year}-${String(sequence).padStart(invoiceLimits.digits, "0")}`;

/** The first invoice of an order, from its accepted quote. */
export const invoiceOfOrder = (order: Order, contracts: readonly ServiceContract[], issue: Issue): InvoiceDraft => {
  const { quote } = order;
  return {
    kind: "invoice",
    source: sourceOfOrder(order),
    corrects: null,
    ...partiesOf(order, issue),
    buyer: order.address,
    locale: order.locale,
    dueOn: dueOn(quote.total, issue.today, contracts),
    vat: quote.vat,
    lines: quote.lines.map((line) => firstLine(line, contractsOfLine(line, contracts))),
    voucherCode: quote.voucherCode,
    vatGroups: quote.vatGroups,
    net: quote.net,
    vatAmount: quote.vatAmount,
    total: quote.total,
  };
};

/** What tells that the first invoice of an order was made. */
export const sourceOfOrder = ({ id }: Pick<Order, "id">): string => `order:${id}`;

/** Whether it is the first invoice of an order, or took the place of that. */
export const isFirst = ({ source }: Pick<InvoiceDraft, "source">, order: Pick<Order, "id">): boolean =>
  source === sourceOfOrder(order) || source.startsWith(`${sourceOfOrder(order)}:`);

export const partiesOf = (
  order: Pick<Order, "customerNumber" | "id" | "number">,
  { today, now, seller }: Issue,
): Pick<
  InvoiceDraft,
  "customerNumber" | "orderId" | "orderNumber" | "statesUnits" | "issuedOn" | "issuedAt" | "seller"
> => ({
  customerNumber: order.customerNumber,
  orderId: order.id,
  orderNumber: order.number,
  statesUnits: true,
  issuedOn: today,
  issuedAt: now,
  seller,
});

/** Nothing is due for what costs nothing or is paid back, and nothing before the first day of what it is for. [LGL-04] */
export const dueOn = (
  total: number,
  today: Day,
  paidFor: readonly Pick<ServiceContract, "start">[] = [],
): Day | null => (total > 0 ? latest(addDays(today, invoiceLimits.daysToPay), paidFor) : null);

const latest = (day: Day, contracts: readonly Pick<ServiceContract, "start">[]): Day =>
  contracts.reduce((last, { start }) => (isBefore(last, start) ? start : last), day);

/** The contracts that a line of the order's quote made, in the order of their numbers. */
export const contractsOfLine = (line: QuoteLine, contracts: readonly ServiceContract[]): readonly ServiceContract[] =>
  contracts.filter((contract) => isLineOf(line, contract));

export const isLineOf = (line: QuoteLine, contract: ServiceContract): boolean =>
  partOfLine(line, contract) !== undefined;

/** The line of the accepted quote that a line of the first invoice was made from. */
export const quotedLine = (
  { quote }: Pick<Order, "quote">,
  { kind, subject, contracts: own }: Pick<InvoiceLine, "kind" | "subject" | "contracts">,
  contracts: readonly ServiceContract[],
): QuoteLine | undefined =>
  quote.lines.find(
    (line) =>
      line.kind === kind &&
      line.subject === subject &&
      contracts.some((contract) => own.includes(contract.id) && isLineOf(line, contract)),
  );

/** What a contract has of a line of its order's quote; nothing where it is of another item, or piece. */
export const partOfLine = (line: QuoteLine, { item, parts }: ServiceContract): ContractPart | undefined =>
  line.item === item ? parts.find((part) => part.kind === line.kind && part.subject === line.subject) : undefined;

export const titleIn = (
  { kind, subject }: Pick<InvoiceLine, "kind" | "subject">,
  contract: ServiceContract | undefined,
): InvoiceLine["title"] =>
  contract?.parts.find((part) => part.kind === kind && part.subject === subject)?.title ?? { en: subject, de: subject };

/** What a line says of its kind: the category of a product, what was done with a name, which later years renew. [ACC-03] */
export const kindIn = (
  line: Pick<QuoteLine, "kind" | "subject">,
  contract: ServiceContract | Pick<ServiceContract, "parts"> | undefined,
  isLater: boolean,
): Pick<InvoiceLine, "category" | "done"> => {
  const part = contract?.parts.find(({ kind, subject }) => kind === line.kind && subject === line.subject);
  const done = isLater && line.kind === "domain" ? "renew" : part?.acquisition;
  return {
    ...(part?.category === undefined ? {} : { category: part.category }),
    ...(done === undefined ? {} : { done }),
  };
};

/** What a line says of the product besides its title. [PRD-01] */
export const choicesIn = (
  { kind }: Pick<QuoteLine, "kind">,
  contract: Pick<ServiceContract, "location" | "parts"> | undefined,
): Pick<InvoiceLine, "location" | "chosen"> => {
  const chosen = contract?.parts[0]?.chosen ?? [];
  const location = contract?.location ?? null;
  if (kind !== "product") return {};
  return {
    ...(location === null ? {} : { location: location as Location }),
    ...(chosen.length === 0 ? {} : { chosen }),
  };
};

const firstLine = (line: QuoteLine, contracts: readonly ServiceContract[], [contract] = contracts): InvoiceLine => ({
  contracts: contracts.map(({ id }) => id),
  kind: line.kind,
  subject: line.subject,
  title: titleIn(line, contract),
  quantity: line.quantity,
  setup: line.setup,
  freeMonths: Math.min(line.freeMonths, line.billingMonths),
  voucherShare: line.voucherShare,
  gross: line.charged,
  net: line.net,
  vat: line.vat,
  ...(line.vatDecision === undefined ? {} : { vatDecision: line.vatDecision }),
  period:
    line.unit === "hour" || contract === undefined
      ? null
      : { from: contract.start, until: addMonths(contract.start, line.billingMonths) },
  ...choicesIn(line, contract),
  ...kindIn(line, contract, false),
  unit: line.unit,
  unitPrice: line.unitPrice,
  ...(line.unitPriceMicros === undefined ? {} : { unitPriceMicros: line.unitPriceMicros }),
  // Free months are named by their number.
  ...(line.discount === 0 || line.freeMonths > 0 ? {} : { discount: line.discount }),
});

/** A document as lists show it. */
export const summaryOf = ({
  id,
  number,
  kind,
  issuedOn,
  dueOn: due,
  total,
  orderId,
  orderNumber,
}: Invoice): InvoiceSummary => ({
  id,
  number,
  kind,
  issuedOn,
  dueOn: due,
  total,
  orderId,
  orderNumber,
});

/** The whole time that it is for; null where nothing on it has a period. */
export const periodOf = ({ lines }: Pick<InvoiceDraft, "lines">): InvoiceLine["period"] => {
  const periods = lines.flatMap(({ period }) => (period === null ? [] : [period]));
  const [first] = periods;
  if (first === undefined) return null;
  return periods.reduce(
    (whole, { from, until }) => ({
      from: from < whole.from ? from : whole.from,
      until: until > whole.until ? until : whole.until,
    }),
    first,
  );
};

/** An XRechnung is for businesses and authorities; a total of nothing needs none. */
export const mayBeElectronic = ({ buyer }: Pick<InvoiceDraft, "buyer">): boolean =>
  buyer.kind === "business" && buyer.postCode !== "";

/** A document that is the customer's; for everybody else it does not exist. */
export const ownInvoice = (invoice: Invoice | null, customerNumber: string): Result.Result<Invoice, InvoiceUnknown> =>
  invoice !== null && invoice.customerNumber === customerNumber
    ? Result.succeed(invoice)
    : Result.fail(new InvoiceUnknown());

/** The file of a document in this format, where it has one. [ACC-08] */
export const fileIn = (files: FilesOfDocument, format: "pdf" | "xml"): Result.Result<DocumentFile, InvoiceUnknown> =>
  Result.fromNullishOr(files[format], () => new InvoiceUnknown());

/** The reference of a document that is issued is not chosen with its file any more. [ACC-08] */
export const referenceAsIssued = (typed: string | undefined): Result.Result<void, BuyerReferenceFixed> =>
  typed === undefined ? Result.void : Result.fail(new BuyerReferenceFixed());
