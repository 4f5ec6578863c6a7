// Deals as the provider writes them: whole days, dates or so many days from the first start, and doors of the December that is not over. [CNT-05] [CNT-06]
import * as Schema from "effect/Schema";
import { addDays, dayOf, instant, readDay, type Day, type Instant } from "@kontor/domain/kernel/calendar";
import type { PricedDeal } from "@kontor/domain/shop/catalog";
import { DealTermsSchema } from "@kontor/domain/shop/catalog/codec";
import { doorTime, doorZone } from "@kontor/domain/shop/deal";
import { adventDay } from "./relative-dates.ts";

const when = Schema.String.check(Schema.isPattern(/^(today([+-]\d{1,4}d)?|\d{4}-\d{2}-\d{2})$/));

const written = {
  key: Schema.String.check(Schema.isPattern(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  product: Schema.String,
  soldOut: Schema.Boolean,
};

export const WrittenDealSchema = Schema.Union([
  /** From the beginning of its first day until the end of its last. */
  Schema.Struct({
    ...written,
    ...DealTermsSchema.fields,
    from: when,
    through: when,
    /** Once it is over it comes again for as many days, as another deal: for a shop that is only shown. */
    again: Schema.optionalKey(Schema.Boolean),
  }),
  /** A door: its day of December, this year's or the next one's. */
  Schema.Struct({ ...written, ...DealTermsSchema.fields, door: Schema.String.check(Schema.isPattern(/^12-\d{2}$/)) }),
]);

export type WrittenDeal = typeof WrittenDealSchema.Type;

const dayMeant = (text: string, today: Day): Day => {
  const [, distance] = /^today(?:([+-]\d+)d)?$/.exec(text) ?? [];
  if (text.startsWith("today")) return addDays(today, Number(distance ?? 0));
  const read = readDay(text);
  if (read === null) throw new Error(`content/catalog/deals.json: there is no day ${text}`);
  return read;
};

/** The key of a door in the December that is not over: each December's door is a deal of its own. [CNT-06] */
export const doorKey = (key: string, day: string): string => `${key}-${day.slice(0, 4)}`;

export type DealTimes = Pick<PricedDeal, "key" | "opens" | "closes">;

/** A deal that came again has the day on which it began at the end of its key. */
const againKey = (key: string, opens: Instant): string => `${key}-${dayOf(opens, doorZone)}`;

/** Whether a deal is the one that is written under a key, or one that came after it. */
export const isPeriodOf = (key: string, written: string): boolean =>
  key === written || (key.startsWith(`${written}-`) && /^\d{4}-\d{2}-\d{2}$/.test(key.slice(written.length + 1)));

/** What is written as of a moment; only what is stored for the first time takes its times from here. */
export const dealsWritten = (
  deals: readonly WrittenDeal[],
  now: Instant,
  stored: readonly DealTimes[] = [],
): readonly PricedDeal[] => {
  const today = dayOf(now, doorZone);
  return deals.map((deal) => {
    if ("door" in deal) {
      const { door, key, ...rest } = deal;
      const day = adventDay(`${today.slice(0, 4)}-${door}`, today) as Day;
      return { ...rest, key: doorKey(key, day), ...timeOf(day, day) };
    }
    const { from, through, again = false, ...rest } = deal;
    const meant = timeOf(dayMeant(from, today), dayMeant(through, today));
    return { ...rest, ...(again ? periodOf(rest.key, meant, now, stored) : meant) };
  });
};

/** The last one that was stored, as long as it is not over; then one that begins no earlier than that ended. */
const periodOf = (
  written: string,
  meant: Pick<PricedDeal, "opens" | "closes">,
  now: Instant,
  stored: readonly DealTimes[],
): DealTimes => {
  const last = stored
    .filter(({ key }) => isPeriodOf(key, written))
    .reduce<DealTimes | null>((latest, each) => (latest === null || each.opens > latest.opens ? each : latest), null);
  if (last === null) return { key: written, ...meant };
  if (last.closes > now || meant.closes <= now) return last;
  const opens = instant(Math.max(meant.opens, last.closes));
  return { key: againKey(written, opens), opens, closes: meant.closes };
};

/** Days of Berlin, both included. */
const timeOf = (from: Day, through: Day): Pick<PricedDeal, "opens" | "closes"> => ({
  opens: doorTime({ day: from }).opens as Instant,
  closes: doorTime({ day: through }).closes as Instant,
});
