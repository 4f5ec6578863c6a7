// Customers of a site over a real API: an account with an address, and their calls.
import { randomInt, randomUUID } from "node:crypto";
import { exampleFields } from "@kontor/domain/shop/customer/examples";
import { expect } from "vitest";
import { type OpenedSite, registered } from "./site-fixture.ts";

/** What the contract judges elsewhere. */
export interface Loose {
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly [key: string]: any;
}

/** Calls the API; the result of what must succeed. */
export type ApiCall = (
  method: string,
  path: string,
  body?: unknown,
  more?: Readonly<Record<string, string>>,
) => Promise<Loose>;

export interface TestedCustomer {
  readonly email: string;
  readonly token: string;
  readonly call: ApiCall;
}

export const customerPassword = "Passw0rd-one";

type Headers = Readonly<Record<string, string>>;

export const callerAt =
  (site: OpenedSite, token: string, always: Headers = {}): ApiCall =>
  async (method, path, body, more = {}) => {
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${site.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...always, ...type, ...more },
      ...sent,
    });
    const read = (await answer.json()) as Loose;
    expect(answer.status, `${method} ${path} ${JSON.stringify(body)}: ${JSON.stringify(read)}`).toBeLessThan(300);
    return read["result"] ?? read;
  };

/** Who has the name and the address of another is that customer for the guarantee of first orders: each has a house of their own. [CON-05] */
export const ownAddress = () => ({ ...exampleFields, street: `Hauptstraße ${randomInt(1, 1_000_000)}` });

/** A new account, with the address that is given, or the one of the examples; each call has these headers. */
export const customerAt = async (
  site: OpenedSite,
  addressOf: (email: string) => object = (email) => ({ ...ownAddress(), locale: "de", email }),
  headers: Headers = {},
): Promise<TestedCustomer> => {
  const email = `${randomUUID()}@example.test`;
  const { jwt } = (await (await registered(site, { email, password: customerPassword }, headers)).json()) as {
    readonly jwt: string;
  };
  const call = callerAt(site, jwt, headers);
  await call("POST", "/shop/auth/customer", addressOf(email));
  return { email, token: jwt, call };
};
