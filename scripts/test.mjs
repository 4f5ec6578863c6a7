// npm test: installs and builds what is missing, runs the tests in Node, then those in Chromium, and ends with one line.
// `--unit` and `--e2e` run one half; further arguments go to the runner of that half.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { built } from "./lib/built.mjs";
import { chromiumForTests, howToGetChromium } from "./lib/chromium.mjs";
import { installed } from "./lib/installed.mjs";
import { at, environment, fromSource, pinnedNode, root } from "./lib/places.mjs";
import { run, say } from "./lib/say.mjs";

const inCi = Boolean(process.env.CI) && process.env.CI !== "false";
const args = process.argv.slice(2);
const only = args.find((arg) => arg === "--unit" || arg === "--e2e") ?? null;
const further = args.filter((arg) => arg !== only);
const folder = mkdtempSync(join(tmpdir(), "kontor-test-"));
const report = (name) => {
  const file = join(folder, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
};

/** Only a terminal gets colours: in a log each is a control sequence, one around each dot. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1" };

/** The many servers that tests start are compiled once. */
const compiled = { NODE_COMPILE_CACHE: at(".kontor/compiled") };

/** Passed, failed, skipped; a run that broke off counts as a failure of its own. */
const tally = (passed, failed, skipped, code) => ({ passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped });

const inNode = async () => {
  say("Tests in Node");
  const { code } = await run(
    pinnedNode(),
    [
      at("node_modules/vitest/vitest.mjs"),
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${join(folder, "node.json")}`,
      ...further,
    ],
    { quiet: false, cwd: root, env: environment({ LAW_RUNS: process.env.LAW_RUNS ?? "100", ...compiled, ...plain }) },
  );
  const results = report("node.json");
  return tally(results?.numPassedTests ?? 0, results?.numFailedTests ?? 0, results?.numPendingTests ?? 0, code);
};

const hasBrowserTests = () => readdirSync(at("apps/web/src"), { recursive: true }).some((name) => /\.e2e\.tsx?$/.test(String(name)));

const inChromium = async () => {
  if (!hasBrowserTests()) return tally(0, 0, 0, 0);
  const path = await chromiumForTests();
  if (path === null) {
    say(`${inCi ? "FAILED" : "SKIPPED"}: the tests in a browser, because there is no Chromium. ${howToGetChromium}`);
    return tally(0, inCi ? 1 : 0, 0, 0);
  }
  say("Tests in Chromium");
  const { code } = await run(
    pinnedNode(),
    // The runner reads the tests to list them, and they read the domain from its sources.
    [
      fromSource,
      at("node_modules/@playwright/test/cli.js"),
      "test",
      "--config=apps/web/test/browser/playwright.config.ts",
      "--reporter=list,json",
      ...further,
    ],
    {
      quiet: false,
      cwd: root,
      env: environment({ ...compiled, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, "chromium.json") }),
    },
  );
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report("chromium.json")?.stats ?? {};
  return tally(expected + flaky, unexpected, skipped, code);
};

await installed();
await built();
const counts = [];
if (only !== "--e2e") counts.push(await inNode());
if (only !== "--unit") counts.push(await inChromium());
rmSync(folder, { recursive: true, force: true });

const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
if (sum("skipped") > 0) say(`SKIPPED: ${sum("skipped")} tests; what each needs stands in its title above.`);
say(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 && sum("passed") > 0 ? 0 : 1);
