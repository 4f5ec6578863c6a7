// An invoice as a PDF: what § 14 UStG asks for, the code for a transfer, and the same for machines inside (Factur-X). [ACC-03]
import { numbersText, lastDayBefore } from "@kontor/domain/shop/contract";
import { addressTexts } from "@kontor/domain/shop/customer";
import {
  contractNumberIn,
  contractsNote,
  electronicInvoice,
  type Invoice,
  type InvoiceLine,
  retainedText,
  leftAtIssue,
  noVatReasons,
  priceNotes,
  sentenceAtIssue,
  serviceText,
  transferText,
  vatText,
} from "@kontor/domain/shop/invoice";
import { vatOfLine, type VatSum, vatSums } from "@kontor/domain/shop/pricing";
import { inLocale, type Locale, moneyText, rateText } from "@kontor/domain/visitor/locale";
import encodeQR from "qr";
import { countryName, longDay } from "../../platform/mail/formats.ts";
import type { Row } from "../../platform/mail/letter.ts";
import type { PdfBlock, PdfDocument, TableRow } from "../../platform/pdf/blocks.ts";
import { drawnPdf, type Turn } from "../../platform/pdf/drawing.ts";
import { facturX } from "./factur-x.ts";
import { groupedIban as grouped } from "./grouped-iban.ts";
import { invoiceWords } from "./invoice-texts.ts";

export const invoicePdf = (invoice: Invoice, turn: Turn = "letter"): Promise<Buffer> =>
  drawnPdf(printedInvoice(invoice), turn);

/** What the drawing is given: all that is printed of an invoice. */
export const printedInvoice = (invoice: Invoice): PdfDocument => {
  const { locale, seller, number, kind, issuedAt } = invoice;
  const say = inLocale(invoiceWords, locale);
  const title = `${say.title[kind]} ${number}`;
  return {
    locale,
    title,
    author: seller.legalName,
    at: new Date(issuedAt),
    blocks: blocksOf(invoice, title),
    footer: [
      `${seller.legalName} · ${seller.street} · ${seller.postCode} ${seller.city}`,
      `${seller.email} · ${seller.phone}`,
      [
        ...(seller.register === undefined ? [] : [inLocale(seller.register, locale)]),
        seller.representative,
        ...(seller.vatId === undefined ? [] : [`${say.ourVatId} ${seller.vatId}`]),
        ...(seller.taxNumber === undefined ? [] : [`${say.ourTaxNumber} ${seller.taxNumber}`]),
      ].join(" · "),
      ...(seller.bank === null
        ? []
        : [
            [
              seller.bank.name,
              `IBAN ${grouped(seller.bank.iban)}`,
              ...bicOf(seller.bank).map((bic) => `BIC ${bic}`),
            ].join(" · "),
          ]),
    ].join("\n"),
    pageText: say.page,
    pageName: title,
    embedded: facturX(electronicInvoice(invoice, { kind: "factur-x" }), say.electronic),
  };
};

/** Documents from before it could be left out may have an empty one. */
const bicOf = ({ bic }: NonNullable<Invoice["seller"]["bank"]>): readonly string[] =>
  bic === undefined || bic === "" ? [] : [bic];

