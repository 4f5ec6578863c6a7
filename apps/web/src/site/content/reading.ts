// What pages to read share: their frame as a page, ways, pictures of posts. [CNT-02] [CNT-03] [CNT-04]
import { forcedModeOfPath } from "@kontor/domain/visitor/colour-mode";
import { homePath, type Layout } from "@kontor/domain/site/routing";
import type { Locale, Localized } from "@kontor/domain/visitor/locale";
import type { AnyPage, PageHead, PageOf } from "../../platform/page/model.ts";
import type { Way } from "./reading-views.ts";
import { learnPictures, textPicture } from "../../shell/picture/pictures.ts";
import { markdown, type Rendered } from "./markdown/markdown.ts";
import { reportOnce } from "../../platform/page/report-once.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import type { Structured } from "../../shell/structured.ts";
import { headOf, type PageFacts } from "../../platform/page/facts.ts";
import type { Seo } from "../../platform/content/model.ts";

/** What stands at a path: a page, nothing, or unknown because the content system is down. */
export type FoundPage<P extends AnyPage = AnyPage> = P | "none" | "away";

interface Frame {
  readonly layout: Layout;
  readonly head: PageHead;
  readonly paths: Localized<string | null>;
  readonly namespaces: readonly string[];
  readonly structured?: readonly Structured[];
  readonly colours?: "light" | "dark" | "high-contrast" | null;
  /** Whether it needs no scripts until the visitor touches it. */
  readonly still?: boolean;
}

/** A page to read, with its frame around it. [LOC-11] */
export const readingPage = <K extends string, D>(
  { locale, path }: PageFacts,
  { layout, head, paths, namespaces, structured = [], colours = null, still = true }: Frame,
  body: { readonly kind: K; readonly data: D },
): PageOf<K, D> => ({
  ...body,
  locale,
  status: 200,
  head,
  paths,
  messages: messagesOf(locale, ...namespaces),
  colours: forcedModeOfPath(path) ?? colours,
  layout,
  still,
  structured,
});

/** The head of an entry: what its editors wrote for search engines, else its first words. */
export const entryHead = (
  facts: PageFacts,
  seo: Seo,
  words: { readonly title: string; readonly description: string },
  paths: Localized<string | null>,
): PageHead => {
  const head = headOf(facts, seo.title ?? words.title, seo.description ?? words.description, paths, !seo.noIndex);
  return seo.shareImage === null
    ? head
    : { ...head, image: { url: seo.shareImage.url, alt: seo.shareImage.alternativeText } };
};

/** The same path in both languages. */
export const both = (path: (locale: Locale) => string): Localized<string> => ({ en: path("en"), de: path("de") });

export const homeWay = (locale: Locale): Way => ({
  title: texts(locale, "content")("meta.home"),
  href: homePath(locale),
  current: false,
});

/** A text of an entry as safe HTML; broken links in it are reported once. [LNK-04] */
export const written = async ({ locale, path, services }: PageFacts, body: string): Promise<Rendered> => {
  const t = texts(locale, "content");
  await learnPictures(services, [body]);
  const text = markdown(body, locale, {
    table: (number) => t("meta.table", { number }),
    picture: textPicture(services),
  });
  for (const link of text.broken) reportOnce(services.log, `${path} ${link}`, "a link leads nowhere", { path, link });
  return text;
};
