// What is refused to someone who wants in: facts, not texts. [SES-01…04] [SES-06] [SES-07] [API-03] [API-04]
import { Refusal } from "#kernel/refusal";
import type { Area } from "./model.ts";

/** Name and password do not belong together; says nothing of whether the account exists. [SES-06] */
export class LoginRefused extends Refusal("LoginRefused")<{}> {
  readonly rule = "SES-02" as const;
}

/** Staff have closed the account. */
export class AccountBlocked extends Refusal("AccountBlocked")<{}> {
  readonly rule = "SES-02" as const;
}

/** The address of email has an account already; registration alone may tell. [SES-06] */
export class RegistrationTaken extends Refusal("RegistrationTaken")<{}> {
  readonly rule = "SES-06" as const;
}

/** The account system refused a field; `fields` names them. */
export class RegistrationInvalid extends Refusal("RegistrationInvalid")<{ readonly fields: readonly string[] }> {
  readonly rule = "SES-02" as const;
}

export class PasswordTooShort extends Refusal("PasswordTooShort")<{ readonly minimum: number }> {
  readonly rule = "SES-02" as const;
}

/** Counted in bytes of UTF-8, as the content system counts. */
export class PasswordTooLong extends Refusal("PasswordTooLong")<{ readonly maximum: number }> {
  readonly rule = "SES-02" as const;
}

/** One of those that everybody tries first. */
export class PasswordCommon extends Refusal("PasswordCommon")<{}> {
  readonly rule = "SES-02" as const;
}

export class PasswordsDiffer extends Refusal("PasswordsDiffer")<{}> {
  readonly rule = "SES-06" as const;
}

/** A changed password equals the one before. */
export class PasswordUnchanged extends Refusal("PasswordUnchanged")<{}> {
  readonly rule = "SES-06" as const;
}

export class CurrentPasswordWrong extends Refusal("CurrentPasswordWrong")<{}> {
  readonly rule = "SES-06" as const;
}

/** The code of a reset or confirmation mail is wrong, used or out of date. */
export class CodeNotValid extends Refusal("CodeNotValid")<{}> {
  readonly rule = "SES-06" as const;
}

/** A call for logged-in customers came without a token, or with one that no longer holds. [SES-01] */
export class TokenMissing extends Refusal("TokenMissing")<{}> {
  readonly rule = "SES-01" as const;
}

/** A login, but not one for this area. [SES-07] */
export class AreaClosed extends Refusal("AreaClosed")<{ readonly area: Area }> {
  readonly rule = "SES-07" as const;
}

/** A login elsewhere whose address belongs to an account that was here before: nobody becomes somebody by an address alone. [SES-11] */
export class AccountNotLinked extends Refusal("AccountNotLinked")<{}> {
  readonly rule = "SES-11" as const;
}

/** Logging out failed on the other side; token, user and cart are cleared all the same. [SES-09] */
export class LogoutFailed extends Refusal("LogoutFailed")<{}> {
  readonly rule = "SES-09" as const;
}

/** A provider sent somebody here whose browser started no login with it, or too long ago. */
export class ProviderLoginRefused extends Refusal("ProviderLoginRefused")<{}> {
  readonly rule = "SES-05" as const;
}

/** The single-sign key could not be had. [API-04] */
export class SingleSignFailed extends Refusal("SingleSignFailed")<{}> {
  readonly rule = "API-04" as const;
}

/** The deadline of a call passed without an answer: the specification's TimeoutError. [API-04] */
export class RequestTimedOut extends Refusal("RequestTimedOut")<{ readonly milliseconds: number }> {
  readonly rule = "API-04" as const;
}

/** Too many attempts; the wait is in seconds. [SES-06] */
export class TooManyAttempts extends Refusal("TooManyAttempts")<{ readonly wait: number }> {
  readonly rule = "SES-06" as const;
}

/** The content system's own error payload, where it stands for nothing that has a name here. [API-03] */
export class ContentRefused extends Refusal("ContentRefused")<{
  readonly status: number;
  readonly name: string;
  readonly message: string;
}> {
  readonly rule = "API-03" as const;
}

/** No answer, or one that nobody can read: the specification's UnknownError, status 500. [API-03] */
export class UnknownError extends Refusal("UnknownError")<{ readonly message: string }> {
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
