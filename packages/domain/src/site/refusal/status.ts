// The requirement and the HTTP status of every refusal, for problem reports. [API-01]
import type { Refusal, RefusalTag } from "./model.ts";

/** The statuses that a refusal may have on the wire. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 502 | 503 | 504;

export const refusalStatuses = {
  LoginRefused: 400,
  AccountBlocked: 400,
  RegistrationTaken: 400,
  RegistrationInvalid: 400,
  PasswordTooShort: 400,
  PasswordTooLong: 400,
  PasswordsDiffer: 400,
  PasswordUnchanged: 400,
  CurrentPasswordWrong: 400,
  CodeNotValid: 400,
  TokenMissing: 401,
  AreaClosed: 403,
  LogoutFailed: 500,
  SingleSignFailed: 502,
  RequestTimedOut: 504,
  TooManyAttempts: 429,
  UnknownError: 500,
  TermsNotAgreed: 422,
  CancellationPolicyNotRead: 422,
  AgeNotConfirmed: 422,
  CartEmpty: 409,
  QuoteChanged: 409,
  AddressMissing: 409,
  AuthcodeMissing: 422,
  OrderUnknown: 404,
  IdempotencyKeyUsed: 409,
} as const satisfies Record<RefusalTag, RefusalStatus>;

/** The requirement that each refusal follows; the same id as in its class. */
export const refusalRules: { readonly [Tag in RefusalTag]: Extract<Refusal, { readonly _tag: Tag }>["rule"] } = {
  LoginRefused: "SES-02",
  AccountBlocked: "SES-02",
  RegistrationTaken: "SES-06",
  RegistrationInvalid: "SES-02",
  PasswordTooShort: "SES-02",
  PasswordTooLong: "SES-02",
  PasswordsDiffer: "SES-06",
  PasswordUnchanged: "SES-06",
  CurrentPasswordWrong: "SES-06",
  CodeNotValid: "SES-06",
  TokenMissing: "SES-01",
  AreaClosed: "SES-07",
  LogoutFailed: "SES-09",
  SingleSignFailed: "API-04",
  RequestTimedOut: "API-04",
  TooManyAttempts: "SES-06",
  UnknownError: "API-03",
  TermsNotAgreed: "CHK-04",
  CancellationPolicyNotRead: "CHK-04",
  AgeNotConfirmed: "CHK-04",
  CartEmpty: "CHK-01",
  QuoteChanged: "CHK-07",
  AddressMissing: "CHK-03",
  AuthcodeMissing: "DOM-01",
  OrderUnknown: "CHK-09",
  IdempotencyKeyUsed: "CHK-06",
};
