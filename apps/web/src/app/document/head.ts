// What stands in a page's head: what all pages share, then title, description, canonical, alternates. [LOC-07] [LOC-16]
import icon from "../../../../../content/brand/icon.svg?url";
import headingFont from "../styles/heading-latin.gen.woff2?url";
import styles from "../styles/index.css?url";
import textFont from "../styles/text-latin.gen.woff2?url";
import { withPlainHyphens } from "../../platform/texts/hyphens.ts";
import type { Page } from "../screens/pages.ts";

/** One element of a head, its attributes named as React names them. */
export interface HeadTag {
  readonly tag: "title" | "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const meta = (attributes: HeadTag["attributes"]): HeadTag => ({ tag: "meta", attributes });
const link = (attributes: HeadTag["attributes"]): HeadTag => ({ tag: "link", attributes });

const shared: readonly HeadTag[] = [
  meta({ charSet: "utf-8" }),
  meta({ name: "viewport", content: "width=device-width, initial-scale=1" }),
  link({ rel: "stylesheet", href: styles, precedence: "default" }),
  meta({ name: "color-scheme", content: "light dark" }),
  // Filled by a script at the first call that changes something: pages are the same for everybody. [FRM-06]
  meta({ name: "csrf-token", content: "" }),
  ...[textFont, headingFont].map((href) =>
    link({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }),
  ),
  link({ rel: "icon", type: "image/svg+xml", href: icon }),
];

/** The head of a page; of none, what all pages share. */
export const headTags = (head: Page["head"] | undefined): readonly HeadTag[] => {
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
