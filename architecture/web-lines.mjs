// How many lines of apps/web a browser can load, and how many all the rest has, both without the desk: by the imports of values from what begins in a browser. Neither may grow.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Bounds in lines; `--shrink` lowers them to what is true. */
export const boundsFile = "architecture/web-lines.json";

const web = "apps/web/src/";
const entries = /^apps\/web\/src\/(app\/client\.tsx|platform\/waking\/.*)$/;
/** The pages of staff have their own bounds. */
const ofStaff = /^apps\/web\/src\/site\/(admin|desk)\//;

const specifiersOf = ({ imports, exports, stars, declared, running }) => [
  ...[...imports.values(), ...exports.values()].flatMap(({ from }) => (from === undefined ? [] : [from])),
  ...stars,
  ...[...declared.values(), ...running].flatMap(({ modules }) => [...modules]),
];

const linesIn = ({ text }) => text.split("\n").length - (text.endsWith("\n") ? 1 : 0);

/**
 * @param {Map<string, { text: string, module: object }>} sources of the product
 * @param {(path: string, specifier: string) => string | undefined} resolved where an import leads
 */
export const webLines = (sources, resolved) => {
  const reached = new Set([...sources.keys()].filter((path) => entries.test(path)));
  for (const path of reached)
    for (const specifier of specifiersOf(sources.get(path).module)) {
      const to = resolved(path, specifier);
      if (to !== undefined && sources.has(to)) reached.add(to);
    }
  const lines = { browser: 0, rest: 0 };
  for (const [path, source] of sources)
    if (path.startsWith(web) && !ofStaff.test(path)) lines[reached.has(path) ? "browser" : "rest"] += linesIn(source);
  return lines;
};

const words = {
  browser: "what a browser can load of apps/web without the desk",
  rest: "the rest of apps/web without the desk",
};

/** A bound that is passed is a break. */
export const tooManyLines = (lines, bounds) =>
  Object.keys(words)
    .filter((part) => lines[part] > bounds[part])
    .map((part) => ({
      rule: "lines-of-web",
      from: words[part],
      to: boundsFile,
      comment: `${lines[part]} lines, and at most ${bounds[part]}; who adds some takes others away.`,
    }));

export const boundsIn = (base) => JSON.parse(readFileSync(join(base, boundsFile), "utf8"));

export const shrinkBounds = (base, lines) => {
  const bounds = boundsIn(base);
  const [browser, rest] = ["browser", "rest"].map((part) => Math.min(bounds[part], lines[part]));
  writeFileSync(join(base, boundsFile), `{ "browser": ${browser}, "rest": ${rest} }\n`);
};

export const linesInWords = ({ browser, rest }) =>
  `apps/web without the desk: a browser can load ${browser} lines, ${rest} are the rest`;
