// What the reports of both test runners say, in one form: every test with its seconds, and which passed only when it was tried again.

/**
 * @typedef {{ readonly half: "Node" | "Chromium", readonly file: string, readonly title: string, readonly seconds: number,
 *   readonly isSecondTry: boolean }} RunTest
 */

/**
 * @param report vitest's
 * @param {string} root of the file names
 * @param {readonly { readonly file: string, readonly title: string }[]} secondTries vitest's report does not say it
 * @returns {readonly RunTest[]} the tests of vitest's report that ran
 */
export const testsInNode = (report, root, secondTries = []) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, duration }) => ({
        half: "Node",
        file: name.startsWith(root) ? name.slice(root.length) : name,
        title: fullName.trim(),
        seconds: (duration ?? 0) / 1000,
        isSecondTry: secondTries.some(
          ({ file, title }) => file === name && title.replaceAll(" > ", " ") === fullName.trim(),
        ),
      })),
  );

const specsIn = (suite, titles = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, title: [...titles, spec.title].join(" ") })),
  ...(suite.suites ?? []).flatMap((inner) =>
    specsIn(inner, inner.title === inner.file ? titles : [...titles, inner.title]),
  ),
];

/** @returns {readonly RunTest[]} the tests of Playwright's report that ran; a test counts all of its tries */
export const testsInChromium = (report) =>
  (report?.suites ?? []).flatMap((suite) =>
    specsIn(suite).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status !== "skipped")
        .map(({ status, results }) => ({
          half: "Chromium",
          file: `apps/web/${file}`,
          title,
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
          isSecondTry: status === "flaky",
        })),
    ),
  );

/** A test in one line. */
export const lineOf = ({ half, file, title, seconds }) =>
  `${seconds.toFixed(1).padStart(6)} s  ${half}  ${file}  ${title}`;
