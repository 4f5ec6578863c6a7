// What is ordered by chance, by whom and when, and what is done with it in the year after; the catalogue is the shop's own. [ACC-03] [ACC-07]
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { Catalog } from "@kontor/domain/shop/catalog";
import { anyActs, type HistoryAct } from "@kontor/domain/shop/invoice/laws";

/** Days after the last order on which something happens. */
export const historyDays = 400;

export const places = {
  DE: { country: "DE", postCode: "10115", city: "Berlin" },
  AT: { country: "AT", postCode: "1010", city: "Wien" },
  FR: { country: "FR", postCode: "75001", city: "Paris" },
  HU: { country: "HU", postCode: "1051", city: "Budapest" },
  US: { country: "US", postCode: "10001", city: "New York" },
} as const;
export type Country = keyof typeof places;
export const countries = Object.keys(places) as readonly Country[];

const count = fc.nat(10_000);

/** What staff correct once rates are known, beside what else happens. [VAT-14] */
const anyCorrections: fc.Arbitrary<readonly HistoryAct[]> = fc.array(
  fc.record({
    kind: fc.constant("rate" as const),
    after: fc.integer({ min: 20 * 24, max: historyDays * 24 }),
    invoice: fc.nat(20),
  }),
  { maxLength: 3 },
);

const inTime = (acts: readonly HistoryAct[]): readonly HistoryAct[] => acts.toSorted((a, b) => a.after - b.after);

/** What is done through the API; numbers are taken modulo what there is. */
const anyHistory = fc.record({
  /** Hours after the shop opened. */
  placed: fc.nat(45 * 24),
  country: fc.constantFrom(...countries),
  isBusiness: fc.boolean(),
  earlyStart: fc.boolean(),
  voucher: fc.option(fc.integer({ min: 1, max: 2000 }), { freq: 3 }),
  wishes: fc.array(
    fc.record({
      product: count,
      quantity: fc.constantFrom(1, 1, 2, 3),
      months: count,
      additions: fc.array(count, { maxLength: 2 }),
      names: fc.nat(2),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  names: fc.nat(2),
  acts: anyActs(historyDays).chain((acts) => anyCorrections.map((more) => inTime([...acts, ...more]))),
  /** After how many hours a server is reported as ready. */
  ready: fc.option(fc.nat(20 * 24), { freq: 2 }),
});
export type ApiHistory = typeof anyHistory extends fc.Arbitrary<infer A> ? A : never;

/** Rates that become known so many days after the shop opened; each country's first days ascend. [VAT-14] */
export const surprises: readonly {
  readonly after: number;
  readonly from: string;
  readonly rates: Readonly<Record<string, number>>;
}[] = [
  { after: 60, from: "2027-06-01", rates: { AT: 2200, FR: 1000 } },
  { after: 150, from: "2027-08-01", rates: { DE: 1900, HU: 2500 } },
  { after: 250, from: "2027-10-01", rates: { AT: 2000, DE: 2100, FR: 2000 } },
];

/** How often the clock of a shop runs: each day, each week, once a month, late by up to 90 days. */
export const rhythms: readonly (readonly number[])[] = [[1], [90, 1, 1], [7], [30, 2], [13, 45]];

export const histories = (many: number, seed: number): readonly ApiHistory[] =>
  fc.sample(anyHistory, { numRuns: many, seed });

export const at = <A>(values: readonly A[], index: number): A => values[index % values.length] as A;

const name = (): string => `hafen-${randomUUID().slice(0, 13)}.de`;

export const itemsOf = ({ wishes, names }: ApiHistory, { products }: Catalog): readonly object[] => {
  const sold = products.filter(({ onlyAsAddition, soldOut }) => !onlyAsAddition && !soldOut);
  // Servers by the hour are few in the catalogue and half of what is ordered here.
  const choice = [
    ...sold,
    ...Array.from({ length: 12 }, () => sold.filter(({ hourly }) => hourly !== undefined)).flat(),
  ];
  const domain = () => ({ name: name(), acquisition: "register" });
  return [
    ...wishes.map(({ product: wished, quantity, months, additions, names: included }) => {
      const product = at(choice, wished);
      const offered = additions.flatMap((each) =>
        product.additions.length === 0 ? [] : [at(product.additions, each)],
      );
      const sizeOf = (key: string): number => products.find((each) => each.key === key)?.storage?.minimum ?? 1;
      return {
        kind: "product",
        product: product.key,
        quantity,
        billingMonths: at(product.billingMonths, months),
        location: product.locations.length === 0 ? null : at(product.locations, wished),
        additions: [
          ...new Map(
            offered.map((each) => [each.product, { product: each.product, quantity: sizeOf(each.product) }]),
          ).values(),
        ],
        domains: product.includedDomains.count === 0 ? [] : Array.from({ length: included }, domain),
        fields: Object.fromEntries(
          (product.fields ?? []).map((field) => [
            field.key,
            field.kind === "choice" ? at(field.choices ?? [], wished) : "www.beispiel.de",
          ]),
        ),
      };
    }),
    ...Array.from({ length: names }, () => ({ kind: "domain", domain: domain() })),
  ];
};
