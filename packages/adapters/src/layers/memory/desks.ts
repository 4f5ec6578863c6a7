// The desks of the shop in memory: the same use cases that a server runs, without anything in between. [CRT-01] [CHK-06] [DOM-01]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { vatCountryOf } from "@kontor/domain/kernel/country";
import {
  addConfirmed,
  cartProblems,
  type Cart,
  Carts,
  type CartSeen,
  changeCart,
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
  takeVoucherOut,
} from "@kontor/domain/shop/cart";
import {
  type CartDesk,
  type CartDeskRefused,
  confirmNames,
  type OrderDesk,
  orderOf,
  placeOrder,
} from "@kontor/domain/shop/checkout";
import { checkDomain, type DomainDesk } from "@kontor/domain/shop/domain-name";
import { shownQuoteOfCart } from "@kontor/domain/shop/pricing";
import { chargedVat, rateIn, viewedVat } from "@kontor/domain/shop/vat";
import { TokenMissing, type TokenStore } from "@kontor/domain/visitor/session";
import { accountOf } from "./accounts.ts";
import { inTransaction, type PlainRefusal } from "./transaction.ts";
import { type Account, contractFactsOf, type World, type WorldPorts } from "./world.ts";

type Tokens = TokenStore["Service"];

export const cartDeskInMemory = (of: World, tokens: Tokens): CartDesk["Service"] => {
  const run = runnerOf(of, tokens);
  const ownedCart = (id: string) =>
    run(changeCart({ cart: id, version: of.carts.get(id)?.cart.version ?? 0 }, Result.succeed)) as Effect.Effect<
      Cart,
      CartDeskRefused
    >;
  // As by a server: no registry is asked for a cart that is another's.
  const opened = ({ cart }: CartSeen) => Effect.flatMap(Carts, ({ byId }) => byId(cart));
  return {
    create: Effect.flatMap(accountAt(of, tokens), (account) =>
      // One process has no network that could begin too many.
      Effect.map(Effect.orDie(run(openCart(`cart-${of.next()}`, account?.number ?? null, null))), ({ cart }) => cart),
    ),
    byId: ownedCart,
    add: (seen, item) =>
      run(Effect.flatMap(confirmItem(seen.cart, item, of), (made) => addConfirmed(seen, `item-${of.next()}`, made))),
    change: (seen, item, terms) =>
      run(Effect.flatMap(confirmChange(seen.cart, item, terms, of), (made) => changeConfirmed(seen, item, made))),
    put: (seen, item, contents, position) =>
      run(
        Effect.flatMap(confirmItem(seen.cart, contents, of, item), (made) => putConfirmed(seen, item, made, position)),
      ),
    remove: (seen, item) => run(removeFromCart(seen, item)),
    placeDomain: (seen, ascii, item) => run(placeDomainInCart(seen, ascii, item)),
    clear: (id) => run(clearCart(id)),
    putVoucher: (seen, code) => run(Effect.andThen(opened(seen), putVoucher(seen, code, of.now()))),
    takeVoucherOut: (seen) => run(takeVoucherOut(seen)),
    refer: (id, referral) => run(referCart(id, referral)).pipe(Effect.catch(() => Effect.succeed(null))),
    merge: (id) => Effect.flatMap(required(of, tokens), (account) => run(mergeCartAtLogin(id, account.number))),
    quote: (id, vatCountry = of.seller) =>
      Effect.flatMap(ownedCart(id), (cart) =>
        run(
          Effect.gen(function* () {
            const customer = (yield* accountAt(of, tokens))?.customer ?? null;
            const vat = customer === null ? viewedVat(of.rates, vatCountry) : chargedVat(of.rates, customer, of.seller);
            const shown = yield* shownQuoteOfCart(cart, {
              vat,
              homeRate: rateIn(of.rates, vatCountryOf(of.seller)),
              now: of.now(),
            });
            return { ...shown, problems: cartProblems(cart, of.catalog) };
          }),
        ),
      ),
  };
};

export const orderDeskInMemory = (of: World, tokens: Tokens): OrderDesk["Service"] => {
  const run = runnerOf(of, tokens);
  return {
    place: (intent) =>
      Effect.flatMap(required(of, tokens), (account) =>
        run(
          Effect.flatMap(confirmNames(intent, of), (names) =>
            placeOrder({
              intent,
              customerNumber: account.number,
              now: of.now(),
              today: contractFactsOf(of).day,
              orderId: `order-${of.next()}`,
              seller: of.seller,
              contractPolicy: contractFactsOf(of).policy,
              names,
            }),
          ).pipe(Effect.catchTag(["VatMapFailed", "VatMapEmpty"], Effect.die)),
        ),
      ),
    byId: (id) => Effect.flatMap(required(of, tokens), (account) => run(orderOf(id, account.number))),
  };
};

export const domainDeskInMemory = (of: World, tokens: Tokens): DomainDesk["Service"] => {
  const check = (typed: string) =>
    runnerOf(of, tokens)(checkDomain(typed, { toAscii: of.toAscii, endings: of.catalog.endings }));
  return {
    check,
    checkAll: (names, onAnswer) =>
      Effect.forEach(
        names,
        (typed) => Effect.map(Effect.result(check(typed)), (answer) => onAnswer({ typed, answer })),
        { discard: true },
      ),
  };
};

/** Runs a use case for the logged-in user. */
const runnerOf =
  (of: World, tokens: Tokens) =>
  <A, E>(use: Effect.Effect<A, E, never> | Effect.Effect<A, E, WorldPorts>): Effect.Effect<A, PlainRefusal<E>> =>
    Effect.flatMap(accountAt(of, tokens), (account) =>
      inTransaction(of, account, use as Effect.Effect<A, E, WorldPorts>),
    );

const accountAt = (of: World, tokens: Tokens): Effect.Effect<Account | null> =>
  Effect.map(tokens.bearer, (token) => accountOf(of, token));

const required = (of: World, tokens: Tokens): Effect.Effect<Account, TokenMissing> =>
  Effect.flatMap(accountAt(of, tokens), (account) =>
    account === null ? Effect.fail(new TokenMissing()) : Effect.succeed(account),
  );
