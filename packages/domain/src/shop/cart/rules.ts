// Every change of a cart: to the cart after it, one version on, or a refusal. [CRT-01] [CRT-02] [CRT-08] [DOM-04] [PRD-03]
import * as Result from "effect/Result";
import { dayMs, type Instant, instant } from "#kernel/calendar";
import {
  canBeOrdered,
  fieldProblem,
  knownProduct,
  offeredBillingMonths,
  offeredLocation,
  type BillingPeriodNotOffered,
  type Catalog,
  type CatalogRefusal,
  type Location,
  type ProductOnlyAsAddition,
  type ProductSoldOut,
  type ProductUnknown,
} from "#shop/catalog";
import type { Acquisition, DomainEndingUnknown, DomainNotTransferable } from "#shop/domain-name";
import { voucherCode, type VoucherCodeMissing } from "#shop/voucher";
import {
  alreadyInCart,
  availableItem,
  configured,
  firstTwice,
  validAdditions,
  validDomain,
  validDomains,
  validQuantity,
  type ConfigurationRefusal,
  type ProductChoice,
} from "./configuration.ts";
import { cartSize, configurationKey, containsDomain, domainsOf, isProductItem, itemOf, piecesIn } from "./contents.ts";
import {
  CartChanged,
  CartTooLarge,
  ChangeNotPossible,
  ItemUnknown,
  TooManyPieces,
  type DomainAlreadyInCart,
  type QuantityInvalid,
} from "./errors.ts";
import { guestCartDays, maximumCartSize, maximumPieces } from "./limits.ts";
import type {
  Cart,
  CartId,
  CartItem,
  DomainItem,
  ItemId,
  ProductItem,
  Referral,
  SelectedAddition,
  SelectedDomain,
} from "./model.ts";

/** Carts without an owner that were last changed before this instant are forgotten. [CRT-01] */
export const guestCartsStoredSince = (now: Instant): Instant => instant(now - guestCartDays * dayMs);

/** A cart of version 0 with nothing in it. */
export const emptyCart = (id: CartId): Cart => ({ id, version: 0, items: [], voucher: null, referral: null });

/** Whether a cart opens for a requester: a guest's for anyone who knows its id, a customer's for that customer alone. [CRT-01] */
export const opensFor = (owner: string | null, requester: string | null): boolean =>
  owner === null || owner === requester;

/** The version a change saw must be the cart's. */
export const unchangedSince = (cart: Cart, version: number): Result.Result<Cart, CartChanged> =>
  cart.version === version ? Result.succeed(cart) : Result.fail(new CartChanged({ version: cart.version }));

export type AddProductRefusal =
  | ConfigurationRefusal
  | ProductSoldOut
  | ProductOnlyAsAddition
  | CartTooLarge
  | TooManyPieces;

/** Puts a product into the cart; the same configuration again raises its quantity. `id` is new. */
export const addProduct = (
  cart: Cart,
  catalog: Catalog,
  id: ItemId,
  choice: ProductChoice,
): Result.Result<Cart, AddProductRefusal> =>
  Result.gen(function* () {
    yield* Result.flatMap(knownProduct(catalog, choice.product), canBeOrdered);
    const item = yield* Result.flatMap(configured(catalog, freshId(cart, id), choice), (made) =>
      availableItem(catalog, made),
    );
    return yield* withItems(cart, yield* joined([...cart.items, item]));
  });

export type AddDomainRefusal =
  | DomainAlreadyInCart
  | DomainEndingUnknown
  | DomainNotTransferable
  | CartTooLarge
  | TooManyPieces;

/** Puts a domain into the cart on its own. [DOM-04] */
export const addDomain = (
  cart: Cart,
  catalog: Catalog,
  id: ItemId,
  domain: SelectedDomain,
): Result.Result<Cart, AddDomainRefusal> =>
  Result.gen(function* () {
    if (containsDomain(cart, domain.ascii)) return yield* Result.fail(alreadyInCart(domain));
    const item: DomainItem = { kind: "domain", id: freshId(cart, id), domain: yield* validDomain(catalog, domain) };
    return yield* withItems(cart, [...cart.items, item]);
  });

