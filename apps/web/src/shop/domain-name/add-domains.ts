// Many names into the cart by one call, the same in a browser and by a form. [DOM-08] [CRT-01]
import { type Answer, type Call, resultOf, type ValueOf } from "@kontor/adapters/client";
import { isNoCart, isRepeatable, openCart, readCart } from "../cart/cart-calls.ts";

export type AddedDomains = ValueOf<"POST", "/shop/order/cart/{cartId}/domains">["result"];

/** Registers many names at once, in the cart `id` or a new one. [DOM-08] */
export const addDomainsToCart = async (
  call: Call,
  id: string | null,
  names: readonly string[],
  attempts = 3,
): Promise<Answer<AddedDomains>> => {
  const current = id === null ? null : await readCart(call, id);
  const target = current === null || isNoCart(current) ? await openCart(call) : current;
  if (!target.ok) return target;
  const into = id === "current" ? id : target.value.id;
  const body = { version: target.value.version, names: [...names] };
  const added = await resultOf(call("POST", "/shop/order/cart/{cartId}/domains", { path: { cartId: into }, body }));
  return isRepeatable(added, attempts) ? addDomainsToCart(call, into, names, attempts - 1) : added;
};
