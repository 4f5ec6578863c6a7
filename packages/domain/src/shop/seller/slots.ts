// The seller's facts in texts: they stand in slots such as `{provider:address}`, so that a text names the seller of today wherever it is stored. [LGL-07]
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import type { SellerFacts, SellerSlot, SellerWords } from "./model.ts";

/** Hours are said in words, and are the seller's, too. */
type Facts = Omit<SellerFacts, "phone" | "smallBusiness" | "taxNumber"> & { readonly hours: Localized<string> };

const grouped = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** Where a language is at home, its addresses name no country; English is read abroad. */
const homes: Localized<string | null> = { en: null, de: "DE" };

/** What stands in each slot, in a language, with the name that the country has in it. */
export const sellerWords = (facts: Facts, locale: Locale, countryName: string): SellerWords => {
  const { name, legalName, street, postCode, city, country, phoneShown, email, website, representative, bank } = facts;
  const place = `${postCode} ${city}`;
  const abroad = country === inLocale(homes, locale) ? [] : [countryName];
  return {
    name,
    "legal-name": legalName,
    address: [street, place, ...abroad].join(", "),
    // Line ends of Markdown.
    "address-lines": [street, place, countryName].join("\\\n"),
    city,
    country: countryName,
    phone: phoneShown,
    email,
    "mail-domain": email.slice(email.indexOf("@") + 1),
    website,
    representative,
    register: facts.register === undefined ? null : inLocale(facts.register, locale),
    "vat-id": facts.vatId ?? null,
    iban: grouped(bank.iban),
    bic: bank.bic ?? null,
    hours: inLocale(facts.hours, locale),
  };
};

const slot = /\{provider:([a-z-]+)\}/g;

const isSlot = (name: string, words: SellerWords): name is SellerSlot => Object.hasOwn(words, name);

/** A text with its slots of the seller filled in; one that has no words stays as it is. `written` makes them fit where the text stands, such as a string of JSON. */
export const sellerFilledIn = (
  text: string,
  words: SellerWords,
  written: (words: string) => string = (plain) => plain,
): string =>
  text.replaceAll(slot, (whole, name: string) => {
    const fact = isSlot(name, words) ? words[name] : null;
    return fact === null ? whole : written(fact);
  });

/** Slots that nothing can fill: names that there are none of, and facts that the seller does not have. */
export const emptySlots = (text: string, words: SellerWords): readonly string[] =>
  Array.from(text.matchAll(slot), ([whole, name = ""]) =>
    isSlot(name, words) && words[name] !== null ? "" : whole,
  ).filter((whole) => whole !== "");
