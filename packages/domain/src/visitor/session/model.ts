// Who is at the screen: a visitor, a customer, staff. [SES-01…04] [SES-07]

/** Bearer token: an HS256 jwt; scripts in a browser never see it. */
export type Token = string;

/** Who works for the provider: at the door, on texts, on money, with customers, on everything. [DSK-07] */
export const staffRoles = ["ticketing", "editor", "bookkeeping", "support", "admin"] as const;
export const roles = ["visitor", "customer", "reseller", ...staffRoles] as const;
export type Role = (typeof roles)[number];

export interface User {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly confirmed: boolean;
}

/** Token information of the shop; type `user` is a logged-in customer. [SES-04] */
export interface TokenInformation {
  readonly type: "user" | "anonymous";
  readonly role: Role;
  readonly customerNumber: string | null;
}

/** An account as the content system elsewhere names it. */
export interface AccountElsewhere {
  readonly documentId: string;
  readonly email: string;
  /** Whether its address was confirmed there. */
  readonly confirmed: boolean;
  readonly blocked: boolean;
}

/** What waits until the address of an account is confirmed: nothing, its orders, or its login. [SES-06] */
export const confirmationPolicies = ["off", "order", "login"] as const;
export type ConfirmationPolicy = (typeof confirmationPolicies)[number];

/** What a visitor may want to enter; the server guards each. The desk has parts: what is known of customers, requests and letters, money, texts. [SES-07] */
export const areas = [
  "public",
  "summary",
  "account",
  "reseller",
  "ticketing",
  "desk",
  "records",
  "support",
  "books",
  "content",
  "admin",
] as const;
export type Area = (typeof areas)[number];

/** The three ways in that need no login and answer with a jwt. [SES-02] */
export type AnonymousEntry =
  | { readonly by: "login"; readonly identifier: string; readonly password: string }
  | { readonly by: "register"; readonly username: string; readonly email: string; readonly password: string }
  | { readonly by: "reset"; readonly code: string; readonly password: string; readonly passwordRepeat: string };

/** A password that is changed ends every token, and answers with a new one for this frontend alone. [SES-06] */
export interface PasswordChange {
  readonly by: "change";
  readonly current: string;
  readonly password: string;
  readonly passwordRepeat: string;
}

/** The ways to a new jwt. */
export type Entry = AnonymousEntry | PasswordChange;

/** The fields of the forms of an entry. */
export type EntryField = "email" | "current" | "password" | "passwordRepeat";

/** What a way in yields: the jwt, or null where the browser's cookie has taken it already. */
export interface Granted {
  readonly token: Token | null;
}