/** What of an item is to be different; what is left out stays as it is. The last two are for a domain on its own. */
export interface ItemChange {
  readonly quantity?: number | undefined;
  readonly billingMonths?: number | undefined;
  readonly location?: Location | null | undefined;
  readonly additions?: readonly SelectedAddition[] | undefined;
  readonly domains?: readonly SelectedDomain[] | undefined;
  readonly authcodeGiven?: boolean | undefined;
  readonly acquisition?: Acquisition | undefined;
}

export type ChangeItemRefusal = Exclude<AddProductRefusal, ProductOnlyAsAddition> | ItemUnknown | ChangeNotPossible;

/** Changes an item. When it becomes the same configuration as another one, the two are one with both quantities. */
export const changeItem = (
  cart: Cart,
  catalog: Catalog,
  id: ItemId,
  change: ItemChange,
): Result.Result<Cart, ChangeItemRefusal> =>
  Result.gen(function* () {
    const item = itemOf(cart, id);
    if (item === null) return yield* Result.fail(new ItemUnknown({ item: id }));
    const changed = isProductItem(item)
      ? yield* changedProduct(catalog, item, change)
      : yield* changedDomain(catalog, item, change);
    return yield* withItems(cart, yield* joined(cart.items.map((other) => (other.id === id ? changed : other))));
  });

/** What an item is to be: a product as chosen, or a domain on its own. */
export type ItemContents = (ProductChoice & { readonly kind: "product" }) | Pick<DomainItem, "kind" | "domain">;

export type PutItemRefusal = AddProductRefusal | AddDomainRefusal;

/**
 * Puts an item under its id: in the place of the one that has it, or, when it was taken out, back where it stood. What is there already
 * may stay when it is sold out meanwhile. A place beyond the end is the end.
 */
export const putItem = (
  cart: Cart,
  catalog: Catalog,
  id: ItemId,
  contents: ItemContents,
  position: number | null = null,
): Result.Result<Cart, PutItemRefusal> =>
  Result.gen(function* () {
    const before = itemOf(cart, id);
    const others = cart.items.filter((item) => item !== before);
    const place = before === null ? Math.min(position ?? others.length, others.length) : cart.items.indexOf(before);
    const item: CartItem =
      contents.kind === "domain"
        ? { kind: "domain", id, domain: yield* validDomain(catalog, contents.domain) }
        : yield* putProduct(catalog, id, contents, before);
    return yield* withItems(cart, yield* joined([...others.slice(0, place), item, ...others.slice(place)]));
  });

const putProduct = (
  catalog: Catalog,
  id: ItemId,
  choice: ProductChoice,
  before: CartItem | null,
): Result.Result<ProductItem, PutItemRefusal> =>
  Result.gen(function* () {
    const item = yield* configured(catalog, id, choice);
    if (before !== null && isProductItem(before) && before.product === item.product && !wantsMore(before, item))
      return item;
    yield* Result.flatMap(knownProduct(catalog, choice.product), canBeOrdered);
    return yield* availableItem(catalog, item);
  });

/** Takes an item out of the cart; an id that the cart does not have is refused. */
export const removeItem = (cart: Cart, id: ItemId): Result.Result<Cart, ItemUnknown> =>
  itemOf(cart, id) === null
    ? Result.fail(new ItemUnknown({ item: id }))
    : Result.succeed(next(cart, { items: cart.items.filter((item) => item.id !== id) }));

/** Puts a voucher's code into the cart, in the place of an earlier one; the same one again changes nothing. [CRT-04] */
export const applyVoucher = (cart: Cart, typed: string): Result.Result<Cart, VoucherCodeMissing> =>
  Result.map(voucherCode(typed), (code) => (cart.voucher === code ? cart : next(cart, { voucher: code })));

/** Takes the voucher out; a cart without one stays as it is. */
export const removeVoucher = (cart: Cart): Cart => (cart.voucher === null ? cart : next(cart, { voucher: null }));

