// What may be done to a cart, with much in it that is refused, for laws: each part of a choice may be left out, and be one that is not offered.
import fc from "fast-check";
import type { Catalog, Location } from "#shop/catalog";
import { anyCatalog } from "#shop/catalog/arbitraries";
import { anyCartOf, anyChoiceOf, anySelectedDomain } from "./arbitraries.ts";
import type { ProductChoice } from "./configuration.ts";
import { isProductItem } from "./contents.ts";
import type { Cart, SelectedDomain } from "./model.ts";
import type { ItemChange } from "./rules.ts";

/** Mostly the first. */
const rarely = <A>(usual: fc.Arbitrary<A>, other: fc.Arbitrary<A>): fc.Arbitrary<A> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: other });

/** A name of an ending that is sold, or rarely of one that is not. */
export const anyDomainWanted: fc.Arbitrary<SelectedDomain> = rarely(
  anySelectedDomain,
  anySelectedDomain.map((domain) => ({ ...domain, ascii: "alpha.test", unicode: "alpha.test", ending: "test" })),
);

const anyQuantity = rarely(fc.integer({ min: 1, max: 9 }), fc.constantFrom(0, -1, 1.5, 60, 95, 99, 100));
const anyMonths = (offered: readonly number[]) => rarely(fc.constantFrom(...offered), fc.constantFrom(2, 36));
const anyPlace = (offered: readonly Location[]) =>
  rarely<Location | null>(fc.constantFrom(null, ...offered), fc.constantFrom("any", "AT", "NL"));
const anyNames = rarely(
  fc.uniqueArray(anyDomainWanted, { selector: ({ ascii }) => ascii, maxLength: 2 }),
  fc.array(anyDomainWanted, { maxLength: 3 }),
);
const anyAdditions = (catalog: Catalog, key: string) => {
  const offered = catalog.products.find((product) => product.key === key)?.additions ?? [];
  const some = fc
    .subarray([...offered])
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map(({ product, maximum }) =>
          fc.record({ product: fc.constant(product), quantity: fc.integer({ min: 0, max: maximum }) }),
        ),
      ),
    );
  const beyond = fc
    .subarray([...offered])
    .map((chosen) => chosen.map(({ product, maximum }) => ({ product, quantity: maximum + 1 })));
  const wild = fc.array(
    fc.record({
      product: fc.constantFrom("unknown", ...catalog.products.map((product) => product.key)),
      quantity: fc.integer({ min: -1, max: 5 }),
    }),
    { maxLength: 3 },
  );
  return fc.oneof({ weight: 8, arbitrary: some }, { weight: 1, arbitrary: beyond }, { weight: 1, arbitrary: wild });
};

/** A product with some of its terms chosen, and the rest left out. */
const anySparseChoiceOf = (catalog: Catalog): fc.Arbitrary<ProductChoice> =>
  fc.oneof(
    { weight: 2, arbitrary: anyChoiceOf(catalog) },
    {
      weight: 8,
      arbitrary: fc.constantFrom(...catalog.products).chain(({ key, billingMonths, locations }) =>
        fc.record(
          {
            product: rarely(fc.constant(key), fc.constant("unknown")),
            quantity: anyQuantity,
            billingMonths: anyMonths(billingMonths),
            location: anyPlace(locations),
            additions: anyAdditions(catalog, key),
            domains: anyNames,
            fields: fc.constantFrom({ name: "a.example" }, { name: "b.example" }),
          },
          { requiredKeys: ["product"] },
        ),
      ),
    },
  );

const anyItemChange = (catalog: Catalog, cart: Cart, id: string): fc.Arbitrary<ItemChange> => {
  const item = cart.items.find((each) => each.id === id);
  if (item !== undefined && !isProductItem(item))
    return rarely<ItemChange>(
      fc.record(
        { authcodeGiven: fc.boolean(), acquisition: fc.constantFrom("register" as const, "transfer" as const) },
        { requiredKeys: [] },
      ),
      fc.constantFrom<ItemChange>({ quantity: 2 }, { billingMonths: 12 }, { location: null }, { domains: [] }),
    );
  const product = catalog.products.find(({ key }) => key === item?.product);
  return rarely<ItemChange>(
    fc.record(
      {
        quantity: anyQuantity,
        billingMonths: anyMonths(product?.billingMonths ?? [1]),
        location: anyPlace(product?.locations ?? []),
        additions: anyAdditions(catalog, product?.key ?? ""),
        domains: anyNames,
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom<ItemChange>({ authcodeGiven: true }, { acquisition: "transfer" }),
  );
};

/** A cart, nearly full in some of its cases. */
const anyCartToChange = (catalog: Catalog): fc.Arbitrary<Cart> =>
  fc.tuple(anyCartOf(catalog), fc.nat(9), fc.integer({ min: 80, max: 99 })).map(([cart, kind, quantity]) => {
    const first = cart.items.findIndex(isProductItem);
    return kind > 1
      ? cart
      : {
          ...cart,
          items: cart.items.map((item, at) => (at === first && isProductItem(item) ? { ...item, quantity } : item)),
        };
  });

/** A catalogue, a cart of it, and what is done to that cart. */
export const anyChanges = anyCatalog.chain((catalog) =>
  anyCartToChange(catalog).chain((cart) =>
    fc
      .tuple(
        fc.constantFrom("nothing", ...cart.items.map(({ id }) => id), ...cart.items.map(({ id }) => id)),
        fc.boolean(),
      )
      .chain(([item, isNew]) =>
        fc.record({
          catalog: fc.constant(catalog),
          cart: fc.constant(cart),
          /** An item's id, or one that there is not. */
          item: fc.constant(item),
          /** An id for what comes in: mostly one that is not taken. */
          id: fc.constant(isNew ? "new" : item),
          choice: anySparseChoiceOf(catalog),
          change: anyItemChange(catalog, cart, item),
          domain: anyDomainWanted,
        }),
      ),
  ),
);
