// Customers of a bench: an account with an address, a cart with a hosting plan, an order for it, each by the calls of the contract.
import { randomUUID } from "node:crypto";
import { exampleFields } from "@kontor/domain/shop/customer/examples";
import { expected } from "./http-client.mjs";

const address = { ...exampleFields, locale: "de" };
const plan = {
  kind: "product",
  product: "web-m",
  quantity: 1,
  billingMonths: 12,
  location: null,
  additions: [],
  domains: [],
};
const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };

export const password = "Passw0rd-of-the-bench";

export const giveAddress = async (send, { email, headers }) =>
  expected(200, "address")(await send("POST", "/api/shop/auth/customer", { ...address, email }, headers));

/** A new account, with its address. */
export const newBuyer = async (send, email = `${randomUUID()}@example.test`) => {
  const response = await send("POST", "/api/auth/local/register", { username: email, email, password });
  const buyer = { email, headers: { authorization: `Bearer ${expected(200, "registration")(response).body.jwt}` } };
  await giveAddress(send, buyer);
  return buyer;
};

/** A cart with a plan in it, as it was answered; a guest's without headers. */
export const filledCart = async (send, headers = {}, item = plan) => {
  const made = await send("POST", "/api/shop/order/cart", undefined, headers);
  if (made.status !== 200 && made.status !== 201) throw new Error(`no cart: ${made.status} ${made.text.slice(0, 300)}`);
  const { id, version } = made.body.result;
  return expected(201, "item")(await send("POST", `/api/shop/order/cart/${id}/items`, { version, item }, headers)).body
    .result;
};

/** What is sent to place the order for a cart, at the price that stands now. */
export const orderFor = async (send, buyer, cart, locale = "de") => {
  const quoteResponse = expected(
    200,
    "quote",
  )(await send("GET", `/api/shop/order/cart/${cart.id}/quote`, undefined, buyer.headers));
  return { cartId: cart.id, cartVersion: cart.version, quoteHash: quoteResponse.body.result.hash, agreements, locale };
};

export const place = (send, buyer, wanted, key = randomUUID()) =>
  send("POST", "/api/shop/order", wanted, { ...buyer.headers, "idempotency-key": key });

/** Cart, item, address, quote, order. */
export const wholeOrder = async (send, buyer) => {
  const cart = await filledCart(send, buyer.headers);
  await giveAddress(send, buyer);
  const wanted = await orderFor(send, buyer, cart);
  return expected(201, "order")(await place(send, buyer, wanted)).body.result;
};
