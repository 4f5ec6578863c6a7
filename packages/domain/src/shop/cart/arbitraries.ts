// Carts as they occur, for laws: from a small pool, so that two of them often hold the same.
import * as Result from "effect/Result";
import fc from "fast-check";
import type { Catalog, Location } from "#shop/catalog";
import { anyCatalog } from "#shop/catalog/arbitraries";
import { configurationKey, containsDomain, domainsOf, isProductItem } from "./contents.ts";
import { configured, type ProductChoice } from "./configuration.ts";
import type { CartIntent } from "./intents.ts";
import type { Cart, CartItem, ProductItem, Referral, SelectedAddition, SelectedDomain } from "./model.ts";

const labels = ["alpha", "beta", "gamma"] as const;

/** One of a dozen names. */
export const anySelectedDomain: fc.Arbitrary<SelectedDomain> = fc
  .record({
    label: fc.constantFrom(...labels),
    ending: fc.constantFrom("de", "com", "shop", "xn--p1ai"),
    acquisition: fc.constantFrom("register" as const, "transfer" as const),
    authcodeGiven: fc.boolean(),
  })
  .map(({ label, ending, ...rest }) => ({
    ascii: `${label}.${ending}`,
    unicode: `${label}.${ending === "xn--p1ai" ? "рф" : ending}`,
    ending,
    ...rest,
  }));

const anyDomains = fc.uniqueArray(anySelectedDomain, { selector: ({ ascii }) => ascii, maxLength: 4 });

const anyAdditions: fc.Arbitrary<readonly SelectedAddition[]> = fc.uniqueArray(
  fc.record({ product: fc.constantFrom("backup", "address"), quantity: fc.integer({ min: 1, max: 2 }) }),
  { selector: ({ product }) => product, maxLength: 2 },
);

export const anyProductItem: fc.Arbitrary<ProductItem> = fc.record(
  {
    kind: fc.constant("product" as const),
    id: fc.constantFrom("one", "two", "three", "four", "five"),
    product: fc.constantFrom("web-s", "web-m"),
    quantity: fc.integer({ min: 1, max: 5 }),
    billingMonths: fc.constantFrom(1, 12),
    location: fc.constantFrom<Location | null>(null, "any"),
    additions: fc.oneof(fc.constant([]), anyAdditions),
    domains: anyDomains,
    fields: fc.constantFrom({ name: "a.example" }, { name: "b.example" }),
  },
  { requiredKeys: ["kind", "id", "product", "quantity", "billingMonths", "location", "additions", "domains"] },
);

export const anyReferral: fc.Arbitrary<Referral> = fc.record({
  source: fc.constant("referer" as const),
  customerNumber: fc.constantFrom("10001", "10002"),
});

/** The items a cart can hold: ids, configurations and names at most once. */
const withoutDuplicates = (items: readonly CartItem[]): readonly CartItem[] =>
  items.reduce<readonly CartItem[]>((distinct, item) => {
    const id = distinct.some((other) => other.id === item.id) ? `${item.id}-${distinct.length}` : item.id;
    if (!isProductItem(item))
      return containsDomain({ items: distinct }, item.domain.ascii) ? distinct : [...distinct, { ...item, id }];
    const isDuplicate = distinct.some(
      (other) => isProductItem(other) && configurationKey(other) === configurationKey(item),
    );
    return isDuplicate
      ? distinct
      : [
          ...distinct,
          { ...item, id, domains: item.domains.filter(({ ascii }) => !containsDomain({ items: distinct }, ascii)) },
        ];
  }, []);

const around = (items: fc.Arbitrary<readonly CartItem[]>): fc.Arbitrary<Cart> =>
  fc.record({
    id: fc.constantFrom("guest", "customer"),
    version: fc.nat(9),
    items: items.map(withoutDuplicates),
    voucher: fc.option(fc.constantFrom("SUMMER", "WINTER")),
    referral: fc.option(anyReferral),
  });

/** A cart of any products, without a catalogue. */
export const anyCart: fc.Arbitrary<Cart> = around(
  fc.tuple(fc.array(anyProductItem, { maxLength: 4 }), anyDomains).chain(([products, domains]) =>
    fc.shuffledSubarray(
      [...products, ...domains.map((domain): CartItem => ({ kind: "domain", id: domain.ascii, domain }))],
      {
        minLength: products.length,
      },
    ),
  ),
);

/** What may be chosen of a catalogue; not everything is accepted. */
export const anyChoiceOf = (catalog: Catalog): fc.Arbitrary<ProductChoice> =>
  fc.constantFrom(...catalog.products).chain((product) =>
    fc.record({
      product: fc.constant(product.key),
      quantity: fc.integer({ min: 1, max: 9 }),
      billingMonths: fc.constantFrom(...product.billingMonths),
      location: fc.constantFrom(null, ...product.locations),
      additions: fc.subarray([...product.additions]).chain((offered) =>
        fc.tuple(
          ...offered.map((addition) =>
            fc.record({
              product: fc.constant(addition.product),
              quantity: fc.integer({ min: 1, max: addition.maximum }),
            }),
          ),
        ),
      ),
      domains: anyDomains,
    }),
  );

/** A cart of things that this catalogue sells, in stock or not. */
export const anyCartOf = (catalog: Catalog): fc.Arbitrary<Cart> =>
  around(
    fc.tuple(fc.array(anyChoiceOf(catalog), { maxLength: 4 }), anyDomains).map(([choices, domains]) => [
      ...choices.flatMap((choice, index) => {
        const made = configured(catalog, `item-${index}`, choice);
        return Result.isSuccess(made) ? [made.success] : [];
      }),
      ...domains.map((domain): CartItem => ({ kind: "domain", id: domain.ascii, domain })),
    ]),
  );

/** What may be wanted of a cart, of its items mostly; some of it is refused. */
export const anyIntentOf = (cart: Cart): fc.Arbitrary<CartIntent> => {
  const item = fc.constantFrom("nothing", ...cart.items.map(({ id }) => id));
  const ascii = fc.constantFrom("nothing.de", ...domainsOf(cart).map((domain) => domain.ascii));
  return fc.oneof(
    fc.record({ kind: fc.constant("quantity" as const), item, quantity: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ kind: fc.constant("billing" as const), item, months: fc.constantFrom(1, 3, 12) }),
    fc.record({ kind: fc.constant("location" as const), item, location: fc.constantFrom<Location>("any", "AT", "DE") }),
    fc.record({
      kind: fc.constant("addition" as const),
      item,
      product: fc.constantFrom("product-0", "product-1"),
      quantity: fc.nat(2),
    }),
    fc.record({ kind: fc.constant("place" as const), ascii, plan: fc.option(item) }),
    fc.record({ kind: fc.constant("remove-domain" as const), item, ascii }),
    fc.record({ kind: fc.constant("remove" as const), item }),
    fc.record({ kind: fc.constant("voucher" as const), code: fc.constantFrom("SUMMER", "winter") }),
    fc.constantFrom<CartIntent>({ kind: "remove-voucher" }, { kind: "clear" }),
  );
};

/** A catalogue, a cart of it, and what is wanted of that cart. */
export const anyIntents: fc.Arbitrary<{
  readonly catalog: Catalog;
  readonly cart: Cart;
  readonly intents: readonly CartIntent[];
}> = anyCatalog.chain((catalog) =>
  anyCartOf(catalog).chain((cart) =>
    fc.record({
      catalog: fc.constant(catalog),
      cart: fc.constant(cart),
      intents: fc.array(anyIntentOf(cart), { maxLength: 5 }),
    }),
  ),
);
