// Links of the content, with where they stand and where they lead: of pages, posts, jobs, help articles, product pages, deals, notices, redirects and the footer, in both languages. [ADM-04] [LNK-04]
import { brokenHref, linkOf, plainLink } from "@kontor/domain/site/link";
import { type Locale, localeFromPath, withLocale } from "@kontor/domain/visitor/locale";
import type { PageServices } from "../../platform/page/services.ts";
import { markdown } from "../content/markdown/markdown.ts";
import { product, zone } from "../../platform/content/populate.ts";
import { type Query, reading } from "../../platform/content/query.ts";
import { type Read, readContent } from "../../platform/content/read.ts";
import { links, namedProduct } from "../../platform/content/shapes.ts";
import { type Raw, record, records, text, words } from "../../platform/content/wire.ts";

export const linkKinds = [
  "pages",
  "posts",
  "jobs",
  "help",
  "products",
  "deals",
  "banners",
  "redirects",
  "footer",
] as const;
export type LinkKind = (typeof linkKinds)[number];

export interface StandingLink {
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
  /** Where it leads; null where that shows from the link alone to be nowhere. */
  readonly href: string | null;
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
    populate: {
      content: zone,
      productCategory: { fields: ["slug"], populate: { mainCategory: { fields: ["slug"] } } },
    },
  }),
  deals: list("deals", { fields: ["title"], populate: { product } }),
  banners: list("small-banners", { fields: ["key", "text", "url"] }),
  redirects: list("route-rules", { fields: ["path", "redirect"] }),
} as const;
type ListKind = keyof typeof lists;

/** Another address than that of the footer itself: what was read is remembered by it. */
const footers = reading("site", {
  fields: ["name"],
  populate: { footerLinks: { populate: { page: { fields: ["url"] }, product } } },
});

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

type Found = Pick<StandingLink, "label" | "written" | "href">;

const isLink = (raw: Raw): boolean => "label" in raw && ("url" in raw || "page" in raw || "product" in raw);

const hrefOf = (href: string): string | null => (href === brokenHref ? null : href);

const linksOf = (raw: Raw, locale: Locale): readonly Found[] =>
  links([raw]).map(({ label, target }) => ({
    label,
    written: words(raw.url),
    href: hrefOf(linkOf(target, locale).href),
  }));

const isPlaceIn = (html: string, href: string): boolean =>
  href.startsWith("#") && html.includes(` id="${href.slice(1)}"`);

/** The links of a text, as they are drawn. Those to places of the same text lead there, such as the ones that the text adds to its headings; other places of its page may stand beside the text. */
const linksOfText = (text: string, locale: Locale): readonly Found[] => {
  const { html, broken } = markdown(text, locale, { table: String });
  const drawn = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return [
    ...broken.map((written) => ({ label: "", written, href: null })),
    ...drawn.flatMap((href) => (isPlaceIn(html, href) ? [] : [{ label: "", written: href, href }])),
  ];
};

/** Whatever is in an entry: links by themselves, and those in its texts. */
const linksIn = (value: unknown, locale: Locale): readonly Found[] => {
  if (Array.isArray(value)) return value.flatMap((each) => linksIn(each, locale));
  const raw = record(value);
  if (raw === null) return [];
  if (isLink(raw)) return linksOf(raw, locale);
  return Object.entries(raw).flatMap(([name, part]) => {
    if (besides.includes(name)) return [];
    if (typeof part !== "string") return linksIn(part, locale);
    return writtenFields.includes(name) ? linksOfText(part, locale) : [];
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
    case "redirects":
      return text(entry.path);
    case "deals":
    case "banners":
      return null;
  }
};

const foundIn = (kind: ListKind, entry: Raw, locale: Locale): readonly Found[] => {
  switch (kind) {
    case "banners":
      return [{ label: words(entry.text), written: words(entry.url), href: hrefOf(plainLink(text(entry.url))) }];
    case "deals":
      return [
        {
          label: words(entry.title),
          written: "",
          href: hrefOf(linkOf(namedProduct(entry.product)?.target, locale).href),
        },
      ];
    case "redirects": {
      // Rules that only name middleware lead nowhere else.
      const redirect = text(entry.redirect);
      return redirect === null
        ? []
        : [{ label: words(entry.path), written: redirect, href: hrefOf(plainLink(redirect)) }];
    }
    default:
      return linksIn(entry, locale);
  }
};

const titleOf = (entry: Raw): string => words(entry.title) || words(entry.key) || words(entry.path);

const atOnce = 100;

/** Found once for each version of the content: what is read is decoded to its links. */
const ofList = async (
  services: PageServices,
  kind: ListKind,
  locale: Locale,
): Promise<Read<readonly StandingLink[]>> => {
  const found: StandingLink[] = [];
  for (let page = 1; ; page += 1) {
    const read = await readContent(
      services,
      lists[kind](locale, { pagination: { page: String(page), pageSize: String(atOnce) } }),
      (data) => {
        const entries = records(data);
        const here = entries.flatMap((entry) =>
          foundIn(kind, entry, locale).map((each) => ({
            kind,
            locale,
            title: titleOf(entry),
            path: pathOf(kind, entry, locale),
            ...each,
          })),
        );
        return { here, isLast: entries.length < atOnce };
      },
    );
    if (read.kind === "away") return read;
    found.push(...read.value.here);
    if (read.value.isLast) return { kind: "value", value: found };
  }
};

/** Redirects are the same in all languages, and belong to that of the path that they are for. */
const ofRedirects = async (services: PageServices, locale: Locale): Promise<Read<readonly StandingLink[]>> => {
  const read = await ofList(services, "redirects", services.languages[0]);
  const isHere = ({ path }: StandingLink): boolean => (localeFromPath(path ?? "") ?? services.languages[0]) === locale;
  return read.kind === "away"
    ? read
    : { kind: "value", value: read.value.filter(isHere).map((link) => ({ ...link, locale })) };
};

const ofFooter = (services: PageServices, locale: Locale): Promise<Read<readonly StandingLink[]>> =>
  readContent(
    services,
    footers(locale),
    (data) =>
      records(record(data)?.footerLinks).flatMap((raw) =>
        linksOf(raw, locale).map((each) => ({
          kind: "footer" as const,
          locale,
          title: "",
          path: withLocale(locale, "/"),
          ...each,
        })),
      ),
    "single",
  );

const ofKind = (services: PageServices, kind: LinkKind, locale: Locale): Promise<Read<readonly StandingLink[]>> => {
  if (kind === "footer") return ofFooter(services, locale);
  return kind === "redirects" ? ofRedirects(services, locale) : ofList(services, kind, locale);
};

/** All of them, by kind and language; those of a list that cannot be read are missing, and it says so. */
export const contentLinks = async (
  services: PageServices,
): Promise<{ readonly found: readonly StandingLink[]; readonly unread: readonly LinkKind[] }> => {
  const parts = await Promise.all(
    linkKinds.flatMap((kind) =>
      services.languages.map(async (locale) => ({ kind, read: await ofKind(services, kind, locale) })),
    ),
  );
  return {
    found: parts.flatMap(({ read }) => (read.kind === "value" ? read.value : [])),
    unread: [...new Set(parts.flatMap(({ kind, read }) => (read.kind === "away" ? [kind] : [])))],
  };
};
