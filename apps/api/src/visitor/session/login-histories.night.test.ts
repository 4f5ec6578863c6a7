// Histories of one account's logins through two processes of the built shop on one database: after each act exactly the tokens live, in both, that a model says. [SES-14] [ACC-04] [OPS-08]
import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeTo } from "../../../test/customers.ts";
import { freshPlace, running } from "../../../test/harness.ts";
import { acts, anyHistory, liveHistory, type Stage, type Step } from "../../../test/login-histories.ts";
import { type Process, started } from "../../../test/process.ts";
import { staffMember } from "../../../test/staff.ts";

const fresh = await freshPlace();
const place = { ...fresh, env: { ...fresh.env, AUTH_RATE_LIMIT: "10000" } };
const directory = fresh.env["DATA_DIR"] ?? "";
const processes: Process[] = [];
const at: { stage?: Stage; close: () => Promise<void> } = { close: () => Promise.resolve() };

/** Either process sends letters, so that one that was queued may be on its way still. */
const sentCode = async (shop: Awaited<ReturnType<typeof running>>, email: string): Promise<string> => {
  const { database } = shop.api;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const letters = await database.reads.selectFrom("outbox").select("id").where("recipient", "=", email).execute();
    if (letters.every(({ id }) => existsSync(join(directory, "mail", `${id}.eml`)))) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return codeTo({ api: shop.api, directory }, email);
};

beforeAll(async () => {
  // The first makes the database.
  processes.push(await started(place), await started(place));
  // Reads letters and names the administrator, and answers none of the calls.
  const shop = await running(place.env);
  shop.clock.now = Date.now();
  at.close = shop.close;
  const admin = await staffMember(shop, "admin");
  const asks = processes.map(({ ask }) => ask);
  at.stage = { asks, code: (email) => sentCode(shop, email), admin, now: Date.now };
}, 300_000);
afterAll(async () => {
  await at.close();
  for (const { child } of processes) child.kill("SIGKILL");
  await Promise.all(processes.map(({ ended }) => ended));
  await place.drop();
});

const live = (history: readonly Step[]): Promise<void> => liveHistory(at.stage as Stage, history);

it("[SES-14] [ACC-04] [SEC4-1] two processes are the same ones that answer", async () => {
  expect(new Set(processes.map(({ child }) => child.pid)).size).toBe(2);
  expect(processes.map(({ child }) => child.exitCode)).toEqual([null, null]);
  expect(acts).toHaveLength(11);
});

/** Each act through one process, beside logins that began in the other; only staff have a factor that is reset. */
it.each(acts)("[SES-14] [ACC-04] [SEC4-1] %s in one process does in the other what the model says", (act) =>
  live([
    ...(act === "factor-reset" ? [{ act: "role" as const, who: 0, by: 1 }] : []),
    { act: "login", who: 0, by: 1 },
    { act: "login", who: 0, by: 0 },
    { act, who: 1, by: 0 },
    { act: "unblock", who: 0, by: 1 },
    { act: "login", who: 0, by: 1 },
    { act, who: 3, by: 1 },
  ]),
);

it(
  "[SES-14] [ACC-04] [SEC4-1] histories by chance through two processes do what the model says",
  { timeout: 300_000 },
  () => fc.assert(fc.asyncProperty(anyHistory, live), { numRuns: Number(process.env["HISTORIES"] ?? 6), seed: 62 }),
);
