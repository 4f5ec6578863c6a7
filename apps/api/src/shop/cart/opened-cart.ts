// The cart that a call names: a visitor's opens by its id, a customer's for that customer alone. [CRT-01]
import { CartNotFound, opensFor, type Cart, type CartSeen } from "@kontor/domain/shop/cart";
import { TokenMissing } from "@kontor/domain/visitor/session";
import type { IncomingHttpHeaders } from "node:http";
import { RequestMalformed } from "@kontor/domain/site/refusal";
import { optionalCaller, mustHoldCarts } from "../../visitor/session/caller.ts";
import { refuse } from "../../platform/http/problem.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { cartWithOwner } from "./store.ts";

export interface Opened {
  readonly cart: Cart;
  /** The customer who calls; null: a visitor. */
  readonly customer: string | null;
}

interface CartCall {
  readonly headers: IncomingHttpHeaders;
  readonly params: { readonly cartId: string };
}

/** A cart that is another's is not found, as one that does not exist; with an invalid token the token is refused instead. */
export const openedCart = async (services: SessionServices, call: CartCall): Promise<Opened> => {
  const id = call.params.cartId;
  const { user, stale } = await optionalCaller(services, call);
  mustHoldCarts(user);
  const customer = user?.customer_number ?? null;
  const stored = await cartWithOwner(services.database.reads, id);
  if (stored === null) return refuse(new CartNotFound({ cart: id }));
  if (!opensFor(stored.owner, customer)) return refuse(stale ? new TokenMissing() : new CartNotFound({ cart: id }));
  return { cart: stored.cart, customer };
};

/** The version that a change names, in its body, its query or `if-match`; without one nothing is changed. [CRT-01] */
export const seenBy = (
  { cart }: Opened,
  version: number | string | undefined,
  ifMatch: string | undefined,
): CartSeen => {
  const named = version ?? /\d+/.exec(ifMatch ?? "")?.[0];
  return named === undefined
    ? refuse(new RequestMalformed({ at: "/version", says: "is required, here or as if-match" }))
    : { cart: cart.id, version: Number(named) };
};
