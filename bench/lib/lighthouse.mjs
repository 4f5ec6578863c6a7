// Lighthouse with its mobile defaults, in a process of its own: what it says of an address.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveUp, run } from "../../scripts/lib/say.mjs";
import { installedPeer } from "./peers.mjs";

const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";

export const categories = ["performance", "accessibility", "best-practices", "seo"];

/** On a busy machine a trace may be empty; it is repeated then. */
const tries = 3;

/** What Lighthouse says of an address: scores from 0 to 100, the layout shift, and the audits that cost a point. */
export const lighthouse = async (executablePath, url) => {
  const cwd = await installedPeer("lighthouse");
  const folder = mkdtempSync(join(tmpdir(), "kontor-lighthouse-"));
  const file = join(folder, "report.json");
  const args = [
    "node_modules/lighthouse/cli/index.js",
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
  ];
  const env = { ...process.env, CHROME_PATH: executablePath, NODE_NO_WARNINGS: "1" };
  try {
    for (let left = tries - 1; ; left -= 1) {
      const { code, output } = await run(process.execPath, args, { cwd, env });
      const report = code === 0 ? JSON.parse(readFileSync(file, "utf8")) : null;
      if (report !== null && report.runtimeError === undefined) return judged(report);
      if (left === 0) giveUp(`Lighthouse ended with ${code} at ${url}.\n${report?.runtimeError?.message ?? output}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const judged = ({ categories: scored, audits }) => ({
  scores: Object.fromEntries(categories.map((name) => [name, Math.round(scored[name].score * 100)])),
  shift: audits["cumulative-layout-shift"].numericValue,
  paint: Math.round(audits["largest-contentful-paint"].numericValue),
  blocking: Math.round(audits["total-blocking-time"].numericValue),
  faults: categories.flatMap((name) =>
    scored[name].auditRefs.flatMap(({ id, weight }) =>
      weight > 0 && audits[id].score !== null && audits[id].score < 0.9 ? [`${id} ${audits[id].score}`] : [],
    ),
  ),
});
