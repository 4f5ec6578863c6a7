// Block pages of the content system: one by its url, with everything that its blocks name. [CNT-01] [LOC-03]
import { blockOfComponent } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import type { PageServices } from "../../platform/page/services.ts";
import type { Block, BlockKind, ContentPageEntry } from "./model.ts";
import { localizations, seo as seoPopulated, zone } from "../../platform/content/populate.ts";
import { reading } from "../../platform/content/query.ts";
import { isCached, type Read, readContent } from "../../platform/content/read.ts";
import { colours, inEachLanguage, links, namedProduct, picture, pictures, seo } from "../../platform/content/shapes.ts";
import { flag, type Raw, record, records, typeset, text, texts, words } from "../../platform/content/wire.ts";
import { dealKind } from "../../shop/deal/deal-entries.ts";

const wholePages = reading("pages", {
  pagination: { pageSize: 1 },
  populate: { seo: seoPopulated, localizations, content: zone },
});

/** The page of a url without its language prefix; null where there is none. */
export const pageByUrl = (
  services: PageServices,
  locale: Locale,
  url: string,
): Promise<Read<ContentPageEntry | null>> =>
  readContent(
    services,
    wholePages(locale, { filters: { url: { $eq: url } } }),
    (data) => records(data).map((entry) => pageEntry(entry, locale))[0] ?? null,
  );

/** Whether that page was ever requested, so that it is cached or being read. */
export const wasRequested = (services: PageServices, locale: Locale, url: string): boolean =>
  isCached(services, wholePages(locale, { filters: { url: { $eq: url } } }));

const atOnce = 100;

const byUrl = { sort: ["url:asc", "id:asc"] };

/** What a list of pages brings of each. An answer is decoded once for its address: each list has one reader. */
const lists = {
  heads: reading("pages", { ...byUrl, populate: { seo: true, content: { on: { "sections.hero": true } } } }),
  blocks: reading("pages", { ...byUrl, populate: { content: zone } }),
};

/** Every page of a language by its url, with its head or with its blocks. */
export const pageEntries = async (
  services: PageServices,
  locale: Locale,
  list: keyof typeof lists,
): Promise<Read<readonly ContentPageEntry[]>> => {
  const entries: ContentPageEntry[] = [];
  for (let page = 1; ; page += 1) {
    const read = await readContent(services, lists[list](locale, { pagination: { page, pageSize: atOnce } }), (data) =>
      records(data).map((entry) => pageEntry(entry, locale)),
    );
    if (read.kind === "away") return read;
    entries.push(...read.value);
    if (read.value.length < atOnce) return { kind: "value", value: entries };
  }
};

export const pageEntry = (entry: Raw, locale: Locale): ContentPageEntry => {
  const zoned = records(entry.content);
  const known = zoned.flatMap((raw) => {
    const kind = kindOf(raw);
    return kind === null ? [] : [blockOf[kind](raw)];
  });
  return {
    title: words(entry.title),
    layout: text(entry.layout),
    colours: colours(entry.colorMode),
    seo: seo(entry.seo),
    blocks: known,
    unknown: zoned.filter((raw) => kindOf(raw) === null).map((raw) => words(raw.__component)),
    urls: inEachLanguage(entry, locale, (each) => text(each.url)),
  };
};

const kindOf = (raw: Raw): BlockKind | null => {
  const named = blockOfComponent(words(raw.__component));
  return Result.isSuccess(named) ? named.success : null;
};

const titled = (raw: Raw): { readonly title: string; readonly text: string } => ({
  title: typeset(raw.title),
  text: typeset(raw.text),
});

const blockOf: { readonly [K in BlockKind]: (raw: Raw) => Block } = {
  hero: (raw) => ({
    kind: "hero",
    heading: typeset(raw.heading),
    text: typeset(raw.text),
    drawing: text(raw.drawing),
    image: picture(raw.image),
    links: links(raw.links),
  }),
  "rich-text": (raw) => ({ kind: "rich-text", body: words(raw.body) }),
  "product-list": (raw) => ({
    kind: "product-list",
    ...titled(raw),
    category: text(raw.category),
    products: records(raw.products).flatMap((each) => namedProduct(each) ?? []),
  }),
  "product-teaser": (raw) => ({
    kind: "product-teaser",
    ...titled(raw),
    product: namedProduct(raw.product),
    image: picture(raw.image),
  }),
  comparison: (raw) => ({
    kind: "comparison",
    ...titled(raw),
    columns: texts(raw.columns),
    rows: records(raw.rows).map((row) => ({ label: typeset(row.label), values: texts(row.values).map(typeset) })),
  }),
  faq: (raw) => ({
    kind: "faq",
    title: words(raw.title),
    items: records(raw.items).map((item) => ({ question: typeset(item.question), answer: words(item.answer) })),
  }),
  gallery: (raw) => {
    const titles = texts(raw.titles);
    return {
      kind: "gallery",
      title: words(raw.title),
      loop: flag(raw.loop),
      pictures: pictures(raw.images).map((each, at) => ({
        picture: each,
        title: text(titles[at]) ?? text(record(each)?.caption),
      })),
    };
  },
  "deal-list": (raw) => ({
    kind: "deal-list",
    title: words(raw.title),
    only: dealKind(raw.kind),
    category: text(raw.category),
  }),
  "domain-search": (raw) => ({ kind: "domain-search", ...titled(raw) }),
  newsletter: (raw) => ({ kind: "newsletter", ...titled(raw) }),
  "storage-calculator": (raw) => ({
    kind: "storage-calculator",
    ...titled(raw),
    storage: text(raw.storage) ?? "",
    server: text(raw.server) ?? "",
  }),
  "tld-table": (raw) => ({ kind: "tld-table", ...titled(raw), group: text(raw.group) }),
  "call-to-action": (raw) => ({ kind: "call-to-action", ...titled(raw), links: links(raw.links) }),
};
