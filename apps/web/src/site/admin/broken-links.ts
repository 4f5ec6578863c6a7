// Links that lead nowhere, for the screen of product links: those that show it by themselves, and those to addresses of this shop where no page, no file or no such place on the page stands. [ADM-04] [LNK-04]
import { linkTriedEvery } from "@kontor/domain/site/admin";
import type { Locale } from "@kontor/domain/visitor/locale";
import { LRUCache } from "lru-cache";
import type { PageServices } from "../../platform/page/services.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { contentVersion } from "../../platform/content/read.ts";
import { contentLinks, type LinkKind, type StandingLink } from "./content-links.ts";
import { deskHref } from "./desk-href.ts";
import type { ContentLinks } from "../desk/links/queries.ts";

/** What a visitor gets at an address of this shop, redirects followed: a status, a page without the place that comes after the `#`, or null for what is not tried. */
export type StatusAt = (address: string) => Promise<Status>;
type Status = number | "no-place" | null;

/** What is not there, or why the link leads nowhere by itself. */
type Missing = "page" | "file" | "place" | "link";

export interface BrokenLink extends StandingLink {
  readonly missing: Missing;
}

export interface BrokenLinks {
  readonly found: readonly BrokenLink[];
  /** Kinds of content that could not be read. */
  readonly unread: readonly LinkKind[];
  /** How many addresses could not be tried: the content system was away, or there are too many. */
  readonly untried: number;
}

/** So many addresses are tried for one page, and so many at once. */
const [mostTried, atOnce] = [2_000, 16];

/** The address of this shop that a link leads to; null for other hosts, mail addresses, telephone numbers. */
const ownAddress = ({ href, path }: StandingLink, publicUrl: string): string | null => {
  // Without an address of its own an entry is on many pages: what is relative to them leads to many places.
  if (
    href === null ||
    (path === null && !/^(\/|[a-z][a-z\d+.-]*:)/i.test(href)) ||
    !URL.canParse(href, `${publicUrl}${path ?? "/"}`)
  )
    return null;
  const address = new URL(href, `${publicUrl}${path ?? "/"}`);
  return address.origin === new URL(publicUrl).origin ? address.pathname + address.search + address.hash : null;
};

const isAway = (status: Status): boolean => status === 503;
/** Nothing stands there, or it cannot be made; what is closed to this visitor is there. */
const isNowhere = (status: Status): boolean =>
  status === "no-place" ||
  status === 400 ||
  status === 404 ||
  status === 410 ||
  (status !== null && status >= 500 && !isAway(status));

/** Files may stand below a language, too, such as a feed. */
export const isNamedAsFile = (path: string): boolean => /\.[a-z\d]{1,8}$/i.test(path);

const missingAt = (address: string, status: Status): Missing => {
  if (status === "no-place") return "place";
  const [path = ""] = address.split(/[?#]/);
  return isNamedAsFile(path) || /^\/(uploads|images)\//.test(path) ? "file" : "page";
};

/** Where something stood a moment ago, by version of the content: it is not made again for each view of the list. */
const stood = new LRUCache<string, true>({ max: 5_000, ttl: linkTriedEvery });

export const brokenLinks = async (services: PageServices, statusAt: StatusAt): Promise<BrokenLinks> => {
  const version = await contentVersion(services);
  const keyOf = (address: string): string => `${services.publicUrl} ${version ?? ""} ${address}`;
  const { found, unread } = await contentLinks(services);
  // Those to one page come one after the other: it is drawn once for all its places.
  const addresses = [...new Set(found.flatMap((link) => ownAddress(link, services.publicUrl) ?? []))].toSorted();
  const known = version === null ? [] : addresses.filter((address) => stood.has(keyOf(address)));
  const statuses = new Map<string, Status>(known.map((address) => [address, 200]));
  const open = addresses.filter((address) => !statuses.has(address));
  for (let from = 0; from < Math.min(open.length, mostTried); from += atOnce) {
    const some = open.slice(from, from + atOnce);
    const answers = await Promise.all(some.map(statusAt));
    for (const [index, address] of some.entries()) {
      const status = answers[index] ?? null;
      statuses.set(address, status);
      if (status !== null && !isAway(status) && !isNowhere(status)) stood.set(keyOf(address), true);
    }
  }
  const broken = found.flatMap((link): readonly BrokenLink[] => {
    if (link.href === null) return [{ ...link, missing: link.written === "" ? "page" : "link" }];
    const address = ownAddress(link, services.publicUrl);
    const status = address === null ? null : (statuses.get(address) ?? null);
    return address === null || !isNowhere(status) ? [] : [{ ...link, missing: missingAt(address, status) }];
  });
  const isUntried = (address: string): boolean => !statuses.has(address) || isAway(statuses.get(address) ?? null);
  return { found: broken, unread, untried: addresses.filter(isUntried).length };
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
): Promise<Pick<ContentLinks, "broken" | "notices">> => {
  const t = texts(locale, "admin");
  const { found, unread, untried } = await brokenLinks(services, statusAt);
  const kindOf = (kind: LinkKind): string => t(`meta.brokenLinks.kinds.${kind}`);
  return {
    notices: [
      ...(unread.length === 0 ? [] : [t("meta.brokenLinks.unread", { kinds: unread.map(kindOf).join(", ") })]),
      ...(untried === 0 ? [] : [t("meta.brokenLinks.untried", { count: untried })]),
    ],
    broken: found.map((link, index) => ({
      key: String(index),
      entry: link.title || kindOf(link.kind),
      href: hrefOf(link, locale),
      kind: kindOf(link.kind),
      language: t(`language.${link.locale}`),
      label: link.label || t("meta.brokenLinks.inText"),
      written: link.written || link.href || t("meta.brokenLinks.gone"),
      missing: t(`meta.brokenLinks.missing.${link.missing}`),
    })),
  };
};
