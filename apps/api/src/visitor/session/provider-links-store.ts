// Which account a person at another provider opens: by the id that the provider has for them. [SES-05]
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
