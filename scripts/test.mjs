// npm test: installs and builds what is missing, runs the tests in Node, then those in Chromium, and ends with one line.
// `--unit` and `--e2e` run one half; further arguments go to the runner of that half. `KONTOR_NIGHT=1` adds `*.night.*` files and both
// engines. `--strict`, as `npm run verify` has it, fails for a test that passed at its second try, and for a day above its budget; of a night
// it stores the seconds in scripts/test-seconds.json, by which `--changed` chooses. `--changed [commit]` runs what differs from the last commit,
// or from that one; `KONTOR_RECORD_MODULES=1` records for it which modules the tests in Chromium use.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { faultsOfAnswered, forgetAnswered } from "./lib/answered-refusals.mjs";
import { measured, scaleOf } from "./lib/budget.mjs";
import { built, builtModules } from "./lib/built.mjs";
import { chromiumForTests, howToGetChromium } from "./lib/chromium.mjs";
import { installed } from "./lib/installed.mjs";
import { at, environment, fromSource, pinnedNode, root } from "./lib/places.mjs";
import { runner } from "./lib/runner.mjs";
import { giveUp, run, say, seconds } from "./lib/say.mjs";
import { lineOf, testsInChromium, testsInNode } from "./lib/test-report.mjs";

const inCi = Boolean(process.env.CI) && process.env.CI !== "false";
const args = process.argv.slice(2);
const isStrict = args.includes("--strict");
const only = args.find((arg) => arg === "--unit" || arg === "--e2e") ?? null;
const further = args.filter((arg) => arg !== only && arg !== "--strict");
const isRecording = process.env.KONTOR_RECORD_MODULES === "1" && only !== "--unit";
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

const inNode = (words, name) =>
  runner(
    pinnedNode(),
    [
      at("node_modules/vitest/vitest.mjs"),
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--reporter=${at("scripts/lib/node-reporter.mjs")}`,
      `--outputFile.json=${join(folder, name)}`,
      ...words,
    ],
    {
      cwd: root,
      sendsMessages: true,
      env: environment({ LAW_RUNS: process.env.LAW_RUNS ?? lawRuns, ...common }),
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

const inChromium = (path, words, name) =>
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
      env: environment({ ...common, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, name) }),
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

/** A whole run by day is measured, and a night that is stored: each half between two pieces of work. */
const isMeasured = only === null && further.length === 0 && !isNight;
const isStored = isNight && isStrict && further.length === 0;
const pieces = [];
const piece = async () => {
  if (!isMeasured && !isStored) return;
  const { output } = await run(pinnedNode(), [at("scripts/lib/piece-of-work.mjs")]);
  pieces.push(Number(output));
};

const secondsOfFiles = [];
const halves = async (words) => {
  const { path, missing } = words.chromium === null ? { path: null, missing: [] } : await browser();
  const counts = [...missing];
  await piece();
  if (only !== "--e2e" && words.node !== null) {
    say("Tests in Node");
    const node = inNode(words.node, "node.json");
    counts.push(
      countInNode(
        await node.ended,
        "node.json",
        node.messages.filter(({ title }) => title !== undefined),
      ),
    );
    secondsOfFiles.push(...node.messages.filter((message) => message.seconds !== undefined));
  }
  await piece();
  if (path !== null) {
    say("Tests in Chromium");
    counts.push(countInChromium(await inChromium(path, words.chromium, "chromium.json").ended, "chromium.json"));
  }
  await piece();
  return counts;
};

await installed();
// They read sources by packages that are installed now.
const { changedSelection } = await import("./lib/changed.mjs");
const { forgetRecorded, storeRecorded } = await import("./lib/used-modules.mjs");
const selection = args.includes("--changed") ? await changedSelection(args, only, folder) : null;
if (selection?.fault) giveUp(selection.fault);
for (const sentence of selection?.sentences ?? []) say(sentence);
if (selection?.needsBuild ?? true) await built();
// What the tests in Node would build in vain.
else process.env.KONTOR_WITHOUT_PROGRAMS = "1";
if (isRecording) forgetRecorded();
const words = selection ?? { node: further, chromium: further };
if (only !== "--e2e" && words.node !== null) await builtModules();
const start = performance.now();
forgetAnswered();
const counts = await halves(words);
if (isRecording) say(`The modules of ${storeRecorded()} tests in Chromium are stored.`);
// By day a part of the tests answers a part of the refusals; some are provoked by chance, so that only the whole proof fails for one.
const refusalFaults = only === "--e2e" || further.length > 0 ? [] : await faultsOfAnswered(isNight);
const tests = counts.flatMap((count) => count.tests);
const secondTries = tests.filter(({ isSecondTry }) => isSecondTry);

const items = {
  Node: secondsOfFiles.map(({ file, project, seconds: of }) => ({
    name: `${relative(root, file)}${project.endsWith("PostgreSQL") ? " on PostgreSQL" : ""}`,
    seconds: of,
  })),
  Chromium: tests
    .filter(({ half }) => half === "Chromium")
    .map(({ file, title, seconds: of }) => ({ name: `${file} › ${title}`, seconds: of })),
};
const loading = secondsOfFiles.reduce((total, file) => total + file.loading, 0);
const budgets = isMeasured
  ? [measured("Node", items.Node, pieces.slice(0, 2), loading), measured("Chromium", items.Chromium, pieces.slice(1))]
  : [];
// Where the time went, test by test, for who wants to make it less, and for `--changed`.
const scale = isStored ? scaleOf(pieces) : 1;
const listed = (half) =>
  Object.fromEntries(items[half].map(({ name, seconds: of }) => [name, Number((of * scale).toFixed(1))]));
const ran = {
  ...(only === "--e2e" ? {} : { node: listed("Node") }),
  ...(only === "--unit" ? {} : { chromium: listed("Chromium") }),
};
writeFileSync(join(folder, "seconds.json"), JSON.stringify(ran));
if (isStored) {
  const file = at("scripts/test-seconds.json");
  writeFileSync(file, `${JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...ran }, null, 2)}\n`);
}
rmSync(at(".kontor/test-reports"), { recursive: true, force: true });
cpSync(folder, at(".kontor/test-reports"), { recursive: true });
rmSync(folder, { recursive: true, force: true });

const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
say(`${tests.length} tests ran in ${seconds(start)}`);
for (const line of budgets.flatMap(({ dear }) => dear)) say(`DEAR: ${line}`);
for (const test of secondTries)
  say(`${isStrict ? "FAILED" : "NO PASS"}: passed only at its second try: ${lineOf(test).trim()}`);
for (const fault of refusalFaults) say(`${isStrict ? "FAILED" : "NOTE"}: ${fault}`);
if (sum("skipped") > 0) say(`SKIPPED: ${sum("skipped")} tests; what each needs stands in its title above.`);
const over = budgets.filter(({ isOver }) => isOver);
for (const { line } of budgets) say(line);
if (isStrict) for (const { line } of over) say(`FAILED: above what a day may take: ${line}`);
const failed = sum("failed") + (isStrict ? over.length + secondTries.length + refusalFaults.length : 0);
say(`${sum("passed")} passed, ${failed} failed`);
process.exit(failed === 0 && (selection !== null || sum("passed") > 0) ? 0 : 1);
