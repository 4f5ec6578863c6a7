// Deals as screens show them: those that the catalogue bears out, how each stands now, what it saves, until when. [CNT-05] [CNT-06]
import { dayOf, instant, type Day, type Instant } from "@kontor/domain/kernel/calendar";
import {
  categoryByKey,
  type ClaimFault,
  claimFault,
  type DealClaim,
  dealBehind,
  onTerms,
  type PricedDeal,
  type Product,
  productByKey,
} from "@kontor/domain/shop/catalog";
import { type Deal, dealsShown, doorTime, doorZone, dealPhaseAt } from "@kontor/domain/shop/deal";
import { linkOf } from "@kontor/domain/site/link";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { dayOfYearText, momentText } from "../../platform/texts/format.ts";
import { pictureView } from "../../shell/picture/pictures.ts";
import { reportOnce } from "../../platform/page/report-once.ts";
import type { PageServices } from "../../platform/page/services.ts";
import type { ShopFacts } from "../pricing/shop-facts.ts";
import type { DealAdvantage, DealView } from "./views.ts";
import type { DealEntry } from "./deal-entry.ts";
import type { NamedProduct } from "../../platform/content/model.ts";
import { productHref } from "../pricing/product-href.ts";
import { shownPrice } from "../pricing/shown-price.ts";

export interface DealFacts {
  readonly locale: Locale;
  readonly shop: ShopFacts;
  /** How pictures are addressed. */
  readonly services: Pick<PageServices, "images">;
}

/** What the content says of a deal, with the deal and the product that it is about. */
export interface PromisedDeal {
  readonly entry: DealEntry;
  readonly deal: Deal;
  readonly priced: PricedDeal;
  readonly product: Product;
}

type Priced = Pick<ShopFacts, "priceList" | "now">;

/** What an entry claims; a door that names no day has no times of its own. */
const claimOf = ({ dealKey, kind, day, product, opens, closes }: DealEntry): DealClaim => ({
  key: dealKey,
  product: product?.key ?? null,
  ...(kind === "advent" && day !== null ? doorTime({ day: day as Day }) : { opens, closes }),
});

/** Why a deal that editors published is not shown. */
export type DealFault = ClaimFault | "no-day";

/** Those of the content's deals that are not shown, each with its reason. [CNT-05] */
export const unpromised = (
  { priceList, now }: Priced,
  entries: readonly DealEntry[],
): readonly { readonly entry: DealEntry; readonly fault: DealFault }[] =>
  entries.flatMap((entry) => {
    const isDoorWithoutDay = entry.kind === "advent" && entry.day === null;
    const fault = isDoorWithoutDay ? "no-day" : claimFault(priceList, claimOf(entry), now);
    return fault === null ? [] : [{ entry, fault }];
  });

/** Says it in the log, once. [CNT-05] */
export const reportUnpromised = (
  { log, publicUrl }: Pick<PageServices, "log" | "publicUrl">,
  shop: Priced,
  entries: readonly DealEntry[],
): void => {
  for (const { entry, fault } of unpromised(shop, entries))
    reportOnce(log, `${publicUrl} deal ${entry.key} ${fault}`, "a deal of the content is not shown", {
      title: entry.title,
      dealKey: entry.dealKey,
      reason: fault,
    });
};

/** What may be promised: the content's deals behind which there is one of the catalogue, of the same product and time. [CNT-05] */
export const promised = ({ priceList, now }: Priced, entries: readonly DealEntry[]): readonly PromisedDeal[] =>
  entries.flatMap((entry) => {
    const { kind, day } = entry;
    const product = entry.product?.key == null ? null : productByKey(priceList, entry.product.key);
    if (product === null || (kind === "advent" && day === null)) return [];
    const priced = dealBehind(priceList, claimOf(entry), now);
    if (priced === null) return [];
    const deal: Deal = {
      key: entry.key,
      kind: kind === "advent" ? "door" : kind,
      title: { en: entry.title, de: entry.title },
      category: entry.category,
      startingPrice: product.monthly,
      soldOut: entry.soldOut || priced.soldOut || product.soldOut,
      opens: priced.opens,
      closes: priced.closes,
    };
    return [{ entry, deal, priced, product }];
  });

