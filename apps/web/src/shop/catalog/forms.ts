// The form of a product page: its choice goes into the cart, which is made if there is none, or replaces the item that is edited; a refusal leads back with the choice in the address. [CRT-08]
import { isProductItem, itemOf } from "@kontor/domain/shop/cart";
import { stepPath } from "@kontor/domain/site/routing";
import { localeFromPath } from "@kontor/domain/visitor/locale";
import type { Problem } from "@kontor/adapters/client";
import { factsInAddress } from "../../platform/page/refused-in.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import type { Form, Forms, LedOn } from "../../platform/server/forms.ts";
import { isInAddress } from "./choice.ts";
import { cartPath, putIntoCart } from "./put-into-cart.ts";
import { refusedField } from "./refused-field.ts";
import { cartCookies, cartOf } from "../cart/cart-cookies.ts";
import { cartWith } from "../cart/after-form.ts";

const takeChoice: Form = async ({ form, back, request, settings, call: callIn }) => {
  const locale = localeFromPath(back) ?? "en";
  const backWith = (problem: string | null, facts?: Problem["facts"]): LedOn => ({
    to: `${back.split("?")[0]}?${choiceInAddress(form, problem, facts)}#${problem === null ? "domain" : refusedField(problem, facts)}`,
    cookies: [],
  });
  const put = await putIntoCart(callIn(locale), readCookies(request.headers.cookie).get("cartId") ?? null, form);
  // The page checks its names again and says which cannot be had, and why.
  if (!put.ok) return "name" in put ? backWith(null) : backWith(put.problem.refusal, put.problem.facts);
  const made = cartOf(put.value);
  if (made === null) return backWith("UnknownError");
  const edited = itemOf(put.value, form.get("item") ?? "");
  const added = put.value.items.findLast((item) => isProductItem(item) && item.product === form.get("product"));
  const to =
    edited !== null || added === undefined
      ? cartPath(locale, put.value, form)
      : cartWith(stepPath("cart", locale), [added]);
  return { to, cookies: cartCookies(made, settings.secure) };
};

/** The choice as parameters of the product page; a name that is in the cart already has its own parameter, to be offered as an included one. */
const choiceInAddress = (form: URLSearchParams, problem: string | null, facts: Problem["facts"]): string => {
  const inCart = problem === "DomainAlreadyInCart" && typeof facts?.ascii === "string" ? facts.ascii : null;
  const choice = [...form].filter(
    ([name, value]) =>
      isInAddress(name) &&
      value.trim() !== "" &&
      !(name.startsWith("add-") && value === "0") &&
      !(name === "domain" && inCart !== null && [inCart, facts?.domain].includes(value.trim().toLowerCase())),
  );
  const offered = inCart === null ? [] : [["in-cart", inCart] as const];
  const parameters = [
    ...choice,
    ...offered,
    ...(problem === null ? [] : [["problem", problem] as const]),
    ...factsInAddress(facts),
  ];
  return new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
};

export const productForms: Forms = { "/forms/cart-item": takeChoice };
