// A deal of the content is about a deal of the catalogue: it begins and ends with that one. [CNT-05] [CNT-06]
import type { PricedDeal } from "@kontor/domain/shop/catalog";
import { doorKey, isPeriodOf } from "../../../shop/deal/written-deals.ts";
import { adventDay, dayMeant } from "../../../shop/deal/relative-dates.ts";
import type { Document } from "./files.ts";
import type { SeedTime } from "./seed-time.ts";

/** The document with the times of the deal that it names; a door names the one of its year. Wherever a text names a deal that came again, it names the one of now. */
export const withDealTimes = (document: Document, { now, timeZone, deals = [] }: SeedTime): Document => {
  const { type, data } = document;
  if (type !== "deal" || typeof data["dealKey"] !== "string") return { ...document, data: withPeriods(data, deals) };
  if (data["kind"] === "advent" && typeof data["day"] === "string") {
    const day = adventDay(data["day"], dayMeant("now", now, timeZone) ?? data["day"]);
    return { ...document, data: { ...data, day, dealKey: doorKey(data["dealKey"], day) } };
  }
  const deal = periodNamed(deals, data["dealKey"]);
  return deal === null
    ? document
    : { ...document, data: { ...withPeriods(data, deals), dealKey: deal.key, ...timesOf(deal) } };
};

const periodNamed = (deals: readonly PricedDeal[], written: string): PricedDeal | null =>
  deals.find(({ key }) => key === written) ?? deals.find(({ key }) => isPeriodOf(key, written)) ?? null;

const slot = /\{(deal|deal-cost):([a-z0-9-]+)/g;

const withPeriods = (data: Document["data"], deals: readonly PricedDeal[]): Document["data"] => {
  const text = JSON.stringify(data);
  const named = text.replaceAll(
    slot,
    (_, name: string, written: string) => `{${name}:${periodNamed(deals, written)?.key ?? written}`,
  );
  return named === text ? data : (JSON.parse(named) as Document["data"]);
};

const timesOf = ({ opens, closes }: PricedDeal): { readonly startsAt: string; readonly endsAt: string } => ({
  startsAt: new Date(opens).toISOString(),
  endsAt: new Date(closes).toISOString(),
});
