// Letters about the newsletter: please confirm, you have confirmed, you receive it already; the last two end it with one click. [CUS-10]
import { letterLink } from "@kontor/domain/site/routing";
import { confirmationTime, type Subscription, type SubscriptionLetter } from "@kontor/domain/site/request";
import { durationInWords, inLocale, type Locale, type Localized, withinInWords } from "@kontor/domain/visitor/locale";
import type { Handle } from "../../platform/database/handle.ts";
import { asText, type Block } from "../../platform/mail/letter.ts";
import { asHtml } from "../../platform/mail/letter-html.ts";
import { queueLetter } from "../../platform/mail/outbox.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { boundedMailbox } from "../../platform/mail/recipients.ts";

interface NewsletterTexts {
  readonly subject: Readonly<Record<SubscriptionLetter, (provider: string) => string>>;
  readonly text: Readonly<Record<SubscriptionLetter, string>>;
  readonly confirm: string;
  readonly end: string;
  readonly notYou: string;
  readonly regards: string;
}

/** In seconds: afterwards the link is over, and the address is forgotten. */
const confirmed = confirmationTime / 1000;

const newsletterTexts: Localized<NewsletterTexts> = {
  en: {
    subject: {
      confirm: (provider) => `Please confirm: the monthly newsletter from ${provider}`,
      confirmed: (provider) => `You are on the list – ${provider}`,
      known: (provider) => `You receive our newsletter already – ${provider}`,
    },
    text: {
      confirm: `Hello,\n\nSomeone signed up for our monthly newsletter with this address. If it was you, please confirm it ${withinInWords("en", confirmed)}.`,
      confirmed: "Hello,\n\nThank you, your address is confirmed. You will receive the next newsletter.",
      known:
        "Hello,\n\nSomeone signed up for our monthly newsletter with this address. You receive it already, so nothing changes.",
    },
    confirm: "Confirm the address",
    end: "Unsubscribe with one click",
    notYou: `If it was not you, you need not do anything: without the confirmation we send no newsletter, and the address is deleted after ${durationInWords("en", confirmed)}.`,
    regards: "Kind regards",
  },
  de: {
    subject: {
      confirm: (provider) => `Bitte bestätigen: der monatliche Rundbrief von ${provider}`,
      confirmed: (provider) => `Ihre Anmeldung zum Rundbrief ist bestätigt – ${provider}`,
      known: (provider) => `Sie erhalten unseren Rundbrief bereits – ${provider}`,
    },
    text: {
      confirm: `Guten Tag,\n\nmit dieser Adresse wurde unser monatlicher Rundbrief bestellt. Wenn Sie das waren, bestätigen Sie es bitte ${withinInWords("de", confirmed)}.`,
      confirmed: "Guten Tag,\n\nvielen Dank, Ihre Adresse ist bestätigt. Der nächste Rundbrief kommt auch zu Ihnen.",
      known:
        "Guten Tag,\n\nmit dieser Adresse wurde unser monatlicher Rundbrief bestellt. Sie erhalten ihn bereits, es ändert sich also nichts.",
    },
    confirm: "Adresse bestätigen",
    end: "Den Rundbrief mit einem Klick abbestellen",
    notYou: `Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Bestätigung kommt kein Rundbrief, und die Adresse wird nach ${durationInWords("de", confirmed)} gelöscht.`,
    regards: "Mit freundlichen Grüßen",
  },
};

const idPrefix = "newsletter-";
export const isNewsletterMail = (id: string): boolean => id.startsWith(idPrefix);

export const queueSubscriptionLetter =
  (services: Pick<PlatformServices, "now" | "settings" | "freshId">) =>
  async (handle: Handle, letter: SubscriptionLetter, { email, code }: Subscription, locale: Locale): Promise<void> => {
    const site = await siteTexts(handle);
    const { publicUrl } = services.settings;
    const say = inLocale(newsletterTexts, locale);
    const to = (act: "confirm" | "end"): string => `${publicUrl}${letterLink("newsletter-form", act, code, locale)}`;
    const endLink = letter === "confirm" ? null : to("end");
    const subject = say.subject[letter](site.name);
    const blocks: readonly Block[] = [
      { kind: "paragraph", text: say.text[letter] },
      ...(endLink === null
        ? [
            { kind: "button", text: say.confirm, url: to("confirm") } as const,
            { kind: "paragraph", text: say.notYou } as const,
          ]
        : [{ kind: "link", text: say.end, url: endLink } as const]),
      { kind: "paragraph", text: `${say.regards}\n${site.name}` },
      { kind: "imprint", text: imprint(site, locale, publicUrl) },
    ];
    await queueLetter(
      handle,
      {
        id: `${idPrefix}${services.freshId()}`,
        recipient: boundedMailbox(email),
        subject,
        text: asText(blocks),
        html: asHtml(locale, subject, blocks, site),
        locale,
        orderId: null,
        endLink,
      },
      services.now(),
    );
  };
