// What is refused to someone who wants in: facts, not texts. [SES-01…04] [SES-06] [SES-07] [API-03] [API-04]
import * as Data from "effect/Data";
import type { Area } from "./model.ts";

/** Name and password do not belong together; says nothing of whether the account exists. [SES-06] */
export class LoginRefused extends Data.TaggedError("LoginRefused")<{}> {
  readonly rule = "SES-02" as const;
}

/** Staff have closed the account. */
export class AccountBlocked extends Data.TaggedError("AccountBlocked")<{}> {
  readonly rule = "SES-02" as const;
}

/** The address of email has an account already; registration alone may tell. [SES-06] */
export class RegistrationTaken extends Data.TaggedError("RegistrationTaken")<{}> {
  readonly rule = "SES-06" as const;
}

/** The account system refused a field; `fields` names them. */
export class RegistrationInvalid extends Data.TaggedError("RegistrationInvalid")<{ readonly fields: readonly string[] }> {
  readonly rule = "SES-02" as const;
}

export class PasswordTooShort extends Data.TaggedError("PasswordTooShort")<{ readonly minimum: number }> {
  readonly rule = "SES-02" as const;
}

/** Counted in bytes of UTF-8, as the content system counts. */
export class PasswordTooLong extends Data.TaggedError("PasswordTooLong")<{ readonly maximum: number }> {
  readonly rule = "SES-02" as const;
}

/** One of those that everybody tries first. */
export class PasswordCommon extends Data.TaggedError("PasswordCommon")<{}> {
  readonly rule = "SES-02" as const;
}

export class PasswordsDiffer extends Data.TaggedError("PasswordsDiffer")<{}> {
  readonly rule = "SES-06" as const;
}

/** A changed password equals the one before. */
export class PasswordUnchanged extends Data.TaggedError("PasswordUnchanged")<{}> {
  readonly rule = "SES-06" as const;
}

export class CurrentPasswordWrong extends Data.TaggedError("CurrentPasswordWrong")<{}> {
  readonly rule = "SES-06" as const;
}

/** The code of a reset or confirmation mail is wrong, used or out of date. */
export class CodeNotValid extends Data.TaggedError("CodeNotValid")<{}> {
  readonly rule = "SES-06" as const;
}

/** A call for logged-in customers came without a token, or with one that no longer holds. [SES-01] */
export class TokenMissing extends Data.TaggedError("TokenMissing")<{}> {
  readonly rule = "SES-01" as const;
}

/** A login, but not one for this area. [SES-07] */
export class AreaClosed extends Data.TaggedError("AreaClosed")<{ readonly area: Area }> {
  readonly rule = "SES-07" as const;
}

/** A login elsewhere whose address belongs to an account that was here before: nobody becomes somebody by an address alone. [SES-11] */
export class AccountNotLinked extends Data.TaggedError("AccountNotLinked")<{}> {
  readonly rule = "SES-11" as const;
}

/** Logging out failed on the other side; token, user and cart are cleared all the same. [SES-09] */
export class LogoutFailed extends Data.TaggedError("LogoutFailed")<{}> {
  readonly rule = "SES-09" as const;
}

/** A provider sent somebody here whose browser started no login with it, or too long ago. */
export class ProviderLoginRefused extends Data.TaggedError("ProviderLoginRefused")<{}> {
  readonly rule = "SES-05" as const;
}

/** The single-sign key could not be had. [API-04] */
export class SingleSignFailed extends Data.TaggedError("SingleSignFailed")<{}> {
  readonly rule = "API-04" as const;
}

/** The deadline of a call passed without an answer: the specification's TimeoutError. [API-04] */
export class RequestTimedOut extends Data.TaggedError("RequestTimedOut")<{ readonly milliseconds: number }> {
  readonly rule = "API-04" as const;
}

/** Too many attempts; the wait is in seconds. [SES-06] */
export class TooManyAttempts extends Data.TaggedError("TooManyAttempts")<{ readonly wait: number }> {
  readonly rule = "SES-06" as const;
}

/** The content system's own error payload, where it stands for nothing that has a name here. [API-03] */
export class ContentRefused extends Data.TaggedError("ContentRefused")<{
  readonly status: number;
  readonly name: string;
  readonly message: string;
}> {
  readonly rule = "API-03" as const;
}

/** No answer, or one that nobody can read: the specification's UnknownError, status 500. [API-03] */
export class UnknownError extends Data.TaggedError("UnknownError")<{ readonly message: string }> {
  readonly rule = "API-03" as const;
}

/** What any call over a network may end in besides its own refusals. */
export type CallRefused = RequestTimedOut | UnknownError | ContentRefused;

/** What login, register and reset may end in. */
export type EntryRefused =
  | LoginRefused
  | AccountBlocked
  | RegistrationTaken
  | RegistrationInvalid
  | PasswordTooShort
  | PasswordTooLong
  | PasswordCommon
  | PasswordsDiffer
  | CodeNotValid
  | TooManyAttempts
  | CallRefused;
