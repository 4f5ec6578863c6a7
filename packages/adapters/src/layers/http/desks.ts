// The desks over HTTP: cart, order and domain check. [CRT-01] [CRT-04] [CHK-06] [CHK-09] [DOM-01]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Cart, CartSeen } from "@kontor/domain/shop/cart";
import type { CartDesk, OrderDesk } from "@kontor/domain/shop/checkout";
import {
  type CheckAnswer,
  type CheckRefusal,
  DomainCheckFailed,
  type DomainDesk,
} from "@kontor/domain/shop/domain-name";
import type { Call } from "../../client/index.ts";
import { wireToOrder } from "../../client/models/index.ts";
import type { Caller, CallFailed } from "./call.ts";
import type { components } from "../../generated/shop.gen.ts";
import { linesOfJson } from "./ndjson.ts";
import { problemToRefusal, refusedBy, wireToCartQuote } from "./problem.ts";

const resultOf = <A, E extends { readonly _tag: string }>(answer: Effect.Effect<{ readonly result: A }, CallFailed>) =>
  answer.pipe(
    Effect.map(({ result }) => result),
    Effect.mapError((failed) => refusedBy<E>(failed)),
  );

/** In a browser the id is `current`; the shop's origin puts the cookie's value in its place. */
export const cartDeskOverHttp = (call: Caller, shop: Call): CartDesk["Service"] => {
  const at = ({ cart }: CartSeen) => ({ cartId: cart });
  return {
    create: resultOf<Cart, never>(call((init) => shop("POST", "/shop/order/cart", init), { open: true })),
    byId: (id) =>
      resultOf(
        call((init) => shop("GET", "/shop/order/cart/{cartId}", { ...init, path: { cartId: id } }), {
          safe: true,
          open: true,
        }),
      ),
    add: (seen, item) =>
      resultOf(
        call(
          (init) =>
            shop("POST", "/shop/order/cart/{cartId}/items", {
              ...init,
              path: at(seen),
              body: { version: seen.version, item },
            }),
          { open: true },
        ),
      ),
    change: (seen, item, terms) =>
      resultOf(
        call(
          (init) =>
            shop("PATCH", "/shop/order/cart/{cartId}/items/{itemId}", {
              ...init,
              path: { cartId: seen.cart, itemId: item },
              body: { version: seen.version, ...terms },
            }),
          { open: true },
        ),
      ),
    put: (seen, item, contents, position) =>
      resultOf(
        call(
          (init) =>
            shop("PUT", "/shop/order/cart/{cartId}/items/{itemId}", {
              ...init,
              path: { cartId: seen.cart, itemId: item },
              body: { version: seen.version, item: contents, ...(position === null ? {} : { position }) },
            }),
          { open: true },
        ),
      ),
    remove: (seen, item) =>
      resultOf(
        call(
          (init) =>
            shop("DELETE", "/shop/order/cart/{cartId}/items/{itemId}", {
              ...init,
              path: { cartId: seen.cart, itemId: item },
              query: { version: String(seen.version) },
            }),
          { open: true },
        ),
      ),
    placeDomain: (seen, ascii, item) =>
      resultOf(
        call(
          (init) =>
            shop("PATCH", "/shop/order/cart/{cartId}/domains", {
              ...init,
              path: at(seen),
              body: { version: seen.version, domain: ascii, item },
            }),
          { open: true },
        ),
      ),
    clear: (id) =>
      resultOf(
        call((init) => shop("DELETE", "/shop/order/cart/{cartId}", { ...init, path: { cartId: id } }), { open: true }),
      ),
    putVoucher: (seen, code) =>
      resultOf(
        call(
          (init) =>
            shop("PUT", "/shop/order/cart/{cartId}/voucher", {
              ...init,
              path: at(seen),
              body: { version: seen.version, code },
            }),
          { open: true },
        ),
      ),
    takeVoucherOut: (seen) =>
      resultOf(
        call(
          (init) =>
            shop("DELETE", "/shop/order/cart/{cartId}/voucher", {
              ...init,
              path: at(seen),
              query: { version: String(seen.version) },
            }),
          { open: true },
        ),
      ),
    refer: (id, referral) =>
      resultOf<Cart, never>(
        call(
          (init) =>
            shop("PATCH", "/shop/order/cart/{cartId}", {
              ...init,
              path: { cartId: id },
              body: { affiliate: referral },
            }),
          {
            open: true,
          },
        ),
      ).pipe(Effect.catch(() => Effect.succeed(null))),
    merge: (id) =>
      resultOf(call((init) => shop("POST", "/shop/order/cart/{cartId}/merge", { ...init, path: { cartId: id } }))),
    quote: (id, vatCountry) =>
      call(
        (init) =>
          shop("GET", "/shop/order/cart/{cartId}/quote", {
            ...init,
            path: { cartId: id },
            query: { explain: "1", ...(vatCountry === undefined ? {} : { vatCountry }) },
          }),
        { safe: true, open: true },
      ).pipe(
        Effect.map(wireToCartQuote),
        Effect.mapError((failed) => refusedBy(failed)),
      ),
  };
};

