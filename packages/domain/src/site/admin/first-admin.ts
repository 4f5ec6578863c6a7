// The first administrator: made by a command, once, with a password of their own. [ADM-06]
import * as Result from "effect/Result";
import { type EmailAddress, lengthOf, type ForbiddenCharacters } from "#kernel/text";
import { email, type EmailInvalid, type EmailTooLong, type FieldRequired } from "#shop/customer";
import { password, type PasswordTooLong, type PasswordTooShort, writtenPassword } from "#visitor/session";
import { AdminPasswordWeak, FirstAdminExists } from "./errors.ts";
import { adminPasswordLength } from "./limits.ts";

/** What the command was given. */
export interface AdminDraft {
  readonly email: string;
  readonly password: string;
}

export type FirstAdminRefusal =
  | FirstAdminExists
  | AdminPasswordWeak
  | PasswordTooShort
  | PasswordTooLong
  | FieldRequired
  | EmailInvalid
  | EmailTooLong
  | ForbiddenCharacters;

/** The first administrator, where there is none yet; no password is ever made up or taken by default. [ADM-06] */
export const firstAdmin = (
  draft: AdminDraft,
  admins: number,
): Result.Result<AdminDraft & { readonly email: EmailAddress }, FirstAdminRefusal> =>
  admins > 0
    ? Result.fail(new FirstAdminExists())
    : Result.flatMap(
        email(draft.email),
        (address): Result.Result<AdminDraft & { readonly email: EmailAddress }, FirstAdminRefusal> =>
          lengthOf(writtenPassword(draft.password)) < adminPasswordLength ||
          containsName(writtenPassword(draft.password), address)
            ? Result.fail(new AdminPasswordWeak({ minimum: adminPasswordLength }))
            : Result.map(password(draft.password), (chosen) => ({ email: address, password: chosen })),
      );

const containsName = (chosen: string, address: string): boolean => {
  const name = address.split("@")[0]?.toLowerCase() ?? "";
  return name.length > 2 && chosen.toLowerCase().includes(name);
};
