// The operator's command for tickets: events, lists with errors by line, one ticket, a key for staff. [TKT-06] [TKT-04]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";
import { lettersTo } from "../../../test/customers.ts";
import { ticketsCommand } from "./tickets.ts";

const shop = await runningForFile();
const here = shop.settings.databaseUrl ?? shop.settings.dataDir;
const directory = mkdtempSync(join(tmpdir(), "kontor-tickets-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const output: string[] = [];
const run = async (...words: readonly string[]): Promise<readonly string[] | false> => {
  output.length = 0;
  return (await ticketsCommand(here, words, shop.settings, (line) => void output.push(line))) && [...output];
};
const list = (csv: string): string => {
  const file = join(directory, "list.csv");
  writeFileSync(file, csv);
  return file;
};

it("[TKT-06] [TKT-04] adds an event, imports a list whole or not at all, issues one ticket, makes a key that opens a session", async () => {
  shop.clock.now = Date.now();
  const [event = ""] = (await run("event", "Open day", "Karlsruhe", "2026-12-05T10:00+01:00")) || [];
  await expect(run("event", "Open day", "Karlsruhe", "soon")).rejects.toThrow("Write when it begins");
  await expect(
    run("import", event, list("name,email\nAda,ada@example.org\nBob,nowhere\n,eve@example.org")),
  ).rejects.toThrow(/cannot be read: 2.\n {2}Line 3 .*email.\n {2}Line 4 .*name/);
  await expect(run("import", "none", list("name,email\nAda,ada@example.org"))).rejects.toThrow(
    "There is no event none",
  );
  await expect(run("import", event, join(directory, "none.csv"))).rejects.toThrow("cannot be read");

  const file = list("name,email,locale\nAda Lovelace,ada@example.org,en\nErika Mustermann,erika@example.org,de");
  expect(await run("import", event, file)).toEqual(["2 tickets issued; the letters wait for a shop that runs."]);
  expect(await run("import", event, file)).toEqual(["2 tickets were issued with this list before; nothing was done."]);
  await expect(run("issue", event, "Eve", "eve@example.org", "fr")).rejects.toThrow("locale");
  expect(await run("issue", event, "Eve", "eve@example.org")).toEqual([
    "1 ticket issued; the letters wait for a shop that runs.",
  ]);
  expect((await run()) || []).toContainEqual(
    expect.stringMatching(/2026-12-05T09:00:00.000Z {2}Open day, Karlsruhe: 3 tickets, 0 admitted/),
  );
  shop.clock.now += 60_000;
  const [letter = ""] = await lettersTo(shop, "ada@example.org");
  const key = /\/en\/ticketing\/([0-9a-z]{26})\b/.exec(letter)?.[1];
  expect((await shop.ask("GET", `/shop/ticketing/tickets/${key}`)).body.result.holder).toBe("Ada Lovelace");
  const [link = ""] = (await run("key", event)) || [];
  const opened = await shop.ask("POST", "/shop/ticketing/session", { key: link.split("/").at(-1), gate: "North" });
  expect(opened.status, opened.text).toBe(201);
  const badges = await shop.ask("GET", "/shop/ticketing/badges", undefined, {
    "shop-ticketing": opened.body.result.token,
  });
  expect(badges.text).toContain(String(key));
  expect(await run("nonsense")).toBe(false);
  const noted = await shop.api.database.reads
    .selectFrom("journal")
    .select(["act", "actor", "subject", "after"])
    .orderBy("id")
    .execute();
  expect(noted.map(({ act, actor, subject }) => [act, actor, subject])).toEqual(
    ["event-made", "tickets-issued", "tickets-issued", "staff-key-made"].map((act) => [act, "operator", event]),
  );
  expect(noted.slice(1, 3).map(({ after }) => JSON.parse(after))).toEqual([{ tickets: 2 }, { tickets: 1 }]);
});
