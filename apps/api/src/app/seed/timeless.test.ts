// The demo over the years: a shop that is only shown has deals that run, banners and doors whenever it is looked at, and no deal ever moves. [CNT-05] [CNT-06] [LOOK3-23]
import { afterAll, expect, it } from "vitest";
import { dayMs, type Instant, instant } from "@kontor/domain/kernel/calendar";
import { isRunning, type PricedDeal } from "@kontor/domain/shop/catalog";
import { createApi } from "../../index.ts";
import { demoContent } from "../../platform/settings/content-directory.ts";
import { dealsWritten, isPeriodOf } from "../../shop/deal/written-deals.ts";
import { type Loose, noon, running } from "../../../test/harness.ts";
import { readContent } from "./provider-content.ts";
import { renewedByTime } from "./seed-at-start.ts";

const shop = await running();
afterAll(shop.close);
const { ask, api, clock, settings } = shop;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const nextDay = renewedByTime({ database: api.database, settings, now: api.now, log } as never, demoContent);

const dealRows = async () =>
  (await api.database.reads.selectFrom("deals").select(["key", "opens", "closes"]).execute()).map(
    ({ key, opens, closes }): [string, number, number] => [key, Number(opens), Number(closes)],
  );

const shown = async (call: typeof ask = ask) => {
  const { deals } = (await call("GET", "/shop/catalog")).body.result as { deals: readonly PricedDeal[] };
  const entries = (await call("GET", "/deals?locale=en&pagination[pageSize]=100")).body.data as readonly Loose[];
  const now = instant(clock.now);
  const named = entries.map(({ dealKey, startsAt, endsAt, day, title }) => {
    const deal = deals.find(({ key }) => key === dealKey);
    expect(deal, `${dealKey} of ${title}`).toBeDefined();
    expect(title).not.toMatch(/\{deal:(?!.*\d{4}|[a-z0-9-]+\})/);
    if (day === null) expect([Date.parse(startsAt), Date.parse(endsAt)], dealKey).toEqual([deal?.opens, deal?.closes]);
    return day;
  });
  return {
    running: deals.filter((deal) => !deal.soldOut && isRunning(deal, now)).length,
    doors: new Set(named.flatMap((day) => (day === null ? [] : [String(day).slice(0, 7)]))),
    keys: deals.map(({ key }) => key),
  };
};

it("[CNT-05] [CNT-06] a day, forty days and more than a year later there are as many kinds of deals, each that was over is another one, and the doors are those of the December to come", async () => {
  const first = await shown();
  const before = await dealRows();
  expect([first.running, [...first.doors]]).toEqual([8, ["2026-12"]]);
  for (const [days, december] of [
    [1, "2026-12"],
    [40, "2027-12"],
    [400, "2028-12"],
  ] as const) {
    clock.now = noon + days * dayMs;
    await nextDay();
    const then = await shown();
    expect(then.running, `after ${days} days`).toBeGreaterThanOrEqual(7);
    expect([...then.doors], `after ${days} days`).toEqual([december]);
    expect(then.keys.length).toBe(first.keys.length);
  }
  // What was ever stored has the times that it had.
  const after = new Map((await dealRows()).map(([key, ...times]) => [key, times]));
  for (const [key, ...times] of before) expect(after.get(key), key).toEqual(times);
  const page = JSON.stringify((await ask("GET", "/pages?locale=en&filters[url][$eq]=/black-friday&populate=*")).body);
  expect(page).not.toContain("{deal:web-l-five-months}");
  const banners = (await ask("GET", "/small-banners?locale=en")).body.data as readonly Loose[];
  expect(banners.filter(({ active, until }) => active && until === null).length).toBeGreaterThan(1);
  // Another process that starts then finds it as it is.
  const rows = await dealRows();
  const other = await createApi(settings, { now: () => instant(clock.now) });
  await other.close();
  expect(await dealRows()).toEqual(rows);
});

it("[CNT-05] what is over comes again no earlier than it ended, and what is not to come again does not", () => {
  const written = readContent(demoContent).deals;
  const stored: PricedDeal[] = [];
  for (const days of Array.from({ length: 90 }, (_, at) => 9 * at)) {
    const now = instant(noon + days * dayMs) as Instant;
    for (const deal of dealsWritten(written, now, stored))
      if (!stored.some(({ key }) => key === deal.key)) stored.push(deal);
  }
  for (const { key } of written.filter((deal) => "again" in deal)) {
    const periods = stored.filter((deal) => isPeriodOf(deal.key, key)).toSorted((a, b) => a.opens - b.opens);
    expect(periods.length, key).toBeGreaterThan(5);
    periods.slice(1).forEach(({ opens, closes }, at) => {
      expect(opens).toBeGreaterThanOrEqual(periods[at]?.closes ?? Infinity);
      expect(closes).toBeGreaterThan(opens);
    });
  }
  const once = written.map((deal) => ("again" in deal ? { ...deal, again: false } : deal));
  expect(dealsWritten(once, instant(noon + 900 * dayMs), stored).map(({ key }) => key)).toEqual(
    written.map((deal) => ("door" in deal ? `${deal.key}-2029` : deal.key)),
  );
});
