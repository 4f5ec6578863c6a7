// An order in five calls, from no account to its number: what the first page of the contract shows, and what a test runs as it stands there. [PKG-03]
import { continued, curl, header, jsonBody, jsonBodyOfValues } from "./page-curl.ts";

export interface WalkCall {
  readonly title: string;
  readonly text: string;
  readonly method: string;
  /** Below the address of the shop; `$NAME` is what an earlier answer gave. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The value of its answer that later calls name, or that is shown in the end where it has no name. */
  readonly takes: { readonly name: string | null; readonly at: string } | null;
}

const json = { "content-type": "application/json" };
const proof = { authorization: "Bearer $TOKEN" };

/** @param base of the calls, such as `/api` */
export const orderWalk = (base: string): readonly WalkCall[] => [
  {
    title: "Register",
    text: "A new account. Its token proves who calls from here on; a shop that wants addresses confirmed first (`CONFIRM_EMAIL`) gives it at the login after that.",
    method: "POST",
    path: `${base}/auth/local/register`,
    headers: json,
    body: { username: "erika@example.com", email: "erika@example.com", password: "hafen-42-leuchtturm" },
    takes: { name: "TOKEN", at: ".jwt" },
  },
  {
    title: "Store the address",
    text: "Who orders, and whose VAT is charged.",
    method: "POST",
    path: `${base}/shop/auth/customer`,
    headers: { ...proof, ...json },
    body: {
      locale: "en",
      kind: "private",
      firstName: "Erika",
      lastName: "Mustermann",
      street: "Hauptstraße 1",
      postCode: "10115",
      city: "Berlin",
      country: "DE",
      phone: "+4930123456",
      email: "erika@example.com",
    },
    takes: null,
  },
  {
    title: "Open a cart",
    text: "The customer's own one; it is empty and at version 0.",
    method: "POST",
    path: `${base}/shop/order/cart`,
    headers: proof,
    takes: { name: "CART", at: ".result.id" },
  },
  {
    title: "Put a product in",
    text: "Under an id of your choice, here `web`. The answer has the price of the cart beside it, to the cent, with a hash.",
    method: "PUT",
    path: `${base}/shop/order/cart/$CART/items/web?quote=1`,
    headers: { ...proof, ...json, "if-match": "0" },
    body: { item: { kind: "product", product: "web-m" } },
    takes: { name: "QUOTE", at: ".quote.result.hash" },
  },
  {
    title: "Place the order",
    text: "The hash says which price you saw: at another one the order is refused. The same key orders once, however often it is sent.",
    method: "POST",
    path: `${base}/shop/order`,
    headers: { ...proof, ...json, "idempotency-key": "order-$CART" },
    body: {
      cartId: "$CART",
      cartVersion: 1,
      quoteHash: "$QUOTE",
      agreements: { terms: true, cancellationPolicy: true, adult: true, earlyStart: false },
      locale: "en",
    },
    takes: { name: null, at: ".result.number" },
  },
];

/** A call of the walk as it is typed: the value that it takes is a variable of the shell afterwards. */
const typedCall = ({ method, path, headers, body, takes }: WalkCall): string => {
  const sent = body === undefined ? null : JSON.stringify(body).includes("$") ? jsonBodyOfValues(body) : jsonBody(body);
  const call = curl(method, `$SHOP${path}`, [
    ...Object.entries(headers).map(([name, value]) => header(name, value)),
    ...(sent === null ? [] : [sent]),
  ]);
  if (takes === null) return call;
  const taken = continued([call, `| jq -r ${takes.at}`]);
  return takes.name === null ? taken : `${takes.name}=$(${taken})`;
};

/** The address of the shop, which every call of the walk and of the pages names. */
export const shopLine = (shop: string): string => `SHOP=${shop}`;

/** What is typed, call by call; the first says where the shop is. */
export const typedWalk = (base: string, shop: string): readonly string[] =>
  orderWalk(base).map((call, at) => (at === 0 ? `${shopLine(shop)}\n${typedCall(call)}` : typedCall(call)));
