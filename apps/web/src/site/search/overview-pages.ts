// Pages that no editor writes, found by words: categories, deals, lists and forms. What is bought by a word stands before what is read about it. [CNT-04]
import { blogPath } from "@kontor/domain/site/article";
import { helpPath } from "@kontor/domain/site/help";
import { jobsPath } from "@kontor/domain/site/job";
import { accountPath, fixedPaths } from "@kontor/domain/site/routing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { overviews, overviewsOf } from "../../shop/catalog/overview.ts";
import { categoryCard } from "../../shop/catalog/plans.ts";
import type { ShopFacts } from "../../shop/pricing/shop-facts.ts";
import type { SearchHit } from "./views.ts";

export interface OverviewPage extends SearchHit {
  /** What else it is looked for by. */
  readonly words: string;
  /** Whether something is bought there. */
  readonly sells: boolean;
}

const named = [
  "deals",
  "law-book",
  "cancellation-form",
  "withdrawal-form",
  "contact-form",
  "abuse-form",
  "newsletter-form",
  "overview",
] as const;

export const overviewPages = (shop: ShopFacts, locale: Locale): readonly OverviewPage[] => {
  const t = texts(locale, "search");
  const page = (key: string, href: string): OverviewPage => ({
    kind: "page",
    href,
    title: t(`meta.overview.${key}.title`),
    excerpt: t(`meta.overview.${key}.text`),
    words: t(`meta.overview.${key}.words`),
    price: null,
    sells: false,
  });
  const category = texts(locale, "category");
  const server: OverviewPage = {
    kind: "product",
    href: `/${locale}/${inLocale(overviews.server.path, locale)}`,
    title: category("overview.server.title"),
    excerpt: category("overview.server.summary"),
    words: t("meta.words.server"),
    price: null,
    sells: true,
  };
  const categories = shop.catalog.categories.flatMap(({ key }): OverviewPage[] => {
    const card = categoryCard(shop, key, locale);
    if (card === null) return [];
    const price = card.from === null ? null : t("meta.from", { price: moneyText(locale, card.from) });
    const words = t(`meta.words.${key}`, { defaultValue: "" });
    return [{ kind: "product", href: card.href, title: card.title, excerpt: card.summary, words, price, sells: true }];
  });
  return [
    ...categories,
    ...(overviewsOf(shop.catalog).includes(overviews.server) ? [server] : []),
    ...named.map((key) => page(key, inLocale(fixedPaths[key], locale))),
    page("blog", blogPath(locale)),
    page("help", helpPath(locale)),
    page("jobs", jobsPath(locale)),
    page("account", accountPath("panel", locale)),
  ];
};

/** Without case and accents; umlauts however they are written. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/([aou])e/g, "$1")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");

const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\d]+/gu) ?? [];

/** A word that has begun, or goes on: an ending, a compound. */
const isMeant = (word: string, known: string): boolean =>
  known === word || (word.length > 3 && known.startsWith(word)) || (known.length > 3 && word.startsWith(known));

/** Those that all words of the question name. */
export const overviewHits = (pages: readonly OverviewPage[], wanted: string): readonly OverviewPage[] => {
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  return pages.filter((page) => {
    const known = wordsOf(`${page.title} ${page.words}`);
    return words.every((word) => known.some((one) => isMeant(word, one)));
  });
};

const order: readonly SearchHit["kind"][] = ["product", "page", "help", "post", "job"];

/** What was found, overview pages first; where something is bought by these words, products stand before what is read. */
export const orderedHits = (overview: readonly OverviewPage[], hits: readonly SearchHit[]): readonly SearchHit[] => {
  const others = hits.filter(({ href }) => overview.every((page) => page.href !== href));
  const buys = overview.some(({ sells }) => sells);
  return [...overview, ...(buys ? others.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)) : others)];
};
