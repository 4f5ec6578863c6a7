// Invoices in the hands of staff: found, looked at, credited, sent once more. [ACC-03] [ADM-01]
import { partyName } from "@kontor/domain/shop/customer";
import type { Cents } from "@kontor/domain/kernel/money";
import { mostToPayOut, overdueSince } from "@kontor/domain/shop/balance";
import {
  differenceOf,
  type Invoice,
  InvoiceUnknown,
  isOutdated,
  leftToCredit,
  mayBeElectronic,
  summaryOf,
} from "@kontor/domain/shop/invoice";
import { correctRate, creditInvoice, once, resendInvoice } from "@kontor/domain/site/admin";
import type { Day } from "@kontor/domain/kernel/calendar";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type MayRefuse, orUnknown } from "../../platform/use-case/use-case.ts";
import { adjustmentsOf, paymentsOf } from "../../shop/balance/store.ts";
import type { PayLinkServices } from "../../shop/invoice/pay-links.ts";
import { balanceView, ownBalance, toStaff } from "../../shop/invoice/balance-views.ts";
import { ledgerOfCustomer } from "../../shop/invoice/books.ts";
import type { DocumentServices } from "../../shop/invoice/document-files.ts";
import { pdfFile, xrechnungFile } from "../../shop/invoice/files.ts";
import { knownRates } from "../../shop/invoice/known-rates.ts";
import { orderedContracts } from "../../shop/invoice/ordered-contracts.ts";
import { lineViews } from "../../shop/invoice/line-views.ts";
import { issueOf } from "../../shop/invoice/seller.ts";
import type { RefundServices } from "../../shop/balance/refund-store.ts";
import { withRefundTo } from "./refund-view.ts";
import type { Role } from "@kontor/domain/visitor/session";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { countIn, runAsStaff } from "./by-staff.ts";
import { documentsOfOrder, type ListedInvoice, listedInvoice, searchedInvoices } from "./invoice-store.ts";
import { adjustmentView, paymentView } from "./money-handlers.ts";
import { lettersAbout } from "./letters-store.ts";
import { documentDesk, outdatedInvoices } from "./document-desk.ts";

type Names =
  | "searchInvoices"
  | "readInvoiceRecord"
  | "readInvoiceCopy"
  | "readXrechnungCopy"
  | "creditInvoice"
  | "correctRate"
  | "resendInvoice";

/** As a row of a list. */
export const invoiceRow =
  (today: Day) =>
  ({ invoice, state, left, toPayBack, payBackBy }: ListedInvoice) => ({
    ...summaryOf(invoice),
    customerNumber: invoice.customerNumber,
    name: partyName(invoice.buyer),
    state,
    left,
    toPayBack,
    payBackBy,
    overdueSince: overdueSince(
      invoice.kind === "invoice" ? left : toPayBack,
      invoice.kind === "invoice" ? invoice.dueOn : payBackBy,
      today,
    ),
  });

const known = async (call: MayRefuse<InvoiceUnknown>, handle: Handle, id: string): Promise<ListedInvoice> =>
  orUnknown(call, await listedInvoice(handle, id), () => new InvoiceUnknown());

