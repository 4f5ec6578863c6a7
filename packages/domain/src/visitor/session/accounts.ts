// Accounts as the shop that has them sees them: what each act does to one, wherever it is stored. [SES-02] [SES-05] [SES-06] [SES-11]
import * as Result from "effect/Result";
import { type Instant, instant } from "#kernel/calendar";
import type { EmailAddress } from "#kernel/text";
import { AccountBlocked, type EmailUnconfirmed } from "./errors.ts";
import { confirmationLinkTime, resetLinkTime } from "./limits.ts";
import type { ConfirmationPolicy, Role } from "./model.ts";
import { confirmedFor } from "./rules.ts";

export interface Account {
  readonly id: number;
  readonly documentId: string;
  /** The customer number; staff have one, too. */
  readonly number: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly isConfirmed: boolean;
  readonly isBlocked: boolean;
  /** By what it was made: `local`, `invitation`, or the provider of its first login. */
  readonly origin: string;
  /** Empty where there is none: no password is right. */
  readonly passwordHash: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** What an account is made by that waits for the colleague who was invited; once they have chosen a password, it is one of ours. */
export const invitedBy = "invitation";

export interface NewAccount {
  readonly username: string;
  readonly email: EmailAddress;
  readonly passwordHash: string;
  readonly origin: string;
  readonly isConfirmed: boolean;
}

export type AccountChange = Partial<
  Pick<Account, "username" | "role" | "isConfirmed" | "isBlocked" | "origin" | "passwordHash"> & {
    readonly email: EmailAddress;
  }
>;

/** What the code in a letter is for: a new password, or the word that the address is right. */
export type CodeKind = "reset" | "confirmation";

/** Until when a code is good that is sent now. [SES-06] */
export const codeUntil = (kind: CodeKind, now: Instant): Instant =>
  instant(now + (kind === "reset" ? resetLinkTime : confirmationLinkTime));

/** Whether a request without a login brings a letter with a code. An invitation ends by its time: its address alone brings no other link. [SES-06] [ADM-06] */
export const mayHaveCode = (
  kind: CodeKind,
  { isBlocked, isConfirmed, origin }: Pick<Account, "isBlocked" | "isConfirmed" | "origin">,
): boolean => !isBlocked && (kind === "reset" ? origin !== invitedBy : !isConfirmed);

/** What a right password opens: nothing where logins wait for the address, or staff have closed the account. [SES-02] [SES-06] */
export const openedBy = <A extends Pick<Account, "isBlocked" | "isConfirmed">>(
  account: A,
  policy: ConfirmationPolicy,
): Result.Result<A, EmailUnconfirmed | AccountBlocked> =>
  Result.flatMap(confirmedFor("login", policy, account.isConfirmed), () =>
    account.isBlocked ? Result.fail(new AccountBlocked()) : Result.succeed(account),
  );

/** A password that was set by the code of a letter: that letter confirms the address, too, and opens an invitation. [SES-06] [ADM-06] */
export const afterReset = (account: Pick<Account, "origin">, passwordHash: string): AccountChange => ({
  passwordHash,
  isConfirmed: true,
  ...(account.origin === invitedBy ? { origin: "local" } : {}),
});
