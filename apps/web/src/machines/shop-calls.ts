// The calls that a cart makes while it is on screen: plain fetch to this shop's own origin, cookies do the rest. [CRT-01] [SES-13]
import {
  type Cart,
  type CartDifference,
  domainsOf,
  hasPlaceFor,
  type IncludedPlaces,
  isDomainItem,
  type SelectedDomain,
} from "@kontor/domain/shop/cart";
import type { AddressDraft, Customer } from "@kontor/domain/shop/customer";
import type { Acquisition } from "@kontor/domain/shop/domain-name";
import type { Locale, Localized } from "@kontor/domain/visitor/locale";
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

const places = `${cart}/domains`;

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
    case "place":
      return call(locale, "PATCH", places, { version, domain: change.ascii, item: change.plan?.item ?? null });
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

/** Forgets who sent the visitor, in the cart and in this browser. [SHL-13] */
export const forgetReferral = async (locale: Locale): Promise<Answer<Cart>> => {
  const answer = await call<Cart>(locale, "PATCH", cart, { affiliate: null });
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store.
  if (answer.ok) document.cookie = "ref=; Path=/; Max-Age=0; SameSite=Lax";
  return answer;
};

/** A plan of the cart that could include further domains. [PRD-07] */
export interface OpenPlan extends IncludedPlaces {
  readonly item: string;
  readonly title: string;
}

/** What of the cart matters where domains are chosen. */
export interface CartNames {
  /** Every name in the cart, in A-label form. [DOM-04] */
  readonly names: readonly string[];
  /** Those that stand on their own. */
  readonly alone: readonly SelectedDomain[];
  readonly plans: readonly OpenPlan[];
}

export const noNames: CartNames = { names: [], alone: [], plans: [] };

/** A cart as the API answers it, with what the catalogue says of its products. */
interface AnsweredCart extends Omit<Cart, "items"> {
  readonly items: readonly (Cart["items"][number] & {
    readonly facts?: { readonly title: Localized<string>; readonly included: IncludedPlaces } | null;
  })[];
}

/** The plan of the cart that would include a name of this ending. [PRD-07] */
export const planFor = ({ plans }: CartNames, ending: string): OpenPlan | null => plans.find((plan) => hasPlaceFor(plan, ending)) ?? null;

/** Puts a domain into the cart, as one that a plan includes if that is named; makes the cart first where there is none. What another tab put in meanwhile is no hindrance. [DOM-01] [PRD-07] */
export const addDomain = async (
  locale: Locale,
  name: string,
  acquisition: Acquisition,
  plan: string | null = null,
  attempts = 3,
): Promise<Answer<Cart>> => {
  const held = await call<Cart>(locale, "GET", cart);
  const target = held.ok || held.problem.refusal !== "CartNotFound" ? held : await call<Cart>(locale, "POST", "/shop/order/cart");
  if (!target.ok) return target;
  const added = await call<Cart>(locale, "POST", `${cart}/items`, {
    version: target.value.version,
    item: { kind: "domain", domain: { name, acquisition }, ...(plan === null ? {} : { includedIn: plan }) },
  });
  return isRepeatable(added, attempts) ? addDomain(locale, name, acquisition, plan, attempts - 1) : added;
};

/** Moves a name of the cart into a plan there that is to include it. [PRD-07] */
export const placeDomain = async (locale: Locale, ascii: string, plan: string, attempts = 3): Promise<Answer<Cart>> => {
  const held = await call<Cart>(locale, "GET", cart);
  if (!held.ok) return held;
  const moved = await call<Cart>(locale, "PATCH", places, { version: held.value.version, domain: ascii, item: plan });
  return isRepeatable(moved, attempts) ? placeDomain(locale, ascii, plan, attempts - 1) : moved;
};

const isRepeatable = (answer: Answer<Cart>, attempts: number): boolean =>
  !answer.ok && answer.problem.refusal === "CartChanged" && attempts > 1;

/** The domains that are in the cart already, and its plans; none without a cart. [DOM-04] [PRD-07] */
export const namesInCart = async (locale: Locale): Promise<CartNames> => {
  if (!/(?:^|;\s*)cart-count=[1-9]/.test(document.cookie)) return noNames;
  const answer = await call<AnsweredCart>(locale, "GET", cart);
  if (!answer.ok) return noNames;
  const { items } = answer.value;
  return {
    names: domainsOf(answer.value).map(({ ascii }) => ascii),
    alone: items.filter(isDomainItem).map(({ domain }) => domain),
    plans: items.flatMap(({ id, facts }) => (facts ? [{ ...facts.included, item: id, title: facts.title[locale] }] : [])),
  };
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
