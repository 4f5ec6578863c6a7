// Blocks of content as views: texts become HTML, links lead somewhere, products get their prices, ids are given out. [CNT-01]
import { shownEndings } from "@kontor/domain/shop/domain-name";
import { categoryByKey, isStorage, productByKey, productsOf } from "@kontor/domain/shop/catalog";
import { fixedPaths } from "@kontor/domain/site/routing";
import { linkOf } from "@kontor/domain/site/link";
import type { BlockView, LinkView } from "./views.ts";
import type { Block, BlockKind } from "./model.ts";
import { pictureView, textPicture } from "../../shell/picture/pictures.ts";
import { type Ids, markdown, type Rendered } from "./markdown/markdown.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { doors, shownDeals } from "../../shop/deal/shown-deals.ts";
import { planList, planOf } from "../../shop/catalog/plans.ts";
import type { ContentLink, NamedProduct } from "../../platform/content/model.ts";
import type { DealEntry } from "../../shop/deal/deal-entry.ts";
import type { ShopPageFacts } from "../../shop/pricing/page-facts.ts";
import { productHref } from "../../shop/pricing/product-href.ts";
import { shownExactPrice } from "../../shop/pricing/shown-price.ts";
import { endingPrices } from "../../shop/domain-name/ending-list.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

/** What a calculator shows before a size is chosen, in gigabytes. */
const usualSize = 500;

/** What the blocks of one page are made with. */
export interface BlockFacts {
  readonly facts: ShopPageFacts;
  readonly ids: Ids;
  /** Empty unless a block of the page lists deals. */
  readonly deals: readonly DealEntry[];
  /** Called with each broken link. [LNK-04] */
  readonly broken: (link: string) => void;
  /** Where the newsletter is subscribed to. */
  readonly newsletter: string;
}

type Viewing = {
  readonly [K in BlockKind]: (block: Extract<Block, { kind: K }>, with_: BlockFacts) => readonly BlockView[];
};

/** The view of a block; none where it has nothing to show. */
export const blockViews = (block: Block, with_: BlockFacts): readonly BlockView[] =>
  (viewing[block.kind] as (block: Block, with_: BlockFacts) => readonly BlockView[])(block, with_);

const rendered = (text: string, { facts, ids, broken }: BlockFacts): Rendered => {
  const t = texts(facts.locale, "content");
  const made = markdown(
    text,
    facts.locale,
    { table: (number) => t("meta.table", { number }), picture: textPicture(facts.services) },
    ids,
  );
  for (const link of made.broken) broken(link);
  return made;
};

const html = (text: string, with_: BlockFacts): string => (text.trim() === "" ? "" : rendered(text, with_).html);

const titled = (block: { readonly title: string; readonly text?: string }, with_: BlockFacts) => ({
  id: with_.ids.next(block.title),
  title: block.title,
  html: html(block.text ?? "", with_),
});

const linkViews = (links: readonly ContentLink[], { facts, broken }: BlockFacts): readonly LinkView[] =>
  links.map(({ label, primary, target }) => {
    const link = linkOf(target, facts.locale);
    if (link.kind === "broken") broken(label);
    return { label, href: link.href, primary };
  });

const productsNamed = ({ facts }: BlockFacts, named: readonly NamedProduct[]) =>
  named.flatMap(({ key }) => (key === null ? [] : (productByKey(facts.shop.catalog, key) ?? [])));

