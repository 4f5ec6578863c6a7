// Mistakes as they are made in carts, VAT and money, each alone and several at once: `lawsOf` alone notices them. [HDL-10] [PKG-05] [REUSE4-1]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import type { Day } from "#kernel/calendar";
import { isEuMember, vatCountryOf } from "#kernel/country";
import { cents, rate } from "#kernel/money";
import * as money from "#kernel/money/laws";
import {
  type Cart,
  cartSize,
  CartTooLarge,
  emptyCart,
  isProductItem,
  maximumCartSize,
  QuantityInvalid,
  type SelectedDomain,
} from "#shop/cart";
import { type CartFunctions, functions as carts, lawsOf as cartLaws } from "#shop/cart/laws";
import { type VatFunctions, functions as vats, lawsOf as vatLaws } from "#shop/vat/laws";
import type { VatRate } from "#shop/vat";
import { noticedBy } from "./index.ts";

const { addDomain, addProduct, applyVoucher, availableCart, changeItem, clearedCart, mergeCarts, removeItem } = carts;
const { chargedVat, countryOfVatId, isInForce, vatCountryOfVisitor, vatMapOn, vatNoteOf, vatStatement, viewedVat } =
  vats;

const without =
  (
    ...names: readonly ("billingMonths" | "location" | "additions" | "domains" | "quantity" | "fields")[]
  ): CartFunctions["addProduct"] =>
  (cart, catalog, id, choice) =>
    addProduct(cart, catalog, id, { ...choice, ...Object.fromEntries(names.map((name) => [name, undefined])) });

const forgetting =
  (fields: Partial<Cart>): CartFunctions["addProduct"] =>
  (cart, catalog, id, choice) =>
    Result.map(addProduct(cart, catalog, id, choice), (made) => ({ ...made, ...fields }));

const registered = (domain: SelectedDomain): SelectedDomain => ({ ...domain, acquisition: "register" });

const put = (cart: Cart, id: string, domain: SelectedDomain): Cart => ({
  ...cart,
  version: cart.version + 1,
  items: [...cart.items, { kind: "domain", id, domain }],
});

const succeedsWhere =
  (tag: string): CartFunctions["addDomain"] =>
  (cart, catalog, id, domain) => {
    const made = addDomain(cart, catalog, id, domain);
    return Result.isFailure(made) && made.failure._tag === tag ? Result.succeed(put(cart, id, domain)) : made;
  };

