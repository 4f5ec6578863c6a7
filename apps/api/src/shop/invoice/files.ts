// An invoice as a file: PDF, and XRechnung for businesses. [ACC-03]
import { electronicInvoice, type Invoice, InvoiceUnknown, mayBeElectronic } from "@kontor/domain/shop/invoice";
import { refuse } from "../../platform/http/problem.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { invoiceWords } from "./invoice-texts.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

export const pdfFile = async (invoice: Invoice) => ({
  status: 200,
  file: {
    name: inLocale(invoiceWords, invoice.locale).file(invoice.kind, invoice.number),
    content: await invoicePdf(invoice, "first"),
  },
});

/** `reference`: by which the buyer routes it; the customer number without it. */
export const xrechnungFile = (invoice: Invoice, reference: string) => {
  if (!mayBeElectronic(invoice)) refuse(new InvoiceUnknown());
  const buyerReference = reference.trim() === "" ? invoice.customerNumber : reference.trim();
  return {
    status: 200,
    file: {
      name: `xrechnung-${invoice.number}.xml`,
      content: electronicInvoice(invoice, { kind: "xrechnung", buyerReference }),
    },
  };
};
