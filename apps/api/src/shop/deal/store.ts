// Deals as they are stored: when one begins and ends is written once and never again; the rest follows what the provider writes. [CNT-05]
import type { PricedDeal } from "@kontor/domain/shop/catalog";
import { DealBodySchema } from "@kontor/domain/shop/catalog/codec";
import type { Handle } from "../../platform/database/handle.ts";
import { instant } from "@kontor/domain/kernel/calendar";
import type { DealTimes } from "./written-deals.ts";
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

/** All that was ever stored of when deals begin and end, listed or not. */
export const storedTimes = async (handle: Handle): Promise<readonly DealTimes[]> =>
  (await handle.selectFrom("deals").select(["key", "opens", "closes"]).execute()).map(({ key, opens, closes }) => ({
    key,
    opens: instant(Number(opens)),
    closes: instant(Number(closes)),
  }));

export interface RenewedDeals {
  readonly listed: readonly string[];
  readonly unlisted: readonly string[];
  readonly changed: readonly { readonly key: string; readonly before: string; readonly now: string }[];
  readonly differs: boolean;
}

/** Lists these deals and no others. One that was stored before, listed or not, keeps its beginning and its end. */
export const putDeals = async (handle: Handle, deals: readonly PricedDeal[]): Promise<RenewedDeals> => {
  const stored = new Map((await handle.selectFrom("deals").selectAll().execute()).map((row) => [row.key, row]));
  const rows = deals.map(({ key, opens, closes, ...rest }, position) => ({
    key,
    opens,
    closes,
    position,
    listed: 1,
    body: JSON.stringify(rest),
  }));
  const now = new Set(rows.map(({ key }) => key));
  const unlisted = [...stored.values()].filter(({ key, listed }) => listed === 1 && !now.has(key));
  const fresh = rows.filter(({ key, position, body }) => {
    const known = stored.get(key);
    return known?.listed !== 1 || known.position !== position || known.body !== body;
  });
  for (const { key } of unlisted) await handle.updateTable("deals").set({ listed: 0 }).where("key", "=", key).execute();
  for (const row of fresh) {
    const { position, listed, body } = row;
    await handle
      .insertInto("deals")
      .values(row)
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ position, listed, body }))
      .execute();
  }
  return {
    listed: fresh.filter(({ key }) => stored.get(key)?.listed !== 1).map(({ key }) => key),
    unlisted: unlisted.map(({ key }) => key),
    changed: fresh.flatMap(({ key, body }) => {
      const known = stored.get(key);
      return known?.listed !== 1 || known.body === body ? [] : [{ key, before: known.body, now: body }];
    }),
    differs: unlisted.length + fresh.length > 0,
  };
};
