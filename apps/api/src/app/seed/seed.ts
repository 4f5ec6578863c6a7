// Puts the provider's catalogue, rates and facts into the database: repeatable, at each start and while the shop runs; what is as it was is not written. [PKG-09]
import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Instant } from "@kontor/domain/kernel/calendar";
import { codeAsIssued } from "@kontor/domain/shop/voucher";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { addVoucher } from "../../shop/voucher/store.ts";
import { putSiteTexts } from "../../platform/provider/provider-store.ts";
import { type CatalogRenewal, renewCatalog } from "../../shop/catalog/renewal-store.ts";
import { putAddressCountries, type RenewedCountries } from "../../shop/customer/countries-store.ts";
import { putDeals, type RenewedDeals, storedTimes } from "../../shop/deal/store.ts";
import { putVatRates, type RenewedRates } from "../../shop/vat/store.ts";
import { revisionKey } from "../../platform/database/revision.ts";
import { metadataOf, setMetadata } from "../../platform/database/metadata.ts";
import type { Content } from "./provider-content.ts";
import { dealsWritten } from "../../shop/deal/written-deals.ts";
import { keysInUse } from "./keys-in-use.ts";

const contentMark = "content-hash";
const filesMark = "catalog-files";

const hashOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** What became of everything. */
export interface SeededCatalog {
  readonly catalog: CatalogRenewal;
  readonly deals: RenewedDeals;
  readonly vatRates: RenewedRates;
  readonly countries: RenewedCountries;
  /** Facts and texts of the provider that are others. */
  readonly site: readonly string[];
  /** How many are new. Those that exist stay as they are: redeemed is redeemed. */
  readonly vouchers: number;
}

/** As of this moment: with another December, or once a deal is over, there are other deals. */
const asOf = async (handle: Handle, content: Content, now: Instant) => {
  const deals = dealsWritten(content.deals, now, await storedTimes(handle));
  return {
    deals,
    hash: hashOf(
      content,
      deals.map(({ key }) => key),
    ),
  };
};

/** Null when nothing is another. */
export const seed = async (database: Database, content: Content, now: Instant): Promise<SeededCatalog | null> => {
  const { hash } = await asOf(database.reads, content, now);
  if ((await metadataOf(database.reads, contentMark)) === hash) {
    // A shop of the version before did not note it.
    if (!(await isPutIn(database.reads, content)))
      await database.atOnce((handle) => setMetadata(handle, filesMark, hashOf(content)));
    return null;
  }
  return database.inTransaction((handle) => seedIn(handle, database.engine, content, now));
};

const seedLock = 7_203_171;

/** The same inside of a transaction that puts in more; of two at once the second waits, and sees what the first has done. */
export const seedIn = async (
  handle: Handle,
  engine: Database["engine"],
  content: Content,
  now: Instant,
): Promise<SeededCatalog | null> => {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(handle);
  const { deals, hash } = await asOf(handle, content, now);
  // Another process may have been faster.
  if ((await metadataOf(handle, contentMark)) === hash) return null;
  const renewedDeals = await putDeals(handle, deals);
  const catalog = await renewCatalog(handle, content, keysInUse(handle));
  const vatRates = await putVatRates(handle, content.vatRates);
  const countries = await putAddressCountries(handle, content.countries);
  const site = await putSiteTexts(handle, content.site);
  const added: boolean[] = [];
  for (const voucher of content.vouchers)
    added.push(await addVoucher(handle, { ...voucher, code: codeAsIssued(voucher.code), redeemedAt: null }));
  await setMetadata(handle, contentMark, hash);
  await setMetadata(handle, filesMark, hashOf(content));
  const changes = [vatRates.added, vatRates.removed, countries.added, countries.removed, site];
  if (catalog.differs || renewedDeals.differs || changes.some(({ length }) => length > 0))
    await setMetadata(handle, revisionKey, randomUUID());
  return { catalog, deals: renewedDeals, vatRates, countries, site, vouchers: added.filter(Boolean).length };
};

/** Whether these files are those that were put in last: then time alone may have made them others. */
export const isPutIn = async (handle: Handle, content: Content): Promise<boolean> =>
  (await metadataOf(handle, filesMark)) === hashOf(content);
