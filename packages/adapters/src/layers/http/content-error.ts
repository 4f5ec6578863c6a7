// From the content system's error payload to a refusal: by status, field and message, as Strapi 5 words them. [API-02] [API-03] [SES-02] [SES-06]
import {
  AccountBlocked,
  CodeNotValid,
  ContentRefused,
  CurrentPasswordWrong,
  LoginRefused,
  maximumPasswordBytes,
  minimumPasswordLength,
  PasswordCommon,
  PasswordsDiffer,
  PasswordTooLong,
  PasswordTooShort,
  PasswordUnchanged,
  RegistrationInvalid,
  RegistrationTaken,
  type RequestTimedOut,
  TokenMissing,
  TooManyAttempts,
  UnknownError,
} from "@kontor/domain/visitor/session";
import type { CallFailed } from "./call.ts";
import type { components } from "../../generated/content.gen.ts";

type Payload = components["schemas"]["Error"]["error"];

export type AccountRefused =
  | AccountBlocked
  | CodeNotValid
  | ContentRefused
  | CurrentPasswordWrong
  | LoginRefused
  | PasswordCommon
  | PasswordsDiffer
  | PasswordTooLong
  | PasswordTooShort
  | PasswordUnchanged
  | RegistrationInvalid
  | RegistrationTaken
  | RequestTimedOut
  | TokenMissing
  | TooManyAttempts
  | UnknownError;

/** How Strapi says what has a name here; the first that fits. */
const messages: readonly (readonly [RegExp, () => AccountRefused])[] = [
  [/^Invalid identifier or password$/i, () => new LoginRefused()],
  [/blocked by an administrator/i, () => new AccountBlocked()],
  [/already taken/i, () => new RegistrationTaken()],
  [/^Incorrect code provided$/i, () => new CodeNotValid()],
  [/^password must not be one of the most common/i, () => new PasswordCommon()],
  [/^Passwords do not match$/i, () => new PasswordsDiffer()],
  [/current password is invalid/i, () => new CurrentPasswordWrong()],
  [/must be different than your current password/i, () => new PasswordUnchanged()],
  [/^password must be at least \d+ characters$/i, () => new PasswordTooShort({ minimum: minimumPasswordLength })],
  [/^password (must be less than|.*\b73 bytes)/i, () => new PasswordTooLong({ maximum: maximumPasswordBytes })],
];

/** A failed call of the content system. What has no name here is its own payload, or an unknown error without one. */
export const accountRefusal = (failed: CallFailed): AccountRefused => {
  if (failed._tag !== "Answered") return failed;
  if (failed.status === 429) return new TooManyAttempts({ wait: failed.retryAfter ?? 60 });
  const payload = payloadOf(failed.body);
  if (failed.status === 401) return new TokenMissing();
  if (payload === null) return new UnknownError({ message: `status ${failed.status}` });
  const worded = messages.find(
    ([wording]) => fieldErrors(payload).some(({ message }) => wording.test(message)) || wording.test(payload.message),
  );
  if (worded !== undefined) return worded[1]();
  const fields = fieldErrors(payload).map(({ field }) => field);
  return fields.length > 0
    ? new RegistrationInvalid({ fields })
    : new ContentRefused({ status: payload.status, name: payload.name, message: payload.message });
};

const payloadOf = (body: unknown): Payload | null => {
  if (typeof body !== "object" || body === null || !("error" in body) || typeof body.error !== "object" || body.error === null) return null;
  return "message" in body.error && typeof body.error.message === "string" ? (body.error as Payload) : null;
};

const fieldErrors = (payload: Payload): readonly { readonly field: string; readonly message: string }[] => {
  const errors: unknown = payload.details?.["errors"];
  return Array.isArray(errors)
    ? errors.map((error: { path?: unknown; message?: unknown }) => ({
        field: String([error.path].flat()[0] ?? ""),
        message: String(error.message ?? ""),
      }))
    : [];
};
