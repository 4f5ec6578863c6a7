// Which of the tests that reach a change run, when all would take too long: those of its own context, then the nearest
// of each other context.

/** A file's context, the same for the domain and the apps above it, or the folder that stands for one. */
export const contextOf = (path) => {
  const [, wing] = /^(?:packages\/domain|apps\/(?:api|web))\/src\/([a-z-]+(?:\/[a-z-]+(?=\/))?)/.exec(path) ?? [];
  return wing ?? path.split("/").slice(0, -1).slice(0, 3).join("/");
};

const floorOf = (path) => path.split("/").slice(0, 2).join("/");

/** A context on one floor: the rules of a context are another folder than its screens. */
export const folderOf = (path) => `${floorOf(path)} ${contextOf(path)}`;

export const isProof = (path) => /\.(?:test|e2e)\.tsx?$|\/test\//.test(path);

/** The fewest steps from each file to any of the changed ones. */
export const fewestSteps = (changed, graph, options = {}) => {
  const fewest = new Map();
  for (const path of changed)
    for (const [from, count] of graph.reaching(path, options))
      fewest.set(from, Math.min(count, fewest.get(from) ?? Number.POSITIVE_INFINITY));
  return fewest;
};

/** The fewest steps that it takes from what is shipped in the folder of a test. */
export const nearestFolders = (changed, graph, options = {}) => {
  const fewest = new Map();
  for (const [path, count] of fewestSteps(changed, graph, options)) {
    if (isProof(path)) continue;
    fewest.set(folderOf(path), Math.min(count, fewest.get(folderOf(path)) ?? Number.POSITIVE_INFINITY));
  }
  return (path) => fewest.get(folderOf(path)) ?? farthest;
};

const farthest = 99;

/** Takes from each group in turn, the groups and what is in them in their order. */
export const inTurns = (groups) => {
  const waiting = groups.map((group) => [...group]);
  const taken = [];
  while (waiting.some((group) => group.length > 0))
    for (const group of waiting) if (group.length > 0) taken.push(group.shift());
  return taken;
};

/** Groups in the order of their first members. */
export const grouped = (tests, keyOf) => {
  const groups = new Map();
  for (const test of tests) groups.set(keyOf(test), [...(groups.get(keyOf(test)) ?? []), test]);
  return [...groups.values()];
};

/**
 * As many as fit into so many seconds; one that is too long leaves its place to those behind it.
 * @template {{ readonly seconds: number }} Test
 * @param {readonly Test[]} tests
 * @param {number} most
 * @returns {Test[]}
 */
export const fitting = (tests, most) => {
  let left = most;
  return tests.filter(({ seconds }) => {
    if (seconds > left) return false;
    left -= seconds;
    return true;
  });
};

const sum = (tests) => tests.reduce((total, { seconds }) => total + seconds, 0);

/**
 * @template {{ readonly seconds: number, readonly isOwn: boolean, readonly isNeeded: boolean }} Test
 * @param {readonly Test[]} tests in their order; `isNeeded`: whatever it takes, `isOwn`: of the changed context
 * @param {number} bound seconds of all; what is the context's own may take twice that, and others always a third
 * @returns {readonly Test[]}
 */
export const chosenOf = (tests, bound) => {
  const needed = tests.filter(({ isNeeded }) => isNeeded);
  const own = fitting(
    tests.filter(({ isNeeded, isOwn }) => isOwn && !isNeeded),
    2 * bound - sum(needed),
  );
  const others = fitting(
    tests.filter(({ isNeeded, isOwn }) => !isOwn && !isNeeded),
    Math.max(bound - sum(needed) - sum(own), bound / 3),
  );
  return [...needed, ...own, ...others];
};