/** Sets or removes the referral. [CRT-06] */
export const withReferral = (cart: Cart, referral: Referral | null): Cart => next(cart, { referral });

/** A cart that does not know who sent its visitor, because it was not reached when they came, learns it from the browser. [CRT-06] [CRT-09] */
export const referredCart = (cart: Cart, referral: Referral | null): Cart =>
  cart.referral === null ? { ...cart, referral } : cart;

/** Takes everything out but who sent the visitor. [CRT-05] */
export const clearedCart = (cart: Cart): Cart => next(cart, { items: [], voucher: null });

/** What of an item can no longer be had as it is; the name of a certificate was read when it came into the cart. */
export interface ItemProblem {
  readonly item: ItemId;
  readonly refusal: Exclude<CatalogRefusal, { readonly _tag: "CertificateNameInvalid" }> | ConfigurationRefusal;
}

/** The items that the catalogue of today refuses, each with its first reason; shown in the cart, and none may be ordered. [PRD-03] [CHK-07] */
export const cartProblems = ({ items }: Pick<Cart, "items">, catalog: Catalog): readonly ItemProblem[] => {
  const known = lastProblems.get(items);
  if (known?.catalog === catalog) return known.problems;
  const problems = problemsOf(items, catalog);
  lastProblems.set(items, { catalog, problems });
  return problems;
};

/** The same items are looked at when they are shown, and again when they are ordered. */
const lastProblems = new WeakMap<
  Cart["items"],
  { readonly catalog: Catalog; readonly problems: readonly ItemProblem[] }
>();

const problemsOf = (items: Cart["items"], catalog: Catalog): readonly ItemProblem[] =>
  items.flatMap((item) => {
    const checked: Result.Result<unknown, ItemProblem["refusal"]> = isProductItem(item)
      ? Result.flatMap(configured(catalog, item.id, item), (made) =>
          Result.flatMap(availableItem(catalog, made), () => orderedItem(catalog, made)),
        )
      : validDomain(catalog, item.domain);
    return Result.isFailure(checked) ? [{ item: item.id, refusal: checked.failure }] : [];
  });

/** A cart of which everything is available now, in as many pieces as one order takes; checked again when the order is placed. [PRD-03] [CRT-01] */
export const availableCart = (
  cart: Cart,
  catalog: Catalog,
): Result.Result<Cart, ItemProblem["refusal"] | TooManyPieces> => {
  const problem = cartProblems(cart, catalog)[0];
  if (problem !== undefined) return Result.fail(problem.refusal);
  return piecesIn(cart.items) > maximumPieces
    ? Result.fail(new TooManyPieces({ maximum: maximumPieces }))
    : Result.succeed(cart);
};

/** An item of a product that is sold on its own, with its fields filled in; a cart may wait for them, an order cannot. */
const orderedItem = (catalog: Catalog, item: ProductItem): Result.Result<ProductItem, ItemProblem["refusal"]> =>
  Result.flatMap(Result.flatMap(knownProduct(catalog, item.product), canBeOrdered), (product) => {
    const problem = fieldProblem(product, item.fields ?? {});
    return problem === null ? Result.succeed(item) : Result.fail(problem);
  });

const changedProduct = (
  catalog: Catalog,
  item: ProductItem,
  change: ItemChange,
): Result.Result<ProductItem, ChangeItemRefusal | BillingPeriodNotOffered | ProductUnknown> =>
  Result.gen(function* () {
    if (change.authcodeGiven !== undefined)
      return yield* Result.fail(new ChangeNotPossible({ item: item.id, field: "authcodeGiven" }));
    if (change.acquisition !== undefined)
      return yield* Result.fail(new ChangeNotPossible({ item: item.id, field: "acquisition" }));
    const product = yield* knownProduct(catalog, item.product);
    const changed: ProductItem = {
      ...item,
      quantity: change.quantity === undefined ? item.quantity : yield* validQuantity(change.quantity),
      billingMonths:
        change.billingMonths === undefined
          ? item.billingMonths
          : yield* offeredBillingMonths(product, change.billingMonths),
      location: change.location === undefined ? item.location : yield* offeredLocation(product, change.location),
      additions:
        change.additions === undefined ? item.additions : yield* validAdditions(catalog, product, change.additions),
      domains: change.domains === undefined ? item.domains : yield* validDomains(catalog, change.domains),
    };
    return wantsMore(item, changed) ? yield* availableItem(catalog, changed) : changed;
  });

