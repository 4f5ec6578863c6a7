// What is refused of what a customer typed, and of what a customer may change. Facts, not texts. [CUS-01…09] [CUS-12…14]
import { Refusal } from "#kernel/refusal";
import type { VatIdInvalid } from "#shop/vat";
import type { ForbiddenCharacters } from "#kernel/text";
import type { CountryCode } from "#kernel/country";
import type { AddressField } from "./address-record.ts";

/** The rule that asks for a field. */
export type RequiringRule =
  | "CUS-01"
  | "CUS-02"
  | "CUS-06"
  | "CUS-12"
  | "CUS-13"
  | "FRM-04"
  | "FRM-08"
  | "LGL-03"
  | "LGL-05";

/** Nothing was typed where something is needed: 'This field is required'. */
export class FieldRequired extends Refusal("FieldRequired")<{ readonly rule: RequiringRule }> {}

/** Fewer characters than the minimum, or more than the maximum. [CUS-01] */
export class NameLengthWrong extends Refusal("NameLengthWrong", "CUS-01")<{
  readonly minimum: number;
  readonly maximum: number;
}> {}

export class NameNotCapital extends Refusal("NameNotCapital", "CUS-01")<{}> {}

/** Something else than letters; under `international`: than letters, marks, and what joins them. [CUS-01] */
export class NameNotLetters extends Refusal("NameNotLetters", "CUS-01")<{}> {}

/** 'Please enter a valid email address' [CUS-02] */
export class EmailInvalid extends Refusal("EmailInvalid", "CUS-02")<{}> {}

export class EmailTooLong extends Refusal("EmailTooLong", "CUS-02")<{ readonly maximum: number }> {}

/** 'Email addresses do not match. Please repeat the email address exactly.' [CUS-02] */
export class EmailsDiffer extends Refusal("EmailsDiffer", "CUS-02")<{}> {}

/** A customer number has digits only. [CUS-03] */
export class CustomerNumberInvalid extends Refusal("CustomerNumberInvalid", "CUS-03")<{}> {}

/** Not `+` and 7 to 15 digits; of phone and fax. [CUS-04] */
export class PhoneInvalid extends Refusal("PhoneInvalid", "CUS-04")<{ readonly example: string }> {}

export class CompanyInvalid extends Refusal("CompanyInvalid", "CUS-05")<{}> {}

export class CompanyTooLong extends Refusal("CompanyTooLong", "CUS-05")<{ readonly maximum: number }> {}

export class StreetInvalid extends Refusal("StreetInvalid", "CUS-06")<{}> {}

export class CityInvalid extends Refusal("CityInvalid", "CUS-06")<{}> {}

/** Not digits, or not of the form that the country has. [CUS-06] */
export class PostCodeInvalid extends Refusal("PostCodeInvalid", "CUS-06")<{ readonly country: CountryCode }> {}

/** 'Please select a country' [CUS-08] */
export class CountryMissing extends Refusal("CountryMissing", "CUS-08")<{}> {}

/** 'You must enter a message' [CUS-09] */
export class MessageMissing extends Refusal("MessageMissing", "CUS-09")<{}> {}

/** No product category was chosen, or none that there is. [CUS-09] */
export class ProductCategoryMissing extends Refusal("ProductCategoryMissing", "CUS-09")<{}> {}

/** 'Please enter a valid date in the format YYYY-MM-DD' [CUS-09] */
export class DateInvalid extends Refusal("DateInvalid", "CUS-09")<{}> {}

export class DatePast extends Refusal("DatePast", "CUS-09")<{}> {}

/** Neither private nor business was chosen. [CUS-12] */
export class KindMissing extends Refusal("KindMissing", "CUS-12")<{}> {}

/** A private customer gave a VAT id. [CUS-12] */
export class VatIdNeedsBusiness extends Refusal("VatIdNeedsBusiness", "CUS-12")<{}> {}

/** 'An error has occurred while loading the countries' [CUS-14] */
export class CountriesNotLoaded extends Refusal("CountriesNotLoaded", "CUS-14")<{}> {}

/** A stored address is changed in the customer panel, not here. [CHK-03] */
export class AddressLocked extends Refusal("AddressLocked", "CHK-03")<{}> {}

/** The new email address of an account is the one it has. [ACC-04] */
export class EmailUnchanged extends Refusal("EmailUnchanged", "ACC-04")<{}> {}

/** Longer than documents have room for. [ACC-08] */
export class BuyerReferenceNotValid extends Refusal("BuyerReferenceNotValid", "ACC-08")<{ readonly most: number }> {}

/** The documents of private customers name no order of their own. [ACC-09] */
export class OrderReferenceNotForPrivate extends Refusal("OrderReferenceNotForPrivate", "ACC-09")<{}> {}

/** What a field of an address may be refused for. */
export type AddressFieldRefusal =
  | FieldRequired
  | ForbiddenCharacters
  | NameLengthWrong
  | NameNotCapital
  | NameNotLetters
  | EmailInvalid
  | EmailTooLong
  | EmailsDiffer
  | PhoneInvalid
  | CompanyInvalid
  | CompanyTooLong
  | StreetInvalid
  | CityInvalid
  | PostCodeInvalid
  | CountryMissing
  | KindMissing
  | VatIdInvalid
  | VatIdNeedsBusiness;

/** The form is still incorrect or incomplete: every refused field with its refusal. [CUS-11] */
export class AddressRefused extends Refusal("AddressRefused")<{
  readonly fields: readonly { readonly field: AddressField; readonly refusal: AddressFieldRefusal }[];
}> {
  readonly rule = "CUS-11" as const;
}
