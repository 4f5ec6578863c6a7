// An invoice for machines: EN 16931 in the syntax of UN/CEFACT CII, as it stands in a Factur-X file, or as an XRechnung. [ACC-03]
import { lastDayBefore } from "#shop/contract";
import { ratesIn, vatOfLine } from "#shop/pricing";
import { sentenceAtIssue } from "./at-issue.ts";
import { type Element, element, optional, written } from "./cii.ts";
import { lineElement } from "./electronic-line.ts";
import { linesAt } from "./correction.ts";
import { dateElement, partyElement } from "./electronic-party.ts";
import { electronicTax, electronicTotals } from "./electronic-totals.ts";
import type { Invoice, InvoiceLine } from "./model.ts";
import { periodOf } from "./rules.ts";
import { decimal } from "./transfer.ts";
import { categoryOfLine, noVatReason } from "./vat-category.ts";
import { inLocale, type Localized } from "#visitor/locale";

export interface InvoiceProfile {
  readonly kind: "factur-x" | "xrechnung";
}

const guidelines: Readonly<Record<InvoiceProfile["kind"], string>> = {
  "factur-x": "urn:cen.eu:en16931:2017",
  xrechnung: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
};

const namespaces = {
  "xmlns:rsm": "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  "xmlns:ram": "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  "xmlns:udt": "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
  "xmlns:qdt": "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
};

/** A credit note states what is taken back as amounts above zero, under a type of its own (381). */
export const electronicInvoice = (invoice: Invoice, profile: InvoiceProfile): string =>
  written(
    element("rsm:CrossIndustryInvoice", [context(profile), header(invoice), transaction(invoice, profile)], namespaces),
  );

const context = ({ kind }: InvoiceProfile): Element =>
  element("rsm:ExchangedDocumentContext", [
    ...optional(kind === "xrechnung", () =>
      element("ram:BusinessProcessSpecifiedDocumentContextParameter", [
        element("ram:ID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"),
      ]),
    ),
    element("ram:GuidelineSpecifiedDocumentContextParameter", [element("ram:ID", guidelines[kind])]),
  ]);

const header = (invoice: Invoice): Element =>
  element("rsm:ExchangedDocument", [
    element("ram:ID", invoice.number),
    element("ram:TypeCode", invoice.kind === "invoice" ? "380" : "381"),
    element("ram:IssueDateTime", [dateElement("udt:DateTimeString", invoice.issuedOn)]),
    element("ram:IncludedNote", [element("ram:Content", noteOf(invoice))]),
    ...(invoice.corrects?.text === undefined
      ? []
      : [element("ram:IncludedNote", [element("ram:Content", invoice.corrects.text)])]),
  ]);

/** What is said in words beside the data. */
const words: Localized<{
  readonly order: (number: string, customer: string) => string;
  readonly refund: string;
  readonly nothing: string;
}> = {
  en: {
    order: (number, customer) => `Order ${number}, customer number ${customer}`,
    refund: "We pay the amount back.",
    nothing: "Nothing is to be paid.",
  },
  de: {
    order: (number, customer) => `Bestellung ${number}, Kundennummer ${customer}`,
    refund: "Wir erstatten den Betrag.",
    nothing: "Es ist nichts zu zahlen.",
  },
};

const noteOf = ({ seller, locale, orderNumber, customerNumber }: Invoice): string =>
  [
    seller.legalName,
    ...(seller.register === undefined ? [] : [inLocale(seller.register, locale)]),
    seller.representative,
    inLocale(words, locale).order(orderNumber, customerNumber),
  ].join("\n");

const transaction = (invoice: Invoice, profile: InvoiceProfile): Element =>
  element("rsm:SupplyChainTradeTransaction", [
    ...invoice.lines.map((line, at) => lineElement(invoice, line, at + 1)),
    agreement(invoice),
    delivery(invoice),
    settlement(invoice, profile),
  ]);

/** Authorities route it by the reference of its buyer (BT-10). [ACC-08] */
const agreement = (invoice: Invoice): Element =>
  element("ram:ApplicableHeaderTradeAgreement", [
    element("ram:BuyerReference", invoice.buyerReference ?? invoice.customerNumber),
    partyElement(invoice, "seller"),
    partyElement(invoice, "buyer"),
    element("ram:SellerOrderReferencedDocument", [element("ram:IssuerAssignedID", invoice.orderNumber)]),
    // The buyer's own order (BT-13). [ACC-09]
    ...(invoice.orderReference === undefined
      ? []
      : [element("ram:BuyerOrderReferencedDocument", [element("ram:IssuerAssignedID", invoice.orderReference)])]),
  ]);

/** The day of performance (BT-72): the last one of the period, else that of the invoice. Without it the element is empty, which Peppol forbids. */
const delivery = (invoice: Invoice): Element => {
  const period = periodOf(invoice);
  return element("ram:ApplicableHeaderTradeDelivery", [
    element("ram:ActualDeliverySupplyChainEvent", [
      element("ram:OccurrenceDateTime", [
        dateElement("udt:DateTimeString", period === null ? invoice.issuedOn : lastDayBefore(period.until)),
      ]),
    ]),
  ]);
};

