// A backup of yesterday never gives a number a second time: after a restore none is given until a person has said which were sent last. [ACC-03] [OPS-06]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { instant } from "@kontor/domain/kernel/calendar";
import { documents, ordered } from "../../../test/contract-clock.ts";
import { customer, filledCart, order } from "../../../test/customers.ts";
import { withdraw } from "../../../test/declarations.ts";
import { type Loose, running, type Running, runningForFile } from "../../../test/harness.ts";
import { proved, staffMember } from "../../../test/staff.ts";
import { backup, restore } from "./database-commands.ts";
import { numbersCommand, numbersIn } from "./numbers.ts";

const directory = mkdtempSync(join(tmpdir(), "kontor-numbers-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const logged: string[] = [];
const shop = await runningForFile({ LOG_LEVEL: "warn" }, { logTo: { write: (line) => void logged.push(line) } });
const { ask, api, clock, settings } = shop;
const here = settings.databaseUrl ?? settings.dataDir;
const file = join(directory, "of-yesterday.sqlite");
const zone = "Europe/Berlin";
const lines: string[] = [];
const say = (line: string) => void lines.push(line);

const readyz = async (one: Running) => (await one.api.inject({ method: "GET", url: "/readyz" })).json();
const waits = async (one: Running) =>
  /^kontor_numbers_unconfirmed (\d)$/m.exec((await one.api.inject({ method: "GET", url: "/metrics" })).payload)?.[1];
const numbersOf = async ({ placed }: { readonly placed: Loose }) => [
  placed.number,
  placed.customerNumber,
  ...(await documents(shop, placed.customerNumber)).map(({ number }) => number),
];
/** Ordered and withdrawn from. */
const withCredit = async () => {
  const made = await ordered(shop);
  await withdraw(ask, made.placed.number, made.person.email, made.person.auth);
  await api.invoicing.run();
  return made;
};
const admin = await staffMember(shop, "admin");
const first = await ordered(shop);
/** In the backup without its invoice. */
const late = await (async () => {
  const person = await customer(ask);
  const placed = await order(ask, person, await filledCart(ask, undefined, person.auth));
  return { person, placed: placed.body.result };
})();
await backup(here, file, say);
const lost = await numbersOf(await withCredit());

it("[ACC-03] [OPS-06] after a restore nothing is ordered, registered or billed until the last numbers are known; log, desk and /readyz say so, in a process that starts after it, too", async () => {
  // The invoice of the late order was written with them: R-2026-000002.
  expect(lost.toSorted()).toEqual(["100004", "K-2026-000003", "R-2026-000003", "RK-2026-000001"]);
  await restore(file, here, { replace: true, numbersFrom: null, zone }, say);
  expect(lines.at(-1)).toContain("The last numbers here are: 100003, R-2026-000001, K-2026-000002.");
  await proved(shop, admin);
  const waiting = { status: "ready", numbers: "unconfirmed" };
  expect([await readyz(shop), await waits(shop)]).toEqual([waiting, "1"]);
  const cart = await filledCart(ask, undefined, first.person.auth);
  const refused = [
    await ask("POST", "/auth/local/register", {
      username: "late",
      email: "late@shop.example",
      password: "Passw0rd-two",
    }),
    await order(ask, first.person, cart),
  ];
  expect(refused.map(({ status, body }) => [status, body.refusal ?? body.error?.name])).toEqual([
    [503, "ServiceUnavailableError"],
    [503, "Unavailable"],
  ]);
  await api.invoicing.run();
  expect(await documents(shop, late.placed.customerNumber)).toEqual([]);
  expect(logged.filter((line) => line.includes("a backup was restored: no order"))).toHaveLength(1);

  const started = await running(
    settings.databaseUrl === null ? { DATA_DIR: settings.dataDir } : { DATABASE_URL: settings.databaseUrl },
    { now: () => instant(clock.now) },
  );
  try {
    expect(await readyz(started)).toEqual(waiting);
  } finally {
    await started.api.close();
  }
  const desk = async () => (await ask("GET", "/shop/admin/today", undefined, admin.auth)).body.result.numbers;
  expect((await desk()).last).toEqual(["100003", "R-2026-000001", "K-2026-000002"]);
  const confirmed = (sent: readonly string[]) => ask("PUT", "/shop/admin/numbers", { sent }, admin.auth);
  expect((await confirmed(["R-2026-9"])).body).toMatchObject({
    refusal: "NumberNotOurs",
    facts: { number: "R-2026-9" },
  });
  expect((await confirmed(lost)).body.result).toEqual({ numbers: null });
  expect([await readyz(shop), await desk(), await waits(shop)]).toEqual([{ status: "ready" }, null, "0"]);
});

it("[ACC-03] [OPS-06] then every series goes on behind what was sent, and no number is given twice", async () => {
  const later = await numbersOf(await withCredit());
  expect(later.toSorted()).toEqual(["100005", "K-2026-000004", "R-2026-000005", "RK-2026-000002"]);
  // Also what waited is billed now.
  const waited = await numbersOf(late);
  expect(waited).toContain("R-2026-000004");
  const all = [...(await numbersOf(first)), ...waited, ...lost, ...later];
  expect(new Set(all).size).toBe(all.length);
});

it("[ACC-03] [OPS-06] the operator says it with the restore, or by a command, which also asks after a restore by other means", async () => {
  await restore(file, here, { replace: true, numbersFrom: numbersIn("K-2026-000007-1, R-2026-000009"), zone }, say);
  expect(await readyz(shop)).toEqual({ status: "ready" });
  const command = async (act: "show" | "ask" | "confirm", sent: readonly string[] = []) => {
    await numbersCommand(here, act, sent, zone, say);
    return lines.at(-1);
  };
  expect(await command("show")).toContain(
    "the last numbers are 100003, R-2026-000009, K-2026-000007; nothing needs a word",
  );
  expect(await command("ask")).toContain("numbers wait for a word");
  expect(await readyz(shop)).toMatchObject({ numbers: "unconfirmed" });
  await expect(command("confirm", ["R-2026-900009"])).rejects.toThrow(/more than 100,000 ahead/);
  expect(await command("confirm")).toContain("numbers go on behind 100003, R-2026-000009, K-2026-000007");
  expect((await numbersOf(await ordered(shop))).toSorted()).toEqual(["100004", "K-2026-000008", "R-2026-000011"]);
});
