// Everything a quote depends on, as it occurs, for laws.
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import type { Rate } from "#kernel/money";
import { anyRate } from "#kernel/money/arbitraries";
import { anyCartOf, anyChoiceOf } from "#shop/cart/arbitraries";
import { anyCatalog, anyPricedDeals, noon } from "#shop/catalog/arbitraries";
import type { ProductChoice } from "#shop/cart";
import type { VatDecision } from "#shop/vat";
import { anyOpenVoucher } from "#shop/voucher/arbitraries";
import type { QuoteInput } from "./prices.ts";
import type { GrossLine } from "./settlement.ts";

/** A rate for a country; every third time the seller's own. */
export const anyVatDecision = (home: Rate): fc.Arbitrary<VatDecision> =>
  fc.record({
    country: fc.constantFrom("DE", "FR", "HU", "OTHER"),
    rate: fc.oneof({ weight: 1, arbitrary: fc.constant(home) }, { weight: 2, arbitrary: anyRate }),
    treatment: fc.constantFrom("view" as const, "domestic" as const, "destination" as const, "outside" as const),
  });

const anyMomentOfDeals = fc.nat(20).map((later) => instant(noon + later));

/** A cart of a catalogue at some rate, with or without a voucher, which may be too high. */
export const anyQuoteInput: fc.Arbitrary<QuoteInput & { readonly choice: ProductChoice }> = fc
  .tuple(anyCatalog, anyRate)
  .chain(([catalog, homeRate]) =>
    fc
      .record({
        cart: anyCartOf(catalog),
        catalog: fc.constant(catalog),
        vat: anyVatDecision(homeRate),
        homeRate: fc.constant(homeRate),
        voucher: fc.option(anyOpenVoucher, { freq: 2 }),
        choice: anyChoiceOf(catalog),
        now: anyMomentOfDeals,
      })
      .map((input) => ({ ...input, cart: { ...input.cart, voucher: input.voucher?.code ?? null } })),
  );

/** The same without a voucher: always quoted. */
export const anyQuoteInputWithoutVoucher: fc.Arbitrary<QuoteInput & { readonly choice: ProductChoice }> =
  anyQuoteInput.map((input) => ({
    ...input,
    cart: { ...input.cart, voucher: null },
    voucher: null,
  }));

/** The same with deals that begin and end around now. */
export const anyQuoteInputWithDeals: fc.Arbitrary<QuoteInput> = anyQuoteInputWithoutVoucher.chain((input) =>
  anyPricedDeals(input.catalog).map((deals) => ({ ...input, catalog: { ...input.catalog, deals } })),
);

/** Lines at several rates. */
export const anyGrossLines: fc.Arbitrary<readonly GrossLine[]> = fc.array(
  fc.record({
    gross: fc.integer({ min: 0, max: 500_000 }).map((amount) => amount as GrossLine["gross"]),
    rate: anyRate,
  }),
  { maxLength: 12 },
);
