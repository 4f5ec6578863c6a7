// The calls that a cart makes while it is on screen: plain fetch to this shop's own origin, cookies do the rest. [CRT-01] [SES-13]
import { domainsOf, type Cart, type CartDifference } from "@kontor/domain/shop/cart";
import type { AddressDraft, Customer } from "@kontor/domain/shop/customer";
import type { Acquisition } from "@kontor/domain/shop/domain-name";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { CountryView, Refused } from "../page/checkout-views.ts";
import { shopFetch } from "./shop-fetch.ts";

export interface Problem extends Refused {
  readonly status: number;
  /** The cart as it stands now, when it was changed elsewhere. */
  readonly cart?: Cart;
  /** The fields that were refused, of a form. */
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
}

export type Answer<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly problem: Problem };

/** No answer at all: the network, not the shop. */
export const unreached: Problem = { status: 0, refusal: "Unreached", detail: "" };

const deadline = 15_000;

const call = async <A>(locale: Locale, method: string, path: string, body?: unknown): Promise<Answer<A>> => {
  try {
    const response = await shopFetch(`/api${path}`, {
      method,
      headers: { accept: "application/json", "shop-locale": locale, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      signal: AbortSignal.timeout(deadline),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { result?: A; refusal?: string; detail?: string } & Pick<Problem, "cart" | "errors">;
    if (response.ok) return { ok: true, value: answer.result as A };
    const { refusal = "UnknownError", detail = "", cart: current, errors } = answer;
    return {
      ok: false,
      problem: {
        status: response.status,
        refusal,
        detail,
        ...(current === undefined ? {} : { cart: current }),
        ...(errors === undefined ? {} : { errors }),
      },
    };
  } catch {
    return { ok: false, problem: unreached };
  }
};

const cart = "/shop/order/cart/current";

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
  | { readonly kind: "voucher"; readonly code: string }
  | { readonly kind: "voucher-remove" }
  | { readonly kind: "clear" };

/** Makes a change of the cart that was seen in `version`. */
export const changeCart = (locale: Locale, version: number, change: CartChange): Promise<Answer<Cart>> => {
  const item = "item" in change ? `${cart}/items/${encodeURIComponent(change.item)}` : cart;
  switch (change.kind) {
    case "quantity":
      return call(locale, "PATCH", item, { version, quantity: change.quantity });
    case "billing":
      return call(locale, "PATCH", item, { version, billingMonths: change.months });
    case "authcode":
      return call(
        locale,
        "PATCH",
        item,
        change.domains === null ? { version, authcode: change.authcode } : { version, domains: change.domains },
      );
    case "remove":
      return call(locale, "DELETE", `${item}?version=${version}`);
    case "voucher":
      return call(locale, "PUT", `${cart}/voucher`, { version, code: change.code });
    case "voucher-remove":
      return call(locale, "DELETE", `${cart}/voucher?version=${version}`);
    case "clear":
      return clearCart(locale);
  }
};

/** Empties the cart, whatever its version. [CRT-05] */
export const clearCart = (locale: Locale): Promise<Answer<Cart>> => call(locale, "DELETE", cart);

/** Forgets who sent the visitor. [SHL-13] */
export const forgetReferral = (locale: Locale): Promise<Answer<Cart>> => call(locale, "PATCH", cart, { affiliate: null });

/** Puts a domain into the cart; makes the cart first where there is none. What another tab put in meanwhile is no hindrance. [DOM-01] */
export const addDomain = async (locale: Locale, name: string, acquisition: Acquisition, attempts = 3): Promise<Answer<Cart>> => {
  const held = await call<Cart>(locale, "GET", cart);
  const target = held.ok || held.problem.refusal !== "CartNotFound" ? held : await call<Cart>(locale, "POST", "/shop/order/cart");
  if (!target.ok) return target;
  const added = await call<Cart>(locale, "POST", `${cart}/items`, {
    version: target.value.version,
    item: { kind: "domain", domain: { name, acquisition } },
  });
  return !added.ok && added.problem.refusal === "CartChanged" && attempts > 1 ? addDomain(locale, name, acquisition, attempts - 1) : added;
};

/** The domains that are in the cart already, in A-label form; none without a cart. [DOM-04] */
export const namesInCart = async (locale: Locale): Promise<readonly string[]> => {
  if (!/(?:^|;\s*)cart-count=[1-9]/.test(document.cookie)) return [];
  const answer = await call<Cart>(locale, "GET", cart);
  return answer.ok ? domainsOf(answer.value).map(({ ascii }) => ascii) : [];
};

/** The cart of who is logged in, there again; a new one where there is none. [CRT-01] */
export const ownCart = (locale: Locale): Promise<Answer<Cart>> => call(locale, "POST", "/shop/order/cart");

/** The guest's cart into the customer's, after a login. [CRT-01] */
export const mergeCart = (locale: Locale): Promise<Answer<{ readonly cart: Cart; readonly difference: CartDifference }>> =>
  call(locale, "POST", `${cart}/merge`);

/** The countries that an address may name. [CUS-14] */
export const readCountries = (locale: Locale): Promise<Answer<readonly CountryView[]>> => call(locale, "GET", "/shop/country");

/** The first address of a customer, every field as typed, with the language of the page. [CUS-15] */
export const storeAddress = (locale: Locale, draft: AddressDraft): Promise<Answer<Customer>> =>
  call(locale, "POST", "/shop/auth/customer", { locale, ...draft });
