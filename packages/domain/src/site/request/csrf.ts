// Against forged requests: which are checked, what is missing or wrong, when a fresh token is worth one more try. [FRM-06]
import { CsrfCookieMissing, type CsrfRefusal, CsrfTokenInvalid, CsrfTokenMissing } from "./errors.ts";

/** The methods that change something. [FRM-06] */
export const isForgeable = (method: string): boolean => ["POST", "PUT", "PATCH", "DELETE"].includes(method.toUpperCase());

/** What a request brings along. */
export interface CsrfEvidence {
  readonly method: string;
  /** The secret in the HttpOnly cookie. */
  readonly secret: string | null | undefined;
  /** The header whose name comes from configuration; its token was read from the page's meta tag. */
  readonly token: string | null | undefined;
}

/** Platform ability: whether a token was made of a secret, compared in constant time. */
export type IsTokenOf = (secret: string, token: string) => boolean;

/** Why a request is refused, each reason told apart; null where it may pass. [FRM-06] */
export const csrfRefusal = ({ method, secret, token }: CsrfEvidence, isTokenOf: IsTokenOf): CsrfRefusal | null => {
  if (!isForgeable(method)) return null;
  if (!secret) return new CsrfCookieMissing();
  if (!token) return new CsrfTokenMissing();
  return isTokenOf(secret, token) ? null : new CsrfTokenInvalid();
};

/** Whether a client tries again with a fresh token: once, and only where the token was the reason. [FRM-06] */
export const wantsFreshToken = (refusal: { readonly _tag: string }, attempts: number): boolean =>
  attempts === 1 && ["CsrfCookieMissing", "CsrfTokenMissing", "CsrfTokenInvalid"].includes(refusal._tag);