const blocksOf = (invoice: Invoice, title: string): readonly PdfBlock[] => {
  const { locale, seller, buyer, corrects, replaces } = invoice;
  const say = inLocale(invoiceWords, locale);
  const undated = invoice.lines.filter(
    ({ period, kind, unit }) => period === null && kind !== "refund" && unit !== "hour",
  ).length;
  const supplied =
    corrects === null
      ? say.supplied[undated === invoice.lines.length ? "all" : "some"]
      : say.suppliedAs(corrects.number);
  return [
    {
      kind: "addressee",
      name: seller.name,
      ...(seller.flag === undefined ? {} : { flag: seller.flag }),
      sender: `${seller.legalName} · ${seller.street} · ${seller.postCode} ${seller.city}`,
      lines: addressTexts(buyer, (iso) => countryName(locale, iso)),
      facts: factsOf(invoice),
    },
    { kind: "heading", level: 1, text: title },
    ...(corrects === null
      ? []
      : [
          {
            kind: "paragraph" as const,
            text: [
              say.corrects(corrects.number, longDay(locale, corrects.issuedOn)),
              say.reason[corrects.reason],
              ...(corrects.replacedBy === undefined ? [] : [say.replacedBy(corrects.replacedBy.number)]),
            ].join(" "),
          },
          ...(corrects.text === undefined ? [] : [{ kind: "paragraph" as const, text: corrects.text }]),
        ]),
    ...(replaces === undefined
      ? []
      : [
          {
            kind: "paragraph" as const,
            text: say.replaces(replaces.number, longDay(locale, replaces.issuedOn), replaces.note.number),
          },
        ]),
    {
      kind: "table",
      title,
      columns: [
        { title: say.columns.what, width: 0.46 },
        { title: say.columns.pieces, width: 0.1, isAmount: true },
        { title: say.columns.vat, width: 0.1, isAmount: true },
        { title: say.columns.net, width: 0.17, isAmount: true },
        { title: say.columns.gross, width: 0.17, isAmount: true },
      ],
      rows: invoice.lines.map((line) => rowOf(invoice, line)),
      totals: totalsOf(invoice),
    },
    ...noVatReasons(invoice).map((reason) => ({ kind: "paragraph" as const, text: inLocale(reason, locale) })),
    ...(undated === 0 ? [] : [{ kind: "small" as const, text: supplied }]),
    ...paymentOf(invoice),
  ];
};

const factsOf = (invoice: Invoice): readonly Row[] => {
  const { locale, number, issuedOn, customerNumber, orderNumber, buyer, buyerReference, orderReference } = invoice;
  const say = inLocale(invoiceWords, locale);
  return [
    { what: say.number, value: number },
    { what: say.date, value: longDay(locale, issuedOn) },
    { what: say.customerNumber, value: customerNumber },
    { what: say.order, value: orderNumber },
    ...(buyerReference === undefined ? [] : [{ what: say.yourReference, value: buyerReference }]),
    ...(orderReference === undefined ? [] : [{ what: say.yourOrder, value: orderReference }]),
    ...(buyer.vatId === null ? [] : [{ what: say.yourVatId, value: buyer.vatId }]),
  ];
};

const lineRate = (invoice: Invoice, line: InvoiceLine): string => {
  const { rate } = vatOfLine(invoice, line);
  return rate === 0 ? "–" : rateText(invoice.locale, rate);
};

const rowOf = (invoice: Invoice, line: InvoiceLine): TableRow => {
  const { locale } = invoice;
  const title = serviceText(line, locale);
  return {
    cells: [
      line.kind === "refund" && invoice.corrects?.reason === "guarantee"
        ? inLocale(invoiceWords, locale).refund(title)
        : title,
      String(line.quantity),
      lineRate(invoice, line),
      moneyText(locale, line.net),
      moneyText(locale, line.gross),
    ],
    notes: notesOf(invoice, line, locale),
  };
};

const notesOf = (invoice: Invoice, line: InvoiceLine, locale: Locale): readonly string[] => {
  const say = inLocale(invoiceWords, locale);
  const { voucherCode } = invoice;
  const numbers = line.contracts.map((contract) => contractNumberIn(invoice, contract));
  const { period, setup, freeMonths, voucherShare, location, chosen = [], retained = [] } = line;
  const place = location === undefined ? [] : [say.location(location === "any" ? null : countryName(locale, location))];
  const choices = [...place, ...chosen.map(({ label, value }) => `${inLocale(label, locale)}: ${value}`)];
  return [
    ...(choices.length === 0 ? [] : [choices.join(" · ")]),
    ...(period === null
      ? []
      : [say.period(longDay(locale, period.from), longDay(locale, lastDayBefore(period.until)))]),
    ...priceNotes(invoice, line, locale, (amount) => moneyText(locale, amount)),
    ...(setup === 0 ? [] : [say.setup(moneyText(locale, setup))]),
    ...(freeMonths === 0 ? [] : [say.freeMonths(freeMonths)]),
    ...(voucherShare === 0 || voucherCode === null ? [] : [say.voucher(voucherCode, moneyText(locale, voucherShare))]),
    ...retained.map((share) =>
      retainedText(
        share,
        locale,
        (cents) => moneyText(locale, cents),
        (of) => longDay(locale, of),
      ),
    ),
    ...(numbers.length === 0 ? [] : [contractsNote(numbersText(numbers, locale), numbers.length, locale)]),
  ];
};

