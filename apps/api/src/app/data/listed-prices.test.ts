// Contracts of a version without price lists get theirs when their data open, on either engine, and are billed by them to the cent. [BAL-08] [VAT-11] [SHOP3-7] [OPS-02]
import type { ContractPrice } from "@kontor/domain/shop/contract";
import { expect, it, onTestFinished } from "vitest";
import { documents, loggedIn } from "../../../test/contract-clock.ts";
import { address } from "../../../test/customers.ts";
import { type Loose, running } from "../../../test/harness.ts";
import { otherRateFrom } from "../../../test/history-shop.ts";
import { describedIn, restoredPlace } from "../../../test/restored-place.ts";
import { apiSettings } from "../../index.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { readContracts } from "../../shop/contract/store.ts";
import { migrations } from "../migrations.ts";

/**
 * A shop of 1 January 2027, without its content: plans by the year, by the month in three pieces with a voucher and a setup fee, by the hour with storage,
 * with free months, and one that was ordered from outside the EU.
 */
const listed: Loose = describedIn("listed-data");

/** One hour, month or later year at home, as the catalogue says it; the most of a month by the hour. */
type Listed = readonly [unit: ContractPrice["unit"], cents: number, free?: number, most?: number];

const expected: Readonly<Record<string, Listed>> = {
  "web-m": ["month", 499],
  "listed-1.de": ["year", 0],
  "listed-2.de": ["year", 504],
  "vps-xs": ["month", 391],
  "vps-s": ["month", 591],
  "cloud-s": ["hour", 1, 0, 499],
  "block-storage": ["month", 4],
  "groupware-team": ["month", 1490, 2],
};

it("[BAL-08] [VAT-11] [SHOP3-7] [OPS-02] each part has the catalogue's price at the seller's rate, whatever its order was charged at, and the next bills are made from it", async () => {
  const place = await restoredPlace("listed-data");
  onTestFinished(place.drop);
  const before = await openDatabase(apiSettings(place.env), migrations);
  const stored = readContracts(await before.reads.selectFrom("contracts").selectAll().execute());
  expect([stored.length, stored.filter(({ prices }) => prices !== undefined)]).toEqual([9, []]);
  await before.close();

  const shop = await running(place.env);
  onTestFinished(shop.close);
  shop.clock.now = listed.at;
  const contracts = readContracts(await shop.api.database.reads.selectFrom("contracts").selectAll().execute());
  for (const { parts, prices, start } of contracts) {
    expect(prices?.map(({ subject }) => subject)).toEqual(parts.map(({ subject }) => subject));
    for (const [at, price] of (prices ?? []).entries()) {
      const [unit, unitPrice, freeMonths = 0, most] = expected[price.subject] ?? ["month", Number.NaN];
      const { quantity, everyMonths } = parts[at] ?? {};
      expect(price).toMatchObject({ unit, unitPrice, freeMonths, quantity, everyMonths });
      expect(price).toMatchObject({ homeRate: 1900, from: start, until: null });
      expect(price.most?.unitPrice).toBe(most);
    }
  }

  // A move home: the price that every German pays, not the one without VAT converted back.
  const customers = new Map<string, Loose>(listed.customers.map((one: Loose) => [one.name, one]));
  const moved = await loggedIn(shop, customers.get("outside"));
  const body = { ...address, email: customers.get("outside").email };
  expect((await shop.ask("PUT", "/shop/auth/customer", body, moved)).status).toBe(200);
  // Another rate of the seller, too: abroad the price at home is made a price of then.
  await otherRateFrom(shop, "2027-03-01", { DE: 1700 });
  const totals = async (name: string): Promise<readonly number[]> =>
    (await documents(shop, customers.get(name).customerNumber)).map(({ total }) => total);
  for (const { name, documents: then } of listed.customers)
    expect(await totals(name)).toEqual(then.map(({ total }: Loose) => total));
  for (const days of [21, 31]) {
    shop.clock.now += days * 86_400_000;
    await shop.api.invoicing.run();
  }
  const added = async (name: string): Promise<readonly number[]> =>
    (await totals(name)).slice(0, -customers.get(name).documents.length).toReversed();
  // Two months that end on 20 February and on 20 March, the second at 17 % at home.
  expect(await added("outside")).toEqual([391, 391]);
  const abroad = (home: number, rate: number): number => {
    const net = Math.round((591 * 10_000) / (10_000 + home));
    return 3 * (net + Math.round((net * rate) / 10_000));
  };
  expect(await added("pieces")).toEqual([abroad(1900, 2000), abroad(1700, 2000)]);
  expect(await added("year")).toEqual([]);
});
