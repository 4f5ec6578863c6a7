// What may be done to a cart, with much in it that is refused, for laws: each part of a choice may be left out, and be one that is not offered.
import fc from "fast-check";
import type { Catalog, Location, Product } from "#shop/catalog";
import { anyCatalog } from "#shop/catalog/arbitraries";
import { anyCartOf, anyChoiceOf, anySelectedDomain } from "./arbitraries.ts";
import type { ProductChoice } from "./configuration.ts";
import { cartSize, domainsOf, isProductItem } from "./contents.ts";
import type { Cart, CartItem, ProductItem, SelectedDomain } from "./model.ts";
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

/** Mostly one that can be had. */
const anyProductIn = ({ products }: Catalog): fc.Arbitrary<Product> => {
  const sold = products.filter(({ soldOut, onlyAsAddition }) => !soldOut && !onlyAsAddition);
  const any = fc.constantFrom(...products);
  return sold.length === 0
    ? any
    : fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...sold) }, { weight: 1, arbitrary: any });
};

/** A product with some of its terms chosen, and the rest left out. */
const anySparseChoiceOf = (catalog: Catalog): fc.Arbitrary<ProductChoice> =>
  fc.oneof(
    { weight: 2, arbitrary: anyChoiceOf(catalog) },
    {
      weight: 8,
      arbitrary: anyProductIn(catalog).chain(({ key, billingMonths, locations }) =>
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
  const terms = {
    quantity: anyQuantity,
    billingMonths: anyMonths(product?.billingMonths ?? [1]),
    location: anyPlace(product?.locations ?? []),
    additions: anyAdditions(catalog, product?.key ?? ""),
    domains: anyNames,
  };
  const one = fc
    .constantFrom(...(Object.keys(terms) as (keyof typeof terms)[]))
    .chain((name) => fc.record<ItemChange>({ [name]: terms[name] }));
  const several = fc.record<ItemChange>(terms, { requiredKeys: [] });
  const quantity = item?.quantity ?? 1;
  const byOne = fc.constantFrom<ItemChange>({ quantity: quantity + 1 }, { quantity: Math.max(1, quantity - 1) });
  const foreign = fc.constantFrom<ItemChange>({ authcodeGiven: true }, { acquisition: "transfer" });
  const alike = cart.items.flatMap((other): readonly ItemChange[] =>
    isProductItem(other) && other.product === item?.product && other.id !== id
      ? [{ billingMonths: other.billingMonths, location: other.location, additions: other.additions }]
      : [],
  );
  return fc.oneof(
    { weight: 4, arbitrary: one },
    { weight: 4, arbitrary: several },
    { weight: 2, arbitrary: byOne },
    { weight: 1, arbitrary: foreign },
    // As another one of the cart already is.
    ...(alike.length === 0 ? [] : [{ weight: 4, arbitrary: fc.constantFrom(...alike) }]),
  );
};

/** So many names that the cart has this many rows. */
const withRows = (item: ProductItem, items: readonly CartItem[], rows: number): ProductItem => ({
  ...item,
  domains: [
    ...item.domains,
    ...Array.from({ length: Math.max(0, rows - cartSize(items)) }, (_, at) => ({
      ascii: `name-${at}.de`,
      unicode: `name-${at}.de`,
      ending: "de",
      acquisition: "register" as const,
      authcodeGiven: false,
    })),
  ],
});

/** A cart, nearly full in some of its cases: of pieces, or of rows, of which a merged cart may have too many. */
const anyCartToChange = (catalog: Catalog): fc.Arbitrary<Cart> =>
  fc
    .tuple(
      anyCartOf(catalog),
      fc.nat(9),
      fc.integer({ min: 80, max: 99 }),
      fc.constantFrom(97, 98, 99, 99, 99, 100, 101),
    )
    .map(([cart, kind, quantity, rows]) => {
      const first = cart.items.findIndex(isProductItem);
      if (kind > 3) return cart;
      const items = cart.items.map((item, at) =>
        at !== first || !isProductItem(item)
          ? item
          : kind > 2
            ? { ...item, quantity }
            : withRows(item, cart.items, rows),
      );
      return { ...cart, items };
    });

/** What the item is of is sold out since it came into the cart. */
const withoutStock = (catalog: Catalog, { items }: Cart, id: string): Catalog => {
  const short = items.find((item) => item.id === id);
  return {
    ...catalog,
    products: catalog.products.map((product) =>
      short !== undefined && isProductItem(short) && short.product === product.key
        ? { ...product, soldOut: true }
        : product,
    ),
  };
};

/** A catalogue, a cart of it, and what is done to that cart. */
export const anyChanges = anyCatalog.chain((catalog) =>
  anyCartToChange(catalog).chain((cart) =>
    fc
      .tuple(
        fc.constantFrom("nothing", ...cart.items.map(({ id }) => id), ...cart.items.map(({ id }) => id)),
        fc.boolean(),
        rarely(fc.constant(false), fc.constant(true)),
      )
      .chain(([item, isNew, isShort]) =>
        fc.record({
          catalog: fc.constant(isShort ? withoutStock(catalog, cart, item) : catalog),
          cart: fc.constant(cart),
          /** An item's id, or one that there is not. */
          item: fc.constant(item),
          /** An id for what comes in: mostly one that is not taken. */
          id: fc.constant(isNew ? "new" : item),
          choice: anySparseChoiceOf(catalog),
          change: anyItemChange(catalog, cart, item),
          domain: fc.oneof(
            { weight: 3, arbitrary: anyDomainWanted },
            // Or one that is there already, however many there are.
            ...(domainsOf(cart).length === 0 ? [] : [{ weight: 1, arbitrary: fc.constantFrom(...domainsOf(cart)) }]),
          ),
        }),
      ),
  ),
);
