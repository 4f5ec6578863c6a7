// The calls that a cart and the checkout make while they are on screen: to this shop's own origin, cookies do the rest. [CRT-01] [SES-13]
import { type Answer, resultOf } from "@kontor/adapters/client";
import type { Cart } from "@kontor/domain/shop/cart";
import type { NewTerms } from "@kontor/domain/shop/checkout";
import type { Acquisition } from "@kontor/domain/shop/domain-name";
import type { Locale } from "@kontor/domain/visitor/locale";
import { callIn } from "../../platform/client/shop-fetch.ts";

/** A domain of a product, as the API takes it. */
export interface NamedDomain {
  readonly name: string;
  readonly acquisition: Acquisition;
  readonly authcode?: string;
}

/** A change of the cart, as data: it can be made again after the cart was changed elsewhere. */
export type CartChange =
  | { readonly kind: "quantity"; readonly item: string; readonly quantity: number }
  | { readonly kind: "billing"; readonly item: string; readonly months: number }
  | { readonly kind: "remove"; readonly item: string }
  | {
      readonly kind: "authcode";
      readonly item: string;
      readonly name: string;
      readonly authcode: string;
      readonly ascii: string;
      readonly domains: readonly NamedDomain[] | null;
    }
  /** Into the plan that is to include the name, or, for null, out to stand on its own. */
  | {
      readonly kind: "place";
      readonly item: string;
      readonly ascii: string;
      readonly name: string;
      readonly plan: { readonly item: string; readonly title: string } | null;
    }
  | { readonly kind: "voucher"; readonly code: string }
  | { readonly kind: "voucher-remove" }
  | { readonly kind: "clear" };

const path = { cartId: "current" };

/** Makes a change of the cart that was seen in `version`. */
export const changeCart = (locale: Locale, version: number, change: CartChange): Promise<Answer<Cart>> => {
  const call = callIn(locale);
  const query = { version: String(version) };
  const ofItem = (terms: NewTerms): Promise<Answer<Cart>> =>
    resultOf(call("PATCH", "/shop/order/cart/{cartId}/items/{itemId}", { path: itemPath, body: { version, ...terms } }));
  const itemPath = { ...path, itemId: "item" in change ? change.item : "" };
  switch (change.kind) {
    case "quantity":
      return ofItem({ quantity: change.quantity });
    case "billing":
      return ofItem({ billingMonths: change.months });
    case "authcode":
      return ofItem(change.domains === null ? { authcode: change.authcode } : { domains: change.domains });
    case "place":
      return resultOf(
        call("PATCH", "/shop/order/cart/{cartId}/domains", {
          path,
          body: { version, domain: change.ascii, item: change.plan?.item ?? null },
        }),
      );
    case "remove":
      return resultOf(call("DELETE", "/shop/order/cart/{cartId}/items/{itemId}", { path: itemPath, query }));
    case "voucher":
      return resultOf(call("PUT", "/shop/order/cart/{cartId}/voucher", { path, body: { version, code: change.code } }));
    case "voucher-remove":
      return resultOf(call("DELETE", "/shop/order/cart/{cartId}/voucher", { path, query }));
    case "clear":
      return clearCart(locale);
  }
};

/** Empties the cart, whatever its version. [CRT-05] */
export const clearCart = (locale: Locale): Promise<Answer<Cart>> =>
  resultOf(callIn(locale)("DELETE", "/shop/order/cart/{cartId}", { path }));

/** Forgets who sent the visitor, in the cart and in this browser. [SHL-13] */
export const forgetReferral = async (locale: Locale): Promise<Answer<Cart>> => {
  const answer = await resultOf(callIn(locale)("PATCH", "/shop/order/cart/{cartId}", { path, body: { affiliate: null } }));
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store.
  if (answer.ok) document.cookie = "ref=; Path=/; Max-Age=0; SameSite=Lax";
  return answer;
};
