// The letter about a charge: what it is for, how much, until when, and by which reference; queued with what it is about. [BAL-07]
import { fullName } from "@kontor/domain/shop/customer";
import { type Adjustment, chargesOf, chargeTitle, sentenceOfCharge } from "@kontor/domain/shop/balance";
import { accountPath } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { customerByNumber } from "../customer/store.ts";
import { ledgerOfCustomer } from "./books.ts";
import { groupedIban } from "./grouped-iban.ts";
import { queueMoneyLetter } from "./invoice-mails.ts";
import { invoiceWords } from "./invoice-texts.ts";

/** None where the account is gone: its customer can be reached no more. */
export const queueChargeLetter = async (
  handle: Handle,
  services: Pick<PlatformServices, "now" | "settings">,
  { id, customerNumber }: Pick<Adjustment, "id" | "customerNumber">,
): Promise<void> => {
  const customer = await customerByNumber(handle, customerNumber);
  const ledger = await ledgerOfCustomer(handle, customerNumber);
  const charge = chargesOf(ledger, todayOf(services)).find((one) => one.id === id);
  if (customer === null || charge === undefined) return;
  const { locale } = customer;
  const say = inLocale(invoiceWords, locale);
  const { bank } = await siteTexts(handle);
  await queueMoneyLetter(handle, services, {
    id: `charge-${id}`,
    to: { email: customer.email, name: fullName(customer), locale },
    subject: (provider) => say.subject(chargeTitle(charge.reason, locale), charge.number, provider),
    paragraphs: [sentenceOfCharge(charge, locale)],
    rows:
      bank === undefined || charge.left === 0
        ? []
        : [
            { what: say.payee, value: bank.name },
            { what: "IBAN", value: groupedIban(bank.iban) },
            { what: say.reference, value: charge.number },
          ],
    link: { text: say.allInvoices, path: accountPath("invoices", locale) },
    attachments: [],
  });
};
