// The invoices of a customer: listed, read, as PDF and as XRechnung; for all others they do not exist. [ACC-03]
import {
  contractNumberIn,
  type Invoice,
  type InvoiceLine,
  InvoiceUnknown,
  mayBeElectronic,
  noVatReason,
  summaryOf,
  transferText,
} from "@kontor/domain/shop/invoice";
import { good, type Call, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { pdfFile, xrechnungFile } from "./files.ts";
import { invoiceById, invoicesOfCustomer } from "./store.ts";

/** Invoices on a page of the list. */
const onPage = 20;

type Operation = "listInvoices" | "readInvoice" | "readInvoicePdf" | "readXrechnung";

export const invoiceHandlers = (services: SessionServices): Pick<Handlers, Operation> => {
  const { reads } = services.database;

  const owned = async (call: Pick<Call<OperationId>, "headers">, id: string): Promise<Invoice> => {
    const user = await customerOf(services, call);
    const invoice = await invoiceById(reads, id);
    return invoice !== null && invoice.customerNumber === user.customer_number ? invoice : refuse(new InvoiceUnknown());
  };

  return {
    listInvoices: async (call) => {
      const user = await customerOf(services, call);
      const { after = null, order = null } = call.query;
      const { invoices, next } = await invoicesOfCustomer(reads, user.customer_number, { after, order, count: onPage });
      return good({ invoices: invoices.map(summaryOf), next });
    },

    readInvoice: async (call) => good(viewOf(await owned(call, call.params.invoiceId))),

    readInvoicePdf: async (call) => pdfFile(await owned(call, call.params.invoiceId)),

    readXrechnung: async (call) => xrechnungFile(await owned(call, call.params.invoiceId), call.query.buyerReference ?? ""),
  };
};

const viewOf = (invoice: Invoice) => {
  const { corrects, seller } = invoice;
  const text = transferText(invoice);
  return {
    ...summaryOf(invoice),
    corrects: corrects === null ? null : { id: corrects.id, number: corrects.number, reason: corrects.reason },
    buyer: invoice.buyer,
    vat: invoice.vat,
    lines: invoice.lines.map(({ contracts, ...line }: InvoiceLine) => ({
      ...line,
      contracts: contracts.map((id) => contractNumberIn(invoice, id)),
    })),
    voucherCode: invoice.voucherCode,
    net: invoice.net,
    vatAmount: invoice.vatAmount,
    noVatReason: noVatReason(invoice),
    transfer: text === null || seller.bank === null ? null : { ...seller.bank, text },
    electronic: mayBeElectronic(invoice),
  };
};
