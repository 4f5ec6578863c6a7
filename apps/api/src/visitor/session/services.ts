// What the session adds to the services: tokens, and what they say.
import type { IncomingHttpHeaders } from "node:http";
import type { ProvedNow } from "@kontor/domain/visitor/session";
import type { PlatformServices } from "../../platform/services.ts";
import type { Handle } from "../../platform/database/handle.ts";
import type { EndedLogin } from "./ended-tokens-store.ts";
import type { Passwords } from "./passwords.ts";
import type { ProviderLogins } from "./provider-client.ts";
import type { UserRow } from "./users-store.ts";

/** The verdict on a token: its user, and the print of its login; or why it is invalid; or that it is valid in the remote Strapi and linked to no account here. */
export type Verdict =
  | { readonly user: UserRow; readonly print: string }
  | { readonly refused: "Missing or invalid credentials" | "Invalid credentials" }
  | { readonly refused: "Not linked"; readonly login: EndedLogin };

export interface Tokens {
  /** Notes a login of the account as it is in this transaction, and makes its token. */
  readonly begin: (
    handle: Handle,
    user: UserRow,
    login: { readonly now: number; readonly device: string; readonly proved: ProvedNow },
  ) => Promise<string>;
  readonly verify: (handle: Handle, token: string, now: number) => Promise<Verdict>;
  /** By what the login of a token is known; null where the token is none. What it may do, `verify` says. */
  readonly printOf: (token: string, now: number) => Promise<string | null>;
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
  readonly takenAlong: (handle: Handle, customerNumber: string) => Promise<void>;
  /** Logins over other providers; none where a remote Strapi has the accounts. [SES-05] */
  readonly providers: ProviderLogins;
}
