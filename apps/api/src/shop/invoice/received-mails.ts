// Money that came in, or went back, is made known: a letter to its customer, and an event for systems outside. [PAY-03] [OUT-01]
import { instant } from "@kontor/domain/kernel/calendar";
import {
  balanceOfDocument,
  chargesOf,
  chargeTitle,
  type Ledger,
  leftOf,
  type Payment,
  sentenceOf,
  sentenceOfCharge,
  sentenceOfCustomer,
  sentenceOfGoneBack,
  sentenceOfReceived,
  subjectOfGoneBack,
  subjectOfReceived,
  balanceOfCustomer,
} from "@kontor/domain/shop/balance";
import { fullName } from "@kontor/domain/shop/customer";
import { moneyBooked } from "@kontor/domain/site/outside";
import { accountEntryPath, accountPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { moneyLetterDelay } from "../../platform/limits.ts";
import { dropLetter, isLetterQueued } from "../../platform/mail/outbox.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { customerByNumber } from "../customer/store.ts";
import { ledgerOfCustomer } from "./books.ts";
import { queueMoneyLetter } from "./invoice-mails.ts";
import { invoiceWords } from "./invoice-texts.ts";
import { invoiceById } from "./store.ts";

export type AnnouncingServices = Pick<PlatformServices, "database" | "now" | "settings">;

const letterOf = (paymentId: string): string => `received-${paymentId}`;

/** What of it the letter says: its name, what is left of it, and where it stands in the account. */
const aboutMoney = async (
  handle: Handle,
  services: AnnouncingServices,
  { customerNumber, purpose }: Payment,
  ledger: Ledger,
  locale: Locale,
) => {
  const today = todayOf(services);
  const say = inLocale(invoiceWords, locale);
  const inList = { text: say.allInvoices, path: accountPath("invoices", locale) };
  if (purpose.kind === "customer")
    return { document: null, says: sentenceOfCustomer(balanceOfCustomer(ledger, today), locale), link: inList };
  const charge = chargesOf(ledger, today).find(({ id }) => id === purpose.document);
  if (charge !== undefined)
    return {
      document: `${chargeTitle(charge.reason, locale)} ${charge.number}`,
      says: sentenceOfCharge(charge, locale),
      link: inList,
    };
  const balance = balanceOfDocument(ledger, purpose.document, today);
  const invoice = await invoiceById(handle, purpose.document);
  if (balance === null || invoice === null) throw new Error(`money of ${customerNumber} is for no document`);
  return {
    document: `${say.title[invoice.kind]} ${invoice.number}`,
    says: sentenceOf(balance, locale),
    link: { text: say.inAccount[invoice.kind], path: accountEntryPath("invoices", invoice.id, locale) },
  };
};

interface MoneyNews {
  readonly id: string;
  /** Sent no earlier; at once without it. */
  readonly dueAt?: number;
  readonly subject: (document: string | null, locale: Locale) => string;
  readonly sentence: (document: string | null, locale: Locale) => string;
}

/** None where the account is gone: its customer can be reached no more. */
const queueNews = async (
  handle: Handle,
  services: AnnouncingServices,
  entry: Payment,
  ledger: Ledger,
  { subject, sentence, ...letter }: MoneyNews,
): Promise<void> => {
  const customer = await customerByNumber(handle, entry.customerNumber);
  if (customer === null) return;
  const { locale, email } = customer;
  const { document, says, link } = await aboutMoney(handle, services, entry, ledger, locale);
  await queueMoneyLetter(handle, services, {
    ...letter,
    to: { email, name: fullName(customer), locale },
    subject: (provider) => `${subject(document, locale)} – ${provider}`,
    paragraphs: [sentence(document, locale), says],
    link,
    attachments: [],
  });
};

const queueReceived = async (
  handle: Handle,
  services: AnnouncingServices,
  payment: Payment,
  ledger: Ledger,
): Promise<void> => {
  if (!services.settings.paymentLetters) return;
  await queueNews(handle, services, payment, ledger, {
    id: letterOf(payment.id),
    dueAt: services.now() + moneyLetterDelay,
    subject: (document, locale) => subjectOfReceived({ document }, locale),
    sentence: (document, locale) => sentenceOfReceived({ ...payment, document }, locale),
  });
};

/** About money that went back after a letter had confirmed it. */
export const queueGoneBack = async (handle: Handle, services: AnnouncingServices, entry: Payment): Promise<void> => {
  const { id, of, cause, customerNumber } = entry;
  if (of === null || cause === null || !(await isLetterQueued(handle, letterOf(of)))) return;
  await queueNews(handle, services, entry, await ledgerOfCustomer(handle, customerNumber), {
    id: `gone-back-${id}`,
    subject: (document, locale) => subjectOfGoneBack({ document }, locale),
    sentence: (document, locale) => sentenceOfGoneBack({ ...entry, document }, cause.kind, locale),
  });
};

/** In the transaction that notes it. What goes back before its letter went out needs none. */
export const announceMoney = async (
  handle: Handle,
  services: AnnouncingServices,
  entry: Payment,
  ledger: Ledger,
): Promise<void> => {
  if (entry.kind === "payment") await queueReceived(handle, services, entry, ledger);
  else if (entry.of !== null) await dropLetter(handle, letterOf(entry.of), instant(services.now()));
  const { purpose } = entry;
  const invoice = purpose.kind === "document" ? await invoiceById(handle, purpose.document) : null;
  const claim = purpose.kind === "document" ? ledger.claims.get(purpose.document) : undefined;
  const left = claim === undefined ? null : leftOf(claim);
  await noteHappened(handle, services, moneyBooked(entry, { orderId: invoice?.orderId ?? null, left }));
};
