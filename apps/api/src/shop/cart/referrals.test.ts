// Who sent a visitor, over the wire: the cookie of the browser goes into the cart that is made, and into the order where the cart could not note it. [CRT-06] [CRT-09]
import { describe, expect, it } from "vitest";
import { agreements, customer, filledCart, quoteOf } from "../../../test/customers.ts";
import { type ApiResponse, type Headers, runningForFile } from "../../../test/harness.ts";

const { ask } = await runningForFile();
const referral = (customerNumber: string) => ({ source: "referer", customerNumber });

describe("a referral", () => {
  it("[CRT-09] of the cookie is the one of a cart that is made, where it is a customer number", async () => {
    const made = async (cookie: string) =>
      (await ask("POST", "/shop/order/cart", undefined, { cookie })).body.result.referral;
    expect(await made("ref=100007")).toEqual(referral("100007"));
    for (const cookie of ["ref=somebody", "ref=", "other=100007"]) expect(await made(cookie), cookie).toBeNull();
  });

  it("[CRT-06] [CRT-09] that the cart could not take is kept by the browser, and the order has it; the cart's own goes before it", async () => {
    const patch = (id: string, customerNumber: string, auth: Headers) =>
      ask("PATCH", `/shop/order/cart/${id}`, { affiliate: referral(customerNumber) }, auth);
    const orderedWith = async (change: (cart: string, auth: Headers) => Promise<ApiResponse>) => {
      const person = await customer(ask);
      const cart = await filledCart(ask, undefined, person.auth);
      const changed = await change(cart.id, person.auth);
      const { version } = changed.status === 200 ? changed.body.result : cart;
      const { hash } = await quoteOf(ask, cart.id, person.auth);
      const wanted = { cartId: cart.id, cartVersion: version, quoteHash: hash, agreements, locale: "de" };
      const headers = { ...person.auth, "idempotency-key": cart.id, cookie: "ref=100007" };
      const placed = await ask("POST", "/shop/order", wanted, headers);
      expect(placed.status, placed.text).toBe(201);
      const read = await ask("GET", `/shop/order/${placed.body.result.id}`, undefined, person.auth);
      return read.body.result.cart.referral;
    };
    expect(await orderedWith((_id, auth) => patch("a-cart-that-is-gone", "100042", auth))).toEqual(referral("100007"));
    expect(await orderedWith((id, auth) => patch(id, "100042", auth))).toEqual(referral("100042"));
  });
});
