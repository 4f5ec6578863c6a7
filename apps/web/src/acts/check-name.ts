// Checking one name, the same for the search, a product's own domains and forms: the call, and what its answer means for a product. [DOM-01] [DOM-09]
import type { SelectedDomain } from "@kontor/domain/shop/cart";
import type { CheckAnswer } from "@kontor/domain/shop/domain-name";
import type { Answer, Call } from "./call.ts";

export const checkName = (call: Call, name: string): Promise<Answer<CheckAnswer>> => call("POST", "/shop/domain/check", { name });

export interface CheckedDomain {
  readonly name: string;
  readonly domain: SelectedDomain | null;
  /** Key of the text to show when there is no domain. */
  readonly word: "ours" | "unknown" | "failed";
  readonly detail: string | null;
}

/** The domain to add to a product, or what to say instead. */
export const domainFrom = async (call: Call, typed: string): Promise<CheckedDomain> => {
  const answer = await checkName(call, typed);
  if (!answer.ok) return { name: typed, domain: null, word: "failed", detail: answer.problem.detail || null };
  const { name, availability, offer } = answer.value;
  if (offer === null) return { name: name.unicode, domain: null, word: availability === "ours" ? "ours" : "unknown", detail: null };
  const { ascii, unicode, ending } = name;
  return { name: unicode, domain: { ascii, unicode, ending, acquisition: offer, authcodeGiven: false }, word: "failed", detail: null };
};
