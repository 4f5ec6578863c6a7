// The letter about an item whose state changed, in the language of its customer. [OUT-03]
import { fullName } from "@kontor/domain/shop/customer";
import type { ServiceContract } from "@kontor/domain/shop/contract";
import type { ItemDelivery, ItemState } from "@kontor/domain/site/outside";
import { accountEntryPath } from "@kontor/domain/site/routing";
import { inLocale, type Localized } from "@kontor/domain/visitor/locale";
import type { Handle } from "../../platform/database/handle.ts";
import { asText, type Block, unlinked } from "../../platform/mail/letter.ts";
import { asHtml } from "../../platform/mail/letter-html.ts";
import { queueLetter } from "../../platform/mail/outbox.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { boundedMailbox } from "../../platform/mail/recipients.ts";
import { orderById } from "../../shop/checkout/store.ts";
import { customerByNumber } from "../../shop/customer/store.ts";

interface Words {
  readonly subject: (state: ItemState, title: string, provider: string) => string;
  readonly greeting: (name: string) => string;
  readonly news: (state: ItemState, item: string) => string;
  readonly open: (host: string) => string;
  readonly inAccount: string;
  readonly regards: string;
}

const newsOf = {
  en: {
    accepted: (item: string) =>
      `We have accepted your order for ${item}. We will write to you again once it is set up.`,
    "setting-up": (item: string) => `${item} is being set up. We will write to you again once it is ready.`,
    ready: (item: string) => `${item} is ready.`,
    failed: (item: string) =>
      `We could not set up ${item}. You do not need to do anything: we are looking into it and will get back to you.`,
  },
  de: {
    accepted: (item: string) =>
      `wir haben Ihre Bestellung von ${item} angenommen. Sobald alles eingerichtet ist, schreiben wir Ihnen wieder.`,
    "setting-up": (item: string) =>
      `${item} wird gerade eingerichtet. Sobald alles bereit ist, schreiben wir Ihnen wieder.`,
    ready: (item: string) => `${item} ist bereit.`,
    failed: (item: string) =>
      `${item} konnten wir nicht einrichten. Sie müssen nichts tun: Wir kümmern uns darum und melden uns bei Ihnen.`,
  },
} as const;

const subjects = {
  en: { accepted: "Accepted", "setting-up": "Being set up", ready: "Ready", failed: "Not set up yet" },
  de: { accepted: "Angenommen", "setting-up": "Wird eingerichtet", ready: "Bereit", failed: "Noch nicht eingerichtet" },
} as const;

const words: Localized<Words> = {
  en: {
    subject: (state, title, provider) => `${subjects.en[state]}: ${title} – ${provider}`,
    greeting: (name) => `Dear ${name},`,
    news: (state, item) => newsOf.en[state](item),
    open: (host) => `Open ${host}`,
    inAccount: "To the contract in your account",
    regards: "Kind regards",
  },
  de: {
    subject: (state, title, provider) => `${subjects.de[state]}: ${title} – ${provider}`,
    greeting: (name) => `Guten Tag ${name},`,
    news: (state, item) => newsOf.de[state](item),
    open: (host) => `${host} öffnen`,
    inAccount: "Zum Vertrag in Ihrem Konto",
    regards: "Mit freundlichen Grüßen",
  },
};

/** To the customer as they are now; an account that is gone gets no letter. */
export const queueDeliveryLetter = async (
  handle: Handle,
  { now, settings }: Pick<PlatformServices, "now" | "settings">,
  contract: ServiceContract,
  { state, text, link, changes }: ItemDelivery,
): Promise<void> => {
  const customer = await customerByNumber(handle, contract.customerNumber);
  const order = await orderById(handle, contract.orderId);
  if (customer === null || order === null) return;
  const { locale, email } = customer;
  const say = inLocale(words, locale);
  const site = await siteTexts(handle);
  const title = inLocale(contract.parts[0]?.title, locale) ?? contract.number;
  const subject = say.subject(state, `${title} (${contract.number})`, site.name);
  const paragraph = (written: string): Block => ({ kind: "paragraph", text: written });
  const blocks: readonly Block[] = [
    paragraph(`${say.greeting(fullName(customer))}\n\n${say.news(state, `${title} (${contract.number})`)}`),
    ...(text === null ? [] : [paragraph(unlinked(inLocale(text, locale)))]),
    ...(link === null ? [] : [{ kind: "button", text: say.open(new URL(link).hostname), url: link } as const]),
    {
      kind: link === null ? "button" : "link",
      text: say.inAccount,
      url: new URL(accountEntryPath("contracts", contract.id, locale), settings.publicUrl).href,
    },
    paragraph(`${say.regards}\n${site.name}`),
    { kind: "imprint", text: imprint(site, locale, settings.publicUrl) },
  ];
  const letter = { subject, text: asText(blocks), html: asHtml(locale, subject, blocks, site) };
  const id = `delivery-${contract.id}-${changes}`;
  await queueLetter(
    handle,
    { id, recipient: boundedMailbox(email), ...letter, locale, orderId: contract.orderId },
    now(),
  );
};
