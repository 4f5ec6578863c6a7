// Finds a Chromium for the browser tests, or says in one sentence how to get it.
import { existsSync } from "node:fs";
import { at, environment, pinnedNode, root } from "./places.mjs";
import { run, step } from "./say.mjs";

/** Chromium without a window of its own, as Playwright's: the same pages for a quarter less processor time. */
const withoutWindow = "/usr/bin/chromium-headless-shell";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export const howToGetChromium =
  "Install Chromium with `npx playwright install --with-deps chromium` (or `apt-get install chromium`), or name one in CHROMIUM_PATH.";

const playwrights = async () => {
  const { code, output } = await run(
    pinnedNode(),
    ["--input-type=module", "--eval", "import { chromium } from 'playwright'; console.log(chromium.executablePath());"],
    { cwd: root },
  );
  const path = output.trim().split("\n").at(-1) ?? "";
  return code === 0 && existsSync(path) ? path : null;
};

/** The path of a Chromium for tests, without a window where there is one. */
export const chromiumForTests = async () =>
  !process.env.CHROMIUM_PATH && existsSync(withoutWindow) ? withoutWindow : chromium();

/** The path of a Chromium: the one named, the system's, Playwright's, or a fresh Playwright's; null when there is none to be had. */
export const chromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const found = usual.find((path) => existsSync(path)) ?? (await playwrights());
  if (found !== null) return found;
  const fetched = await step("Fetching Chromium for the browser tests", () =>
    run(pinnedNode(), [at("node_modules/playwright/cli.js"), "install", "chromium"], { cwd: root, env: environment() }),
  );
  return fetched ? playwrights() : null;
};
