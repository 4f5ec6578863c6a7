// Laws of deals as prices. [CNT-05] [PRD-01]
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { anyCatalogWithDeals, noon } from "./arbitraries.ts";
import {
  dealBehind,
  dealOf,
  hasAdvantage,
  isRunning,
  nextPriceChange,
  offeredAt,
  onTerms,
  pricedSince,
  savedBy,
} from "./deals.ts";
import { productByKey } from "./rules.ts";

const anyMoment = fc.integer({ min: -2, max: 45 }).map((later) => instant(noon + later));

export const dealLaws: readonly Law[] = [
  law("[CNT-05] a product has the terms of one deal at most, which runs, is not sold out and brings an advantage", () =>
    fc.property(anyCatalogWithDeals, anyMoment, ({ catalog, product }, now) => {
      const deal = dealOf(catalog, product, now);
      const offered = productByKey(offeredAt(catalog, now), product.key);
      if (deal === null) return JSON.stringify(offered) === JSON.stringify(product);
      return (
        isRunning(deal, now) &&
        !deal.soldOut &&
        hasAdvantage(product, deal) &&
        JSON.stringify(offered) === JSON.stringify(onTerms(product, deal)) &&
        catalog.deals?.every(
          (other) =>
            other === deal ||
            other.product !== product.key ||
            other.soldOut ||
            !isRunning(other, now) ||
            !hasAdvantage(product, other) ||
            savedBy(product, other) < savedBy(product, deal) ||
            (savedBy(product, other) === savedBy(product, deal) &&
              (other.opens > deal.opens || (other.opens === deal.opens && other.key > deal.key))),
        ) === true
      );
    }),
  ),
  law("[CNT-05] a deal on its terms is no better than itself: an advantage counts once", () =>
    fc.property(anyCatalogWithDeals, ({ catalog }) =>
      (catalog.deals ?? []).every((deal) => {
        const product = productByKey(catalog, deal.product);
        return product !== null && !hasAdvantage(onTerms(product, deal), deal);
      }),
    ),
  ),
  law(
    "[CNT-05] between two moments at which a deal begins or ends, everything is offered as at the first, as the same object",
    () =>
      fc.property(anyCatalogWithDeals, anyMoment, ({ catalog }, now) => {
        const since = pricedSince(catalog, now);
        const next = nextPriceChange(catalog, now) ?? instant(now + 1000);
        const offered = offeredAt(catalog, now);
        return (
          since <= now &&
          now < next &&
          offeredAt(catalog, since) === offered &&
          offeredAt(catalog, instant(next - 1)) === offered
        );
      }),
  ),
  law(
    "[CNT-05] a claim matches a deal exactly where key, product and time are the deal's and no other deal precedes it",
    () =>
      fc.property(anyCatalogWithDeals, anyMoment, fc.boolean(), ({ catalog, product }, now, shifted) =>
        (catalog.deals ?? []).every((deal) => {
          const claim = {
            key: deal.key,
            product: product.key,
            opens: null,
            closes: shifted ? instant(deal.closes + 1) : deal.closes,
          };
          const behind = dealBehind(catalog, claim, now);
          const runs = isRunning(deal, now) && !deal.soldOut;
          const applies = !shifted && deal.product === product.key && hasAdvantage(product, deal);
          return behind === (applies && (!runs || dealOf(catalog, product, now) === deal) ? deal : null);
        }),
      ),
  ),
];
