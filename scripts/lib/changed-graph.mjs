// Which files reach which over imports: who imports a name through a door needs the module that declares it, not the
// whole door.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { namedByAll } from "./changed-imports.mjs";
import { at } from "./places.mjs";
import { programs } from "./server-bundle.mjs";

const condition = "@kontor/source";

/** Who starts the built programs imports one of these. */
export const startsPrograms = ["scripts/lib/server-program.ts", "scripts/lib/shop-process.mjs"];

const json = (path) => JSON.parse(readFileSync(at(path), "utf8"));

/** What packages offer to others and to themselves: rows of a pattern and the file that it means. */
const doorsOf = (folder, field) =>
  Object.entries(json(`${folder}/package.json`)[field] ?? {}).flatMap(([key, target]) => {
    const file = typeof target === "string" ? target : target[condition];
    return file === undefined ? [] : [[key, join(folder, file)]];
  });

/** The file that a row of a pattern means for a specifier. */
const meant = ([pattern, file], specifier) => {
  const [before, after] = pattern.split("*");
  if (after === undefined) return pattern === specifier ? file : undefined;
  const fits = specifier.length > pattern.length - 1 && specifier.startsWith(before) && specifier.endsWith(after);
  return fits ? file.replace("*", specifier.slice(before.length, specifier.length - after.length)) : undefined;
};

/** @param {readonly string[]} files */
const resolverOf = (files) => {
  const known = new Set(files);
  const manifests = files.filter((path) =>
    /^(?:packages|apps|examples)\/[^/]+\/package\.json$|^openapi\/package\.json$/.test(path),
  );
  const packages = manifests.map((path) => ({ folder: dirname(path), name: json(path).name }));
  const offered = new Map(
    packages.map(({ folder, name }) => [
      name,
      doorsOf(folder, "exports").map(([key, file]) => [`${name}${key.slice(1)}`, file]),
    ]),
  );
  const own = new Map(packages.map(({ folder }) => [`${folder}/`, doorsOf(folder, "imports")]));
  const rowsFor = (from, specifier) => {
    if (specifier.startsWith("#")) return [...own].find(([folder]) => from.startsWith(folder))?.[1] ?? [];
    return offered.get(/^@kontor\/[\w-]+/.exec(specifier)?.[0]) ?? [];
  };
  return (from, specifier) => {
    const plain = specifier.replace(/\?.*$/, "");
    if (plain.startsWith(".")) return join(dirname(from), plain);
    // Several patterns may fit; one of them names a file that exists.
    return rowsFor(from, plain)
      .map((row) => meant(row, plain))
      .find((path) => known.has(path));
  };
};

const globbed = (pattern) =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("**/", "\u0000")
      .replaceAll("*", "[^/]*")
      .replaceAll("\u0000", "(?:.*/)?")}$`,
  );

/**
 * @param {readonly string[]} files all of the tree
 * @param {ReadonlyMap<string, import("./changed-imports.mjs").Named>} named
 */
export const graphOf = (files, named) => {
  const resolved = resolverOf(files);
  /** Who takes a value of a file, and who only goes through it. */
  const importers = new Map();
  const visitors = new Map();
  const add = (map, to, from) => {
    if (to === undefined || to === from) return;
    if (!map.has(to)) map.set(to, new Set());
    map.get(to).add(from);
  };
  /** The file that declares a name which a module offers; the module itself where that is not known. */
  const declaring = (path, name, seen = new Set()) => {
    const door = named.get(path);
    if (door === undefined || seen.has(path)) return undefined;
    seen.add(path);
    // A name such as `valueOf` is in every object.
    const passed = Object.hasOwn(door.exports, name) ? door.exports[name] : undefined;
    if (passed !== undefined) {
      const next = resolved(path, passed[0]);
      return next === undefined ? path : (declaring(next, passed[1], seen) ?? next);
    }
    for (const star of door.stars) {
      const next = resolved(path, star);
      const found = next === undefined ? undefined : offering(next, name, new Set(seen));
      if (found !== undefined) return found;
    }
    return path;
  };
  const offering = (path, name, seen) => {
    const door = named.get(path);
    if (door === undefined || seen.has(path)) return undefined;
    if (Object.hasOwn(door.exports, name) || door.declared.includes(name)) return declaring(path, name, seen);
    seen.add(path);
    for (const star of door.stars) {
      const next = resolved(path, star);
      const found = next === undefined ? undefined : offering(next, name, seen);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (const [from, { imports, exports, stars, files: beside, rooted, globs }] of named) {
    for (const [specifier, names] of imports) {
      const to = resolved(from, specifier);
      if (to === undefined) continue;
      if (names === null || !named.has(to)) add(importers, to, from);
      else {
        add(visitors, to, from);
        for (const name of names) add(importers, declaring(to, name) ?? to, from);
      }
    }
    for (const [specifier] of Object.values(exports)) add(importers, resolved(from, specifier), from);
    for (const specifier of stars) add(importers, resolved(from, specifier), from);
    for (const path of beside) add(importers, join(dirname(from), path.replace(/\?.*$/, "")), from);
    for (const path of rooted) add(importers, path, from);
    for (const pattern of globs) {
      const fits = globbed(join(dirname(from), pattern));
      for (const path of files) if (fits.test(path)) add(importers, path, from);
    }
  }
  /**
   * All that reach a file, with the number of steps.
   * @param {string} changed
   * @param {{ readonly withPrograms?: boolean }} [options] whether who starts the programs reaches what is in them
   * @returns {ReadonlyMap<string, number>}
   */
  const reaching = (changed, { withPrograms = false } = {}) => {
    const steps = new Map([[changed, 0]]);
    const next = [changed];
    const entries = new Set(Object.values(programs));
    for (const path of next) {
      const found = [
        ...(importers.get(path) ?? []),
        ...(path === changed ? (visitors.get(path) ?? []) : []),
        ...(withPrograms && entries.has(path) ? startsPrograms : []),
      ];
      for (const from of found)
        if (!steps.has(from)) {
          steps.set(from, steps.get(path) + 1);
          next.push(from);
        }
    }
    return steps;
  };
  /** Who takes a value of a file, or goes through it. */
  const importersOf = (path) => [...(importers.get(path) ?? []), ...(visitors.get(path) ?? [])];
  return { reaching, importersOf, isKnown: (path) => importers.has(path) || visitors.has(path) };
};

/** @param {readonly string[]} files */
export const readGraph = async (files) => graphOf(files, await namedByAll(files));
