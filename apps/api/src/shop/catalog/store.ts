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
    /** What left the files and stands in a cart, an order or a contract still, as the files had it last. */
    retired_entries: { kind: "product" | "ending"; key: string; sold_out: number; body: string };
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
    ...(await retiredIn(handle)),
  };
  const version = createHash("sha256").update(JSON.stringify(sold)).digest("hex").slice(0, 16);
  return { version, ...sold };
});

/** Absent where there is nothing of the kind. */
const retiredIn = async (handle: Handle): Promise<Pick<Catalog, "retired">> => {
  const rows = await handle.selectFrom("retired_entries").selectAll().orderBy("kind").orderBy("key").execute();
  if (rows.length === 0) return {};
  const of = (kind: "product" | "ending") => rows.filter((row) => row.kind === kind);
  return {
    retired: {
      products: readableOf(of("product"), ({ key, body, sold_out }) => ({
        ...productFrom(body, key),
        soldOut: Number(sold_out) === 1,
      })),
      endings: readableOf(of("ending"), ({ key, body }) => endingFrom(body, key)),
    },
  };
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
