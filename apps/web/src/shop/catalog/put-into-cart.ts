// Puts what the form of a product page says into the cart, the same for a form that is sent and in the browser. [CRT-01] [CRT-08] [PRD-07]
import type { Answer, Call } from "@kontor/adapters/client";
import { type Cart, containsDomain, itemOf } from "@kontor/domain/shop/cart";
import { stepPath } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import { additionCount } from "./addition-count.ts";
import { type AddedItem, addToCart, isNoCart, readCart, replaceInCart } from "../cart/cart-calls.ts";
import { type CheckedDomain, domainFrom } from "../domain-name/domain-from.ts";

/** What the fields say is the API's to judge. */
type AddedProduct = Extract<AddedItem, { readonly kind: "product" }>;

/** The first name that cannot be had, or what the cart answered. */
export type PutAnswer = Answer<Cart> | { readonly ok: false; readonly name: CheckedDomain; readonly typed: string };

/** Where the cart is shown: an edited item at its place; one that had left the cart was put into it again, as another. */
export const cartPath = (locale: Locale, cart: Cart, form: URLSearchParams): string => {
  const edited = form.get("item");
  return `${stepPath("cart", locale)}${edited === null || itemOf(cart, edited) === null ? "" : `#item-${encodeURIComponent(edited)}`}`;
};

export const putIntoCart = async (
  call: Call,
  cartId: string | null,
  form: URLSearchParams,
  isThere = true,
): Promise<PutAnswer> => {
  const edited = form.get("item");
  const cart = edited === null || cartId === null ? null : await readCart(call, cartId);
  // A cart that cannot be read is not one that the item has left: put into it, the item would be there twice.
  if (cart !== null && !cart.ok && !isNoCart(cart)) return cart;
  const current = cart?.ok ? cart.value : null;
  const isInCart = (name: string): boolean => current === null || containsDomain(current, name);
  const fromCart = namesIn(form, "from-cart").filter(isInCart);
  // A name that has left the cart since is a new one.
  const names = [...namesIn(form, "domain"), ...namesIn(form, "from-cart")].filter((name) => !fromCart.includes(name));
  const checks = await Promise.all(names.map(async (typed) => ({ typed, name: await domainFrom(call, typed) })));
  const refused = checks.find(({ name }) => name.domain === null);
  if (refused !== undefined) return { ok: false, ...refused };
  const domains = checks.flatMap(({ name: { domain } }) => (domain === null ? [] : [domain]));
  const months = Number(form.get("months")) || 0;
  const fields = [...form].flatMap(([name, value]) =>
    name.startsWith("field-") ? [[name.slice(6), value] as const] : [],
  );
  const item: AddedProduct = {
    kind: "product",
    product: form.get("product") ?? "",
    ...(months === 0 ? {} : { billingMonths: months }),
    location: form.get("location") as NonNullable<AddedProduct["location"]> | null,
    additions: [...form.keys()].flatMap((name) => {
      const count = name.startsWith("add-") ? additionCount(form, name.slice(4)) : 0;
      return count > 0 ? [{ product: name.slice(4), quantity: count }] : [];
    }),
    domains: domains.map(({ ascii, acquisition }) => ({ name: ascii, acquisition })),
    ...(fromCart.length === 0 ? {} : { fromCart }),
    ...(fields.length === 0 ? {} : { fields: Object.fromEntries(fields) }),
  };
  if (edited === null || current === null || cartId === null) return addToCart(call, cartId, item, isThere);
  return replaceInCart(call, cartId, current, { id: edited, had: form.get("had")?.split(" ") ?? null }, item);
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
