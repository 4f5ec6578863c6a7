// The documents and files of ticketing: drawn without the shop's frame, never stored by browsers but for what the check needs without a network. [TKT-01] [TKT-02] [LOC-12]
import { hash } from "node:crypto";
import { texts, messagesOf } from "../../platform/texts/server-texts.ts";
import { checkPath } from "@kontor/domain/site/routing";
import { type Locale, locales } from "@kontor/domain/visitor/locale";
import { renderToStaticMarkup } from "react-dom/server";
import entranceSheet from "../../site/ticket/entrance.module.css?inline";
import ticketSheet from "../../site/ticket/ticketing.module.css?inline";
import type { WholeAnswer } from "../../platform/page/services.ts";
import ticketCheck from "../../site/ticket/check-running.ts?inline-script";
import ticketWorker from "../../site/ticket/check-worker.ts?inline-script";
import ticketDecoder from "../../site/ticket/decoder.ts?inline-module";
import { checkFiles, decoderPath, scriptPath, sheetPath } from "../../site/ticket/paths.ts";
import passkeys from "../../visitor/second-factor/passkeys-running.ts?inline-script";
import { passkeyScript } from "../../visitor/second-factor/paths.ts";
import { PlainDocument } from "../../site/ticket/plain-document.tsx";
import { BadgeIntro, BadgeSheet } from "../../site/ticket/badge-sheet.tsx";
import type { BadgeDocument, BadgeTexts } from "../../site/ticket/views.ts";
import { PageTexts } from "../../platform/texts/texts.tsx";
import { TicketingScreen } from "../../site/ticket/screen.tsx";
import type { TicketingPageData } from "../../site/ticket/views.ts";
import * as styles from "../../site/ticket/ticketing.module.css";
import type { Brand } from "../../platform/provider/site.ts";
import { brand, provider } from "../../shell/provider.ts";
import { sheetsOf } from "./head.ts";
import { coloured } from "../../visitor/colour-mode/colours.ts";

type HeaderReader = (name: string) => string | null;

/** No request from the page of a ticket carries its address; pages with forms send theirs to the shop itself. [TKT-01] [FRM-06] */
const referrerOf = ({ view }: TicketingPageData["view"]) => (view === "ticket" ? "no-referrer" : "same-origin");

/** Neither stored nor listed, and no address of a page with a key leaves the shop. [TKT-01] */
const closed = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

const page = ({ locale, title, zone, view }: Omit<TicketingPageData, "status">): Buffer =>
  Buffer.from(
    `<!DOCTYPE html>${renderToStaticMarkup(
      <PlainDocument
        locale={locale}
        title={title}
        zone={zone}
        messages={messagesOf(locale, "ticketing")}
        sheets={[...sheetsOf(brand()), sheetPath]}
        icon={brand().icon}
        referrer={referrerOf(view)}
        isCheck={view.view === "check"}
      >
        <TicketingScreen view={view} />
      </PlainDocument>,
    )}`,
  );

export const ticketingDocument = (data: TicketingPageData, header: HeaderReader): WholeAnswer => ({
  status: data.status,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-language": data.locale,
    vary: "cookie, accept-language",
    "referrer-policy": referrerOf(data.view),
    ...closed,
  },
  body: coloured(page(data), header),
  scripts: [],
  same: null,
});

/** Where the sheets go. */
const place = "%sheets%";

/** The document of badges in parts: what is above, each sheet, what is below. [TKT-03] */
export const badgeDocument = (locale: Locale, { title, pdf }: BadgeTexts): BadgeDocument => {
  const messages = messagesOf(locale, "ticketing");
  const whole = renderToStaticMarkup(
    <PlainDocument
      locale={locale}
      title={texts(locale, "ticketing")("meta.print")}
      messages={messages}
      sheets={[...sheetsOf(brand()), sheetPath]}
      icon={brand().icon}
    >
      <BadgeIntro title={title} pdf={pdf} />
      <div className={styles.sheets}>{place}</div>
    </PlainDocument>,
  );
  const [head = "", tail = ""] = whole.split(place);
  return {
    head: `<!DOCTYPE html>${head}`,
    sheet: (badges) =>
      renderToStaticMarkup(
        <PageTexts locale={locale} messages={messages}>
          <BadgeSheet badges={badges} />
        </PageTexts>,
      ),
    tail,
  };
};

/** Revalidated before use; the worker of the check has copies of its own. */
const file = (type: string, text: string | Buffer): WholeAnswer => ({
  status: 200,
  headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, no-cache" },
  body: Buffer.from(text as string),
  scripts: type === "text/html" ? [] : null,
  same: null,
});

/** What the worker keeps for the time without a network; another version of any of it is another worker. */
const offlineFiles = (locale: Locale): readonly string[] => {
  const { shell, manifest } = checkFiles(locale);
  return [shell, manifest, scriptPath, decoderPath, sheetPath, ...sheetsOf(brand()), brand().icon];
};

/** Of all pages of ticketing: the check has it without a network, too. */
const sheet = `${ticketSheet}\n${entranceSheet}`;

const versionOf = (brand: Brand): string =>
  hash(
    "sha256",
    [ticketCheck, ticketDecoder, ticketWorker, sheet, ...sheetsOf(brand), brand.icon, brand.mark, brand.site.name].join(
      "\n",
    ),
  ).slice(0, 12);

const localeFile = (locale: Locale, path: string, zone: string, header: HeaderReader): WholeAnswer | null => {
  const files = checkFiles(locale);
  const t = texts(locale, "ticketing");
  switch (path) {
    case files.worker: {
      const facts = {
        version: `${locale}-${versionOf(brand())}`,
        files: offlineFiles(locale),
        shell: files.shell,
        scope: checkPath(locale),
      };
      return file("text/javascript", `self.checkFacts = ${JSON.stringify(facts)};\n${ticketWorker}`);
    }
    case files.shell:
      return file(
        "text/html",
        coloured(
          page({
            locale,
            zone,
            title: t("meta.check"),
            view: { view: "check", session: null, outcome: null, guests: null, scan: "" },
          }),
          header,
        ),
      );
    case files.manifest:
      return file(
        "application/manifest+json",
        JSON.stringify({
          name: t("check.title"),
          short_name: t("check.title"),
          lang: locale,
          start_url: checkPath(locale),
          scope: checkPath(locale),
          display: "standalone",
          background_color: provider().colours.paper,
          theme_color: provider().colours.ink,
          icons: [
            { src: brand().icon, sizes: "any", type: "image/svg+xml" },
            // Launchers that draw no SVG; the mark is far enough from the edge to be cut round.
            ...[192, 512].map((size) => ({
              src: `/icon-${size}.png`,
              sizes: `${size}x${size}`,
              type: "image/png",
              purpose: "any maskable",
            })),
          ],
        }),
      );
    default:
      return null;
  }
};

/** A file beside the pages of ticketing and of the second factor; null for every other path. */
export const ticketingFile = (path: string, zone: string, header: HeaderReader): WholeAnswer | null => {
  if (path === scriptPath) return file("text/javascript", ticketCheck);
  if (path === passkeyScript) return file("text/javascript", passkeys);
  if (path === decoderPath) return file("text/javascript", ticketDecoder);
  if (path === sheetPath) return file("text/css", sheet);
  if (!path.includes("/ticketing/check")) return null;
  return locales.map((locale) => localeFile(locale, path, zone, header)).find((found) => found !== null) ?? null;
};
