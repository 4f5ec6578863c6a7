// A place that has the data of a backup among the fixtures, on either engine.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { restore } from "../src/app/data/database-commands.ts";
import { type FreshPlace, freshPlace, type Loose } from "./harness.ts";

const fixture = (name: string): Buffer => readFileSync(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)));

/** What stands beside a backup, of what it has. */
export const describedIn = (name: string): Loose => JSON.parse(fixture(`${name}.json`).toString());

export const restoredPlace = async (name: string): Promise<FreshPlace> => {
  const place = await freshPlace();
  const directory = mkdtempSync(join(tmpdir(), "kontor-restored-"));
  const file = join(directory, "backup.sqlite");
  writeFileSync(file, brotliDecompressSync(fixture(`${name}.sqlite.br`)));
  await restore(
    file,
    place.env["DATABASE_URL"] ?? place.env["DATA_DIR"] ?? "",
    { replace: true, numbersFrom: [], zone: "Europe/Berlin" },
    () => undefined,
  );
  rmSync(directory, { recursive: true });
  return place;
};
