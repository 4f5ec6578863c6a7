// What the compiler says of several projects, each error once: every project checks the sources of those below it, too.

/** `file(line,column): error …`, or an error of a project as a whole. */
const beginsError = /^(?:\S.*\(\d+,\d+\): )?error TS\d+/;

/**
 * The errors in several outputs, each with the indented lines that explain it, in the order in which they come first.
 * @param {readonly string[]} outputs
 * @returns {readonly string[]}
 */
export const distinctErrors = (outputs) => {
  const errors = new Map();
  for (const output of outputs) {
    let key = null;
    let isNew = false;
    for (const line of output.split(/\r?\n/).filter((text) => text !== "")) {
      const begins = beginsError.test(line) || key === null || !/^\s/.test(line);
      if (begins) {
        key = /^\S.*\(\d+,\d+\): error TS\d+/.exec(line)?.[0] ?? line;
        isNew = !errors.has(key);
      }
      if (isNew) errors.set(key, [...(errors.get(key) ?? []), line]);
    }
  }
  return [...errors.values()].map((lines) => lines.join("\n"));
};
