// The door of `business-vat`: business pages, their 0 % view, the machine that enters and leaves it.
export { type BusinessCookies, businessFlag, businessTexts, type BusinessView } from "./model.ts";
export {
  businessCountry,
  cookiesOf,
  isBusinessPath,
  isIgnored,
  keepsBusinessView,
  pageEffect,
  type PageEffect,
  seenCountry,
  viewOf,
} from "./rules.ts";
export {
  businessCookies,
  type BusinessVatEmitted,
  type BusinessVatEvent,
  type BusinessVatInput,
  businessVatMachine,
  shownCountry,
} from "./machine.ts";
