// Declarations for tests: made with or without a login, and answered by the link in the letter to the registered address.
import { randomUUID } from "node:crypto";
import { lettersTo } from "./customers.ts";
import type { ApiResponse, Ask, Headers, Loose, Running } from "./harness.ts";

/** A cancellation to the next possible day, unless the fields say something else. */
export const cancel = (
  ask: Ask,
  fields: Readonly<Record<string, string>>,
  headers: Headers = {},
): Promise<ApiResponse> =>
  ask(
    "POST",
    "/shop/declaration/cancellation",
    { termination: "ordinary", end: "next", emailRepeat: fields["email"] ?? "", ...fields },
    { "idempotency-key": randomUUID(), ...headers },
  );

export const withdraw = (ask: Ask, contract: string, email: string, headers: Headers = {}): Promise<ApiResponse> =>
  ask(
    "POST",
    "/shop/declaration/withdrawal",
    { name: "Erika Mustermann", contract, email },
    { "idempotency-key": randomUUID(), ...headers },
  );

/** The codes of the letters that ask an address whether a declaration was theirs, in their order. */
export const questionCodes = async (
  shop: Pick<Running, "api" | "directory">,
  email: string,
): Promise<readonly string[]> =>
  (await lettersTo(shop, email)).flatMap((text) => /(?:was-it-you|waren-sie-das)\?code=(\w+)/.exec(text)?.[1] ?? []);

/** The answer by the last of these letters. */
export const answer = async (
  shop: Pick<Running, "api" | "directory" | "ask">,
  email: string,
  reply: "own" | "not-own",
): Promise<ApiResponse> => {
  const code = (await questionCodes(shop, email)).at(-1) ?? "none";
  return shop.ask("POST", "/shop/declaration/answer", { code, answer: reply });
};

export const contractAt = async (ask: Ask, id: string, auth: Headers): Promise<Loose> =>
  (await ask("GET", `/shop/contracts/${id}`, undefined, auth)).body.result;
