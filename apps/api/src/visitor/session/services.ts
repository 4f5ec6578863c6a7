// What the session adds to the services: tokens, and what they say.
import type { IncomingHttpHeaders } from "node:http";
import type { PlatformServices } from "../../platform/services.ts";
import type { Handle } from "../../platform/database/handle.ts";
import type { Passwords } from "./passwords.ts";
import type { ProviderLogins } from "./provider-client.ts";
import type { UserRow } from "./users-store.ts";

/** The verdict on a token: its user; or why it is invalid; or that it is valid in the remote Strapi and linked to no account here. */
export type Verdict =
  | { readonly user: UserRow }
  | { readonly refused: "Missing or invalid credentials" | "Invalid credentials" | "Not linked" };

export interface Tokens {
  readonly sign: (user: UserRow, now: number, device: string) => Promise<string>;
  readonly verify: (handle: Handle, token: string, now: number) => Promise<Verdict>;
  /** Ends a valid token before its expiry; an invalid one is ignored. */
  readonly end: (token: string, now: number) => Promise<void>;
}

export type StaffGuard = (
  user: UserRow,
  call: { readonly headers: IncomingHttpHeaders; readonly operation: string },
) => Promise<void>;

export interface SessionServices extends PlatformServices {
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  /** Refuses what a login of staff may not do now: its second factor is outstanding, or its proof of identity is too old. [SES-07] */
  readonly staffGuard: StaffGuard;
  /** What a logout takes along of an account beside the login: its cart. [SES-03] */
  readonly takenAlong: (customerNumber: string) => Promise<void>;
  /** Logins over other providers; none where a remote Strapi has the accounts. [SES-05] */
  readonly providers: ProviderLogins;
}
