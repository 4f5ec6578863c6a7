// Adding to the cart, the same in a browser and by a form: the cart as it stands or a new one, then the item in the version that was seen. [CRT-01] [CRT-09] [DOM-01]
import { type Answer, type Call, resultOf } from "@kontor/adapters/client";
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Cart } from "@kontor/domain/shop/cart";
import { openCart, readCart } from "./carts.ts";
import { isNoCart } from "./no-cart.ts";

export type AddedItem = ShopComponents["schemas"]["NewItem"];

/** Whether to make a change again after the cart was changed elsewhere. */
export const isRepeatable = (answer: Answer<Cart>, attempts: number): boolean =>
  !answer.ok && answer.problem.refusal === "CartChanged" && attempts > 1;

/** Puts an item into the cart `id`, which is made first where there is none. What another tab put in meanwhile is no hindrance. */
export const addToCart = async (call: Call, id: string | null, item: AddedItem, attempts = 3): Promise<Answer<Cart>> => {
  const held = id === null ? null : await readCart(call, id);
  const target = held === null || isNoCart(held) ? await openCart(call) : held;
  if (!target.ok) return target;
  const into = id === "current" ? id : target.value.id;
  const { version } = target.value;
  const added = await resultOf(call("POST", "/shop/order/cart/{cartId}/items", { path: { cartId: into }, body: { version, item } }));
  return isRepeatable(added, attempts) ? addToCart(call, into, item, attempts - 1) : added;
};
