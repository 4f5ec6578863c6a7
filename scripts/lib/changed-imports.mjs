// What each source names of other files: its imports of values, what it passes on, threads and files that it names by
// an address. Read once a version of a file and stored in `.kontor`: reading all takes longer than the tests of a rule.
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { at } from "./places.mjs";

/**
 * `imports`: specifier and names, `null` for all of it; `exports`: name → what it is in another module; `stars`:
 * modules passed on whole; `declared`: what it exports of its own; `files`: paths beside the file, `rooted`: paths from
 * the root, `globs`: patterns beside the file.
 * @typedef {{ readonly imports: readonly (readonly [string, readonly string[] | null])[],
 *   readonly exports: Readonly<Record<string, readonly [string, string]>>, readonly stars: readonly string[],
 *   readonly declared: readonly string[], readonly files: readonly string[], readonly rooted: readonly string[], readonly globs: readonly string[] }} Named
 */

export const isSource = (path) => /\.(?:ts|tsx|mjs)$/.test(path) && !path.endsWith(".d.ts");

const address = /\bnew URL\(\s*(["'`])(?<path>[^"'`$]+)\1,\s*import\.meta\.url\s*,?\s*\)/g;
const fromRoot = /\bat\(\s*"(?<path>[\w./-]+)"(?<more>(?:,\s*"[\w./-]+")*)\s*[,)]/g;
const glob = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(?<patterns>\[[^\]]*\]|"[^"]*")/g;
const quoted = /"([^"]+)"/g;

const textsIn = (text) => [...text.matchAll(quoted)].map(([, inside]) => inside);

const namesOf = (entries) => {
  const values = entries.filter(({ isType }) => !isType);
  if (entries.length > 0 && values.length === 0) return undefined;
  const isWhole = values.length === 0 || values.some(({ importName }) => importName.kind === "NamespaceObject");
  return isWhole ? null : values.map(({ importName }) => importName.name ?? "default");
};

/**
 * @param {string} path
 * @param {string} text
 * @param {(path: string, text: string) => any} parse of rolldown
 * @returns {Named}
 */
export const namedIn = (path, text, parse) => {
  const { module } = parse(path, text);
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const names = namesOf(entries);
    return names === undefined ? [] : [[moduleRequest.value, names]];
  });
  const exports = {};
  const stars = [];
  const declared = [];
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (isType) continue;
    if (moduleRequest === null) declared.push(exportName.name ?? "default");
    else if (importName.kind === "Name" && exportName.name !== null)
      exports[exportName.name] = [moduleRequest.value, importName.name];
    else if (exportName.name === null) stars.push(moduleRequest.value);
    else imports.push([moduleRequest.value, null]);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const [, literal] = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (literal !== undefined) imports.push([literal, null]);
  }
  return {
    imports,
    exports,
    stars,
    declared,
    files: [...text.matchAll(address)].map(({ groups }) => groups.path),
    rooted: [...text.matchAll(fromRoot)].map(({ groups }) => [groups.path, ...textsIn(groups.more)].join("/")),
    globs: [...text.matchAll(glob)].flatMap(({ groups }) => textsIn(groups.patterns)),
  };
};

/** Another number reads all anew. */
const version = 1;

const store = at(".kontor/imports.json");

const stored = () => {
  try {
    const read = JSON.parse(readFileSync(store, "utf8"));
    return read.version === version ? read.files : {};
  } catch {
    return {};
  }
};

/**
 * @param {readonly string[]} paths from the root
 * @returns {Promise<ReadonlyMap<string, Named>>}
 */
export const namedByAll = async (paths) => {
  const before = stored();
  const files = {};
  let parse;
  for (const path of paths.filter(isSource)) {
    const entry = statSync(at(path), { throwIfNoEntry: false });
    if (entry === undefined) continue;
    const print = `${entry.size} ${entry.mtimeMs}`;
    if (before[path]?.print !== print) parse ??= (await import("rolldown/utils")).parseSync;
    files[path] =
      before[path]?.print === print
        ? before[path]
        : { print, named: namedIn(path, readFileSync(at(path), "utf8"), parse) };
  }
  if (parse !== undefined || Object.keys(before).length !== Object.keys(files).length) {
    mkdirSync(at(".kontor"), { recursive: true });
    writeFileSync(store, JSON.stringify({ version, files }));
  }
  return new Map(Object.entries(files).map(([path, { named }]) => [path, named]));
};
