// Which modules of server and client each test of the browser uses, as runs with `KONTOR_RECORD_MODULES=1` record it,
// and how that is stored in the repository: as numbers, since the names would be ten megabytes.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "./places.mjs";

export const usedModulesFile = "apps/web/test/browser/used-modules.json";

/** Where the tests leave a line each. */
const lines = at(".kontor/recorded-modules");

/**
 * `much`: of the modules that it uses those of which hardly another test runs more functions.
 * @typedef {{ readonly file: string, readonly titles: readonly string[], readonly uses: ReadonlySet<string>,
 *   readonly much: ReadonlySet<string> }} UsingTest
 */

/** A test file with another content than the recorded one may have other titles. */
export const printOf = (path) =>
  createHash("sha256")
    .update(readFileSync(at(path)))
    .digest("hex")
    .slice(0, 8);

const separator = " › ";

/** What so large a part of the tests uses is stored once. */
const commonShare = 0.8;

/** What so large a part of the tests uses much is used much by none. */
const mostMuch = 0.4;

/** So many of the functions that any test runs are much. */
const muchShare = 0.75;

/** Rising numbers as the steps between them, which are short. */
const stepsOf = (numbers) => numbers.map((number, index) => number - (index === 0 ? 0 : numbers[index - 1]));

const numbersOf = (steps) => {
  let number = 0;
  return steps.map((step) => {
    number += step;
    return number;
  });
};

/**
 * @param {string} folder
 * @returns {readonly { readonly file: string, readonly titles: readonly string[], readonly modules:
 * Readonly<Record<string, number>> }[]}
 *   the tests that left a line, with how many functions of each module ran
 */
export const recordedIn = (folder = lines) =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  );

/** Before a run that records. */
export const forgetRecorded = () => rmSync(lines, { recursive: true, force: true });

const counted = (sets) => {
  const counts = new Map();
  for (const set of sets) for (const each of set) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

/** The most functions that a test ran of each module. */
const mostOf = (recorded, before) => {
  const most = new Map(before);
  for (const { modules } of recorded)
    for (const [module, count] of Object.entries(modules)) most.set(module, Math.max(count, most.get(module) ?? 0));
  return most;
};

/**
 * @param {ReturnType<typeof recordedIn>} recorded
 * @param {ReadonlyMap<string, number>} most
 * @returns {readonly UsingTest[]}
 */
export const usingTests = (recorded, most = mostOf(recorded)) =>
  recorded.map(({ file, titles, modules }) => ({
    file,
    titles,
    uses: new Set(Object.keys(modules)),
    much: new Set(Object.keys(modules).filter((module) => modules[module] >= muchShare * most.get(module))),
  }));

/**
 * @param {readonly UsingTest[]} tests
 * @param {(file: string) => string} print
 * @param {ReadonlyMap<string, number>} most
 */
export const packed = (tests, print, most) => {
  const users = counted(tests.map(({ uses }) => uses));
  const muchUsers = counted(tests.map(({ much }) => much));
  const modules = [...users.keys()].sort();
  const numbers = new Map(modules.map((module, index) => [module, index]));
  const pack = (some) => stepsOf([...some].map((module) => numbers.get(module)).sort((one, other) => one - other));
  const common = new Set(modules.filter((module) => users.get(module) >= commonShare * tests.length));
  const files = {};
  for (const file of [...new Set(tests.map((test) => test.file))].sort()) {
    const own = tests.filter((test) => test.file === file);
    const shared = [...own[0].uses].filter(
      (module) => !common.has(module) && own.every(({ uses }) => uses.has(module)),
    );
    const stored = new Set([...common, ...shared]);
    files[file] = {
      print: print(file),
      shared: pack(shared),
      tests: Object.fromEntries(
        own.map(({ titles, uses, much }) => [
          titles.join(separator),
          [
            pack([...uses].filter((module) => !stored.has(module))),
            pack([...much].filter((module) => muchUsers.get(module) <= mostMuch * tests.length)),
          ],
        ]),
      ),
    };
  }
  return { modules, most: modules.map((module) => most.get(module)), common: pack(common), files };
};

/**
 * @param {ReturnType<typeof packed>} stored
 * @returns {readonly UsingTest[]}
 */
export const unpacked = ({ modules, common, files }) => {
  const names = (steps) => numbersOf(steps).map((number) => modules[number]);
  const always = names(common);
  return Object.entries(files).flatMap(([file, { shared, tests }]) => {
    const ofFile = names(shared);
    return Object.entries(tests).map(([title, [own, much]]) => ({
      file,
      titles: title.split(separator),
      uses: new Set([...always, ...ofFile, ...names(own)]),
      much: new Set(names(much)),
    }));
  });
};

const stored = () => {
  const path = at(usedModulesFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { modules: [], most: [], common: [], files: {} };
};

/** The tests whose modules are known, and the files whose content is still the recorded one. */
export const usedModules = () => {
  const { files, ...rest } = stored();
  const present = Object.fromEntries(Object.entries(files).filter(([file]) => existsSync(at(file))));
  const tests = unpacked({ ...rest, files: present });
  const isRecorded = (file) => present[file] !== undefined && present[file].print === printOf(file);
  return { tests, isRecorded };
};

/** A line for each file, so that a difference shows which files were recorded anew. */
const written = ({ modules, most, common, files }) => {
  const rows = modules.map((module) => JSON.stringify(module)).join(",\n");
  const entries = Object.entries(files).map(([file, entry]) => `${JSON.stringify(file)}: ${JSON.stringify(entry)}`);
  const numbers = `"most": ${JSON.stringify(most)},\n"common": ${JSON.stringify(common)}`;
  return `{\n"modules": [\n${rows}\n],\n${numbers},\n"files": {\n${entries.join(",\n")}\n}\n}\n`;
};

/**
 * Stores what the tests left, in place of what was known of them. A test that left nothing now, since it failed, stays
 * as it was known, as long as its file is the same.
 * @returns {number} of how many tests
 */
export const storeRecorded = (folder = lines) => {
  const keyOf = ({ file, titles }) => [file, ...titles].join(separator);
  const recorded = new Map(
    recordedIn(folder)
      .filter(({ file }) => existsSync(at(file)))
      .map((test) => [keyOf(test), test]),
  );
  if (recorded.size === 0) return 0;
  const files = new Set([...recorded.values()].map(({ file }) => file));
  const before = stored();
  const present = Object.fromEntries(
    Object.entries(before.files).filter(
      ([file, { print }]) => existsSync(at(file)) && (!files.has(file) || print === printOf(file)),
    ),
  );
  const known = unpacked({ ...before, files: present }).filter((test) => !recorded.has(keyOf(test)));
  const print = (file) => (files.has(file) ? printOf(file) : present[file].print);
  const most = mostOf(
    [...recorded.values()],
    new Map(before.modules.map((module, index) => [module, before.most[index]])),
  );
  const tests = [...known, ...usingTests([...recorded.values()], most)];
  writeFileSync(at(usedModulesFile), written(packed(tests, print, most)));
  return recorded.size;
};
