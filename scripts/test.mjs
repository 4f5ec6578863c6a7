// npm test: installs and builds what is missing, runs the tests in Node, then those in Chromium, and ends with one line.
// `--unit` and `--e2e` run one half; further arguments go to the runner of that half. `KONTOR_NIGHT=1` adds `*.night.*` files and both
// engines. `--strict`, as `npm run verify` has it, fails for a test that passed at its second try, and for one that is slow each time.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { faultsOfAnswered, forgetAnswered } from "./lib/answered-refusals.mjs";
import { built, builtModules } from "./lib/built.mjs";
import { chromiumForTests, howToGetChromium } from "./lib/chromium.mjs";
import { installed } from "./lib/installed.mjs";
import { at, environment, fromSource, pinnedNode, root } from "./lib/places.mjs";
import { runner } from "./lib/runner.mjs";
import { say, seconds } from "./lib/say.mjs";
import {
  lineOf,
  mostSeconds,
  slowest,
  slowSeconds,
  testsInChromium,
  testsInNode,
  tooSlow,
} from "./lib/test-report.mjs";

const inCi = Boolean(process.env.CI) && process.env.CI !== "false";
const args = process.argv.slice(2);
const isStrict = args.includes("--strict");
const only = args.find((arg) => arg === "--unit" || arg === "--e2e") ?? null;
const further = args.filter((arg) => arg !== only && arg !== "--strict");
const isNight = process.env.KONTOR_NIGHT === "1" || further.some((word) => word.includes(".night"));
const folder = mkdtempSync(join(tmpdir(), "kontor-test-"));
const report = (name) => {
  const file = join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
};

const common = {
  // Only a terminal gets colours: in a log each is a control sequence, one around each dot.
  ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
  // The many servers that tests start are compiled once.
  NODE_COMPILE_CACHE: at(".kontor/compiled"),
  ...(isNight ? { KONTOR_NIGHT: "1" } : {}),
};

/** Passed, failed, skipped; a run that broke off counts as a failure of its own. */
const tally = (passed, failed, skipped, code, tests = []) => ({
  passed,
  failed: failed === 0 && code !== 0 ? 1 : failed,
  skipped,
  tests,
});

/** How often a law is tried; `npm run laws` tries each a thousand times. */
const lawRuns = isNight ? "100" : "30";

/** The settings of a day, for what is measured as it runs each day. */
const byDay = { KONTOR_NIGHT: "", KONTOR_LANGUAGES: "", LAW_RUNS: "30" };

