// The address by which an account logs in, changed by an administrator for who has lost the mailbox. [ACC-04] [SES-07]
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import type { EmailAddress, ForbiddenCharacters } from "#kernel/text";
import {
  type EmailInvalid,
  type EmailTooLong,
  type EmailUnchanged,
  type FieldRequired,
  requestedEmailChange,
  usernameAfter,
} from "#shop/customer";
import { AccountBlocked } from "#visitor/session";
import type { AccessRecord } from "./access-changes.ts";
import { reasonOf } from "./customer-changes.ts";
import { LoginAddressTaken, NotForOneself, type ReasonMissing } from "./errors.ts";
import { type JournalEntry, journalEntry } from "./journal.ts";

/** An account with what it logs in by. */
export interface AddressedAccount extends AccessRecord {
  readonly email: string;
  readonly username: string;
}

/** What the account is from then on: its address is unproved until its own link is followed, and nothing that the old one opened stays open. */
export interface LoginAddressSet {
  readonly email: EmailAddress;
  readonly username: string;
  readonly isConfirmed: false;
  readonly endsLogins: true;
  readonly entry: JournalEntry | null;
}

export type LoginAddressRefusal =
  | NotForOneself
  | AccountBlocked
  | ReasonMissing
  | LoginAddressTaken
  | EmailUnchanged
  | EmailInvalid
  | EmailTooLong
  | FieldRequired
  | ForbiddenCharacters;

/** The journal names no address: it is never deleted, and people have theirs deleted. `isFree`: whether no other account has the address, as name or as address. */
export const loginAddressSet = (
  account: AddressedAccount,
  typed: string,
  { by, reason, now }: { readonly by: string; readonly reason: string; readonly now: Instant },
  isFree: (email: EmailAddress) => boolean,
): Result.Result<LoginAddressSet, LoginAddressRefusal> => {
  if (by === account.number) return Result.fail(new NotForOneself());
  if (account.blocked) return Result.fail(new AccountBlocked());
  const given = reasonOf(reason);
  if (Result.isFailure(given)) return Result.fail(given.failure);
  const change = requestedEmailChange(account.email, typed, now);
  if (Result.isFailure(change)) return Result.fail(change.failure);
  const { to } = change.success;
  if (!isFree(to)) return Result.fail(new LoginAddressTaken());
  return Result.succeed({
    email: to,
    username: usernameAfter(account.username, change.success),
    isConfirmed: false,
    endsLogins: true,
    entry: journalEntry(
      { act: "login-address", subject: { kind: "customer", id: account.number }, reason: given.success },
      { newAddress: false },
      { newAddress: true },
    ),
  });
};
