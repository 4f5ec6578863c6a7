// Carts: created, read, changed by the version that was seen, merged at login. [CRT-01] [CRT-04] [CRT-06] [CRT-08]
import type * as Effect from "effect/Effect";
import {
  addConfirmed,
  changeConfirmed,
  clearCart,
  confirmChange,
  confirmItem,
  mergeCartAtLogin,
  openCart,
  placeDomainInCart,
  putConfirmed,
  putVoucher,
  referCart,
  removeFromCart,
  resetCart,
  takeVoucherOut,
  type Cart,
} from "@kontor/domain/shop/cart";
import type { Registry } from "@kontor/domain/shop/domain-name";
import { referralOfCookie } from "@kontor/domain/shop/referral";
import { countedNames } from "../../visitor/session/call-limits.ts";
import { optionalCaller, callerOf, customerOf, mustHoldCarts } from "../../visitor/session/caller.ts";
import { good, type Answer, type Call, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { inPlainWords, Refused } from "../../platform/http/problem.ts";
import type { ShopComponents } from "@kontor/adapters/contract";
import { nameReading, withRegistry } from "../domain-name/ports.ts";
import type { DomainServices } from "../domain-name/services.ts";
import { cartById } from "./store.ts";
import { currentCatalog } from "../catalog/store.ts";
import { StoredDamaged } from "../../platform/database/stored-json.ts";
import { cartPorts, type CartPorts, newCartPorts } from "./ports.ts";
import { cartOnWire, itemOnWire, versionTag } from "./wire.ts";
import { openedCart, seenBy, type Opened } from "./opened-cart.ts";
import type { OrderedBeside, QuoteBeside, QuotingCall } from "./quote-beside.ts";
import { addingDomains, namesLeftOut, wantedDomains } from "./several-domains.ts";
import { counting, read, type RefusalOf, run } from "../../platform/use-case/use-case.ts";

type CartHandlers = Pick<
  Handlers,
  | "createCart"
  | "readCart"
  | "patchCart"
  | "clearCart"
  | "addItem"
  | "changeItem"
  | "putItem"
  | "removeItem"
  | "addDomains"
  | "placeDomain"
  | "putVoucher"
  | "removeVoucher"
  | "mergeCart"
>;
type CartAnswer = Answer<ShopComponents["schemas"]["CartAnswer"]>;

/** A call that may ask for the quote of the changed cart. */
type Quoting = QuotingCall & { readonly query: { readonly quote?: "0" | "1" } };

export const cartHandlers = (
  services: DomainServices,
  quoteBeside: QuoteBeside,
  orderedBeside: OrderedBeside,
): CartHandlers => {
  const answer = async (cart: Cart, status = 200): Promise<CartAnswer> =>
    good(cartOnWire(cart, await currentCatalog(services.database.reads), services.now()), status, versionTag(cart));

  /** The cart, and its quote beside it where the call asks for it. */
  const withQuote = async (call: Quoting, cart: Cart): Promise<CartAnswer> => {
    const made = await answer(cart);
    const quote = call.query.quote === "1" ? await quoteBeside(cart, call) : undefined;
    return quote === undefined || made.payload === undefined ? made : { ...made, payload: { ...made.payload, quote } };
  };

  /** A stale version is refused with the cart as it stands. */
  const changed = <Id extends OperationId, E extends RefusalOf<Id>, Made = Cart>(
    call: Pick<Call<Id>, "operation">,
    { cart, customer }: Opened,
    use: Effect.Effect<Made, E, CartPorts>,
  ): Promise<Made> =>
    run(services, call, cartPorts(services, customer), use).catch((error: unknown) =>
      withCart(services, cart.id, error),
    );

  /** Names are confirmed at their registries before the transaction. */
  const confirmed = <Id extends OperationId, E extends RefusalOf<Id>, Made>(
    call: Pick<Call<Id>, "operation">,
    { customer }: Opened,
    use: Effect.Effect<Made, E, CartPorts | Registry>,
  ): Promise<Made> => read(services, call, withRegistry(services, cartPorts(services, customer)), use);

  return {
    createCart: async (call) => {
      const user = await callerOf(services, call);
      mustHoldCarts(user);
      const referral = referralOfCookie(call.cookies["ref"] ?? null);
      const { cart, isNew } = await run(
        services,
        call,
        newCartPorts(services, call.address),
        openCart(services.freshId(), user?.customer_number ?? null, referral),
      );
      return answer(cart, isNew ? 201 : 200);
    },

    readCart: async (call) => {
      const { cart, customer } = await openedCart(services, call);
      const made = await answer(cart);
      const ordered = await orderedBeside(cart, customer);
      return ordered === undefined || made.payload === undefined
        ? made
        : { ...made, payload: { ...made.payload, ordered } };
    },

    patchCart: async (call) => {
      const opened = await openedCart(services, call);
      return answer(await changed(call, opened, referCart(opened.cart.id, call.body.affiliate)));
    },

    clearCart: async (call) => {
      const { cartId } = call.params;
      try {
        return await withQuote(call, await changed(call, await openedCart(services, call), clearCart(cartId)));
      } catch (error) {
        if (!(error instanceof StoredDamaged)) throw error;
        const customer = (await optionalCaller(services, call)).user?.customer_number ?? null;
        return answer(await run(services, call, cartPorts(services, customer), resetCart(cartId)));
      }
    },

    addItem: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call, call.body.version);
      const made = await confirmed(call, opened, confirmItem(seen.cart, call.body.item, nameReading));
      return answer(await changed(call, opened, addConfirmed(seen, services.freshId(), made)), 201);
    },

    putItem: async (call) => {
      const { itemId } = call.params;
      const { version, item, position = null } = call.body;
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call, version);
      const made = await confirmed(call, opened, confirmItem(seen.cart, item, nameReading, itemId));
      return withQuote(call, await changed(call, opened, putConfirmed(seen, itemId, made, position)));
    },

    changeItem: async (call) => {
      const { itemId } = call.params;
      const { version, ...terms } = call.body;
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call, version);
      const made = await confirmed(call, opened, confirmChange(seen.cart, itemId, terms, nameReading));
      return withQuote(call, await changed(call, opened, changeConfirmed(seen, itemId, made)));
    },

    removeItem: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call, call.query.version);
      return withQuote(call, await changed(call, opened, removeFromCart(seen, call.params.itemId)));
    },

    addDomains: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call, call.body.version);
      const wanted = await wantedDomains(services, call, call.body.names, seen.cart);
      const made = await changed(call, opened, addingDomains(seen, wanted));
      const added = made.added.map(({ ascii }) => ascii);
      const leftOut = namesLeftOut(wanted, made).map(({ name, refusal }) => ({
        name,
        ...inPlainWords(refusal, call.locale),
      }));
      const cart = cartOnWire(made.cart, await currentCatalog(services.database.reads), services.now());
      return good({ cart, added, leftOut }, 200, versionTag(made.cart));
    },

    placeDomain: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call, call.body.version);
      return withQuote(call, await changed(call, opened, placeDomainInCart(seen, call.body.domain, call.body.item)));
    },

    putVoucher: async (call) => {
      const { cart, customer } = await openedCart(services, call);
      const seen = seenBy({ cart, customer }, call, call.body.version);
      const names = await countedNames(services, call);
      const ports = counting(services, names, cartPorts(services, customer));
      const attempt = run(services, call, ports, putVoucher(seen, call.body.code, services.now()));
      return withQuote(call, await attempt.catch((error: unknown) => withCart(services, cart.id, error)));
    },

    removeVoucher: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call, call.query.version);
      return withQuote(call, await changed(call, opened, takeVoucherOut(seen)));
    },

    mergeCart: async (call) => {
      const user = await customerOf(services, call, "summary");
      const ports = cartPorts(services, user.customer_number);
      const merged = await run(services, call, ports, mergeCartAtLogin(call.params.cartId, user.customer_number));
      const catalog = await currentCatalog(services.database.reads);
      const now = services.now();
      const { added, raised, dropped, droppedVoucher } = merged.difference;
      const difference = {
        added: added.map((item) => itemOnWire(item, catalog, now)),
        raised: raised.map((change) => ({ ...change, item: itemOnWire(change.item, catalog, now) })),
        dropped: dropped.map((item) => itemOnWire(item, catalog, now)),
        droppedVoucher,
      };
      return good({ cart: cartOnWire(merged.cart, catalog, now), difference }, 200, versionTag(merged.cart));
    },
  };
};

/** A refusal for a stale version, with the cart as it stands. */
export const withCart = async (services: DomainServices, id: string, error: unknown): Promise<never> => {
  if (!(error instanceof Refused && error.refusal._tag === "CartChanged")) throw error;
  const cart = await cartById(services.database.reads, id);
  throw cart === null
    ? error
    : new Refused(error.refusal, {
        members: { cart: cartOnWire(cart, await currentCatalog(services.database.reads), services.now()) },
      });
};
