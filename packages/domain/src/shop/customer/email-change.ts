// A change of an account's email address: open until both addresses have confirmed it, one of them has objected, or its time is over. [ACC-04]
import * as Result from "effect/Result";
import { type Instant, instant } from "#kernel/calendar";
import { AddressRefused, EmailUnchanged, type EmailInvalid, type EmailTooLong, type FieldRequired } from "./errors.ts";
import type { EmailAddress, ForbiddenCharacters } from "#kernel/text";
import { email } from "./fields.ts";
import { emailChangeTime } from "./limits.ts";

/** The addresses that confirm: the one in use, and the new one. */
export type ConfirmingSide = "old" | "new";

export interface EmailChange {
  readonly from: string;
  readonly to: EmailAddress;
  readonly requestedAt: Instant;
  /** From then on it is as if it had never been requested. */
  readonly until: Instant;
  readonly confirmed: Readonly<Record<ConfirmingSide, Instant | null>>;
}

/** What a customer wants: another address in the form that is stored, in small letters. */
export const requestedEmailChange = (
  from: string,
  typed: string,
  now: Instant,
): Result.Result<EmailChange, EmailUnchanged | EmailInvalid | EmailTooLong | FieldRequired | ForbiddenCharacters> =>
  Result.flatMap(email(typed), (taken) => {
    const to = taken.toLowerCase() as EmailAddress;
    return to === from.toLowerCase()
      ? Result.fail(new EmailUnchanged())
      : Result.succeed({
          from,
          to,
          requestedAt: now,
          until: instant(now + emailChangeTime),
          confirmed: { old: null, new: null },
        });
  });

/** The same where a form wants it: what is wrong with the address is a field of it. */
export const formEmailChange = (
  ...wanted: Parameters<typeof requestedEmailChange>
): Result.Result<EmailChange, EmailUnchanged | AddressRefused> =>
  Result.mapError(requestedEmailChange(...wanted), (refusal) =>
    refusal._tag === "EmailUnchanged" ? refusal : new AddressRefused({ fields: [{ field: "email", refusal }] }),
  );

/** A side that confirms twice has confirmed once. */
export const confirmedBy = (change: EmailChange, side: ConfirmingSide, now: Instant): EmailChange =>
  change.confirmed[side] === null ? { ...change, confirmed: { ...change.confirmed, [side]: now } } : change;

/** Whether the account has the new address from now on. */
export const isEmailChangeComplete = ({ confirmed }: Pick<EmailChange, "confirmed">): boolean =>
  confirmed.old !== null && confirmed.new !== null;

/** A user name that is the address follows it; any other name stays. [SES-02] */
export const usernameAfter = (username: string, { from, to }: Pick<EmailChange, "from" | "to">): string =>
  username.toLowerCase() === from.toLowerCase() ? to : username;
