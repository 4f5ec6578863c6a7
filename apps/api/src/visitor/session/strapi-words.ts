// Refusals of the account calls in the words of Strapi 5, as they were recorded; one that Strapi does not know has its tag for a name. [API-02] [SES-06]
import { refusalStatuses, refusalText, type RefusalShape, type RefusalTag } from "@kontor/domain/site/refusal";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { OperationId } from "../../platform/http/call.ts";
import { Refused } from "../../platform/http/problem.ts";
import { applicationError, StrapiError, unauthorized, validationError } from "../../platform/http/strapi-error.ts";

/** In Strapi's words. */
export const accountBlocked = (): StrapiError => applicationError("Your account has been blocked by an administrator");

const words: Partial<Readonly<Record<RefusalTag, () => StrapiError>>> = {
  LoginRefused: () => validationError("Invalid identifier or password"),
  EmailUnconfirmed: () => applicationError("Your account email is not confirmed"),
  AccountBlocked: accountBlocked,
  RegistrationTaken: () => applicationError("Email or Username are already taken"),
  CodeNotValid: () => validationError("Incorrect code provided"),
  CurrentPasswordWrong: () => validationError("The provided current password is invalid"),
  PasswordUnchanged: () => validationError("Your new password must be different than your current password"),
  TokenMissing: () => unauthorized("Invalid credentials"),
  ProviderLoginRefused: () => applicationError("OAuth authentication requires a completed provider session"),
  ProviderAddressUnverified: () => applicationError("Email was not available."),
};

/** Where a call has other words. */
const ofCall: Partial<Readonly<Record<OperationId, typeof words>>> = {
  confirmEmail: { CodeNotValid: () => validationError("Invalid token") },
  providerCallback: { RegistrationTaken: () => applicationError("Email is already taken.") },
};

interface Spoken {
  readonly operation: OperationId;
  readonly locale: Locale;
}

export const strapiErrorOf = ({ operation, locale }: Spoken, refusal: RefusalShape): StrapiError => {
  const tag = refusal._tag as RefusalTag;
  const known = ofCall[operation]?.[tag] ?? words[tag];
  return known?.() ?? new StrapiError(refusalStatuses[tag], tag, refusalText(locale, refusal));
};

/** For `catch` around what may refuse. */
export const inStrapisWords =
  (call: Spoken) =>
  (error: unknown): never => {
    throw error instanceof Refused ? strapiErrorOf(call, error.refusal) : error;
  };
