// Laws of the cart that is shown before the server has answered. [CRT-01] [CRT-08]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { Catalogs, type Catalog } from "#shop/catalog";
import { anyCatalogWithProduct } from "#shop/catalog/arbitraries";
import { anyCartOf, anyIntents } from "./arbitraries.ts";
import { domainsOfItem, itemOf, unseenNames } from "./contents.ts";
import { appliedIntent, foretold, termsAfter } from "./foretold.ts";
import { arrivalOf, needsAnswer, queued, remaining, undoOf, type CartIntent } from "./intents.ts";
import type { Cart } from "./model.ts";
import { Carts } from "./ports.ts";
import { clearedCart } from "./rules.ts";
import { catalogSlice } from "./slice.ts";
import {
  changeCart,
  changeCartItem,
  placeDomainInCart,
  putCartItem,
  removeFromCart,
  takeVoucherOut,
} from "./use-cases.ts";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const sameContents = (one: Cart, other: Cart): boolean => same([one.items, one.voucher], [other.items, other.voucher]);
const idsOf = ({ items }: Cart): string => items.map(({ id }) => id).join(" ");

/** Terms alone: neither an item comes nor goes, so that none became like another one and joined it. */
const isOfTerms = ({ kind }: CartIntent): boolean =>
  ["quantity", "billing", "location", "addition", "remove-domain"].includes(kind);

const itemsOf = (intent: CartIntent): string => ("item" in intent ? intent.item : "");

export const foretoldLaws: readonly Law[] = [
  law("[CRT-01] where nothing is wanted, the cart that is shown is the confirmed one", () =>
    fc.property(anyIntents, ({ cart, catalog }) => foretold(cart, catalog, []).cart === cart),
  ),
  law("[CRT-01] [CRT-08] what is foretold is, to the version, what the server's use cases make of it", () =>
    fc.property(anyIntents, ({ cart, catalog, intents }) =>
      same(foretold(cart, catalog, intents).cart, served(cart, catalog, intents)),
    ),
  ),
  law(
    "[CRT-08] [VAT-10] the slice of the catalogue that comes with the page foretells what the whole catalogue does",
    () =>
      fc.property(anyIntents, ({ cart, catalog, intents }) =>
        same(foretold(cart, catalogSlice(cart, catalog), intents), foretold(cart, catalog, intents)),
      ),
  ),
  law("[CRT-01] what is confirmed on the way changes nothing of what is shown, however far the server is", () =>
    fc.property(anyIntents, fc.nat(5), ({ cart, catalog, intents }, done) => {
      const confirmed = foretold(cart, catalog, intents.slice(0, done)).cart;
      return same(foretold(confirmed, catalog, intents.slice(done)).cart, foretold(cart, catalog, intents).cart);
    }),
  ),
  law(
    "[CRT-01] what the rules refuse leaves the rest as it would be without it, and every intent is made, refused or pending",
    () =>
      fc.property(anyIntents, ({ cart, catalog, intents }) => {
        const shown = foretold(cart, catalog, intents);
        const refused = new Set(shown.refused.map(({ intent }) => intent));
        const others = intents.filter((intent) => !refused.has(intent));
        return (
          same(foretold(cart, catalog, others).cart, shown.cart) &&
          same(shown.pending, intents.filter(needsAnswer)) &&
          shown.refused.every(({ intent }) => !needsAnswer(intent))
        );
      }),
  ),
  law("[CRT-08] terms of different items may be changed in any order", () =>
    fc.property(anyIntents, ({ cart, catalog, intents }) => {
      const [one, other] = intents.filter(isOfTerms);
      if (one === undefined || other === undefined || itemsOf(one) === itemsOf(other)) return true;
      const [first, second] = [foretold(cart, catalog, [one, other]), foretold(cart, catalog, [other, one])];
      const joins = [first, second].some((shown) => idsOf(shown.cart) !== idsOf(cart) || shown.refused.length > 0);
      return joins || same(first.cart, second.cart);
    }),
  ),
  law("[CRT-08] of two choices for the same field only the later one is sent, and the cart is the same", () =>
    fc.property(anyIntents, ({ cart, catalog, intents }) => {
      const steps = intents.map((_, index) => foretold(cart, catalog, intents.slice(0, index + 1)));
      if (
        !intents.every(isOfTerms) ||
        steps.some((shown) => shown.refused.length > 0 || idsOf(shown.cart) !== idsOf(cart))
      )
        return true;
      const sent = intents.reduce<readonly CartIntent[]>(queued, []);
      return (
        sent.length <= intents.length &&
        sameContents(foretold(cart, catalog, sent).cart, foretold(cart, catalog, intents).cart)
      );
    }),
  ),
  law(
    "[CRT-08] [LGL-06] what was removed comes back as it was and where it was, unless it cannot be had any more; undone at once it is never sent",
    () =>
      fc.property(anyIntents, ({ cart, catalog, intents }) =>
        intents.every((intent) => {
          const undo = undoOf(cart, intent);
          const removed = appliedIntent(cart, catalog, intent);
          if (undo === null || Result.isFailure(removed) || isJoined(cart, removed.success, intent)) return true;
          const back = appliedIntent(removed.success, catalog, undo);
          const isBack = Result.isFailure(back) ? isGone(back.failure._tag) : sameContents(back.success, cart);
          return isBack && (intent.kind === "addition" || same(queued(queued([], intent), undo), []));
        }),
      ),
  ),
  law("[CRT-01] an intent whose answer was lost is known by the cart that it made, and is not sent again", () =>
    fc.property(anyIntents, ({ cart, catalog, intents }) =>
      intents.every((intent) => {
        const made = appliedIntent(cart, catalog, intent);
        if (
          needsAnswer(intent) ||
          Result.isFailure(made) ||
          made.success === cart ||
          isJoined(cart, made.success, intent)
        )
          return true;
        const unconfirmed = { queue: [intent], attempted: true };
        return (
          arrivalOf(unconfirmed, cart, made.success) === "own" &&
          arrivalOf(unconfirmed, cart, { ...made.success, version: cart.version + 2 }) === "free" &&
          remaining(unconfirmed, made.success).length === 0 &&
          arrivalOf({ queue: [intent], attempted: false }, cart, made.success) === "conflict"
        );
      }),
    ),
  ),
  law("[CRT-08] [PRD-07] of an item that is edited every name was seen or stays, and none is named twice", () =>
    fc.property(anyIntents, fc.nat(20), ({ cart }, count) =>
      cart.items.every((item) => {
        const names = domainsOfItem(item).map(({ ascii }) => ascii);
        const seen = names.slice(0, count);
        const unseen = unseenNames(cart, item.id, seen);
        return same([...seen, ...unseen], names) && unseenNames(cart, "gone", []).length === 0;
      }),
    ),
  ),
  law("[CRT-01] a sold-out item that is edited stays; one that would be more of it is refused", () =>
    fc.property(
      anyCatalogWithProduct.chain(({ catalog, product }) =>
        fc.record({ catalog: fc.constant(catalog), product: fc.constant(product), cart: anyCartOf(catalog) }),
      ),
      ({ catalog, product, cart }) => {
        const soldOut = {
          ...catalog,
          products: catalog.products.map((each) => ({ ...each, soldOut: each.key === product.key || each.soldOut })),
        };
        return cart.items.every((item) => {
          if (item.kind !== "product" || item.product !== product.key || product.onlyAsAddition) return true;
          const edited = appliedIntent(cart, soldOut, { kind: "restore", item: item.id, contents: item, position: 0 });
          const added = appliedIntent(cart, soldOut, {
            kind: "restore",
            item: "another",
            contents: { ...item, domains: [] },
            position: 0,
          });
          return Result.isSuccess(edited) && sameContents(edited.success, cart) && Result.isFailure(added);
        });
      },
    ),
  ),
];

