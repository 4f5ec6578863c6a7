// The judge: cruises the workspaces and answers each break of the import table, and how many modules it saw.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { contextNames } from "./contexts.mjs";
import { judged, options } from "./import-table.mjs";

/** A folder of the domain that is no context of the table; `testing` alone stands beside the wings. */
const strangers = (modules) => {
  const folders = modules.map((path) => path.match(/^packages\/domain\/src\/([^/]+\/[^/]+)\//)?.[1]);
  const unknown = new Set(folders.filter((folder) => folder !== undefined && !contextNames.includes(folder)));
  return [...unknown].map((folder) => ({
    rule: "context-in-table",
    from: `packages/domain/src/${folder}`,
    to: "architecture/contexts.mjs",
    comment: "Every context stands in contexts.mjs.",
  }));
};

/**
 * Which modules of the tree the judge saw, and each break.
 * @param {string} tree
 * @returns {Promise<{ modules: string[], breaks: { rule: string, from: string, to: string, comment: string }[] }>}
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
  const own = output.modules.filter(({ source }) => !source.includes("node_modules") && /^(packages|apps|examples)\//.test(source));
  const modules = own.map(({ source }) => source);
  const found = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? "",
  }));
  return { modules, breaks: [...strangers(modules), ...found] };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, breaks } = await judge(fileURLToPath(new URL("../", import.meta.url)));
  for (const { rule, from, to, comment } of breaks) console.error(`${rule}: ${from} → ${to}\n  ${comment}`);
  console.log(`${modules.length} modules seen, ${breaks.length} breaks of the import table`);
  process.exit(breaks.length === 0 && modules.length > 0 ? 0 : 1);
}
