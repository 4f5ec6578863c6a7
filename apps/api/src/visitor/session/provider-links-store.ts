// Which account a person at another provider opens: by the id that the provider has for them. [SES-05]
import { createHash } from "node:crypto";
import type { ProviderIdentity } from "@kontor/domain/visitor/session";
import type { Handle } from "../../platform/database/handle.ts";
import type { UserRow } from "./users-store.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    provider_links: { provider: string; subject: string; user_id: number; linked_at: number };
  }
}

type Person = Pick<ProviderIdentity, "provider" | "subject">;

export const userByProvider = (handle: Handle, { provider, subject }: Person): Promise<UserRow | undefined> =>
  handle
    .selectFrom("provider_links")
    .innerJoin("users", "users.id", "provider_links.user_id")
    .selectAll("users")
    .where("provider_links.provider", "=", provider)
    .where("provider_links.subject", "=", subject)
    .executeTakeFirst();

export const linkProvider = async (
  handle: Handle,
  { provider, subject }: Person,
  userId: number,
  now: number,
): Promise<void> => {
  await handle.insertInto("provider_links").values({ provider, subject, user_id: userId, linked_at: now }).execute();
};

/** By what a link is named in lists and addresses: the id of the person there stays between shop and provider. */
const printOf = ({ provider, subject }: Person): string =>
  createHash("sha256").update(`${provider}\n${subject}`).digest("base64url").slice(0, 22);

export const providerLinksOf = async (handle: Handle, userId: number) =>
  (
    await handle
      .selectFrom("provider_links")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("linked_at")
      .orderBy("provider")
      .execute()
  ).map((link) => ({ ...link, id: printOf(link) }));

/** False where the account has no such link. */
export const endProviderLink = async (handle: Handle, userId: number, id: string): Promise<boolean> => {
  const found = (await providerLinksOf(handle, userId)).find((link) => link.id === id);
  if (found === undefined) return false;
  await handle
    .deleteFrom("provider_links")
    .where("provider", "=", found.provider)
    .where("subject", "=", found.subject)
    .where("user_id", "=", userId)
    .execute();
  return true;
};
