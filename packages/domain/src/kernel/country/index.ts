// The door of `country`.
export type { CountryCode, VatCountry } from "./model.ts";
export {
  countries,
  defaultCountry,
  euMembers,
  isCountry,
  isEuMember,
  isVatCountry,
  vatCountries,
  vatCountryOf,
} from "./rules.ts";
