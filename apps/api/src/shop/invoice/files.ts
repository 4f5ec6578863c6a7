// A document as a file: PDF, and XRechnung for businesses; the bytes that were stored when it was issued. [ACC-03] [ACC-08]
import { fileIn, type Invoice, type InvoiceUnknown } from "@kontor/domain/shop/invoice";
import { inLocale } from "@kontor/domain/visitor/locale";
import { type MayRefuse, orRefuse } from "../../platform/use-case/use-case.ts";
import type { DocumentServices } from "./document-files.ts";
import { invoiceWords } from "./invoice-texts.ts";

export const pdfName = ({ locale, kind, number }: Pick<Invoice, "locale" | "kind" | "number">): string =>
  inLocale(invoiceWords, locale).file(kind, number);

export const pdfFile = async ({ filesOf }: DocumentServices, call: MayRefuse<InvoiceUnknown>, invoice: Invoice) => {
  const files = orRefuse(call, await filesOf(invoice.id, { owner: invoice.customerNumber }));
  return { status: 200, file: { name: pdfName(invoice), content: Buffer.from(files.pdf.bytes) } };
};

export const xrechnungFile = async (
  { filesOf }: DocumentServices,
  call: MayRefuse<InvoiceUnknown>,
  { id, number, customerNumber: owner }: Invoice,
) => {
  const files = orRefuse(call, await filesOf(id, { owner }));
  const xml = orRefuse(call, fileIn(files, "xml"));
  return { status: 200, file: { name: `xrechnung-${number}.xml`, content: Buffer.from(xml.bytes) } };
};
