// Which rate a visitor sees and which a customer is charged, by the map of rates of one day. [VAT-01] [VAT-02] [VAT-09…12]
import * as Result from "effect/Result";
import { compareDays, type Day } from "#kernel/calendar";
import { isCountry, isEuMember, isVatCountry, vatCountryOf, type CountryCode, type VatCountry } from "#kernel/country";
import { rate, type Rate } from "#kernel/money";
import { withPlainHyphens, withoutInvisible } from "#kernel/text";
import { vatAreaOf } from "./areas.ts";
import { VatMapEmpty } from "./errors.ts";
import type { TaxableCustomer, VatDecision, VatMap, VatRate, VatNote, VatStatement } from "./model.ts";

/** The rate of everybody who has none of their own. [VAT-01] */
const otherRate: Rate = rate(0);

/** Whether a rate is in force on a day; both its days count. */
export const isInForce = (entry: VatRate, on: Day): boolean =>
  entry.from <= on && (entry.until === null || on <= entry.until);

/**
 * The map of the rates in force on the day of the tax point; `OTHER` is 0 unless the table has it. Of two rates of a country that are both in force
 * the one that began later counts, in whatever order they stand. [VAT-01] [VAT-03]
 */
export const vatMapOn = (rates: readonly VatRate[], on: Day): Result.Result<VatMap, VatMapEmpty> => {
  const inForce = rates
    .filter((entry) => isInForce(entry, on))
    .toSorted((one, other) => compareDays(one.from, other.from));
  return inForce.length === 0
    ? Result.fail(new VatMapEmpty())
    : Result.succeed({ OTHER: otherRate, ...Object.fromEntries(inForce.map((entry) => [entry.country, entry.rate])) });
};

/** The rate of a country: its own, else that of everybody else. */
export const rateIn = (map: VatMap, country: VatCountry): Rate =>
  Object.hasOwn(map, country) ? (map[country] ?? map.OTHER) : map.OTHER;

/** What a visitor sees whose address is not known: the rate of the chosen country, as a view. [VAT-02] */
export const viewedVat = (map: VatMap, country: VatCountry): VatDecision => ({
  country,
  rate: rateIn(map, country),
  treatment: "view",
});

/**
 * What a customer is charged. The individual rate goes before everything; then the seller's own country is domestic always,
 * a business of another EU state with a valid VAT id of that state gets reverse charge, and everyone else the rate of their
 * country. A country outside the EU without a rate is not subject. Only `valid` lowers tax: `unknown` never does. [VAT-08] [VAT-09]
 */
export const chargedVat = (map: VatMap, customer: TaxableCustomer, seller: CountryCode): VatDecision => {
  const country = vatAreaOf(customer);
  if (customer.individualRate !== null) return { country, rate: customer.individualRate, treatment: "individual" };
  if (isHome(customer, country, seller)) return { country, rate: rateIn(map, country), treatment: "domestic" };
  if (isReverseCharge(customer, seller)) return { country, rate: rate(0), treatment: "reverse-charge" };
  const charged = rateIn(map, country);
  return { country, rate: charged, treatment: isEuMember(country) || charged > 0 ? "destination" : "outside" };
};

/** Whether an address lies in the seller's own area; outside the map's countries only in the seller's country. */
const isHome = (customer: TaxableCustomer, area: VatCountry, seller: CountryCode): boolean =>
  area === "OTHER" ? customer.country === seller && vatCountryOf(seller) === "OTHER" : area === vatCountryOf(seller);

/** How a total with this VAT names it. [VAT-09] [VAT-10] */
export const vatStatement = ({
  rate,
  treatment,
}: { readonly rate: number } & Pick<VatDecision, "treatment">): VatStatement =>
  treatment === "reverse-charge" ? "reverse-charge" : rate === 0 ? "none" : "included";

/** The note below prices: without a rate none says that VAT is included. [VAT-10] [SHL-10] */
export const vatNoteOf = ({ rate, treatment }: { readonly rate: number } & Pick<VatDecision, "treatment">): VatNote => {
  if (rate > 0 || treatment === "reverse-charge" || treatment === "individual") return treatment;
  return treatment === "view" ? "view-none" : "outside";
};

/** Whether the customer owes the tax instead of the seller. [VAT-09] */
export const isReverseCharge = (customer: TaxableCustomer, seller: CountryCode): boolean => {
  const country = vatAreaOf(customer);
  return (
    customer.kind === "business" &&
    country !== seller &&
    isEuMember(seller) &&
    isEuMember(country) &&
    customer.vatId !== null &&
    customer.vatIdValidity === "valid" &&
    countryWritten(customer.vatId) === country
  );
};

/** Upper case, without blanks, hyphens, dots, commas, colons, brackets, quotes and invisible characters: ids are written `DK: 21 59 93 36` and `BE (0)468.561.072` too. */
export const compactVatId = (typed: string): string =>
  withPlainHyphens(withoutInvisible(typed.normalize("NFKC")))
    .toUpperCase()
    .replace(/[\s.,;:()[\]<>{}•*"'“”„‘’«»‹›‚-]/gu, "");

/** Where the letters of an id are not the country's: Greece writes EL, Northern Ireland XI. */
const vatLetters: Readonly<Record<string, CountryCode | null>> = { EL: "GR", XI: "GB", GR: null };

/** The country whose letters an id begins with, if there is one of that code. */
const countryWritten = (vatId: string): string | null => {
  const letters = compactVatId(vatId).slice(0, 2);
  return Object.hasOwn(vatLetters, letters) ? (vatLetters[letters] ?? null) : letters;
};

/** The country that an id belongs to; null if it does not begin with a country's letters. */
export const countryOfVatId = (vatId: string): CountryCode | null => {
  const country = countryWritten(vatId);
  return isCountry(country) ? country : null;
};

/** What is known of a visitor's country, each as it was given; null where nothing was. */
export interface CountryHints {
  /** Country of the address of the logged-in customer. */
  readonly customer: string | null;
  /** Cookie `vatCountry`: a key of the map. */
  readonly cookie: string | null;
  /** Country header of a trusted proxy. */
  readonly proxy: string | null;
}

/** What `GET /api/shop/vat` answers: the first hint that names a country, else the seller's. [VAT-12] */
export const vatCountryOfVisitor = (hints: CountryHints, seller: CountryCode): VatCountry => {
  if (isCountry(hints.customer)) return vatCountryOf(hints.customer);
  if (isVatCountry(hints.cookie)) return hints.cookie;
  if (isCountry(hints.proxy)) return vatCountryOf(hints.proxy);
  return vatCountryOf(seller);
};
