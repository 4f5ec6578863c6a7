// Changes of email addresses that wait for both addresses, one for each account: codes as fingerprints alone. [ACC-04]
import type { EmailAddress } from "@kontor/domain/kernel/text";
import { type Instant, instant } from "@kontor/domain/kernel/calendar";
import type { ConfirmingSide, EmailChange } from "@kontor/domain/shop/customer";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Database, Handle } from "../../platform/database/handle.ts";
import type { Nothing, Tables } from "../../platform/database/tables.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    email_changes: {
      user_id: number;
      from_email: string;
      to_email: string;
      old_hash: string;
      new_hash: string;
      old_confirmed_at: number | null;
      new_confirmed_at: number | null;
      requested_at: number;
      until: number;
      locale: string;
    };
  }
}

type Row = Tables["email_changes"];

export interface StoredEmailChange {
  readonly userId: number;
  readonly change: EmailChange;
  readonly locale: string;
}

const rowOf = (
  { userId, change: { from, to, requestedAt, until, confirmed, ...more }, locale, ...rest }: StoredEmailChange,
  hashes: Readonly<Record<ConfirmingSide, string>>,
): Row => ({
  user_id: userId,
  from_email: from,
  to_email: to,
  old_hash: hashes.old,
  new_hash: hashes.new,
  old_confirmed_at: confirmed.old,
  new_confirmed_at: confirmed.new,
  requested_at: requestedAt,
  until,
  locale,
  ...(more satisfies Nothing),
  ...(rest satisfies Nothing),
});

const ofRow = ({
  user_id,
  from_email,
  to_email,
  old_hash: _,
  new_hash: __,
  old_confirmed_at,
  new_confirmed_at,
  requested_at,
  until,
  locale,
  ...rest
}: Row): StoredEmailChange => ({
  userId: user_id,
  change: {
    from: from_email,
    to: to_email as EmailAddress,
    requestedAt: instant(requested_at),
    until: instant(until),
    confirmed: { old: momentOf(old_confirmed_at), new: momentOf(new_confirmed_at) },
  },
  locale,
  ...(rest satisfies Nothing),
});

const momentOf = (at: number | null): Instant | null => (at === null ? null : instant(at));

/** Stores a change; one from before is replaced, and its codes with it. */
export const storeEmailChange = async (
  handle: Handle,
  stored: StoredEmailChange,
  hashes: Readonly<Record<ConfirmingSide, string>>,
): Promise<void> => {
  const row = rowOf(stored, hashes);
  await handle
    .insertInto("email_changes")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
};

export const emailChangeOf = (handle: Handle, userId: number, now: number): Promise<EmailChange | null> =>
  firstOf(
    handle.selectFrom("email_changes").selectAll().where("user_id", "=", userId).where("until", ">", now),
    (row) => ofRow(row).change,
  );

/** The change that a code belongs to, and whose code it is. */
export const emailChangeByHash = (
  handle: Handle,
  hash: string,
  now: number,
): Promise<(StoredEmailChange & { readonly side: ConfirmingSide }) | null> =>
  firstOf(
    handle
      .selectFrom("email_changes")
      .selectAll()
      .where((eb) => eb.or([eb("old_hash", "=", hash), eb("new_hash", "=", hash)]))
      .where("until", ">", now),
    (row) => ({ ...ofRow(row), side: row.old_hash === hash ? "old" : "new" }),
  );

export const noteConfirmed = async (handle: Handle, userId: number, { confirmed }: EmailChange): Promise<void> => {
  await handle
    .updateTable("email_changes")
    .set({ old_confirmed_at: confirmed.old, new_confirmed_at: confirmed.new })
    .where("user_id", "=", userId)
    .execute();
};

export const dropEmailChange = async (handle: Handle, userId: number): Promise<void> => {
  await handle.deleteFrom("email_changes").where("user_id", "=", userId).execute();
};

/** Those whose time is over. */
export const forgetOldEmailChanges = (database: Database, now: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle.deleteFrom("email_changes").where("until", "<", now).execute();
  });