/** Where a product that content names is sold; null where it leads nowhere. [LNK-01] */
export const hrefOfProduct = (
  { locale, shop }: Pick<DealFacts, "locale" | "shop">,
  named: NamedProduct | null,
): string | null => {
  if (named === null) return null;
  const known = named.key === null ? null : productByKey(shop.catalog, named.key);
  if (known !== null) return productHref(shop, known, locale);
  const link = linkOf(named.target, locale);
  return link.kind === "broken" ? null : link.href;
};

/** What is better than without the deal, at the shown rate. */
const advantageOf = (shop: ShopFacts, product: Product, priced: PricedDeal): DealAdvantage => {
  const offered = onTerms(product, priced);
  return {
    freeMonths: offered.freeMonths > product.freeMonths ? offered.freeMonths : 0,
    firstMonthDiscount:
      offered.freeMonths === 0 && offered.firstMonthDiscount > product.firstMonthDiscount
        ? shownPrice(shop, offered.firstMonthDiscount)
        : 0,
    setup:
      offered.setup < product.setup
        ? { before: shownPrice(shop, product.setup), now: shownPrice(shop, offered.setup) }
        : null,
  };
};

/** Until when: the last day where it ends at midnight, else the moment. */
export const untilText = (locale: Locale, closes: Instant): { readonly day: boolean; readonly text: string } => {
  const last = dayOf(instant(closes - 1), doorZone);
  return doorTime({ day: last }).closes === closes
    ? { day: true, text: dayOfYearText(locale, last) }
    : { day: false, text: momentText(locale, closes, doorZone) };
};

const dealView = (facts: DealFacts, { entry, deal, priced, product }: PromisedDeal): DealView => {
  const { locale, shop } = facts;
  const standing = dealPhaseAt(deal, shop.now);
  const shut = deal.kind === "door" && standing === "ahead";
  const until = untilText(locale, priced.closes);
  return {
    key: deal.key,
    kind: deal.kind,
    title: shut ? "" : entry.title,
    text: shut ? "" : entry.text,
    category: shut ? null : (inLocale(categoryByKey(shop.catalog, entry.category as never)?.title, locale) ?? null),
    href: shut || standing === "missed" ? null : hrefOfProduct(facts, entry.product),
    price: shut ? null : shownPrice(shop, product.monthly),
    advantage: shut ? null : advantageOf(shop, product, priced),
    image: shut ? null : pictureView(entry.image, deal.kind === "door" ? "hero" : "card", facts.services),
    soldOut: deal.soldOut,
    opens: priced.opens,
    closes: priced.closes,
    standing,
    until: deal.kind === "door" && entry.day !== null ? dayOfYearText(locale, entry.day) : until.text,
    wholeDay: until.day,
    door: deal.kind === "door" && entry.day !== null ? Number(entry.day.slice(8, 10)) : null,
  };
};

/** The deals to show now, flash deals first, then by their end, what is sold out last. [CNT-05] [CNT-11] */
export const shownDeals = (
  facts: DealFacts,
  entries: readonly DealEntry[],
  category: string | null,
): readonly DealView[] => {
  const all = promised(facts.shop, entries);
  const byKey = new Map(all.map((one) => [one.deal.key, one]));
  return dealsShown(
    all.map(({ deal }) => deal).filter(({ kind }) => kind !== "door"),
    category,
    facts.shop.now,
  )
    .flatMap(({ key }) => byKey.get(key) ?? [])
    .map((one) => dealView(facts, one))
    .sort(
      (a, b) =>
        Number(a.soldOut) - Number(b.soldOut) ||
        Number(b.kind === "flash") - Number(a.kind === "flash") ||
        (a.closes ?? Infinity) - (b.closes ?? Infinity),
    );
};

/** The doors of the calendar in their order, every one of them. [CNT-06] */
export const doors = (facts: DealFacts, entries: readonly DealEntry[]): readonly DealView[] =>
  promised(facts.shop, entries)
    .filter(({ deal }) => deal.kind === "door")
    .map((one) => dealView(facts, one))
    .sort((a, b) => (a.opens ?? 0) - (b.opens ?? 0));
