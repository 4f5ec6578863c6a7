// The check of the catalogue on a database: at night by itself with a letter about what is new, and by hand. [ADM-01]
import { expect, it } from "vitest";
import { lettersTo } from "../../../test/customers.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import { setMetadata } from "../../platform/database/metadata.ts";
import { revisionKey } from "../../platform/database/revision.ts";
import { checkAtNight } from "./catalog-check.ts";

const shop = await runningForFile();
const { ask, api, clock, settings } = shop;
const admin = await staffMember(shop, "admin");
const night = () => checkAtNight({ database: api.database, now: () => clock.now as never, settings });
const path = "/shop/admin/catalog-check";
const call = async (method: "GET" | "POST", auth = admin.auth): Promise<Loose> => ask(method, path, undefined, auth);
const day = 86_400_000;

/** Changes the discount of a product's first month as a wrong import would. */
const discounted = (product: string, firstMonthDiscount: number) =>
  api.database.inTransaction(async (handle) => {
    const row = await handle.selectFrom("products").select("body").where("key", "=", product).executeTakeFirstOrThrow();
    await handle
      .updateTable("products")
      .set({ body: JSON.stringify({ ...JSON.parse(row.body), firstMonthDiscount }) })
      .where("key", "=", product)
      .execute();
    await setMetadata(handle, revisionKey, `spoilt ${product} ${firstMonthDiscount}`);
  });
const letters = async (): Promise<readonly string[]> => {
  const { email } = await siteTexts(api.database.reads);
  return (await lettersTo(shop, email)).filter((text) => text.includes("Prüfung des Katalogs"));
};

it("[ADM-01] the catalogue is checked each night, the result is stored, and a letter tells of what is new, once", async () => {
  expect((await call("GET")).body.result).toBeNull();
  await night();
  const first = (await call("GET")).body.result;
  expect(first).toEqual({ at: clock.now, faults: [] });
  await night();
  expect(await letters()).toEqual([]);

  await discounted("web-m", 999_999);
  clock.now += day;
  await Promise.all([night(), night()]);
  const found = await ask("GET", path, undefined, (await staffMember(shop, "admin")).auth);
  expect(found.body.result.at).toBe(clock.now);
  expect(found.body.result.faults).toContainEqual({
    entry: "product",
    key: "web-m",
    fault: "discount-above-price",
    rule: "CRT-03",
    detail: "firstMonthDiscount",
  });
  const [letter = "", ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).toContain("Produkt web-m: Regel CRT-03 (firstMonthDiscount)");
  expect(letter).toContain("/admin/faulty-products");

  // The night after, the same fault is no news; another one is.
  clock.now += day;
  await night();
  expect(await letters()).toHaveLength(1);
  await discounted("web-l", 999_999);
  clock.now += day;
  await night();
  const latest = (await letters()).at(-1) ?? "";
  expect(latest).toContain("Produkt web-l");
  expect(latest).not.toContain("Produkt web-m");
});

it("[ADM-01] an administrator checks at once; support and customers do not", async () => {
  const [fresh, support] = [await staffMember(shop, "admin"), await staffMember(shop, "support")];
  await discounted("web-m", 0);
  await discounted("web-l", 0);
  clock.now += 1_000;
  const checked = await call("POST", fresh.auth);
  expect([checked.status, checked.body.result]).toEqual([200, { at: clock.now, faults: [] }]);
  expect((await call("GET", fresh.auth)).body.result.at).toBe(clock.now);
  expect([(await call("POST", support.auth)).body.refusal, (await call("POST", {} as never)).status]).toEqual([
    "AreaClosed",
    401,
  ]);
});

it("[ADM-01] [OPS-02] a result that cannot be read counts as none, and the next check stores another", async () => {
  const fresh = await staffMember(shop, "admin");
  await api.database.inTransaction((handle) => setMetadata(handle, "catalog-check", '{"at":"yesterday"}'));
  expect((await call("GET", fresh.auth)).body.result).toBeNull();
  await night();
  expect((await call("GET", fresh.auth)).body.result.at).toBe(clock.now);
});
