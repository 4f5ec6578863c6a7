// The countries in which customers may live, as they are in the database.
import type { Handle } from "../../platform/database/handle.ts";
import { cachedByRevision } from "../../platform/database/revision.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    countries: { iso: string };
  }
}

export const addressCountries = cachedByRevision(
  async (handle): Promise<readonly string[]> =>
    (await handle.selectFrom("countries").select("iso").orderBy("iso").execute()).map(({ iso }) => iso),
);

export interface RenewedCountries {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** These and no others. */
export const putAddressCountries = async (handle: Handle, countries: readonly string[]): Promise<RenewedCountries> => {
  const stored = (await handle.selectFrom("countries").select("iso").execute()).map(({ iso }) => iso);
  const removed = stored.filter((iso) => !countries.includes(iso));
  const added = countries.filter((iso) => !stored.includes(iso));
  if (removed.length > 0) await handle.deleteFrom("countries").where("iso", "in", removed).execute();
  for (const iso of added) await handle.insertInto("countries").values({ iso }).execute();
  return { added, removed };
};
