// A page of the content system: its layout, its blocks, its metadata for search engines and other sites. [CNT-01] [LOC-03] [LOC-12]
import { isBusinessPath } from "@kontor/domain/visitor/business-vat";
import { forcedMode, forcedModeOfPath } from "@kontor/domain/visitor/colour-mode";
import { type Layout, layoutNamed } from "@kontor/domain/site/routing";
import { fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Locale, type Localized, withLocale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { type FeatureFlag, showsBlock, showsLayout } from "@kontor/domain/site/feature";
import { features } from "../feature/features.ts";
import type { BlockView, ContentPage } from "./views.ts";
import { allDeals } from "../../shop/deal/deal-entries.ts";
import type { ContentPageEntry } from "./model.ts";
import { pageByUrl } from "./page-entries.ts";
import { contactView } from "../../shell/contact-view.ts";
import { learnPictures } from "../../shell/picture/pictures.ts";
import { valueOrNull } from "../../platform/content/read.ts";
import { firstWords } from "./markdown/first-words.ts";
import { markdown, pageIds } from "./markdown/markdown.ts";
import { identityOf, remembered } from "../../platform/page/remembered.ts";
import { reportOnce } from "../../platform/page/report-once.ts";
import { ratesKey, shownVat } from "../../shop/pricing/shop-facts.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { headOf } from "../../platform/page/facts.ts";
import { type BlockFacts, blockViews } from "./block-views.ts";
import { provider } from "../../shell/provider.ts";
import { breadcrumbList } from "../../shell/structured.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { DealEntry } from "../../shop/deal/deal-entry.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { type LeftOut, leftOut } from "./left-out.ts";
import { reportUnpromised, unpromised } from "../../shop/deal/shown-deals.ts";
import { faqPage, offers } from "./structured.ts";

type OwnPage = PageOf<"content", ContentPage>;

/** No page lists deals that it does not show; always the same list, so that what was made with it stands. */
const noDeals: readonly DealEntry[] = [];

/** What stands at a path in the content: a page, nothing, or unknown because the content system is down. */
export type FoundContent = OwnPage | "none" | "away";

/** The page at a path with its prefix. */
export const contentPageAt = async (facts: ShopPageFacts, url: string): Promise<FoundContent> => {
  const found = await pageByUrl(facts.services, facts.locale, url);
  if (found.kind === "away") return "away";
  if (found.value === null) return "none";
  const entry = found.value;
  const flags = await features(facts.services);
  const wantsDeals = entry.blocks.some(({ kind }) => kind === "deal-list");
  const deals = wantsDeals ? (valueOrNull(await allDeals(facts.services, facts.locale)) ?? noDeals) : noDeals;
  const measured = await learnPictures(
    facts.services,
    remembered(entry, "texts", () => [JSON.stringify(entry.blocks)]),
  );
  const { shop, services, path, search } = facts;
  const make = (): OwnPage => pageOf(facts, entry, deals, flags);
  if (search.has("ending") || search.has("endings") || search.has("size")) return make();
  const key = [
    path,
    ratesKey(shop),
    services.publicUrl,
    identityOf(shop.catalog),
    identityOf(deals),
    measured,
    JSON.stringify(flags),
  ];
  return remembered(entry, key.join(" "), make);
};

/** Where the page of an entry stands in each language. [LOC-01] */
export const pathsOf = (urls: Localized<string | null>): Localized<string | null> => ({
  en: urls.en === null ? null : pathOf("en", urls.en),
  de: urls.de === null ? null : pathOf("de", urls.de),
});

const pathOf = (locale: "en" | "de", url: string): string => withLocale(locale, url.replace(/(?<!\/)\/+$/, ""));

/** The layout that a page names; an unknown one is an error that tells the known ones. [LOC-12] */
const layoutOf = (entry: ContentPageEntry): Layout => {
  const named = layoutNamed(entry.layout);
  if (Result.isFailure(named))
    throw new Error(`${named.failure._tag}: "${named.failure.name}" is none of ${named.failure.known}`);
  return named.success;
};

/** What a draft does not show, in words for its editor. [ADM-03] */
const namesOf = (
  locale: Locale,
  blocks: readonly LeftOut[],
  deals: ReturnType<typeof unpromised>,
): readonly string[] => {
  const t = texts(locale, "admin");
  return [
    ...blocks.map(({ block, fault }) => `${block}: ${t(`meta.contentFaults.${fault}`)}`),
    ...deals.map(({ entry, fault }) => `${entry.title}: ${t(`meta.contentFaults.${fault}`)}`),
  ];
};

const pageOf = (
  facts: ShopPageFacts,
  entry: ContentPageEntry,
  deals: readonly DealEntry[],
  flags: readonly FeatureFlag[],
): OwnPage => {
  const { locale, shop, services, path } = facts;
  const named = layoutOf(entry);
  const layout = showsLayout(flags, named) ? named : "default";
  const report = (what: string, fact: string): void =>
    reportOnce(services.log, `${path} ${fact}`, what, { path, named: fact });
  const missing = leftOut(entry, shop.catalog);
  for (const { block, fault } of missing) report("a block is not shown, or not whole", `${fault}: ${block}`);
  reportUnpromised(services, shop, deals);
  const with_: BlockFacts = {
    facts,
    ids: pageIds(),
    deals,
    broken: (link) => report("a link leads nowhere", link),
    newsletter: inLocale(fixedPaths["newsletter-form"], facts.locale),
  };
  const blocks = entry.blocks
    .flatMap((block) => blockViews(block, with_))
    .filter(({ kind }) => showsBlock(flags, kind));
  const title = titleOf(entry, blocks);
  const paths = pathsOf(entry.urls);
  const data: ContentPage = {
    layout,
    title,
    vat: shownVat(shop, locale, texts(locale, "shell")("vat.other")),
    blocks,
    contents: entry.blocks.flatMap((block) =>
      block.kind === "rich-text" ? markdown(block.body, locale, { table: String }).contents : [],
    ),
    ...(inLocale(entry.urls, locale) === inLocale(provider().contactPage, locale)
      ? { contact: contactView(locale) }
      : {}),
    ...(services.drafts === true ? { leftOut: namesOf(locale, missing, unpromised(shop, deals)) } : {}),
  };
  const crumbs = breadcrumbList(facts, [{ title, path }]);
  const head = headOf(
    facts,
    entry.seo.title ?? texts(locale, "content")("meta.title", { title }),
    entry.seo.description ?? firstWords(firstText(blocks), 160) ?? title,
    paths,
    !entry.seo.noIndex,
  );
  const { shareImage } = entry.seo;
  return {
    kind: "content",
    locale,
    status: 200,
    head: shareImage === null ? head : { ...head, image: { url: shareImage.url, alt: shareImage.alternativeText } },
    paths,
    messages: messagesOf(locale, ...namespacesOf(blocks, layout)),
    colours: forcedModeOfPath(path) ?? forcedMode(entry.colours),
    layout,
    still: !isBusinessPath(path),
    structured: [...crumbs, ...faqPage(blocks), ...offers(facts, blocks)],
    data,
  };
};

const namespaces: { readonly [K in BlockView["kind"]]?: string } = {
  "product-list": "category",
  "product-teaser": "category",
  "deal-list": "deals",
  advent: "deals",
  comparison: "content",
  gallery: "content",
  "domain-search": "content",
  newsletter: "content",
  "storage-calculator": "content",
  "tld-table": "content",
};

/** The texts that the blocks of a page say, and its list of contents. */
const namespacesOf = (blocks: readonly BlockView[], layout: Layout): readonly string[] => {
  const listed = ["blog", "helpcenter-article", "helpcenter-wiki"].includes(layout) ? ["content"] : [];
  const enlarged = blocks.some(({ kind }) => kind === "gallery") ? ["lightbox"] : [];
  return [...new Set([...listed, ...enlarged, ...blocks.flatMap(({ kind }) => namespaces[kind] ?? [])])];
};

/** The hero's heading stands as the page's h1; a page without a hero shows its title. */
const titleOf = (entry: ContentPageEntry, blocks: readonly BlockView[]): string => {
  const hero = blocks.find((block) => block.kind === "hero");
  return hero?.heading || entry.title;
};

/** The text that comes first on the page. */
const firstText = (blocks: readonly BlockView[]): string =>
  blocks.flatMap((block) => ("html" in block && block.html !== "" ? [block.html] : []))[0] ?? "";
