// The door of `business-vat`: the selected country, business pages, their 0 % view, the machine that enters and leaves it.
export { type BusinessCookies, businessFlag, businessTexts, type BusinessView } from "./model.ts";
export {
  chosenCountry,
  flagOf,
  isBusinessPath,
  pageEffect,
  type PageEffect,
  preservesBusinessView,
  viewAt,
  viewOf,
} from "./rules.ts";
export {
  type BusinessVatEmitted,
  type BusinessVatEvent,
  type BusinessVatInput,
  businessVatMachine,
  type CountryEvent,
  vatCountryMachine,
} from "./machine.ts";
export { shownCountry } from "./view.ts";
