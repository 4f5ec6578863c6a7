// A real server whose clock has jumped, and one that finds its port taken: nothing is billed until the operator names the day. [ACC-07] [OPS2-16] [OPS-10]
import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { migrations } from "../../app/migrations.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { apiSettings } from "../../index.ts";
import { clockAt } from "../../../test/clock-at.ts";
import { day } from "../../../test/contract-clock.ts";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { freshPlace, noon } from "../../../test/harness.ts";
import { started } from "../../../test/process.ts";
import { freePort } from "../../../../../scripts/lib/free-port.ts";
import { serverProgram } from "../../../../../scripts/lib/server-program.ts";

it("[ACC-07] [OPS2-16] [OPS-10] a real server at +400 days bills no contract until CLOCK_CONFIRMED names its day, and one that finds its port taken does nothing", async () => {
  const fresh = await freshPlace();
  onTestFinished(fresh.drop);
  const place = { env: { ...fresh.env, PORT: String(await freePort()), LOG_LEVEL: "info", CLOCK_CONFIRMED: "" } };
  const at = (now: number, env = {}) => started({ env: { ...place.env, ...env } }, serverProgram("api"), clockAt(now));
  const state = { shop: await at(noon) };
  onTestFinished(() => void state.shop.child.kill("SIGKILL"));
  const person = await customer(state.shop.ask);
  expect((await order(state.shop.ask, person, await filledCart(state.shop.ask, undefined, person.auth))).status).toBe(
    201,
  );
  const database = await openDatabase(apiSettings({ ...place.env, LOG_LEVEL: "silent" }), migrations);
  onTestFinished(() => database.close());
  const invoices = async () => (await database.reads.selectFrom("invoices").select("id").execute()).length;
  await expect.poll(invoices, { timeout: 60_000 }).toBe(1);

  const second = spawn(process.execPath, [...clockAt(noon + 400 * day), serverProgram("api")], {
    env: { PATH: process.env["PATH"] ?? "", NODE_NO_WARNINGS: "1", ...place.env, CLOCK_CONFIRMED: "2027-12-26" },
    stdio: "ignore",
  });
  expect(await new Promise((resolve) => second.once("exit", resolve)), "the port is taken").toBe(78);
  expect(await invoices()).toBe(1);
  state.shop.child.kill("SIGTERM");
  await state.shop.ended;

  state.shop = await at(noon + 400 * day);
  await expect
    .poll(() => state.shop.log(), { timeout: 30_000 })
    .toContain("nothing is billed, renewed, ended or deleted");
  await pause(1_000);
  expect(await invoices()).toBe(1);
  state.shop.child.kill("SIGTERM");
  await state.shop.ended;
  state.shop = await at(noon + 400 * day, { CLOCK_CONFIRMED: "2027-12-26" });
  await expect.poll(invoices, { timeout: 60_000 }).toBe(2);
  state.shop.child.kill("SIGTERM");
  await state.shop.ended;
}, 180_000);
