// Sitemaps as they are sent: the index, and each file piece by piece. [CNT-08] [LOC-21]
import type { Client } from "@kontor/adapters/client";
import type { Catalog } from "@kontor/domain/shop/catalog";
import {
  entriesOfSitemap,
  isListedIn,
  type SitemapEntry,
  type SitemapFile,
  sitemapFiles,
  sitemapFrame,
  sitemapIndex,
  sitemapBounds,
  sitemapLines,
  sitemapUrl,
} from "@kontor/domain/site/routing";
import { countOf, valueFrom } from "./listed-facts.ts";
import { pageCounts, pageEntries, productEntries } from "./listing.ts";
import { inLocale, type Languages } from "@kontor/domain/visitor/locale";

export interface SiteFacts {
  readonly shop: Client;
  readonly origin: string;
  readonly languages: Languages;
}

/** With the day of the build. */
interface DatedFacts extends SiteFacts {
  readonly madeOn: string;
}

const catalogFrom = async ({ call }: Client): Promise<Catalog> =>
  (await valueFrom("catalogue", call("GET", "/shop/catalog"))).result;

/** Which files there are now. */
const files = async ({ shop, languages }: SiteFacts): Promise<readonly SitemapFile[]> => {
  const catalog = await catalogFrom(shop);
  const pages = await pageCounts((list, query) => countOf(shop, list, query), catalog, languages);
  const products = productEntries(catalog, null);
  return sitemapFiles(
    (kind, locale) =>
      kind === "pages"
        ? inLocale(pages, locale)
        : products.filter(({ paths }) => inLocale(paths, locale) !== null).length,
    languages,
  );
};

export const indexFile = async (facts: SiteFacts): Promise<string> => sitemapIndex(facts.origin, await files(facts));

/** The lines of `robots.txt`; the index alone while the number of files is unknown. */
export const robotsLines = async (facts: SiteFacts): Promise<readonly string[]> =>
  sitemapLines(facts.origin, await files(facts).catch(() => []));

/** Products are at hand; pages are read from the content while the file is sent. */
async function* entriesOf({ shop, madeOn }: DatedFacts, file: SitemapFile): AsyncGenerator<SitemapEntry> {
  const catalog = await catalogFrom(shop);
  if (file.kind === "products") return yield* entriesOfSitemap(productEntries(catalog, madeOn), file);
  const [from, until] = sitemapBounds(file);
  let at = 0;
  for await (const entry of pageEntries(shop, catalog, file.locale, madeOn)) {
    if (!isListedIn(file, entry)) continue;
    if (at >= until) return;
    if (at >= from) yield entry;
    at += 1;
  }
}

/** Addresses that go to the socket at once. */
const atOnce = 500;

/** One file in pieces; null where a part above the first holds nothing, which is no file. */
export const sitemapPieces = async (facts: DatedFacts, file: SitemapFile): Promise<AsyncGenerator<string> | null> => {
  const entries = entriesOf(facts, file);
  const first = await entries.next();
  if (first.done === true && file.part > 1) return null;
  return pieces(facts, file, first, entries);
};

async function* pieces(
  { origin, languages }: SiteFacts,
  { locale }: SitemapFile,
  first: IteratorResult<SitemapEntry>,
  rest: AsyncGenerator<SitemapEntry>,
): AsyncGenerator<string> {
  let text: string =
    sitemapFrame.before + (first.done === true ? "" : sitemapUrl(origin, locale, first.value, languages));
  let buffered = 0;
  for await (const entry of rest) {
    text += sitemapUrl(origin, locale, entry, languages);
    buffered += 1;
    if (buffered < atOnce) continue;
    yield text;
    text = "";
    buffered = 0;
  }
  yield text + sitemapFrame.after;
}
