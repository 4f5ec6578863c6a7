// After each act of a history by chance exactly the logins are open that a model says, while the clock stands still. [SES-14] [ACC-04]
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { codeTo } from "../../../test/customers.ts";
import { running, runningForFile } from "../../../test/harness.ts";
import { acts, anyHistory, liveHistory, type Stage } from "../../../test/login-histories.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile({ STAFF_FACTOR: "off" });
/** Another process on the same database: it shares nothing else with the first. */
const beside = await running({
  STAFF_FACTOR: "off",
  DATA_DIR: shop.settings.dataDir,
  ...(shop.settings.databaseUrl === null ? {} : { DATABASE_URL: shop.settings.databaseUrl }),
});
afterAll(() => beside.close());

const stage: Stage = {
  asks: [shop.ask, beside.ask],
  code: (email) => codeTo(shop, email),
  admin: await staffMember(shop, "admin"),
  now: () => shop.clock.now,
};
const runs = Number(process.env["HISTORIES"] ?? (process.env["KONTOR_NIGHT"] === "1" ? 200 : 4));

it(
  "[SES-14] [ACC-04] [SEC4-1] each act does to logins what the model says, and a clock that stands still saves none",
  {
    timeout: 900_000,
  },
  () =>
    fc.assert(
      fc.asyncProperty(anyHistory, (history) => liveHistory(stage, history)),
      { numRuns: runs },
    ),
);

const first = { who: 0, by: 0 };
it.each([
  ["end-others", "address"],
  ["change", "address"],
  ["change", "end-others"],
  ["end-others", "change"],
  ["end-others", "end-others"],
  ["reset", "end-others"],
  ["block", "unblock"],
  ["role", "factor-reset"],
  ["end-others", "reset"],
  ["end-others", "role"],
  ["address", "reset"],
] as const)("[SES-14] [SEC4-1] %s, then %s within one moment", async (one, two) => {
  const history = [
    { act: "login" as const, ...first },
    { act: one, ...first },
    { act: "login" as const, ...first },
    { act: two, who: 1, by: 1 },
    { act: "login" as const, ...first },
  ];
  await liveHistory(stage, history);
  expect(acts).toContain(one);
});
