// Which tests in Chromium a change selects: by the modules that each test used when it was recorded, those of the
// change's own context first.
import { chosenOf, contextOf, grouped, inTurns, isProof, nearestFolders } from "./changed-order.mjs";
import { partOf, partOfFolder } from "./changed-parts.mjs";

export const isBrowserTest = (path) => /^apps\/web\/.*\.e2e\.ts$/.test(path) && !path.includes(".night.");

const isNodeTest = (path) => /\.test\.tsx?$/.test(path);

/** In both languages it is one test: which of them runs, the day decides. */
const familyOf = ({ file, titles }) => `${file} ${titles.join(" ").replaceAll(/\b(?:de|en|German|English)\b/g, "")}`;

/** Parts of the kit are shown by the page of examples. */
const contextsOf = (path) => (path.startsWith("packages/ui/") ? ["apps/web/examples"] : [contextOf(path)]);

/**
 * Who uses a module. One that no test was seen in, such as a list of constants or a sheet, is used by who uses those
 * that import it.
 * @returns {{ readonly modules: readonly string[], readonly files: readonly string[] }} modules that tests were seen
 * in, and test files
 */
const seenFrom = (changed, isSeen, graph) => {
  const visited = new Set([changed]);
  const modules = [];
  const files = [];
  for (const path of visited) {
    if (isBrowserTest(path)) files.push(path);
    else if (isSeen(path)) modules.push(path);
    else for (const from of graph.importersOf(path)) if (!isNodeTest(from)) visited.add(from);
  }
  return { modules, files };
};

/**
 * @param {readonly string[]} changed
 * @param {readonly string[]} files of the tree
 * @param {ReturnType<typeof import("./changed-graph.mjs").graphOf>} graph
 * @param {{ readonly used: ReturnType<typeof import("./used-modules.mjs").usedModules>,
 *   readonly secondsOf: (name: string) => number | undefined, readonly bound: number }} options
 */
export const selectedInChromium = (changed, files, graph, { used, secondsOf, bound }) => {
  const testFiles = files.filter(isBrowserTest);
  const whole = new Set();
  const traced = changed.filter((path) => {
    const isTraced = isProof(path) || graph.isKnown(path);
    const part = partOf(path) ?? (isTraced ? undefined : partOfFolder(path));
    if (part !== undefined && part.chromium !== null)
      for (const file of testFiles) if (part.chromium.test(file)) whole.add(file);
    return part === undefined;
  });
  const present = new Set(testFiles);
  const known = used.tests.filter(({ file }) => present.has(file) && !whole.has(file));
  const seen = new Set(known.flatMap(({ uses }) => [...uses]));
  const found = traced.map((path) => seenFrom(path, (module) => seen.has(module), graph));
  const modules = new Set(found.flatMap((each) => each.modules));
  const imported = new Set(found.flatMap((each) => each.files));
  const contexts = new Set(traced.flatMap(contextsOf));
  const isOwn = (file) => contexts.has(contextOf(file));
  const secondsOfTest = ({ file, titles }) => secondsOf(`${file} › ${titles.join(" ")}`) ?? 2;
  const secondsOfFile = (file) =>
    known.filter((test) => test.file === file).reduce((total, test) => total + secondsOfTest(test), 0) || 10;
  /** Whole files: those that changed, those that import what changed, and new ones beside it. */
  const wholeFiles = testFiles
    .filter((file) => !whole.has(file))
    .filter((file) => imported.has(file) || (isOwn(file) && !used.isRecorded(file)))
    .map((file) => ({
      file,
      tests: null,
      seconds: secondsOfFile(file),
      isOwn: isOwn(file),
      isNeeded: changed.includes(file),
      amount: 1,
    }));
  const inWholeFiles = new Set(wholeFiles.map(({ file }) => file));
  const partly = known.filter(
    ({ file, uses }) => !inWholeFiles.has(file) && [...modules].some((module) => uses.has(module)),
  );
  const families = grouped(partly, familyOf).map((tests) => ({
    file: tests[0].file,
    tests,
    seconds: Math.max(...tests.map(secondsOfTest)),
    isOwn: isOwn(tests[0].file),
    isNeeded: false,
    amount: Math.max(
      ...tests.map(({ much }) => [...modules].filter((module) => much.has(module)).length / modules.size),
    ),
  }));
  const nearest = nearestFolders(traced, graph);
  const candidates = [...wholeFiles, ...families].toSorted(
    (one, other) => other.amount - one.amount || one.seconds - other.seconds,
  );
  const own = candidates.filter((test) => test.isOwn);
  const others = candidates.filter((test) => !test.isOwn);
  // What runs much of a module is as good as one step nearer.
  const distance = ({ file, amount }) => nearest(file) - Math.round(amount);
  const byDistance = grouped(
    others.toSorted((one, other) => distance(one) - distance(other)),
    distance,
  ).flatMap((some) => inTurns(grouped(some, ({ file }) => file)));
  const chosen = chosenOf([...own, ...byDistance], bound);
  const linesOf = ({ file, tests }) =>
    tests === null ? [file] : tests.map(({ titles }) => [file, ...titles].join(" › "));
  return {
    /** As Playwright's `--test-list` has them, but from the root. */
    lines: [...whole, ...chosen.flatMap(linesOf)],
    count: whole.size + chosen.length,
    left: candidates.length - chosen.length,
    isWhole: whole.size > 0,
    isAll: whole.size === testFiles.length,
    seconds: chosen.reduce((total, { seconds }) => total + seconds, 0),
  };
};
