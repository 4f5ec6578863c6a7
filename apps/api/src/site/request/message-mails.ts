// Letters about a message that a person answers: the receipt for its writer, and word of it for who answers. [FRM-03] [FRM-04] [LGL-05]
import { type EmailAddress, readEmailAddress } from "@kontor/domain/kernel/text";
import type { Category } from "@kontor/domain/shop/catalog";
import { type OpenJob, openJobTitle } from "@kontor/domain/site/job";
import {
  type Concern,
  filesOf,
  messageFacts,
  type MessageFact,
  type MessageReceipt,
  receiptReference,
} from "@kontor/domain/site/request";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { ownLanguage } from "../../platform/provider/languages.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { dateTime } from "../../platform/mail/formats.ts";
import { asText, type Block, unlinked } from "../../platform/mail/letter.ts";
import { asHtml } from "../../platform/mail/letter-html.ts";
import { queueLetter } from "../../platform/mail/outbox.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { currentCatalog } from "../../shop/catalog/store.ts";
import { boundedMailbox, ownMailbox, type Recipient } from "../../platform/mail/recipients.ts";
import { lettersAboutMessage } from "./message-store.ts";
import { messageTexts } from "./message-texts.ts";

/** Queues both letters in the transaction of their message; the rows' ids, and so the Message-IDs, come from the receipt's. */
export const queueMessageLetters =
  (services: Pick<PlatformServices, "now" | "settings">, jobs: readonly OpenJob[]) =>
  async (handle: Handle, receipt: MessageReceipt, locale: Locale): Promise<void> => {
    const site = await siteTexts(handle);
    const known = { jobs, categories: (await currentCatalog(handle)).categories, timeZone: services.settings.timeZone };
    const { timeZone, publicUrl } = services.settings;
    const { form } = receipt.filing;
    const write = async (
      id: string,
      recipient: Recipient,
      language: Locale,
      subject: string,
      blocks: readonly Block[],
      more: { readonly replyTo?: EmailAddress | null } = {},
    ) =>
      queueLetter(
        handle,
        {
          ...more,
          id,
          recipient,
          subject,
          text: asText(blocks),
          html: asHtml(language, subject, blocks, site),
          locale: language,
          orderId: null,
        },
        services.now(),
      );
    const letters = lettersAboutMessage(receipt.id);
    const say = inLocale(messageTexts, locale);
    const words = say.forms[form];
    await write(
      letters.receipt,
      boundedMailbox(receipt.email),
      locale,
      words.subject(receiptReference(receipt), site.name),
      [
        { kind: "paragraph", text: words.received(dateTime(locale, receipt.receivedAt, timeZone)) },
        ...contentOf(receipt, locale, known),
        ...(form === "abuse" ? [{ kind: "paragraph", text: say.goodFaith } as const] : []),
        { kind: "paragraph", text: words.next },
        { kind: "paragraph", text: say.notYou(site.email, site.phoneShown) },
        { kind: "paragraph", text: `${say.regards}\n${site.name}` },
        { kind: "imprint", text: imprint(site, locale, publicUrl) },
      ],
    );
    // The provider's own language.
    const language = ownLanguage();
    const own = inLocale(messageTexts, language);
    const reference = receiptReference(receipt);
    const command = `npm run data -- requests ${reference} --files ORDNER`;
    await write(
      letters.note,
      ownMailbox(site),
      language,
      own.forms[form].note(reference),
      [
        { kind: "paragraph", text: own.forms[form].noted(dateTime(language, receipt.receivedAt, timeZone)) },
        ...contentOf(receipt, language, known),
        ...(filesOf(receipt.filing).length > 0 ? [{ kind: "paragraph", text: own.filesAt(command) } as const] : []),
      ],
      { replyTo: readEmailAddress(receipt.email) },
    );
  };

interface Known {
  readonly jobs: readonly OpenJob[];
  readonly categories: readonly Category[];
  readonly timeZone: string;
}

const contentOf = (receipt: MessageReceipt, locale: Locale, known: Known): readonly Block[] => {
  const say = inLocale(messageTexts, locale);
  return [
    { kind: "heading", text: say.forms[receipt.filing.form].content },
    {
      kind: "list",
      entries: [
        `${say.reference}: ${receiptReference(receipt)}`,
        `${say.receivedAt}: ${dateTime(locale, receipt.receivedAt, known.timeZone)}`,
        ...messageFacts(receipt.filing).map((fact) => `${say.facts[fact.name]}: ${valueOf(fact, locale, known)}`),
      ],
    },
  ];
};

const valueOf = ({ name, value }: MessageFact, locale: Locale, { jobs, categories }: Known): string => {
  if (name === "concern") return inLocale(messageTexts, locale).concerns[value as Concern];
  if (name === "category" || name === "product")
    return inLocale(categories.find(({ key }) => key === value)?.title, locale) ?? value;
  if (name === "job") return openJobTitle(jobs, value, locale);
  return name === "email" ? value : unlinked(value);
};
