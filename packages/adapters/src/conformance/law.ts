// How a port law is written down, and the steps that many of them begin with. [HDL-07]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { type Agreements, CartDesk, type OrderIntent } from "@kontor/domain/shop/checkout";
import { type Address, Customers } from "@kontor/domain/shop/customer";
import { exampleAddress } from "@kontor/domain/shop/customer/examples";
import type { Form } from "@kontor/domain/site/request";
import { enter, TokenStore } from "@kontor/domain/visitor/session";
import type { Content, FeatureFlag, ShopPorts } from "../layers/http/index.ts";

/** Facts for a law about the shop it is tried on. */
export interface ShopFacts {
  /** A product that may be ordered alone and includes a `.de` domain. */
  readonly product: string;
  /** Something new at each call: for names, addresses, keys. Made of small letters, digits and hyphens. */
  readonly fresh: () => string;
  /** A voucher that may be put into a cart; without one only its absence is tried. */
  readonly voucher?: string | undefined;
}

export interface PortLaw {
  readonly sentence: string;
  /** Whether it holds. A refusal that the law does not expect fails the Effect. */
  readonly holds: (facts: ShopFacts) => Effect.Effect<boolean, unknown, ShopPorts | TokenStore>;
}

/** The receipt's id and when the declaration or the message was received, or what it was refused as. */
export interface Declared {
  readonly id: string | null;
  readonly receivedAt: number | null;
  readonly refusal: string | null;
  readonly refusedFields: readonly string[];
}

/** What a server offers to everyone beside its ports: content, and the addresses that mails and providers lead to. */
export class Server extends Context.Service<
  Server,
  {
    readonly content: Content;
    readonly flags: Effect.Effect<readonly FeatureFlag[]>;
    /** The status of an answer to an address below that of the API, however it leads on; a POST says that content changed. */
    readonly status: (method: "GET" | "POST", path: string) => Effect.Effect<number, unknown>;
    /** What is answered to a declaration that ends a contract, or to a message. */
    readonly declare: (
      form: Exclude<Form, "newsletter">,
      fields: Readonly<Record<string, string | boolean>>,
      key: string,
    ) => Effect.Effect<Declared, unknown>;
    /** What is answered to a step of the newsletter. */
    readonly newsletter: (
      step: "" | "/link" | "/confirmation" | "/end",
      body: Readonly<Record<string, string | boolean>>,
      key: string,
    ) => Effect.Effect<Declared, unknown>;
    /** What is answered to a customer about what is their own. */
    readonly own: (
      bearer: string | null,
      method: string,
      path: string,
      body?: Readonly<Record<string, unknown>>,
    ) => Effect.Effect<{ readonly result: unknown; readonly refusal: string | null }, unknown>;
    /** What is answered to a decision on consent. */
    readonly consent: (body: Readonly<Record<string, unknown>>) => Effect.Effect<Declared, unknown>;
  }
>()("kontor/conformance/Server") {}

/** A law that only a server can hold. */
export interface ServerLaw {
  readonly sentence: string;
  readonly holds: (facts: ShopFacts) => Effect.Effect<boolean, unknown, ShopPorts | TokenStore | Server>;
}

export const password = "Passw0rd-one";

export const agreed: Agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };

/** The tag of the refusal, or `none`. */
export const tagOf = <A, R>(effect: Effect.Effect<A, { readonly _tag: string }, R>): Effect.Effect<string, never, R> =>
  Effect.map(Effect.result(effect), (result) => (Result.isFailure(result) ? result.failure._tag : "none"));

/** No user is logged in. */
export const strange = Effect.flatMap(TokenStore, ({ clear }) => clear);

/** A new account is logged in. */
export const registered = Effect.fnUntraced(function* (facts: ShopFacts) {
  yield* strange;
  const email = `${facts.fresh()}@example.com`;
  const user = yield* enter({ by: "register", username: email, email, password });
  return { email, user };
});

/** Calls as the customer who is logged in, or with the token given. `Read` is what is read of an answer: anything may be missing, since a server on trial is taken at no word. */
export const callsAs = <Read extends object>(token?: string) =>
  Effect.gen(function* () {
    const { own } = yield* Server;
    const bearer = token ?? (yield* (yield* TokenStore).bearer);
    return (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: Readonly<Record<string, unknown>>) =>
      Effect.map(own(bearer, method, path, body), ({ result, refusal }) => ({
        read: (result ?? {}) as Partial<Read>,
        refusal,
      }));
  });

/** An address that no other customer of the shop has: who shares name and address with another is the same customer for the guarantee of first orders. [CON-05] */
export const ownAddress = (facts: ShopFacts, email: string): Address => {
  const address = exampleAddress(email);
  return { ...address, street: `${address.street} ${facts.fresh()}` };
};

/** A new customer with an address of their own, whose cart holds a product with a domain. */
export const orderableCart = Effect.fnUntraced(function* (facts: ShopFacts, customer: Partial<Address> = {}) {
  const { email } = yield* registered(facts);
  yield* (yield* Customers).store({ ...ownAddress(facts, email), ...customer }, "de");
  const desk = yield* CartDesk;
  const empty = yield* desk.create;
  const name = `${facts.fresh()}.de`;
  const cart = yield* desk.add(
    { cart: empty.id, version: empty.version },
    { kind: "product", product: facts.product, domains: [{ name, acquisition: "register" }] },
  );
  const { quote } = yield* desk.quote(cart.id);
  const intent: OrderIntent = {
    cartId: cart.id,
    cartVersion: cart.version,
    quoteHash: quote.hash,
    agreements: agreed,
    locale: "de",
    idempotencyKey: `key-${facts.fresh()}`,
  };
  return { email, cart, quote, intent };
});
