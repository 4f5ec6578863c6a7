// What visitors and customers do to a stored cart: read, change by a rule, store unless it was changed meanwhile. [CRT-01] [CRT-04] [PRD-03] [DOM-04]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import { limited } from "#kernel/limit";
import { TooManyAttempts } from "#kernel/limit";
import { Catalogs, type Catalog } from "#shop/catalog";
import { mayRedeem, voucherCode, Vouchers, type Voucher } from "#shop/voucher";
import type { ProductChoice } from "./configuration.ts";
import { addIncludedDomain, addPlan, placeDomain, putPlan, type IncludeRefusal, type PlanRefusal } from "./included.ts";
import { mergeCarts, type Merged, noDifference } from "./merge.ts";
import { voucherAttemptLimit } from "./limits.ts";
import type { Authcode, Cart, CartId, ItemId, Referral, SelectedDomain } from "./model.ts";
import { Authcodes, Carts, NewCarts } from "./ports.ts";
import { addDomains } from "./several-domains.ts";
import {
  addDomain,
  applyVoucher,
  changeItem,
  clearedCart,
  emptyCart,
  putItem,
  removeItem,
  removeVoucher,
  unchangedSince,
  withReferral,
  type AddDomainRefusal,
  type ItemChange,
  type ItemContents,
  type PutItemRefusal,
} from "./rules.ts";

/** The cart a change is for, and the version that its requester saw. */
export interface CartSeen {
  readonly cart: CartId;
  readonly version: number;
}

/** A customer has one cart and finds it again; a new one is counted for the network that begins it. [CRT-01] [CRT-06] [OPS-08] */
export const openCart = Effect.fn("openCart")(function* (
  id: CartId,
  customerNumber: string | null,
  referral: Referral | null,
) {
  const carts = yield* Carts;
  const own = customerNumber === null ? null : yield* carts.ofCustomer(customerNumber);
  if (own !== null) return { cart: own, isNew: false };
  const wait = yield* (yield* NewCarts).count;
  if (wait !== null) return yield* Effect.fail(new TooManyAttempts({ wait }));
  const cart: Cart = { ...emptyCart(id), referral };
  yield* carts.create(cart, customerNumber);
  return { cart, isNew: true };
});

/** Reads a cart, changes it by a rule and keeps it; a change made on an older version is refused. */
export const changeCart = Effect.fn("changeCart")(function* <E>(
  seen: CartSeen,
  change: (cart: Cart, catalog: Catalog) => Result.Result<Cart, E>,
) {
  const carts = yield* Carts;
  const catalog = yield* (yield* Catalogs).current;
  const cart = yield* Effect.fromResult(unchangedSince(yield* carts.byId(seen.cart), seen.version));
  const changed = yield* Effect.fromResult(change(cart, catalog));
  if (changed.version !== cart.version) yield* carts.save(changed, cart.version);
  return changed;
});

/** For changes that conflict with no other: the version that stands is the one that is changed, and in one transaction it stands until then. */
const changeCurrent = Effect.fn("changeCurrentCart")(function* (id: CartId, change: (cart: Cart) => Cart) {
  const cart = yield* (yield* Carts).byId(id);
  const changed = change(cart);
  if (changed.version !== cart.version) yield* saveCurrent(changed, cart);
  return changed;
});

const saveCurrent = Effect.fn("saveCurrentCart")(function* (changed: Cart, { version }: Cart) {
  yield* Effect.catchTag((yield* Carts).save(changed, version), "CartChanged", Effect.die);
});

/** Takes everything out of a cart. */
export const clearCart = (id: CartId) => changeCurrent(id, clearedCart);

/** A cart that cannot be read any more begins anew, so that its owner can go on. [CRT-05] */
export const resetCart = (id: CartId) => Effect.flatMap(Carts, ({ reset }) => reset(id));

/** Who sent the customer; null where that is given up. [CRT-06] */
export const referCart = (id: CartId, referral: Referral | null) =>
  changeCurrent(id, (cart) => withReferral(cart, referral));

/** A change that brings names with their authcodes: the codes are stored with it, or not at all. [DOM-07] */
export const keepingAuthcodes = <A, E, R>(id: CartId, codes: readonly Authcode[], change: Effect.Effect<A, E, R>) =>
  Effect.tap(change, () =>
    codes.length === 0 ? Effect.void : Effect.flatMap(Authcodes, ({ keep }) => keep(id, codes)),
  );

