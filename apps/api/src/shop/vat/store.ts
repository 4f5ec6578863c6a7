// The VAT rates as they are in the database, in force and past.
import type { VatRate } from "@kontor/domain/shop/vat";
import { cachedByRevision } from "../../platform/database/revision.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    vat_rates: { country: string; valid_from: string; valid_until: string | null; rate: number };
  }
}

export const vatRates = cachedByRevision(
  async (handle): Promise<readonly VatRate[]> =>
    (await handle.selectFrom("vat_rates").selectAll().execute()).map(
      ({ country, rate, valid_from, valid_until }) =>
        ({ country, rate, from: valid_from, until: valid_until }) as VatRate,
    ),
);
