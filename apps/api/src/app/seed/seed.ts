// Puts the provider's content into the database: repeatable, at each start, and only when the content differs from what was put in last.
import { createHash, randomUUID } from "node:crypto";
import type { Instant } from "@kontor/domain/kernel/calendar";
import { codeAsIssued } from "@kontor/domain/shop/voucher";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { addVoucher } from "../../shop/voucher/store.ts";
import { putSiteTexts } from "../../platform/provider/provider-store.ts";
import { putCatalog } from "../../shop/catalog/store.ts";
import { putAddressCountries } from "../../shop/customer/countries-store.ts";
import { putDeals } from "../../shop/deal/store.ts";
import { putVatRates } from "../../shop/vat/store.ts";
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
    await putDeals(handle, deals);
    await putContent(handle, content);
    await setMetadata(handle, contentMark, hash);
    await setMetadata(handle, revisionKey, randomUUID());
    return true;
  });
};

const putContent = async (handle: Handle, content: Content): Promise<void> => {
  await putCatalog(handle, content);
  await putVatRates(handle, content.vatRates);
  await putAddressCountries(handle, content.countries);
  await putSiteTexts(handle, content.site);
  for (const voucher of content.vouchers)
    await addVoucher(handle, { ...voucher, code: codeAsIssued(voucher.code), redeemedAt: null });
};
