// Orders by chance: who orders, what they put into the cart, what was agreed with them; the catalogue is the shop's own.
import fc from "fast-check";
import type { Catalog, Product } from "@kontor/domain/shop/catalog";
import { exampleFields } from "@kontor/domain/shop/customer/examples";

/** Wishes for one product of the catalogue; numbers are taken modulo what there is. */
interface Wish {
  readonly product: number;
  readonly quantity: number;
  readonly months: number;
  readonly location: number;
  readonly choice: number;
  readonly additions: readonly number[];
  readonly names: readonly string[];
}

export interface RandomOrder {
  readonly locale: "de" | "en";
  readonly buyer: Readonly<Record<string, string>>;
  /** In basis points; null where nothing is agreed. [VAT-08] */
  readonly individualRate: number | null;
  /** What a voucher is worth, in cents. [CRT-04] */
  readonly voucher: number | null;
  readonly wishes: readonly Wish[];
  /** Names that are ordered by themselves. */
  readonly names: readonly string[];
}

const places = [
  { country: "DE", postCode: "10115", city: "Berlin" },
  { country: "AT", postCode: "1010", city: "Wien" },
  { country: "FR", postCode: "75001", city: "Paris" },
  { country: "HU", postCode: "1051", city: "Budapest" },
  { country: "US", postCode: "10001", city: "New York" },
  { country: "CH", postCode: "8001", city: "Bern" },
] as const;

const business = { kind: "business", company: "Muster Hosting" };

const anyBuyer = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...places) },
  { weight: 1, arbitrary: fc.constantFrom(...places).map((place) => ({ ...place, ...business })) },
  { weight: 1, arbitrary: fc.constant({ ...places[1], ...business, vatId: "ATU13585627" }) },
  { weight: 1, arbitrary: fc.constant({ ...places[0], ...business, vatId: "DE136695976" }) },
);

const count = fc.nat(10_000);
const ending = fc.constantFrom("de", "com", "net", "org", "eu");
const anyName = fc.tuple(fc.stringMatching(/^[a-z]{12}$/), ending).map(([label, of]) => `hafen-${label}.${of}`);

const anyWish: fc.Arbitrary<Wish> = fc.record({
  product: count,
  quantity: fc.oneof(
    { weight: 3, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 2, max: 9 }) },
  ),
  months: count,
  location: count,
  choice: count,
  additions: fc.array(count, { maxLength: 4 }),
  names: fc.array(anyName, { maxLength: 4 }),
});

export const anyOrder: fc.Arbitrary<RandomOrder> = fc.record({
  locale: fc.constantFrom("de", "en"),
  buyer: anyBuyer,
  individualRate: fc.option(fc.constantFrom(0, 700, 1050, 1600), { freq: 4 }),
  voucher: fc.option(fc.integer({ min: 1, max: 4000 }), { freq: 3 }),
  wishes: fc.uniqueArray(anyWish, { minLength: 1, maxLength: 4, selector: ({ names }) => names.join() }),
  names: fc.array(anyName, { maxLength: 3 }),
});

/** The form of a buyer as it is sent. */
export const addressOf = ({ buyer, locale }: RandomOrder, email: string) => ({
  ...exampleFields,
  ...buyer,
  locale,
  email,
});

const at = <A>(values: readonly A[], index: number): A => values[index % values.length] as A;

/** What is sold by size is wanted in one of its sizes. [PRD-09] */
const piecesOf = (addition: Product | undefined, maximum: number, wished: number): number => {
  const { minimum, step } = addition?.storage ?? { minimum: 1, step: 1 };
  return minimum + step * (wished % (1 + Math.floor((maximum - minimum) / step)));
};

const additionsOf = ({ additions: offered }: Product, wished: readonly number[], products: readonly Product[]) => {
  const wanted = new Map(wished.flatMap((each) => (offered.length === 0 ? [] : [[at(offered, each), each] as const])));
  return [...wanted].map(([{ product, maximum }, each]) => ({
    product,
    quantity: piecesOf(
      products.find(({ key }) => key === product),
      maximum,
      each,
    ),
  }));
};

/** The items of an order as calls of the cart want them; names occur once. */
export const itemsOf = ({ wishes, names }: RandomOrder, { products }: Catalog) => {
  const sold = products.filter(({ onlyAsAddition, soldOut }) => !onlyAsAddition && !soldOut);
  const seen = new Set<string>();
  const fresh = (wanted: readonly string[]) =>
    wanted.filter((name) => !seen.has(name) && seen.add(name)).map((name) => ({ name, acquisition: "register" }));
  return [
    ...wishes.map((wish) => {
      const product = at(sold, wish.product);
      return {
        kind: "product",
        product: product.key,
        quantity: wish.quantity,
        billingMonths: at(product.billingMonths, wish.months),
        location: product.locations.length === 0 ? null : at(product.locations, wish.location),
        additions: additionsOf(product, wish.additions, products),
        domains: product.includedDomains.count === 0 ? [] : fresh(wish.names),
        fields: Object.fromEntries(
          (product.fields ?? []).map((field) => [
            field.key,
            field.kind === "choice" ? at(field.choices ?? [], wish.choice) : "www.beispiel.de",
          ]),
        ),
      };
    }),
    ...fresh(names).map((domain) => ({ kind: "domain", domain })),
  ];
};
