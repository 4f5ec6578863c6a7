// What each refusal says in English; the wording of the specification's section 8 where it has one. [FRM-05] [FRM-07]
import type { RefusalTag } from "./model.ts";

export const english = {
  // session
  LoginRefused: "The email address or the password is not correct. Please check your input.",
  AccountBlocked: "This account has been closed. Please contact our support.",
  RegistrationTaken: "There is an account with this email address already. Please log in.",
  RegistrationInvalid: "The form is still incorrect or incomplete, please check your input",
  PasswordTooShort: "Please choose a password of at least {{minimum}} characters.",
  PasswordTooLong: "The password is too long. It may have at most {{maximum}} bytes.",
  PasswordsDiffer: "The passwords do not match. Please repeat the password exactly.",
  PasswordUnchanged: "Please choose a password that differs from the current one.",
  CurrentPasswordWrong: "The current password is not correct.",
  CodeNotValid: "This link is no longer valid. Please ask for a new one.",
  TokenMissing: "Please log in to go on.",
  AreaClosed: "You do not have access to this area.",
  LogoutFailed: "An error occurred during logout",
  SingleSignFailed: "The customer panel could not be opened. Please log in there.",
  RequestTimedOut: "The shop did not answer in time. Please try again.",
  TooManyAttempts: "There have been too many attempts. Please try again in {{wait}} seconds.",
  UnknownError: "There was an error, please try again later",
  // checkout
  TermsNotAgreed: "Please agree to the terms and conditions.",
  CancellationPolicyNotRead: "Please confirm that you have read the cancellation policy.",
  AgeNotConfirmed: "Please confirm that you are at least {{minimum}} years old.",
  CartEmpty: "Your shopping cart is empty.",
  QuoteChanged: "A price has changed since you last saw it. Please check the new total before you order.",
  AddressMissing: "Please enter your address before you order.",
  AuthcodeMissing: "Please enter the authcode for {{domain}}.",
  OrderUnknown: "This order could not be found.",
  IdempotencyKeyUsed: "This order has been sent already. Please load the page again.",
} as const satisfies Record<RefusalTag, string>;
