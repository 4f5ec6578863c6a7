// The accounts: one identity for shop and content calls, keyed by id, found by name or email. [SES-11]
import { firstCustomerNumber } from "@kontor/domain/site/admin";
import { wordsOf } from "@kontor/domain/site/desk";
import { randomBytes } from "node:crypto";
import type { EmailAddress } from "@kontor/domain/kernel/text";
import { type CodeKind, confirmationLinkTime, firstGeneration } from "@kontor/domain/visitor/session";
import type { Handle } from "../../platform/database/handle.ts";
import { nextNumber } from "../../platform/database/metadata.ts";
import { nextSentNumber } from "../../platform/database/numbers.ts";
import { replaceWords } from "../../platform/database/words.ts";
import { addSomeNameKeys, holderOf, storeNameKey } from "./account-names-store.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `name_key` is null for as long as an account from before, or of a process of the version before, has none. */
    users: UserRow & { name_key: string | null };
    single_sign_keys: { key_hash: string; user_id: number; expires_at: number };
  }
}

export interface UserRow {
  id: number;
  document_id: string;
  customer_number: string;
  username: string;
  email: string;
  password_hash: string;
  role: string;
  confirmed: number;
  blocked: number;
  /** Tokens of versions that knew no generations are not valid where they were issued before this second. */
  tokens_from: number;
  /** Raised by whatever takes the account back: no login of an earlier one counts. */
  generation: number;
  reset_hash: string | null;
  reset_until: number | null;
  confirmation_hash: string | null;
  confirmation_until: number | null;
  /** By what it was made: `local`, or the provider of its first login. */
  provider: string;
  created_at: number;
  updated_at: number;
}

/** By email, which is stored in lower case, or by username as it was given. Where a name is another account's address, the address wins. */
export const userByIdentifier = (handle: Handle, identifier: string): Promise<UserRow | undefined> =>
  handle
    .selectFrom("users")
    .selectAll()
    .where((eb) => eb.or([eb("email", "=", identifier.toLowerCase()), eb("username", "=", identifier)]))
    .orderBy((eb) => eb.case().when("email", "=", identifier.toLowerCase()).then(0).else(1).end())
    .executeTakeFirst();

/** By the id that Strapi gives; the account of a remote Strapi is bound by it. */
export const userByDocumentId = (handle: Handle, documentId: string): Promise<UserRow | undefined> =>
  handle.selectFrom("users").selectAll().where("document_id", "=", documentId).executeTakeFirst();

export const userByEmail = (handle: Handle, email: string): Promise<UserRow | undefined> =>
  handle.selectFrom("users").selectAll().where("email", "=", email.toLowerCase()).executeTakeFirst();

/** Whether no other account has an address, as its address or as its name. */
export const isAddressFree = async (handle: Handle, email: EmailAddress, own: number): Promise<boolean> =>
  (await handle
    .selectFrom("users")
    .select("id")
    .where((eb) => eb.or([eb("email", "=", email), eb("username", "=", email)]))
    .where("id", "<>", own)
    .executeTakeFirst()) === undefined;

export const userById = (handle: Handle, id: number): Promise<UserRow | undefined> =>
  handle.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();

export const userByResetHash = (handle: Handle, hash: string, now: number): Promise<UserRow | undefined> =>
  handle
    .selectFrom("users")
    .selectAll()
    .where("reset_hash", "=", hash)
    .where("reset_until", ">", now)
    .executeTakeFirst();

export interface NewUser {
  readonly username: string;
  readonly email: EmailAddress;
  /** Empty for an account that has none: no password is right. */
  readonly passwordHash: string;
  readonly now: number;
  readonly provider?: string;
  /** Whether the address counts as confirmed. */
  readonly isConfirmed?: boolean;
}

/** What staff find an account by. [ADM-01] */
export const wordsOfUser = ({ customer_number: number, email }: Pick<UserRow, "customer_number" | "email">) =>
  wordsOf("users", { number, email });

const storeWords = (handle: Handle, row: UserRow): Promise<void> =>
  replaceWords(handle, "users", row.customer_number, wordsOfUser(row));

/** Adds an account; undefined when name or email is taken. */
export const addUser = async (
  handle: Handle,
  { username, email, passwordHash, now, provider = "local", isConfirmed = true }: NewUser,
): Promise<UserRow | undefined> => {
  // What a process of the version before has added meanwhile.
  while (await addSomeNameKeys(handle));
  if ((await holderOf(handle, { username, email })) !== undefined) return undefined;
  const row: UserRow = {
    id: await nextNumber(handle, "user"),
    document_id: randomBytes(16).toString("hex").slice(0, 24),
    customer_number: String(await nextSentNumber(handle, "customer", firstCustomerNumber)),
    username,
    email,
    password_hash: passwordHash,
    role: "customer",
    confirmed: isConfirmed ? 1 : 0,
    blocked: 0,
    tokens_from: 0,
    generation: firstGeneration,
    reset_hash: null,
    reset_until: null,
    confirmation_hash: null,
    confirmation_until: null,
    provider,
    created_at: now,
    updated_at: now,
  };
  await handle.insertInto("users").values(row).execute();
  await storeNameKey(handle, row.id, username);
  await storeWords(handle, row);
  return row;
};

/** Uses the code of a letter up; of those who come with one at once, the first. */
export const spendCode = async (
  handle: Handle,
  kind: CodeKind,
  hash: string,
  now: number,
): Promise<UserRow | undefined> =>
  kind === "reset"
    ? handle
        .updateTable("users")
        .set({ reset_hash: null, reset_until: null })
        .where("reset_hash", "=", hash)
        .where("reset_until", ">", now)
        .returningAll()
        .executeTakeFirst()
    : handle
        .updateTable("users")
        .set({ confirmation_hash: null, confirmation_until: null })
        .where("confirmation_hash", "=", hash)
        // What a process of an earlier version sent has no end of its own: it is good as long after the registration.
        .where((eb) => eb(eb.fn.coalesce("confirmation_until", eb("created_at", "+", confirmationLinkTime)), ">", now))
        .returningAll()
        .executeTakeFirst();

export const changeUser = async (
  handle: Handle,
  id: number,
  change: Partial<Omit<UserRow, "id" | "email"> & { readonly email: EmailAddress }>,
): Promise<UserRow | undefined> => {
  const changed = await handle.updateTable("users").set(change).where("id", "=", id).returningAll().executeTakeFirst();
  if (changed !== undefined && change.username !== undefined) await storeNameKey(handle, id, changed.username);
  if (changed !== undefined && change.email !== undefined) await storeWords(handle, changed);
  return changed;
};

/** Keeps the hash of a single-sign key; old ones go. */
export const keepSingleSignKey = async (
  handle: Handle,
  keyHash: string,
  userId: number,
  now: number,
  expiresAt: number,
): Promise<void> => {
  await handle.deleteFrom("single_sign_keys").where("expires_at", "<", now).execute();
  await handle
    .insertInto("single_sign_keys")
    .values({ key_hash: keyHash, user_id: userId, expires_at: expiresAt })
    .execute();
};
