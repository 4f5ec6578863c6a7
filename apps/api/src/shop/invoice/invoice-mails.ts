// Letters with invoices, of renewals and of ends; queued with what they are about, so each is sent once. [ACC-03] [ACC-07]
import { fullName } from "@kontor/domain/shop/customer";
import { type Day, dayOf } from "@kontor/domain/kernel/calendar";
import { type ServiceContract, shownEnd, lastDayBefore } from "@kontor/domain/shop/contract";
import { type ContractNews, type Invoice, type Renewal, transferText } from "@kontor/domain/shop/invoice";
import { worthText } from "@kontor/domain/shop/voucher";
import { type Cents, zero } from "@kontor/domain/kernel/money";
import { asksForAccount, balanceOfCustomer, sentenceOf } from "@kontor/domain/shop/balance";
import { accountEntryPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { spoken } from "../../platform/provider/languages.ts";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { every, longDay } from "../../platform/mail/formats.ts";
import { asText, type Block, type Row } from "../../platform/mail/letter.ts";
import { asHtml } from "../../platform/mail/letter-html.ts";
import { type Letter, queueLetter } from "../../platform/mail/outbox.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { boundedMailbox } from "../../platform/mail/recipients.ts";
import { customerByNumber } from "../customer/store.ts";
import { hasRefundAccount } from "../balance/refund-store.ts";
import { paymentsOf } from "../balance/store.ts";
import { balanceNow, balanceSentence } from "./balance-views.ts";
import { ledgerOfCustomer } from "./books.ts";
import { groupedIban } from "./grouped-iban.ts";
import { invoiceWords } from "./invoice-texts.ts";
import { noticeLetter } from "./notice-mail.ts";

type Needed = Pick<PlatformServices, "now" | "settings">;

/** `VPS S (K-2026-000001-1, K-2026-000001-2) und Web M (K-2026-000001-3)`: what has one title is named once. */
const named = (contracts: readonly ServiceContract[], locale: Locale): string => {
  const titleOf = ({ parts, number }: ServiceContract): string => inLocale(parts[0]?.title, locale) ?? number;
  const titles = [...new Set(contracts.map(titleOf))];
  return every(
    locale,
    titles.map((title) => {
      const numbers = contracts.filter((contract) => titleOf(contract) === title).map(({ number }) => number);
      return `${title} (${numbers.join(", ")})`;
    }),
  );
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Values that are one, with what they are the value of. */
const groupedBy = <A>(all: readonly A[], valueOf: (one: A) => Day): readonly (readonly [Day, readonly A[]])[] =>
  [...new Set(all.map(valueOf))].map((value) => [value, all.filter((one) => valueOf(one) === value)]);

/** Which contracts now run until when. */
const renewedSentence = (renewals: readonly Renewal[], locale: Locale): string =>
  groupedBy(renewals, ({ until }) => until)
    .map(([until, own]) => {
      const contracts = own.map(({ contract }) => contract);
      return inLocale(invoiceWords, locale).renewed(
        named(contracts, locale),
        longDay(locale, lastDayBefore(until)),
        contracts.length,
      );
    })
    .join(" ");

/** The invoice itself is attached when the letter is sent: a file takes longer to make than a transaction may. */
export const queueInvoice = async (
  handle: Handle,
  services: Needed,
  issued: Invoice,
  /** Terms that began on its day. */
  renewals: readonly Renewal[] = [],
  /** How many letters with it were queued before, and whether they are not true any more. */
  {
    again = 0,
    isChanged = false,
    besides = null,
  }: { readonly again?: number; readonly isChanged?: boolean; readonly besides?: Invoice | null } = {},
): Promise<void> => {
  // The document stays as it was issued.
  const invoice = { ...issued, locale: spoken(issued.locale) };
  const { locale, buyer, kind, number } = invoice;
  const say = inLocale(invoiceWords, locale);
  // A credit note names the buyer of its invoice, whose address may have changed since.
  const customer = await customerByNumber(handle, invoice.customerNumber);
  // Made anew when the letter is sent, where it is another one by then.
  const balance = await balanceNow(handle, invoice, todayOf(services));
  const says = sentenceOf(balance, locale);
  await queueMoneyLetter(handle, services, {
    id: again === 0 ? `invoice-${invoice.id}` : `invoice-${invoice.id}-${again}`,
    to: { email: customer?.email ?? buyer.email, name: fullName(buyer), locale },
    subject: (provider) => say.subject(say.title[kind], number, provider),
    paragraphs: [
      // After another sentence it begins one of its own.
      ...(renewals.length === 0
        ? [say.attached(kind, number)]
        : [renewedSentence(renewals, locale), capitalized(say.attached(kind, number))]),
      ...(isChanged ? [say.changed(kind, number)] : []),
      ...replacesIn(invoice),
      says,
      ...(await whereTo(handle, services, invoice)),
    ],
    rows: transferRows(invoice, balance.left),
    ...(invoice.payLink === undefined || balance.left <= 0
      ? {}
      : { pay: { text: say.payOnline, url: invoice.payLink } }),
    link: { text: say.inAccount[kind], path: accountEntryPath("invoices", invoice.id, locale) },
    attachments: [
      { kind: "invoice", of: invoice.id, says },
      ...(besides === null
        ? []
        : [
            {
              kind: "invoice" as const,
              of: besides.id,
              says: await balanceSentence(handle, besides, todayOf(services)),
            },
          ]),
    ],
  });
};

/** Which invoice it takes the place of, and why. [VAT-14] */
const replacesIn = ({ replaces, locale }: Pick<Invoice, "replaces" | "locale">): readonly string[] =>
  replaces === undefined
    ? []
    : [
        inLocale(invoiceWords, locale).replaces(
          replaces.number,
          longDay(locale, replaces.issuedOn),
          replaces.note.number,
        ),
      ];

/** Of a credit note that pays back what came by a transfer: where to is asked for on its page. [BAL-03] */
const whereTo = async (
  handle: Handle,
  services: Needed,
  { kind, customerNumber, locale }: Pick<Invoice, "kind" | "customerNumber" | "locale">,
): Promise<readonly string[]> => {
  if (kind !== "credit-note" || (await hasRefundAccount(handle, customerNumber))) return [];
  const { toPayBack } = balanceOfCustomer(await ledgerOfCustomer(handle, customerNumber), todayOf(services));
  const asks = asksForAccount({ toPayBack, credit: zero }, await paymentsOf(handle, [customerNumber]));
  return asks ? [inLocale(invoiceWords, locale).whereTo] : [];
};

/** Where to transfer what is left to pay, and by which reference; the sentence before says how much. [LOOK3-21] */
const transferRows = (invoice: Invoice, left: Cents): readonly Row[] => {
  const { locale, number, seller } = invoice;
  const say = inLocale(invoiceWords, locale);
  if (seller.bank === null || transferText(invoice, left) === null) return [];
  return [
    { what: say.payee, value: seller.bank.name },
    { what: "IBAN", value: groupedIban(seller.bank.iban) },
    { what: say.reference, value: number },
  ];
};

const contractsIn = (news: ContractNews): readonly ServiceContract[] => {
  if (news.kind === "renewed" || news.kind === "renews") return news.renewals.map(({ contract }) => contract);
  return news.kind === "ended" ? news.contracts : [news.contract];
};

/** Subject and text of what the clock did. */
const newsIn = (
  news: Exclude<ContractNews, { readonly kind: "renews" }>,
  { timeZone }: Needed["settings"],
): Pick<Draft, "subject"> & { readonly text: string } => {
  const { locale, day } = news;
  const say = inLocale(invoiceWords, locale);
  const numbers = contractsIn(news).map(({ number }) => number);
  switch (news.kind) {
    case "renewed":
      return {
        subject: (provider) => say.renewedSubject(numbers, provider),
        text: renewedSentence(news.renewals, locale),
      };
    case "ended":
      return {
        subject: (provider) => say.endedSubject(numbers, provider),
        text: groupedBy(news.contracts, (contract) => shownEnd(contract, timeZone) ?? day)
          .map(([end, own]) => say.ended(named(own, locale), longDay(locale, end), own.length))
          .join(" "),
      };
    case "voucher": {
      const { code, worth, validUntil } = news.voucher;
      const until = validUntil === null ? null : longDay(locale, dayOf(validUntil, timeZone));
      return {
        subject: (provider) => say.voucherSubject(code, provider),
        text: say.voucherBack(code, worthText(locale, worth), news.orderNumber, until),
      };
    }
  }
};

export const queueContractNews = async (handle: Handle, services: Needed, news: ContractNews): Promise<void> => {
  const { buyer, locale, day } = news;
  const [first] = contractsIn(news);
  if (first === undefined) return;
  const id = `clock-${news.kind}-${first.id}-${day}`;
  const to = { email: buyer.email, name: fullName(buyer), locale };
  if (news.kind === "renews") {
    const letter = noticeLetter(news, services.settings.publicUrl);
    return queueMoneyLetter(handle, services, { id, to, ...letter, attachments: [] });
  }
  const { subject, text } = newsIn(news, services.settings);
  await queueMoneyLetter(handle, services, {
    id,
    to,
    subject,
    paragraphs: [text],
    link: {
      text: inLocale(invoiceWords, locale).inAccount.contract,
      path: accountEntryPath("contracts", first.id, locale),
    },
    attachments: [],
  });
};

interface Draft extends Required<Pick<Letter, "id" | "attachments">> {
  readonly to: { readonly email: string; readonly name: string; readonly locale: Locale };
  readonly subject: (provider: string) => string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly Row[];
  /** Paragraphs below the rows. */
  readonly after?: readonly string[];
  /** Where it is paid online. */
  readonly pay?: { readonly text: string; readonly url: string };
  readonly link: { readonly text: string; readonly path: string };
  /** A way that needs no account. */
  readonly further?: { readonly text: string; readonly url: string };
  readonly dueAt?: number;
}

export const queueMoneyLetter = async (
  handle: Handle,
  { now, settings }: Needed,
  { id, to, subject: subjectOf, paragraphs, rows = [], after = [], pay, link, further, attachments, dueAt }: Draft,
) => {
  const { locale, email, name } = to;
  const say = inLocale(invoiceWords, locale);
  const site = await siteTexts(handle);
  const subject = subjectOf(site.name);
  const text = (words: string): Block => ({ kind: "paragraph", text: words });
  const inAccount = { text: link.text, url: new URL(link.path, settings.publicUrl).href };
  const blocks: readonly Block[] = [
    text(say.greeting(name)),
    ...paragraphs.map(text),
    ...(rows.length === 0 ? [] : [{ kind: "rows", rows } as const]),
    ...after.map(text),
    ...(pay === undefined
      ? [{ kind: "button", ...inAccount } as const]
      : [{ kind: "button", ...pay } as const, { kind: "link", ...inAccount } as const]),
    ...(further === undefined ? [] : [{ kind: "link", ...further } as const]),
    text(`${say.regards}\n${site.name}`),
    { kind: "imprint", text: imprint(site, locale, settings.publicUrl) },
  ];
  const written = { subject, text: asText(blocks), html: asHtml(locale, subject, blocks, site) };
  await queueLetter(
    handle,
    {
      id,
      recipient: boundedMailbox(email),
      ...written,
      locale,
      orderId: null,
      attachments,
      ...(dueAt === undefined ? {} : { dueAt }),
    },
    now(),
  );
};
