// The desks over HTTP: cart, order and domain check. [CRT-01] [CRT-04] [CHK-06] [CHK-09] [DOM-01]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Client } from "openapi-fetch";
import type { Cart, CartSeen } from "@kontor/domain/shop/cart";
import type { CartDesk, NewItem, OrderDesk } from "@kontor/domain/shop/checkout";
import { type CheckAnswer, type CheckRefusal, DomainCheckFailed, type DomainDesk } from "@kontor/domain/shop/domain-name";
import type { paths } from "../../generated/shop.gen.ts";
import type { Caller, CallFailed } from "./call.ts";
import { linesOfJson } from "./ndjson.ts";
import { problemToRefusal, refusedBy, wireToCartQuote } from "./problem.ts";
import { asDomain, wireToOrder } from "./wire.ts";

const told = <A, E extends { readonly _tag: string }>(answer: Effect.Effect<{ readonly result: unknown }, CallFailed>) =>
  answer.pipe(
    Effect.map(({ result }) => asDomain<A>(result)),
    Effect.mapError((failed) => refusedBy<E>(failed)),
  );

/** In a browser the id is `current`; the shop's origin puts the cookie's value in its place. */
export const cartDeskOverHttp = (call: Caller, shop: Client<paths>): CartDesk["Service"] => {
  const at = ({ cart }: CartSeen) => ({ path: { cartId: cart } });
  return {
    create: told<Cart, never>(call((init) => shop.POST("/shop/order/cart", init), { open: true })),
    byId: (id) =>
      told(
        call((init) => shop.GET("/shop/order/cart/{cartId}", { ...init, params: { path: { cartId: id } } }), {
          safe: true,
          open: true,
        }),
      ),
    add: (seen, item) =>
      told(
        call(
          (init) =>
            shop.POST("/shop/order/cart/{cartId}/items", {
              ...init,
              params: at(seen),
              body: { version: seen.version, item: asDomain<Exclude<NewItem, never>>(item) as never },
            }),
          { open: true },
        ),
      ),
    change: (seen, item, terms) =>
      told(
        call(
          (init) =>
            shop.PATCH("/shop/order/cart/{cartId}/items/{itemId}", {
              ...init,
              params: { path: { cartId: seen.cart, itemId: item } },
              body: { version: seen.version, ...terms } as never,
            }),
          { open: true },
        ),
      ),
    remove: (seen, item) =>
      told(
        call(
          (init) =>
            shop.DELETE("/shop/order/cart/{cartId}/items/{itemId}", {
              ...init,
              params: { path: { cartId: seen.cart, itemId: item }, query: { version: String(seen.version) } },
            }),
          { open: true },
        ),
      ),
    placeDomain: (seen, ascii, item) =>
      told(
        call(
          (init) =>
            shop.PATCH("/shop/order/cart/{cartId}/domains", {
              ...init,
              params: at(seen),
              body: { version: seen.version, domain: ascii, item },
            }),
          { open: true },
        ),
      ),
    clear: (id) =>
      told(call((init) => shop.DELETE("/shop/order/cart/{cartId}", { ...init, params: { path: { cartId: id } } }), { open: true })),
    putVoucher: (seen, code) =>
      told(
        call(
          (init) => shop.PUT("/shop/order/cart/{cartId}/voucher", { ...init, params: at(seen), body: { version: seen.version, code } }),
          { open: true },
        ),
      ),
    takeVoucherOut: (seen) =>
      told(
        call(
          (init) =>
            shop.DELETE("/shop/order/cart/{cartId}/voucher", {
              ...init,
              params: { ...at(seen), query: { version: String(seen.version) } },
            }),
          { open: true },
        ),
      ),
    refer: (id, referral) =>
      told<Cart, never>(
        call(
          (init) => shop.PATCH("/shop/order/cart/{cartId}", { ...init, params: { path: { cartId: id } }, body: { affiliate: referral } }),
          { open: true },
        ),
      ).pipe(Effect.catch(() => Effect.succeed(null))),
    merge: (id) => told(call((init) => shop.POST("/shop/order/cart/{cartId}/merge", { ...init, params: { path: { cartId: id } } }))),
    quote: (id, vatCountry) =>
      call(
        (init) =>
          shop.GET("/shop/order/cart/{cartId}/quote", {
            ...init,
            params: { path: { cartId: id }, query: { explain: "1", ...(vatCountry === undefined ? {} : { vatCountry }) } },
          }),
        { safe: true, open: true },
      ).pipe(
        Effect.map(wireToCartQuote),
        Effect.mapError((failed) => refusedBy(failed)),
      ),
  };
};

/** The key goes into a header, so that a lost answer can be asked for again. [CHK-06] */
export const orderDeskOverHttp = (call: Caller, shop: Client<paths>): OrderDesk["Service"] => ({
  place: ({ idempotencyKey, ...intent }) =>
    call((init) =>
      shop.POST("/shop/order", {
        ...init,
        headers: { ...init.headers, "idempotency-key": idempotencyKey },
        params: { header: { "idempotency-key": idempotencyKey } },
        body: intent,
      }),
    ).pipe(
      Effect.map(({ result }) => wireToOrder(result)),
      Effect.mapError((failed) => refusedBy(failed)),
    ),
  byId: (id) =>
    call((init) => shop.GET("/shop/order/{orderId}", { ...init, params: { path: { orderId: id } } }), { safe: true }).pipe(
      Effect.map(({ result }) => wireToOrder(result)),
      Effect.mapError((failed) => refusedBy(failed)),
    ),
});

/** A call of ours that fails is `DomainCheckFailed`, never an answer of a registry. [DOM-09] */
export const domainDeskOverHttp = (call: Caller, shop: Client<paths>): DomainDesk["Service"] => ({
  check: (typed) =>
    told<CheckAnswer, CheckRefusal>(
      call((init) => shop.POST("/shop/domain/check", { ...init, body: { name: typed } }), { anonymous: true }),
    ).pipe(Effect.mapError(asCheckRefusal)),
  checkAll: (typed, tell) =>
    call((init) => shop.POST("/shop/domain/checks", { ...init, body: { names: typed }, parseAs: "stream" }), { anonymous: true }).pipe(
      Effect.mapError((failed) => asCheckRefusal(refusedBy<CheckRefusal>(failed))),
      Effect.flatMap((stream) =>
        Effect.tryPromise({
          try: (signal) => linesOfJson(stream as unknown as ReadableStream<Uint8Array>, signal, (line) => tell(answeredName(line))),
          catch: () => new DomainCheckFailed(),
        }),
      ),
    ),
});

const answeredName = (line: unknown) => {
  const { name, result, problem } = line as { readonly name: string; readonly result?: CheckAnswer; readonly problem?: unknown };
  const refusal = problem === undefined ? null : problemToRefusal(problem);
  return {
    typed: name,
    answer:
      result === undefined
        ? Result.fail(refusal === null ? new DomainCheckFailed() : asCheckRefusal(asDomain<CheckRefusal>(refusal)))
        : Result.succeed(result),
  };
};

const asCheckRefusal = (refusal: { readonly _tag: string }): CheckRefusal =>
  refusal._tag.startsWith("Domain") ? asDomain<CheckRefusal>(refusal) : new DomainCheckFailed();
