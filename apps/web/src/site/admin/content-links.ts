// Links of the content that lead nowhere, with where they stand: of pages, posts, jobs, help articles, product pages, deals, notices and the footer, in both languages. [ADM-04] [LNK-04]
import { brokenHref, linkOf, plainLink } from "@kontor/domain/site/link";
import { type Locale, locales, withLocale } from "@kontor/domain/visitor/locale";
import type { PageServices } from "../../platform/page/services.ts";
import { markdown } from "../content/markdown/markdown.ts";
import { product, zone } from "../content/store/populate.ts";
import { type Query, reading } from "../content/store/query.ts";
import { type Read, readContent } from "../content/store/read.ts";
import { links, namedProduct } from "../content/store/shapes.ts";
import { type Raw, record, records, text, words } from "../content/store/wire.ts";

export const linkKinds = ["pages", "posts", "jobs", "help", "products", "deals", "banners", "footer"] as const;
export type LinkKind = (typeof linkKinds)[number];

export interface BrokenLink {
  readonly kind: LinkKind;
  readonly locale: Locale;
  /** The entry that it stands in. */
  readonly title: string;
  /** Where visitors see the entry; null where it has no page of its own. */
  readonly path: string | null;
  /** What is pressed; empty for a link in a text. */
  readonly label: string;
  /** What was written; empty where the page or product that it named is gone. */
  readonly written: string;
}

const sort = ["id:asc"];
const list = (name: string, query: Query) => reading(name, { sort, ...query });

const lists = {
  pages: list("pages", { populate: { content: zone } }),
  posts: list("blog-posts", { fields: ["title", "slug", "body"], populate: { category: { fields: ["slug"] } } }),
  jobs: list("jobs", { fields: ["title", "slug", "body"] }),
  help: list("helpcenter-articles", { fields: ["title", "url", "body"] }),
  products: list("product-pages", {
    fields: ["title", "slugOverride", "description"],
    populate: { content: zone, productCategory: { fields: ["slug"], populate: { mainCategory: { fields: ["slug"] } } } },
  }),
  deals: list("deals", { fields: ["title"], populate: { product } }),
  banners: list("small-banners", { fields: ["key", "text", "url"] }),
} as const;
type ListKind = keyof typeof lists;

/** Another address than that of the footer itself: what was read is remembered by it. */
const footers = reading("site", { fields: ["name"], populate: { footerLinks: { populate: { page: { fields: ["url"] }, product } } } });

/** Fields that are written as Markdown. */
const writtenFields: readonly string[] = ["body", "answer", "text", "description"];
/** Entries beside this one: their links are their own. */
const besides: readonly string[] = [
  "localizations",
  "seo",
  "category",
  "productCategory",
  "product",
  "products",
  "page",
  "parent",
  "children",
];

type Found = Pick<BrokenLink, "label" | "written">;

const isLink = (raw: Raw): boolean => "label" in raw && ("url" in raw || "page" in raw || "product" in raw);

const brokenOf = (raw: Raw, locale: Locale): readonly Found[] =>
  links([raw]).flatMap(({ label, target }) => (linkOf(target, locale).kind === "broken" ? [{ label, written: words(raw.url) }] : []));

/** Whatever is in an entry: links by themselves, and those in its texts. */
const brokenIn = (value: unknown, locale: Locale): readonly Found[] => {
  if (Array.isArray(value)) return value.flatMap((each) => brokenIn(each, locale));
  const raw = record(value);
  if (raw === null) return [];
  if (isLink(raw)) return brokenOf(raw, locale);
  return Object.entries(raw).flatMap(([name, part]) => {
    if (besides.includes(name)) return [];
    if (typeof part !== "string") return brokenIn(part, locale);
    if (!writtenFields.includes(name)) return [];
    return markdown(part, locale, { table: String }).broken.map((written) => ({ label: "", written }));
  });
};

const pathOf = (kind: ListKind, entry: Raw, locale: Locale): string | null => {
  const url = text(entry.url);
  switch (kind) {
    case "pages":
      return url === null ? null : withLocale(locale, url.replace(/(?<!\/)\/+$/, ""));
    case "help":
      return url === null ? null : withLocale(locale, `/helpcenter${url}`);
    case "jobs":
      return withLocale(locale, `/jobs/${words(entry.slug)}`);
    case "posts": {
      const category = text(record(entry.category)?.slug);
      return category === null ? null : withLocale(locale, `/blog/${category}/${words(entry.slug)}`);
    }
    case "products": {
      const link = linkOf(namedProduct(entry)?.target, locale);
      return link.kind === "broken" ? null : link.href;
    }
    case "deals":
    case "banners":
      return null;
  }
};

const foundIn = (kind: ListKind, entry: Raw, locale: Locale): readonly Found[] => {
  if (kind === "banners") return plainLink(text(entry.url)) === brokenHref ? [{ label: words(entry.text), written: words(entry.url) }] : [];
  if (kind !== "deals") return brokenIn(entry, locale);
  return linkOf(namedProduct(entry.product)?.target, locale).kind === "broken" ? [{ label: words(entry.title), written: "" }] : [];
};

const atOnce = 100;

/** Found once for each version of the content: what is read is decoded to its broken links. */
const ofList = async (services: PageServices, kind: ListKind, locale: Locale): Promise<Read<readonly BrokenLink[]>> => {
  const found: BrokenLink[] = [];
  for (let page = 1; ; page += 1) {
    const read = await readContent(
      services,
      lists[kind](locale, { pagination: { page: String(page), pageSize: String(atOnce) } }),
      (data) => {
        const entries = records(data);
        const broken = entries.flatMap((entry) =>
          foundIn(kind, entry, locale).map((each) => ({
            kind,
            locale,
            title: words(entry.title) || words(entry.key),
            path: pathOf(kind, entry, locale),
            ...each,
          })),
        );
        return { broken, isLast: entries.length < atOnce };
      },
    );
    if (read.kind === "away") return read;
    found.push(...read.value.broken);
    if (read.value.isLast) return { kind: "value", value: found };
  }
};

const ofFooter = (services: PageServices, locale: Locale): Promise<Read<readonly BrokenLink[]>> =>
  readContent(
    services,
    footers(locale),
    (data) =>
      records(record(data)?.footerLinks).flatMap((raw) =>
        brokenOf(raw, locale).map((each) => ({ kind: "footer" as const, locale, title: "", path: withLocale(locale, "/"), ...each })),
      ),
    "single",
  );

/** All of them, by kind and language; those of a list that cannot be read are missing, and it says so. */
export const brokenLinks = async (
  services: PageServices,
): Promise<{ readonly found: readonly BrokenLink[]; readonly unread: readonly LinkKind[] }> => {
  const parts = await Promise.all(
    linkKinds.flatMap((kind) =>
      locales.map(async (locale) => ({
        kind,
        read: await (kind === "footer" ? ofFooter(services, locale) : ofList(services, kind, locale)),
      })),
    ),
  );
  return {
    found: parts.flatMap(({ read }) => (read.kind === "value" ? read.value : [])),
    unread: [...new Set(parts.flatMap(({ kind, read }) => (read.kind === "away" ? [kind] : [])))],
  };
};
