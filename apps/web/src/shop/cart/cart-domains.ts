// The cart where domains are chosen: which names and plans it holds, and how a name gets into it. [DOM-01] [DOM-04] [PRD-07]
import { type Answer, resultOf } from "@kontor/adapters/client";
import { type Cart, domainsOf, hasPlaceFor, type IncludedPlaces, isDomainItem, type SelectedDomain } from "@kontor/domain/shop/cart";
import type { Acquisition } from "@kontor/domain/shop/domain-name";
import type { Locale } from "@kontor/domain/visitor/locale";
import { addToCart, isRepeatable } from "./add-to-cart.ts";
import { readCart } from "./carts.ts";
import { callIn } from "../../platform/client/shop-fetch.ts";

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

/** The plan of the cart that would include a name of this ending. [PRD-07] */
export const planFor = ({ plans }: CartNames, ending: string): OpenPlan | null => plans.find((plan) => hasPlaceFor(plan, ending)) ?? null;

/** Puts a domain into the cart, as one that a plan includes if that is named. [DOM-01] [PRD-07] */
export const addDomain = (locale: Locale, name: string, acquisition: Acquisition, plan: string | null = null): Promise<Answer<Cart>> =>
  addToCart(callIn(locale), "current", {
    kind: "domain",
    domain: { name, acquisition },
    ...(plan === null ? {} : { includedIn: plan }),
  });

/** Moves a name of the cart into a plan there that is to include it. [PRD-07] */
export const placeDomain = async (locale: Locale, ascii: string, plan: string, attempts = 3): Promise<Answer<Cart>> => {
  const call = callIn(locale);
  const current = await readCart(call, "current");
  if (!current.ok) return current;
  const moved = await resultOf(
    call("PATCH", "/shop/order/cart/{cartId}/domains", {
      path: { cartId: "current" },
      body: { version: current.value.version, domain: ascii, item: plan },
    }),
  );
  return isRepeatable(moved, attempts) ? placeDomain(locale, ascii, plan, attempts - 1) : moved;
};

/** The domains that are in the cart already, and its plans; none without a cart. [DOM-04] [PRD-07] */
export const namesInCart = async (locale: Locale): Promise<CartNames> => {
  if (!/(?:^|;\s*)cart-count=[1-9]/.test(document.cookie)) return noNames;
  const answer = await resultOf(callIn(locale)("GET", "/shop/order/cart/{cartId}", { path: { cartId: "current" } }));
  if (!answer.ok) return noNames;
  const { items } = answer.value;
  return {
    names: domainsOf(answer.value).map(({ ascii }) => ascii),
    alone: items.filter(isDomainItem).map(({ domain }) => domain),
    plans: items.flatMap((item) =>
      item.kind === "product" && item.facts ? [{ ...item.facts.included, item: item.id, title: item.facts.title[locale] }] : [],
    ),
  };
};
