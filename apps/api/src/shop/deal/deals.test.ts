// Deals as prices: in every quote while they run, with ends that no restart and no edit moves. [CNT-05] [CNT-06] [CHK-07]
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { demoContent } from "../../platform/settings/content-directory.ts";
import { type FreshPlace, freshPlace, type Loose, noon, running, runningForFile } from "../../../test/harness.ts";
import { customer, order, quoteOf } from "../../../test/customers.ts";

const day = 86_400_000;
/** Midnight in Berlin before noon, and so many days later. */
const midnight = (later: number): number => noon - 12 * 3_600_000 + later * day;

const made: string[] = [];
afterAll(() => made.forEach((directory) => rmSync(directory, { recursive: true, force: true })));

type Written = Readonly<Record<string, unknown>>;

/** The demo content with these deals instead of its own. */
const contentWith = (deals: readonly Written[], texts: readonly Written[] = []): string => {
  const directory = mkdtempSync(join(tmpdir(), "kontor-deals-"));
  made.push(directory);
  cpSync(demoContent, directory, { recursive: true });
  writeFileSync(join(directory, "catalog/deals.json"), JSON.stringify(deals));
  for (const locale of ["en", "de"]) writeFileSync(join(directory, locale, "deals.yaml"), JSON.stringify(texts));
  return directory;
};

const plain = JSON.parse(readFileSync(join(demoContent, "catalog/products/hosting.json"), "utf8")) as readonly Loose[];
const monthly = plain.find(({ key }) => key === "web-m")?.monthly as number;
const free = { key: "m-free", product: "web-m", soldOut: false, freeMonths: 2, from: "today-1d", through: "today+3d" };

describe("what a deal promises", () => {
  it("[CNT-05] [CHK-07] is in the quote from its first moment to its last, and an order for a quote from before its end is refused with the new one", async () => {
    const shop = await running({}, { content: contentWith([free]) });
    const { ask, clock } = shop;
    const person = await customer(ask);
    const { body } = await ask("POST", "/shop/order/cart", undefined, person.auth);
    const item = {
      kind: "product",
      product: "web-m",
      quantity: 1,
      billingMonths: 12,
      location: null,
      additions: [],
      domains: [],
    };
    const cart = (
      await ask("POST", `/shop/order/cart/${body.result.id}/items`, { version: body.result.version, item }, person.auth)
    ).body.result;
    const at = async (moment: number): Promise<Loose> => {
      clock.now = moment;
      return quoteOf(ask, cart.id, person.auth);
    };
    const totals = [];
    for (const moment of [midnight(-1) - 1, midnight(-1), midnight(4) - 1, midnight(4)])
      totals.push((await at(moment)).total);
    expect(totals).toEqual([12 * monthly, 10 * monthly, 10 * monthly, 12 * monthly]);
    const { hash } = await at(midnight(4) - 1);
    clock.now = midnight(4);
    const refused = await order(ask, person, cart, undefined, { quoteHash: hash });
    expect(refused.body).toMatchObject({ status: 409, refusal: "QuoteChanged", quote: { total: 12 * monthly } });
    clock.now = midnight(4) - 1;
    expect((await order(ask, person, cart)).body.result.quote).toMatchObject({
      total: 10 * monthly,
      lines: [{ freeMonths: 2 }],
    });
    await shop.close();
  });

  it("[CNT-05] [CRT-08] stands beside the cart's items, too, and only while it runs", async () => {
    const shop = await running(
      {},
      { content: contentWith([{ ...free, freeMonths: undefined, firstMonthDiscount: 100 }]) },
    );
    const { ask, clock } = shop;
    const { id, version } = (await ask("POST", "/shop/order/cart")).body.result;
    const item = {
      kind: "product",
      product: "web-m",
      quantity: 1,
      billingMonths: 12,
      location: null,
      additions: [],
      domains: [],
    };
    await ask("POST", `/shop/order/cart/${id}/items`, { version, item });
    const discount = async () =>
      (await ask("GET", `/shop/order/cart/${id}`)).body.result.items[0].facts.firstMonthDiscount;
    expect(await discount()).toBe(100);
    clock.now = midnight(4);
    expect(await discount()).toBe(0);
    await shop.close();
  });
});

