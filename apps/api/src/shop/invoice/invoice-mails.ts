// Letters with invoices, of renewals and of ends; queued with what they are about, so each is sent once. [ACC-03] [ACC-07]
import { addDays, type Day, dayOf } from "@kontor/domain/kernel/calendar";
import { type ServiceContract, shownEnd } from "@kontor/domain/shop/contract";
import type { Billed, Invoice } from "@kontor/domain/shop/invoice";
import type { Voucher } from "@kontor/domain/shop/voucher";
import { accountEntryPath } from "@kontor/domain/site/routing";
import { type Locale, moneyText } from "@kontor/domain/visitor/locale";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { longDay } from "../../platform/mail/formats.ts";
import { asHtml, asText, type Block } from "../../platform/mail/letter.ts";
import { type Letter, queueLetter } from "../../platform/mail/outbox.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { boundedMailbox } from "../../platform/mail/recipients.ts";
import { customerByNumber } from "../customer/store.ts";
import { balanceSentence } from "./balance-views.ts";
import { invoiceWords } from "./invoice-texts.ts";

type Needed = Pick<PlatformServices, "now" | "settings">;

/** A term that began. */
export interface Renewal {
  readonly contract: ServiceContract;
  /** The first day that it does not cover. */
  readonly until: Day;
}

const named = ({ parts, number }: ServiceContract, locale: Locale): string => `${parts[0]?.title[locale] ?? number} (${number})`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const renewedSentence = ({ contract, until }: Renewal, locale: Locale): string =>
  invoiceWords[locale].renewed(named(contract, locale), longDay(locale, addDays(until, -1)));

/** The invoice itself is attached when the letter is sent: a file takes longer to make than a transaction may. */
export const queueInvoice = async (
  handle: Handle,
  services: Needed,
  invoice: Invoice,
  renewal: Renewal | null,
  /** How many letters with it were queued before. */
  again = 0,
): Promise<void> => {
  const { locale, buyer, kind, number } = invoice;
  const say = invoiceWords[locale];
  // A credit note names the buyer of its invoice, whose address may have changed since.
  const customer = await customerByNumber(handle, invoice.customerNumber);
  // Made anew when the letter is sent, where it is another one by then.
  const says = await balanceSentence(handle, invoice, todayOf(services));
  await queue(handle, services, {
    id: again === 0 ? `invoice-${invoice.id}` : `invoice-${invoice.id}-${again}`,
    to: { email: customer?.email ?? buyer.email, name: `${buyer.firstName} ${buyer.lastName}`, locale },
    subject: (provider) => say.subject(say.title[kind], number, provider),
    paragraphs: [
      // After another sentence it begins one of its own.
      ...(renewal === null ? [say.attached[kind]] : [renewedSentence(renewal, locale), capitalized(say.attached[kind])]),
      says,
    ],
    link: { text: say.inAccount[kind], path: accountEntryPath("invoices", invoice.id, locale) },
    attachments: [{ kind: "invoice", of: invoice.id, says }],
  });
};

/** What the clock did without an invoice. */
export type ContractNews = Billed & { readonly contract: ServiceContract; readonly day: Day } & (
    | { readonly kind: "renewed"; readonly until: Day }
    | { readonly kind: "ended" }
    | { readonly kind: "voucher"; readonly orderNumber: string; readonly voucher: Voucher }
  );

/** Subject and text of what the clock did. */
const newsIn = (news: ContractNews, { timeZone }: Needed["settings"]): Pick<Draft, "subject"> & { readonly text: string } => {
  const { contract, locale, day } = news;
  const say = invoiceWords[locale];
  switch (news.kind) {
    case "renewed":
      return {
        subject: (provider) => say.renewedSubject(contract.number, provider),
        text: renewedSentence({ contract, until: news.until }, locale),
      };
    case "ended":
      return {
        subject: (provider) => say.endedSubject(contract.number, provider),
        text: say.ended(named(contract, locale), longDay(locale, shownEnd(contract, timeZone) ?? day)),
      };
    case "voucher": {
      const { code, value, validUntil } = news.voucher;
      const until = validUntil === null ? null : longDay(locale, dayOf(validUntil, timeZone));
      return {
        subject: (provider) => say.voucherSubject(code, provider),
        text: say.voucherBack(code, moneyText(locale, value), news.orderNumber, until),
      };
    }
  }
};

export const queueContractNews = async (handle: Handle, services: Needed, news: ContractNews): Promise<void> => {
  const { contract, buyer, locale, day } = news;
  const { subject, text } = newsIn(news, services.settings);
  await queue(handle, services, {
    id: `clock-${news.kind}-${contract.id}-${day}`,
    to: { email: buyer.email, name: `${buyer.firstName} ${buyer.lastName}`, locale },
    subject,
    paragraphs: [text],
    link: { text: invoiceWords[locale].inAccount.contract, path: accountEntryPath("contracts", contract.id, locale) },
    attachments: [],
  });
};

interface Draft extends Required<Pick<Letter, "id" | "attachments">> {
  readonly to: { readonly email: string; readonly name: string; readonly locale: Locale };
  readonly subject: (provider: string) => string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly text: string; readonly path: string };
}

const queue = async (handle: Handle, { now, settings }: Needed, { id, to, subject: subjectOf, paragraphs, link, attachments }: Draft) => {
  const { locale, email, name } = to;
  const say = invoiceWords[locale];
  const site = await siteTexts(handle);
  const subject = subjectOf(site.name);
  const text = (words: string): Block => ({ kind: "paragraph", text: words });
  const blocks: readonly Block[] = [
    text(say.greeting(name)),
    ...paragraphs.map(text),
    { kind: "link", text: link.text, url: new URL(link.path, settings.publicUrl).href },
    text(`${say.regards}\n${site.name}`),
    { kind: "imprint", text: imprint(site, locale, settings.publicUrl) },
  ];
  const written = { subject, text: asText(blocks), html: asHtml(locale, subject, blocks, site.name) };
  await queueLetter(handle, { id, recipient: boundedMailbox(email), ...written, locale, orderId: null, attachments }, now());
};
