// A document as a file: PDF, and XRechnung for businesses; the bytes that were stored when it was issued. [ACC-03] [ACC-08]
import { type Invoice, InvoiceUnknown } from "@kontor/domain/shop/invoice";
import { inLocale } from "@kontor/domain/visitor/locale";
import { refuse } from "../../platform/http/problem.ts";
import type { DocumentServices } from "./document-files.ts";
import { invoiceWords } from "./invoice-texts.ts";

export const pdfName = ({ locale, kind, number }: Pick<Invoice, "locale" | "kind" | "number">): string =>
  inLocale(invoiceWords, locale).file(kind, number);

export const pdfFile = async ({ filesOf }: DocumentServices, invoice: Invoice) => {
  const { pdf } = await filesOf(invoice.id, { owner: invoice.customerNumber });
  return { status: 200, file: { name: pdfName(invoice), content: Buffer.from(pdf.bytes) } };
};

export const xrechnungFile = async ({ filesOf }: DocumentServices, { id, number, customerNumber: owner }: Invoice) => {
  const { xml } = await filesOf(id, { owner });
  if (xml === null) return refuse(new InvoiceUnknown());
  return { status: 200, file: { name: `xrechnung-${number}.xml`, content: Buffer.from(xml.bytes) } };
};
