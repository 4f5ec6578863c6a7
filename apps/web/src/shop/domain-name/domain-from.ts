// A checked name as a product's domain, the same on its page and in its form. [DOM-01] [DOM-09]
import type { Call } from "@kontor/adapters/client";
import type { SelectedDomain } from "@kontor/domain/shop/cart";
import { checkName } from "./check-name.ts";

export interface CheckedDomain {
  readonly name: string;
  readonly domain: SelectedDomain | null;
  /** Key of the text to show when there is no domain. */
  readonly word: "ours" | "unknown" | "failed";
  readonly detail: string | null;
}

/** The domain to add to a product, or what to say instead. */
export const domainFrom = async (
  call: Call,
  typed: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<CheckedDomain> => {
  const answer = await checkName(call, typed, { headers });
  if (!answer.ok) return { name: typed, domain: null, word: "failed", detail: answer.problem.detail || null };
  const { name, availability, offer } = answer.value;
  if (offer === null)
    return { name: name.unicode, domain: null, word: availability === "ours" ? "ours" : "unknown", detail: null };
  const { ascii, unicode, ending } = name;
  return {
    name: unicode,
    domain: { ascii, unicode, ending, acquisition: offer, authcodeGiven: false },
    word: "failed",
    detail: null,
  };
};
