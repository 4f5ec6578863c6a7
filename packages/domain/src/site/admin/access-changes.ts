// What administrators do for who has lost access: the second factor of a colleague is removed, anybody is sent a letter for a new password. [SES-07]
import * as Result from "effect/Result";
import { FactorNotSet } from "#visitor/second-factor";
import { AccountBlocked, isStaff, type Role } from "#visitor/session";
import { reasonOf } from "./customer-changes.ts";
import { NotForOneself, type ReasonMissing } from "./errors.ts";
import { type JournalEntry, journalEntry } from "./journal.ts";

/** An account whose access is reset. */
export interface AccessRecord {
  /** Customer number. */
  readonly number: string;
  readonly role: Role;
  readonly blocked: boolean;
  readonly hasFactor: boolean;
}

/** The second factor of another member of staff is taken away; who has their own at hand removes it themselves. */
export const factorReset = (
  account: AccessRecord,
  { by, reason: typed }: { readonly by: string; readonly reason: string },
): Result.Result<JournalEntry | null, NotForOneself | FactorNotSet | ReasonMissing> => {
  if (by === account.number) return Result.fail(new NotForOneself());
  if (!account.hasFactor || !isStaff(account.role)) return Result.fail(new FactorNotSet());
  return Result.map(reasonOf(typed), (reason) =>
    journalEntry(
      { act: "factor-removed", subject: { kind: "customer", id: account.number }, reason },
      { factor: true },
      { factor: false },
    ),
  );
};

/** A letter with the link for a new password; the password from before is good until then. */
export const accessReset = (
  account: AccessRecord,
  { by, reason: typed }: { readonly by: string; readonly reason: string },
): Result.Result<JournalEntry | null, NotForOneself | AccountBlocked | ReasonMissing> => {
  if (by === account.number) return Result.fail(new NotForOneself());
  if (account.blocked) return Result.fail(new AccountBlocked());
  return Result.map(reasonOf(typed), (reason) =>
    journalEntry(
      { act: "access-letter", subject: { kind: "customer", id: account.number }, reason },
      { letter: false },
      { letter: true },
    ),
  );
};
