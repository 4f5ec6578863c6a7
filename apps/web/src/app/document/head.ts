// What stands in a page's head: what all pages share, then title, description, canonical, alternates. [LOC-07] [LOC-16]
import headingFont from "../styles/heading-latin.gen.woff2?url";
import styles from "../styles/index.css?url";
import textFont from "../styles/text-latin.gen.woff2?url";
import { withPlainHyphens } from "../../platform/texts/hyphens.ts";
import type { Brand } from "../../platform/provider/site.ts";
import { brand } from "../../shell/provider.ts";
import type { Page } from "../screens/pages.ts";

/** One element of a head, its attributes named as React names them. */
export interface HeadTag {
  readonly tag: "title" | "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const meta = (attributes: HeadTag["attributes"]): HeadTag => ({ tag: "meta", attributes });
const link = (attributes: HeadTag["attributes"]): HeadTag => ({ tag: "link", attributes });

/** Addresses of the sheets of all pages, and of the tab's icon: the server has them of the provider, a browser of the document that it got. */
interface OfProvider {
  readonly sheets: readonly string[];
  readonly icon: string;
}

const ofBrand = ({ sheet, icon }: Brand): OfProvider => ({
  sheets: sheet === null ? [styles] : sheet.isWhole ? [sheet.href] : [styles, sheet.href],
  icon,
});

const addressOf = (found: Element | null): string => found?.getAttribute("href") ?? "";

const ofDocument = (): OfProvider => ({
  sheets: [...document.querySelectorAll("link[data-precedence]")].map(addressOf),
  icon: addressOf(document.querySelector("link[rel=icon]")),
});

/** The sheet of all pages as it was built, to which the provider's colours are added. */
export const baseSheet = styles;

const sharedBy = ({ sheets, icon }: OfProvider): readonly HeadTag[] => [
  meta({ charSet: "utf-8" }),
  meta({ name: "viewport", content: "width=device-width, initial-scale=1" }),
  ...sheets.map((href) => link({ rel: "stylesheet", href, precedence: "default" })),
  meta({ name: "color-scheme", content: "light dark" }),
  // Filled by a script at the first call that changes something: pages are the same for everybody. [FRM-06]
  meta({ name: "csrf-token", content: "" }),
  ...[textFont, headingFont].map((href) =>
    link({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }),
  ),
  link({ rel: "icon", type: "image/svg+xml", href: icon }),
];

const at: { of: unknown; tags: readonly HeadTag[] } = { of: null, tags: [] };

/** Made once for a provider, and once in a browser. */
const sharedTags = (): readonly HeadTag[] => {
  const of = typeof document === "undefined" ? brand() : document;
  if (at.of !== of)
    Object.assign(at, { of, tags: sharedBy(typeof document === "undefined" ? ofBrand(brand()) : ofDocument()) });
  return at.tags;
};

/** The sheets of all pages, for documents that the server alone writes. */
export const sheetsOf = (brand: Brand): readonly string[] => ofBrand(brand).sheets;

/** The head of a page; of none, what all pages share. */
export const headTags = (head: Page["head"] | undefined): readonly HeadTag[] => {
  const shared = sharedTags();
  if (head === undefined) return shared;
  const { title, description, canonical, alternates, indexed, leadsOn, feed } = head;
  return [
    ...shared,
    { tag: "title", attributes: {}, text: withPlainHyphens(title) },
    meta({ name: "description", content: withPlainHyphens(description) }),
    ...(leadsOn === undefined ? [] : [meta({ httpEquiv: "refresh", content: `0;url=${leadsOn}` })]),
    ...(indexed ? [] : [meta({ name: "robots", content: "noindex" })]),
    ...(canonical === null ? [] : [link({ rel: "canonical", href: canonical })]),
    ...alternates.map(({ hreflang, href }) => link({ rel: "alternate", hrefLang: hreflang, href })),
    ...(feed === undefined
      ? []
      : [link({ rel: "alternate", type: "application/atom+xml", href: feed.href, title: feed.title })]),
  ];
};