const settlement = (invoice: Invoice, profile: InvoiceProfile): Element => {
  const { seller, number, dueOn, corrects, kind } = invoice;
  // The account is where the document is paid to: what a credit note pays back goes to the customer, whose account it does not know.
  const bank = kind === "invoice" ? seller.bank : null;
  const period = periodOf(invoice);
  return element("ram:ApplicableHeaderTradeSettlement", [
    element("ram:PaymentReference", number),
    element("ram:InvoiceCurrencyCode", "EUR"),
    element("ram:SpecifiedTradeSettlementPaymentMeans", [
      element("ram:TypeCode", bank === null ? "1" : "58"),
      ...optional(bank !== null, () =>
        element("ram:PayeePartyCreditorFinancialAccount", [
          element("ram:IBANID", bank?.iban ?? ""),
          element("ram:AccountName", bank?.name ?? ""),
        ]),
      ),
      ...(bank?.bic === undefined || bank.bic === ""
        ? []
        : [element("ram:PayeeSpecifiedCreditorFinancialInstitution", [element("ram:BICID", bank.bic)])]),
    ]),
    ...taxElements(invoice, profile),
    ...optional(period !== null, () =>
      element("ram:BillingSpecifiedPeriod", [
        element("ram:StartDateTime", [dateElement("udt:DateTimeString", period?.from ?? invoice.issuedOn)]),
        element("ram:EndDateTime", [
          dateElement("udt:DateTimeString", period === null ? invoice.issuedOn : lastDayBefore(period.until)),
        ]),
      ]),
    ),
    element("ram:SpecifiedTradePaymentTerms", [
      dueOn === null
        ? element("ram:Description", termsOf(invoice))
        : element("ram:DueDateDateTime", [dateElement("udt:DateTimeString", dueOn)]),
    ]),
    sumsElement(invoice),
    ...(corrects === null
      ? []
      : [
          element("ram:InvoiceReferencedDocument", [
            element("ram:IssuerAssignedID", corrects.number),
            element("ram:FormattedIssueDateTime", [dateElement("qdt:DateTimeString", corrects.issuedOn)]),
          ]),
        ]),
  ]);
};

/** What is said in words where no day to pay says it: of a credit note what becomes of it. */
const termsOf = (invoice: Invoice): string => {
  const { kind, locale } = invoice;
  const sentence = sentenceAtIssue(invoice);
  if (sentence !== null) return sentence;
  if (kind === "credit-note") return inLocale(words, locale).refund;
  return inLocale(words, locale).nothing;
};

/** One for each rate (BG-23). */
const taxElements = (invoice: Invoice, profile: InvoiceProfile): readonly Element[] =>
  taxedLines(invoice).map((line) => taxElement(invoice, line, profile));

/** The first line of each rate, the lowest rate first; of a document without lines what it says itself. */
const taxedLines = (invoice: Invoice): readonly Pick<InvoiceLine, "vatDecision">[] =>
  invoice.lines.length === 0
    ? [{}]
    : ratesIn(invoice)
        .toSorted((a, b) => a - b)
        .flatMap((rate) => linesAt(invoice, rate).slice(0, 1));

const taxElement = (invoice: Invoice, line: Pick<InvoiceLine, "vatDecision">, profile: InvoiceProfile): Element => {
  const category = categoryOfLine(invoice, line);
  const vat = vatOfLine(invoice, line);
  const { basis, tax } = electronicTax(invoice, vat.rate);
  const reason = noVatReason({ ...invoice, vat });
  return element("ram:ApplicableTradeTax", [
    element("ram:CalculatedAmount", decimal(tax)),
    element("ram:TypeCode", "VAT"),
    ...(reason === null ? [] : [element("ram:ExemptionReason", inLocale(reason, invoice.locale))]),
    element("ram:BasisAmount", decimal(basis)),
    element("ram:CategoryCode", category),
    ...optional(category === "AE", () => element("ram:ExemptionReasonCode", "VATEX-EU-AE")),
    ...optional(category === "O", () => element("ram:ExemptionReasonCode", "VATEX-EU-O")),
    // What is not subject to VAT has no rate in EN 16931; XRechnung wants one all the same (BR-DE-14).
    ...optional(category !== "O" || profile.kind === "xrechnung", () =>
      element("ram:RateApplicablePercent", decimal(vat.rate)),
    ),
  ]);
};

const sumsElement = (invoice: Invoice): Element => {
  const { lines, taxBasis, tax, total, prepaid, payable } = electronicTotals(invoice);
  return element("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
    element("ram:LineTotalAmount", decimal(lines)),
    element("ram:TaxBasisTotalAmount", decimal(taxBasis)),
    element("ram:TaxTotalAmount", decimal(tax), { currencyID: "EUR" }),
    element("ram:GrandTotalAmount", decimal(total)),
    ...optional(prepaid !== 0, () => element("ram:TotalPrepaidAmount", decimal(prepaid))),
    element("ram:DuePayableAmount", decimal(payable)),
  ]);
};
