// The answers as HTTP: documents, data and pictures of pages with their headers. Called by the server for all that is neither a file nor the API.
import { previewHeaders } from "@kontor/domain/site/admin";
import type { Page, Shell } from "./screens/pages.ts";
import { bannerPlaceOf } from "./screens/banner-places.ts";
import { isPublic } from "./screens/public-pages.ts";
import { screenName } from "./screens/screens.ts";
import { printOf } from "./document/blocks.ts";
import { baseSheet } from "./document/head.ts";
import { skipLinks } from "./document/skip-links.ts";
import { bannerOf, consentAround } from "../visitor/consent/drawn-banner.ts";
import { coloured } from "../visitor/colour-mode/colours.ts";
import { travelling } from "./document/document.ts";
import { flagPictureAt } from "../shell/flag-picture.ts";
import { beginAs } from "../shell/provider.ts";
import { type BannerPage, drawnBanners } from "../site/admin/drawn-banners.tsx";
import { draw } from "./document/drawing.ts";
import { answer } from "./answer.ts";
import { badgeDocument, ticketingDocument, ticketingFile } from "./document/ticketing-document.tsx";
import { adminLocale, isAdminPath } from "../site/admin/admin-path.ts";
import { listFile } from "../site/admin/list-file.ts";
import { pageVersion } from "./page-version.ts";
import { addressOf } from "../platform/page/request-address.ts";
import { speculation } from "../site/routing/files/speculation.ts";
import type { PageRequest, PageServices, WholeAnswer } from "../platform/page/services.ts";

/** Kinds of pages that are not the same for everybody: with data of one visitor, or with a key of their own or what a cookie says each time. */
const own: Readonly<Partial<Record<Page["kind"], "visitor" | "request">>> = {
  checkout: "visitor",
  account: "visitor",
  orders: "visitor",
  contracts: "visitor",
  settings: "visitor",
  question: "visitor",
  "own-data": "visitor",
  invoices: "visitor",
  declaration: "request",
  message: "request",
  newsletter: "request",
  "cookie-settings": "request",
  application: "request",
};

/** A form may hold what is known of the visitor. */
const isFilledIn = ({ kind, data }: Page): boolean =>
  kind === "declaration" || (kind === "message" && "about" in data && data.about !== undefined);

/** What is for one visitor only, may be filled in for one, or failed is not cached; the rest is revalidated before use. [CHK-01] */
const keeping = (page: Page, posted = false): string =>
  own[page.kind] === "visitor" || isFilledIn(page) || posted || page.status !== 200
    ? "private, no-store"
    : "private, no-cache";

const varies = "cookie, accept-language";

/** An outage ends by itself: the header says when to retry. [OPS-10] */
const comeBack = (status: number): Readonly<Record<string, string>> => (status === 503 ? { "retry-after": "5" } : {});

const nothing = Buffer.alloc(0);

/** Where the page shows the same to everybody who sees the same prices. */
const sameOf = (page: Page, shell: Shell | null, until: number | null, banners = ""): WholeAnswer["same"] =>
  own[page.kind] !== undefined || page.status !== 200 || page.preview !== undefined
    ? null
    : { print: () => banners + printOf(page, ...(shell === null ? [] : [shell])), until };

/** Small banners stand beside no draft, on no page of staff and on no error; where a page has none they wait for the next one. [ADM-04] */
const carriesBanners = (page: Page): boolean =>
  page.kind !== "admin" && page.status === 200 && page.preview === undefined;

const bannerPage = (page: Page, path: string): BannerPage => {
  const place = bannerPlaceOf[page.kind];
  return place === null ? null : { place: place === "any" ? null : place, path };
};

/** Where the settings name optional scripts, a page that is not public says so: one that runs such a script leaves for it. [VIS-02] */
const closedTo = ({ optionalScripts = [] }: PageServices, page: Page): Page =>
  optionalScripts.length === 0 || isPublic(page) ? travelling(page) : { ...travelling(page), closed: true };

/** What a countdown shows is drawn with the page; the browser's goes on from there once the page is awake. [CNT-05] */
const countingFor = 5_000;

const soonest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const json = (value: unknown, status: number, control: string, same: WholeAnswer["same"]): WholeAnswer => ({
  status,
  headers: {
    "content-type": "application/json; charset=utf-8",
    "cache-control": control,
    vary: varies,
    ...comeBack(status),
  },
  body: Buffer.from(JSON.stringify(value)),
  scripts: null,
  same,
});

