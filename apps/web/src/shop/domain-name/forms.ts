// The forms of checked names: one or many go into the cart, which is made if there is none; a refusal leads back to the search. [DOM-01] [DOM-08] [LOC-16]
import { cartCount } from "@kontor/domain/shop/cart";
import type { Acquisition } from "@kontor/domain/shop/domain-name";
import { stepPath } from "@kontor/domain/site/routing";
import { localeFromPath } from "@kontor/domain/visitor/locale";
import { factsInAddress } from "../../platform/page/refused-in.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import type { Form, Forms, LedOn } from "../../platform/server/forms.ts";
import { addDomainsToCart } from "./add-domains.ts";
import { addToCart } from "../cart/cart-calls.ts";
import { cartCookies, cartOf } from "../cart/cart-cookies.ts";
import { cartWith, itemsWithNames } from "../cart/after-form.ts";

const putIntoCart: Form = async ({ form, back, request, settings, call: callIn }) => {
  const locale = localeFromPath(back) ?? "en";
  const backWith = (problem: string, facts?: Readonly<Record<string, unknown>>): LedOn =>
    backTo(back, [["problem", problem], ...factsInAddress(facts)]);
  const added = await addToCart(callIn(locale), readCookies(request.headers.cookie).get("cartId") ?? null, {
    kind: "domain",
    // What the field says is the API's to judge.
    domain: { name: form.get("name") ?? "", acquisition: form.get("acquisition") as Acquisition },
  });
  if (!added.ok) return backWith(added.problem.refusal, added.problem.facts);
  const cart = cartOf(added.value);
  if (cart === null) return backWith("UnknownError");
  const items = itemsWithNames(added.value, [form.get("name") ?? ""]);
  return { to: cartWith(stepPath("cart", locale), items), cookies: cartCookies(cart, settings.secure) };
};

/** Many names at once: into the cart when all of them fit, else back to the search, which says why. [DOM-08] */
const putAllIntoCart: Form = async ({ form, back, request, settings, call: callIn }) => {
  const locale = localeFromPath(back) ?? "en";
  const names = (form.get("add") ?? "").split(/\s+/).filter((name) => name !== "");
  const cartId = readCookies(request.headers.cookie).get("cartId") ?? null;
  const answer = await addDomainsToCart(callIn(locale), cartId, names);
  if (!answer.ok) return backTo(back, [["problem", answer.problem.refusal], ...factsInAddress(answer.problem.facts)]);
  const { cart, added, leftOut } = answer.value;
  const cookies = cartCookies({ id: cart.id, count: cartCount(cart) }, settings.secure);
  const [first] = leftOut;
  if (first === undefined) return { to: cartWith(stepPath("cart", locale), itemsWithNames(cart, added)), cookies };
  const counts = [["added", String(added.length)] as const, ["left", String(leftOut.length)] as const];
  return { ...backTo(back, [...counts, ["problem", first.refusal], ...factsInAddress(first.facts)]), cookies };
};

/** A page with parameters about what came of a form. */
const backTo = (back: string, about: readonly (readonly [string, string])[]): LedOn => {
  const [path = "", query] = back.split("?");
  const search = new URLSearchParams(query);
  for (const [name, value] of about) search.set(name, value);
  return { to: `${path}?${search}`, cookies: [] };
};

export const domainForms: Forms = { "/forms/cart-domain": putIntoCart, "/forms/cart-domains": putAllIntoCart };
