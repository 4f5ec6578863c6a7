// Invoices in the hands of staff: found, looked at, credited, sent once more. [ACC-03] [ADM-01]
import type { Cents } from "@kontor/domain/kernel/money";
import { mostToPayOut, overdueSince } from "@kontor/domain/shop/balance";
import {
  creditByStaff,
  differenceOf,
  type Invoice,
  InvoiceUnknown,
  isOutdated,
  mayBeElectronic,
  summaryOf,
} from "@kontor/domain/shop/invoice";
import { correctRate, creditNoted, InvoiceChanged, sentAgain } from "@kontor/domain/site/admin";
import type { Day } from "@kontor/domain/kernel/calendar";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { adjustmentsOf, paymentsOf } from "../../shop/balance/store.ts";
import { balanceView, ownBalance, toStaff } from "../../shop/invoice/balance-views.ts";
import { ledgerOfCustomer } from "../../shop/invoice/books.ts";
import type { DocumentServices } from "../../shop/invoice/document-files.ts";
import { pdfFile, xrechnungFile } from "../../shop/invoice/files.ts";
import { queueInvoice } from "../../shop/invoice/invoice-mails.ts";
import { knownRates } from "../../shop/invoice/known-rates.ts";
import { orderedContracts } from "../../shop/invoice/ordered-contracts.ts";

import { lineViews } from "../../shop/invoice/line-views.ts";
import { issueOf } from "../../shop/invoice/seller.ts";
import { addInvoice } from "../../shop/invoice/store.ts";
import type { RefundServices } from "../../shop/balance/refund-store.ts";
import { withRefundTo } from "./refund-view.ts";
import type { Role } from "@kontor/domain/visitor/session";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { hasAccount } from "./account-store.ts";
import { mustBeReady } from "./books-ready.ts";
import { byStaff, countIn, mustHaveAccount, runAsStaff } from "./by-staff.ts";
import { documentsOfOrder, type ListedInvoice, listedInvoice, lockInvoice, searchedInvoices } from "./invoice-store.ts";
import { adjustmentView, paymentView } from "./money-handlers.ts";
import { lettersAbout } from "./letters-store.ts";
import { documentDesk, outdatedInvoices } from "./rate-desk.ts";

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
    name: invoice.buyer.company ?? `${invoice.buyer.firstName} ${invoice.buyer.lastName}`,
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

const known = async (handle: Handle, id: string): Promise<ListedInvoice> =>
  (await listedInvoice(handle, id)) ?? refuse(new InvoiceUnknown());

/** What can still be credited. */
const leftOf = ({ invoice, credited }: ListedInvoice): Cents =>
  (invoice.kind === "invoice" ? Math.max(0, invoice.total - credited) : 0) as Cents;

export const invoiceAdminHandlers = (
  services: SessionServices & RefundServices & DocumentServices,
): Pick<Handlers, Names> => {
  const { reads } = services.database;

  const recordOf = async (handle: Handle, id: string) => {
    const found = await known(handle, id);
    const { invoice } = found;
    const today = todayOf(services);
    const row = invoiceRow(today);
    const ledger = await ledgerOfCustomer(handle, invoice.customerNumber);
    const payments = await paymentsOf(handle, [invoice.customerNumber]);
    const adjustments = await adjustmentsOf(handle, [invoice.customerNumber]);
    const documents = await documentsOfOrder(handle, invoice.orderId);
    return {
      invoice: row(found),
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
      left: leftOf(found),
      electronic: mayBeElectronic(invoice),
      ...(await rateChangeOf(
        handle,
        invoice,
        documents.map((one) => one.invoice),
      )),
      corrects: invoice.corrects === null ? null : { id: invoice.corrects.id, number: invoice.corrects.number },
      notes: documents.filter((one) => one.invoice.corrects?.id === id).map(row),
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

  return {
    correctRate: async (call) => {
      const { left, reason } = call.body;
      const wanted = { invoiceId: call.params.invoiceId, left: left as Cents, reason };
      const { invoice } = await runAsStaff(services, call, documentDesk(services), correctRate(wanted));
      services.mailQueued();
      return good(await recordOf(reads, invoice.id));
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

    readInvoiceRecord: async (call) => {
      await staffOf(services, call);
      return good(await recordOf(reads, call.params.invoiceId));
    },

    readInvoiceCopy: async (call) => {
      await staffOf(services, call);
      return pdfFile(services, (await known(reads, call.params.invoiceId)).invoice);
    },

    readXrechnungCopy: async (call) => {
      await staffOf(services, call);
      return xrechnungFile(services, (await known(reads, call.params.invoiceId)).invoice);
    },

    /** The letter goes out with it; a deleted account gets none. */
    creditInvoice: async (call) => {
      const answer = await byStaff(services, call, async (handle) => {
        const { invoiceId } = call.params;
        const { amount, left, reason, text } = call.body;
        await lockInvoice(handle, invoiceId);
        const found = await known(handle, invoiceId);
        if (leftOf(found) !== left) return refuse(new InvoiceChanged());
        const { invoice } = found;
        await mustBeReady(handle, invoice.customerNumber);
        const notes = (await documentsOfOrder(handle, invoice.orderId)).map((one) => one.invoice);
        const issue = await issueOf(handle, services);
        const draft = orRefuse(creditByStaff(invoice, notes, amount as Cents | null, issue, text));
        // Before the number is taken: a refusal takes everything back, the number included.
        orRefuse(creditNoted(invoice, { number: "", total: draft.total }, reason));
        const note = await addInvoice(handle, draft, services.freshId());
        if (await hasAccount(handle, invoice.customerNumber)) await queueInvoice(handle, services, note);
        return { entry: orRefuse(creditNoted(invoice, note, reason)), result: () => recordOf(handle, invoiceId) };
      });
      services.mailQueued();
      return answer;
    },

    resendInvoice: async (call) => {
      const answer = await byStaff(services, call, async (handle) => {
        const { invoiceId } = call.params;
        const { invoice } = await known(handle, invoiceId);
        await mustHaveAccount(handle, invoice.customerNumber);
        const letters = await lettersAbout(handle, `invoice-${invoiceId}`);
        await queueInvoice(handle, services, invoice, [], { again: letters.length });
        return {
          entry: sentAgain("invoice-letter", { kind: "invoice", id: invoiceId }),
          result: () => recordOf(handle, invoiceId),
        };
      });
      services.mailQueued();
      return answer;
    },
  };
};
