// A ticket on paper: event, holder, its code, and the key in words. [TKT-01]
import type { PdfDocument } from "../../platform/server/pdf-document.ts";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import { momentText } from "../../platform/texts/format.ts";
import { codeOf } from "./badge-pages.ts";
import { bareModules } from "../../platform/page/qr-code.ts";

interface PrintedTicket {
  readonly key: string;
  readonly holder: string;
  readonly community: boolean;
  readonly event: { readonly title: string; readonly place: string; readonly startsAt: number };
}

interface Words {
  readonly title: string;
  readonly holder: string;
  readonly begins: string;
  readonly place: string;
  readonly key: string;
  readonly community: string;
  readonly code: string;
  readonly note: string;
  readonly page: string;
}

const words: Localized<Words> = {
  en: {
    title: "Ticket",
    holder: "Issued to",
    begins: "Begins",
    place: "Place",
    key: "Key",
    community: "Community event",
    code: "QR code of this ticket",
    note: "Please show the code at the entrance. Whoever has it can use the ticket; it is good for one admission.",
    page: "Page {page} of {of}",
  },
  de: {
    title: "Ticket",
    holder: "Ausgestellt auf",
    begins: "Beginn",
    place: "Ort",
    key: "Schlüssel",
    community: "Community-Event",
    code: "QR-Code dieses Tickets",
    note: "Bitte zeigen Sie den Code am Eingang vor. Wer ihn hat, kann das Ticket nutzen; es gilt für einen Einlass.",
    page: "Seite {page} von {of}",
  },
};

export const ticketPdf = (
  { key, holder, community, event }: PrintedTicket,
  locale: Locale,
  publicUrl: string,
  author: string,
): PdfDocument => {
  const say = inLocale(words, locale);
  return {
    locale,
    title: `${say.title}: ${event.title}`,
    author,
    at: new Date(event.startsAt),
    footer: author,
    pageText: say.page,
    blocks: [
      { kind: "heading", level: 1, text: event.title },
      ...(community ? [{ kind: "paragraph", text: say.community } as const] : []),
      {
        kind: "code",
        modules: bareModules(codeOf(publicUrl, key)),
        alt: say.code,
        beside: [
          { what: say.holder, value: holder },
          { what: say.begins, value: momentText(locale, event.startsAt) },
          { what: say.place, value: event.place },
          { what: say.key, value: key.replaceAll(/(.{4})(?=.)/g, "$1 ") },
        ],
      },
      { kind: "small", text: say.note },
    ],
  };
};
