// The catalogue, the VAT rates, the countries and the provider's texts, as they are in the database.
import { createHash, randomUUID } from "node:crypto";
import type { VatRate } from "@kontor/domain/shop/vat";
import type { Catalog, Category, Product } from "@kontor/domain/shop/catalog";
import type { Ending } from "@kontor/domain/shop/domain-name";
import type { Handle } from "./database.ts";
import { markOf, setMark } from "./marks.ts";
import { ready } from "./ready.ts";
import type { Site } from "../seed/site.ts";

/** Bumped with every change of what is sold; readers compare it instead of reading everything. */
export const catalogMark = "catalog-revision";

const kept: { revision: string | null; catalog: Catalog | null } = { revision: null, catalog: null };

/** The catalogue in force. Read once for each revision. */
export const currentCatalog = async (handle: Handle): Promise<Catalog> => {
  const revision = await markOf(handle, catalogMark);
  if (revision !== null && kept.revision === revision && kept.catalog !== null) return kept.catalog;
  // One after the other: in a transaction they share a connection.
  const categories = await handle.selectFrom("categories").select("body").orderBy("position").execute();
  const products = await handle.selectFrom("products").select(["body", "sold_out"]).orderBy("position").execute();
  const endings = await handle.selectFrom("endings").select("body").orderBy("position").execute();
  const sold = {
    categories: categories.map(({ body }) => JSON.parse(body) as Category),
    products: products.map(({ body, sold_out }) => ({ ...(JSON.parse(body) as Product), soldOut: sold_out === 1 })),
    endings: endings.map(({ body }) => JSON.parse(body) as Ending),
  };
  const version = createHash("sha256").update(JSON.stringify(sold)).digest("hex").slice(0, 16);
  const catalog: Catalog = { version, ...sold };
  Object.assign(kept, { revision, catalog });
  return catalog;
};

/** Says that a product is sold out, or is there again; the catalogue's version changes with it. [PRD-03] */
export const setSoldOut = async (handle: Handle, product: string, isSoldOut: boolean): Promise<void> => {
  await handle
    .updateTable("products")
    .set({ sold_out: isSoldOut ? 1 : 0 })
    .where("key", "=", product)
    .execute();
  await setMark(handle, catalogMark, randomUUID());
};

const rateRows = ready((handle) => handle.selectFrom("vat_rates").selectAll());

export const vatRates = async (handle: Handle): Promise<readonly VatRate[]> =>
  (await rateRows(handle, {})).map(
    ({ country, rate, valid_from, valid_until }) => ({ country, rate, from: valid_from, until: valid_until }) as VatRate,
  );

export const addressCountries = async (handle: Handle): Promise<readonly string[]> =>
  (await handle.selectFrom("countries").select("iso").orderBy("iso").execute()).map(({ iso }) => iso);

const siteRow = ready((handle) => handle.selectFrom("documents").select("body").where("key", "=", "site"));
const readSite: { body: string; site: Site | null } = { body: "", site: null };

export const siteTexts = async (handle: Handle): Promise<Site> => {
  const [row] = await siteRow(handle, {});
  if (row === undefined) throw new Error("the provider's texts are not in the database");
  if (readSite.site !== null && readSite.body === row.body) return readSite.site;
  const site = JSON.parse(row.body) as Site;
  Object.assign(readSite, { body: row.body, site });
  return site;
};
