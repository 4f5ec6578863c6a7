// The invoices of a customer: listed, read, as PDF and as XRechnung, and what is owed for a contract; for all others they do not exist. [ACC-03] [BAL-01]
import type { Day } from "@kontor/domain/kernel/calendar";
import {
  type Invoice,
  type InvoiceUnknown,
  type ListedDocument,
  listedPage,
  mayBeElectronic,
  noVatReasons,
  ownInvoice,
  placeText,
  readPlace,
  referenceAsIssued,
  subjectOf,
  summaryOf,
  yearsOf,
} from "@kontor/domain/shop/invoice";
import { ownContract } from "@kontor/domain/shop/contract";
import { balancesOf, type DocumentBalance, type Ledger } from "@kontor/domain/shop/balance";
import type { Localized } from "@kontor/domain/visitor/locale";
import type { Handle } from "../../platform/database/handle.ts";
import { todayOf } from "../../platform/calendar/today.ts";
import { good, type Call, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { type MayRefuse, orRefuse } from "../../platform/use-case/use-case.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { transferOfAllView, transferView } from "./transfer-view.ts";
import { lineViews } from "./line-views.ts";
import type { DocumentServices } from "./document-files.ts";
import { pdfFile, xrechnungFile } from "./files.ts";
import { contractById } from "../contract/store.ts";
import { balanceView, contractBalanceView, chargeView, customerBalanceView, ownBalance } from "./balance-views.ts";
import { ledgerOfCustomer } from "./books.ts";
import {
  correctionsOf,
  invoiceById,
  type InvoicePage,
  invoicesByIds,
  invoicesOfCustomer,
  listedOfCustomer,
  type ListedRow,
} from "./store.ts";

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
      const { after = null, order = null, sort, year } = call.query;
      const ledger = await ledgerOfCustomer(reads, user.customer_number);
      const today = todayOf(services);
      const all = await listedOfCustomer(reads, user.customer_number);
      const { invoices, next } =
        sort === undefined
          ? await invoicesOfCustomer(reads, user.customer_number, { after, order, count: onPage })
          : await dueFirst(reads, listedIn(ledger, all, today), {
              after,
              year: year === undefined ? null : Number(year),
            });
      const rows = invoices.map((invoice) => ({
        ...summaryOf(invoice),
        subject: { en: subjectOf(invoice.lines, "en"), de: subjectOf(invoice.lines, "de") },
        electronic: mayBeElectronic(invoice),
        balance: balanceView(ownBalance(ledger, invoice, today)),
      }));
      const balance = customerBalanceView(ledger, today);
      return good({
        invoices: rows,
        charges: order === null ? chargeView(ledger, today) : [],
        balance,
        years: [...yearsOf(all)],
        transfer: await transferOfAllView(reads, user.customer_number, balance.left),
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

type ListedById = ListedRow & ListedDocument;

/** A customer's documents with what is open of each. */
const listedIn = (ledger: Ledger, rows: readonly ListedRow[], today: Day): readonly ListedById[] => {
  const balances = new Map(balancesOf(ledger, today).map((balance) => [balance.id, balance]));
  return rows.flatMap((row) => {
    const balance = balances.get(row.id);
    return balance === undefined ? [] : [{ ...row, balance }];
  });
};

/** A page of them in the order of what is due. [ACC-09] */
const dueFirst = async (
  handle: Handle,
  listed: readonly ListedById[],
  { after, year }: { readonly after: string | null; readonly year: number | null },
): Promise<InvoicePage> => {
  const from = after === null ? null : readPlace(after);
  const page = listedPage(listed, { year, after: from, count: onPage });
  return {
    invoices: await invoicesByIds(
      handle,
      page.documents.map(({ id }) => id),
    ),
    next: page.next === null ? null : placeText(page.next),
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
    orderReference: invoice.orderReference ?? null,
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