const viewing: Viewing = {
  hero: (block, with_) => [
    {
      kind: "hero",
      heading: block.heading,
      html: html(block.text, with_),
      drawing: block.drawing,
      image: pictureView(block.image, "hero", with_.facts.services),
      links: linkViews(block.links, with_),
    },
  ],
  "rich-text": (block, with_) => [{ kind: "rich-text", html: html(block.body, with_) }],
  "product-list": (block, with_) => {
    const { shop, locale } = with_.facts;
    const category = block.category === null ? null : categoryByKey(shop.catalog, block.category as never);
    const products =
      block.products.length > 0
        ? productsNamed(with_, block.products)
        : category === null
          ? []
          : productsOf(shop.catalog, category.key);
    return products.length === 0
      ? []
      : [{ kind: "product-list", ...titled(block, with_), list: planList(shop, products, locale) }];
  },
  "product-teaser": (block, with_) => {
    const { shop, locale } = with_.facts;
    const product = block.product === null ? undefined : productsNamed(with_, [block.product])[0];
    if (product === undefined) return [];
    const plan = planOf(shop, product, locale);
    return [
      {
        kind: "product-teaser",
        ...titled(block, with_),
        plan,
        image: pictureView(block.image, "card", with_.facts.services),
      },
    ];
  },
  comparison: (block, with_) => {
    const rows = block.rows.map(({ label, values }) => {
      const filled = block.columns.map((_, at) => values[at] ?? "–");
      return { label, values: filled, same: new Set(filled).size <= 1 };
    });
    return rows.length === 0 ? [] : [{ kind: "comparison", ...titled(block, with_), columns: block.columns, rows }];
  },
  faq: (block, with_) => [
    {
      kind: "faq",
      ...titled(block, with_),
      items: block.items.map(({ question, answer }) => ({
        id: with_.ids.next(question),
        question,
        html: html(answer, with_),
      })),
    },
  ],
  gallery: (block, with_) => {
    const pictures = block.pictures.flatMap(({ picture, title }) => {
      const view = pictureView(picture, "gallery", with_.facts.services);
      return view === null ? [] : [{ ...view, title }];
    });
    return pictures.length === 0 ? [] : [{ kind: "gallery", ...titled(block, with_), loop: block.loop, pictures }];
  },
  "deal-list": (block, with_) => {
    const { facts, deals } = with_;
    const dealFacts = { locale: facts.locale, shop: facts.shop, services: facts.services };
    if (block.only === "advent") return [{ kind: "advent", ...titled(block, with_), doors: doors(dealFacts, deals) }];
    const only = deals.filter(({ kind }) => block.only === null || kind === block.only);
    return [
      {
        kind: "deal-list",
        ...titled(block, with_),
        deals: shownDeals(dealFacts, only, block.category),
        all: inLocale(fixedPaths.deals, facts.locale),
      },
    ];
  },
  "domain-search": (block, with_) => [
    {
      kind: "domain-search",
      ...titled(block, with_),
      action: inLocale(fixedPaths["domain-check"], with_.facts.locale),
    },
  ],
  newsletter: (block, with_) => [{ kind: "newsletter", ...titled(block, with_), href: with_.newsletter }],
  "tld-table": (block, with_) => {
    const { facts } = with_;
    const all = endingPrices(facts.shop);
    const group = all.filter((ending) => block.group === null || ending.group === block.group);
    return [
      {
        kind: "tld-table",
        ...titled(block, with_),
        endings: group.length === 0 ? all : group,
        wanted: (facts.search.get("ending") ?? "").slice(0, 63),
        shown: shownEndings(facts.search.get("endings")),
        path: facts.path,
        domainCheck: inLocale(fixedPaths["domain-check"], facts.locale),
      },
    ];
  },
  "storage-calculator": (block, with_) => {
    const { locale, shop, search } = with_.facts;
    const product = productByKey(shop.catalog, block.storage);
    const order = productByKey(shop.catalog, block.server);
    // A calculator of what is not sold is none.
    if (product === null || !isStorage(product) || order === null) return [];
    const unit = search.get("unit") === "TB" ? "TB" : "GB";
    const amount = Number(search.get("size") ?? Number.NaN);
    return [
      {
        kind: "storage-calculator",
        ...titled(block, with_),
        product: { key: product.key, perGigabyte: shownExactPrice(shop, product.monthly), storage: product.storage },
        wanted: Number.isNaN(amount) ? { amount: usualSize, unit: "GB" } : { amount, unit },
        order: productHref(shop, order, locale),
      },
    ];
  },
  "call-to-action": (block, with_) => [
    { kind: "call-to-action", ...titled(block, with_), links: linkViews(block.links, with_) },
  ],
};
