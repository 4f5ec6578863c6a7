// Where links lead. [LNK-01] [LNK-02] [LNK-03] [LNK-04]
import { withLocale, type Locale } from "#visitor/locale";
import type { Link, LinkTarget, ProductTarget } from "./model.ts";

/** What a broken link resolves to. [LNK-04] */
export const brokenHref = "#";

/** The link that a target means, or a broken one. */
export const linkOf = (target: LinkTarget | null | undefined, locale: Locale): Link => {
  if (target?.product) return linkTo("product", productLink(target.product, locale));
  if (target?.page) return linkTo("page", contentLink(target.page.url, locale));
  return linkTo("url", plainLink(target?.url));
};

/** `/{locale}/{main category, if any}/{product category}/{product}`, never with an empty segment; `#` without category or product. [LNK-01] */
export const productLink = (product: ProductTarget, locale: Locale): string => {
  const category = segmentsOf(product.category);
  const slug = segmentsOf(product.slug);
  if (category.length === 0 || slug.length === 0) return brokenHref;
  return withLocale(locale, `/${[...segmentsOf(product.mainCategory), ...category, ...slug].join("/")}`);
};

/** `/{locale}{url without trailing slash}`; `#` where the url is none of a page of this site. [LNK-02] */
export const contentLink = (url: string | null | undefined, locale: Locale): string => {
  const bare = url?.trim() ?? brokenHref;
  if (!/^\/?[^/\\:?#][^\\]*$|^\/$/.test(bare) || hasUnsafeCharacter(bare) || schemeOf(bare) !== null) return brokenHref;
  const path = bare.replace(/[?#].*/s, "");
  if (path.includes("//")) return brokenHref;
  const trimmed = path.replace(/\/$/, "");
  return `${withLocale(locale, trimmed.startsWith("/") ? trimmed : `/${trimmed}`)}${bare.slice(path.length)}`;
};

/** A plain url as it is; `#` where it is missing, malformed, or would run script or show foreign data. [LNK-03] */
export const plainLink = (url: string | null | undefined): string => {
  const bare = url?.trim() ?? brokenHref;
  if (bare === "" || hasUnsafeCharacter(bare)) return brokenHref;
  const scheme = schemeOf(bare);
  if (scheme === null) return /^[/\\]{2}/.test(bare) || bare.startsWith("\\") ? brokenHref : bare;
  return safeSchemes.has(scheme) ? bare : brokenHref;
};

const safeSchemes: ReadonlySet<string> = new Set(["https", "http", "mailto", "tel"]);

const linkTo = (kind: Exclude<Link["kind"], "broken">, href: string): Link =>
  href === brokenHref ? { href, kind: "broken" } : { href, kind };

/** Control characters, blanks and bidi marks: browsers drop some of them silently, so `java\nscript:` would pass a check of its scheme. */
const hasUnsafeCharacter = (url: string): boolean =>
  /[\u0000-\u0020\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(url);

const schemeOf = (url: string): string | null => /^[a-z][a-z0-9+.-]*(?=:)/i.exec(url)?.[0].toLowerCase() ?? null;

const segmentsOf = (slug: string | null | undefined): readonly string[] =>
  (slug?.split("/") ?? [])
    .map((segment) => segment.trim())
    .filter((segment) => !["", ".", ".."].includes(segment))
    .map(encodeURIComponent);
