// The cart that a call names: a visitor's opens by its id, a customer's for that customer alone. [CRT-01]
import { type Cart, type CartNotFound, cartOpened, type CartSeen } from "@kontor/domain/shop/cart";
import type { TokenMissing } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { IncomingHttpHeaders } from "node:http";
import { RequestMalformed } from "@kontor/domain/site/refusal";
import { optionalCaller, mustHoldCarts } from "../../visitor/session/caller.ts";
import { type MayRefuse, orRefuse } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { cartWithOwner } from "./store.ts";

export interface Opened {
  readonly cart: Cart;
  /** The customer who calls; null: a visitor. */
  readonly customer: string | null;
}

type CartCall = MayRefuse<CartNotFound | TokenMissing> & {
  readonly headers: IncomingHttpHeaders;
  readonly params: { readonly cartId: string };
};

/** A cart that is another's is not found, as one that does not exist; with an invalid token the token is refused instead. */
export const openedCart = async (services: SessionServices, call: CartCall): Promise<Opened> => {
  const { user, stale } = await optionalCaller(services, call);
  mustHoldCarts(user);
  const customer = user?.customer_number ?? null;
  const stored = await cartWithOwner(services.database.reads, call.params.cartId);
  return { cart: orRefuse(call, cartOpened(call.params.cartId, stored, { customer, stale })), customer };
};

/** The version that a change names, in its body, its query or `if-match`; without one nothing is changed. [CRT-01] */
export const seenBy = (
  { cart }: Opened,
  call: MayRefuse<RequestMalformed> & Pick<CartCall, "headers">,
  version: number | string | undefined,
): CartSeen => {
  const named = version ?? /\d+/.exec(call.headers["if-match"] ?? "")?.[0];
  const says = "is required, here or as if-match";
  return named === undefined
    ? orRefuse(call, Result.fail(new RequestMalformed({ at: "/version", says })))
    : { cart: cart.id, version: Number(named) };
};
