// Under which key the name of an account stands: what differs in case, width or form alone is one name, and names from before go on side by side. [SES-02]
import type { EmailAddress } from "@kontor/domain/kernel/text";
import { nameKey } from "@kontor/domain/visitor/session";
import type { Database, Handle } from "../../platform/database/handle.ts";

/** Of several accounts from before with one name the first has the key, the others one that no name has. */
const keyFor = async (handle: Handle, id: number, username: string): Promise<string> => {
  const key = nameKey(username);
  const holder = await handle
    .selectFrom("users")
    .select("id")
    .where("name_key", "=", key)
    .where("id", "<>", id)
    .executeTakeFirst();
  return holder === undefined ? key : `${key}\n${id}`;
};

/** Puts an account's name, as it is now, under its key. */
export const storeNameKey = async (handle: Handle, id: number, username: string): Promise<void> => {
  await handle
    .updateTable("users")
    .set({ name_key: await keyFor(handle, id, username) })
    .where("id", "=", id)
    .execute();
};

/** The account that has an address or a name already, as it was typed or by its key. */
export const holderOf = (
  handle: Handle,
  { username, email }: { readonly username: string; readonly email: EmailAddress },
): Promise<{ readonly username: string; readonly email: string } | undefined> =>
  handle
    .selectFrom("users")
    .select(["username", "email"])
    .where((eb) =>
      eb.or([
        eb("email", "in", [email, username.toLowerCase()]),
        eb("username", "in", [username, email]),
        eb("name_key", "in", [nameKey(username), nameKey(email)]),
      ]),
    )
    .executeTakeFirst();

const atOnce = 200;

/** Gives their keys to some of the accounts without one; whether there may be more. */
export const addSomeNameKeys = async (handle: Handle): Promise<boolean> => {
  const rows = await handle
    .selectFrom("users")
    .select(["id", "username"])
    .where("name_key", "is", null)
    .orderBy("id")
    .limit(atOnce)
    .execute();
  for (const { id, username } of rows) await storeNameKey(handle, id, username);
  return rows.length === atOnce;
};

/** Accounts from before there were keys get theirs when the shop starts. */
export const addMissingNameKeys = async (database: Database): Promise<void> => {
  while (await database.inTransaction(addSomeNameKeys));
};
