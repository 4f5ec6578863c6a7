// The form of a checked name: it goes into the cart, which is made if there is none; a refusal leads back to the search. [DOM-01] [LOC-16]
import type { Acquisition } from "@kontor/domain/shop/domain-name";
import { stepPath } from "@kontor/domain/site/routing";
import { localeFromPath } from "@kontor/domain/visitor/locale";
import { factsInAddress } from "../../platform/page/refused-in.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import type { Form, Forms, LedOn } from "../../platform/server/forms.ts";
import { addToCart } from "../cart/add-to-cart.ts";
import { cartCookies, cartOf } from "../cart/cart-cookies.ts";

const putIntoCart: Form = async ({ form, back, request, settings, call: callIn }) => {
  const locale = localeFromPath(back) ?? "en";
  const backWith = (problem: string, facts?: Readonly<Record<string, unknown>>): LedOn => {
    const [path = "", query] = back.split("?");
    const search = new URLSearchParams(query);
    for (const [name, value] of [["problem", problem] as const, ...factsInAddress(facts)]) search.set(name, value);
    return { to: `${path}?${search}`, cookies: [] };
  };
  const added = await addToCart(callIn(locale), readCookies(request.headers.cookie).get("cartId") ?? null, {
    kind: "domain",
    // What the field says is the API's to judge.
    domain: { name: form.get("name") ?? "", acquisition: form.get("acquisition") as Acquisition },
  });
  if (!added.ok) return backWith(added.problem.refusal, added.problem.facts);
  const cart = cartOf(added.value);
  return cart === null ? backWith("UnknownError") : { to: stepPath("cart", locale), cookies: cartCookies(cart, settings.secure) };
};

export const domainForms: Forms = { "/forms/cart-domain": putIntoCart };
