// npm run audit: known vulnerabilities of installed packages, by the registry that npm uses; where packages come from; the container file.
// A high or critical vulnerability in shipped packages ends with 1. A registry without an audit is reported, and counts as a failure in CI only.
import { readFileSync } from "node:fs";
import { containerFaults } from "./lib/container.mjs";
import { composeFaults, instructionFaults, missingIn } from "./lib/deploy-lint.mjs";
import { lockfileFaults, scriptsOf } from "./lib/lockfile.mjs";
import { at, environment, npm, root } from "./lib/places.mjs";
import { run, say } from "./lib/say.mjs";
import { vulnerabilitiesIn } from "./lib/audit-report.mjs";

const inCi = Boolean(process.env.CI) && process.env.CI !== "false";
const further = process.argv.slice(2);
const state = { sound: true };
const report = (what, faults) => {
  say(faults.length === 0 ? `sound   ${what}` : `UNSOUND ${what}`);
  for (const fault of faults) say(`  ${fault}`);
  if (faults.length > 0) state.sound = false;
};

/** Known vulnerabilities, or why there is no report. */
const npmOutput = async (...args) => {
  const [command, all] = npm("audit", "--json", ...args, ...further);
  const { output } = await run(command, all, {
    cwd: root,
    env: environment(),
    shell: command.endsWith(".cmd"),
    timeout: 120_000,
  });
  return vulnerabilitiesIn(output);
};

const lockfile = JSON.parse(readFileSync(at("package-lock.json"), "utf8"));
report("every package comes from a registry and has a checksum", lockfileFaults(lockfile));
say(`        packages with an installation script: ${[...new Set(scriptsOf(lockfile))].sort().join(", ") || "none"}`);
const [containerfile, ignored] = [
  readFileSync(at("deploy/Containerfile"), "utf8"),
  readFileSync(at(".dockerignore"), "utf8"),
];
report("the container file", [...instructionFaults(containerfile), ...containerFaults(containerfile, ignored)]);
const compose = readFileSync(at("deploy/compose.yaml"), "utf8");
report("the compose file", [
  ...composeFaults(compose),
  ...missingIn(compose, readFileSync(at("deploy/env.example"), "utf8")),
]);

const shipped = await npmOutput("--omit=dev");
if ("unavailable" in shipped) {
  say(
    `NOT CHECKED for known vulnerabilities: the registry has no report (${shipped.unavailable}). Use one that has: npm run audit -- --registry=https://registry.npmjs.org`,
  );
  if (inCi) state.sound = false;
} else {
  const grave = shipped.found.filter(({ severity }) => severity === "high" || severity === "critical");
  report(
    "no high or critical vulnerability is known in shipped packages",
    grave.map(({ name, severity, titles }) => `${name}: ${severity}, ${titles}`),
  );
  const everything = await npmOutput();
  const lesser =
    "found" in everything ? everything.found.filter(({ name }) => !grave.some((each) => each.name === name)) : [];
  say(
    `        others, in shipped packages or in build tools: ${lesser.length === 0 ? "none" : lesser.map(({ name, severity }) => `${name} (${severity})`).join(", ")}`,
  );
}
process.exit(state.sound ? 0 : 1);
