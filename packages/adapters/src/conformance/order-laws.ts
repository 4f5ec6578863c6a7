// Port laws of orders. [CHK-03…09] [HDL-03]
import * as Effect from "effect/Effect";
import { CartDesk, OrderDesk } from "@kontor/domain/shop/checkout";
import { type PortLaw, orderableCart, registered, tagOf } from "./law.ts";

export const orderLaws: readonly PortLaw[] = [
  {
    sentence: "[CHK-06] [CHK-09] an order is what was shown, is there to be read, and leaves an empty cart",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent, quote, email } = yield* orderableCart(facts);
      const desk = yield* OrderDesk;
      const order = yield* desk.place(intent);
      const read = yield* desk.byId(order.id);
      const cart = yield* (yield* CartDesk).create;
      return (
        order.quote.hash === quote.hash &&
        order.quote.total === quote.total &&
        order.address.email === email &&
        read.number === order.number &&
        cart.items.length === 0
      );
    }),
  },
  {
    sentence: "[CHK-06] ordered twice under one key is one order, at the same time as well",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent } = yield* orderableCart(facts);
      const desk = yield* OrderDesk;
      const both = yield* Effect.all([Effect.result(desk.place(intent)), Effect.result(desk.place(intent))], {
        concurrency: 2,
      });
      const later = yield* desk.place(intent);
      return both.every((placed) => placed._tag === "Failure" || placed.success.id === later.id);
    }),
  },
  {
    sentence: "[CHK-06] a key is not good for another order",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent } = yield* orderableCart(facts);
      yield* (yield* OrderDesk).place(intent);
      const other = yield* orderableCart(facts);
      return (
        (yield* tagOf((yield* OrderDesk).place({ ...other.intent, idempotencyKey: intent.idempotencyKey }))) ===
        "IdempotencyKeyUsed"
      );
    }),
  },
  {
    sentence: "[CHK-04] without its boxes nothing is ordered",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent } = yield* orderableCart(facts);
      const desk = yield* OrderDesk;
      const without = (box: "terms" | "cancellationPolicy" | "adult") =>
        tagOf(desk.place({ ...intent, agreements: { ...intent.agreements, [box]: false } }));
      const tags = [yield* without("terms"), yield* without("cancellationPolicy"), yield* without("adult")];
      return tags.join() === "TermsNotAgreed,CancellationPolicyNotRead,AgeNotConfirmed";
    }),
  },
  {
    sentence: "[CHK-07] a quote that is not today's is returned and not charged",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent, quote } = yield* orderableCart(facts);
      const result = yield* Effect.result((yield* OrderDesk).place({ ...intent, quoteHash: "0".repeat(64) }));
      return (
        result._tag === "Failure" &&
        result.failure._tag === "QuoteChanged" &&
        result.failure.current.hash === quote.hash &&
        result.failure.expected === "0".repeat(64)
      );
    }),
  },
  {
    sentence: "[CRT-01] a cart that changed since is reported and not ordered",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent, cart } = yield* orderableCart(facts);
      yield* (yield* CartDesk).change({ cart: cart.id, version: cart.version }, cart.items[0]?.id ?? "", {
        quantity: 2,
      });
      return (yield* tagOf((yield* OrderDesk).place(intent))) === "CartChanged";
    }),
  },
  {
    sentence: "[CHK-03] who gave no address cannot order",
    holds: Effect.fnUntraced(function* (facts) {
      yield* registered(facts);
      const desk = yield* CartDesk;
      const empty = yield* desk.create;
      const cart = yield* desk.add(
        { cart: empty.id, version: empty.version },
        { kind: "product", product: facts.product },
      );
      const { quote } = yield* desk.quote(cart.id);
      const intent = {
        cartId: cart.id,
        cartVersion: cart.version,
        quoteHash: quote.hash,
        agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart: false },
        locale: "en",
        idempotencyKey: `key-${facts.fresh()}`,
      } as const;
      return (yield* tagOf((yield* OrderDesk).place(intent))) === "AddressMissing";
    }),
  },
  {
    sentence: "[CHK-09] an order does not exist for another customer",
    holds: Effect.fnUntraced(function* (facts) {
      const { intent } = yield* orderableCart(facts);
      const desk = yield* OrderDesk;
      const { id } = yield* desk.place(intent);
      yield* registered(facts);
      return (yield* tagOf(desk.byId(id))) === "OrderUnknown";
    }),
  },
];
