// Letters to the registered address about a declaration that came without a login: whether it was the customer, and what came of the answer. [ACC-05] [LGL-02] [LGL-03]
import { addDays, type Day, dayOf } from "@kontor/domain/kernel/calendar";
import type { ServiceContract } from "@kontor/domain/shop/contract";
import {
  type DeclarationQuestion,
  type DeclarationReceipt,
  declarationAfter,
  isForJudgement,
  questionLines,
  questionWords,
  receiptReference,
} from "@kontor/domain/site/request";
import { letterLink } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { ownLanguage } from "../../platform/provider/languages.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { dateTime, longDay } from "../../platform/mail/formats.ts";
import type { AttachmentReference } from "../../platform/mail/attachments.ts";
import { asText, type Block } from "../../platform/mail/letter.ts";
import { asHtml } from "../../platform/mail/letter-html.ts";
import { queueLetter } from "../../platform/mail/outbox.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { boundedMailbox, noticeMailbox, ownMailbox, type Recipient } from "../../platform/mail/recipients.ts";
import { calendarReferences } from "../../shop/contract/calendar-attachment.ts";
import { contractName, endedEntries, queueEndedNote, registered } from "../../shop/contract/contract-mails.ts";
import { freshLink } from "./declared-store.ts";
import { declaredTexts } from "./declared-texts.ts";

type Services = Pick<PlatformServices, "now" | "settings">;

/** Ids of the letters that ask begin so: they hold a code. */
const idPrefix = "question-";
export const isDeclarationQuestion = (id: string): boolean => id.startsWith(idPrefix);

/** Queues the question in the transaction of the declaration, bound by what a mailbox is sent. */
export const queueQuestion =
  (services: Services) =>
  async (
    handle: Handle,
    receipt: DeclarationReceipt,
    question: DeclarationQuestion,
    declaredIn: Locale,
  ): Promise<void> => {
    const { customerNumber, taken, waiting } = question;
    const { settings, now } = services;
    const site = await siteTexts(handle);
    const { recipient, name, locale } = await registered(handle, customerNumber, [...taken, ...waiting], declaredIn);
    const [say, words] = [inLocale(declaredTexts, locale), inLocale(questionWords, locale)];
    const { form } = receipt.filing;
    const judged = isForJudgement(receipt.filing);
    const questioned = waiting.map((contract) => ({
      name: contractName(contract, locale),
      waits: true,
      end: declarationAfter(receipt, contract, settings.timeZone),
    }));
    const code = await freshLink(handle, { declaration: receipt.id, customerNumber });
    const url = new URL(letterLink("declaration-question", "code", code, locale), settings.publicUrl);
    const blocks: readonly Block[] = [
      {
        kind: "paragraph",
        text: say.received[form](
          name,
          dateTime(locale, receipt.receivedAt, settings.timeZone),
          receiptReference(receipt),
        ),
      },
      ...(taken.length === 0 ? [] : [endedEntries(taken, locale, settings)]),
      ...(waiting.length === 0
        ? []
        : [
            {
              kind: "list",
              entries: questionLines({ form, judged, contracts: questioned }, locale, (day) => longDay(locale, day)),
            } as const,
          ]),
      {
        kind: "paragraph",
        text: waiting.length === 0 ? say.takenNext(longDay(locale, lastDayToObject(taken))) : words.waitsNext,
      },
      { kind: "button", text: waiting.length === 0 ? words.answers["not-own"] : say.answer, url: url.href },
      { kind: "paragraph", text: say.orElse(site.email, site.phoneShown) },
      { kind: "paragraph", text: `${say.regards}\n${site.name}` },
      { kind: "imprint", text: imprint(site, locale, settings.publicUrl) },
    ];
    const subject = say.subject[form](receiptReference(receipt), site.name);
    const letter = {
      id: `${idPrefix}${receipt.id}-${customerNumber}`,
      // What is cancelled is written at once; what waits does no harm until its letter comes.
      recipient: taken.length === 0 ? boundedMailbox(recipient) : noticeMailbox(recipient),
      subject,
      text: asText(blocks),
      html: asHtml(locale, subject, blocks, site),
      attachments: calendarReferences(taken, locale),
    };
    await queueLetter(handle, { ...letter, locale, orderId: null }, now());
    await queueEndedNote(services)(handle, taken);
  };

/** The last day on which the earliest end can be undone. */
const lastDayToObject = (taken: readonly ServiceContract[]): Day => {
  const ends = taken.flatMap(({ state }) => (state.kind === "cancelled" ? [state.end] : [])).toSorted();
  return addDays(ends[0] ?? ("2000-01-01" as Day), -1);
};

/** To the customer, and to the provider's own staff. */
export const queueDenied =
  ({ now, settings }: Services) =>
  async (handle: Handle, receipt: DeclarationReceipt, contracts: readonly ServiceContract[]): Promise<void> => {
    const site = await siteTexts(handle);
    const reference = receiptReference(receipt);
    const write = async (
      which: string,
      recipient: Recipient,
      locale: Locale,
      subject: string,
      blocks: readonly Block[],
      attachments: readonly AttachmentReference[] = [],
    ): Promise<void> =>
      void (await queueLetter(
        handle,
        {
          id: `contract-denied-${which}-${receipt.id}`,
          recipient,
          subject,
          text: asText(blocks),
          html: asHtml(locale, subject, blocks, site),
          locale,
          orderId: null,
          attachments,
        },
        now(),
      ));
    const listed = (locale: Locale): Block => ({
      kind: "list",
      entries: contracts.map((contract) => contractName(contract, locale)),
    });
    const language = ownLanguage();
    const note = inLocale(declaredTexts, language);
    for (const number of new Set(contracts.map(({ customerNumber }) => customerNumber))) {
      const own = contracts.filter(({ customerNumber }) => customerNumber === number);
      const { recipient, name, locale } = await registered(handle, number, own, language);
      const say = inLocale(declaredTexts, locale);
      const blocks: readonly Block[] = [
        { kind: "paragraph", text: say.denied(name, reference) },
        { kind: "list", entries: own.map((contract) => contractName(contract, locale)) },
        { kind: "paragraph", text: say.deniedNext(site.email, site.phoneShown) },
        { kind: "paragraph", text: `${say.regards}\n${site.name}` },
        { kind: "imprint", text: imprint(site, locale, settings.publicUrl) },
      ];
      const calendars = calendarReferences(own, locale, "undone");
      const subject = say.deniedSubject(reference, site.name);
      await write(`customer-${number}`, noticeMailbox(recipient), locale, subject, blocks, calendars);
      await write(`provider-${number}`, ownMailbox(site), language, note.deniedNoteSubject(reference), [
        {
          kind: "paragraph",
          text: note.deniedNote(reference, longDay(language, dayOf(receipt.receivedAt, settings.timeZone))),
        },
        listed(language),
      ]);
    }
  };
