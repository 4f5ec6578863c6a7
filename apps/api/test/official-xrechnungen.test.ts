// The judges of our XRechnungen are right themselves: official examples break none of their rules. [ACC-03]
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { expect, it } from "vitest";
import { brokenRules } from "./en16931.ts";
import { brokenNationalRules, isInformation } from "./xrechnung.ts";

const folder = fileURLToPath(new URL("official-xrechnungen", import.meta.url));
const isNight = process.env["KONTOR_NIGHT"] === "1";
/** By day plain ones without a quantity of their prices, one of the least, one of vehicles. */
const byDay = /^(?:01\.01a|01\.20a|01\.05_|02\.01a)/;
const files = readdirSync(folder).filter((file) => file.endsWith(".xml") && (isNight || byDay.test(file)));

/** Warnings of the syntax about an example itself, which names the document that it corrects in more words than CII has. */
const warnings = /^\[CII-SR-47[56]\]/;

it("[ACC-03] [REP4-15] an official example of an XRechnung is called right by the judges of ours", () => {
  expect(files.length).toBeGreaterThan(isNight ? 12 : 3);
  for (const file of files) {
    const xml = readFileSync(join(folder, file), "utf8");
    expect(
      brokenNationalRules(xml).filter((broken) => !isInformation(broken)),
      file,
    ).toEqual([]);
  }
  // By the rules of EN 16931, which take longer, at night alone.
  for (const file of isNight ? files : []) {
    const xml = readFileSync(join(folder, file), "utf8");
    expect(
      brokenRules(xml).filter((broken) => !warnings.test(broken.trim())),
      file,
    ).toEqual([]);
  }
});
