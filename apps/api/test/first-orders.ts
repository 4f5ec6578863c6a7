// Customers who order and claim the guarantee of first orders.
import { expect } from "vitest";
import { address, filledCart, order, password, type Person } from "./customers.ts";
import type { ApiResponse, Running } from "./harness.ts";

export const firstOrders = ({ ask }: Pick<Running, "ask">) => ({
  registered: async (email: string, change: Readonly<Record<string, string>> = {}): Promise<Person> => {
    const response = await ask("POST", "/auth/local/register", { username: email, email, password });
    expect(response.status, response.text).toBe(200);
    const auth = { authorization: `Bearer ${response.body.jwt}` };
    expect((await ask("POST", "/shop/auth/customer", { ...address, email, ...change }, auth)).status).toBe(200);
    return { email, auth };
  },
  /** The contract of an order. */
  ordered: async (person: Person): Promise<string> => {
    const placed = await order(ask, person, await filledCart(ask, undefined, person.auth));
    expect(placed.status, placed.text).toBe(201);
    return `${placed.body.result.id}-1`;
  },
  claim: (person: Person, id: string): Promise<ApiResponse> =>
    ask("POST", `/shop/contracts/${id}/guarantee`, undefined, person.auth),
});
