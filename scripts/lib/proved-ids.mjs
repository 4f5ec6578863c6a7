// Where each requirement is proved: its ids in titles of tests and in sentences of laws, by day or only at night; and the list of what runs at night.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const places = ["packages", "apps", "openapi", "examples", "architecture", "content", "scripts", "bench/lib"];
const skipped = new Set(["node_modules", "dist", "fixtures"]);

const isTest = (name) => /\.(?:test|e2e)\.tsx?$/.test(name);
const isLaw = (name) => /^[a-z-]*laws\.ts$/.test(name);
const isOfNight = (name) => name.includes(".night.");

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

/** The ids in the titles, or in laws in all texts, of a file. */
const idsNamedIn = (file, source) =>
  [...source.replaceAll(comments, " ").matchAll(isLaw(file) ? text : title)]
    .flatMap(([, , words]) => words.match(id) ?? [])
    .filter((name) => areas.has(name.slice(0, 3)));

const filesUnder = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(root, path);
    return isTest(entry.name) || isLaw(entry.name) ? [{ name: entry.name, path }] : [];
  });

const proofs = (root) =>
  places
    .flatMap((place) => filesUnder(root, place))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map((file) => ({ ...file, source: readFileSync(join(root, file.path), "utf8") }));

const kindOf = (name) => (isLaw(name) ? "laws" : name.includes(".e2e.") ? "Chromium" : "Node");

/** `{ "by day": { id: kinds }, "at night alone": { id: files } }` */
const provedWhere = (files) => {
  const named = new Map();
  for (const { name, path, source } of files)
    for (const one of idsNamedIn(name, source)) named.set(one, [...(named.get(one) ?? []), { name, path }]);
  const listed = (isDay, show) =>
    Object.fromEntries(
      [...named]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .filter(([, by]) => by.some(({ name }) => !isOfNight(name)) === isDay)
        .map(([one, by]) => [one, [...new Set(by.map(show))].sort()]),
    );
  const kind = ({ name }) => `${kindOf(name)}${isOfNight(name) ? " at night" : ""}`;
  return { "by day": listed(true, kind), "at night alone": listed(false, ({ path }) => path) };
};

/** Each file of the night with the sentence that it opens with. */
const nightList = (files) => `# What runs at night

Each file that \`npm test\` leaves out and \`npm run verify\` runs, with its first sentence. Written by \`npm run generate\`.

${files
  .filter(({ name }) => isOfNight(name))
  .map(
    ({ path, source }) =>
      `- \`${path}\`: ${source.match(/^\/\/ ([^\n]*(?:\n\/\/ [^\n]*)*)/)?.[1]?.replaceAll("\n// ", " ") ?? ""}`,
  )
  .join("\n")}
`;

const written = (file, after) => {
  if (readFileSync(file, { encoding: "utf8", flag: "a+" }) !== after) writeFileSync(file, after);
};

/** Writes both lists anew. @param {string} root */
export const writeProofs = (root) => {
  const files = proofs(root);
  const lines = (table) =>
    Object.entries(table)
      .map(([one, by]) => `    ${JSON.stringify(one)}: ${JSON.stringify(by).replaceAll('","', '", "')}`)
      .join(",\n");
  const where = Object.entries(provedWhere(files)).map(
    ([when, table]) => `  "${when}": ${Object.keys(table).length === 0 ? "{}" : `{\n${lines(table)}\n  }`}`,
  );
  written(join(root, "scripts/proved-ids.json"), `{\n${where.join(",\n")}\n}\n`);
  written(join(root, "docs/night.md"), nightList(files));
};
