// kill -9 in the middle of letters before the last day for notice: after the next starts each order has its one letter, and none at the renewal; what is late, and what renews together. [LIF-04] [ACC-07]
import { randomUUID } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../../../../../scripts/lib/free-port.ts";
import { serverProgram } from "../../../../../scripts/lib/server-program.ts";
import { clockAt } from "../../../test/clock-at.ts";
import { day, goTo, ordered, within } from "../../../test/contract-clock.ts";
import { customer, filledCart, lettersTo, order } from "../../../test/customers.ts";
import { freshPlace, noon } from "../../../test/harness.ts";
import { started } from "../../../test/process.ts";
import { severalContracts } from "../../../test/several-contracts.ts";
import { migrations } from "../../app/migrations.ts";
import { apiSettings } from "../../index.ts";
import { openDatabase } from "../../platform/database/open-database.ts";

const orders = 300;
const kills = [0.2, 0.6];
const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

it(`[LIF-04] [ACC-07] kill -9 at two moments of ${orders} letters: each once, and at the renewal none says it once more`, async () => {
  const fresh = await freshPlace();
  onTestFinished(fresh.drop);
  const place = { env: { ...fresh.env, PORT: String(await freePort()), LOG_LEVEL: "silent" } };
  const at = (now: number) => started(place, serverProgram("api"), clockAt(now));
  const state = { shop: await at(noon) };
  onTestFinished(() => void state.shop.child.kill("SIGKILL"));
  const person = await customer(state.shop.ask);
  const placed = await order(state.shop.ask, person, await filledCart(state.shop.ask, undefined, person.auth));
  expect(placed.status, placed.text).toBe(201);
  const database = await openDatabase(apiSettings(place.env), migrations);
  onTestFinished(() => database.close());
  const idsLike = async (like: string) =>
    (await database.reads.selectFrom("outbox").select(["id", "text"]).where("id", "like", like).execute()).map(
      ({ id, text }) => ({ id, text: plain(text ?? "") }),
    );
  await expect.poll(async () => (await idsLike("invoice-%")).length, { timeout: 60_000 }).toBe(1);
  state.shop.child.kill("SIGTERM");
  await state.shop.ended;
  const count = await severalContracts(database, orders - 1, randomUUID);
  const letters = () => idsLike("clock-renews-%");
  const beforeNotice = noon + 322 * day;
  for (const part of kills) {
    await at(beforeNotice).then((shop) => (state.shop = shop));
    await expect
      .poll(async () => (await letters()).length, { timeout: 140_000, interval: 5 })
      .toBeGreaterThan(count * part);
    state.shop.child.kill("SIGKILL");
    await state.shop.ended;
    expect((await letters()).length, "killed in the middle").toBeLessThan(count);
  }
  state.shop = await at(beforeNotice);
  await expect.poll(async () => (await letters()).length, { timeout: 140_000 }).toBe(count);
  state.shop.child.kill("SIGTERM");
  await state.shop.ended;
  const announced = await database.reads
    .selectFrom("contracts")
    .select(["order_id", "notice_day", "announced_renewal"])
    .where("announced_renewal", "is not", null)
    .execute();
  expect(new Set(announced.map(({ order_id }) => order_id)).size).toBe(count);
  expect(new Set(announced.map(({ notice_day }) => notice_day))).toEqual(new Set(["2028-10-07"]));

  state.shop = await at(noon + 366 * day);
  await expect.poll(async () => (await idsLike("invoice-%")).length, { timeout: 140_000 }).toBe(count + 1);
  state.shop.child.kill("SIGTERM");
  await state.shop.ended;
  expect(await letters()).toHaveLength(count);
  const again = [...(await idsLike("invoice-%")), ...(await idsLike("clock-renewed-%"))];
  expect(again.filter(({ text }) => text.includes("hat sich verlängert"))).toEqual([]);
}, 600_000);

it("[LIF-04] a round that comes on the last day or later writes none, and the renewal is announced when it comes", () =>
  within(async (shop) => {
    const { person } = await ordered(shop, { product: "web-m", billingMonths: 12 });
    const counts = async () => {
      const letters = (await lettersTo(shop, person.email)).map(plain);
      return ["Der letzte Tag für Ihre Kündigung ist der", "hat sich verlängert"].map(
        (words) => letters.filter((text) => text.includes(words)).length,
      );
    };
    goTo(shop, "2027-10-21");
    await shop.api.invoicing.run();
    goTo(shop, "2027-11-21");
    await shop.api.invoicing.run();
    expect(await counts()).toEqual([0, 1]);
    goTo(shop, "2028-10-20");
    await shop.api.invoicing.run();
    expect(await counts(), "a day before the last one").toEqual([1, 1]);
  }));

it("[LIF-04] pieces of one order that renew on one day stand in one letter, each with its price, and what was cancelled of them does not", () =>
  within(async (shop) => {
    const { person, placed } = await ordered(shop, { product: "web-m", billingMonths: 12, quantity: 3 });
    const cancelled = { category: "hosting", product: `${placed.number}-2`, termination: "ordinary", end: "next" };
    const email = person.email;
    const sent = await shop.ask(
      "POST",
      "/shop/declaration/cancellation",
      { ...cancelled, email, emailRepeat: email },
      { ...person.auth, "idempotency-key": randomUUID() },
    );
    expect(sent.status, sent.text).toBe(201);
    goTo(shop, "2027-10-07");
    await shop.api.invoicing.run();
    const letters = (await lettersTo(shop, email)).map(plain).filter((text) => text.includes("verlängern sich am"));
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain("2 Ihrer Verträge verlängern sich am 21. November 2027");
    for (const piece of [1, 3])
      expect(letters[0]).toContain(`Web M (${placed.number}-${piece}) 59,88 € alle 12 Monate`);
    expect(letters[0]).not.toContain(`(${placed.number}-2)`);
  }));