/** The quantity of a sold-out product may be lowered, not raised. */
const wantsMore = (before: ProductItem, after: ProductItem): boolean =>
  after.quantity > before.quantity ||
  after.additions.some(
    ({ product, quantity }) =>
      quantity > (before.additions.find((addition) => addition.product === product)?.quantity ?? 0),
  );

const changedDomain = (
  catalog: Catalog,
  item: DomainItem,
  change: ItemChange,
): Result.Result<DomainItem, ChangeItemRefusal> =>
  Result.gen(function* () {
    const field = (["quantity", "billingMonths", "location", "additions", "domains"] as const).find(
      (name) => change[name] !== undefined,
    );
    if (field !== undefined) return yield* Result.fail(new ChangeNotPossible({ item: item.id, field }));
    const domain: SelectedDomain = {
      ...item.domain,
      acquisition: change.acquisition ?? item.domain.acquisition,
      authcodeGiven: change.authcodeGiven ?? item.domain.authcodeGiven,
    };
    return { ...item, domain: yield* validDomain(catalog, domain) };
  });

/** Items of the same configuration as one, at the place of the first; a domain twice is refused. */
const joined = (
  items: readonly CartItem[],
): Result.Result<readonly CartItem[], QuantityInvalid | DomainAlreadyInCart> => {
  const twice = firstTwice(domainsOf({ items }));
  if (twice !== null) return Result.fail(alreadyInCart(twice));
  const alike = items.filter(isProductItem).reduce((found, item) => {
    const key = configurationKey(item);
    return found.set(key, [...(found.get(key) ?? []), item]);
  }, new Map<string, readonly ProductItem[]>());
  // Stryker disable next-line OptionalChaining: every product was put among its like before
  const firsts = items.filter((item) => !isProductItem(item) || alike.get(configurationKey(item))?.[0] === item);
  return Result.all(
    // Stryker disable next-line ArrayDeclaration: every product was put among its like before
    firsts.map((item) =>
      isProductItem(item) ? asOne(item, alike.get(configurationKey(item)) ?? [item]) : Result.succeed(item),
    ),
  );
};

const asOne = (first: ProductItem, alike: readonly ProductItem[]): Result.Result<ProductItem, QuantityInvalid> =>
  // Stryker disable next-line ConditionalExpression: one alone comes to itself by adding up as well
  alike.length === 1
    ? Result.succeed(first)
    : Result.map(validQuantity(alike.reduce((total, { quantity }) => total + quantity, 0)), (quantity) => ({
        ...first,
        quantity,
        domains: alike.flatMap(({ domains }) => domains),
      }));

/** Refused only when the cart grows past its size: a merged cart may be larger, and can still shrink. */
const withItems = (cart: Cart, items: readonly CartItem[]): Result.Result<Cart, CartTooLarge | TooManyPieces> => {
  if (cartSize(items) > maximumCartSize && cartSize(items) > cartSize(cart.items))
    return Result.fail(new CartTooLarge({ maximum: maximumCartSize }));
  return piecesIn(items) > maximumPieces && piecesIn(items) > piecesIn(cart.items)
    ? Result.fail(new TooManyPieces({ maximum: maximumPieces }))
    : Result.succeed(next(cart, { items }));
};

export const next = (cart: Cart, change: Partial<Cart>): Cart => ({ ...cart, ...change, version: cart.version + 1 });

/** The given id, or one made from it while it is taken. */
export const freshId = (cart: Cart, id: ItemId): ItemId => (itemOf(cart, id) === null ? id : freshId(cart, `${id}+`));
