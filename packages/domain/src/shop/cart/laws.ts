// Laws of the cart: changes, and merging. [CRT-01] [CRT-02] [CRT-04] [CRT-08] [DOM-04] [PRD-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, lawsAbout, type Law } from "#kernel/law";
import { anyCatalog } from "#shop/catalog/arbitraries";
import { anyCart, anyCartOf, anyChoiceOf, anySelectedDomain } from "./arbitraries.ts";
import { maximumQuantity } from "./limits.ts";
import { changeLaws } from "./change-laws.ts";
import { foretoldLaws } from "./foretold-laws.ts";
import { includedLaws } from "./included-laws.ts";
import { joiningLaws } from "./joining-laws.ts";
import { typedLaws } from "./typed-laws.ts";
import { configurationKey, containsDomain, domainsOf, isProductItem, itemKey } from "./contents.ts";
import { cartContents } from "./merge.ts";
import type { Cart, CartItem } from "./model.ts";
import { emptyCart } from "./rules.ts";
import * as merging from "./merge.ts";
import * as changes from "./rules.ts";

const namesOf = (cart: Pick<Cart, "items">): readonly string[] => domainsOf(cart).map(({ ascii }) => ascii);
const eachOnce = (values: readonly string[]): boolean => new Set(values).size === values.length;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sameContents = (a: Cart, b: Cart): boolean => same(cartContents(a), cartContents(b));
const quantityIn = (cart: Cart, item: CartItem): number =>
  cart.items.reduce(
    (most, other) => (isProductItem(other) && itemKey(other) === itemKey(item) ? Math.max(most, other.quantity) : most),
    0,
  );
const isWithoutDuplicates = (cart: Cart): boolean =>
  eachOnce(namesOf(cart)) &&
  eachOnce(cart.items.map(({ id }) => id)) &&
  eachOnce(cart.items.filter(isProductItem).map(configurationKey));

const anyShop = anyCatalog.chain((catalog) =>
  fc.record({
    catalog: fc.constant(catalog),
    cart: anyCartOf(catalog),
    choice: anyChoiceOf(catalog),
    domain: anySelectedDomain,
  }),
);

/** The functions that these laws are about, as we have them. [PKG-05] */
export const functions = {
  mergeCarts: merging.mergeCarts,
  addDomain: changes.addDomain,
  addProduct: changes.addProduct,
  applyVoucher: changes.applyVoucher,
  availableCart: changes.availableCart,
  changeItem: changes.changeItem,
  clearedCart: changes.clearedCart,
  removeItem: changes.removeItem,
  removeVoucher: changes.removeVoucher,
} as const;

export type CartFunctions = typeof functions;

