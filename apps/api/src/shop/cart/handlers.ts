// Carts: created, read, changed by the version that was seen, merged at login. [CRT-01] [CRT-04] [CRT-06] [CRT-08]
import * as Effect from "effect/Effect";
import {
  addDomainToCart,
  addToCart,
  changeCartItem,
  clearCart,
  keepingAuthcodes,
  mergeCartAtLogin,
  openCart,
  placeDomainInCart,
  putCartItem,
  putVoucher,
  referCart,
  removeFromCart,
  resetCart,
  takeVoucherOut,
  type Cart,
} from "@kontor/domain/shop/cart";
import { referralOfCookie } from "@kontor/domain/shop/referral";
import { countedNames } from "../../visitor/session/call-limits.ts";
import { optionalCaller, callerOf, customerOf, mustHoldCarts } from "../../visitor/session/caller.ts";
import { good, type Answer, type Call, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { inPlainWords, Refused } from "../../platform/http/problem.ts";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { DomainServices } from "../domain-name/services.ts";
import { cartById } from "./store.ts";
import { currentCatalog } from "../catalog/store.ts";
import { StoredDamaged } from "../../platform/database/stored-json.ts";
import { cartPorts, type CartPorts, newCartPorts } from "./ports.ts";
import { cartOnWire, itemOnWire, versionTag } from "./wire.ts";
import { openedCart, seenBy, type Opened } from "./opened-cart.ts";
import type { OrderedBeside, QuoteBeside, QuotingCall } from "./quote-beside.ts";
import { addingDomains, namesLeftOut, wantedDomains } from "./several-domains.ts";
import { fieldsFrom } from "./chosen-fields.ts";
import { authcodesIn, selectedFrom } from "./selected-domains.ts";
import { counting, type RefusalOf, run } from "../../platform/use-case/use-case.ts";

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
      const seen = seenBy(opened, call.body.version, call.headers["if-match"]);
      const { item } = call.body;
      const domains = await selectedFrom(services, item.kind === "domain" ? [item.domain] : (item.domains ?? []), seen);
      const codes = authcodesIn(domains);
      const id = services.freshId();
      if (item.kind === "product") {
        const { fromCart, ...choice } = item;
        const names = domains.map(({ domain }) => domain);
        const fields = await fieldsFrom(services, choice);
        const adding = addToCart(seen, id, { ...choice, domains: names, fields }, fromCart);
        return answer(await changed(call, opened, keepingAuthcodes(seen.cart, codes, adding)), 201);
      }
      const [first] = domains;
      const use =
        first === undefined
          ? Effect.die("a domain item without a domain")
          : addDomainToCart(seen, id, first.domain, item.includedIn);
      return answer(await changed(call, opened, keepingAuthcodes(seen.cart, codes, use)), 201);
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
      const codes = authcodesIn(selected);
      const domains = selected.map(({ domain }) => domain);
      if (item.kind === "product") {
        const { fromCart, ...choice } = item;
        const fields = await fieldsFrom(services, choice);
        const put = putCartItem(seen, itemId, { ...choice, domains, fields }, position, fromCart);
        return withQuote(call, await changed(call, opened, keepingAuthcodes(seen.cart, codes, put)));
      }
      const [domain] = domains;
      const use =
        domain === undefined
          ? Effect.die("a domain item without a domain")
          : putCartItem(seen, itemId, { kind: "domain", domain }, position);
      return withQuote(call, await changed(call, opened, keepingAuthcodes(seen.cart, codes, use)));
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
      const codes = authcodesIn(selected);
      const terms = domains === undefined ? {} : { domains: selected.map(({ domain }) => domain) };
      const given = authcode === undefined ? {} : { authcodeGiven: selected[0]?.domain.authcodeGiven ?? true };
      const changing = changeCartItem(seen, itemId, { ...change, ...terms, ...given });
      return withQuote(call, await changed(call, opened, keepingAuthcodes(seen.cart, codes, changing)));
    },

    removeItem: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call.query.version, call.headers["if-match"]);
      return withQuote(call, await changed(call, opened, removeFromCart(seen, call.params.itemId)));
    },

    addDomains: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call.body.version, call.headers["if-match"]);
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
      const seen = seenBy(opened, call.body.version, call.headers["if-match"]);
      return withQuote(call, await changed(call, opened, placeDomainInCart(seen, call.body.domain, call.body.item)));
    },

    putVoucher: async (call) => {
      const { cart, customer } = await openedCart(services, call);
      const seen = seenBy({ cart, customer }, call.body.version, call.headers["if-match"]);
      const names = await countedNames(services, call);
      const ports = counting(services, names, cartPorts(services, customer));
      const attempt = run(services, call, ports, putVoucher(seen, call.body.code, services.now()));
      return withQuote(call, await attempt.catch((error: unknown) => withCart(services, cart.id, error)));
    },

    removeVoucher: async (call) => {
      const opened = await openedCart(services, call);
      const seen = seenBy(opened, call.query.version, call.headers["if-match"]);
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
