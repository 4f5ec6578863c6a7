// kill -9 in the middle of renewals: after the next start the contracts of each order were renewed once, with one invoice and one letter, and no number is missing. [ACC-07] [ACC-03]
import { randomUUID } from "node:crypto";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../../../../scripts/lib/free-port.ts";
import { clockAt } from "../../../test/clock-at.ts";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { freshPlace, noon } from "../../../test/harness.ts";
import { started } from "../../../test/process.ts";
import { severalContracts } from "../../../test/several-contracts.ts";
import { serverProgram } from "../../../../../scripts/lib/server-program.ts";
import { migrations } from "../../app/migrations.ts";
import { apiSettings } from "../../index.ts";
import { openDatabase } from "../../platform/database/open-database.ts";

const fresh = await freshPlace();
afterAll(fresh.drop);

const orders = 300;
const kills = [0.3, 0.7];
const aYearLater = noon + 366 * 86_400_000;

it(`[ACC-07] [ACC-03] kill -9 at two moments of ${orders} renewals: each once, numbers without gaps, a letter each`, async () => {
  const place = { env: { ...fresh.env, PORT: String(await freePort()), LOG_LEVEL: "silent" } };
  const at = (now: number) => started(place, serverProgram("api"), clockAt(now));
  const state = { shop: await at(noon) };
  onTestFinished(() => void state.shop.child.kill("SIGKILL"));
  const person = await customer(state.shop.ask);
  const placed = await order(state.shop.ask, person, await filledCart(state.shop.ask, undefined, person.auth));
  expect(placed.status, placed.text).toBe(201);
  const database = await openDatabase(apiSettings(place.env), migrations);
  onTestFinished(() => database.close());
  const numbers = async () => database.reads.selectFrom("invoices").select(["number", "source"]).execute();
  await expect.poll(async () => (await numbers()).length, { timeout: 60_000 }).toBe(1);
  state.shop.child.kill("SIGTERM");
  await state.shop.ended;
  const count = await severalContracts(database, orders - 1, randomUUID);
  const renewed = async () => (await numbers()).filter(({ source }) => source.startsWith("due:"));
  for (const part of kills) {
    const before = (await renewed()).length;
    const starting = at(aYearLater).then((shop) => (state.shop = shop));
    await starting;
    await expect
      .poll(async () => (await renewed()).length, { timeout: 140_000, interval: 5 })
      .toBeGreaterThan(Math.max(before, count * part));
    state.shop.child.kill("SIGKILL");
    await state.shop.ended;
    expect((await renewed()).length, "killed in the middle").toBeLessThan(count);
  }
  state.shop = await at(aYearLater);
  const due = () =>
    database.reads.selectFrom("contracts").select("id").where("clock_day", "<=", "2027-11-22").execute();
  await expect.poll(async () => (await due()).length, { timeout: 100_000 }).toBe(0);
  state.shop.child.kill("SIGTERM");
  await state.shop.ended;
  const rows = await renewed();
  expect(new Set(rows.map(({ source }) => source.split(":")[1])).size, "orders that were billed").toBe(count);
  expect(rows, "invoices").toHaveLength(count);
  expect(rows.map(({ number }) => Number(number.split("-").at(-1))).toSorted((a, b) => a - b)).toEqual(
    rows.map((_, index) => index + 1),
  );
  const letters = await database.reads.selectFrom("outbox").select("id").where("id", "like", "invoice-%").execute();
  expect(letters, "letters: one more is that of the order").toHaveLength(count + 1);
}, 300_000);
