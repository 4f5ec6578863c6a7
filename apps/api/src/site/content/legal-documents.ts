// Terms and withdrawal notice as PDF for the confirmation of an order, made of their pages once for each wording, outside of any order's transaction. [CHK-05] [LGL-04]
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, isLocale, type Locale, localeTag, type Localized } from "@kontor/domain/visitor/locale";
import { LRUCache } from "lru-cache";
import { spoken } from "../../platform/provider/languages.ts";
import { todayOf } from "../../platform/calendar/today.ts";
import {
  type Attachment,
  type AttachmentMaker,
  type AttachmentReference,
  shareFile,
} from "../../platform/mail/attachments.ts";
import type { PdfDocument } from "../../platform/pdf/blocks.ts";
import { drawnPdf } from "../../platform/pdf/drawing.ts";
import { sellerWordsOf, textFaults } from "../../platform/provider/provider-texts.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { textFilling } from "./filled-text.ts";
import { printedMarkdown } from "./printed-markdown.ts";
import { ContentAway, type ContentSource } from "./source.ts";

type LegalPage = "terms" | "withdrawal";

/** Made when the letter is sent, where the page could not be read when it was queued. */
export const legalKind = "legal";

/** An order does not wait for a slow content system. */
const patienceMs = 500;
const mostWordings = 50;
/** Each in both languages, and those of before while they change. */
const mostDrawn = 8;

const words: Localized<{ readonly [P in LegalPage | "page"]: string }> = {
  en: { terms: "terms.pdf", withdrawal: "right-of-withdrawal-with-form.pdf", page: "Page {page} of {of}" },
  de: { terms: "AGB.pdf", withdrawal: "Widerrufsbelehrung-mit-Formular.pdf", page: "Seite {page} von {of}" },
};

interface Wording {
  readonly title: string;
  readonly text: string;
  readonly at: Date;
}

type Needed = Pick<PlatformServices, "database" | "settings" | "now" | "log">;

const wordingOf = async (
  services: Needed,
  source: ContentSource,
  page: LegalPage,
  locale: Locale,
): Promise<Wording> => {
  const url = inLocale(fixedPaths[page], locale).slice(locale.length + 1);
  const query = `locale=${locale}&filters[url][$eq]=${encodeURIComponent(url)}&populate[content]=true&pagination[pageSize]=1`;
  const [found] = await source.list("pages", query);
  const parts = Array.isArray(found?.["content"])
    ? (found["content"] as readonly Readonly<Record<string, unknown>>[])
    : [];
  const body = parts.flatMap(({ body: text }) => (typeof text === "string" ? [text] : [])).join("\n\n");
  if (found === undefined || body === "") throw new ContentAway(`no text at ${url}`);
  const site = await siteTexts(services.database.reads);
  const seller = sellerWordsOf(site, locale);
  // A letter waits for a text that names the right seller rather than being sent with a wrong one. [LGL-07]
  const [wrong] = textFaults(body, site.others ?? [], seller);
  if (wrong !== undefined) throw new ContentAway(`${url} (${locale}): ${wrong}`);
  // The same wording has the same bytes, and is stored once.
  return {
    title: String(found["title"]),
    text: (await textFilling(services, locale))(body),
    at: new Date(String(found["updatedAt"])),
  };
};

const printed = async (
  services: Needed,
  { title, text, at }: Wording,
  page: LegalPage,
  locale: Locale,
): Promise<PdfDocument> => {
  const site = await siteTexts(services.database.reads);
  const shown = new Intl.DateTimeFormat(inLocale(localeTag, locale), {
    dateStyle: "long",
    timeZone: services.settings.timeZone,
  }).format(at);
  return {
    locale,
    title,
    author: site.legalName,
    at,
    blocks: [
      { kind: "sender", name: site.name, ...(site.flag === undefined ? {} : { flag: site.flag }) },
      { kind: "heading", text: title, level: 1 },
      { kind: "small", text: `${site.legalName} · ${shown}` },
      printedMarkdown(text),
    ],
    footer: imprint(site, locale, services.settings.publicUrl).split("\n").slice(0, 2).join(" · "),
    pageText: inLocale(words, locale).page,
    pageName: title,
  };
};

/** The same document is drawn once, however often it is read anew. */
const drawnOnce = (): ((document: PdfDocument) => Promise<Buffer>) => {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: mostDrawn });
  return (document) => {
    const key = createHash("sha256").update(JSON.stringify(document)).digest("base64url");
    const known = drawn.get(key) ?? drawnPdf(document);
    drawn.set(key, known);
    known.catch(() => drawn.delete(key));
    return known;
  };
};

export interface LegalDocuments {
  /** What an order's letter refers to: the stored files, or, where they are not at hand in time, what makes them later. */
  readonly references: (locale: Locale) => Promise<Readonly<Record<LegalPage, AttachmentReference>>>;
  readonly make: AttachmentMaker;
}

export const legalDocuments = (
  services: Needed,
  source: ContentSource,
  version: () => Promise<string>,
): LegalDocuments => {
  const stored = new LRUCache<string, Promise<AttachmentReference>>({ max: mostWordings });
  const draw = drawnOnce();
  const attachmentOf = async (page: LegalPage, locale: Locale): Promise<Attachment> => {
    const content = await draw(await printed(services, await wordingOf(services, source, page, locale), page, locale));
    return { name: inLocale(words, locale)[page], mime: "application/pdf", content };
  };
  const store = async (page: LegalPage, locale: Locale): Promise<AttachmentReference> => {
    const file = await attachmentOf(page, locale);
    return services.database.inTransaction((handle) => shareFile(handle, file));
  };
  /** Of a version of the content on a day: texts may name days. */
  const storedOnce = async (page: LegalPage, locale: Locale): Promise<AttachmentReference> => {
    const key = [await version(), page, locale, todayOf(services)].join(" ");
    const known = stored.get(key) ?? store(page, locale);
    stored.set(key, known);
    known.catch(() => stored.delete(key));
    return known;
  };
  const reference = (page: LegalPage, locale: Locale): Promise<AttachmentReference> => {
    const later: AttachmentReference = { kind: legalKind, of: `${page} ${locale}` };
    const now = storedOnce(page, locale).catch((error: unknown) => {
      services.log.warn(
        { err: { name: error instanceof Error ? error.name : "unknown" }, page },
        "a legal page is attached later",
      );
      return later;
    });
    return Promise.race([now, pause(patienceMs, later, { ref: false })]);
  };
  return {
    references: async (locale) => {
      const [terms, withdrawal] = await Promise.all([reference("terms", locale), reference("withdrawal", locale)]);
      return { terms, withdrawal };
    },
    make: async (of) => {
      const [page = "", locale = ""] = of.split(" ");
      if (!isLocale(locale) || (page !== "terms" && page !== "withdrawal"))
        throw new Error(`there is no legal page ${of}`);
      return attachmentOf(page, spoken(locale));
    },
  };
};
