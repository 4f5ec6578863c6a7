// Everything a quote depends on, as it occurs, for laws.
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, type Day, instant } from "#kernel/calendar";
import { anyDay } from "#kernel/calendar/arbitraries";
import { rate, type Rate } from "#kernel/money";
import { anyRate } from "#kernel/money/arbitraries";
import { anyCartOf, anyChoiceOf } from "#shop/cart/arbitraries";
import { anyCatalog, anyPricedDeals, noon } from "#shop/catalog/arbitraries";
import type { ProductChoice } from "#shop/cart";
import {
  decidedBy,
  homeRateIn,
  laterVat,
  rateIn,
  type VatAt,
  type VatDecision,
  vatMapOn,
  vatMapsAfter,
  type VatRate,
} from "#shop/vat";
import { anyOpenVoucher } from "#shop/voucher/arbitraries";
import type { QuoteInput } from "./prices.ts";
import type { GrossLine } from "./settlement.ts";

/** A rate for a country; every third time the seller's own. Outside the area of VAT there is none. */
export const anyVatDecision = (home: Rate): fc.Arbitrary<VatDecision> =>
  fc
    .record({
      country: fc.constantFrom("DE", "FR", "HU", "OTHER"),
      rate: fc.oneof({ weight: 1, arbitrary: fc.constant(home) }, { weight: 2, arbitrary: anyRate }),
      treatment: fc.constantFrom("view" as const, "domestic" as const, "destination" as const, "outside" as const),
    })
    .map((decision) =>
      decision.treatment === "outside" ? { country: "OTHER", rate: rate(0), treatment: "outside" } : decision,
    );

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

/** Rates of the seller's country and of another one, which change within the next years, each by itself; and whom they are for. */
export interface RatesAtChange {
  readonly today: Day;
  readonly rates: readonly VatRate[];
  readonly country: VatDecision["country"];
}

const anyRatesOf = (country: string, today: Day): fc.Arbitrary<readonly VatRate[]> =>
  fc
    .tuple(
      anyRate,
      fc.array(fc.tuple(fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 800 })), anyRate), {
        maxLength: 3,
      }),
    )
    .map(([first, changes]) => [
      { country, rate: first, from: addDays(today, -1_000), until: null },
      ...changes.map(([days, rate]): VatRate => ({ country, rate, from: addDays(today, days), until: null })),
    ]);

export const anyRatesAtChange = (anyToday = anyDay): fc.Arbitrary<RatesAtChange> =>
  anyToday.chain((today) =>
    fc.record({
      today: fc.constant(today),
      rates: fc.tuple(anyRatesOf("DE", today), anyRatesOf("FR", today)).map((both) => both.flat()),
      country: fc.constantFrom("DE" as const, "FR" as const),
    }),
  );

/** What a customer is charged, or a visitor sees, on a day of these rates. */
export const vatAtChange = (
  { rates, country }: RatesAtChange,
  on: Day,
  treatment: VatDecision["treatment"] = "view",
): VatAt => {
  const map = Result.getOrThrow(vatMapOn(rates, on));
  return { vat: decidedBy({ country, rate: rateIn(map, country), treatment }, map), homeRate: homeRateIn(map, "DE") };
};

/** The same input by these rates, for periods that begin on a day. */
export const inputAtChange = (
  input: QuoteInput,
  at: RatesAtChange,
  begins = at.today,
  treatment: VatDecision["treatment"] = "view",
): QuoteInput => {
  const now = vatAtChange(at, at.today, treatment);
  return { ...input, ...now, later: laterVat(now, vatMapsAfter(at.rates, at.today), { begins, seller: "DE" }) };
};

/** Lines at several rates. */
export const anyGrossLines: fc.Arbitrary<readonly GrossLine[]> = fc.array(
  fc.record({
    gross: fc.integer({ min: 0, max: 500_000 }).map((amount) => amount as GrossLine["gross"]),
    rate: anyRate,
  }),
  { maxLength: 12 },
);
