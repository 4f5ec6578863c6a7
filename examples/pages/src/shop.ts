// The shop in seven promises, over the calls of its contract: on the page's own origin with cookies, or elsewhere (`VITE_SHOP`) with a bearer.
import { guardedFetch } from "@kontor/adapters/browser/calls";
import { type Answer, shopClient } from "@kontor/adapters/client";
import { wireToQuote } from "@kontor/adapters/client/models";
import { ensureTemporal, instant } from "@kontor/domain/kernel/calendar";
import { rate } from "@kontor/domain/kernel/money";
import { productsOf } from "@kontor/domain/shop/catalog";
import { explain, leavesOf, type Prices, pricesOfProduct, type Quote } from "@kontor/domain/shop/pricing";
import { moneyText } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";

const elsewhere: string | undefined = import.meta.env["VITE_SHOP"];
const connected = (bearer?: string) =>
  elsewhere === undefined
    ? shopClient({ baseUrl: "/api", fetch: guardedFetch() }).call
    : shopClient({ baseUrl: `${elsewhere}/api`, ...(bearer && { headers: { authorization: `Bearer ${bearer}` } }) })
        .call;

let call = connected();
let cart: { readonly id: string; readonly version: number } | null = null;

const value = async <A>(answer: Promise<Answer<A>>): Promise<A> => {
  const read = await answer;
  if (read.ok) return read.value;
  throw new Error(read.problem.detail || read.problem.refusal);
};
const opened = async () => (cart ??= (await value(call("POST", "/shop/order/cart"))).result);

export const priceOf = (prices: Prices) => ({
  total: moneyText("en", prices.total),
  why: leavesOf(explain(prices, "total"))
    .map(({ reason, amount }) => `${reason} ${moneyText("en", amount)}`)
    .join(" + "),
});
export const products = async () => {
  await ensureTemporal();
  const [{ result: catalog }, { result: seen }, { result: rates }] = await Promise.all([
    value(call("GET", "/shop/catalog")),
    value(call("GET", "/shop/vat")),
    value(call("GET", "/shop/country/vat")),
  ]);
  const vat = { country: seen.country.iso, rate: rate(seen.rate), treatment: "view" } as const;
  const facts = { catalog, vat, homeRate: rate(rates["DE"] ?? seen.rate), now: instant(Date.now()) };
  return productsOf(catalog, "hosting").map(({ key, title }) => ({
    key,
    title: title.en,
    ...priceOf(Result.getOrThrow(pricesOfProduct({ ...facts, choice: { product: key } }))),
  }));
};
export const check = async (name: string) =>
  (await value(call("POST", "/shop/domain/check", { body: { name } }))).result;
export type Checked = Awaited<ReturnType<typeof check>>;
/** Puts a product into the cart, with the name that was checked, if it is free. */
export const add = async (product: string, name: Checked | null) => {
  const { id, version } = await opened();
  const domains = name?.offer === "register" ? [{ name: name.name.ascii, acquisition: name.offer }] : [];
  const item = { kind: "product", product, domains } as const;
  cart = (
    await value(call("POST", "/shop/order/cart/{cartId}/items", { path: { cartId: id }, body: { version, item } }))
  ).result;
};
export const quote = async () => {
  const path = { cartId: (await opened()).id };
  return wireToQuote(
    (await value(call("GET", "/shop/order/cart/{cartId}/quote", { path, query: { explain: "1" } }))).result,
  );
};
/** Logs in, or registers where the address is new; what the guest has in the cart comes along. */
export const enter = async (email: string, password: string, isNew: boolean) => {
  const guest = await opened();
  const { jwt } = await value(
    isNew
      ? call("POST", "/auth/local/register", { body: { username: email, email, password } })
      : call("POST", "/auth/local", { body: { identifier: email, password } }),
  );
  call = connected(jwt);
  cart = (await value(call("POST", "/shop/order/cart/{cartId}/merge", { path: { cartId: guest.id } }))).result.cart;
};
/** The address decides about VAT: there is another quote after it. */
export const store = (address: Record<string, string>) =>
  value(call("POST", "/shop/auth/customer", { body: { kind: "private", country: "DE", ...address, locale: "en" } }));
/** For the quote that the customer saw; where it is another by now, the shop refuses. */
export const order = async (isAgreed: boolean, { hash }: Quote) => {
  const { id, version } = await opened();
  const agreements = { terms: isAgreed, cancellationPolicy: isAgreed, adult: isAgreed, earlyStart: false };
  const body = { cartId: id, cartVersion: version, quoteHash: hash, agreements, locale: "en" } as const;
  const headers = { "idempotency-key": crypto.randomUUID() };
  return (await value(call("POST", "/shop/order", { headers, body }))).result.number;
};

/** The fields of an address, by the names of the contract. */
export const fields = {
  firstName: "First name",
  lastName: "Last name",
  street: "Street",
  postCode: "Post code",
  city: "City",
  phone: "Phone",
};
/** What a form holds, by the names of its fields. */
export const typed = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;
export const wordsOf = (failure: unknown) => (failure instanceof Error ? failure.message : String(failure));
