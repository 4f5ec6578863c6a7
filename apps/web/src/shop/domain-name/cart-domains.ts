// The cart where domains are chosen: which names and plans it holds, and how a name gets into it. [DOM-01] [DOM-04] [PRD-07]
import { type Answer, resultOf } from "@kontor/adapters/client";
import { type Cart, domainsOf, isDomainItem } from "@kontor/domain/shop/cart";
import type { Acquisition } from "@kontor/domain/shop/domain-name";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { addToCart, isRepeatable, readCart } from "../cart/cart-calls.ts";
import { hasCart, mayHaveCart } from "../cart/cart-hint.ts";
import { type CartNames, noNames } from "./cart-names.ts";
import { callIn } from "../../platform/client/shop-fetch.ts";

/** Puts a domain into the cart, as one that a plan includes if that is named. [DOM-01] [PRD-07] */
export const addDomain = (
  locale: Locale,
  name: string,
  acquisition: Acquisition,
  plan: string | null = null,
): Promise<Answer<Cart>> =>
  addToCart(
    callIn(locale),
    "current",
    { kind: "domain", domain: { name, acquisition }, ...(plan === null ? {} : { includedIn: plan }) },
    mayHaveCart(),
  );

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
  if (!hasCart()) return noNames;
  const answer = await resultOf(callIn(locale)("GET", "/shop/order/cart/{cartId}", { path: { cartId: "current" } }));
  if (!answer.ok) return noNames;
  const { items } = answer.value;
  return {
    names: domainsOf(answer.value).map(({ ascii }) => ascii),
    alone: items.filter(isDomainItem).map(({ domain }) => domain),
    plans: items.flatMap((item) =>
      item.kind === "product" && item.facts
        ? [{ ...item.facts.included, item: item.id, title: inLocale(item.facts.title, locale) }]
        : [],
    ),
  };
};

/** What the first invoice of the whole cart comes to, in cents; null without a cart, and where it is not known. [CRT-03] */
export const cartTotal = async (locale: Locale): Promise<number | null> => {
  if (!hasCart()) return null;
  const path = { cartId: "current" };
  const quote = await resultOf(callIn(locale)("GET", "/shop/order/cart/{cartId}/quote", { path }));
  return quote.ok ? quote.value.total : null;
};