/** Of a document from before balances were noted it is not known whether it was paid: the money goes back, or that much less is to be paid. */
const isByStaff = ({ corrects }: Invoice): boolean => corrects?.reason === "staff";

/** Only where all of the total is to be paid does its label say so. */
const totalLabel = (invoice: Invoice): string => {
  const { kind, locale, total } = invoice;
  const say = inLocale(invoiceWords, locale);
  return kind === "invoice" && leftAtIssue(invoice) === total ? say.due : say.total;
};

/** The country whose rate it is. */
const vatCountry = ({ vat }: VatSum, locale: Locale): string | null =>
  vat.country === "OTHER" ? null : countryName(locale, vat.country);

/** A rate of nothing is not named as a rate. [VAT-10] */
const totalsOf = (invoice: Invoice): readonly Row[] => {
  const { locale, net, total } = invoice;
  const say = inLocale(invoiceWords, locale);
  return [
    { what: say.net, value: moneyText(locale, net) },
    ...vatSums(invoice)
      .filter(({ vat }) => vat.rate > 0)
      .map((each) => ({
        what: vatText(rateText(locale, each.vat.rate), vatCountry(each, locale), locale),
        value: moneyText(locale, each.amount),
      })),
    { what: totalLabel(invoice), value: moneyText(locale, total), strong: true },
  ];
};

/** What was said of money when a document was issued; for ever the same. [BAL-01] */
const balanceText = (invoice: Invoice): string => {
  const { locale, kind, dueOn, total } = invoice;
  const say = inLocale(invoiceWords, locale).before;
  const sentence = sentenceAtIssue(invoice);
  if (sentence !== null) return sentence;
  if (kind === "credit-note") return say[isByStaff(invoice) ? "payBackOrLess" : "payBack"];
  return dueOn === null ? say.nothingToPay : say.pay(moneyText(locale, total), longDay(locale, dueOn));
};

const paymentOf = (invoice: Invoice): readonly PdfBlock[] => {
  const { locale, dueOn, seller, number, payLink } = invoice;
  const say = inLocale(invoiceWords, locale);
  const left = leftAtIssue(invoice);
  const transfer = transferText(invoice, left);
  const sentence: PdfBlock = { kind: "paragraph", text: balanceText(invoice) };
  if (transfer === null || seller.bank === null || dueOn === null) return [sentence];
  const { bank } = seller;
  const code: PdfBlock = {
    kind: "code",
    modules: codeModules(transfer),
    alt: say.code,
    beside: [
      { what: say.payee, value: bank.name },
      { what: "IBAN", value: grouped(bank.iban) },
      ...bicOf(bank).map((value) => ({ what: "BIC", value })),
      { what: say.amount, value: moneyText(locale, left) },
      { what: say.reference, value: number },
      { what: say.dueOn, value: longDay(locale, dueOn) },
    ],
  };
  // How to pay is read beside the code and the account: no page parts them.
  const online: readonly PdfBlock[] =
    payLink === undefined
      ? []
      : [
          {
            kind: "code",
            modules: codeModules(payLink),
            alt: say.onlineCode,
            beside: [{ what: say.payOnline, value: say.scanOnline }],
          },
        ];
  return [
    {
      kind: "flow",
      groups: [[sentence, code, { kind: "small", text: say.scan }], ...(online.length === 0 ? [] : [online])],
    },
  ];
};

/** Correction of level M, as the standard of the code asks for; the library adds a border at least one module wide, the page has its own. */
const codeModules = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, "raw", { ecc: "medium", border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
