// Documents of each kind as the first version that stored files had issued them, with their files, and a place that has them on either engine.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { restore } from "../src/app/data/database-commands.ts";
import { type FreshPlace, freshPlace, type Loose } from "./harness.ts";

const fixture = (name: string): Buffer => readFileSync(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)));

/** What was stored: each document with its kinds and the SHA-256 of both files; `xml` is null of a consumer's. */
export const issued: Loose = JSON.parse(fixture("issued-data.json").toString());

export const issuedPlace = async (): Promise<FreshPlace> => {
  const place = await freshPlace();
  const directory = mkdtempSync(join(tmpdir(), "kontor-issued-"));
  const file = join(directory, "backup.sqlite");
  writeFileSync(file, brotliDecompressSync(fixture("issued-data.sqlite.br")));
  await restore(
    file,
    place.env["DATABASE_URL"] ?? place.env["DATA_DIR"] ?? "",
    { replace: true, numbersFrom: [], zone: "Europe/Berlin" },
    () => undefined,
  );
  rmSync(directory, { recursive: true });
  return place;
};