const mergeLawsOf = ({ mergeCarts }: CartFunctions): readonly Law[] => {
  const merged = (a: Cart, b: Cart): Cart => mergeCarts(a, b).cart;
  return [
    law("[CRT-01] merging is commutative: it does not matter whose cart is whose", () =>
      fc.property(anyCart, anyCart, (a, b) => sameContents(merged(a, b), merged(b, a))),
    ),
    law("[CRT-01] merging is associative: several carts merge to the same in any order", () =>
      fc.property(anyCart, anyCart, anyCart, (a, b, c) =>
        sameContents(merged(merged(a, b), c), merged(a, merged(b, c))),
      ),
    ),
    law("[CRT-01] merging is idempotent: the same cart again changes nothing, not even the version", () =>
      fc.property(
        anyCart,
        anyCart,
        (a, b) => same(merged(a, { ...a, id: b.id }), a) && same(merged(merged(a, b), b), merged(a, b)),
      ),
    ),
    law("[CRT-01] merging with an empty cart changes nothing", () =>
      fc.property(
        anyCart,
        (cart) => same(merged(cart, emptyCart("new")), cart) && sameContents(merged(emptyCart("new"), cart), cart),
      ),
    ),
    law("[CRT-01] a merge loses nothing: every name and every configuration is there, in the greater quantity", () =>
      fc.property(anyCart, anyCart, (a, b) =>
        [a, b].every((cart) => {
          const made = merged(a, b);
          return (
            namesOf(cart).every((name) => containsDomain(made, name)) &&
            cart.items
              .filter(isProductItem)
              .every((item) => quantityIn(made, item) === Math.max(quantityIn(a, item), quantityIn(b, item)))
          );
        }),
      ),
    ),
    law(
      "[CRT-01] a merge brings nothing unseen: every name, configuration, voucher and referral was in one of the two",
      () =>
        fc.property(anyCart, anyCart, (a, b) => {
          const made = merged(a, b);
          const keys = new Set([...a.items, ...b.items].map(itemKey));
          return (
            namesOf(made).every((name) => containsDomain(a, name) || containsDomain(b, name)) &&
            made.items.every((item) => keys.has(itemKey(item))) &&
            [a.voucher, b.voucher].includes(made.voucher) &&
            [a.referral, b.referral].some((referral) => same(referral, made.referral))
          );
        }),
    ),
    law("[DOM-04] a merged cart holds each name, each id and each configuration once", () =>
      fc.property(anyCart, anyCart, (a, b) => isWithoutDuplicates(merged(a, b))),
    ),
    law(
      "[CRT-01] the difference lists every name and configuration of the other cart, as added, raised or there already",
      () =>
        fc.property(anyCart, anyCart, (mine, other) => {
          const { difference } = mergeCarts(mine, other);
          const listed = [...difference.added, ...difference.raised.map(({ item }) => item), ...difference.dropped];
          const keys = new Set([...listed.map(itemKey), ...namesOf({ items: listed })]);
          return other.items.every((item) => keys.has(itemKey(item))) && namesOf(other).every((name) => keys.has(name));
        }),
    ),
    law("[CRT-01] no item that the cart already had is reported as added", () =>
      fc.property(anyCart, anyCart, (mine, other) => {
        const keys = new Set([...mine.items.map(itemKey), ...namesOf(mine)]);
        return mergeCarts(mine, other).difference.added.every((item) => !keys.has(itemKey(item)));
      }),
    ),
    law(
      "[CRT-01] [CRT-04] a merge preserves id and version, one version on when an item was added; a dropped voucher is reported",
      () =>
        fc.property(anyCart, anyCart, (mine, other) => {
          const { cart, difference } = mergeCarts(mine, other);
          const wasLost = [mine.voucher, other.voucher].some((code) => code !== null && code !== cart.voucher);
          return (
            cart.id === mine.id &&
            [mine.version, mine.version + 1].includes(cart.version) &&
            (difference.droppedVoucher !== null) === wasLost
          );
        }),
    ),
  ];
};

