// A data directory of commit 65ad543b opens in place: logins, carts, tickets, entrances, drafts and forms of then go on. [OPS-02] [SES-01] [CRT-01] [TKT-01] [TKT-02] [TKT-04]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { running } from "../../test/harness.ts";
import { anHourLater, ticketed, ticketedFile, ticketsGoOn } from "../../test/ticketed-data.ts";

const directory = mkdtempSync(join(tmpdir(), "kontor-ticketed-"));
ticketedFile(directory, "kontor.sqlite");
writeFileSync(join(directory, "session-secret"), ticketed.secret, { mode: 0o600 });
const shop = await running({ DATA_DIR: directory });
shop.clock.now = anHourLater;
afterAll(async () => {
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

ticketsGoOn(shop);