export const invoiceAdminHandlers = (
  services: SessionServices & RefundServices & DocumentServices & PayLinkServices,
): Pick<Handlers, Names> => {
  const { reads } = services.database;

  const recordOf = async (
    call: MayRefuse<InvoiceUnknown> & Parameters<typeof staffOf>[1],
    handle: Handle,
    id: string,
  ) => {
    const { role } = await staffOf(services, call);
    const found = await known(call, handle, id);
    const { invoice } = found;
    const today = todayOf(services);
    const row = invoiceRow(today);
    const [own = row(found)] = await withRefundTo(handle, services, [row(found)], role as Role);
    const ledger = await ledgerOfCustomer(handle, invoice.customerNumber);
    const payments = await paymentsOf(handle, [invoice.customerNumber]);
    const adjustments = await adjustmentsOf(handle, [invoice.customerNumber]);
    const listed = await documentsOfOrder(handle, invoice.orderId);
    const documents = listed.map((one) => one.invoice);
    return {
      invoice: own,
      balance: balanceView(ownBalance(ledger, invoice, today), toStaff),
      payments: payments
        .filter(({ purpose }) => purpose.kind === "document" && purpose.document === id)
        .map(paymentView(ledger)),
      adjustments: adjustments
        .filter(({ purpose }) => purpose.kind === "document" && purpose.document === id)
        .map(adjustmentView(ledger, adjustments)),
      most: mostToPayOut(ledger, { kind: "document", document: id }),
      email: invoice.buyer.email,
      lines: lineViews(invoice),
      net: invoice.net,
      vatAmount: invoice.vatAmount,
      left: leftToCredit(invoice, documents),
      electronic: mayBeElectronic(invoice),
      ...(await rateChangeOf(handle, invoice, documents)),
      corrects: invoice.corrects === null ? null : { id: invoice.corrects.id, number: invoice.corrects.number },
      notes: listed.filter((one) => one.invoice.corrects?.id === id).map(row),
      letters: await lettersAbout(handle, `invoice-${id}`),
    };
  };

  /** What the act would come to, where a rate has changed since. [VAT-14] */
  const rateChangeOf = async (handle: Handle, invoice: Invoice, documents: readonly Invoice[]) => {
    const rates = await knownRates(handle, services);
    if (!isOutdated(invoice, documents, rates)) return {};
    const [issue, ordered] = [await issueOf(handle, services), await orderedContracts(handle, invoice.orderId)];
    return { rateChange: differenceOf(invoice, documents, { rates, issue, ordered }) };
  };

  const acted = async (call: Parameters<typeof recordOf>[0], id: string) => {
    services.mailQueued();
    return good(await recordOf(call, reads, id));
  };
  const desk = documentDesk(services);

  return {
    correctRate: async (call) => {
      const { left, reason } = call.body;
      const seen = { invoiceId: call.params.invoiceId, left: left as Cents, reason };
      return acted(call, await runAsStaff(services, call, desk, correctRate(seen)));
    },

    /** The letter goes out with it; a deleted account gets none. */
    creditInvoice: async (call) => {
      const { invoiceId } = call.params;
      const { amount, left, reason, text = "" } = call.body;
      const seen = { invoiceId, left: left as Cents, reason };
      await runAsStaff(services, call, desk, once(creditInvoice(seen, amount as Cents | null, text)));
      return acted(call, invoiceId);
    },

    resendInvoice: async (call) => {
      const { invoiceId } = call.params;
      await runAsStaff(services, call, desk, once(resendInvoice(invoiceId)));
      return acted(call, invoiceId);
    },

    searchInvoices: async (call) => {
      const { role } = await staffOf(services, call);
      const { q = "", customer = null, only = null, after = null } = call.query;
      const today = todayOf(services);
      if (only === "rate") {
        const changed = await outdatedInvoices(reads, services, today);
        return good({
          invoices: await withRefundTo(reads, services, changed.map(invoiceRow(today)), role as Role),
          next: null,
        });
      }
      const { invoices, next } = await searchedInvoices(services.database, {
        q,
        customer,
        only,
        today,
        after,
        count: countIn(call.query),
      });
      const rows = await withRefundTo(reads, services, invoices.map(invoiceRow(today)), role as Role);
      return good({ invoices: rows, next });
    },

    readInvoiceRecord: async (call) => good(await recordOf(call, reads, call.params.invoiceId)),

    readInvoiceCopy: async (call) => {
      await staffOf(services, call);
      return pdfFile(services, call, (await known(call, reads, call.params.invoiceId)).invoice);
    },

    readXrechnungCopy: async (call) => {
      await staffOf(services, call);
      return xrechnungFile(services, call, (await known(call, reads, call.params.invoiceId)).invoice);
    },
  };
};
