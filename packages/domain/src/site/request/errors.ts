// What is refused of the site's forms. Facts, not texts. [FRM-01] [FRM-04] [FRM-08] [CUS-10] [LGL-05]
import { Refusal } from "#kernel/refusal";
import type { ForbiddenCharacters } from "#kernel/text";
import type {
  CityInvalid,
  CustomerNumberInvalid,
  DateInvalid,
  DatePast,
  EmailInvalid,
  EmailsDiffer,
  EmailTooLong,
  FieldRequired,
  MessageMissing,
  NameLengthWrong,
  NameNotCapital,
  NameNotLetters,
  PhoneInvalid,
  ProductCategoryMissing,
  StreetInvalid,
} from "#shop/customer";

/** Neither a customer number nor the name of a product says which contract is meant. [FRM-08] */
export class ContractUnnamed extends Refusal("ContractUnnamed")<{}> {
  readonly rule = "FRM-08" as const;
}

/** None of the options that there are was chosen. [FRM-02] */
export class ChoiceMissing extends Refusal("ChoiceMissing")<{}> {
  readonly rule = "FRM-02" as const;
}

/** More characters than the field takes. [FRM-03] */
export class TextTooLong extends Refusal("TextTooLong")<{ readonly maximum: number }> {
  readonly rule = "FRM-03" as const;
}

/** 'Please agree to the newsletter terms to subscribe.' [CUS-10] */
export class NewsletterTermsNotAgreed extends Refusal("NewsletterTermsNotAgreed")<{}> {
  readonly rule = "CUS-10" as const;
}

/** The confirmation link is nobody's, or too old. [CUS-10] */
export class SubscriptionLinkNotValid extends Refusal("SubscriptionLinkNotValid")<{}> {
  readonly rule = "CUS-10" as const;
}

/** Not the exact address of a page. [LGL-05] */
export class UrlInvalid extends Refusal("UrlInvalid")<{}> {
  readonly rule = "LGL-05" as const;
}

/** The notice lacks the statement that it is made in good faith. [LGL-05] */
export class GoodFaithNotStated extends Refusal("GoodFaithNotStated")<{}> {
  readonly rule = "LGL-05" as const;
}

/** Of a type that is not taken, or not of the type that it says. [FRM-04] */
export class FileTypeNotAllowed extends Refusal("FileTypeNotAllowed")<{ readonly name: string; readonly allowed: string }> {
  readonly rule = "FRM-04" as const;
}

export class FileEmpty extends Refusal("FileEmpty")<{ readonly name: string }> {
  readonly rule = "FRM-04" as const;
}

/** One file, or all together, above the limit. [FRM-04] */
export class FileTooLarge extends Refusal("FileTooLarge")<{ readonly name: string; readonly megabytes: number }> {
  readonly rule = "FRM-04" as const;
}

export class FilesTooLarge extends Refusal("FilesTooLarge")<{ readonly megabytes: number }> {
  readonly rule = "FRM-04" as const;
}

export class TooManyFiles extends Refusal("TooManyFiles")<{ readonly maximum: number }> {
  readonly rule = "FRM-04" as const;
}

/** The job that is applied for is not open. [FRM-04] */
export class JobNotOpen extends Refusal("JobNotOpen")<{ readonly job: string }> {
  readonly rule = "FRM-04" as const;
}

/** No product of this name has a pro form. [ADM-05] */
export class ProFormUnknown extends Refusal("ProFormUnknown")<{ readonly product: string }> {
  readonly rule = "ADM-05" as const;
}

/** 'There was an error, please try again later' [FRM-01] */
export class RequestNotSent extends Refusal("RequestNotSent")<{}> {
  readonly rule = "FRM-01" as const;
}

/** The key was used for a request with other content. [FRM-01] */
export class RequestKeyUsed extends Refusal("RequestKeyUsed")<{}> {
  readonly rule = "FRM-01" as const;
}

/** The browser sent no secret, as after deleting its cookies. [FRM-06] */
export class CsrfCookieMissing extends Refusal("CsrfCookieMissing")<{}> {
  readonly rule = "FRM-06" as const;
}

/** The page sent no token. [FRM-06] */
export class CsrfTokenMissing extends Refusal("CsrfTokenMissing")<{}> {
  readonly rule = "FRM-06" as const;
}

/** The token is not of the browser's secret: too old, or forged. [FRM-06] */
export class CsrfTokenInvalid extends Refusal("CsrfTokenInvalid")<{}> {
  readonly rule = "FRM-06" as const;
}

/** The browser says that another site started the request, or a form cannot show that this one did. [FRM-06] */
export class CrossSiteRequest extends Refusal("CrossSiteRequest")<{}> {
  readonly rule = "FRM-06" as const;
}

export type CsrfRefusal = CsrfCookieMissing | CsrfTokenMissing | CsrfTokenInvalid;

/** What a field of a form may be refused for. */
export type RequestFieldRefusal =
  | FieldRequired
  | ForbiddenCharacters
  | NameLengthWrong
  | NameNotCapital
  | NameNotLetters
  | EmailInvalid
  | EmailTooLong
  | EmailsDiffer
  | PhoneInvalid
  | StreetInvalid
  | CityInvalid
  | CustomerNumberInvalid
  | DateInvalid
  | DatePast
  | MessageMissing
  | ProductCategoryMissing
  | ContractUnnamed
  | ChoiceMissing
  | TextTooLong
  | NewsletterTermsNotAgreed
  | UrlInvalid
  | GoodFaithNotStated
  | FileTypeNotAllowed
  | FileEmpty
  | FileTooLarge
  | FilesTooLarge
  | TooManyFiles
  | JobNotOpen
  | ProFormUnknown;

/** A refused field with its refusal. */
export interface RequestRefusal {
  readonly field: string;
  readonly refusal: RequestFieldRefusal;
}

/** 'The form is still incorrect or incomplete, please check your input': every refused field. [FRM-05] */
export class RequestRefused extends Refusal("RequestRefused")<{ readonly fields: readonly RequestRefusal[] }> {
  readonly rule = "FRM-05" as const;
}
