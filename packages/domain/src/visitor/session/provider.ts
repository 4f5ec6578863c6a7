// Login over a provider: only the browser that started one may finish it, and whose account it opens. [SES-05]
import * as Result from "effect/Result";
import { instant, type Instant, minuteMs } from "#kernel/calendar";
import type { EmailAddress } from "#kernel/text";
import type { Locale } from "#visitor/locale";
import { ProviderAddressUnverified, ProviderLoginRefused, RegistrationTaken } from "./errors.ts";
import type { Role } from "./model.ts";
import { nonceLength } from "./limits.ts";

/** A login that this browser started: stored in its nonce cookie until the provider sends it back. [SES-05] */
export interface StartedLogin {
  readonly provider: string;
  /** Unguessable, made by the caller that starts the login. */
  readonly nonce: string;
  readonly startedAt: Instant;
  /** The language of the page on which it was started. */
  readonly locale: Locale;
  /** Where the visitor wanted to go; null for nowhere in particular. */
  readonly returnPath: string | null;
}

/** Name, lifetime and flags of the cookie; Lax, since the browser comes back from another site. */
export const nonceCookie = { name: "login-nonce", minutes: 10, httpOnly: true, sameSite: "Lax" } as const;

/** By which short name addresses, cookies and settings know a provider. */
export const isProviderKey = (name: string): boolean => /^[a-z0-9-]{1,32}$/.test(name);

/** Where a login over a provider starts. [SES-05] */
export const connectPath = (provider: string): string => `/connect/${encodeURIComponent(provider)}`;

/** Where the browser comes back with what the provider's login came to. [SES-05] */
export const returnedPath = (provider: string): string => `/auth/${encodeURIComponent(provider)}/callback`;

/** The cookie of a login that starts now; a nonce that could be guessed is a defect of the caller. */
export const startedLoginCookie = ({ provider, nonce, startedAt, locale, returnPath }: StartedLogin): string => {
  if (!isProviderKey(provider) || !isNonce(nonce))
    throw new RangeError("a login over a provider needs its name and an unguessable nonce");
  return [provider, nonce, startedAt, locale, returnPath ?? ""].join(".");
};

/** The login that this browser started with this provider within the last ten minutes; null for none. [SES-05] */
export const startedLogin = (
  cookie: string | null | undefined,
  provider: string,
  now: Instant,
): StartedLogin | null => {
  const started = readStarted(cookie);
  if (started === null || started.provider !== provider) return null;
  return now >= started.startedAt && now - started.startedAt < nonceCookie.minutes * minuteMs ? started : null;
};

/** What a provider's callback brings along, and what the browser has. */
export interface ProviderReturn {
  readonly provider: string;
  readonly accessToken: string | null | undefined;
  /** The nonce cookie as it was sent. */
  readonly cookie: string | null | undefined;
  /** The nonce that came back with the address, where the provider returns one. */
  readonly state: string | null | undefined;
  /** Whether a session of the content system stands for the token. */
  readonly hasSession?: boolean;
}

/**
 * The login that a return finishes: only where this browser started one with this provider within the last ten minutes.
 * Without that, a link could log another person into an account of the attacker's choice. [SES-05]
 */
export const finishedLogin = (
  back: ProviderReturn,
  now: Instant,
): Result.Result<StartedLogin, ProviderLoginRefused> => {
  const started = startedLogin(back.cookie, back.provider, now);
  const isOwn = back.state === null || back.state === undefined || back.state === started?.nonce;
  const hasProof = (typeof back.accessToken === "string" && back.accessToken !== "") || back.hasSession === true;
  return started !== null && isOwn && hasProof ? Result.succeed(started) : Result.fail(new ProviderLoginRefused());
};

/** What a provider says of who has logged in there. */
export interface ProviderIdentity {
  readonly provider: string;
  /** The person's id there, which never changes and is given to no other person. */
  readonly subject: string;
  readonly email: EmailAddress | null;
  /** Whether the provider has proved that the address is theirs. */
  readonly emailVerified: boolean;
}

/** Whether a provider names a person at all: what is empty, too long or shows no character is the id of no one, or of many (OpenID Connect Core, 2). [SEC4-9] */
export const isSubject = (subject: unknown): subject is string =>
  typeof subject === "string" && /^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}]{1,255}$/u.test(subject);

/** How a login over a provider gets its account: it has one, one is made, or one that has the address is handed over. */
export type ProviderEntry = "own" | "made" | "handed-over";

/**
 * Which account a login over a provider opens. An account is bound by the id of the person there; an address counts only where the provider has proved
 * it. One that was here before is handed over only where the operator lets this provider do so, as a new password by mail would hand it over, and
 * staff's never. [SES-05] [SES-11]
 */
export const providerEntry = (
  { email, emailVerified }: ProviderIdentity,
  known: { readonly isBound: boolean; readonly holder: { readonly role: Role } | null },
  handsOver: boolean,
): Result.Result<ProviderEntry, ProviderAddressUnverified | RegistrationTaken> => {
  if (known.isBound) return Result.succeed("own");
  if (email === null || !emailVerified) return Result.fail(new ProviderAddressUnverified());
  if (known.holder === null) return Result.succeed("made");
  return handsOver && known.holder.role === "customer"
    ? Result.succeed("handed-over")
    : Result.fail(new RegistrationTaken());
};

const readStarted = (cookie: string | null | undefined): StartedLogin | null => {
  const [, provider = "", nonce = "", at = "", locale, path = ""] =
    /^([^.]+)\.([^.]+)\.(\d{1,15})\.(en|de)\.(.*)$/s.exec(cookie ?? "") ?? [];
  if (!isProviderKey(provider) || !isNonce(nonce)) return null;
  return {
    provider,
    nonce,
    startedAt: instant(Number(at)),
    locale: locale as Locale,
    returnPath: path === "" ? null : path,
  };
};

const isNonce = (nonce: string): boolean =>
  /^[\w-]+$/.test(nonce) && nonce.length >= nonceLength.minimum && nonce.length <= nonceLength.maximum;