describe("a deal that breaks a rule", () => {
  it("[ADM-01] [CNT-05] is named at the start, all of them in one line, and the shop sells on without it", async () => {
    const faulty = [
      free,
      { ...free, key: "gone", product: "web-gone" },
      { ...free, key: "nothing", freeMonths: undefined, setup: 99_900 },
      { ...free, key: "backwards", from: "today+3d", through: "today+1d" },
    ];
    const lines: string[] = [];
    const logged = { logTo: { write: (line: string) => void lines.push(line) } };
    const shop = await running({ LOG_LEVEL: "warn" }, { content: contentWith(faulty), ...logged });
    expect(lines.map((line) => JSON.parse(line)).filter(({ deals }) => deals !== undefined)).toEqual([
      expect.objectContaining({
        level: 40,
        deals: ["gone: product-unknown web-gone", "nothing: no-advantage web-m", "backwards: ends-before-it-begins"],
      }),
    ]);
    const { status, body } = await shop.ask("GET", "/shop/catalog");
    expect([status, body.result.deals.length]).toEqual([200, 4]);
    await shop.close();
    lines.length = 0;
    await (await running({ LOG_LEVEL: "warn" }, { content: contentWith([free]), ...logged })).close();
    expect(lines.filter((line) => line.includes('"deals"'))).toEqual([]);
  }, 120_000);
});

describe("when a deal begins and ends", () => {
  const text = { key: "m", title: "Web M", kind: "deal", category: "hosting", product: "web-m", dealKey: "m-free" };
  const started = async (place: FreshPlace, content: string, now: number) => {
    const shop = await running(place.env, { content, now: () => now as never });
    const catalog = (await shop.ask("GET", "/shop/catalog")).body.result;
    const entries = (await shop.ask("GET", "/deals?locale=en&sort=day")).body.data as readonly Loose[];
    await shop.close();
    return { catalog, entries, times: catalog.deals.map(({ key, opens, closes }: Loose) => [key, opens, closes]) };
  };

  it("[CNT-05] is written at the first start: no restart, edit or leaving out moves it, and the content says the same", async () => {
    const place = await freshPlace();
    const first = await started(place, contentWith([free], [text]), noon);
    const times = [["m-free", midnight(-1), midnight(4)]];
    expect(first.times).toEqual(times);
    expect(first.entries.map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)])).toEqual([
      [midnight(-1), midnight(4)],
    ]);
    const same = contentWith([free], [text]);
    expect((await started(place, same, noon + 2 * day)).times).toEqual(times);
    const edited = contentWith(
      [{ ...free, freeMonths: 1, through: "today+30d" }],
      [{ ...text, title: "Another title" }],
    );
    const after = await started(place, edited, noon + 2 * day);
    expect([after.times, after.catalog.deals[0].freeMonths]).toEqual([times, 1]);
    expect(after.entries.map(({ title, endsAt }) => [title, Date.parse(endsAt)])).toEqual([
      ["Another title", midnight(4)],
    ]);
    expect((await started(place, contentWith([]), noon + 3 * day)).times).toEqual([]);
    expect((await started(place, same, noon + 9 * day)).times).toEqual(times);
    await place.drop();
  }, 120_000);

  it("[CNT-06] a door has its day in Berlin, and each December another deal", async () => {
    const place = await freshPlace();
    const door = { key: "door-06", product: "web-m", soldOut: false, setup: 0, freeMonths: 1, door: "12-06" };
    const content = contentWith([door], [{ ...text, kind: "advent", day: "2020-12-06", dealKey: "door-06" }]);
    const opens = Date.UTC(2026, 11, 5, 23);
    const response = await started(place, content, noon);
    expect([response.times, response.entries[0].day, response.entries[0].dealKey]).toEqual([
      [["door-06-2026", opens, opens + day]],
      "2026-12-06",
      "door-06-2026",
    ]);
    const next = await started(place, content, Date.UTC(2027, 0, 10));
    expect([next.times.map(([key]: Loose) => key), next.entries[0].day]).toEqual([["door-06-2027"], "2027-12-06"]);
    await place.drop();
  }, 120_000);
});

describe("the demo's deals", async () => {
  const { ask } = await runningForFile();
  it("[CNT-05] all stand in the catalogue, and end at midnight in Berlin", async () => {
    const { deals } = (await ask("GET", "/shop/catalog")).body.result;
    const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", timeStyle: "medium" });
    expect(deals.length).toBeGreaterThan(0);
    for (const { opens, closes } of deals)
      expect([clock.format(opens), clock.format(closes)]).toEqual(["00:00:00", "00:00:00"]);
  });
});
