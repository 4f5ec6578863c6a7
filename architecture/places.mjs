// Kinds of files that several rules name: tests, proofs, sources of the product; and the shape of a rule for dependency-cruiser.

export const tests = "(\\.(test|e2e)\\.tsx?|/test/.*)$";

/** Files that only tests and the law runner load, never a shop window. */
export const proofs = [
  "/[a-z-]*(laws|arbitraries|examples)\\.ts$",
  "\\.(test|e2e)\\.tsx?$",
  "^packages/domain/src/testing/",
];

const notProduct = new RegExp(
  [
    tests,
    "\\.fixture\\.tsx?$",
    "^packages/domain/src/.*/[a-z-]*(laws|arbitraries|examples|law-book)\\.ts$",
    "^packages/domain/src/testing/",
  ].join("|"),
);

/** Laws and law books. */
export const isLaw = (path) => /^packages\/domain\/src\/.*\/[a-z-]*(laws|law-book)\.ts$/.test(path);

/** A module that belongs to what is shipped or shown as an example: neither test nor law. */
export const isProduct = (path) => /^(packages|apps|examples)\/[^/]+\/src\//.test(path) && !notProduct.test(path);

export const isGenerated = (path) => path.endsWith(".gen.ts");

export const forbidden = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
