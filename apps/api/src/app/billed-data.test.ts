// A data directory of the version before payments were rows opens in place, and goes on to the cent. [OPS-02] [BAL-01] [BAL-02] [SHOP2-8] [LOOK2-3]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { billed, billedFile, goesOn } from "../../test/billed-data.ts";
import { running } from "../../test/harness.ts";

const directory = mkdtempSync(join(tmpdir(), "kontor-billed-"));
billedFile(directory, "kontor.sqlite");
writeFileSync(join(directory, "session-secret"), billed.secret, { mode: 0o600 });
const shop = await running({ DATA_DIR: directory });
shop.clock.now = billed.at;
afterAll(async () => {
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

goesOn(shop);
