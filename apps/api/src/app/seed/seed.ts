// Puts the provider's content into the database: repeatable, at each start, and only when the content differs from what was put in last.
import { createHash, randomUUID } from "node:crypto";
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { putDeals } from "../../shop/deal/store.ts";
import { revisionKey } from "../../platform/database/revision.ts";
import { metadataOf, setMetadata } from "../../platform/database/metadata.ts";
import type { Content } from "./provider-content.ts";
import { dealsWritten } from "../../shop/deal/written-deals.ts";

const contentMark = "content-hash";

/** True when something was put in. Vouchers that exist stay as they are: redeemed is redeemed. */
export const seed = async (database: Database, content: Content, now: Instant): Promise<boolean> => {
  const deals = dealsWritten(content.deals, now);
  // The keys count, too: with another December the doors are other deals.
  const hash = createHash("sha256")
    .update(JSON.stringify([content, deals.map(({ key }) => key)]))
    .digest("hex");
  if ((await metadataOf(database.reads, contentMark)) === hash) return false;
  return database.inTransaction(async (handle) => {
    // Another process may have been faster.
    if ((await metadataOf(handle, contentMark)) === hash) return false;
    await seedCatalog(handle, content);
    await putDeals(handle, deals);
    await seedTax(handle, content);
    await seedRest(handle, content);
    await setMetadata(handle, contentMark, hash);
    await setMetadata(handle, revisionKey, randomUUID());
    return true;
  });
};

const seedCatalog = async (handle: Handle, content: Content): Promise<void> => {
  await handle.deleteFrom("categories").execute();
  await handle.deleteFrom("products").execute();
  await handle.deleteFrom("endings").execute();
  for (const [position, category] of content.categories.entries())
    await handle
      .insertInto("categories")
      .values({ key: category.key, position, body: JSON.stringify(category) })
      .execute();
  for (const [position, product] of content.products.entries())
    await handle
      .insertInto("products")
      .values({ key: product.key, position, sold_out: product.soldOut ? 1 : 0, body: JSON.stringify(product) })
      .execute();
  for (const [position, ending] of content.endings.entries())
    await handle
      .insertInto("endings")
      .values({ ending: ending.ending, position, body: JSON.stringify(ending) })
      .execute();
};

const seedTax = async (handle: Handle, content: Content): Promise<void> => {
  await handle.deleteFrom("vat_rates").execute();
  await handle.deleteFrom("countries").execute();
  for (const { country, rate, from, until } of content.vatRates)
    await handle.insertInto("vat_rates").values({ country, rate, valid_from: from, valid_until: until }).execute();
  for (const iso of content.countries) await handle.insertInto("countries").values({ iso }).execute();
};

const seedRest = async (handle: Handle, content: Content): Promise<void> => {
  const body = JSON.stringify(content.site);
  await handle
    .insertInto("documents")
    .values({ key: "site", body })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ body }))
    .execute();
  for (const { code, value, validFrom, validUntil } of content.vouchers)
    await handle
      .insertInto("vouchers")
      .values({ code: code.toUpperCase(), value, valid_from: validFrom, valid_until: validUntil, redeemed_at: null })
      .onConflict((conflict) => conflict.column("code").doNothing())
      .execute();
};
