// The letter with a ticket: in the holder's language, with the link to its page. [TKT-06]
import type { TicketEvent, TicketKey, TicketPrint, TicketRow } from "@kontor/domain/site/ticket";
import { ticketPath } from "@kontor/domain/site/routing";
import { inLocale, type Localized, spokenIn } from "@kontor/domain/visitor/locale";
import type { Handle } from "../../platform/database/handle.ts";
import { dateTime } from "../../platform/mail/formats.ts";
import { asText, type Block, unlinked } from "../../platform/mail/letter.ts";
import { asHtml, preformatted } from "../../platform/mail/letter-html.ts";
import { queueLetter } from "../../platform/mail/outbox.ts";
import { boundedMailbox } from "../../platform/mail/recipients.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { languagesOfSite } from "../../platform/provider/provider.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";

interface TicketTexts {
  readonly subject: (event: string) => string;
  readonly intro: (event: string) => string;
  readonly rows: { readonly holder: string; readonly when: string; readonly where: string };
  readonly link: string;
  readonly note: string;
  readonly regards: string;
}

const ticketTexts: Localized<TicketTexts> = {
  en: {
    subject: (event) => `Your ticket: ${event}`,
    intro: (event) => `Hello,\n\nHere is your ticket for “${event}”.`,
    rows: { holder: "Issued to", when: "Begins", where: "Place" },
    link: "Open your ticket with its QR code:",
    note: "Please show the code at the entrance, on your phone or on paper. Anyone who has this link can use the ticket, and it is good for one admission: please do not pass it on.",
    regards: "Kind regards",
  },
  de: {
    subject: (event) => `Ihr Ticket: ${event}`,
    intro: (event) => `Guten Tag,\n\nhier ist Ihr Ticket für „${event}“.`,
    rows: { holder: "Ausgestellt auf", when: "Beginn", where: "Ort" },
    link: "Ihr Ticket mit QR-Code öffnen:",
    note: "Bitte zeigen Sie den Code am Eingang vor, auf dem Telefon oder auf Papier. Wer diesen Link hat, kann das Ticket nutzen, und es gilt für einen Einlass: Bitte geben Sie ihn nicht weiter.",
    regards: "Mit freundlichen Grüßen",
  },
};

const idPrefix = "ticket-";

/** The first letter with a ticket; the ids of later ones begin like it. */
export const ticketMail = (print: TicketPrint): string => `${idPrefix}${print}`;

/** They hold the key of a ticket. */
export const isTicketMail = (id: string): boolean => id.startsWith(idPrefix);

export type MailedTicket = Pick<TicketRow, "holder" | "email" | "locale"> & {
  readonly print: TicketPrint;
  readonly key: TicketKey;
  /** How many letters with it were queued before. */
  readonly again?: number;
};

/** Queues the letters of tickets in the transaction that issues them. */
export const queueTicketLetters = async (
  handle: Handle,
  {
    settings,
    now,
  }: { readonly settings: Pick<PlatformServices["settings"], "publicUrl" | "timeZone">; readonly now: number },
  event: TicketEvent,
  tickets: readonly MailedTicket[],
): Promise<void> => {
  const site = await siteTexts(handle);
  const { publicUrl, timeZone } = settings;
  const ends = (["en", "de"] as const).map((locale) => {
    const { note, regards } = inLocale(ticketTexts, locale);
    const blocks: readonly Block[] = [
      { kind: "paragraph", text: note },
      { kind: "paragraph", text: `${regards}\n${site.name}` },
    ];
    return [
      locale,
      [preformatted(blocks, site), { kind: "imprint", text: imprint(site, locale, publicUrl) }] as const,
    ] as const;
  });
  const endOf = new Map(ends);
  for (const { holder, email, locale: named, print, key, again = 0 } of tickets) {
    const locale = spokenIn(languagesOfSite(site), named);
    const say = inLocale(ticketTexts, locale);
    const subject = say.subject(event.title);
    const blocks: readonly Block[] = [
      { kind: "paragraph", text: say.intro(event.title) },
      {
        kind: "rows",
        rows: [
          { what: say.rows.holder, value: unlinked(holder) },
          { what: say.rows.when, value: dateTime(locale, event.startsAt, timeZone) },
          { what: say.rows.where, value: event.place },
        ],
      },
      { kind: "button", text: say.link, url: `${publicUrl}${ticketPath(key, locale)}` },
      ...(endOf.get(locale) ?? []),
    ];
    await queueLetter(
      handle,
      {
        id: again === 0 ? ticketMail(print) : `${ticketMail(print)}-${again}`,
        recipient: boundedMailbox(email),
        subject,
        text: asText(blocks),
        html: asHtml(locale, subject, blocks, site),
        locale,
        orderId: null,
      },
      now,
    );
  }
};
