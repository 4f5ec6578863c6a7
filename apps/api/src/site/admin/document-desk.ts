// The documents and books of customers at the desk, over one transaction; and the invoices whose rate has changed since. [VAT-14] [ACC-03] [BAL-02]
import * as Context from "effect/Context";
import type { Day } from "@kontor/domain/kernel/calendar";
import { MoneyBook } from "@kontor/domain/shop/balance";
import { type Invoice, outdatedLines } from "@kontor/domain/shop/invoice";
import { CustomerRecords, DocumentDesk } from "@kontor/domain/site/admin";
import { invoiceIssued } from "@kontor/domain/site/outside";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { settlementsOfCustomers } from "../../shop/balance/settlements-store.ts";
import { queueChargeLetter } from "../../shop/invoice/charge-mails.ts";
import { queueInvoice } from "../../shop/invoice/invoice-mails.ts";
import { queueGoneBack } from "../../shop/invoice/received-mails.ts";
import { issuedAroundChanges, knownRates } from "../../shop/invoice/known-rates.ts";
import { changeContract } from "../../shop/contract/store.ts";
import { orderedContracts } from "../../shop/invoice/ordered-contracts.ts";
import { moneyBookOver } from "../../shop/invoice/money-book.ts";
import type { PayLinkServices } from "../../shop/invoice/pay-links.ts";
import { issueOf } from "../../shop/invoice/seller.ts";
import { addInvoice, addReplacement, invoiceById, invoicesOfOrder, numbersFor } from "../../shop/invoice/store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { hasAccount } from "./account-store.ts";
import { invoicesIssuedBetween, type ListedInvoice, lockInvoice } from "./invoice-store.ts";
import { lettersAbout } from "./letters-store.ts";

/** Whether there is, or was, such a customer: an account that is gone leaves its documents. */
export const isKnownCustomer = async (handle: Handle, customerNumber: string): Promise<boolean> => {
  for (const table of ["users", "invoices", "payments"] as const) {
    const row = await handle
      .selectFrom(table)
      .select("customer_number")
      .where("customer_number", "=", customerNumber)
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
};

export const documentDesk =
  (services: SessionServices & PayLinkServices): PortsOver<CustomerRecords | DocumentDesk> =>
  ({ handle }) => {
    const issued = async (document: Invoice) => {
      await noteHappened(handle, services, invoiceIssued(document));
      return document;
    };
    return Context.make(DocumentDesk, {
      byId: (id) => toEffect(() => invoiceById(handle, id)),
      around: (id) =>
        toEffect(async () => {
          await lockInvoice(handle, id);
          const invoice = await invoiceById(handle, id);
          return invoice === null ? [] : invoicesOfOrder(handle, invoice.orderId);
        }),
      issue: toEffect(() => issueOf(handle, services)),
      rates: toEffect(() => knownRates(handle, services)),
      ordered: (orderId) => toEffect(() => orderedContracts(handle, orderId)),
      changeGuarantee: (contract) => toEffect(() => changeContract(handle, contract)),
      numbers: toEffect(async () => numbersFor(handle, (await issueOf(handle, services)).today, services.freshId)),
      replace: (drafts, numbers) =>
        toEffect(async () => {
          const { note, invoice } = await addReplacement(handle, drafts, numbers, services);
          return { note: await issued(note), invoice: await issued(invoice) };
        }),
      add: (draft) => toEffect(async () => issued(await addInvoice(handle, draft, services))),
      letters: (id) => toEffect(async () => (await lettersAbout(handle, `invoice-${id}`)).length),
      send: (invoice, letter) => toEffect(() => queueInvoice(handle, services, invoice, [], letter)),
      sendCharge: (charge) => toEffect(() => queueChargeLetter(handle, services, charge)),
      sendGoneBack: (entry) => toEffect(() => queueGoneBack(handle, services, entry)),
    }).pipe(
      Context.add(CustomerRecords, {
        isKnown: (number) => toEffect(() => isKnownCustomer(handle, number)),
        hasAccount: (number) => toEffect(() => hasAccount(handle, number)),
        areBooksReady: (number) =>
          toEffect(async () => (await settlementsOfCustomers(handle, [number])).get(number) !== null),
      }),
    );
  };

/** The same, with the books. */
export const moneyDesk =
  (services: SessionServices & PayLinkServices): PortsOver<CustomerRecords | DocumentDesk | MoneyBook> =>
  (scope) =>
    Context.add(documentDesk(services)(scope), MoneyBook, moneyBookOver(scope.handle, services));

/** Invoices of which something is left at a rate that has changed since, the latest first. */
export const outdatedInvoices = async (
  handle: Handle,
  services: Parameters<typeof knownRates>[1],
  today: Day,
): Promise<readonly ListedInvoice[]> => {
  const issued = await issuedAroundChanges(handle, today);
  if (issued === null) return [];
  const rates = await knownRates(handle, services);
  const invoices = await invoicesIssuedBetween(handle, issued.from, issued.until);
  return invoices.filter(
    ({ invoice, credited }) => invoice.total > credited && outdatedLines(invoice, rates).length > 0,
  );
};
