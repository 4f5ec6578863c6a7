// The table of links that lead nowhere, on the page of product links: those that show it by themselves, and those to addresses of this shop where no page stands. [ADM-04] [LNK-04]
import type { Locale } from "@kontor/domain/visitor/locale";
import { LRUCache } from "lru-cache";
import type { PageServices } from "../../platform/page/services.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { contentVersion } from "../content/store/read.ts";
import { contentLinks, type LinkKind, type StandingLink } from "./content-links.ts";
import { deskHref } from "./desk-page.ts";
import type { DeskTable } from "./desk-views.ts";

/** The status that a visitor gets at a path of this shop, redirects followed; null for what is no page, such as files. */
export type StatusAt = (path: string) => Promise<number | null>;

export interface BrokenLinks {
  readonly found: readonly StandingLink[];
  /** Kinds of content that could not be read. */
  readonly unread: readonly LinkKind[];
  /** How many addresses could not be tried: the content system was away, or there are too many. */
  readonly untried: number;
}

/** So many addresses are tried for one page, and so many at once. */
const [mostTried, atOnce] = [2_000, 16];

/** The path of this shop that a link leads to; null for other hosts, mail addresses, telephone numbers. */
const ownPath = ({ href, path }: StandingLink, publicUrl: string): string | null => {
  // Without an address of its own an entry is on many pages: what is relative to them leads to many places.
  if (href === null || (path === null && !/^(\/|[a-z][a-z\d+.-]*:)/i.test(href)) || !URL.canParse(href, `${publicUrl}${path ?? "/"}`))
    return null;
  const address = new URL(href, `${publicUrl}${path ?? "/"}`);
  return address.origin === new URL(publicUrl).origin ? address.pathname : null;
};

const isAway = (status: number): boolean => status === 503;
/** No page stands there, or it cannot be made; what is closed to this visitor is there. */
const isNowhere = (status: number): boolean => status === 404 || status === 410 || (status >= 500 && !isAway(status));

/** Where a page stood a moment ago, by version of the content: it is not made again for each view of the list. */
const stood = new LRUCache<string, true>({ max: 5_000, ttl: 60_000 });

export const brokenLinks = async (services: PageServices, statusAt: StatusAt): Promise<BrokenLinks> => {
  const version = await contentVersion(services);
  const keyOf = (path: string): string => `${services.publicUrl} ${version ?? ""} ${path}`;
  const { found, unread } = await contentLinks(services);
  const paths = [...new Set(found.flatMap((link) => ownPath(link, services.publicUrl) ?? []))];
  const known = version === null ? [] : paths.filter((path) => stood.has(keyOf(path)));
  const statuses = new Map<string, number | null>(known.map((path) => [path, 200]));
  const open = paths.filter((path) => !statuses.has(path));
  for (let from = 0; from < Math.min(open.length, mostTried); from += atOnce) {
    const some = open.slice(from, from + atOnce);
    const answers = await Promise.all(some.map(statusAt));
    for (const [index, path] of some.entries()) {
      const status = answers[index] ?? null;
      statuses.set(path, status);
      if (status !== null && !isAway(status) && !isNowhere(status)) stood.set(keyOf(path), true);
    }
  }
  const isBroken = (link: StandingLink): boolean => {
    if (link.href === null) return true;
    const path = ownPath(link, services.publicUrl);
    return path !== null && isNowhere(statuses.get(path) ?? 200);
  };
  const isUntried = (path: string): boolean => {
    const status = statuses.get(path);
    return status === undefined || (status !== null && isAway(status));
  };
  return { found: found.filter(isBroken), unread, untried: paths.filter(isUntried).length };
};

/** Where an entry is mended or seen: notices are changed in the area, redirects by editors alone, everything else is a page. */
const hrefOf = ({ kind, title, path }: StandingLink, locale: Locale): string | null => {
  if (kind === "redirects") return null;
  return kind === "banners" ? deskHref(locale, `small-banners/${encodeURIComponent(title)}`) : path;
};

export const brokenLinksOf = async (
  services: PageServices,
  locale: Locale,
  statusAt: StatusAt,
): Promise<{ readonly broken: DeskTable; readonly notices: readonly string[] }> => {
  const t = texts(locale, "admin");
  const { found, unread, untried } = await brokenLinks(services, statusAt);
  const kindOf = (kind: LinkKind): string => t(`meta.brokenLinks.kinds.${kind}`);
  return {
    notices: [
      ...(unread.length === 0 ? [] : [t("meta.brokenLinks.unread", { kinds: unread.map(kindOf).join(", ") })]),
      ...(untried === 0 ? [] : [t("meta.brokenLinks.untried", { count: untried })]),
    ],
    broken: {
      caption: t("meta.brokenLinks.title"),
      empty: t("meta.brokenLinks.none"),
      columns: (["entry", "kind", "language", "label", "written"] as const).map((key) => ({
        key,
        label: t(`meta.brokenLinks.columns.${key}`),
      })),
      rows: found.map((link, index) => {
        const href = hrefOf(link, locale);
        return {
          key: String(index),
          cells: {
            entry: { text: link.title || kindOf(link.kind), ...(href === null ? {} : { href }) },
            kind: { text: kindOf(link.kind) },
            language: { text: t(`language.${link.locale}`) },
            label: { text: link.label || t("meta.brokenLinks.inText") },
            written: { text: link.written || link.href || t("meta.brokenLinks.gone") },
          },
        };
      }),
    },
  };
};
