// Changes of email addresses that wait for both addresses, one for each account: codes as fingerprints alone. [ACC-04]
import type { EmailAddress } from "@kontor/domain/kernel/text";
import { type Instant, instant } from "@kontor/domain/kernel/calendar";
import type { ConfirmingSide, EmailChange } from "@kontor/domain/shop/customer";
import type { Database, Handle } from "../../platform/database/handle.ts";
import type { Tables } from "../../platform/database/tables.ts";

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

const changeFrom = (row: Row): EmailChange => ({
  from: row.from_email,
  to: row.to_email as EmailAddress,
  requestedAt: instant(row.requested_at),
  until: instant(row.until),
  confirmed: { old: momentOf(row.old_confirmed_at), new: momentOf(row.new_confirmed_at) },
});

const momentOf = (at: number | null): Instant | null => (at === null ? null : instant(at));

export interface StoredEmailChange {
  readonly userId: number;
  readonly change: EmailChange;
  readonly locale: string;
}

/** Stores a change; one from before is replaced, and its codes with it. */
export const storeEmailChange = async (
  handle: Handle,
  { userId, change, locale }: StoredEmailChange,
  hashes: Readonly<Record<ConfirmingSide, string>>,
): Promise<void> => {
  const row = {
    from_email: change.from,
    to_email: change.to,
    old_hash: hashes.old,
    new_hash: hashes.new,
    old_confirmed_at: change.confirmed.old,
    new_confirmed_at: change.confirmed.new,
    requested_at: change.requestedAt,
    until: change.until,
    locale,
  };
  await handle
    .insertInto("email_changes")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
};

export const emailChangeOf = async (handle: Handle, userId: number, now: number): Promise<EmailChange | null> => {
  const row = await handle
    .selectFrom("email_changes")
    .selectAll()
    .where("user_id", "=", userId)
    .where("until", ">", now)
    .executeTakeFirst();
  return row === undefined ? null : changeFrom(row);
};

/** The change that a code belongs to, and whose code it is. */
export const emailChangeByHash = async (
  handle: Handle,
  hash: string,
  now: number,
): Promise<(StoredEmailChange & { readonly side: ConfirmingSide }) | null> => {
  const row = await handle
    .selectFrom("email_changes")
    .selectAll()
    .where((eb) => eb.or([eb("old_hash", "=", hash), eb("new_hash", "=", hash)]))
    .where("until", ">", now)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { userId: row.user_id, change: changeFrom(row), locale: row.locale, side: row.old_hash === hash ? "old" : "new" };
};

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
