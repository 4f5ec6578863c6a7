// Laws of deals in quotes: never dearer, never a moment too early or too late. [CNT-05] [HDL-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { hasAdvantage, onTerms, productByKey } from "#shop/catalog";
import { noon } from "#shop/catalog/arbitraries";
import { anyQuoteInputWithDeals } from "./arbitraries.ts";
import { costOver } from "./costs.ts";
import { addsUp } from "./derivation.ts";
import type { Quote } from "./model.ts";
import type { QuoteInput } from "./prices.ts";
import { quote } from "./rules.ts";

const quoted = (input: QuoteInput): Quote => Result.getOrThrow(quote(input));
const withoutDeals = ({ catalog: { deals: _, ...catalog }, ...input }: QuoteInput): QuoteInput => ({
  ...input,
  catalog,
});
const at = (input: QuoteInput, later: number): QuoteInput => ({ ...input, now: instant(noon + later) });

export const dealLaws: readonly Law[] = [
  law("[CNT-05] with a deal nothing costs more than without, with the first invoice and over the years", () =>
    fc.property(anyQuoteInputWithDeals, (input) => {
      const [made, plain] = [quoted(input), quoted(withoutDeals(input))];
      return (
        made.total <= plain.total &&
        made.setup <= plain.setup &&
        [12, 36, 60].every((months) => costOver(made, months) <= costOver(plain, months)) &&
        made.lines.every(({ derivation }) => addsUp(derivation))
      );
    }),
  ),
  law("[CNT-05] [HDL-03] outside of every deal's time the quote is the one without deals, to the hash", () =>
    fc.property(anyQuoteInputWithDeals, fc.integer({ min: -5, max: 60 }), (input, later) => {
      const there = at(input, later);
      const runs = there.catalog.deals?.some(
        ({ opens, closes, soldOut }) => !soldOut && opens <= there.now && there.now < closes,
      );
      return runs === true || quoted(there).hash === quoted(withoutDeals(there)).hash;
    }),
  ),
  law(
    "[CNT-05] a single deal is in the quote from its first moment to the one before its last, and its end is another hash",
    () =>
      fc.property(anyQuoteInputWithDeals, (input) => {
        const deal = input.catalog.deals?.[0];
        if (deal === undefined || deal.opens >= deal.closes) return true;
        const only = { ...input, catalog: { ...input.catalog, deals: [deal] } };
        const [before, opens, last, closes] = [deal.opens - 1, deal.opens, deal.closes - 1, deal.closes].map(
          (now) => quoted({ ...only, now: instant(now) }).hash,
        );
        const isIn = input.cart.items.some((item) => item.kind === "product" && item.product === deal.product);
        const product = productByKey(input.catalog, deal.product);
        const freer =
          !deal.soldOut &&
          product !== null &&
          hasAdvantage(product, deal) &&
          onTerms(product, deal).freeMonths > product.freeMonths;
        return (
          before === closes &&
          opens === last &&
          before === quoted(withoutDeals(only)).hash &&
          (!(isIn && freer) || opens !== before)
        );
      }),
  ),
  law("[CNT-05] what is sold out gives no price", () =>
    fc.property(anyQuoteInputWithDeals, (input) => {
      const deals = input.catalog.deals?.map((deal) => ({ ...deal, soldOut: true })) ?? [];
      return quoted({ ...input, catalog: { ...input.catalog, deals } }).hash === quoted(withoutDeals(input)).hash;
    }),
  ),
];
