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

/** Neither a customer number nor the name of a product identifies the contract. [FRM-08] */
export class ContractUnnamed extends Refusal("ContractUnnamed", "FRM-08")<{}> {}

/** None of the options that there are was chosen. [FRM-02] */
export class ChoiceMissing extends Refusal("ChoiceMissing", "FRM-02")<{}> {}

/** More characters than the field takes. [FRM-03] */
export class TextTooLong extends Refusal("TextTooLong", "FRM-03")<{ readonly maximum: number }> {}

/** 'Please agree to the newsletter terms to subscribe.' [CUS-10] */
export class NewsletterTermsNotAgreed extends Refusal("NewsletterTermsNotAgreed", "CUS-10")<{}> {}

/** The confirmation link is unknown, or too old. [CUS-10] */
export class SubscriptionLinkNotValid extends Refusal("SubscriptionLinkNotValid", "CUS-10")<{}> {}

/** No subscription belongs to the link that ends one. [CUS-10] */
export class SubscriptionLinkUnknown extends Refusal("SubscriptionLinkUnknown", "CUS-10")<{}> {}

/** The declaration was answered before, by its party or by staff, or its contract has ended. [ACC-05] */
export class DeclarationAnswered extends Refusal("DeclarationAnswered", "ACC-05")<{}> {}

/** No declaration belongs to the link. [ACC-05] */
export class DeclarationLinkUnknown extends Refusal("DeclarationLinkUnknown", "ACC-05")<{}> {}

/** Not the exact address of a page. [LGL-05] */
export class UrlInvalid extends Refusal("UrlInvalid", "LGL-05")<{}> {}

/** The notice lacks the statement that it is made in good faith. [LGL-05] */
export class GoodFaithNotStated extends Refusal("GoodFaithNotStated", "LGL-05")<{}> {}

/** Of a type that is not accepted, or not of its declared type. [FRM-04] */
export class FileTypeNotAllowed extends Refusal("FileTypeNotAllowed", "FRM-04")<{
  readonly name: string;
  readonly allowed: string;
}> {}

export class FileEmpty extends Refusal("FileEmpty", "FRM-04")<{ readonly name: string }> {}

/** One file, or all together, above the limit. [FRM-04] */
export class FileTooLarge extends Refusal("FileTooLarge", "FRM-04")<{
  readonly name: string;
  readonly megabytes: number;
}> {}

export class FilesTooLarge extends Refusal("FilesTooLarge", "FRM-04")<{ readonly megabytes: number }> {}

export class TooManyFiles extends Refusal("TooManyFiles", "FRM-04")<{ readonly maximum: number }> {}

/** The scanner found something in a file. [FRM-04] */
export class FileInfected extends Refusal("FileInfected", "FRM-04")<{ readonly name: string }> {}

/** The files cannot be scanned now, so that none is taken. [FRM-04] */
export class FilesNotScanned extends Refusal("FilesNotScanned", "FRM-04")<{}> {}

/** The job that is applied for is not open. [FRM-04] */
export class JobNotOpen extends Refusal("JobNotOpen", "FRM-04")<{ readonly job: string }> {}

/** No product of this name has a pro form. [ADM-05] */
export class ProFormUnknown extends Refusal("ProFormUnknown", "ADM-05")<{ readonly product: string }> {}

/** 'There was an error, please try again later' [FRM-01] */
export class RequestNotSent extends Refusal("RequestNotSent", "FRM-01")<{}> {}

/** The key was used for a request with other content. [FRM-01] */
export class RequestKeyUsed extends Refusal("RequestKeyUsed", "FRM-01")<{}> {}

/** The browser sent no secret, as after deleting its cookies. [FRM-06] */
export class CsrfCookieMissing extends Refusal("CsrfCookieMissing", "FRM-06")<{}> {}

/** The page sent no token. [FRM-06] */
export class CsrfTokenMissing extends Refusal("CsrfTokenMissing", "FRM-06")<{}> {}

/** The token is not of the browser's secret: too old, or forged. [FRM-06] */
export class CsrfTokenInvalid extends Refusal("CsrfTokenInvalid", "FRM-06")<{}> {}

/** The browser reports that another site started the request, or a form cannot prove that this one did. [FRM-06] */
export class CrossSiteRequest extends Refusal("CrossSiteRequest", "FRM-06")<{}> {}

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
  | FileInfected
  | JobNotOpen
  | ProFormUnknown;

/** A refused field with its refusal. */
export interface RequestRefusal {
  readonly field: string;
  readonly refusal: RequestFieldRefusal;
}

/** 'The form is still incorrect or incomplete, please check your input': every refused field. [FRM-05] */
export class RequestRefused extends Refusal("RequestRefused", "FRM-05")<{
  readonly fields: readonly RequestRefusal[];
}> {}
