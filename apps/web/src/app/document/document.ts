// What the server writes of a document beside what React draws: its head, with the data for other sites and search engines, and the notice on a draft. [LOC-16] [CNT-01]
import { inLocale, localeTag } from "@kontor/domain/visitor/locale";
import { type HeadTag, headTags } from "./head.ts";
import { embedded } from "./embedded-data.ts";
import { escapedCode as escaped } from "../../platform/texts/escape.ts";
import { ownImage, provider } from "../../shell/provider.ts";
import { withPlainHyphens } from "../../platform/texts/hyphens.ts";
import type { Page } from "../screens/pages.ts";

const light = new WeakMap<Page, Page>();

/** The page as it travels: structured data stands in the document alone. The same page stays the same, so that it is written once. */
export const travelling = (page: Page): Page => {
  if (page.structured === undefined) return page;
  const { structured: _, ...rest } = page;
  const known = light.get(page) ?? rest;
  light.set(page, known);
  return known;
};

/** A drawn document as it is read. */
export const dressed = (html: string, page: Page): string =>
  page.preview === undefined ? html : previewed(html, page.preview);

/** A draft says what it is, above everything else in the page. [ADM-03] */
const previewed = (html: string, { name, note }: NonNullable<Page["preview"]>): string =>
  html.replace(
    /<main[^>]*>/,
    (main) => `${main}<p class="s-preview" role="note"><strong>${escaped(name)}</strong> ${escaped(note)}</p>`,
  );

/** What stands in a page's head, with the scripts and sheets of its screen. */
export const headText = (page: Page, ofScreen: string): string =>
  headTags(page.head).map(tagText).join("") + ofScreen + sharingTags(page);

/** An attribute's name as React writes it, so that React in the browser finds what is there. */
const nameOf = (name: string): string => otherNames[name] ?? name.toLowerCase();
const otherNames: Readonly<Record<string, string>> = { precedence: "data-precedence", httpEquiv: "http-equiv" };

const tagText = ({ tag, attributes, text }: HeadTag): string => {
  const opened = `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${nameOf(name)}="${escaped(value)}"`)
    .join("")}`;
  return text === undefined ? `${opened}/>` : `${opened}>${escaped(text)}</${tag}>`;
};

/** Open Graph and structured data; a page without an address of its own has neither. */
const sharingTags = ({ head, locale, kind, structured }: Page): string => {
  if (head.canonical === null) return "";
  const image = head.image ?? ownImage();
  const { origin } = new URL(head.canonical);
  const properties: readonly (readonly [string, string])[] = [
    ["og:type", kind === "post" ? "article" : "website"],
    ["og:site_name", provider().name],
    ["og:locale", inLocale(localeTag, locale).replace("-", "_")],
    ["og:title", withPlainHyphens(head.title)],
    ["og:description", withPlainHyphens(head.description)],
    ["og:url", head.canonical],
    ["og:image", new URL(image.url, origin).href],
    ["og:image:alt", image.alt],
  ];
  const tags = properties
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}"/>`)
    .join("");
  const data = (structured ?? []).map(
    (each) => `<script type="application/ld+json">${withPlainHyphens(embedded(each))}</script>`,
  );
  return `${tags}<meta name="twitter:card" content="summary_large_image"/>${data.join("")}`;
};
