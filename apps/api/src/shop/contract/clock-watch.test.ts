// A clock that is far from what the shop knows bills, renews, ends and deletes nothing until a person says that it is right, or a day of running is over. [ACC-07] [OPS2-16]
import { instant } from "@kontor/domain/kernel/calendar";
import { expect, it, onTestFinished } from "vitest";
import { clockCommand } from "../../app/data/clock.ts";
import { day, documents, loggedIn, ordered } from "../../../test/contract-clock.ts";
import { noon, running, type Running } from "../../../test/harness.ts";
import { proved, staffMember } from "../../../test/staff.ts";
import { knownClock } from "./clock-watch.ts";

const hour = 3_600_000;

const doubting = async (): Promise<Running> => {
  const shop = await running({ CLOCK_CONFIRMED: "" });
  onTestFinished(shop.close);
  return shop;
};

const doubted = async ({ api }: Running) =>
  /^kontor_clock_unconfirmed (\d)$/m.exec((await api.inject({ method: "GET", url: "/metrics" })).payload)?.[1];
const readyz = async ({ api }: Running) => (await api.inject({ method: "GET", url: "/readyz" })).json();

it("[ACC-07] [OPS2-16] at +400 days nothing is billed, renewed or deleted, desk and /readyz say so, and an administrator's word lets it go on at once", async () => {
  const shop = await doubting();
  const { ask, api, clock } = shop;
  const { placed } = await ordered(shop);
  const admin = await staffMember(shop, "admin");
  const count = async () => (await documents(shop, placed.customerNumber)).length;
  expect([await count(), await readyz(shop)]).toEqual([1, { status: "ready" }]);
  expect(await doubted(shop)).toBe("0");
  clock.now = noon + 400 * day;
  const auth = await loggedIn(shop, admin);
  const desk = async () => (await ask("GET", "/shop/admin/today", undefined, auth)).body.result.clock;
  await api.invoicing.run();
  expect([await count(), await readyz(shop)]).toEqual([1, { status: "ready", clock: "unconfirmed" }]);
  expect(await doubted(shop)).toBe("1");
  expect(await desk()).toEqual({ day: "2027-12-26", now: clock.now, last: noon, believedAt: clock.now + 24 * hour });

  const confirmed = (on: string) => ask("PUT", "/shop/admin/clock", { day: on }, auth);
  expect((await confirmed("2027-12-25")).body).toMatchObject({
    refusal: "ClockDayOther",
    facts: { day: "2027-12-26" },
  });
  await proved(shop, { auth });
  expect((await confirmed("2027-12-26")).body.result).toEqual({ clock: null });
  await api.invoicing.run();
  expect([await count(), await desk(), await readyz(shop)]).toEqual([2, null, { status: "ready" }]);
  const { entries } = (await ask("GET", "/shop/admin/journal?act=clock-confirmed", undefined, auth)).body.result;
  expect(entries).toMatchObject([
    { by: admin.number, subject: { kind: "clock", id: "2027-12-26" }, before: { clock: noon } },
  ]);
  expect((await confirmed("2027-12-26")).body.result, "there is nothing left to confirm").toEqual({ clock: null });
});

it("[ACC-07] [OPS2-16] without a word it goes on after a day of running; one that runs backwards makes no document, and is believed when it is put right", async () => {
  const shop = await doubting();
  const { api, clock } = shop;
  const { placed } = await ordered(shop);
  const count = async () => (await documents(shop, placed.customerNumber)).length;
  clock.now = noon + 400 * day;
  for (let step = 0; step < 48; step += 1) {
    await api.invoicing.run();
    expect(await count(), `after ${step / 2} hours`).toBe(1);
    clock.now += hour / 2;
  }
  await api.invoicing.run();
  expect(await count()).toBe(2);
  const last = clock.now;
  clock.now = noon + 390 * day;
  const later = await ordered(shop);
  expect(await documents(shop, later.placed.customerNumber), "no document of a day before the last one").toEqual([]);
  clock.now = last + hour;
  await api.invoicing.run();
  expect(await documents(shop, later.placed.customerNumber)).toHaveLength(1);
});

it("[ACC-07] [OPS2-16] a shop from before that knows no clock yet compares with the last order; the command of the operator confirms the day", async () => {
  const shop = await doubting();
  const { api, clock, settings } = shop;
  await ordered(shop);
  await api.database.inTransaction((handle) => handle.deleteFrom("marks").where("key", "=", "clock").execute());
  expect(await knownClock(api.database.reads)).toEqual({ last: instant(noon), doubt: null });
  clock.now = noon + 400 * day;
  await api.invoicing.run();
  // The command has the clock of its machine, which is years away from this one's.
  await api.database.inTransaction((handle) =>
    handle.updateTable("marks").set({ value: "1" }).where("key", "=", "clock").execute(),
  );
  const printed: string[] = [];
  const command = (isConfirming: boolean) =>
    clockCommand(
      settings.databaseUrl ?? settings.dataDir,
      isConfirming,
      settings.timeZone,
      (line) => void printed.push(line),
    );
  await command(false);
  await command(true);
  await command(false);
  expect(printed).toEqual([
    expect.stringContaining("If the clock is right: npm run data -- clock confirm"),
    expect.stringContaining("works off what is due"),
    expect.stringContaining("nothing needs a word"),
  ]);
  expect((await knownClock(api.database.reads))?.last).toBeGreaterThan(noon);
});
