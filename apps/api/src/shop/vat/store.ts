// The VAT rates as they are in the database, in force and past.
import type { Day } from "@kontor/domain/kernel/calendar";
import type { Rate } from "@kontor/domain/kernel/money";
import type { VatCountry } from "@kontor/domain/kernel/country";
import type { VatRate } from "@kontor/domain/shop/vat";
import type { Handle } from "../../platform/database/handle.ts";
import { cachedByRevision } from "../../platform/database/revision.ts";
import type { Nothing, Tables } from "../../platform/database/tables.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    vat_rates: { country: string; valid_from: string; valid_until: string | null; rate: number };
  }
}

type Row = Tables["vat_rates"];

const rowOf = ({ country, rate, from, until, ...rest }: VatRate): Row => ({
  country,
  rate,
  valid_from: from,
  valid_until: until,
  ...(rest satisfies Nothing),
});

const ofRow = ({ country, rate, valid_from, valid_until, ...rest }: Row): VatRate => ({
  country: country as VatCountry,
  rate: rate as Rate,
  from: valid_from as Day,
  until: valid_until as Day | null,
  ...(rest satisfies Nothing),
});

export const vatRates = cachedByRevision(
  async (handle): Promise<readonly VatRate[]> =>
    (await handle.selectFrom("vat_rates").selectAll().execute()).map(ofRow),
);

export interface RenewedRates {
  readonly added: readonly VatRate[];
  readonly removed: readonly VatRate[];
}

/** These and no others; rows that stand already are not written again. */
export const putVatRates = async (handle: Handle, rates: readonly VatRate[]): Promise<RenewedRates> => {
  const stored = (await handle.selectFrom("vat_rates").selectAll().execute()).map(ofRow);
  const lineOf = ({ country, rate, from, until }: VatRate): string => JSON.stringify([country, rate, from, until]);
  const [before, now] = [new Set(stored.map(lineOf)), new Set(rates.map(lineOf))];
  const removed = stored.filter((rate) => !now.has(lineOf(rate)));
  const added = rates.filter((rate) => !before.has(lineOf(rate)));
  for (const { country, from } of removed)
    await handle.deleteFrom("vat_rates").where("country", "=", country).where("valid_from", "=", from).execute();
  for (const rate of added) await handle.insertInto("vat_rates").values(rowOf(rate)).execute();
  return { added, removed };
};
