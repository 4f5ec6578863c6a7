// Maps of rates and customers as they occur, for laws.
import fc from "fast-check";
import { countries, euMembers, isEuMember, vatCountries, vatCountryOf, type CountryCode } from "#kernel/country";
import { rate } from "#kernel/money";
import { anyRate } from "#kernel/money/arbitraries";
import type { TaxableCustomer, VatIdValidity, VatMap } from "./model.ts";

/** Every key of the map with some rate; OTHER is 0. */
export const anyVatMap: fc.Arbitrary<VatMap> = fc
  .array(anyRate, { minLength: vatCountries.length, maxLength: vatCountries.length })
  .map((rates) => ({
    ...Object.fromEntries(vatCountries.map((country, index) => [country, rates[index] ?? rate(0)])),
    OTHER: rate(0),
  }));

/** Those that the map names outside the Union are few among all countries. */
const namedOutside: readonly CountryCode[] = countries.filter(
  (country) => !isEuMember(country) && vatCountryOf(country) === country,
);

export const anyCountry: fc.Arbitrary<CountryCode> = fc.oneof(
  fc.constantFrom(...euMembers),
  fc.constantFrom(...namedOutside),
  fc.constantFrom(...countries),
);

export const anyEuMember: fc.Arbitrary<CountryCode> = fc.constantFrom(...euMembers);

export const anyVatIdValidity: fc.Arbitrary<VatIdValidity> = fc.constantFrom("valid", "invalid", "unknown");

const anyVatId = anyCountry.map((country) => `${country === "GR" ? "EL" : country}123456789`);

const anyPostCode = fc.constantFrom("10115", "10115", "78266", "27498", "35001", "97110", "23041", "63086", "BFPO 57");

/** Some lie in another area of VAT than their country. */
const anyPlace = fc.oneof(
  { weight: 5, arbitrary: fc.record({ country: anyCountry, postCode: anyPostCode }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Pick<TaxableCustomer, "country" | "postCode">>(
      { country: "DE", postCode: "78266" },
      { country: "DE", postCode: "27498" },
      { country: "ES", postCode: "35001" },
      { country: "GB", postCode: "BFPO 57" },
    ),
  },
);

/** Of any country and kind, sometimes with an id of their own country, sometimes with one of another. */
export const anyTaxableCustomer: fc.Arbitrary<TaxableCustomer> = fc
  .record({
    kind: fc.constantFrom("private" as const, "business" as const),
    place: anyPlace,
    vatId: fc.oneof(fc.constant(null), fc.constant("own"), anyVatId),
    vatIdValidity: anyVatIdValidity,
    individualRate: fc.option(anyRate, { freq: 5 }),
  })
  .map(({ place, ...rest }) => ({ ...place, ...rest }))
  .map((customer) =>
    customer.vatId === "own"
      ? { ...customer, vatId: `${customer.country === "GR" ? "EL" : customer.country}123456789` }
      : customer,
  );