/** A product, perhaps with names that stand in the cart already and that it is to include. [PRD-07] */
export const addToCart = (seen: CartSeen, id: ItemId, choice: ProductChoice, names: readonly string[] = []) =>
  changeCart(seen, (cart, catalog) => addPlan(cart, catalog, id, choice, names));

/** On its own, or as one that a plan of the cart pays for. [PRD-07] */
export const addDomainToCart = (seen: CartSeen, id: ItemId, domain: SelectedDomain, plan: ItemId | null = null) =>
  changeCart(
    seen,
    (cart, catalog): Result.Result<Cart, AddDomainRefusal | IncludeRefusal> =>
      plan === null ? addDomain(cart, catalog, id, domain) : addIncludedDomain(cart, catalog, plan, domain),
  );

/** Many names at once; those that do not fit are named, and the others are in the cart. [DOM-08] */
export const addDomainsToCart = Effect.fn("addDomainsToCart")(function* (
  seen: CartSeen,
  domains: readonly SelectedDomain[],
) {
  const carts = yield* Carts;
  const catalog = yield* (yield* Catalogs).current;
  const cart = yield* Effect.fromResult(unchangedSince(yield* carts.byId(seen.cart), seen.version));
  const made = addDomains(cart, catalog, domains);
  if (made.added.length > 0) yield* carts.save(made.cart, cart.version);
  return made;
});

/** Moves a name of the cart to a product that includes it, or to a place of its own. */
export const placeDomainInCart = (seen: CartSeen, ascii: string, plan: ItemId | null) =>
  changeCart(seen, (cart, catalog) => placeDomain(cart, catalog, ascii, plan));

/** An item as it was edited, or as it was before it was taken out. [CRT-08] [PRD-07] */
export const putCartItem = (
  seen: CartSeen,
  id: ItemId,
  contents: ItemContents,
  position: number | null,
  names: readonly string[] = [],
) =>
  changeCart(
    seen,
    (cart, catalog): Result.Result<Cart, PutItemRefusal | PlanRefusal> =>
      contents.kind === "product"
        ? putPlan(cart, catalog, id, contents, names, position)
        : putItem(cart, catalog, id, contents, position),
  );

export const changeCartItem = (seen: CartSeen, id: ItemId, change: ItemChange) =>
  changeCart(seen, (cart, catalog) => changeItem(cart, catalog, id, change));

/** Takes an item out of the cart as it was seen. */
export const removeFromCart = (seen: CartSeen, id: ItemId) => changeCart(seen, (cart) => removeItem(cart, id));

/** Puts in a voucher that may be redeemed now; an empty code makes no request. Codes cannot be guessed by trying: every attempt counts. [CRT-04] [OPS-08] */
export const putVoucher = (seen: CartSeen, typed: string, now: Instant) =>
  limited("voucher", voucherAttemptLimit, (wait) => new TooManyAttempts({ wait }), voucherPut(seen, typed, now));

const voucherPut = Effect.fn("putVoucher")(function* (seen: CartSeen, typed: string, now: Instant) {
  const code = yield* Effect.fromResult(voucherCode(typed));
  const voucher: Voucher | null = yield* (yield* Vouchers).byCode(code);
  yield* Effect.fromResult(mayRedeem(code, voucher, now));
  return yield* changeCart(seen, (cart) => applyVoucher(cart, code));
});

/** Takes the voucher out of the cart as it was seen. */
export const takeVoucherOut = (seen: CartSeen) => changeCart(seen, (cart) => Result.succeed(removeVoucher(cart)));

/**
 * Merges the cart of this browser into the customer's at login. A customer without a cart gets this one. The guest's
 * cart is removed, so that a second login merges nothing.
 */
export const mergeCartAtLogin = Effect.fn("mergeCartAtLogin")(function* (guest: CartId, customerNumber: string) {
  const carts = yield* Carts;
  const theirs = yield* carts.byId(guest);
  const mine = yield* carts.ofCustomer(customerNumber);
  if (mine === null || mine.id === theirs.id) {
    yield* carts.assign(guest, customerNumber);
    return { cart: theirs, difference: noDifference } satisfies Merged;
  }
  const merged = mergeCarts(mine, theirs);
  yield* (yield* Authcodes).move(guest, mine.id);
  if (merged.cart.version !== mine.version) yield* saveCurrent(merged.cart, mine);
  yield* carts.remove(guest);
  // After an order the customer's own cart is empty: what the guest had in sight is all there is, and nothing is new to them.
  return mine.items.length + Number(mine.voucher !== null) === 0 ? { ...merged, difference: noDifference } : merged;
});
