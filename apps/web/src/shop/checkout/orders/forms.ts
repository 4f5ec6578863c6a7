// "Order these again": the items of an order go into the cart as they were chosen; what cannot be had any more is said on the order's page. [ACC-01]
import { resultOf } from "@kontor/adapters/client";
import { wireToOrder } from "@kontor/adapters/client/models";
import type { CartItem } from "@kontor/domain/shop/cart";
import { itemsAgain, type Order } from "@kontor/domain/shop/checkout";
import { accountEntryPath, stepPath } from "@kontor/domain/site/routing";
import { factsInAddress } from "../../../platform/page/refused-in.ts";
import { readCookies } from "../../../platform/server/cookies.ts";
import { type Form, type Forms, type LedOn, localeOfForm } from "../../../platform/server/forms.ts";
import { type AddedItem, addToCart } from "../../cart/cart-calls.ts";
import { cartCookies, cartOf } from "../../cart/cart-cookies.ts";
import { cartWith } from "../../cart/after-form.ts";

const orderAgain: Form = async ({ form, request, settings, call: callIn }): Promise<LedOn> => {
  const locale = localeOfForm(form);
  const call = callIn(locale);
  const id = form.get("order") ?? "";
  const page = accountEntryPath("orders", id, locale);
  const order = await resultOf(call("GET", "/shop/order/{orderId}", { path: { orderId: id } }));
  if (!order.ok) return { to: page, cookies: [] };
  const items = itemsAgain(wireToOrder(order.value) as Order) as readonly AddedItem[];
  const state: { cartId: string | null; cookies: readonly string[]; refused: LedOn | null; put: readonly CartItem[] } =
    {
      cartId: readCookies(request.headers.cookie).get("cartId") ?? null,
      cookies: [],
      refused: null,
      put: [],
    };
  for (const item of items) {
    const added = await addToCart(call, state.cartId, item);
    if (!added.ok) {
      const product = item.kind === "product" ? item.product : "";
      const query = new URLSearchParams([
        ["problem", added.problem.refusal],
        ["product", product],
        ...factsInAddress(added.problem.facts).map((each) => [...each]),
      ]);
      state.refused ??= { to: `${page}?${query}`, cookies: [] };
      continue;
    }
    const cart = cartOf(added.value);
    if (cart === null) continue;
    state.cartId = cart.id;
    state.cookies = cartCookies(cart, settings.secure);
    // What was just put in stands last.
    state.put = [...state.put, ...added.value.items.slice(-1)];
  }
  return { to: state.refused?.to ?? cartWith(stepPath("cart", locale), state.put), cookies: state.cookies };
};

export const orderForms: Forms = { "/forms/order-again": orderAgain };
