// Deals as they are stored: when one begins and ends is written once and never again; the rest follows what the provider writes. [CNT-05]
import type { PricedDeal } from "@kontor/domain/shop/catalog";
import { DealBodySchema } from "@kontor/domain/shop/catalog/codec";
import type { Handle } from "../../platform/database/handle.ts";
import { instant } from "@kontor/domain/kernel/calendar";
import { readableOf, storedAs } from "../../platform/database/stored-json.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `opens` and `closes` are written once. */
    deals: { key: string; position: number; opens: number; closes: number; listed: number; body: string };
  }
}

const dealFrom = storedAs("deal", DealBodySchema);

/** The deals that the provider names, with the times that were stored when each was first named. */
export const listedDeals = async (handle: Handle): Promise<readonly PricedDeal[]> =>
  readableOf(
    await handle.selectFrom("deals").selectAll().where("listed", "=", 1).orderBy("position").orderBy("key").execute(),
    ({ key, opens, closes, body }) => ({
      ...dealFrom(body, key),
      key,
      opens: instant(Number(opens)),
      closes: instant(Number(closes)),
    }),
  );

/** Lists these deals and no others. One that was stored before, listed or not, keeps its beginning and its end. */
export const putDeals = async (handle: Handle, deals: readonly PricedDeal[]): Promise<void> => {
  await handle.updateTable("deals").set({ listed: 0 }).execute();
  for (const [position, { key, opens, closes, ...rest }] of deals.entries()) {
    const row = { position, listed: 1, body: JSON.stringify(rest) };
    await handle
      .insertInto("deals")
      .values({ key, opens, closes, ...row })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .execute();
  }
};