/** What a server with this cart has after all calls; a refused one changes nothing. */
const served = (cart: Cart, catalog: Catalog, intents: readonly CartIntent[]): Cart => {
  let stored = cart;
  const unused = () => Effect.die("not needed");
  const ports = Context.make(Carts, {
    byId: () => Effect.sync(() => stored),
    save: (changed) => Effect.sync(() => void (stored = changed)),
    ofCustomer: unused,
    create: unused,
    assign: unused,
    remove: unused,
    reset: unused,
  }).pipe(Context.add(Catalogs, { current: Effect.succeed(catalog) }));
  for (const intent of intents) {
    const use = useCaseOf(stored, intent);
    if (use !== null) Effect.runSyncExit(Effect.provideContext(use, ports));
  }
  return stored;
};

const useCaseOf = (cart: Cart, intent: CartIntent): Effect.Effect<Cart, unknown, Carts | Catalogs> | null => {
  const seen = { cart: cart.id, version: cart.version };
  const item = "item" in intent ? itemOf(cart, intent.item) : null;
  switch (intent.kind) {
    case "quantity":
      return changeCartItem(seen, intent.item, { quantity: intent.quantity });
    case "billing":
      return changeCartItem(seen, intent.item, { billingMonths: intent.months });
    case "location":
      return changeCartItem(seen, intent.item, { location: intent.location });
    case "addition":
    case "remove-domain":
    case "restore-domain":
      return item?.kind === "product" ? changeCartItem(seen, item.id, termsAfter(item, intent)) : null;
    case "place":
      return placeDomainInCart(seen, intent.ascii, intent.plan);
    case "remove":
      return removeFromCart(seen, intent.item);
    case "restore":
      return putCartItem(seen, intent.item, intent.contents, intent.position);
    case "remove-voucher":
      return takeVoucherOut(seen);
    case "clear":
      return changeCart(seen, (stored) => Result.succeed(clearedCart(stored)));
    case "voucher":
    case "authcode":
      return null;
  }
};

/** What is not offered any more cannot come back. */
const isGone = (tag: string): boolean =>
  ["ProductSoldOut", "ProductOnlyAsAddition", "DomainNotTransferable"].includes(tag);

/** An item that became like another one is that one now. */
const isJoined = (before: Cart, after: Cart, intent: CartIntent): boolean =>
  isOfTerms(intent) && (itemOf(after, itemsOf(intent)) === null || after.items.length < before.items.length);
