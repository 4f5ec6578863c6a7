// What the API's answer about one name means for a product: the domain to add, or what to say instead. [DOM-01] [DOM-09]
import type { SelectedDomain } from "@kontor/domain/shop/cart";
import type { Acquisition, Availability, DomainName } from "@kontor/domain/shop/domain-name";

/** The answer of `POST /shop/domain/check`. */
export interface DomainAnswer {
  readonly success?: boolean;
  readonly result?: { readonly name: DomainName; readonly availability: Availability; readonly offer: Acquisition | null };
  /** Of a problem: its text in the language of the request. */
  readonly detail?: string;
}

export interface CheckedDomain {
  readonly name: string;
  readonly domain: SelectedDomain | null;
  /** Key of the text to show when there is no domain. */
  readonly word: "ours" | "unknown" | "failed";
  readonly detail: string | null;
}

export const checkedDomain = ({ result, detail }: DomainAnswer, typed: string): CheckedDomain => {
  if (result === undefined) return { name: typed, domain: null, word: "failed", detail: detail ?? null };
  const { name, availability, offer } = result;
  if (offer === null) return { name: name.unicode, domain: null, word: availability === "ours" ? "ours" : "unknown", detail: null };
  const { ascii, unicode, ending } = name;
  return { name: unicode, domain: { ascii, unicode, ending, acquisition: offer, authcodeGiven: false }, word: "failed", detail: null };
};
