// A backup of commit 65ad543b with tickets, drafts and sent forms is restored into a shop of this version, on either engine, and goes on. [OPS-02] [OPS-06] [TKT-01]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";
import { anHourLater, ticketed, ticketedFile, ticketsGoOn } from "../../../test/ticketed-data.ts";
import { restore } from "./database-commands.ts";

const directory = mkdtempSync(join(tmpdir(), "kontor-restored-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const shop = await runningForFile({ SESSION_SECRET: ticketed.secret });
shop.clock.now = anHourLater;

it("[OPS-06] its backup is restored, row by row", async () => {
  const output: string[] = [];
  const backup = ticketedFile(directory, "backup-of-then.sqlite");
  await restore(
    backup,
    shop.settings.databaseUrl ?? shop.settings.dataDir,
    { replace: true, numbersFrom: [], zone: "Europe/Berlin" },
    (line) => output.push(line),
  );
  expect(output.join()).toMatch(/Restored \d+ rows of \d+ tables, each compared after it was written/);
});

ticketsGoOn(shop);
