// Who a cart opens for: a visitor's for anyone who knows its id, a customer's for that customer alone. [CRT-01]
import * as Result from "effect/Result";
import { TokenMissing } from "#visitor/session";
import { CartNotFound } from "./errors.ts";
import type { Cart, CartId } from "./model.ts";
import { opensFor } from "./rules.ts";

/** What is known of who asks: a customer, and whether a login came along that is over. */
interface Asking {
  readonly customer: string | null;
  readonly stale: boolean;
}

/** A cart that is another's is not found, as one that does not exist; with a login that is over, that is refused instead. */
export const cartOpened = (
  id: CartId,
  stored: { readonly cart: Cart; readonly owner: string | null } | null,
  { customer, stale }: Asking,
): Result.Result<Cart, CartNotFound | TokenMissing> => {
  if (stored !== null && opensFor(stored.owner, customer)) return Result.succeed(stored.cart);
  return Result.fail(stored !== null && stale ? new TokenMissing() : new CartNotFound({ cart: id }));
};
