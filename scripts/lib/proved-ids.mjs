// Which requirement ids the tests of every day name: in titles of tests, and in sentences of laws. Files of the night do not count.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const places = ["packages", "apps", "openapi", "examples", "architecture", "content", "scripts", "bench/lib"];
const skipped = new Set(["node_modules", "dist", "fixtures"]);

const isTest = (name) => /\.(?:test|e2e)\.tsx?$/.test(name) && !name.includes(".night.");
const isLaw = (name) => /^[a-z-]*laws\.ts$/.test(name);

/** The title of a test or a group: the first text after `it(`, `test.each(…)(`, `describe(`, `inTurn(`. */
const title = /\b(?:it|test|describe|inTurn)(?:\.[a-zA-Z]+(?:\([^()]*\))?)*\s*\(\s*(["'`])((?:\\.|(?!\1)[^])*?)\1/g;
const text = /(["'`])((?:\\.|(?!\1)[^\n])*)\1/g;
const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm;
const id = /(?<![A-Z])[A-Z]{3}-\d{2}\b/g;

/** The areas that requirements have; what else looks like an id, such as UTF-16, is none. */
const areas = new Set(
  "ACC ADM API BAL BOK CHK CMS CNT CON CRT CUS DOM DSK FRM HDL LGL LIF LNK LOC OPS OUT PAY PKG PRD REM SES SHL SPD TKT UIM VAT VIS".split(
    " ",
  ),
);

/**
 * The ids in the titles, or in laws in all texts, of a file.
 * @param {string} file
 * @param {string} source
 * @returns {readonly string[]}
 */
export const idsNamedIn = (file, source) =>
  [...source.replaceAll(comments, " ").matchAll(isLaw(file) ? text : title)]
    .flatMap(([, , words]) => words.match(id) ?? [])
    .filter((name) => areas.has(name.slice(0, 3)));

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return isTest(entry.name) || isLaw(entry.name) ? [{ name: entry.name, path }] : [];
  });

/**
 * @param {string} root
 * @returns {ReadonlySet<string>}
 */
export const provedIds = (root) =>
  new Set(
    places
      .flatMap((place) => filesUnder(join(root, place)))
      .flatMap(({ name, path }) => idsNamedIn(name, readFileSync(path, "utf8"))),
  );

/** Adds to the list what is named for the first time; nothing leaves it by itself. */
export const growList = (root) => {
  const file = join(root, "scripts/proved-ids.json");
  const before = readFileSync(file, "utf8");
  const after = `${JSON.stringify([...new Set([...JSON.parse(before), ...provedIds(root)])].sort(), null, 2)}\n`;
  if (after !== before) writeFileSync(file, after);
};