const mistakesOfCarts: readonly (readonly [string, Partial<CartFunctions>])[] = [
  ["addProduct ignores the billing period", { addProduct: without("billingMonths") }],
  ["addProduct ignores the location", { addProduct: without("location") }],
  ["addProduct ignores additions", { addProduct: without("additions") }],
  ["addProduct ignores domains", { addProduct: without("domains") }],
  ["addProduct ignores the quantity", { addProduct: without("quantity") }],
  ["addProduct ignores fields", { addProduct: without("fields") }],
  ["addProduct forgets the voucher", { addProduct: forgetting({ voucher: null }) }],
  ["addProduct forgets the referral", { addProduct: forgetting({ referral: null }) }],
  [
    "addProduct raises the quantity",
    {
      addProduct: (cart, catalog, id, choice) =>
        addProduct(cart, catalog, id, { ...choice, quantity: (choice.quantity ?? 1) + 1 }),
    },
  ],
  [
    "addDomain makes a registration of a transfer",
    { addDomain: (cart, catalog, id, domain) => addDomain(cart, catalog, id, registered(domain)) },
  ],
  ["addDomain takes an unknown ending", { addDomain: succeedsWhere("DomainEndingUnknown") }],
  ["addDomain takes a name that cannot move", { addDomain: succeedsWhere("DomainNotTransferable") }],
  ["addDomain takes a name twice", { addDomain: succeedsWhere("DomainAlreadyInCart") }],
  [
    "changeItem raises a quantity by one more",
    {
      changeItem: (cart, catalog, id, change) =>
        changeItem(
          cart,
          catalog,
          id,
          change.quantity === undefined ? change : { ...change, quantity: change.quantity + 1 },
        ),
    },
  ],
  [
    "changeItem changes nothing",
    {
      changeItem: (cart, catalog, id, change) =>
        Result.map(changeItem(cart, catalog, id, change), () => ({ ...cart, version: cart.version + 1 })),
    },
  ],
  [
    "changeItem succeeds for an item that there is not",
    {
      changeItem: (cart, catalog, id, change) =>
        cart.items.some((item) => item.id === id)
          ? changeItem(cart, catalog, id, change)
          : Result.succeed({ ...cart, version: cart.version + 1 }),
    },
  ],
  [
    "removeItem stays at the version",
    { removeItem: (cart, id) => Result.map(removeItem(cart, id), (made) => ({ ...made, version: cart.version })) },
  ],
  [
    "removeItem succeeds for an item that there is not",
    {
      removeItem: (cart, id) => {
        const made = removeItem(cart, id);
        return Result.isFailure(made) ? Result.succeed({ ...cart, version: cart.version + 1 }) : made;
      },
    },
  ],
  [
    "applyVoucher takes an empty code",
    {
      applyVoucher: (cart, typed) =>
        typed.trim() === ""
          ? Result.succeed({ ...cart, voucher: "", version: cart.version + 1 })
          : applyVoucher(cart, typed),
    },
  ],
  ["availableCart lets everything pass", { availableCart: (cart) => Result.succeed(cart) }],
  [
    "availableCart refuses every cart above two items",
    {
      availableCart: (cart, catalog) => {
        const sold = catalog.products[0];
        return cart.items.length > 2 && sold !== undefined
          ? availableCart(
              {
                ...cart,
                items: [
                  {
                    kind: "product",
                    id: "x",
                    product: "unknown",
                    quantity: 1,
                    billingMonths: 1,
                    location: null,
                    additions: [],
                    domains: [],
                  },
                ],
              },
              catalog,
            )
          : availableCart(cart, catalog);
      },
    },
  ],
  ["clearedCart forgets who sent the visitor", { clearedCart: (cart) => ({ ...clearedCart(cart), referral: null }) }],
  [
    "clearedCart begins at the first version",
    { clearedCart: (cart) => ({ ...emptyCart(cart.id), referral: cart.referral }) },
  ],
  ["removeVoucher changes nothing", { removeVoucher: (cart) => cart }],
  [
    "mergeCarts adds quantities up",
    {
      mergeCarts: (mine, other) => {
        const made = mergeCarts(mine, other);
        const items = made.cart.items.map((item) =>
          isProductItem(item) ? { ...item, quantity: item.quantity + 1 } : item,
        );
        return { ...made, cart: { ...made.cart, items } };
      },
    },
  ],
  ["mergeCarts forgets the other cart", { mergeCarts: (mine) => mergeCarts(mine, emptyCart("none")) }],
  [
    "mergeCarts reports nothing",
    {
      mergeCarts: (mine, other) => ({
        ...mergeCarts(mine, other),
        difference: { added: [], raised: [], dropped: [], droppedVoucher: null },
      }),
    },
  ],
  [
    "addProduct gives an id that is taken",
    {
      addProduct: (cart, catalog, id, choice) =>
        Result.map(addProduct(cart, catalog, id, choice), (made) => ({
          ...made,
          items: made.items.map((item, at) => (at >= cart.items.length ? { ...item, id } : item)),
        })),
    },
  ],
  [
    "addDomain refuses what would fill the cart",
    {
      addDomain: (cart, catalog, id, domain) =>
        Result.flatMap(addDomain(cart, catalog, id, domain), (made) =>
          cartSize(made.items) === maximumCartSize
            ? Result.fail(new CartTooLarge({ maximum: maximumCartSize }))
            : Result.succeed(made),
        ),
    },
  ],
  [
    "addProduct refuses a quantity with another maximum",
    {
      addProduct: (cart, catalog, id, choice) =>
        Result.mapError(addProduct(cart, catalog, id, choice), (refusal) =>
          refusal._tag === "QuantityInvalid" ? new QuantityInvalid({ minimum: 1, maximum: 100 }) : refusal,
        ),
    },
  ],
  [
    "changeItem raises what is sold out",
    {
      changeItem: (cart, catalog, id, change) =>
        changeItem(
          cart,
          { ...catalog, products: catalog.products.map((product) => ({ ...product, soldOut: false })) },
          id,
          change,
        ),
    },
  ],
  [
    "changeItem leaves like items apart",
    {
      changeItem: (cart, catalog, id, change) => {
        const alone = { ...cart, items: cart.items.filter((item) => item.id === id) };
        return Result.map(changeItem(alone, catalog, id, change), (made) => ({
          ...made,
          items: cart.items.map((item) => (item.id === id ? (made.items[0] ?? item) : item)),
        }));
      },
    },
  ],
  [
    "changeItem takes additions out with another period",
    {
      changeItem: (cart, catalog, id, change) =>
        changeItem(cart, catalog, id, change.billingMonths === undefined ? change : { additions: [], ...change }),
    },
  ],
  [
    "a cart of four mistakes at once",
    {
      addProduct: (cart, catalog, id, choice) =>
        Result.map(without("billingMonths", "location", "additions", "domains")(cart, catalog, id, choice), (made) => ({
          ...made,
          voucher: null,
          referral: null,
        })),
      addDomain: (cart, catalog, id, domain) => addDomain(cart, catalog, id, registered(domain)),
      changeItem: (cart, catalog, id, change) =>
        Result.map(changeItem(cart, catalog, id, change), () => ({ ...cart, version: cart.version + 1 })),
      availableCart: (cart) => Result.succeed(cart),
    },
  ],
];

