// How long a code and a proof hold, and how many tries there are. [SES-07] [OPS-08]
import { daySeconds, hourSeconds, minuteMs, minuteSeconds } from "#kernel/calendar";
import type { Limit } from "#kernel/limit";

/** A code stands for so many seconds. */
export const codeSeconds = 30;
export const codeDigits = 6;

/** Codes of so many steps before and after are taken, since clocks differ. */
export const codeDrift = 1;

/** Bytes of a secret, as RFC 4226 recommends them for SHA-1. */
export const secretBytes = 20;

/** A recovery code is so many random bytes: 16 letters, beyond guessing, which need no slow hash. */
export const recoveryBytes = 10;
export const recoveryCodes = 10;

/** A proof of identity is fresh for ten minutes. */
export const proofMs = 10 * minuteMs;

/** A secret that was shown and not confirmed is forgotten after so long. */
export const enrolmentMs = 30 * minuteMs;

/** So long a browser has to answer with a passkey. */
export const passkeyMs = 5 * minuteMs;

/** Passkeys of an account. */
export const mostPasskeys = 10;

/** Tries at a second factor, right or wrong, by account: both limits hold. */
export const factorTries: Limit = { most: 10, seconds: 15 * minuteSeconds };
export const factorTriesADay: Limit = { most: 40, seconds: daySeconds };

/** How often an account may end all its other logins. [ACC-04] [SES-14] */
export const endedLoginsPerHour: Limit = { most: 10, seconds: hourSeconds };
