// The home page: the domain search, three price columns, what is on offer and until when, the latest to read. [LOC-02] [CNT-05]
import {
  type Catalog,
  type Category,
  categoryByKey,
  type CategoryKey,
  type Product,
  productsOf,
} from "@kontor/domain/shop/catalog";
import { blogPath } from "@kontor/domain/site/article";
import { helpPath } from "@kontor/domain/site/help";
import { fixedPaths, homePath } from "@kontor/domain/site/routing";
import { dayText } from "../../platform/texts/format.ts";
import { postList, type PostList } from "../article/post-entries.ts";
import { allDeals } from "../../shop/deal/deal-entries.ts";
import { latestArticles } from "../help/article-entries.ts";
import { valueOrNull } from "../../platform/content/read.ts";
import { identityOf, remembered } from "../../platform/page/remembered.ts";
import { ratesKey, shownVat } from "../../shop/pricing/shop-facts.ts";
import { messagesOf, texts } from "../../platform/texts/server-texts.ts";
import { organization } from "../../shell/structured.ts";
import { shownDeals } from "../../shop/deal/shown-deals.ts";
import { headOf } from "../../platform/page/facts.ts";
import { planOf } from "../../shop/catalog/plans.ts";
import { withHardSpaces } from "../../platform/texts/typography.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { houseEntry, noHouse } from "./house-entry.ts";
import type { HomePage, HouseEntry } from "./views.ts";
import type { DealEntry } from "../../shop/deal/deal-entry.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { shipIsIn } from "./harbour.ts";
import { endingPrices } from "../../shop/domain-name/ending-list.ts";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import { sellerFilledIn } from "@kontor/domain/shop/seller";
import { provider } from "../../shell/provider.ts";
import { sellerOf } from "../../shell/seller.ts";

type OwnPage = PageOf<"home", HomePage>;

/** Those that most shops have come first; where one is not sold, the provider's next category takes its column. [PKG-08] */
const preferred: readonly CategoryKey[] = ["hosting", "vps", "groupware"];
const columnsShown = 3;

/** Categories with the product that stands for each: the second plan is the one that most people need; the first is its entrance. */
const columnsOf = (catalog: Catalog): readonly (readonly [Category, Product])[] =>
  [
    ...preferred.flatMap((key) => categoryByKey(catalog, key) ?? []),
    ...catalog.categories.filter(({ key }) => !preferred.includes(key)),
  ]
    .flatMap((category) => {
      const products = productsOf(catalog, category.key).filter((product) => !product.soldOut);
      const product = products[1] ?? products[0];
      return product === undefined ? [] : [[category, product] as const];
    })
    .slice(0, columnsShown);

const factsPerColumn = 6;
const endingsShown = 6;

const latestShown = 3;

const noDeals: readonly DealEntry[] = [];
const noPosts: PostList = { posts: [], total: 0 };
const noArticles: readonly { readonly title: string; readonly url: string }[] = [];

/** What the content adds to the home page; each of it may be missing while the content system is away. */
interface FromContent {
  readonly deals: readonly DealEntry[];
  readonly posts: PostList;
  readonly articles: typeof noArticles;
  readonly house: HouseEntry;
}

/** Made once for what it shows: the catalogue with the deals that run, rate, content. */
export const homePage = async (facts: ShopPageFacts): Promise<OwnPage> => {
  const { locale, shop, services, path } = facts;
  const [deals, posts, articles, house] = await Promise.all([
    allDeals(services, locale),
    postList(services, locale, null, 1, latestShown),
    latestArticles(services, locale, latestShown),
    houseEntry(services, locale),
  ]);
  const content: FromContent = {
    deals: valueOrNull(deals) ?? noDeals,
    posts: valueOrNull(posts) ?? noPosts,
    articles: valueOrNull(articles) ?? noArticles,
    house: valueOrNull(house) ?? noHouse,
  };
  const key = [path, shipIsIn(shop.now, services.zone), ratesKey(shop), services.publicUrl];
  const versions = [content.deals, content.posts, content.articles, content.house].map(identityOf);
  return remembered(shop.catalog, [...key, ...versions].join(" "), () => homeMade(facts, content));
};

/** What the provider says of itself first. */
const firstWords = (locale: Locale) => {
  const { name, slogan, home } = provider();
  const filled = (text: Localized<string> | undefined): string | undefined => {
    const own = inLocale(text, locale);
    return own === undefined ? undefined : sellerFilledIn(own, sellerOf(locale));
  };
  const words = filled(slogan) ?? name;
  return {
    title: filled(home?.title) ?? (words === name ? name : `${name} | ${words}`),
    description: filled(home?.description) ?? words,
    heading: withHardSpaces(filled(home?.heading) ?? words),
    lead: withHardSpaces(filled(home?.lead) ?? ""),
  };
};

const homeMade = (facts: ShopPageFacts, content: FromContent): OwnPage => {
  const { locale } = facts;
  const first = firstWords(locale);
  const paths = { en: homePath("en"), de: homePath("de") };
  const data = homeData(facts, content);
  return {
    kind: "home",
    locale,
    status: 200,
    head: headOf(facts, first.title, first.description, paths),
    paths,
    messages: messagesOf(locale, "home", ...(data.offer === null ? [] : ["deals"])),
    still: true,
    leadsTo: "domain-check",
    structured: [organization(facts)],
    data,
  };
};

const homeData = (
  { locale, shop, services }: ShopPageFacts,
  { deals, posts, articles, house }: FromContent,
): HomePage => {
  return {
    vat: shownVat(shop, locale, texts(locale, "shell")("vat.other")),
    heading: firstWords(locale).heading,
    lead: firstWords(locale).lead,
    domainCheck: inLocale(fixedPaths["domain-check"], locale),
    house,
    shipIsIn: shipIsIn(shop.now, services.zone),
    endings: endingPrices(shop).slice(0, endingsShown),
    columns: columnsOf(shop.catalog).map(([category, product]) => {
      const facts = product.features.slice(0, factsPerColumn).map(({ label, value }) => ({
        label: inLocale(label, locale),
        value: withHardSpaces(inLocale(value, locale)),
      }));
      return {
        category: inLocale(category.title, locale),
        href: `/${locale}/${inLocale(category.path, locale)}`,
        plan: planOf(shop, product, locale),
        facts,
      };
    }),
    offer:
      shownDeals({ locale, shop, services }, deals, null).find(({ soldOut, href }) => !soldOut && href !== null) ??
      null,
    latest: {
      posts: posts.posts.flatMap(({ title, slug, date, category }) =>
        category === null ? [] : [{ title, date: dayText(locale, date), href: blogPath(locale, category.slug, slug) }],
      ),
      articles: articles.map(({ title, url }) => ({ title, href: helpPath(locale, url) })),
      blog: blogPath(locale),
      help: helpPath(locale),
    },
  };
};