/** The key goes into a header, so that a lost answer can be requested again. [CHK-06] */
export const orderDeskOverHttp = (call: Caller, shop: Call): OrderDesk["Service"] => ({
  place: ({ idempotencyKey, ...intent }) =>
    call((init) =>
      shop("POST", "/shop/order", {
        ...init,
        headers: { ...init.headers, "idempotency-key": idempotencyKey },
        body: intent,
      }),
    ).pipe(
      Effect.map(({ result }) => wireToOrder(result)),
      Effect.mapError((failed) => refusedBy(failed)),
    ),
  byId: (id) =>
    call((init) => shop("GET", "/shop/order/{orderId}", { ...init, path: { orderId: id } }), { safe: true }).pipe(
      Effect.map(({ result }) => wireToOrder(result)),
      Effect.mapError((failed) => refusedBy(failed)),
    ),
});

/** A call of ours that fails is `DomainCheckFailed`, never an answer of a registry. [DOM-09] */
export const domainDeskOverHttp = (call: Caller, shop: Call): DomainDesk["Service"] => ({
  check: (typed) =>
    resultOf<CheckAnswer, CheckRefusal>(
      call((init) => shop("POST", "/shop/domain/check", { ...init, body: { name: typed } }), { anonymous: true }),
    ).pipe(Effect.mapError(asCheckRefusal)),
  checkAll: (typed, onAnswer) =>
    call((init) => shop("POST", "/shop/domain/checks", { ...init, body: { names: typed }, streamed: true }), {
      anonymous: true,
    }).pipe(
      Effect.mapError((failed) => asCheckRefusal(refusedBy<CheckRefusal>(failed))),
      Effect.flatMap((stream) =>
        Effect.tryPromise({
          try: (signal) => linesOfJson<Line>(stream, signal, (line) => onAnswer(answeredName(line))),
          catch: () => new DomainCheckFailed(),
        }),
      ),
    ),
});

type Line = components["schemas"]["DomainCheckLine"];

const answeredName = ({ name, result, problem }: Line) => {
  const refusal = problem === undefined ? null : problemToRefusal(problem);
  return {
    typed: name,
    answer:
      result === undefined
        ? Result.fail(refusal === null ? new DomainCheckFailed() : asCheckRefusal(refusal))
        : Result.succeed(result),
  };
};

const asCheckRefusal = (refusal: { readonly _tag: string }): CheckRefusal =>
  isCheckRefusal(refusal) ? refusal : new DomainCheckFailed();

const isCheckRefusal = (refusal: { readonly _tag: string }): refusal is CheckRefusal =>
  refusal._tag.startsWith("Domain");
