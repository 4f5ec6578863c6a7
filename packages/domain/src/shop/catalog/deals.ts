// Deals as prices: what a product costs less while one runs, and from which moment to which. [CNT-05] [PRD-01]
import type { Instant } from "#kernel/calendar";
import { add, least, most, subtract, times, zero, type Cents } from "#kernel/money";
import { isHourly } from "./hourly.ts";
import type { Catalog, DealTerms, PricedDeal, Product } from "./model.ts";
import { productByKey } from "./rules.ts";

/** A deal runs from `opens` on and until before `closes`. [CNT-05] */
export const isRunning = ({ opens, closes }: Pick<PricedDeal, "opens" | "closes">, now: Instant): boolean =>
  opens <= now && now < closes;

/** A product on a deal's terms: of its own and the deal's, each time what is better for who orders. */
export const onTerms = (product: Product, { freeMonths, firstMonthDiscount, setup }: DealTerms): Product =>
  isHourly(product)
    ? product
    : {
        ...product,
        freeMonths: Math.max(product.freeMonths, freeMonths ?? 0),
        firstMonthDiscount: most(product.firstMonthDiscount, firstMonthDiscount ?? zero),
        setup: least(product.setup, setup ?? product.setup),
      };

/** What one of a product costs less on these terms, setup fee and first months together. [CNT-05] */
export const savedBy = (product: Product, terms: DealTerms): Cents => {
  const offered = onTerms(product, terms);
  const discount = ({ freeMonths, firstMonthDiscount, monthly }: Product): Cents =>
    freeMonths > 0 ? times(monthly, freeMonths) : least(firstMonthDiscount, monthly);
  return add(subtract(product.setup, offered.setup), subtract(discount(offered), discount(product)));
};

/** Whether anything costs less on these terms; a deal without an advantage is none. [CNT-05] */
export const hasAdvantage = (product: Product, terms: DealTerms): boolean => savedBy(product, terms) > 0;

/** The deal that a product's price follows now: of several that run the one that saves most, then the one that began first; what is sold out is none. [CNT-05] */
export const dealOf = (catalog: Catalog, product: Product, now: Instant): PricedDeal | null =>
  (catalog.deals ?? [])
    .filter(
      (deal) => deal.product === product.key && !deal.soldOut && isRunning(deal, now) && hasAdvantage(product, deal),
    )
    .reduce<PricedDeal | null>((best, deal) => (best === null || precedes(product, deal, best) ? deal : best), null);

const precedes = (product: Product, one: PricedDeal, other: PricedDeal): boolean => {
  const more = savedBy(product, one) - savedBy(product, other);
  if (more !== 0) return more > 0;
  return one.opens === other.opens ? one.key < other.key : one.opens < other.opens;
};

/** The last moment, now included, at which a deal began or ended: until the next one prices stay as they are then. Zero before the first. */
export const pricedSince = (catalog: Pick<Catalog, "deals">, now: Instant): Instant =>
  momentsOf(catalog).reduce((last, moment) => (moment <= now && moment > last ? moment : last), 0 as Instant);

/** The next moment after now at which a deal begins or ends; null when none does. */
export const nextPriceChange = (catalog: Pick<Catalog, "deals">, now: Instant): Instant | null =>
  momentsOf(catalog).reduce<Instant | null>(
    (next, moment) => (moment > now && (next === null || moment < next) ? moment : next),
    null,
  );

const moments = new WeakMap<readonly PricedDeal[], readonly Instant[]>();

/** When deals begin and end, listed once for the deals of a catalogue: every page asks. */
const momentsOf = ({ deals }: Pick<Catalog, "deals">): readonly Instant[] => {
  if (deals === undefined) return [];
  const listed = moments.get(deals) ?? deals.flatMap(({ opens, closes }) => [opens, closes]);
  moments.set(deals, listed);
  return listed;
};

/** Made once for all the time in which no deal begins or ends. */
const offers = new WeakMap<Catalog, { readonly since: Instant; readonly offered: Catalog }>();

/** The catalogue with the prices of a moment: every product on the terms of the deal that it has then. [CNT-05] */
export const offeredAt = (catalog: Catalog, now: Instant): Catalog => {
  if (catalog.deals === undefined || catalog.deals.length === 0) return catalog;
  const since = pricedSince(catalog, now);
  const known = offers.get(catalog);
  // Stryker disable next-line ConditionalExpression: an offer that is made again is the same, only slower
  if (known?.since === since) return known.offered;
  const products = catalog.products.map((product) => {
    const deal = dealOf(catalog, product, since);
    return deal === null ? product : onTerms(product, deal);
  });
  const offered = { ...catalog, products };
  offers.set(catalog, { since, offered });
  return offered;
};

/** A claim about a deal: its key, its product, and its start and end, where given. */
export interface DealClaim {
  readonly key: string | null;
  readonly product: string | null;
  readonly opens: Instant | null;
  readonly closes: Instant | null;
}

/** Why a claimed deal may not be promised. */
export type ClaimFault =
  | "no-deal-key"
  | "deal-unknown"
  | "no-product"
  | "other-product"
  | "other-times"
  | "no-advantage"
  | "behind-another";

/** The first thing that is wrong with a claim; null for one that the catalogue bears out. [CNT-05] */
export const claimFault = (catalog: Catalog, claim: DealClaim, now: Instant): ClaimFault | null => {
  if (claim.key === null) return "no-deal-key";
  const deal = (catalog.deals ?? []).find(({ key }) => key === claim.key);
  if (deal === undefined) return "deal-unknown";
  const product = claim.product === null ? null : productByKey(catalog, claim.product);
  if (product === null) return "no-product";
  if (deal.product !== product.key) return "other-product";
  if (!hasAdvantage(product, deal)) return "no-advantage";
  if ((claim.opens ?? deal.opens) !== deal.opens || (claim.closes ?? deal.closes) !== deal.closes) return "other-times";
  return !deal.soldOut && isRunning(deal, now) && dealOf(catalog, product, now) !== deal ? "behind-another" : null;
};

/** The deal behind a claim; null when there is none of this key, product and time, when it brings no advantage, or another one goes before it now. [CNT-05] */
export const dealBehind = (catalog: Catalog, claim: DealClaim, now: Instant): PricedDeal | null =>
  claimFault(catalog, claim, now) === null
    ? ((catalog.deals ?? []).find(({ key }) => key === claim.key) ?? null)
    : null;
