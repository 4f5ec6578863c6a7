// The architecture check: reads the workspaces and reports each break of the import table and of the rules about unused code and duplicates.
// `--shrink` removes fixed breaks from the baseline.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { actsWithoutUseCase, changingOperations } from "./acts.mjs";
import { undeclaredImportsOfApps } from "./app-rows.mjs";
import { baselineFile, entryOf, report } from "./baseline.mjs";
import { circlesIn } from "./circles.mjs";
import { ownClocks } from "./clocks.mjs";
import { contextNames } from "./contexts.mjs";
import { durationsIn } from "./durations.mjs";
import { judged, options } from "./import-table.mjs";
import { choicesByLanguage } from "./one-language.mjs";
import { oneOfEach } from "./one-of-each.mjs";
import { isLaw, isProduct } from "./places.mjs";
import { quotesAfterTheOrder } from "./price-list.mjs";
import { examplesIn, sourcesOf } from "./sources.mjs";
import { commands, readmes, unusedIn } from "./used.mjs";
import { boundsIn, linesInWords, shrinkBounds, tooManyLines, webLines } from "./web-lines.mjs";

/** A folder of the domain that is no context of the table; only `testing` is beside the wings. */
const unknownContexts = (modules) => {
  const folders = modules.map((path) => path.match(/^packages\/domain\/src\/([^/]+\/[^/]+)\//)?.[1]);
  const unknown = new Set(folders.filter((folder) => folder !== undefined && !contextNames.includes(folder)));
  return [...unknown].map((folder) => ({
    rule: "context-in-table",
    from: `packages/domain/src/${folder}`,
    to: "architecture/contexts.mjs",
    comment: "Every context is listed in contexts.mjs.",
  }));
};

/**
 * The modules of a tree, the lines of its web, and each break in them.
 * @param {string} tree
 * @returns {Promise<{ modules: string[], lines: { browser: number, rest: number }, breaks: { rule: string, from: string, to: string, comment: string }[] }>}
 */
export const judge = async (tree) => {
  const base = resolve(tree);
  const tsConfig = extractTSConfig(join(base, "tsconfig.base.json"));
  const places = judged.filter((folder) => existsSync(join(base, folder)));
  const { output } = await cruise(
    places,
    { ...options, baseDir: base, tsConfig: { fileName: join(base, "tsconfig.base.json") } },
    undefined,
    { tsConfig },
  );
  const comments = new Map(options.ruleSet.forbidden.map(({ name, comment }) => [name, comment]));
  const own = output.modules.filter(
    ({ source }) => !source.includes("node_modules") && /^(packages|apps|examples)\//.test(source),
  );
  const modules = own.map(({ source }) => source);
  const edges = new Map(
    own.map(({ source, dependencies }) => [source, new Map(dependencies.map((to) => [to.module, to.resolved]))]),
  );
  const present = (paths) => paths.filter((path) => existsSync(join(base, path)));
  const sources = sourcesOf(base, [...modules.filter(isProduct), ...present(commands)]);
  const written = new Map([...sourcesOf(base, modules.filter(isLaw)), ...examplesIn(base, present(readmes))]);
  const found = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? "",
  }));
  const resolved = (path, specifier) => edges.get(path)?.get(specifier);
  const breaks = [
    ...unknownContexts(modules),
    ...undeclaredImportsOfApps(modules),
    ...found,
    ...circlesIn(own),
    ...unusedIn(sources, written, resolved),
    ...oneOfEach(sources),
    ...choicesByLanguage(sources),
    ...durationsIn(sources),
    ...quotesAfterTheOrder(sources),
    ...actsWithoutUseCase(sources, changingOperations(base)),
    ...ownClocks(sources),
  ];
  const lines = webLines(sources, resolved);
  return { modules, lines, breaks: [...new Map(breaks.map((one) => [`${one.rule} ${entryOf(one)}`, one])).values()] };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const base = fileURLToPath(new URL("../", import.meta.url));
  const { modules, lines, breaks } = await judge(base);
  if (process.argv.includes("--shrink")) shrinkBounds(base, lines);
  const isSound = report({
    base,
    file: baselineFile,
    check: "architecture",
    breaks: [...breaks, ...tooManyLines(lines, boundsIn(base))],
    seen: `${modules.length} modules; ${linesInWords(lines)}`,
  });
  process.exit(isSound && modules.length > 0 ? 0 : 1);
}
