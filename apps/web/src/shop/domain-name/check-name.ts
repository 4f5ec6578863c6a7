// Checking one name: the one call of the search, a product's own domains and forms. [DOM-01]
import { type Answer, type Call, resultOf } from "@kontor/adapters/client";
import type { CheckAnswer } from "@kontor/domain/shop/domain-name";

/** The language of the texts, where the client has none of its own, and who gives the call up. */
interface Manner {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export const checkName = (call: Call, name: string, manner: Manner = {}): Promise<Answer<CheckAnswer>> =>
  resultOf(call("POST", "/shop/domain/check", { ...manner, body: { name } }));
