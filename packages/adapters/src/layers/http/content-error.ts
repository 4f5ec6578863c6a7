// From the content system's error payload to a refusal: by status, field and message, as Strapi 5 words them. [API-02] [API-03] [SES-02] [SES-06]
import { TooManyAttempts } from "@kontor/domain/kernel/limit";
import {
  AccountBlocked,
  type CallRefused,
  CodeNotValid,
  ContentRefused,
  CurrentPasswordWrong,
  EmailUnconfirmed,
  LoginRefused,
  maximumPasswordBytes,
  minimumPasswordLength,
  PasswordCommon,
  PasswordsDiffer,
  PasswordTooLong,
  PasswordTooShort,
  PasswordUnchanged,
  ProviderAddressUnverified,
  ProviderLoginRefused,
  RegistrationInvalid,
  RegistrationTaken,
  UsernameTaken,
  UsernameUnusable,
  type RequestTimedOut,
  TokenMissing,
  UnknownError,
} from "@kontor/domain/visitor/session";
import type { Problem } from "../../client/index.ts";
import type { CallFailed } from "./call.ts";
import type { components } from "../../generated/content.gen.ts";

type Payload = components["schemas"]["Error"]["error"];

export type AccountRefused =
  | AccountBlocked
  | CodeNotValid
  | ContentRefused
  | CurrentPasswordWrong
  | EmailUnconfirmed
  | LoginRefused
  | PasswordCommon
  | PasswordsDiffer
  | PasswordTooLong
  | PasswordTooShort
  | PasswordUnchanged
  | ProviderAddressUnverified
  | ProviderLoginRefused
  | RegistrationInvalid
  | RegistrationTaken
  | UsernameTaken
  | UsernameUnusable
  | RequestTimedOut
  | TokenMissing
  | TooManyAttempts
  | UnknownError;

/** How Strapi words the refusals of this shop; the first that fits. */
const messages: readonly (readonly [RegExp, () => AccountRefused])[] = [
  [/^Invalid identifier or password$/i, () => new LoginRefused()],
  [/email is not confirmed/i, () => new EmailUnconfirmed()],
  [/blocked by an administrator/i, () => new AccountBlocked()],
  [/completed provider session/i, () => new ProviderLoginRefused()],
  [/^Email was not available/i, () => new ProviderAddressUnverified()],
  [/already taken/i, () => new RegistrationTaken()],
  [/^Incorrect code provided$/i, () => new CodeNotValid()],
  [/^password must not be one of the most common/i, () => new PasswordCommon()],
  [/^Passwords do not match$/i, () => new PasswordsDiffer()],
  [/current password is invalid/i, () => new CurrentPasswordWrong()],
  [/must be different than your current password/i, () => new PasswordUnchanged()],
  [/^password must be at least \d+ characters$/i, () => new PasswordTooShort({ minimum: minimumPasswordLength })],
  [/^password (must be less than|.*\b73 bytes)/i, () => new PasswordTooLong({ maximum: maximumPasswordBytes })],
];

/** Refusals of this shop for which Strapi has no words: their tag is the name of the error. */
const names: Readonly<Record<string, () => AccountRefused>> = {
  UsernameTaken: () => new UsernameTaken(),
  UsernameUnusable: () => new UsernameUnusable(),
};

/** A failed call of the content system. What has no name here is its own payload, or an unknown error without one. */
export const accountRefusal = (failed: CallFailed): AccountRefused => {
  if (failed._tag !== "Answered") return failed;
  if (failed.status === 429) return new TooManyAttempts({ wait: failed.retryAfter ?? 60 });
  const payload = payloadOf(failed.problem);
  if (failed.status === 401) return new TokenMissing();
  if (payload === null) return new UnknownError({ message: `status ${failed.status}` });
  const worded = messages.find(
    ([wording]) => fieldErrors(payload).some(({ message }) => wording.test(message)) || wording.test(payload.message),
  );
  if (worded !== undefined) return worded[1]();
  const named = names[payload.name];
  if (named !== undefined) return named();
  const fields = fieldErrors(payload).map(({ field }) => field);
  return fields.length > 0
    ? new RegistrationInvalid({ fields })
    : new ContentRefused({ status: payload.status, name: payload.name, message: payload.message });
};

/** The error of a content system that may be another program's: taken for one where it has a message. */
const payloadOf = ({ error }: Problem): Payload | null => (typeof error?.message === "string" ? error : null);

const fieldErrors = (payload: Payload): readonly { readonly field: string; readonly message: string }[] => {
  const errors: unknown = payload.details?.["errors"];
  return Array.isArray(errors)
    ? errors.map((error: { path?: unknown; message?: unknown }) => ({
        field: String([error.path].flat()[0] ?? ""),
        message: String(error.message ?? ""),
      }))
    : [];
};

/** What a reader gets of a failed call: the server's own payload, or an unknown error. [API-03] */
export const contentRefusal = (failed: CallFailed): CallRefused => {
  if (failed._tag !== "Answered") return failed;
  const payload = payloadOf(failed.problem);
  if (payload === null) return new UnknownError({ message: `status ${failed.status}` });
  const name = typeof payload.name === "string" ? payload.name : "UnknownError";
  return new ContentRefused({ status: failed.status, name, message: payload.message });
};

type Refused<Tag> = Extract<AccountRefused, { readonly _tag: Tag }> | CallRefused;

/** A failed call as one of the refusals that its port names; any other is what a reader gets. */
export const accountRefusalAmong =
  <const Tags extends readonly AccountRefused["_tag"][]>(...tags: Tags) =>
  (failed: CallFailed): Refused<Tags[number]> => {
    const refusal = accountRefusal(failed);
    const isAmong = (given: AccountRefused): given is Extract<AccountRefused, { readonly _tag: Tags[number] }> =>
      tags.includes(given._tag);
    return isAmong(refusal) ? refusal : contentRefusal(failed);
  };
