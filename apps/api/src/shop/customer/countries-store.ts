// The countries in which customers may live, as they are in the database.
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
