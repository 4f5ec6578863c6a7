// The catalogue as it is in the database.
import { createHash, randomUUID } from "node:crypto";
import type { Catalog } from "@kontor/domain/shop/catalog";
import { CategorySchema, ProductSchema } from "@kontor/domain/shop/catalog/codec";
import { EndingSchema } from "@kontor/domain/shop/domain-name/codec";
import type { Handle } from "../../platform/database/handle.ts";
import { listedDeals } from "../deal/store.ts";
import { setMetadata } from "../../platform/database/metadata.ts";
import { cachedByRevision, revisionKey } from "../../platform/database/revision.ts";
import { readableOf, storedAs } from "../../platform/database/stored-json.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    categories: { key: string; position: number; body: string };
    products: { key: string; position: number; sold_out: number; body: string };
    endings: { ending: string; position: number; body: string };
  }
}

const categoryFrom = storedAs("category", CategorySchema);
const productFrom = storedAs("product", ProductSchema);
const endingFrom = storedAs("ending", EndingSchema);

/** The catalogue in force: decoded once for each revision. What is damaged is not sold. */
export const currentCatalog = cachedByRevision(async (handle): Promise<Catalog> => {
  // One after the other: in a transaction they share a connection.
  const categories = await handle.selectFrom("categories").select(["key", "body"]).orderBy("position").execute();
  const products = await handle
    .selectFrom("products")
    .select(["key", "body", "sold_out"])
    .orderBy("position")
    .execute();
  const endings = await handle.selectFrom("endings").select(["ending", "body"]).orderBy("position").execute();
  const sold = {
    categories: readableOf(categories, ({ key, body }) => categoryFrom(body, key)),
    products: readableOf(products, ({ key, body, sold_out }) => ({
      ...productFrom(body, key),
      soldOut: sold_out === 1,
    })),
    endings: readableOf(endings, ({ ending, body }) => endingFrom(body, ending)),
    deals: await listedDeals(handle),
  };
  const version = createHash("sha256").update(JSON.stringify(sold)).digest("hex").slice(0, 16);
  return { version, ...sold };
});

type Written = Omit<Catalog, "version" | "deals">;

/** These and no others. */
export const putCatalog = async (handle: Handle, { categories, products, endings }: Written): Promise<void> => {
  await handle.deleteFrom("categories").execute();
  await handle.deleteFrom("products").execute();
  await handle.deleteFrom("endings").execute();
  for (const [position, category] of categories.entries())
    await handle
      .insertInto("categories")
      .values({ key: category.key, position, body: JSON.stringify(category) })
      .execute();
  for (const [position, product] of products.entries())
    await handle
      .insertInto("products")
      .values({ key: product.key, position, sold_out: product.soldOut ? 1 : 0, body: JSON.stringify(product) })
      .execute();
  for (const [position, ending] of endings.entries())
    await handle
      .insertInto("endings")
      .values({ ending: ending.ending, position, body: JSON.stringify(ending) })
      .execute();
};

/** Says that a product is sold out, or is there again; the catalogue's version changes with it. [PRD-03] */
export const setSoldOut = async (handle: Handle, product: string, isSoldOut: boolean): Promise<void> => {
  await handle
    .updateTable("products")
    .set({ sold_out: isSoldOut ? 1 : 0 })
    .where("key", "=", product)
    .execute();
  await setMetadata(handle, revisionKey, randomUUID());
};
