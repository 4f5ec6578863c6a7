// Deals as they are stored: when one begins and ends is written once and never again; the rest follows what the provider writes. [CNT-05]
import type { PricedDeal } from "@kontor/domain/shop/catalog";
import type { Handle } from "./database.ts";
import type { Instant } from "@kontor/domain/kernel/calendar";

/** The deals that the provider names, with the times that were stored when each was first named. */
export const listedDeals = async (handle: Handle): Promise<readonly PricedDeal[]> =>
  (await handle.selectFrom("deals").selectAll().where("listed", "=", 1).orderBy("position").orderBy("key").execute()).map(
    ({ key, opens, closes, body }) => ({
      ...(JSON.parse(body) as Omit<PricedDeal, "key" | "opens" | "closes">),
      key,
      opens: Number(opens) as Instant,
      closes: Number(closes) as Instant,
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
