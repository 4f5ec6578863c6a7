// Adding to the cart, the same in a browser and by a form: the cart as it stands or a new one, then the item in the version that was seen. [CRT-01] [CRT-09] [DOM-01]
import { type Answer, type Call, resultOf } from "@kontor/adapters/client";
import type { ShopComponents } from "@kontor/adapters/contract";
import { type Cart, itemOf, unseenNames } from "@kontor/domain/shop/cart";
import { openCart, readCart } from "./carts.ts";
import { isNoCart } from "./no-cart.ts";

export type AddedItem = ShopComponents["schemas"]["NewItem"];

/** Whether to make a change again after the cart was changed elsewhere. */
export const isRepeatable = (answer: Answer<unknown>, attempts: number): boolean =>
  !answer.ok && answer.problem.refusal === "CartChanged" && attempts > 1;

/** A cart that was just opened and that the next call does not know: the browser does not take its cookie. */
export const cookiesNotTaken = "CsrfCookieMissing";

const unknownAfterOpening = (answer: Answer<Cart>): Answer<Cart> =>
  answer.ok || !isNoCart(answer)
    ? answer
    : { ...answer, problem: { ...answer.problem, refusal: cookiesNotTaken, detail: "" } };

/** Puts an item into the cart `id`, which is made first where there is none. What another tab put in meanwhile is no hindrance. `isThere`: whether there may be one, as far as is known before. */
export const addToCart = async (
  call: Call,
  id: string | null,
  item: AddedItem,
  isThere = true,
  attempts = 3,
): Promise<Answer<Cart>> => {
  const current = id === null || !isThere ? null : await readCart(call, id);
  const target = current === null || isNoCart(current) ? await openCart(call) : current;
  if (!target.ok) return target;
  const into = id === "current" ? id : target.value.id;
  const { version } = target.value;
  const added = await resultOf(
    call("POST", "/shop/order/cart/{cartId}/items", { path: { cartId: into }, body: { version, item } }),
  );
  if (isRepeatable(added, attempts)) return addToCart(call, into, item, true, attempts - 1);
  return target === current ? added : unknownAfterOpening(added);
};

/** An item in its configurator: the names that it had when it was opened, null where the page does not say. */
export interface EditedItem {
  readonly id: string;
  readonly had: readonly string[] | null;
}

/** Puts an edited product into the place of its item, in the quantity that it has there. What another tab changed meanwhile is no hindrance, and names that it put in stay. [CRT-08] */
export const replaceInCart = async (
  call: Call,
  cartId: string,
  cart: Cart,
  edited: EditedItem,
  item: Extract<AddedItem, { readonly kind: "product" }>,
  attempts = 3,
): Promise<Answer<Cart>> => {
  const { id: itemId, had } = edited;
  const before = itemOf(cart, itemId);
  const quantity = before?.kind === "product" ? before.quantity : 1;
  const { fromCart = [] } = item;
  const came = had === null ? [] : unseenNames(cart, itemId, [...had, ...fromCart]);
  const replaced = await resultOf(
    call("PUT", "/shop/order/cart/{cartId}/items/{itemId}", {
      path: { cartId, itemId },
      body: {
        version: cart.version,
        item: { ...item, quantity, ...(came.length === 0 ? {} : { fromCart: [...fromCart, ...came] }) },
      },
    }),
  );
  if (!isRepeatable(replaced, attempts)) return replaced;
  const current = await readCart(call, cartId);
  return current.ok ? replaceInCart(call, cartId, current.value, edited, item, attempts - 1) : current;
};
