// What a failed account call is called where a page shows it again: its tag, as a parameter of an address. [SES-05] [SES-06]
import type { Problem } from "@kontor/adapters/client";

/** How the content system words what has a name of its own here; the first that fits. */
const worded: readonly (readonly [RegExp, string])[] = [
  [/most common passwords/, "PasswordCommon"],
  [/email is not confirmed/i, "EmailUnconfirmed"],
  [/blocked by an administrator/i, "AccountBlocked"],
  [/completed provider session/i, "ProviderLoginRefused"],
  [/Email was not available/i, "ProviderAddressUnverified"],
  [/already taken/i, "RegistrationTaken"],
];

/** `otherwise` is what any other refusal of the form means. */
export const accountProblem = (
  { status, retryAfter, body }: Problem,
  otherwise: string,
): Readonly<Record<string, string>> => {
  if (status === 429) return { problem: "TooManyAttempts", wait: String(retryAfter ?? 60) };
  if (status === 0 || status >= 500) return { problem: "UnknownError" };
  const text = JSON.stringify(body);
  const named = worded.find(([wording]) => wording.test(text))?.[1];
  if (named !== undefined) return { problem: named };
  return { problem: status === 401 || status === 403 ? "TokenMissing" : otherwise };
};
