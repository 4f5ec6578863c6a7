// Door of shopping: a page's way from the prices to an order, in promises over the calls of the contract, without Effect. What fails is a `CallRefused` with the shop's own words. [PKG-02] [CHK-06]
import { ensureTemporal, instant } from "@kontor/domain/kernel/calendar";
import { rate } from "@kontor/domain/kernel/money";
import { type Catalog, productsOf, type CategoryKey } from "@kontor/domain/shop/catalog";
import type { Agreements, Order, OrderCircumstances } from "@kontor/domain/shop/checkout";
import type { CheckAnswer } from "@kontor/domain/shop/domain-name";
import { pricesOfProduct, type Prices, type Quote } from "@kontor/domain/shop/pricing";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import * as Result from "effect/Result";
import { type Answer, type BodyOf, type Problem, shopClient, type Transport } from "../index.ts";
import { wireToOrder, wireToQuote } from "../models/index.ts";

export interface ShoppingSettings {
  /** The shop's address with the API's path: `https://shop.example/api`, or `/api` on the shop's own origin. */
  readonly baseUrl: string;
  /** On the shop's own origin `guardedFetch()`: a cookie is the session. Elsewhere a login's bearer is, which is kept in memory. */
  readonly fetch?: Transport;
  readonly locale?: Locale;
  /** In whose country's VAT the catalogue's prices are. */
  readonly seller?: string;
}

/** A product with its price for the visitor. */
export interface Offer {
  readonly key: string;
  readonly title: string;
  readonly prices: Prices;
}

/** What the facts of an order follow from, beside its quote. */
export interface Ordering {
  readonly catalog: Catalog;
  /** As for a start today; `orderedUnder` of `@kontor/domain/shop/contract` says when a consumer's order starts without an early start. */
  readonly circumstances: OrderCircumstances;
}

/** What the shop refused, in its words; or that it could not be reached. */
export class CallRefused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail || problem.refusal);
    this.name = "CallRefused";
    this.problem = problem;
  }
}

const valueOf = async <A>(answer: Promise<Answer<A>>): Promise<A> => {
  const read = await answer;
  if (read.ok) return read.value;
  throw new CallRefused(read.problem);
};
const resultOf = async <A>(answer: Promise<Answer<{ readonly result: A }>>): Promise<A> =>
  (await valueOf(answer)).result;

/** A page's way from the prices to an order; each act promises its answer and rejects with `CallRefused`. */
export const shopping = ({ baseUrl, fetch, locale = "en", seller = "DE" }: ShoppingSettings) => {
  const connected = (bearer?: string) =>
    shopClient({
      baseUrl,
      fetch,
      headers: { "shop-locale": locale, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    }).call;
  let call = connected();
  let cart: { readonly id: string; readonly version: number } | null = null;
  let pressed = { body: "", key: "" };

  const opened = async () => (cart ??= await resultOf(call("POST", "/shop/order/cart")));
  /** The same order has the same key, until it is another one: pressed twice, or again after a lost answer, it is placed once. */
  const keyOf = (order: object): string => {
    const body = JSON.stringify(order);
    if (pressed.body !== body) pressed = { body, key: crypto.randomUUID() };
    return pressed.key;
  };

  return {
    /** The products of a category, each with the prices that the visitor sees. */
    products: async (category: CategoryKey): Promise<readonly Offer[]> => {
      await ensureTemporal();
      const [catalog, seen, rates] = await Promise.all([
        resultOf(call("GET", "/shop/catalog")),
        resultOf(call("GET", "/shop/vat")),
        resultOf(call("GET", "/shop/country/vat")),
      ]);
      const vat = { country: seen.country.iso, rate: rate(seen.rate), treatment: "view" } as const;
      const facts = { catalog, vat, homeRate: rate(rates[seller] ?? seen.rate), now: instant(Date.now()) };
      return productsOf(catalog, category).flatMap(({ key, title }) => {
        const prices = pricesOfProduct({ ...facts, choice: { product: key } });
        return Result.isSuccess(prices) ? [{ key, title: inLocale(title, locale), prices: prices.success }] : [];
      });
    },
    check: (name: string): Promise<CheckAnswer> => resultOf(call("POST", "/shop/domain/check", { body: { name } })),
    /** Puts a product into the cart, with the name that was checked, if that is free. */
    add: async (product: string, name: CheckAnswer | null = null): Promise<void> => {
      const { id, version } = await opened();
      const domains = name?.offer === "register" ? [{ name: name.name.ascii, acquisition: name.offer }] : [];
      const item = { kind: "product", product, domains } as const;
      cart = await resultOf(
        call("POST", "/shop/order/cart/{cartId}/items", { path: { cartId: id }, body: { version, item } }),
      );
    },
    /** What the cart costs, with what each amount is made of. */
    quote: async (): Promise<Quote> => {
      const { id } = await opened();
      const path = { cartId: id };
      return wireToQuote(
        await resultOf(call("GET", "/shop/order/cart/{cartId}/quote", { path, query: { explain: "1" } })),
      );
    },
    /** What `orderFacts` of `@kontor/domain/shop/checkout` needs beside the quote: all that must stand above the button, and which boxes a customer of this kind gets. [LGL-01] [CHK-04] */
    ordering: async (kind: OrderCircumstances["customer"]["kind"]): Promise<Ordering> => {
      const { id } = await opened();
      const [catalog, { items }, terms] = await Promise.all([
        resultOf(call("GET", "/shop/catalog")),
        resultOf(call("GET", "/shop/order/cart/{cartId}", { path: { cartId: id } })),
        resultOf(call("GET", "/shop/contract")),
      ]);
      return { catalog, circumstances: { ...terms, cart: { items }, customer: { kind } } };
    },
    /** Logs in, or registers an address that is new; what the guest has in the cart comes along. */
    enter: async (email: string, password: string, isNew: boolean): Promise<void> => {
      const guest = await opened();
      const { jwt } = await valueOf(
        isNew
          ? call("POST", "/auth/local/register", { body: { username: email, email, password } })
          : call("POST", "/auth/local", { body: { identifier: email, password } }),
      );
      call = connected(jwt);
      cart = (await resultOf(call("POST", "/shop/order/cart/{cartId}/merge", { path: { cartId: guest.id } }))).cart;
    },
    /** The address decides about VAT: there is another quote after it. */
    store: async (address: BodyOf<"POST", "/shop/auth/customer">): Promise<void> => {
      await valueOf(call("POST", "/shop/auth/customer", { body: address }));
    },
    /** For the quote that the customer saw; where it is another by now, the shop refuses. The next one begins with an empty cart. */
    order: async ({ hash }: Quote, agreements: Agreements): Promise<Order> => {
      const { id, version } = await opened();
      const body = { cartId: id, cartVersion: version, quoteHash: hash, agreements, locale };
      const headers = { "idempotency-key": keyOf(body) };
      const placed = wireToOrder(await resultOf(call("POST", "/shop/order", { headers, body })));
      cart = null;
      return placed;
    },
  };
};