const isForeignBusiness = ({ kind }: { readonly kind: string }): boolean => kind === "business";

const atHomeRate: VatFunctions["chargedVat"] = (map, customer, seller) => {
  const decision = chargedVat(map, customer, seller);
  return isForeignBusiness(customer) && decision.treatment === "destination"
    ? { ...decision, rate: map[seller] ?? map.OTHER }
    : decision;
};

const firstOfEach = (rates: readonly VatRate[], on: Day): readonly VatRate[] => {
  const inForce = rates.filter((entry) => isInForce(entry, on));
  return inForce.filter((entry) => inForce.find(({ country }) => country === entry.country) === entry);
};

const mistakesOfVat: readonly (readonly [string, Partial<VatFunctions>])[] = [
  ["a business abroad without reverse charge pays the rate at home", { chargedVat: atHomeRate }],
  [
    "outside of the Union it is a destination",
    {
      chargedVat: (map, customer, seller) => {
        const decision = chargedVat(map, customer, seller);
        return decision.treatment === "outside" ? { ...decision, treatment: "destination" } : decision;
      },
    },
  ],
  [
    "a view of Switzerland is always at nothing",
    { viewedVat: (map, country) => ({ ...viewedVat(map, country), ...(country === "CH" ? { rate: rate(0) } : {}) }) },
  ],
  [
    "a view outside of the Union is always at nothing",
    {
      viewedVat: (map, country) => ({ ...viewedVat(map, country), ...(isEuMember(country) ? {} : { rate: rate(0) }) }),
    },
  ],
  ["every view is at nothing", { viewedVat: (map, country) => ({ ...viewedVat(map, country), rate: rate(0) }) }],
  ["no view states VAT", { vatStatement: (of) => (of.treatment === "view" ? "none" : vatStatement(of)) }],
  ["no id is Greek", { countryOfVatId: (vatId) => (vatId.startsWith("EL") ? null : countryOfVatId(vatId)) }],
  [
    "a seller outside the Union has reverse charge",
    {
      chargedVat: (map, customer, seller) =>
        chargedVat(map, customer, isEuMember(seller) || seller === customer.country ? seller : "LU"),
    },
  ],
  [
    "an individual rate is of the country of the post",
    {
      chargedVat: (map, customer, seller) => {
        const decision = chargedVat(map, customer, seller);
        return customer.individualRate === null ? decision : { ...decision, country: vatCountryOf(customer.country) };
      },
    },
  ],
  [
    "a cookie counts in small letters",
    {
      vatCountryOfVisitor: (hints, seller) =>
        vatCountryOfVisitor({ ...hints, cookie: hints.cookie?.toUpperCase() ?? null }, seller),
    },
  ],
  [
    "an id in parts is of no country",
    { countryOfVatId: (id) => (/^[A-Za-z]{2}/.test(id) ? countryOfVatId(id) : null) },
  ],
  ["of two rates the first in the table counts", { vatMapOn: (rates, on) => vatMapOn(firstOfEach(rates, on), on) }],
  [
    "a note at home without a rate is that of home",
    { vatNoteOf: (of) => (of.treatment === "domestic" ? "domestic" : vatNoteOf(of)) },
  ],
  [
    "a note of a view without a rate is that of outside",
    { vatNoteOf: (of) => (of.rate === 0 && of.treatment === "view" ? "outside" : vatNoteOf(of)) },
  ],
  [
    "two mistakes at once",
    {
      viewedVat: (map, country) => ({ ...viewedVat(map, country), rate: rate(0) }),
      chargedVat: atHomeRate,
    },
  ],
];

describe("lawsOf alone", () => {
  it.each(mistakesOfCarts)("[HDL-10] [REUSE4-1] notices a cart with a mistake: %s", (_, given) =>
    expect(noticedBy(cartLaws(given))).not.toBeNull(),
  );
  it.each(mistakesOfVat)("[HDL-10] [REUSE4-1] notices VAT with a mistake: %s", (_, given) =>
    expect(noticedBy(vatLaws(given))).not.toBeNull(),
  );
  it("[HDL-10] [REUSE4-1] notices money with a mistake: a gross that is calculated in binary fractions", () =>
    expect(
      noticedBy(money.lawsOf({ grossOf: (net, at) => cents(Math.round(net * (1 + at / 10_000)) + 0) })),
    ).not.toBeNull());
});
