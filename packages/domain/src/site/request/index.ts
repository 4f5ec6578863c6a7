// The door of `request`: the forms of the site, their files, the newsletter's double opt-in, the machine that sends.
export { attachment, attachmentLimits, attachments, attachmentTypes } from "./attachments.ts";
export {
  crossSiteRefusal,
  type CsrfEvidence,
  csrfRefusal,
  isForgeable,
  type OriginEvidence,
  type IsTokenOf,
  wantsFreshToken,
} from "./csrf.ts";
export {
  ChoiceMissing,
  ContractUnnamed,
  CrossSiteRequest,
  CsrfCookieMissing,
  type CsrfRefusal,
  CsrfTokenInvalid,
  CsrfTokenMissing,
  FileEmpty,
  FilesTooLarge,
  FileTooLarge,
  FileTypeNotAllowed,
  GoodFaithNotStated,
  JobNotOpen,
  NewsletterTermsNotAgreed,
  ProFormUnknown,
  type RequestFieldRefusal,
  RequestNotSent,
  type RequestRefusal,
  RequestRefused,
  SubscriptionLinkNotValid,
  TextTooLong,
  TooManyFiles,
  UrlInvalid,
} from "./errors.ts";
export { lineMaximum, textMaximum, urlMaximum } from "./fields.ts";
export { forms } from "./forms.ts";
export { isUnsent, type RequestEvent, type RequestInput, requestMachine } from "./machine.ts";
export {
  type Attachment,
  type Concern,
  concerns,
  type Draft,
  type Drafts,
  type Filing,
  type Filings,
  type Form,
  legalSteps,
  type Receipt,
  type RequestFacts,
  type Subscription,
  type Typed,
} from "./model.ts";
export { Requests } from "./ports.ts";
export {
  checkRequest,
  emptyRequest,
  isTouched,
  type PlainRequestRefusal,
  plainRequestRefusals,
  receiptOf,
  requestFieldRefusal,
  withField,
} from "./rules.ts";
export {
  askedSubscription,
  confirmationTime,
  confirmedSubscription,
  endedSubscription,
  maySendNewsletter,
  type SubscriptionFacts,
} from "./subscription.ts";
export { sendRequest } from "./use-cases.ts";
