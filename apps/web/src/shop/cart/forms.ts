// Changes of the cart for browsers without scripts: a form has the fields of an intent, and leads back to the cart, with what was refused at its place. [CRT-04] [CRT-08] [DOM-07] [LOC-16]
import { resultOf } from "@kontor/adapters/client";
import { type ActFields, type Cart, type CartIntent, typedActs, typedIntents } from "@kontor/domain/shop/cart";
import { steps } from "@kontor/domain/shop/checkout";
import { stepPath } from "@kontor/domain/site/routing";
import * as Result from "effect/Result";
import { factsInAddress } from "../../platform/page/refused-in.ts";
import { readCookies } from "../../platform/server/cookies.ts";
import { type Form, type Forms, type LedOn, localeOfForm } from "../../platform/server/forms.ts";
import { cartCookies, cartOf } from "./cart-cookies.ts";
import { callIntent } from "./cart-calls.ts";
import { removedAs, undoIn } from "./after-form.ts";

/** Why an intent was not made, as parameters of the cart's page; an authcode is in no address. [DOM-07] */
const refusedAs = (
  form: URLSearchParams,
  refusal: string,
  facts: Readonly<Record<string, unknown>> | undefined,
): string => {
  const [item, voucher] = [form.get("item"), form.get("act") === "voucher" ? (form.get("voucher") ?? "") : null];
  const query = new URLSearchParams([
    ["problem", refusal],
    ...(item === null ? [] : [["item", item]]),
    ...(voucher === null ? [] : [["voucher", voucher]]),
    ...factsInAddress(facts).map((fact) => [...fact]),
  ]);
  return `?${query}#${voucher === null ? `item-${encodeURIComponent(item ?? "")}` : "voucher"}`;
};

/** What is not typed stands in the address of the form; it never goes before what is. */
const withAddress = (typed: URLSearchParams, url: string): URLSearchParams =>
  new URLSearchParams([...typed, ...new URL(url, "http://shop").searchParams]);

const changeCart: Form = async ({ form: typed, request, settings, call: callIn }): Promise<LedOn> => {
  const form = withAddress(typed, request.url ?? "");
  const locale = localeOfForm(form);
  const page = stepPath("cart", locale);
  const call = callIn(locale);
  const cartId = readCookies(request.headers.cookie).get("cartId");
  if (cartId === undefined) return { to: page, cookies: [] };
  const read = await resultOf(call("GET", "/shop/order/cart/{cartId}", { path: { cartId } }));
  // The page says that there is no cart, or that it could not be read.
  if (!read.ok) return { to: page, cookies: [] };
  if (form.get("act") === "all") return changeAll(form, call, read.value as Cart, settings.secure);
  const undo = form.get("act") === "undo" ? undoIn(form.get("undo")) : null;
  const intents = undo === null ? typedIntents(read.value as Cart, (name) => form.get(name)) : Result.succeed([undo]);
  if (Result.isFailure(intents)) {
    const { _tag, ...facts } = intents.failure;
    return { to: page + refusedAs(form, _tag, facts), cookies: [] };
  }
  const made = await madeIntents(call, read.value as Cart, intents.success);
  const cart = cartOf(made.cart);
  return {
    to:
      page +
      (made.refused === null
        ? removedFrom(read.value as Cart, intents.success) + placeOf(form, made.cart)
        : refusedAs(form, made.refused.refusal, made.refused.facts)),
    cookies: cart === null ? [] : cartCookies(cart, settings.secure),
  };
};

/** Whatever is typed anywhere on the page is taken, one after the other; the way on is gone only where all of it was, and what was refused first is shown at its field. [CHK-12] */
const changeAll = async (
  form: URLSearchParams,
  call: Parameters<typeof callIntent>[0],
  before: Cart,
  secure: boolean,
): Promise<LedOn> => {
  const locale = localeOfForm(form);
  const page = stepPath("cart", locale);
  const make = async (now: Cart, acts: readonly ActFields[], problem: string | null): Promise<LedOn> => {
    const [first, ...rest] = acts;
    if (first === undefined) {
      const on = steps.find((step) => step === form.get("on"));
      const cart = cartOf(now);
      return {
        to: problem !== null ? page + problem : on === undefined ? page + placeOf(form, now) : stepPath(on, locale),
        cookies: cart === null ? [] : cartCookies(cart, secure),
      };
    }
    const fields = new URLSearchParams(first);
    const intents = typedIntents(now, (name) => fields.get(name));
    if (Result.isFailure(intents)) {
      const { _tag, ...facts } = intents.failure;
      return make(now, rest, problem ?? refusedAs(fields, _tag, facts));
    }
    const { cart, refused } = await madeIntents(call, now, intents.success);
    return make(cart, rest, problem ?? (refused && refusedAs(fields, refused.refusal, refused.facts)));
  };
  return make(
    before,
    typedActs(before, (name) => form.get(name)),
    null,
  );
};

type Problem = Extract<Awaited<ReturnType<typeof callIntent>>, { readonly ok: false }>["problem"];

/** Makes one after the other, until one is refused. */
const madeIntents = async (
  call: Parameters<typeof callIntent>[0],
  before: Cart,
  intents: readonly CartIntent[],
): Promise<{ readonly cart: Cart; readonly refused: Problem | null }> => {
  const [first, ...rest] = intents;
  if (first === undefined) return { cart: before, refused: null };
  const answer = await callIntent(call, before, first);
  return answer.ok ? madeIntents(call, answer.value.result as Cart, rest) : { cart: before, refused: answer.problem };
};

/** What was removed, as parameters of the cart's page: there it can be taken back. */
const removedFrom = (before: Cart, [intent]: readonly CartIntent[]): string => {
  const removed = intent === undefined ? null : removedAs(before, intent);
  return removed === null ? "" : `?${new URLSearchParams({ removed })}`;
};

/** The item that was changed is in sight again. */
const placeOf = (form: URLSearchParams, { items }: Cart): string => {
  const item = items.find(({ id }) => id === form.get("item"));
  return item === undefined ? "" : `#item-${encodeURIComponent(item.id)}`;
};

export const cartForms: Forms = { "/forms/cart": changeCart };
