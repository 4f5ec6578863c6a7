// Against forged requests: which are checked, what is missing or wrong, when a fresh token is worth one more try (decision 14). [FRM-06]
import { CrossSiteRequest, CsrfCookieMissing, type CsrfRefusal, CsrfTokenInvalid, CsrfTokenMissing } from "./errors.ts";

/** The header of an answer that ended the secret, as a login and a logout do: the token that a page holds is worth nothing any more. [FRM-06] */
export const tokenEndedHeader = "csrf-ended";

/** The methods that change something. [FRM-06] */
export const isForgeable = (method: string): boolean =>
  ["POST", "PUT", "PATCH", "DELETE"].includes(method.toUpperCase());

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

/** Why a request is refused, each reason with its name; null where it may pass. [FRM-06] */
export const csrfRefusal = ({ method, secret, token }: CsrfEvidence, isTokenOf: IsTokenOf): CsrfRefusal | null => {
  if (!isForgeable(method)) return null;
  if (!secret) return new CsrfCookieMissing();
  if (!token) return new CsrfTokenMissing();
  return isTokenOf(secret, token) ? null : new CsrfTokenInvalid();
};

/** A browser's headers about the origin of a request, which no script can write. */
export interface OriginEvidence {
  readonly method: string;
  /** `Sec-Fetch-Site`. */
  readonly site: string | null | undefined;
  /** `Origin`. */
  readonly origin: string | null | undefined;
  /** The origins under which this shop is reached. */
  readonly own: readonly string[];
  /** Whether silence is no answer: a form that carries cookies and no token has to show where it comes from. */
  readonly needsProof: boolean;
}

/** The origins under which a shop is reached: over https that of its address alone, since `http://` of the same host may be anybody's on the way; else also the host that a request names. [FRM-06] [SEC2-12] */
export const ownOrigins = (shop: string, host: string | undefined): readonly string[] =>
  shop.startsWith("https://") || host === undefined ? [shop] : [shop, `http://${host}`, `https://${host}`];

/** The second gate: why a request is taken for another site's; null where it may pass. [FRM-06] */
export const crossSiteRefusal = ({
  method,
  site,
  origin,
  own,
  needsProof,
}: OriginEvidence): CrossSiteRequest | null => {
  if (!isForgeable(method)) return null;
  const isOwn = site ? site === "same-origin" || site === "none" : origin ? own.includes(origin) : !needsProof;
  return isOwn ? null : new CrossSiteRequest();
};

/** Whether a client tries again with a fresh token: once, and only where the token was the reason. [FRM-06] */
export const wantsFreshToken = (refusal: { readonly _tag: string }, attempts: number): boolean =>
  attempts === 1 && ["CsrfCookieMissing", "CsrfTokenMissing", "CsrfTokenInvalid"].includes(refusal._tag);

/** Whether a frontend of another origin may call, by a bearer of its own and never by cookies: the operator lists them whole. [PKG-06] */
export const isOpenOrigin = (origin: string | undefined, listed: readonly string[]): boolean =>
  origin !== undefined && listed.includes(origin);
