// A colleague is invited: an account of staff with no password, which its address opens by the link of a letter, once and in time. [ADM-06] [SES-07]
import * as Result from "effect/Result";
import { type Instant, instant } from "#kernel/calendar";
import type { EmailAddress, ForbiddenCharacters } from "#kernel/text";
import { email, type EmailInvalid, type EmailTooLong, type FieldRequired } from "#shop/customer";
import { staffRoles } from "#visitor/session";
import { reasonOf } from "./customer-changes.ts";
import { LoginAddressTaken, type ReasonMissing, RoleNotGiven } from "./errors.ts";
import { type JournalEntry, journalEntry } from "./journal.ts";
import { invitationTime } from "./limits.ts";

/** Roles that one is invited to: who orders makes an account of their own. */
export const invitedRoles = staffRoles;
export type InvitedRole = (typeof invitedRoles)[number];

export interface InvitationDraft {
  readonly email: string;
  readonly role: string;
  readonly reason: string;
}

export interface Invitation {
  readonly email: EmailAddress;
  readonly role: InvitedRole;
  /** From then on the link opens nothing. */
  readonly until: Instant;
  /** What is noted of the account that has this number. The journal names no address: it is never deleted. */
  readonly entry: (number: string) => JournalEntry | null;
}

export type InvitationRefusal =
  | RoleNotGiven
  | ReasonMissing
  | LoginAddressTaken
  | EmailInvalid
  | EmailTooLong
  | FieldRequired
  | ForbiddenCharacters;

/** `isFree`: whether no account has the address. One that is there is given its role on its page, and stays a customer's where it has ordered. */
export const invitation = (
  draft: InvitationDraft,
  now: Instant,
  isFree: (email: EmailAddress) => boolean,
): Result.Result<Invitation, InvitationRefusal> => {
  const role = invitedRoles.find((invited) => invited === draft.role);
  if (role === undefined) return Result.fail(new RoleNotGiven());
  const address = email(draft.email);
  if (Result.isFailure(address)) return Result.fail(address.failure);
  // Logins are found by their address in small letters.
  const to = address.success.toLowerCase() as EmailAddress;
  if (!isFree(to)) return Result.fail(new LoginAddressTaken());
  return Result.map(reasonOf(draft.reason), (reason) => ({
    email: to,
    role,
    until: instant(now + invitationTime),
    entry: (number) =>
      journalEntry({ act: "invited", subject: { kind: "customer", id: number }, reason }, { role: null }, { role }),
  }));
};
