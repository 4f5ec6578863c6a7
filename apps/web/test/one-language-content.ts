// The demo's content as a provider of one language has it: the folder of the other is not there, and its texts stand in no file.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locale } from "@kontor/domain/visitor/locale";

const demo = fileURLToPath(new URL("../../../content/", import.meta.url));

const isBoth = (value: object): boolean => Object.keys(value).every((name) => name === "en" || name === "de");

const without = (other: Locale, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => without(other, each));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([name]) => !isBoth(value) || name !== other);
  return Object.fromEntries(members.map(([name, member]) => [name, without(other, member)]));
};

/** A folder of its own; `languages` as its `site.json` names them. What is of a language that is not named there is left out. */
export const contentIn = (
  languages: readonly Locale[],
  folder = mkdtempSync(join(tmpdir(), "kontor-languages-")),
): string => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(demo, folder, { recursive: true, filter: (path) => !path.endsWith(".ts") });
  for (const other of (["en", "de"] as const).filter((each) => !languages.includes(each))) {
    rmSync(join(folder, other), { recursive: true });
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".json"),
    )) {
      const written = without(other, JSON.parse(readFileSync(join(folder, file), "utf8")));
      writeFileSync(join(folder, file), JSON.stringify(written));
    }
  }
  const site = JSON.parse(readFileSync(join(folder, "site.json"), "utf8")) as object;
  writeFileSync(join(folder, "site.json"), JSON.stringify({ ...site, languages }));
  return folder;
};
