// What is refused to someone who wants in: facts, not texts. [SES-01…04] [SES-06] [SES-07] [API-03] [API-04]
import type { TooManyAttempts } from "#kernel/limit";
import { Refusal } from "#kernel/refusal";
import type { Area } from "./model.ts";

/** Name and password do not match; does not reveal whether the account exists. [SES-06] */
export class LoginRefused extends Refusal("LoginRefused", "SES-02")<{}> {}

/** Staff have closed the account. */
export class AccountBlocked extends Refusal("AccountBlocked", "SES-02")<{}> {}

/** The address of email has an account already; registration alone may tell. [SES-06] */
export class RegistrationTaken extends Refusal("RegistrationTaken", "SES-06")<{}> {}

/** The account system refused a field; `fields` names them. */
export class RegistrationInvalid extends Refusal("RegistrationInvalid", "SES-02")<{
  readonly fields: readonly string[];
}> {}

/** Another account has this name, or one that differs from it in case, width or form alone. */
export class UsernameTaken extends Refusal("UsernameTaken", "SES-02")<{}> {}

/** A name with invisible characters, or one that only staff may have. */
export class UsernameUnusable extends Refusal("UsernameUnusable", "SES-02")<{}> {}

export class PasswordTooShort extends Refusal("PasswordTooShort", "SES-02")<{ readonly minimum: number }> {}

/** Counted in bytes of UTF-8, as the content system counts. */
export class PasswordTooLong extends Refusal("PasswordTooLong", "SES-02")<{ readonly maximum: number }> {}

/** Guessed in few tries: a common one, a row of keys, a repeat, a run, or what is known of its account. */
export class PasswordCommon extends Refusal("PasswordCommon", "SES-02")<{}> {}

export class PasswordsDiffer extends Refusal("PasswordsDiffer", "SES-06")<{}> {}

/** A changed password equals the one before. */
export class PasswordUnchanged extends Refusal("PasswordUnchanged", "SES-06")<{}> {}

export class CurrentPasswordWrong extends Refusal("CurrentPasswordWrong", "SES-06")<{}> {}

/** The code of a reset or confirmation mail is wrong, used or out of date. */
export class CodeNotValid extends Refusal("CodeNotValid", "SES-06")<{}> {}

/** The address of the account is not confirmed yet, and this waits for it. [SES-06] */
export class EmailUnconfirmed extends Refusal("EmailUnconfirmed", "SES-06")<{}> {}

/** A call for logged-in customers came without a token, or with one that no longer holds. [SES-01] */
export class TokenMissing extends Refusal("TokenMissing", "SES-01")<{}> {}

/** A login, but not one for this area. [SES-07] */
export class AreaClosed extends Refusal("AreaClosed", "SES-07")<{ readonly area: Area }> {}

/** A login elsewhere whose address belongs to an account that already existed: an address alone proves no identity. [SES-11] */
export class AccountNotLinked extends Refusal("AccountNotLinked", "SES-11")<{}> {}

/** None of the account's own logins. [ACC-04] */
export class SessionUnknown extends Refusal("SessionUnknown", "ACC-04")<{}> {}

/** What this shop cannot do for an account, because a content system elsewhere has it. [ACC-04] */
export class AccountManagedElsewhere extends Refusal("AccountManagedElsewhere", "ACC-04")<{}> {}

/** Logging out failed on the other side; token, user and cart are cleared all the same. [SES-09] */
export class LogoutFailed extends Refusal("LogoutFailed", "SES-09")<{}> {}

/** A return from a provider in a browser that started no login with it, or too long ago. */
export class ProviderLoginRefused extends Refusal("ProviderLoginRefused", "SES-05")<{}> {}

/** The provider names no address, or one that it has not proved: an account would have a stranger's address. [SES-05] */
export class ProviderAddressUnverified extends Refusal("ProviderAddressUnverified", "SES-05")<{}> {}

/** The login at the provider was given up there, or came to nothing. [SES-05] */
export class ProviderLoginFailed extends Refusal("ProviderLoginFailed", "SES-05")<{}> {}

/** The deadline of a call passed without an answer: the specification's TimeoutError. [API-04] */
export class RequestTimedOut extends Refusal("RequestTimedOut", "API-04")<{ readonly milliseconds: number }> {}

/** The content system's own error payload, where there is no refusal of this shop for it. [API-03] */
export class ContentRefused extends Refusal("ContentRefused", "API-03")<{
  readonly status: number;
  readonly name: string;
  readonly message: string;
}> {}

/** No answer, or an unreadable one: the specification's UnknownError, status 500. [API-03] */
export class UnknownError extends Refusal("UnknownError", "API-03")<{ readonly message: string }> {}

/** What any call over a network may end in besides its own refusals. */
export type CallRefused = RequestTimedOut | UnknownError | ContentRefused;

/** What login, register, reset and a change of the password may end in. */
export type EntryRefused =
  | EmailUnconfirmed
  | CurrentPasswordWrong
  | PasswordUnchanged
  | LoginRefused
  | AccountBlocked
  | RegistrationTaken
  | RegistrationInvalid
  | UsernameTaken
  | UsernameUnusable
  | PasswordTooShort
  | PasswordTooLong
  | PasswordCommon
  | PasswordsDiffer
  | CodeNotValid
  | TooManyAttempts
  | CallRefused;
