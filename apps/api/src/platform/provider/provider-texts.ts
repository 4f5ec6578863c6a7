// What texts say of the provider: the words of their slots, and what of a text is wrong with them. [LGL-07]
import {
  emptySlots,
  type FactShape,
  handwrittenFacts,
  type SellerFacts,
  type SellerWords,
  sellerWords,
} from "@kontor/domain/shop/seller";
import type { Locale } from "@kontor/domain/visitor/locale";
import { countryName } from "../mail/formats.ts";
import type { Site } from "./provider.ts";

/** A site is stored as it was read, so it has an account and a number for its tax. */
export const sellerWordsOf = (site: Site, locale: Locale): SellerWords =>
  sellerWords(site as Site & Pick<SellerFacts, "bank" | "country">, locale, countryName(locale, site.country ?? ""));

/** What stands there in an operator's words, and which slot says it. */
const shapes: Readonly<Record<FactShape, readonly [what: string, slot: string]>> = {
  iban: ["an account number", "{provider:iban}"],
  "vat-id": ["a VAT id", "{provider:vat-id}"],
  register: ["a register number", "{provider:register}"],
  email: ["an email address", "{provider:email}"],
  phone: ["a telephone number", "{provider:phone}"],
  "post-code": ["an address", "{provider:address}"],
};

/** What a text names by hand, and slots that nothing fills; each a sentence that begins with what stands there. */
export const textFaults = (text: string, others: readonly string[], words: SellerWords): readonly string[] => [
  ...handwrittenFacts(text, others).map(({ shape, found }) => {
    const [what, slot] = shapes[shape];
    return `“${found}” is ${what} by hand: write ${slot}, or name it below \`others\` in content/site.json where it belongs to somebody else`;
  }),
  ...emptySlots(text, words).map((slot) => `“${slot}” has nothing to say: there is no such fact in content/site.json`),
];

/** All words of an entry, whatever it is made of. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
