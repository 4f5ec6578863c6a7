// Who is at the screen: nobody in particular, a customer, staff. [SES-01…04] [SES-07]

/** Bearer token: an HS256 jwt; scripts in a browser never see it. */
export type Token = string;

export type Role = "visitor" | "customer" | "reseller" | "admin" | "ticketing";

export interface User {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly confirmed: boolean;
}

/** What the shop says of a token; type `user` is a logged-in customer. [SES-04] */
export interface TokenInformation {
  readonly type: "user" | "anonymous";
  readonly role: Role;
  readonly customerNumber: string | null;
}
