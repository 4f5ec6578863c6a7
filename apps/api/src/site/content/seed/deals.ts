// A deal of the content is about a deal of the catalogue: it begins and ends with that one. [CNT-05] [CNT-06]
import type { PricedDeal } from "@kontor/domain/shop/catalog";
import { doorKey, isPeriodOf } from "../../../shop/deal/written-deals.ts";
import { adventDay, dayMeant } from "../../../shop/deal/relative-dates.ts";
import type { Document } from "./files.ts";
import type { SeedTime } from "./seed-time.ts";

/** The document with the times of the deal that it names; a door names the one of its year. */
export const withDealTimes = (document: Document, { now, timeZone, deals = [] }: SeedTime): Document => {
  const { type, data } = document;
  if (type !== "deal" || typeof data["dealKey"] !== "string") return document;
  if (data["kind"] === "advent" && typeof data["day"] === "string") {
    const day = adventDay(data["day"], dayMeant("now", now, timeZone) ?? data["day"]);
    return { ...document, data: { ...data, day, dealKey: doorKey(data["dealKey"], day) } };
  }
  const written = data["dealKey"];
  const deal = deals.find(({ key }) => isPeriodOf(key, written));
  return deal === undefined
    ? document
    : { ...document, data: { ...inPeriod(data, written, deal.key), ...timesOf(deal) } };
};

/** Texts name a deal as the files do; what a deal that came again says of itself is about the one that runs now. */
const inPeriod = (data: Document["data"], written: string, key: string): Document["data"] =>
  key === written
    ? data
    : {
        ...(JSON.parse(
          JSON.stringify(data).replaceAll(/\{(deal|deal-cost):([a-z0-9-]+)/g, (slot, name: string, named: string) =>
            named === written ? `{${name}:${key}` : slot,
          ),
        ) as Document["data"]),
        dealKey: key,
      };

const timesOf = ({ opens, closes }: PricedDeal): { readonly startsAt: string; readonly endsAt: string } => ({
  startsAt: new Date(opens).toISOString(),
  endsAt: new Date(closes).toISOString(),
});
