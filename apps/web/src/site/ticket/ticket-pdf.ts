// A ticket on paper: the card of its page to cut out, with event, holder, its code, and the key in words. [TKT-01]
import type { WebSettings } from "../../platform/server/settings.ts";
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
  readonly community: string;
  readonly code: string;
  readonly note: string;
  readonly cut: string;
  readonly page: string;
}

const words: Localized<Words> = {
  en: {
    title: "Ticket",
    holder: "Issued to",
    community: "Community event",
    code: "QR code of this ticket",
    note: "Please show the code at the entrance. Whoever has it can use the ticket; it is good for one admission.",
    cut: "Print this page in its actual size and cut along the marks at the corners: the ticket is then as large as a bank card. If you fold it at the dashed line, the code is on a side of its own.",
    page: "Page {page} of {of}",
  },
  de: {
    title: "Ticket",
    holder: "Ausgestellt auf",
    community: "Community-Event",
    code: "QR-Code dieses Tickets",
    note: "Bitte zeigen Sie den Code am Eingang vor. Wer ihn hat, kann das Ticket nutzen; es gilt für einen Einlass.",
    cut: "Drucken Sie diese Seite in Originalgröße und schneiden Sie das Ticket an den Eckmarken aus: Dann ist es so groß wie eine Bankkarte. Falten Sie es an der gestrichelten Linie, steht der Code allein auf einer Seite.",
    page: "Seite {page} von {of}",
  },
};

/** Who issues it: the name, and the colours of the flag. */
interface Issuer {
  readonly name: string;
  readonly flag?: readonly string[];
}

export const ticketPdf = (
  { key, holder, community, event }: PrintedTicket,
  locale: Locale,
  { publicUrl, timeZone: zone }: Pick<WebSettings, "publicUrl" | "timeZone">,
  { name: author, flag }: Issuer,
  /** When it is drawn: what stands in the file was made then, whenever the event is. */
  now: Date,
): PdfDocument => {
  const say = inLocale(words, locale);
  const hoisted = flag === undefined ? {} : { flag };
  return {
    locale,
    title: `${say.title}: ${event.title}`,
    author,
    at: now,
    footer: author,
    pageText: say.page,
    blocks: [
      { kind: "sender", name: author, ...hoisted },
      { kind: "heading", level: 1, text: `${say.title}: ${event.title}` },
      { kind: "paragraph", text: say.note },
      {
        kind: "card",
        name: author,
        ...hoisted,
        title: event.title,
        mark: community ? say.community : null,
        modules: bareModules(codeOf(publicUrl, key)),
        alt: say.code,
        facts: [
          { icon: "calendar", text: momentText(locale, event.startsAt, zone) },
          { icon: "place", text: event.place },
        ],
        holder: { what: say.holder, value: holder },
        key: key.replaceAll(/(.{4})(?=.)/g, "$1 "),
      },
      { kind: "small", text: say.cut },
    ],
  };
};
