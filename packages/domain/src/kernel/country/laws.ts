// Laws of countries: the lists fit into each other. [CUS-08] [VAT-01]
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { countries, isCountry, isEuMember, isVatCountry, vatCountries, vatCountryOf } from "./rules.ts";

const anyCountry = fc.constantFrom(...countries);

export const laws: readonly Law[] = [
  law("[VAT-01] every country has a key in the map", () =>
    fc.property(anyCountry, (country) => isVatCountry(vatCountryOf(country))),
  ),
  law("[VAT-01] a member state of the EU has its own key", () =>
    fc.property(anyCountry, (country) => !isEuMember(country) || vatCountryOf(country) === country),
  ),
  law("[VAT-01] every key but OTHER is a country", () =>
    fc.property(fc.constantFrom(...vatCountries), (key) => key === "OTHER" || isCountry(key)),
  ),
  law("[CUS-08] a country is two upper-case letters", () =>
    fc.property(anyCountry, (country) => /^[A-Z]{2}$/.test(country)),
  ),
];
