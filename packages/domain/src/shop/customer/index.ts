// The door of `customer`.
export {
  AddressLocked,
  AddressRefused,
  BuyerReferenceNotValid,
  OrderReferenceNotForPrivate,
  CityInvalid,
  CompanyInvalid,
  CompanyTooLong,
  CountriesNotLoaded,
  CountryMissing,
  CustomerNumberInvalid,
  DateInvalid,
  DatePast,
  EmailUnchanged,
  EmailInvalid,
  EmailsDiffer,
  EmailTooLong,
  FieldRequired,
  KindMissing,
  MessageMissing,
  NameLengthWrong,
  NameNotCapital,
  NameNotLetters,
  PhoneInvalid,
  PostCodeInvalid,
  ProductCategoryMissing,
  StreetInvalid,
  VatIdNeedsBusiness,
  type AddressFieldRefusal,
  type RequiringRule,
} from "./errors.ts";
export {
  city,
  company,
  country,
  email,
  emailRepeat,
  kind,
  personName,
  street,
  vatId,
} from "./fields.ts";
export { buyerReferenceFrom, orderReferenceFrom } from "./buyer-reference.ts";
export {
  companyMaximum,
  emailChangeTime,
  emailMaximum,
  nameLength,
  vatIdAgainAfter,
  vatIdGoodFor,
  vatIdLease,
  vatIdRound,
} from "./limits.ts";
export {
  type ConfirmingSide,
  type EmailChange,
  formEmailChange,
  requestedEmailChange,
  usernameAfter,
} from "./email-change.ts";
export {
  confirmEmailChange,
  EmailChangeLetters,
  EmailChanges,
  objectToEmailChange,
  requestEmailChange,
  type StoredEmailChange,
} from "./email-change-use-cases.ts";
export { customerNumber, message, productCategory, terminationDate } from "./form-fields.ts";
export { dialledForms, fax, type NumberRead, type NumberReader, phone, phoneAsTyped, readByTable } from "./phone.ts";
export {
  type AddressField,
  addressFields,
  type AddressLineName,
  type SoughtField,
  soughtFields,
} from "./address-record.ts";
export type { Address, AddressDraft, Customer, CustomerKind } from "./model.ts";
export {
  addressLines,
  addressTexts,
  fullName,
  partyName,
  placeOf,
  type PostalAddress,
  sentAddress,
} from "./words.ts";
export { Countries, Customers, VatIdNotes } from "./ports.ts";
export { hasDigitsAlone, needsPostCode, postCode, writtenPostCode } from "./post-code.ts";
export {
  answeredVatId,
  listedCountries,
  optionalFields,
  addressStands,
  changeDraft,
  checkAddress,
  countriesOffered,
  draftOf,
  emptyDraft,
  mayStoreAddress,
  shownDraft,
  typedDraft,
  validityAfterChange,
  vatCountryOfFetch,
  vatIdDueAt,
  withTidyNumbers,
  type AddressFacts,
  type FieldRefusal,
} from "./rules.ts";
export { changeCustomer, notingVatId, updateCustomer } from "./use-cases.ts";
