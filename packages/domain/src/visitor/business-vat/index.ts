// The door of `business-vat`: the selected country, business pages, their 0 % view, the machine that enters and leaves it.
export { type BusinessCookies, businessFlag, businessTexts, type BusinessView, firstCountry } from "./model.ts";
export {
  businessCountry,
  cookiesOf,
  isBusinessPath,
  isIgnored,
  preservesBusinessView,
  pageEffect,
  type PageEffect,
  seenCountry,
  selectedAfter,
  viewOf,
} from "./rules.ts";
export {
  businessCookies,
  type BusinessVatEmitted,
  type BusinessVatEvent,
  type BusinessVatInput,
  businessVatMachine,
  type CountryEvent,
  shownCountry,
  vatCountryMachine,
} from "./machine.ts";