const changeLawsOf = ({
  addDomain,
  addProduct,
  applyVoucher,
  availableCart,
  changeItem,
  clearedCart,
  removeItem,
  removeVoucher,
}: CartFunctions): readonly Law[] => [
  law("[DOM-04] [CRT-01] after any addition the cart holds each name, id and configuration once, one version on", () =>
    fc.property(anyShop, ({ catalog, cart, choice, domain }) =>
      [addProduct(cart, catalog, "one", choice), addDomain(cart, catalog, "one", domain)].every(
        (result) =>
          Result.isFailure(result) ||
          (isWithoutDuplicates(result.success) && result.success.version === cart.version + 1),
      ),
    ),
  ),
  law("[DOM-04] a domain that is in the cart is refused, as one that is not is not", () =>
    fc.property(anyShop, ({ catalog, cart, domain }) => {
      const result = addDomain(cart, catalog, "new", domain);
      return (
        (Result.isFailure(result) && result.failure._tag === "DomainAlreadyInCart") ===
        containsDomain(cart, domain.ascii)
      );
    }),
  ),
  law("[CRT-01] taking out what was put in gives the contents before", () =>
    fc.property(anyShop, ({ catalog, cart, domain }) => {
      const added = Result.flatMap(addDomain(cart, catalog, "new", domain), (more) =>
        removeItem(more, more.items.at(-1)?.id ?? ""),
      );
      return Result.isFailure(added) || sameContents(added.success, cart);
    }),
  ),
  law("[CRT-08] a product twice is a product in double quantity", () =>
    fc.property(anyShop, ({ catalog, choice }) => {
      const plain = { ...choice, domains: [] };
      const twice = Result.flatMap(addProduct(emptyCart("c"), catalog, "a", plain), (cart) =>
        addProduct(cart, catalog, "b", plain),
      );
      const double = addProduct(emptyCart("c"), catalog, "a", { ...plain, quantity: 2 * (choice.quantity ?? 1) });
      return Result.isFailure(twice)
        ? Result.isFailure(double)
        : Result.isSuccess(double) && sameContents(twice.success, double.success);
    }),
  ),
  law("[PRD-03] nothing sold out comes into a cart", () =>
    fc.property(anyShop, ({ catalog, choice }) => {
      const result = addProduct(emptyCart("c"), catalog, "a", choice);
      return Result.isFailure(result) || Result.isSuccess(availableCart(result.success, catalog));
    }),
  ),
  law("[CRT-02] no addition is ever above its maximum", () =>
    fc.property(anyShop, fc.integer({ min: 1, max: 9 }), ({ catalog, choice }, more) => {
      const result = addProduct(emptyCart("c"), catalog, "a", {
        ...choice,
        additions: choice.additions?.map((addition) => ({ ...addition, quantity: addition.quantity * more })),
      });
      const offered = catalog.products.find(({ key }) => key === choice.product)?.additions ?? [];
      return (
        Result.isFailure(result) ||
        result.success.items.every(
          (item) =>
            isProductItem(item) &&
            item.additions.every(
              ({ product, quantity }) =>
                quantity <= (offered.find((addition) => addition.product === product)?.maximum ?? 0),
            ),
        )
      );
    }),
  ),
  law("[CRT-08] a quantity is taken if and only if it is one of 1 to 99", () =>
    fc.property(anyShop, fc.oneof(fc.integer({ min: -3, max: 200 }), fc.double()), ({ catalog, cart }, quantity) =>
      cart.items.filter(isProductItem).every((item) => {
        const result = changeItem(cart, catalog, item.id, { quantity });
        const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity;
        return (Result.isFailure(result) && result.failure._tag === "QuantityInvalid") === !isQuantity;
      }),
    ),
  ),
  law("[CRT-04] a code put in twice is there once; taken out, the cart has none", () =>
    fc.property(anyCart, (cart) => {
      const once = Result.getOrThrow(applyVoucher(cart, " Summer "));
      return (
        same(Result.getOrNull(applyVoucher(once, "Summer")), once) &&
        once.voucher === "SUMMER" &&
        removeVoucher(once).voucher === null
      );
    }),
  ),
  law(
    "[CRT-05] any cart can be emptied: it is the same cart, one version on, with nothing in it but who sent the visitor",
    () =>
      fc.property(anyCart, (cart) =>
        same(clearedCart(cart), { ...emptyCart(cart.id), referral: cart.referral, version: cart.version + 1 }),
      ),
  ),
];

/** The same laws of a stranger's functions: each that is given takes the place of ours. [PKG-05] */
export const lawsOf = (given: Partial<CartFunctions> = {}): readonly Law[] =>
  lawsAbout<CartFunctions>(functions, given, (of) => [...changeLaws(of), ...changeLawsOf(of), ...mergeLawsOf(of)]);

export const laws: readonly Law[] = [...lawsOf(), ...includedLaws, ...foretoldLaws, ...joiningLaws, ...typedLaws];