/** A short answer without a page: a redirect. */
const short = ({ status, headers }: Response): WholeAnswer => ({
  status,
  headers: {
    ...Object.fromEntries([...headers].filter(([name]) => name !== "set-cookie")),
    ...(headers.getSetCookie().length === 0 ? {} : { "set-cookie": headers.getSetCookie() }),
  },
  body: nothing,
  scripts: null,
  same: null,
});

export default {
  begin: beginAs,

  baseSheet,

  version: pageVersion,

  badges: badgeDocument,

  flagPicture: flagPictureAt,

  list: (request: PageRequest, services: PageServices) => {
    const { pathname: path, searchParams: search } = new URL(request.url);
    return listFile({ path, search, locale: adminLocale(search, request.headers), request, services });
  },

  /** The admin area is neither cached nor listed by search engines, whatever the status. [ADM-01] [ADM-03] */
  async fetch(request: PageRequest, services: PageServices): Promise<WholeAnswer> {
    const made = await answered(request, services);
    return request.url.includes("/admin") && isAdminPath(new URL(request.url).pathname)
      ? { ...made, headers: { ...made.headers, ...previewHeaders }, same: null }
      : made;
  },
};

const answered = async (request: PageRequest, services: PageServices): Promise<WholeAnswer> => {
  const lacking = { some: false };
  const made = await wholeAnswer(request, { ...services, lacking });
  return lacking.some ? { ...made, same: null } : made;
};

const wholeAnswer = async (request: PageRequest, services: PageServices): Promise<WholeAnswer> => {
  const header = (name: string): string | null => request.headers.get(name);
  const file = ticketingFile(new URL(request.url).pathname, services.zone, header);
  if (file !== null) return file;
  const decided = await answer(request, services);
  switch (decided.kind) {
    case "response":
      return short(decided.response);
    case "plain":
      return ticketingDocument(decided.page, header);
    case "moved":
      return json({ moved: decided.to }, 200, "private, no-store", null);
    case "shell":
      return json(
        decided.shell,
        200,
        "private, no-cache",
        decided.shell.vat === null ? null : { print: () => printOf(decided.shell), until: null },
      );
    case "consent":
      return {
        status: 200,
        headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache", vary: varies },
        body: Buffer.from(bannerOf({ locale: decided.locale, here: `/${decided.locale}`, services })),
        scripts: null,
        same: null,
      };
    case "payload":
      return json(
        closedTo(services, decided.page),
        decided.page.status,
        keeping(decided.page),
        sameOf(decided.page, null, decided.until),
      );
    case "page": {
      const { page, shell, until } = decided;
      const files = {
        screen: services.filesOf(screenName(page)),
        ahead: page.leadsTo === undefined ? [] : services.filesOf(page.leadsTo).styles,
      };
      const [now, here] = [services.now(), addressOf(request)];
      const on = bannerPage(page, new URL(request.url).pathname);
      const banners = carriesBanners(page) ? await drawnBanners(services, now, on) : null;
      const consent = consentAround(
        { locale: page.locale, here, header, services },
        {
          hasNone: page.kind === "cookie-settings" || page.kind === "admin" || page.preview !== undefined,
          isPublic: isPublic(page),
        },
      );
      // The frame of staff has its own.
      const skip = page.kind === "admin" ? "" : skipLinks(services.languages);
      const around = { ...consent, begin: skip + consent.begin + (banners?.text ?? "") };
      const drawn = await draw(page, shell, page.preview?.path ?? here, files, now, around);
      if (drawn.kind === "elsewhere")
        return {
          status: 308,
          headers: { location: drawn.location, "cache-control": "public, max-age=3600" },
          body: nothing,
          scripts: null,
          same: null,
        };
      return {
        status: drawn.status,
        headers: {
          "content-type": "text/html; charset=utf-8",
          "cache-control": keeping(page, request.posted !== undefined),
          vary: varies,
          "content-language": page.locale,
          ...(page.still === true && page.preview === undefined ? speculation(header, here) : {}),
          ...comeBack(drawn.status),
        },
        body: coloured(drawn.body, header),
        scripts: drawn.scripts,
        ...(isPublic(page) ? { isPublic: true } : {}),
        same:
          drawn.status === 200 && request.posted === undefined
            ? sameOf(
                page,
                shell,
                soonest(soonest(until, banners?.until ?? null), drawn.counts ? now + countingFor : null),
                banners?.text,
              )
            : null,
      };
    }
  }
};
