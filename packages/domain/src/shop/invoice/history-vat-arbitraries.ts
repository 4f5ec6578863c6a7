// The VAT of a history: which rates hold for its customer, where they live by then, and what is known of them at a moment. [VAT-14] [VAT-11]
import * as Result from "effect/Result";
import { addDays, type Day } from "#kernel/calendar";
import { type Rate, rate } from "#kernel/money";
import { type RatesAtChange, vatAtChange } from "#shop/pricing/arbitraries";
import { vatMapOn, type VatRate } from "#shop/vat";
import type { Ordered } from "./arbitraries.ts";
import type { BilledVat } from "./later-draft.ts";
import { dayIn } from "./owed-arbitraries.ts";
import type { KnownRates } from "./rate-change.ts";

/** Rates that become known so many days after the order. */
export interface Surprise {
  readonly known: number;
  readonly rates: readonly VatRate[];
}

/** What the VAT of a history follows from. */
export interface RatesOfOrder {
  /** `at`: the rates as they were known with the order, of the seller's and the customer's country. */
  readonly ordered: Ordered & { readonly at?: RatesAtChange };
  /** Another rate of the same customer, from so many days after the order on; where no rates of countries are known. */
  readonly change: { readonly after: number; readonly rate: number };
  /** Rates of countries that become known after the order. [VAT-14] */
  readonly surprises: readonly Surprise[];
}

/** Which rates held in a history, for the second calculation. */
export interface RatesLived {
  /** The rate that a tax point has by the customer's address at a moment, as it was known at another one. */
  readonly rateAt: (day: string, addressAt: number, knownAt: number) => number;
  /** The seller's own rate on a day, as it was known at a moment; absent where it is that of the order for ever. */
  readonly homeRateAt?: (day: string, knownAt: number) => number;
}

export interface VatOfHistory {
  readonly rates: RatesLived;
  readonly moved: (to: number, now: number) => void;
  readonly billedOn: (tax: Day, now: number) => BilledVat;
  /** Null where no rates of countries are known. */
  readonly knownAt: (now: number) => KnownRates | null;
}

const dayLength = 86_400_000;

export const vatOfHistory = (history: RatesOfOrder): VatOfHistory =>
  history.ordered.at === undefined ? ofOneCustomer(history) : ofCountries(history, history.ordered.at);

/** Rates of the customer alone: each move has its own, and one day changes that of the order. */
const ofOneCustomer = ({ ordered: { order }, change }: RatesOfOrder): VatOfHistory => {
  const moves: { readonly at: number; readonly rate: number }[] = [];
  const changesOn = addDays(dayIn(order.placedAt) as Day, change.after);
  const rateAt = (day: string, at: number): number =>
    moves.findLast((move) => move.at <= at)?.rate ?? (day >= changesOn ? change.rate : order.quote.vat.rate);
  return {
    rates: { rateAt },
    moved: (to, now) => void moves.push({ at: now, rate: to }),
    billedOn: (tax, now) => ({ vat: { ...order.quote.vat, rate: rate(rateAt(tax, now)) as Rate }, homeRate: null }),
    knownAt: () => null,
  };
};

/** Rates of two countries, between which the customer moves. */
const ofCountries = ({ ordered: { order }, surprises }: RatesOfOrder, at: RatesAtChange): VatOfHistory => {
  const moves: { readonly at: number; readonly country: RatesAtChange["country"] }[] = [];
  const ratesAt = (moment: number): readonly VatRate[] => [
    ...at.rates,
    ...surprises
      .filter(({ known }) => order.placedAt + known * dayLength <= moment)
      .toSorted((one, other) => one.known - other.known)
      .flatMap(({ rates }) => rates),
  ];
  const on = (tax: Day, addressAt: number, knownAt: number): BilledVat => {
    const country = moves.findLast((move) => move.at <= addressAt)?.country ?? at.country;
    return vatAtChange({ ...at, country, rates: ratesAt(knownAt) }, tax, country === "DE" ? "domestic" : "destination");
  };
  return {
    rates: {
      rateAt: (day, addressAt, knownAt) => on(day as Day, addressAt, knownAt).vat.rate,
      homeRateAt: (day, knownAt) => on(day as Day, knownAt, knownAt).homeRate ?? 0,
    },
    moved: (to, now) => void moves.push({ at: now, country: (to / 100) % 2 === 0 ? "DE" : "FR" }),
    billedOn: (tax, now) => on(tax, now, now),
    knownAt: (now) => ({ seller: "DE", mapOn: (day) => Result.getOrNull(vatMapOn(ratesAt(now), day)) }),
  };
};
