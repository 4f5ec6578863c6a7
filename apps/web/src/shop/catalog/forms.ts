// The form of a product page: its choice goes into the cart, which is made if there is none; a refusal leads back with the choice kept.
import { stepPath } from "@kontor/domain/site/routing";
import { localeFromPath } from "@kontor/domain/visitor/locale";
import { type AddedItem, addToCart } from "../cart/add-to-cart.ts";
import type { Problem } from "@kontor/adapters/client";
import { domainFrom } from "../domain-name/domain-from.ts";
import { factsInAddress } from "../../platform/page/refused-in.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import type { Form, Forms, LedOn } from "../../platform/server/forms.ts";
import { cartCookies, cartOf } from "../cart/cart-cookies.ts";

/** What the fields say is the API's to judge. */
type AddedProduct = Extract<AddedItem, { readonly kind: "product" }>;

const putIntoCart: Form = async ({ form, back, request, settings, call: callIn }) => {
  const locale = localeFromPath(back) ?? "en";
  const call = callIn(locale);
  const backWith = (problem: string, facts?: Problem["facts"]): LedOn => ({
    to: `${back.split("?")[0]}?${kept(form, problem, facts)}`,
    cookies: [],
  });

  const fromCart = namesIn(form, "from-cart");
  const names = namesIn(form, "domain").filter((name) => !fromCart.includes(name));
  const checks = await Promise.all(names.map((name) => domainFrom(call, name)));
  const domains = checks.flatMap(({ domain }) => (domain === null ? [] : [domain]));
  if (domains.length < checks.length) return backWith("DomainTaken");
  const months = Number(form.get("months")) || 0;
  const added = await addToCart(call, readCookies(request.headers.cookie).get("cartId") ?? null, {
    kind: "product",
    product: form.get("product") ?? "",
    ...(months === 0 ? {} : { billingMonths: months }),
    location: form.get("location") as NonNullable<AddedProduct["location"]> | null,
    additions: [...form].flatMap(([name, value]) =>
      name.startsWith("add-") && Number(value) > 0 ? [{ product: name.slice(4), quantity: Math.trunc(Number(value)) }] : [],
    ),
    domains: domains.map(({ ascii, acquisition }) => ({ name: ascii, acquisition })),
    ...(fromCart.length === 0 ? {} : { fromCart }),
  });
  if (!added.ok) return backWith(added.problem.refusal, added.problem.facts);
  const cart = cartOf(added.value);
  return cart === null ? backWith("UnknownError") : { to: stepPath("cart", locale), cookies: cartCookies(cart, settings.secure) };
};

const namesIn = (form: URLSearchParams, field: string): readonly string[] =>
  [
    ...new Set(
      form
        .getAll(field)
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    ),
  ].slice(0, 20);

/** The choice as it stands in the product page's address; a name that is in the cart stands apart, to be offered as an included one. */
const kept = (form: URLSearchParams, problem: string, facts: Problem["facts"]): string => {
  const standing = problem === "DomainAlreadyInCart" && typeof facts?.ascii === "string" ? facts.ascii : null;
  const choice = [...form].filter(
    ([name, value]) =>
      /^(months|location|domain|from-cart|add-.+)$/.test(name) &&
      value.trim() !== "" &&
      !(name.startsWith("add-") && value === "0") &&
      !(name === "domain" && standing !== null && [standing, facts?.domain].includes(value.trim().toLowerCase())),
  );
  const offered = standing === null ? [] : [["in-cart", standing] as const];
  const said = [...choice, ...offered, ["problem", problem] as const, ...factsInAddress(facts)];
  return new URLSearchParams(said.map(([name, value]) => [name, value])).toString();
};

export const productForms: Forms = { "/forms/cart-item": putIntoCart };
