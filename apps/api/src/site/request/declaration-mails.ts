// Letters about a cancellation or a withdrawal: the receipt with content, date and time, and word of it for who deals with it. [LGL-02] [LGL-03]
import { type EmailAddress, readEmailAddress } from "@kontor/domain/kernel/text";
import type { Category } from "@kontor/domain/shop/catalog";
import {
  type DeclarationReceipt,
  type DeclaredFact,
  declaredFacts,
  receiptReference,
} from "@kontor/domain/site/request";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { ownLanguage } from "../../platform/provider/languages.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { currentCatalog } from "../../shop/catalog/store.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { lettersAbout } from "./store.ts";
import { queueLetter } from "../../platform/mail/outbox.ts";
import type { Site } from "../../platform/provider/provider.ts";
import { boundedMailbox, ownMailbox, type Recipient } from "../../platform/mail/recipients.ts";
import { declarationTexts } from "./declaration-texts.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { asText, type Block, unlinked } from "../../platform/mail/letter.ts";
import { asHtml } from "../../platform/mail/letter-html.ts";
import { dateTime, longDay } from "../../platform/mail/formats.ts";

/** Queues both letters in the transaction of their declaration; the rows' ids, and so the Message-IDs, come from the receipt's. */
export const queueReceipt =
  (services: Pick<PlatformServices, "now" | "settings">) =>
  async (handle: Handle, receipt: DeclarationReceipt, locale: Locale): Promise<void> => {
    const site = await siteTexts(handle);
    const { categories } = await currentCatalog(handle);
    const { timeZone, publicUrl } = services.settings;
    const write = async (
      id: string,
      recipient: Recipient,
      language: Locale,
      written: Written,
      more: { readonly replyTo?: EmailAddress | null } = {},
    ): Promise<void> => {
      await queueLetter(
        handle,
        {
          ...more,
          id,
          recipient,
          subject: written.subject,
          text: asText(written.blocks),
          html: asHtml(language, written.subject, written.blocks, site),
          locale: language,
          orderId: null,
        },
        services.now(),
      );
    };
    const letters = lettersAbout(receipt.id);
    await write(
      letters.receipt,
      boundedMailbox(receipt.email),
      locale,
      receiptLetter(receipt, locale, { site, categories, timeZone, publicUrl }),
    );
    const own = ownLanguage();
    await write(
      letters.note,
      ownMailbox(site),
      own,
      noteLetter(receipt, own, { site, categories, timeZone, publicUrl }),
      { replyTo: readEmailAddress(receipt.email) },
    );
  };

interface Written {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

interface Known {
  readonly site: Site;
  readonly categories: readonly Category[];
  readonly timeZone: string;
  readonly publicUrl: string;
}

/** Content, date and time, as the law asks for them. */
const receiptLetter = (receipt: DeclarationReceipt, locale: Locale, known: Known): Written => {
  const say = inLocale(declarationTexts, locale);
  const { form } = receipt.filing;
  const { site } = known;
  return {
    subject: say.subject[form](receiptReference(receipt), site.name),
    blocks: [
      { kind: "paragraph", text: say.received[form](dateTime(locale, receipt.receivedAt, known.timeZone)) },
      ...contentOf(receipt, locale, known),
      { kind: "paragraph", text: say.next[form] },
      { kind: "paragraph", text: say.notYou(site.email, site.phoneShown) },
      { kind: "paragraph", text: `${say.regards}\n${site.name}` },
      { kind: "imprint", text: imprint(site, locale, known.publicUrl) },
    ],
  };
};

const noteLetter = (receipt: DeclarationReceipt, locale: Locale, known: Known): Written => {
  const say = inLocale(declarationTexts, locale);
  const { form } = receipt.filing;
  return {
    subject: say.note[form](receiptReference(receipt)),
    blocks: [
      { kind: "paragraph", text: say.noted[form](dateTime(locale, receipt.receivedAt, known.timeZone)) },
      ...contentOf(receipt, locale, known),
    ],
  };
};

const contentOf = (receipt: DeclarationReceipt, locale: Locale, { categories, timeZone }: Known): readonly Block[] => {
  const say = inLocale(declarationTexts, locale);
  return [
    { kind: "heading", text: say.content[receipt.filing.form] },
    {
      kind: "list",
      entries: [
        `${say.reference}: ${receiptReference(receipt)}`,
        `${say.receivedAt}: ${dateTime(locale, receipt.receivedAt, timeZone)}`,
        ...declaredFacts(receipt.filing).map((fact) => `${say.facts[fact.name]}: ${valueOf(fact, locale, categories)}`),
      ],
    },
  ];
};

const valueOf = (fact: DeclaredFact, locale: Locale, categories: readonly Category[]): string => {
  const say = inLocale(declarationTexts, locale);
  switch (fact.name) {
    case "termination":
      return say.termination[fact.value];
    case "end":
      return fact.value === "next" ? say.nextEnd : longDay(locale, fact.value);
    case "category":
      return inLocale(categories.find(({ key }) => key === fact.value)?.title, locale) ?? fact.value;
    case "email":
      return fact.value;
    default:
      return unlinked(fact.value);
  }
};
