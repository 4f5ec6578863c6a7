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

/** These and no others. */
export const putAddressCountries = async (handle: Handle, countries: readonly string[]): Promise<void> => {
  await handle.deleteFrom("countries").execute();
  for (const iso of countries) await handle.insertInto("countries").values({ iso }).execute();
};
