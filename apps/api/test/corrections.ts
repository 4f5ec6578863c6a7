// How contracts end in tests of what their documents leave to pay, and what those documents come to. [ACC-03] [ACC-07]
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { documents } from "./contract-clock.ts";
import type { Person } from "./customers.ts";
import type { Loose, Running } from "./harness.ts";

export const berlin = (text: string): number => Date.parse(`${text}+01:00`);

/** Every document of a customer, the earliest first: kind, total, and the time that each line is for. */
export const all = async (shop: Running, { placed }: { readonly placed: Loose }) =>
  (await documents(shop, placed.customerNumber))
    .toReversed()
    .map(({ kind, total, lines }) => [
      kind,
      total,
      ...lines.map(({ period }) => (period === null ? null : `${period.from} ${period.until}`)),
    ]);

export const totals = async (shop: Running, order: { readonly placed: Loose }) =>
  (await all(shop, order)).map(([, total]) => Number(total));

export const cancel = async (
  { ask }: Running,
  { email }: Person,
  auth: object,
  product: string,
  change: object = {},
): Promise<Loose> => {
  const body = {
    category: "cloud-server",
    product,
    termination: "ordinary",
    end: "next",
    email,
    emailRepeat: email,
    ...change,
  };
  const answer = await ask("POST", "/shop/declaration/cancellation", body, {
    ...auth,
    "idempotency-key": randomUUID(),
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.result;
};

export const claim = async (
  { ask }: Running,
  person: Person,
  auth: Record<string, string>,
  contract: string,
): Promise<Loose> => {
  const offered = (await ask("GET", `/shop/contracts/${contract}`, undefined, auth)).body.result.acts.guarantee;
  const answer = await ask("POST", `/shop/contracts/${contract}/guarantee`, undefined, auth);
  expect(answer.status, answer.text).toBe(200);
  return offered;
};
