// `npm test -- --changed [commit]`: which tests run for what differs from the last commit, or from that one, and what
// is said about the others.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { selectedInChromium } from "./changed-browser.mjs";
import { changedSince, filesOfTree } from "./changed-files.mjs";
import { readGraph, startsPrograms } from "./changed-graph.mjs";
import { selectedInNode } from "./changed-node.mjs";
import { partOf } from "./changed-parts.mjs";
import { at } from "./places.mjs";
import { usedModules } from "./used-modules.mjs";

/**
 * Seconds of tests, of which three run at once: what a rule's change takes stays below 20 s, a screen's below two
 * minutes, the build of the pages among them.
 */
export const bounds = {
  rule: { node: 9, chromium: 0 },
  server: { node: 24, chromium: 30 },
  screen: { node: 24, chromium: 75 },
};

/** A rule is proved in Node: what only a browser shows of the domain are its machines. */
const isRule = (path) => path.startsWith("packages/domain/src/") && !path.endsWith("machine.ts");

const isOfServer = (path) => isRule(path) || path.startsWith("apps/api/");

const boundOf = (sources) => {
  if (sources.length > 0 && sources.every(isRule)) return bounds.rule;
  return sources.every(isOfServer) ? bounds.server : bounds.screen;
};

const json = (path) => (existsSync(at(path)) ? JSON.parse(readFileSync(at(path), "utf8")) : {});

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * How long tests take: those that ran here last by that run, as far as the last whole night tells how busy the machine
 * was; all others by that night.
 * @param {Readonly<Record<string, number>>} night
 * @param {Readonly<Record<string, number>>} last
 */
export const secondsFrom = (night, last) => {
  const both = Object.keys(last).filter((name) => night[name] > 0 && last[name] > 0);
  const scale = both.length === 0 ? null : sum(both.map((name) => night[name])) / sum(both.map((name) => last[name]));
  return (name) => (scale === null || last[name] === undefined ? night[name] : last[name] * scale);
};

const knownSeconds = () => {
  const [night, last] = [json("scripts/test-seconds.json"), json(".kontor/test-reports/seconds.json")];
  const [node, chromium] = ["node", "chromium"].map((half) => secondsFrom(night[half] ?? {}, last[half] ?? {}));
  return (name) => node(name) ?? chromium(name);
};

/**
 * @param {readonly string[]} changed paths from the root
 * @param {{ readonly files: readonly string[], readonly graph: Awaited<ReturnType<typeof readGraph>>,
 *   readonly used: ReturnType<typeof usedModules>, readonly secondsOf: (name: string) => number | undefined,
 *   readonly only?: "--unit" | "--e2e" | null }} known
 */
export const selectionFor = (changed, { files, graph, used, secondsOf, only = null }) => {
  // Documents and settings beside them select what is theirs.
  const bound = boundOf(changed.filter((path) => partOf(path) === undefined));
  const isOfRules = bound === bounds.rule;
  const starts = new Set(startsPrograms.flatMap((path) => [...graph.reaching(path).keys()]));
  // Until the programs are built a rule's tests are through.
  const isTooLate = (path) => isOfRules && starts.has(path);
  const node = selectedInNode(changed, files, graph, { secondsOf, isTooLate, bound: bound.node });
  // The browser's half alone has its tests of rules, too.
  const shown = only === "--e2e" ? changed : changed.filter((path) => !isRule(path));
  const inChromium = (paths, most) => selectedInChromium(paths, files, graph, { used, secondsOf, bound: most });
  const chromium = inChromium(shown, only === "--e2e" ? bounds.screen.chromium : bound.chromium);
  const { left } = shown === changed || !isOfRules ? chromium : inChromium(changed, 0);
  return {
    node,
    chromium: { ...chromium, left },
    /** Whether a selected test starts what is built. */
    needsBuild: chromium.lines.length > 0 || node.files.some((path) => starts.has(path)),
    isOfRules,
  };
};

/** All that a selection is made from. */
export const known = async () => {
  const files = filesOfTree();
  return { files, graph: await readGraph(files), used: usedModules(), secondsOf: knownSeconds() };
};

const plural = (count, one) => `${count} ${one}${count === 1 ? "" : "s"}`;

const sentences = (changed, { node, chromium, isOfRules }, only) => {
  if (changed.length === 0) return ["Nothing differs: nothing runs."];
  const half = (name, count, one, left) => {
    const rest = left === 0 ? "" : `; ${left} more ${left === 1 ? "reaches" : "reach"} it, which \`npm test\` runs`;
    return `${name}: ${count === 0 ? `no ${one}` : plural(count, one)}${rest}`;
  };
  const nights = changed.filter((path) => path.includes(".night."));
  return [
    `Changed: ${plural(changed.length, "file")}${changed.length <= 5 ? ` (${changed.join(", ")})` : ""}`,
    ...(only === "--e2e" ? [] : [half("Node", node.files.length, "file", node.left)]),
    ...(only === "--unit" ? [] : [half("Chromium", chromium.count, chromium.isWhole ? "file" : "test", chromium.left)]),
    ...(isOfRules && only === null
      ? ["Rules are proved in Node; `--changed --e2e` runs what shows them in Chromium."]
      : []),
    ...nights.map((path) => `A file of the night runs by its name: npm test -- ${path}`),
    ...(node.files.length + chromium.count === 0 ? ["No test of the day reads what changed: nothing runs."] : []),
  ];
};

/** The second engine answers the same calls: it runs with a whole part alone. */
const wordsInNode = ({ files, isWhole }) =>
  files.length === 0 ? null : [...files, "--passWithNoTests", ...(isWhole ? [] : ["--project=!api on PostgreSQL"])];

const wordsInChromium = ({ lines, isAll }, folder) => {
  if (lines.length === 0) return null;
  if (isAll) return [];
  const list = join(folder, "chromium.list");
  writeFileSync(list, lines.map((line) => line.replace("apps/web/", "")).join("\n"));
  return [`--test-list=${list}`, "--pass-with-no-tests"];
};

/**
 * @param {readonly string[]} args of `npm test`
 * @param {"--unit" | "--e2e" | null} only
 * @param {string} folder where lists for the runners may be
 * @returns {Promise<{ readonly fault: string } | { readonly node: readonly string[] | null,
 *   readonly chromium: readonly string[] | null, readonly sentences: readonly string[], readonly needsBuild: boolean }>}
 *   the words for each runner, null where it has nothing to run
 */
export const changedSelection = async (args, only, folder) => {
  const [commit = "HEAD", ...further] = args.filter((word) => !word.startsWith("--"));
  if (further.length > 0) return { fault: `\`--changed\` takes one commit, not ${[commit, ...further].join(" ")}.` };
  const changed = changedSince(commit);
  if (changed === null) return { fault: `git knows no commit ${commit}.` };
  const tree = await known();
  // What is gone was imported by files that changed, too.
  const present = new Set(tree.files);
  const isThere = (path) => present.has(path) || tree.graph.isKnown(path);
  const selection = selectionFor(changed.filter(isThere), { ...tree, only });
  return {
    node: only === "--e2e" ? null : wordsInNode(selection.node),
    chromium: only === "--unit" ? null : wordsInChromium(selection.chromium, folder),
    sentences: sentences(changed, selection, only),
    needsBuild: selection.needsBuild,
  };
};
