// The provider's name, address and texts, as they are in the database.
import type { Handle } from "../database/handle.ts";
import { cachedByRevision } from "../database/revision.ts";
import { differingFields } from "../database/differing-fields.ts";
import { storedAs } from "../database/stored-json.ts";
import { type Site, SiteSchema } from "./provider.ts";

declare module "../database/tables.ts" {
  interface Tables {
    documents: { key: string; body: string };
  }
}

const siteFrom = storedAs("site", SiteSchema);

/** Name, address and texts of the provider. */
export const siteTexts = cachedByRevision(async (handle): Promise<Site> => {
  const row = await handle.selectFrom("documents").select("body").where("key", "=", "site").executeTakeFirst();
  if (row === undefined) throw new Error("the provider's texts are not in the database");
  return siteFrom(row.body);
});

/** The facts and texts that are others than before, by name. */
export const putSiteTexts = async (handle: Handle, site: Site): Promise<readonly string[]> => {
  const body = JSON.stringify(site);
  const row = await handle.selectFrom("documents").select("body").where("key", "=", "site").executeTakeFirst();
  if (row?.body === body) return [];
  await handle
    .insertInto("documents")
    .values({ key: "site", body })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ body }))
    .execute();
  return row === undefined ? Object.keys(site) : differingFields(row.body, body);
};