const inNode = (words, name, more = {}) =>
  runner(
    pinnedNode(),
    [
      at("node_modules/vitest/vitest.mjs"),
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--reporter=${at("scripts/lib/progress-reporter.mjs")}`,
      `--outputFile.json=${join(folder, name)}`,
      ...words,
    ],
    {
      cwd: root,
      sendsMessages: true,
      env: environment({ LAW_RUNS: process.env.LAW_RUNS ?? lawRuns, ...common, ...more }),
    },
  );

const countInNode = (code, name, secondTries) => {
  const results = report(name);
  return tally(
    results?.numPassedTests ?? 0,
    results?.numFailedTests ?? 0,
    results?.numPendingTests ?? 0,
    code,
    testsInNode(results, root, secondTries),
  );
};

const hasBrowserTests = () =>
  readdirSync(at("apps/web/src"), { recursive: true }).some((name) => /\.e2e\.tsx?$/.test(String(name)));

const inChromium = (path, words, name, { isBuffered = false, ...more } = {}) =>
  runner(
    pinnedNode(),
    // The runner reads the tests to list them, and they read the domain from its sources.
    [
      fromSource,
      at("node_modules/@playwright/test/cli.js"),
      "test",
      "--config=apps/web/test/browser/playwright.config.ts",
      "--reporter=list,json",
      ...words,
    ],
    {
      cwd: root,
      isBuffered,
      env: environment({ ...common, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, name), ...more }),
    },
  );

const countInChromium = (code, name) => {
  const results = report(name);
  const { expected = 0, unexpected = 0, skipped = 0 } = results?.stats ?? {};
  return tally(expected, unexpected, skipped, code, testsInChromium(results));
};

/** The path of Chromium; without one the half is skipped, which in CI is a failure. */
const browser = async () => {
  if (only === "--unit" || !hasBrowserTests()) return { path: null, missing: [] };
  const path = await chromiumForTests();
  if (path !== null) return { path, missing: [] };
  say(`${inCi ? "FAILED" : "SKIPPED"}: the tests in a browser, because there is no Chromium. ${howToGetChromium}`);
  return { path, missing: [tally(0, inCi ? 1 : 0, 0, 0)] };
};

/** Both halves: Chromium starts while the last files of the first half run, and what it prints waits for them. */
const halves = async () => {
  const { path, missing } = await browser();
  const counts = [...missing];
  let node = null;
  if (only !== "--e2e") {
    say("Tests in Node");
    node = inNode(further, "node.json");
    await node.heard;
  }
  const chromium = path === null ? null : inChromium(path, further, "chromium.json", { isBuffered: node !== null });
  if (node !== null) counts.push(countInNode(await node.ended, "node.json", node.messages));
  if (chromium !== null) {
    say("Tests in Chromium");
    chromium.show();
    counts.push(countInChromium(await chromium.ended, "chromium.json"));
  }
  return { counts, path };
};

const pattern = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The seconds of tests that run once more, one after the other and as they run each day; what runs at night alone takes none. */
const secondsAlone = async (tests, path) => {
  const ofHalf = (half) => tests.filter((test) => test.half === half);
  const titles = (some) => some.map(({ title }) => pattern(title)).join("|");
  const files = (some) => [...new Set(some.map(({ file }) => file))];
  const [node, chromium] = [ofHalf("Node"), ofHalf("Chromium")];
  const name = `again-${Math.random().toString(36).slice(2)}`;
  if (node.length > 0)
    await inNode([...files(node), "-t", `^\\s*(${titles(node)})$`, "--no-file-parallelism"], `${name}.node.json`, byDay)
      .ended;
  if (chromium.length > 0)
    await inChromium(
      path,
      [...files(chromium), "--workers=1", "--retries=0", "-g", titles(chromium)],
      `${name}.chromium.json`,
      byDay,
    ).ended;
  const again = [
    ...testsInNode(report(`${name}.node.json`), root),
    ...testsInChromium(report(`${name}.chromium.json`)),
  ];
  return ({ file, title }) =>
    Math.max(0, ...again.filter((test) => test.file === file && test.title === title).map((test) => test.seconds));
};

/** Those that are slow alone, too, twice: on a busy machine one run says little. A test that is quick once is not repeated again. */
const slowEachTime = async (tests, path, most) => {
  let slow = tests.filter((test) => test.seconds > most);
  for (let again = 0; again < 2 && slow.length > 0; again += 1) {
    const secondsOf = await secondsAlone(slow, path);
    slow = slow.map((test) => ({ ...test, seconds: secondsOf(test) })).filter(({ seconds: alone }) => alone > most);
  }
  return slow;
};

await installed();
await built();
if (only !== "--e2e") await builtModules();
const start = performance.now();
forgetAnswered();
const { counts, path } = await halves();
// A part of the tests answers a part of the refusals; some are provoked by chance, so that only the whole proof fails for one.
const refusalFaults = only === "--e2e" || further.length > 0 ? [] : await faultsOfAnswered();
const tests = counts.flatMap((count) => count.tests);
const slow = tooSlow(tests);
const secondTries = tests.filter(({ isSecondTry }) => isSecondTry);
const slowEach = isStrict ? await slowEachTime(slow, path, mostSeconds(tests)) : [];
// Where the time went, test by test, for who wants to make it less.
rmSync(at(".kontor/test-reports"), { recursive: true, force: true });
cpSync(folder, at(".kontor/test-reports"), { recursive: true });
rmSync(folder, { recursive: true, force: true });

const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
say(`${tests.length} tests ran in ${seconds(start)}; the slowest:`);
for (const test of slowest(tests)) say(lineOf(test));
for (const test of slow) say(`SLOW: more than ${slowSeconds} s outside of the night: ${lineOf(test).trim()}`);
for (const test of slowEach)
  say(`FAILED: slow in each of three runs; move it into a *.night.* file: ${lineOf(test).trim()}`);
for (const test of secondTries)
  say(`${isStrict ? "FAILED" : "NO PASS"}: passed only at its second try: ${lineOf(test).trim()}`);
for (const fault of refusalFaults) say(`${isStrict ? "FAILED" : "NOTE"}: ${fault}`);
if (sum("skipped") > 0) say(`SKIPPED: ${sum("skipped")} tests; what each needs stands in its title above.`);
const failed = sum("failed") + (isStrict ? slowEach.length + secondTries.length + refusalFaults.length : 0);
say(`${sum("passed")} passed, ${failed} failed`);
process.exit(failed === 0 && sum("passed") > 0 ? 0 : 1);
