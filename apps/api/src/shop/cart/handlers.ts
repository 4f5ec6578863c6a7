// Carts: created, read, changed by the version that was seen, merged at login. [CRT-01] [CRT-04] [CRT-06] [CRT-08]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import {
  addDomainToCart,
  addToCart,
  CartNotFound,
  Carts,
  changeCart,
  changeCartItem,
  clearedCart,
  emptyCart,
  mergeCartAtLogin,
  newCartLimit,
  placeDomainInCart,
  putCartItem,
  putVoucher,
  removeFromCart,
  takeVoucherOut,
  withReferral,
  type Cart,
} from "@kontor/domain/shop/cart";
import { referralOfCookie } from "@kontor/domain/shop/referral";
import { TooManyAttempts } from "@kontor/domain/visitor/session";
import { countedNames } from "../../visitor/session/call-limits.ts";
import { optionalCaller, callerOf, customerOf, mustHoldCarts } from "../../visitor/session/caller.ts";
import { good, type Answer, type Call, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { inPlainWords, Refused, refuse } from "../../platform/http/problem.ts";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { DomainServices } from "../domain-name/services.ts";
import { addCart, cartById, cartOfOwner, emptyUnread, moveAuthcodes } from "./store.ts";
import { currentCatalog } from "../catalog/store.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { countOne, limitedBucket, waitIn } from "../../platform/database/rate-limits.ts";
import { StoredDamaged } from "../../platform/database/stored-json.ts";
import { cartPorts, type CartPorts } from "./ports.ts";
import { cartOnWire, itemOnWire, versionTag } from "./wire.ts";
import { openedCart, seenBy, type Opened } from "./opened-cart.ts";
import type { OrderedBeside, QuoteBeside, QuotingCall } from "./quote-beside.ts";
import { addingDomains, namesLeftOut, wantedDomains } from "./several-domains.ts";
import { fieldsFrom } from "./chosen-fields.ts";
import { keepAuthcodes, selectedFrom } from "./selected-domains.ts";
import { attempting, within, writing } from "../../platform/use-case/use-case.ts";
import type { RefusalShape } from "@kontor/domain/site/refusal";

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

  /** Changes in one transaction; a stale version is refused with the cart as it stands. */
  const changed = <E extends RefusalShape, Made = Cart>(
    { cart, customer }: Opened,
    use: Effect.Effect<Made, E, CartPorts>,
  ): Promise<Made> =>
    writing(services, cartPorts(services, customer), use).catch((error: unknown) => withCart(services, cart.id, error));

  /** Changes the current version: for changes that conflict with no other. */
  const changedAsItStands = async ({ cart: { id }, customer }: Opened, change: (cart: Cart) => Cart): Promise<Cart> =>
    services.database.inTransaction(async (handle) => {
      const cart = (await cartById(handle, id)) ?? refuse(new CartNotFound({ cart: id }));
      return within(
        handle,
        cartPorts(services, customer),
        changeCart({ cart: id, version: cart.version }, (seen) => Result.succeed(change(seen))),
      );
    });

  return {
    createCart: async (call) => {
      const user = await callerOf(services, call);
      mustHoldCarts(user);
      const now = services.now();
      const ownIn = async (handle: Handle): Promise<Cart | null> =>
        user === null ? null : cartOfOwner(handle, user.customer_number);
      const open = await ownIn(services.database.reads);
      if (open !== null) return answer(open);
      const { cart, made } = await services.database.inTransaction(async (handle) => {
        const own = await ownIn(handle);
        if (own !== null) return { cart: own, made: false };
        await countNewCart(services, handle, call);
        const fresh = { ...emptyCart(services.freshId()), referral: referralOfCookie(call.cookies["ref"] ?? null) };
        await addCart(handle, fresh, user?.customer_number ?? null, now);
        return { cart: fresh, made: true };
      });
      return answer(cart, made ? 201 : 200);
    },

    readCart: async (call) => {
      const { cart, customer } = await openedCart(services, call);
      const made = await answer(cart);
      const ordered = await orderedBeside(cart, customer);
      return ordered === undefined || made.payload === undefined
        ? made
        : { ...made, payload: { ...made.payload, ordered } };
    },

    patchCart: async (call) =>
      answer(
        await changedAsItStands(await openedCart(services, call), (cart) => withReferral(cart, call.body.affiliate)),
      ),

    clearCart: async (call) => {
      try {
        return await withQuote(call, await changedAsItStands(await openedCart(services, call), clearedCart));
      } catch (error) {
        if (!(error instanceof StoredDamaged)) throw error;
        const { cartId } = call.params;
        const customer = (await optionalCaller(services, call)).user?.customer_number ?? null;
        const emptied = await services.database.inTransaction((handle) =>
          emptyUnread(handle, cartId, customer, services.now()),
        );
        return answer(emptied ?? refuse(new CartNotFound({ cart: cartId })));
      }
    },

    addItem: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call.body.version, call.headers["if-match"]);
      const { item } = call.body;
      const domains = await selectedFrom(services, item.kind === "domain" ? [item.domain] : (item.domains ?? []), seen);
      await keepAuthcodes(services, seen.cart, domains);
      const id = services.freshId();
      if (item.kind === "product") {
        const { fromCart, ...choice } = item;
        const names = domains.map(({ domain }) => domain);
        const fields = await fieldsFrom(services, choice);
        return answer(await changed(opened, addToCart(seen, id, { ...choice, domains: names, fields }, fromCart)), 201);
      }
      const [first] = domains;
      const use =
        first === undefined
          ? Effect.die("a domain item without a domain")
          : addDomainToCart(seen, id, first.domain, item.includedIn);
      return answer(await changed(opened, use), 201);
    },

    putItem: async (call) => {
      const { itemId } = call.params;
      const { version, item, position = null } = call.body;
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, version, call.headers["if-match"]);
      const selected = await selectedFrom(
        services,
        item.kind === "domain" ? [item.domain] : (item.domains ?? []),
        seen,
        itemId,
      );
      await keepAuthcodes(services, seen.cart, selected);
      const domains = selected.map(({ domain }) => domain);
      if (item.kind === "product") {
        const { fromCart, ...choice } = item;
        const fields = await fieldsFrom(services, choice);
        return withQuote(
          call,
          await changed(opened, putCartItem(seen, itemId, { ...choice, domains, fields }, position, fromCart)),
        );
      }
      const [domain] = domains;
      const use =
        domain === undefined
          ? Effect.die("a domain item without a domain")
          : putCartItem(seen, itemId, { kind: "domain", domain }, position);
      return withQuote(call, await changed(opened, use));
    },

    changeItem: async (call) => {
      const { itemId } = call.params;
      const { version, domains, authcode, ...change } = call.body;
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, version, call.headers["if-match"]);
      const item = opened.cart.items.find(({ id }) => id === itemId);
      const alone =
        item?.kind === "domain" && authcode !== undefined
          ? [{ name: item.domain.ascii, acquisition: change.acquisition ?? item.domain.acquisition, authcode }]
          : [];
      const selected = await selectedFrom(services, domains ?? alone, seen, itemId);
      await keepAuthcodes(services, seen.cart, selected);
      const terms = domains === undefined ? {} : { domains: selected.map(({ domain }) => domain) };
      const given = authcode === undefined ? {} : { authcodeGiven: selected[0]?.domain.authcodeGiven ?? true };
      return withQuote(call, await changed(opened, changeCartItem(seen, itemId, { ...change, ...terms, ...given })));
    },

    removeItem: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call.query.version, call.headers["if-match"]);
      return withQuote(call, await changed(opened, removeFromCart(seen, call.params.itemId)));
    },

    addDomains: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call.body.version, call.headers["if-match"]);
      const wanted = await wantedDomains(services, call, call.body.names, seen.cart);
      const made = await changed(opened, addingDomains(seen, wanted));
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
      const seen = seenBy(opened, call.body.version, call.headers["if-match"]);
      return withQuote(call, await changed(opened, placeDomainInCart(seen, call.body.domain, call.body.item)));
    },

    putVoucher: async (call) => {
      const { cart, customer } = await openedCart(services, call);
      const seen = seenBy({ cart, customer }, call.body.version, call.headers["if-match"]);
      const names = await countedNames(services, call);
      const attempt = attempting(
        services,
        names,
        cartPorts(services, customer),
        putVoucher(seen, call.body.code, services.now()),
      );
      return withQuote(call, await attempt.catch((error: unknown) => withCart(services, cart.id, error)));
    },

    removeVoucher: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call.query.version, call.headers["if-match"]);
      return withQuote(call, await changed(opened, takeVoucherOut(seen)));
    },

    mergeCart: async (call) => {
      const user = await customerOf(services, call, "summary");
      const guest = call.params.cartId;
      const merged = await services.database.inTransaction(async (handle) => {
        const ports = cartPorts(services, user.customer_number);
        await within(
          handle,
          ports,
          Effect.flatMap(Carts, ({ byId }) => byId(guest)),
        );
        const own = await cartOfOwner(handle, user.customer_number);
        if (own !== null && own.id !== guest) await moveAuthcodes(handle, guest, own.id);
        return within(handle, ports, mergeCartAtLogin(guest, user.customer_number));
      });
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

/** Carts cost room: one network begins so many and no more. */
const countNewCart = async (
  { database, settings, now }: DomainServices,
  inside: Handle,
  { address }: Pick<Call<OperationId>, "address">,
): Promise<void> => {
  const bucket = limitedBucket(`cart:${address}`, newCartLimit, settings.orderRateFactor);
  const windows = await database.counting(inside, (counter) => countOne(counter, bucket, now()));
  const wait = waitIn([bucket], windows, 0, now());
  if (wait !== null) refuse(new TooManyAttempts({ wait }));
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
