// The door of `customer`.
export {
  AddressLocked, CityInvalid, CompanyInvalid, CompanyTooLong, CountriesNotLoaded, CountryMissing, CustomerNumberInvalid, DateInvalid, DatePast, EmailInvalid, EmailsDiffer,
  EmailTooLong, FieldRequired, KindMissing, MessageMissing, NameLengthWrong, NameNotCapital, NameNotLetters, PhoneInvalid, PostCodeInvalid, ProductCategoryMissing, StreetInvalid,
  VatIdNeedsBusiness, type AddressFieldRefusal, type RequiringRule,
} from "./errors.ts";
export type { Address, AddressDraft, AddressField, Customer, CustomerKind } from "./model.ts";
