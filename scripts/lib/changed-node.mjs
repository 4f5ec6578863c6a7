// Which tests in Node a change selects: by the graph of imports, those of the change's own context first.
import {
  chosenOf,
  contextOf,
  fewestSteps,
  folderOf,
  grouped,
  inTurns,
  isProof,
  nearestFolders,
} from "./changed-order.mjs";
import { partOfFolder, partOf, readersOf } from "./changed-parts.mjs";

const ofWorkspaces = /^(?:packages|apps|examples)\/[^/]+\/(?:src|test)\/.*\.test\.tsx?$/;
const ofHouse = /^(?:openapi|architecture|content|scripts|bench\/lib)\/.*\.test\.ts$/;

export const isNodeTest = (path) => (ofWorkspaces.test(path) || ofHouse.test(path)) && !path.includes(".night.");

/** They need several processes on one server, so that they run with a whole part alone. */
const onPostgresAlone = /^apps\/api\/(?:src\/app\/(?:nginx|split)|test\/without-postgres)\.test\.ts$/;

const isDomain = (path) => path.startsWith("packages/domain/");

/** `packages/domain/src/shop/vat/vat-id.ts` has its examples in `vat-id.test.ts`. */
const isNamesake = (test, changed) => changed.some((path) => test.startsWith(`${path.replace(/\.tsx?$/, "")}.`));

const isLawTest = (path) => path.endsWith("/laws.test.ts");

/** What the domain proves of its own context comes first, its laws before the rest. */
const rankOf = (test, changed) => {
  if (!test.isOwn) return 4;
  if (isNamesake(test.path, changed)) return 0;
  if (isLawTest(test.path)) return 1;
  return isDomain(test.path) ? 2 : 3;
};

/**
 * @param {readonly string[]} changed
 * @param {readonly string[]} files of the tree
 * @param {ReturnType<typeof import("./changed-graph.mjs").graphOf>} graph
 * @param {{ readonly secondsOf: (path: string) => number | undefined, readonly isTooLate: (path: string) => boolean,
 *   readonly bound: number }} options
 */
export const selectedInNode = (changed, files, graph, { secondsOf, isTooLate, bound }) => {
  const tests = files.filter(isNodeTest);
  const whole = new Set();
  const traced = changed.filter((path) => {
    const part = partOf(path) ?? (graph.isKnown(path) || isProof(path) ? undefined : partOfFolder(path));
    for (const test of part === undefined ? [] : tests)
      if (part.node.some((pattern) => pattern.test(test))) whole.add(test);
    return part === undefined;
  });
  const steps = fewestSteps(traced, graph, { withPrograms: true });
  const nearestFolder = nearestFolders(traced, graph, { withPrograms: true });
  const contexts = new Set(traced.map(contextOf));
  const ofDomain = new Set(traced.filter(isDomain).map(contextOf));
  const readers = readersOf(changed);
  const stepsTo = ({ path }) => steps.get(path) ?? Number.POSITIVE_INFINITY;
  const nearest = (test) => Math.min(stepsTo(test), nearestFolder(test.path));
  const isOwnLaw = (path) => isLawTest(path) && ofDomain.has(contextOf(path));
  const reaching = tests
    .filter((path) => !whole.has(path) && !onPostgresAlone.test(path))
    .map((path) => ({ path, seconds: secondsOf(path) ?? 1, isOwn: contexts.has(contextOf(path)) }))
    // Laws of a context read its rules also through what they import of others.
    .filter(({ path }) => steps.has(path) || readers.includes(path) || isOwnLaw(path))
    .map((test) => ({
      ...test,
      isNeeded:
        changed.includes(test.path) ||
        readers.includes(test.path) ||
        isOwnLaw(test.path) ||
        isNamesake(test.path, traced),
      rank: rankOf(test, traced),
    }));
  const own = reaching
    .filter(({ isOwn }) => isOwn)
    .toSorted((one, other) => one.rank - other.rank || nearest(one) - nearest(other) || one.seconds - other.seconds);
  const others = reaching
    .filter(({ isOwn }) => !isOwn)
    .toSorted((one, other) => nearest(one) - nearest(other) || one.seconds - other.seconds);
  const byNearness = grouped(others, nearest).flatMap((near) =>
    inTurns(
      grouped(near, ({ path }) => folderOf(path)).map((folder) =>
        folder.toSorted((one, other) => stepsTo(one) - stepsTo(other) || one.seconds - other.seconds),
      ),
    ),
  );
  const chosen = chosenOf(
    [...own, ...byNearness].filter(({ path, isNeeded }) => isNeeded || !isTooLate(path)),
    bound,
  );
  return {
    files: [...new Set([...whole, ...chosen.map(({ path }) => path)])],
    left: reaching.length - chosen.length,
    isWhole: whole.size > 0,
  };
};
