// Customers and carts for tests: a new customer with an address, a cart with a hosting plan and a domain, an order for it.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exampleFields } from "@kontor/domain/shop/customer/examples";
import PostalMime from "postal-mime";
import { expect } from "vitest";
import type { Ask, Headers, Loose, Running, ApiResponse } from "./harness.ts";

export const address = { ...exampleFields, locale: "de" };

export const password = "Passw0rd-one";

export interface Person {
  readonly email: string;
  readonly auth: Headers;
}

export const account = async (ask: Ask, email = `${randomUUID()}@example.test`, locale = "en"): Promise<Person> => {
  const response = await ask(
    "POST",
    "/auth/local/register",
    { username: email, email, password },
    { "shop-locale": locale },
  );
  expect(response.status).toBe(200);
  return { email, auth: { authorization: `Bearer ${response.body.jwt}` } };
};

/** People who live apart: name and address together are one customer. [CON-05] */
const houses = { last: 0 };

export const customer = async (
  ask: Ask,
  change: Readonly<Record<string, string>> = {},
  locale = "en",
): Promise<Person> => {
  const person = await account(ask, undefined, locale);
  const response = await ask(
    "POST",
    "/shop/auth/customer",
    { ...address, street: `${address.street}${(houses.last += 1)}`, email: person.email, ...change },
    person.auth,
  );
  expect(response.status, response.text).toBe(200);
  return person;
};

/** One customer for each way to ask, one after the other: many passwords at once take longer on busy cores than a call may. */
export const customers = async (asks: readonly Ask[]): Promise<readonly Person[]> => {
  const people: Person[] = [];
  for (const ask of asks) people.push(await customer(ask));
  return people;
};

/** Plan `web-m` with an included domain; the cart as it was answered. */
export const filledCart = async (
  ask: Ask,
  domain = `beispiel-${randomUUID().slice(0, 8)}.de`,
  headers: Headers = {},
): Promise<Loose> => {
  const { body } = await ask("POST", "/shop/order/cart", undefined, headers);
  const item = {
    kind: "product",
    product: "web-m",
    quantity: 1,
    billingMonths: 12,
    location: null,
    additions: [],
    domains: [{ name: domain, acquisition: "register" }],
  };
  const response = await ask(
    "POST",
    `/shop/order/cart/${body.result.id}/items`,
    { version: body.result.version, item },
    headers,
  );
  expect(response.status, response.text).toBe(201);
  return response.body.result;
};

/** The texts of the letters to an address as they were delivered: codes that open an account are not stored once they were sent. */
export const lettersTo = async (
  { api, directory }: Pick<Running, "api" | "directory">,
  email: string,
): Promise<readonly string[]> => {
  await api.mailDelivery.run();
  const sent = await api.database.reads
    .selectFrom("outbox")
    .select("id")
    .where("recipient", "=", email)
    .where("sent_at", "is not", null)
    .orderBy("queued_at")
    .execute();
  return Promise.all(
    sent.map(async ({ id }) => (await PostalMime.parse(readFileSync(join(directory, "mail", `${id}.eml`)))).text ?? ""),
  );
};

/** The texts of the letters to an address as they wait, without their files: drawing these takes longer than most of what is tested. */
export const waitingTextsTo = async ({ api }: Pick<Running, "api">, email: string): Promise<readonly string[]> => {
  const waiting = api.database.reads.selectFrom("outbox").select("text").where("recipient", "=", email);
  return (await waiting.orderBy("queued_at").execute()).map(({ text }) => text);
};

/** The code of the last letter to an address that has one of this kind: for another password, or for its confirmation. */
export const codeTo = async (
  shop: Pick<Running, "api" | "directory">,
  email: string,
  kind: "code" | "confirmation" = "code",
): Promise<string> =>
  (await lettersTo(shop, email))
    .map((text) => new RegExp(`\\?${kind}=(\\w+)`).exec(text)?.[1] ?? "")
    .findLast(Boolean) ?? "";

/** With an early start, so that contracts begin on the day of their order. */
export const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: true };

/** Undefined where the cart is not theirs. */
export const quoteOf = async (ask: Ask, cartId: string, auth: Headers = {}, early?: boolean): Promise<Loose> => {
  const wish = early === undefined ? "" : `?earlyStart=${early ? 1 : 0}`;
  const { status, body } = await ask("GET", `/shop/order/cart/${cartId}/quote${wish}`, undefined, auth);
  return status === 200 ? body.result : undefined;
};

/** Orders the cart as it stands, for the quote as it is. */
export const order = async (
  ask: Ask,
  person: Person,
  cart: Loose,
  key: string = randomUUID(),
  change: Readonly<Record<string, unknown>> = {},
): Promise<ApiResponse> => {
  const boxes = { agreements, ...change }.agreements as Partial<typeof agreements>;
  const quote = await quoteOf(ask, cart.id, person.auth, boxes.earlyStart === true);
  const wanted = {
    cartId: cart.id,
    cartVersion: cart.version,
    quoteHash: quote?.hash ?? "none",
    agreements,
    locale: "de",
    ...change,
  };
  return ask("POST", "/shop/order", wanted, { ...person.auth, "idempotency-key": key });
};
