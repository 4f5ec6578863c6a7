// The catalogue, the VAT rates, the countries and the provider's texts, as they are in the database.
import { createHash, randomUUID } from "node:crypto";
import type { VatRate } from "@kontor/domain/shop/vat";
import type { Catalog, Category, Product } from "@kontor/domain/shop/catalog";
import { CategorySchema, EndingSchema, ProductSchema } from "@kontor/domain/shop/catalog/codec";
import type { Ending } from "@kontor/domain/shop/domain-name";
import type { Handle } from "../platform/database/handle.ts";
import { listedDeals } from "./deals.ts";
import { markOf, setMark } from "../platform/database/metadata.ts";
import { andThen, type Soon } from "../platform/database/maybe-async.ts";
import { asItIs, readableOf, storedAs } from "../platform/database/stored-json.ts";
import { type Site, SiteSchema } from "../platform/provider/provider.ts";

/** Bumped with every change of what is sold, at what rates, by whom; readers compare it instead of reading everything. */
export const catalogMark = "catalog-revision";

/** The revision in force; null before there is anything. */
export const revisionOf = (handle: Handle): Soon<string | null> => markOf(handle, catalogMark);

/** Reads by the revision that its caller found already in the same transaction, else by the one that it finds itself. */
type ByRevision<A> = (handle: Handle, found?: Soon<string | null>) => Soon<A>;

/** What is read once for each revision of the catalogue, and who reads it is told the same again. */
const keptForRevision = <A>(read: (handle: Handle) => Promise<A>): ByRevision<A> => {
  const kept: { now: { readonly revision: string; readonly value: A } | null } = { now: null };
  const readAgain = async (handle: Handle, revision: string | null): Promise<A> => {
    const value = await read(handle);
    kept.now = revision === null ? null : { revision, value };
    return value;
  };
  return (handle, found = revisionOf(handle)) =>
    andThen(found, (revision) => (kept.now !== null && kept.now.revision === revision ? kept.now.value : readAgain(handle, revision)));
};

const categoryFrom = storedAs<Category>("category", [asItIs(CategorySchema)]);
const productFrom = storedAs<Product>("product", [asItIs(ProductSchema)]);
const endingFrom = storedAs<Ending>("ending", [asItIs(EndingSchema)]);
const siteFrom = storedAs<Site>("site", [asItIs(SiteSchema)]);

/** The catalogue in force: decoded once for each revision. What is damaged is not sold. */
export const currentCatalog = keptForRevision(async (handle): Promise<Catalog> => {
  // One after the other: in a transaction they share a connection.
  const categories = await handle.selectFrom("categories").select(["key", "body"]).orderBy("position").execute();
  const products = await handle.selectFrom("products").select(["key", "body", "sold_out"]).orderBy("position").execute();
  const endings = await handle.selectFrom("endings").select(["ending", "body"]).orderBy("position").execute();
  const sold = {
    categories: readableOf(categories, ({ key, body }) => categoryFrom(body, key)),
    products: readableOf(products, ({ key, body, sold_out }) => ({ ...productFrom(body, key), soldOut: sold_out === 1 })),
    endings: readableOf(endings, ({ ending, body }) => endingFrom(body, ending)),
    deals: await listedDeals(handle),
  };
  const version = createHash("sha256").update(JSON.stringify(sold)).digest("hex").slice(0, 16);
  return { version, ...sold };
});

/** Says that a product is sold out, or is there again; the catalogue's version changes with it. [PRD-03] */
export const setSoldOut = async (handle: Handle, product: string, isSoldOut: boolean): Promise<void> => {
  await handle
    .updateTable("products")
    .set({ sold_out: isSoldOut ? 1 : 0 })
    .where("key", "=", product)
    .execute();
  await setMark(handle, catalogMark, randomUUID());
};

export const vatRates = keptForRevision(
  async (handle): Promise<readonly VatRate[]> =>
    (await handle.selectFrom("vat_rates").selectAll().execute()).map(
      ({ country, rate, valid_from, valid_until }) => ({ country, rate, from: valid_from, until: valid_until }) as VatRate,
    ),
);

export const addressCountries = keptForRevision(
  async (handle): Promise<readonly string[]> =>
    (await handle.selectFrom("countries").select("iso").orderBy("iso").execute()).map(({ iso }) => iso),
);

/** Name, address and texts of the provider. */
export const siteTexts = keptForRevision(async (handle): Promise<Site> => {
  const row = await handle.selectFrom("documents").select("body").where("key", "=", "site").executeTakeFirst();
  if (row === undefined) throw new Error("the provider's texts are not in the database");
  return siteFrom(row.body);
});
