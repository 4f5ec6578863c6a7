// Sitemaps: which files there are, which pages stand in which, and how one is written. [CNT-08] [LOC-21] [LOC-07]
import {
  alternates,
  bothLanguages,
  type Counterparts,
  inLocale,
  isSpoken,
  type Languages,
  type Locale,
  locales,
  localeTag,
} from "#visitor/locale";
import { sitemapLimit } from "./limits.ts";

export type SitemapKind = "pages" | "products";

/** A page or product as sitemaps tell it. */
export interface SitemapEntry {
  readonly kind: SitemapKind;
  /** Paths with their language; null where it does not exist in one. */
  readonly paths: Counterparts;
  /** The day of the last change in ISO form; null if unknown. */
  readonly lastModified: string | null;
}

/** One file: what it holds, in which language, and its number from 1. */
export interface SitemapFile {
  readonly kind: SitemapKind;
  readonly locale: Locale;
  readonly part: number;
}

/** `/sitemap-pages-en-GB.xml`, from the second on `/sitemap-pages-en-GB-2.xml`. [LOC-21] */
export const sitemapPath = ({ kind, locale, part }: SitemapFile): string =>
  `/sitemap-${kind}-${inLocale(localeTag, locale)}${part === 1 ? "" : `-${part}`}.xml`;

/** The file that a path requests; null where no file has such a name. Whether it has so many parts is another question. [LOC-21] */
export const sitemapOfPath = (path: string, languages: Languages = bothLanguages): SitemapFile | null => {
  const [, kind, tag, part] = /^\/sitemap-(pages|products)-(en-GB|de-DE)(?:-([1-9]\d{0,5}))?\.xml$/.exec(path) ?? [];
  const locale = locales.find((candidate) => inLocale(localeTag, candidate) === tag);
  if (locale === undefined || !isSpoken(languages, locale) || part === "1") return null;
  return { kind: kind === "products" ? "products" : "pages", locale, part: Number(part ?? 1) };
};

/** All files of so many addresses: one of each kind and language of the shop at least, more above the limit. [CNT-08] [LOC-21] [PKG-08] */
export const sitemapFiles = (
  countOf: (kind: SitemapKind, locale: Locale) => number,
  languages: Languages = bothLanguages,
): readonly SitemapFile[] =>
  (["pages", "products"] as const).flatMap((kind) =>
    locales
      .filter((locale) => isSpoken(languages, locale))
      .flatMap((locale) =>
        Array.from({ length: Math.max(1, Math.ceil(countOf(kind, locale) / sitemapLimit)) }, (_, at) => ({
          kind,
          locale,
          part: at + 1,
        })),
      ),
  );

/** Whether a page or product may stand in a file: it is of its kind and exists in its language. */
export const isListedIn = ({ kind, locale }: SitemapFile, entry: SitemapEntry): boolean =>
  entry.kind === kind && inLocale(entry.paths, locale) !== null;

/** Which of all the entries that may stand in it a file holds: from the first to before the second. [LOC-21] */
export const sitemapBounds = ({ part }: SitemapFile): readonly [from: number, until: number] => [
  (part - 1) * sitemapLimit,
  part * sitemapLimit,
];

/** The entries of one file: those of its kind that exist in its language, each page once, the part's own fifty thousand. [LOC-21] */
export const entriesOfSitemap = (entries: readonly SitemapEntry[], file: SitemapFile): readonly SitemapEntry[] => {
  const own = entries.filter((entry) => isListedIn(file, entry));
  const once = [...new Map(own.map((entry) => [inLocale(entry.paths, file.locale), entry])).values()];
  return once.slice(...sitemapBounds(file));
};

/** One address of a sitemap as XML, with its alternates where the shop has two languages. [CNT-08] */
export const sitemapUrl = (
  origin: string,
  locale: Locale,
  { paths, lastModified }: SitemapEntry,
  languages: Languages = bothLanguages,
): string => {
  const others = alternates(origin, paths, languages).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
  );
  const changed = lastModified === null ? "" : `<lastmod>${escaped(lastModified)}</lastmod>`;
  return `<url><loc>${escaped(`${origin}${inLocale(paths, locale) ?? ""}`)}</loc>${changed}${others.join("")}</url>\n`;
};

/** Head and tail around the addresses of a sitemap, so that a long one can be sent piece by piece. [CNT-08] */
export const sitemapFrame = {
  before:
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
  after: "</urlset>\n",
} as const;

/** `/sitemap.xml`: the index of all files. [CNT-08] */
export const sitemapIndex = (origin: string, files: readonly SitemapFile[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...files.map((file) => `<sitemap><loc>${escaped(`${origin}${sitemapPath(file)}`)}</loc></sitemap>\n`),
    "</sitemapindex>\n",
  ].join("");

/** The lines of `robots.txt` that name the sitemaps: the index and every file. [LOC-21] */
export const sitemapLines = (origin: string, files: readonly SitemapFile[]): readonly string[] =>
  ["/sitemap.xml", ...files.map(sitemapPath)].map((path) => `Sitemap: ${origin}${path}`);

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
