// Login over a provider: only the browser that started one may finish it. [SES-05]
import * as Result from "effect/Result";
import { instant, type Instant } from "#kernel/calendar";
import { ProviderLoginRefused } from "./errors.ts";

/** A login that this browser started: stored in its nonce cookie until the provider sends it back. [SES-05] */
export interface StartedLogin {
  readonly provider: string;
  /** Unguessable, made by the caller that starts the login. */
  readonly nonce: string;
  readonly startedAt: Instant;
}

/** Name, lifetime and flags of the cookie; Lax, since the browser comes back from another site. */
export const nonceCookie = { name: "login-nonce", minutes: 10, httpOnly: true, sameSite: "Lax" } as const;

/** Shorter nonces could be guessed. */
export const nonceLength = { minimum: 22, maximum: 128 } as const;

/** Where a login over a provider starts. [SES-05] */
export const connectPath = (provider: string): string => `/connect/${encodeURIComponent(provider)}`;

/** The cookie of a login that starts now; a nonce that could be guessed is a defect of the caller. */
export const startedLoginCookie = ({ provider, nonce, startedAt }: StartedLogin): string => {
  if (!isProvider(provider) || !isNonce(nonce)) throw new RangeError("a login over a provider needs its name and an unguessable nonce");
  return [provider, nonce, startedAt].join(".");
};

/** What a provider's callback brings along, and what the browser has. */
export interface ProviderReturn {
  readonly provider: string;
  readonly accessToken: string | null | undefined;
  /** The nonce cookie as it was sent. */
  readonly cookie: string | null | undefined;
  /** The nonce that came back with the address, where the provider returns one. */
  readonly state: string | null | undefined;
}

/**
 * The token to be exchanged for a jwt: only where this browser started a login with this provider within the last ten minutes.
 * Without that, a link could log another person into an account of the attacker's choice. [SES-05]
 */
export const finishedLogin = (back: ProviderReturn, now: Instant): Result.Result<string, ProviderLoginRefused> => {
  const started = readStarted(back.cookie);
  const isOwn =
    started !== null &&
    started.provider === back.provider &&
    now >= started.startedAt &&
    now - started.startedAt < nonceCookie.minutes * 60_000 &&
    (back.state === null || back.state === undefined || back.state === started.nonce);
  return isOwn && typeof back.accessToken === "string" && back.accessToken !== ""
    ? Result.succeed(back.accessToken)
    : Result.fail(new ProviderLoginRefused());
};

const readStarted = (cookie: string | null | undefined): StartedLogin | null => {
  const [, provider = "", nonce = "", at = ""] = /^([^.]+)\.([^.]+)\.(\d{1,15})$/.exec(cookie ?? "") ?? [];
  return isProvider(provider) && isNonce(nonce) ? { provider, nonce, startedAt: instant(Number(at)) } : null;
};

const isProvider = (name: string): boolean => /^[a-z0-9-]{1,32}$/.test(name);

const isNonce = (nonce: string): boolean =>
  /^[\w-]+$/.test(nonce) && nonce.length >= nonceLength.minimum && nonce.length <= nonceLength.maximum;
