// Another letter for each document of a customer whose letters are not true any more. [BAL-06]
import { balancesOf, type Ledger, letterChanges } from "@kontor/domain/shop/balance";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { queueInvoice } from "../../shop/invoice/invoice-mails.ts";
import { invoiceById } from "../../shop/invoice/store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { hasAccount } from "./account-store.ts";
import { lettersAbout } from "./letters-store.ts";

export const queueChangedLetters = async (
  handle: Handle,
  services: SessionServices,
  { before, after }: { readonly before: Ledger; readonly after: Ledger },
): Promise<void> => {
  const today = todayOf(services);
  for (const id of letterChanges(balancesOf(before, today), balancesOf(after, today))) {
    const invoice = await invoiceById(handle, id);
    if (invoice === null || !(await hasAccount(handle, invoice.customerNumber))) continue;
    const again = (await lettersAbout(handle, `invoice-${id}`)).length;
    await queueInvoice(handle, services, invoice, [], { again, isChanged: true });
  }
};
