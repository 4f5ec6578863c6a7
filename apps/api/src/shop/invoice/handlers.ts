// The invoices of a customer: listed, read, as PDF and as XRechnung, and what is owed for a contract; for all others they do not exist. [ACC-03] [BAL-01]
import {
  type Invoice,
  type InvoiceUnknown,
  mayBeElectronic,
  noVatReasons,
  ownInvoice,
  referenceAsIssued,
  summaryOf,
} from "@kontor/domain/shop/invoice";
import { ownContract } from "@kontor/domain/shop/contract";
import type { DocumentBalance } from "@kontor/domain/shop/balance";
import type { Localized } from "@kontor/domain/visitor/locale";
import { todayOf } from "../../platform/calendar/today.ts";
import { good, type Call, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { type MayRefuse, orRefuse } from "../../platform/use-case/use-case.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { transferView } from "./transfer-view.ts";
import { lineViews } from "./line-views.ts";
import type { DocumentServices } from "./document-files.ts";
import { pdfFile, xrechnungFile } from "./files.ts";
import { contractById } from "../contract/store.ts";
import { balanceView, contractBalanceView, chargeView, customerBalanceView, ownBalance } from "./balance-views.ts";
import { ledgerOfCustomer } from "./books.ts";
import { correctionsOf, invoiceById, invoicesOfCustomer } from "./store.ts";

/** Invoices on a page of the list. */
const onPage = 20;

type Operation = "listInvoices" | "readInvoice" | "readInvoicePdf" | "readXrechnung" | "readContractBalance";

export const invoiceHandlers = (services: SessionServices & DocumentServices): Pick<Handlers, Operation> => {
  const { reads } = services.database;

  const owned = async (
    call: Pick<Call<OperationId>, "headers"> & MayRefuse<InvoiceUnknown>,
    id: string,
  ): Promise<Invoice> => {
    const user = await customerOf(services, call);
    return orRefuse(call, ownInvoice(await invoiceById(reads, id), user.customer_number));
  };

  return {
    listInvoices: async (call) => {
      const user = await customerOf(services, call);
      const { after = null, order = null } = call.query;
      const { invoices, next } = await invoicesOfCustomer(reads, user.customer_number, { after, order, count: onPage });
      const ledger = await ledgerOfCustomer(reads, user.customer_number);
      const today = todayOf(services);
      const rows = invoices.map((invoice) => ({
        ...summaryOf(invoice),
        balance: balanceView(ownBalance(ledger, invoice, today)),
      }));
      return good({
        invoices: rows,
        charges: order === null ? chargeView(ledger, today) : [],
        balance: customerBalanceView(ledger, today),
        next,
      });
    },

    readInvoice: async (call) => {
      const invoice = await owned(call, call.params.invoiceId);
      const ledger = await ledgerOfCustomer(reads, invoice.customerNumber);
      return good(
        viewOf(invoice, ownBalance(ledger, invoice, todayOf(services)), await correctionsOf(reads, invoice.id)),
      );
    },

    readInvoicePdf: async (call) => pdfFile(services, call, await owned(call, call.params.invoiceId)),

    readContractBalance: async (call) => {
      const user = await customerOf(services, call);
      const contract = orRefuse(
        call,
        ownContract(await contractById(reads, call.params.contractId), user.customer_number),
      );
      return good(await contractBalanceView(reads, contract, todayOf(services)));
    },

    readXrechnung: async (call) => {
      const invoice = await owned(call, call.params.invoiceId);
      orRefuse(call, referenceAsIssued(call.query.buyerReference));
      return xrechnungFile(services, call, invoice);
    },
  };
};

/** Where lines have different VAT there may be more than one reason. */
const joined = (reasons: readonly Localized<string>[]): Localized<string> | null =>
  reasons.length === 0
    ? null
    : { en: reasons.map(({ en }) => en).join(" "), de: reasons.map(({ de }) => de).join(" ") };

const viewOf = (invoice: Invoice, balance: DocumentBalance, corrections: readonly Invoice[]) => {
  const { corrects, replaces } = invoice;
  return {
    ...summaryOf(invoice),
    balance: balanceView(balance),
    correctedBy: corrections.map(({ id, number, issuedOn, total }) => ({ id, number, issuedOn, total })),
    corrects:
      corrects === null
        ? null
        : {
            id: corrects.id,
            number: corrects.number,
            reason: corrects.reason,
            ...(corrects.text === undefined ? {} : { text: corrects.text }),
            ...(corrects.replacedBy === undefined ? {} : { replacedBy: corrects.replacedBy }),
          },
    ...(replaces === undefined ? {} : { replaces: { id: replaces.id, number: replaces.number, note: replaces.note } }),
    buyer: invoice.buyer,
    buyerReference: invoice.buyerReference ?? null,
    vat: invoice.vat,
    lines: lineViews(invoice),
    voucherCode: invoice.voucherCode,
    net: invoice.net,
    vatAmount: invoice.vatAmount,
    noVatReason: joined(noVatReasons(invoice)),
    transfer: transferView(invoice, balance.left),
    electronic: mayBeElectronic(invoice),
  };
};
