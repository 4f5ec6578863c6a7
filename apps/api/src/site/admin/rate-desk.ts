// The documents of customers at the desk, over one transaction; and the invoices whose rate has changed since. [VAT-14]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Day } from "@kontor/domain/kernel/calendar";
import { BooksNotReady } from "@kontor/domain/shop/balance";
import { outdatedLines } from "@kontor/domain/shop/invoice";
import { DocumentDesk } from "@kontor/domain/site/admin";
import { invoiceIssued } from "@kontor/domain/site/outside";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { settlementsOfCustomers } from "../../shop/balance/settlements-store.ts";
import { queueInvoice } from "../../shop/invoice/invoice-mails.ts";
import { issuedAroundChanges, knownRates } from "../../shop/invoice/known-rates.ts";
import { changeContract } from "../../shop/contract/store.ts";
import { orderedContracts } from "../../shop/invoice/ordered-contracts.ts";
import { issueOf } from "../../shop/invoice/seller.ts";
import { addReplacement, invoiceById, invoicesOfOrder, numbersFor } from "../../shop/invoice/store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { hasAccount } from "./account-store.ts";
import { invoicesIssuedBetween, type ListedInvoice, lockInvoice } from "./invoice-store.ts";

export const documentDesk =
  (services: SessionServices): PortsOver<DocumentDesk> =>
  ({ handle }) =>
    Context.make(DocumentDesk, {
      around: (id) =>
        toEffect(async () => {
          await lockInvoice(handle, id);
          const invoice = await invoiceById(handle, id);
          return invoice === null ? [] : invoicesOfOrder(handle, invoice.orderId);
        }),
      ready: (customerNumber) =>
        Effect.flatMap(
          toEffect(async () => (await settlementsOfCustomers(handle, [customerNumber])).get(customerNumber) !== null),
          (ready) => (ready ? Effect.void : Effect.fail(new BooksNotReady())),
        ),
      issue: toEffect(() => issueOf(handle, services)),
      rates: toEffect(() => knownRates(handle, services)),
      ordered: (orderId) => toEffect(() => orderedContracts(handle, orderId)),
      changeGuarantee: (contract) => toEffect(() => changeContract(handle, contract)),
      numbers: toEffect(async () => numbersFor(handle, (await issueOf(handle, services)).today, services.freshId)),
      replace: (drafts, numbers) =>
        toEffect(async () => {
          const made = await addReplacement(handle, drafts, numbers);
          for (const document of [made.note, made.invoice])
            await noteHappened(handle, services, invoiceIssued(document));
          return made;
        }),
      send: ({ note: credit, invoice }) =>
        toEffect(async () => {
          if (await hasAccount(handle, invoice.customerNumber))
            await queueInvoice(handle, services, invoice, [], { besides: credit });
        }),
    });

/** Invoices of which something is left at a rate that has changed since, the latest first. */
export const outdatedInvoices = async (
  handle: Handle,
  services: Pick<SessionServices, "settings">,
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
