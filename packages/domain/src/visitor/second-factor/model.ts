// The second factor of staff: a code by time, recovery codes, passkeys; whom the shop asks for one; when a login proved its identity last. [SES-07]
import type { Instant } from "#kernel/calendar";

/** Whom the operator wants to have a second factor: no one, administrators by a request, administrators, all staff. */
export const factorPolicies = ["off", "ask", "admins", "staff"] as const;
export type FactorPolicy = (typeof factorPolicies)[number];

/** What stands between a login by password and the work of staff: nothing, a code, or a second factor that is to be set up first. */
export type StaffStep = "none" | "code" | "set-up";

/** What is known of a login when staff call something. */
export interface StaffLogin {
  readonly hasFactor: boolean;
  /** Whether the second factor was given in this login. */
  readonly isPassed: boolean;
  /** When a password, a code or a key was given last in this login; null where none was, as in one that an earlier version began. [SES-15] */
  readonly provedAt: Instant | null;
}

/** What was typed into the field for a code. */
export type TypedCode =
  | { readonly kind: "time"; readonly code: string }
  | { readonly kind: "recovery"; readonly code: string };

/** What an app on a phone learns of a secret. */
export interface EnrolmentFacts {
  /** The shop's name. */
  readonly issuer: string;
  /** Whose it is: the address of the login. */
  readonly account: string;
  /** In base32. */
  readonly secret: string;
}

/** A second factor as it is stored. */
export interface StoredFactor {
  /** Null where it was sealed with another key: then recovery codes and passkeys are what is left. */
  readonly secret: Uint8Array | null;
  readonly begunAt: Instant;
  /** The print of the login that was shown the secret; null where that was not noted. */
  readonly begunBy: string | null;
  /** Null until a code confirmed that an app has the secret. */
  readonly confirmedAt: Instant | null;
  /** The step of the last code that was taken. */
  readonly lastStep: number;
}
