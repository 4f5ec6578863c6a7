// npm run audit: known weaknesses of what is installed, by the registry that npm uses; where packages come from; the container file.
// What ships counts: a high or critical weakness there ends with 1. A registry that cannot be asked is said so, and counts in CI only.
import { readFileSync } from "node:fs";
import { containerFaults } from "./lib/container.mjs";
import { composeFaults, instructionFaults, missingIn } from "./lib/deploy-lint.mjs";
import { lockfileFaults, scriptsOf } from "./lib/lockfile.mjs";
import { at, environment, npm, root } from "./lib/places.mjs";
import { run, say } from "./lib/say.mjs";
import { weaknessesIn } from "./lib/weaknesses.mjs";

const inCi = Boolean(process.env.CI) && process.env.CI !== "false";
const further = process.argv.slice(2);
const state = { sound: true };
const report = (what, faults) => {
  say(faults.length === 0 ? `sound   ${what}` : `UNSOUND ${what}`);
  for (const fault of faults) say(`  ${fault}`);
  if (faults.length > 0) state.sound = false;
};

/** What the registry knows; null when it could not be asked. */
const npmOutput = async (...args) => {
  const [command, all] = npm("audit", "--json", ...args, ...further);
  const { output } = await run(command, all, { cwd: root, env: environment(), shell: command.endsWith(".cmd"), timeout: 120_000 });
  return weaknessesIn(output);
};

const lockfile = JSON.parse(readFileSync(at("package-lock.json"), "utf8"));
report("every package comes from a registry and has a checksum", lockfileFaults(lockfile));
say(`        packages with an installation script: ${[...new Set(scriptsOf(lockfile))].sort().join(", ") || "none"}`);
const [containerfile, ignored] = [readFileSync(at("deploy/Containerfile"), "utf8"), readFileSync(at(".dockerignore"), "utf8")];
report("the container file", [...instructionFaults(containerfile), ...containerFaults(containerfile, ignored)]);
const compose = readFileSync(at("deploy/compose.yaml"), "utf8");
report("the compose file", [...composeFaults(compose), ...missingIn(compose, readFileSync(at("deploy/env.example"), "utf8"))]);

const shipped = await npmOutput("--omit=dev");
if ("unasked" in shipped) {
  say(
    `NOT ASKED known weaknesses: the registry does not tell (${shipped.unasked}). Ask one that does: npm run audit -- --registry=https://registry.npmjs.org`,
  );
  if (inCi) state.sound = false;
} else {
  const grave = shipped.found.filter(({ severity }) => severity === "high" || severity === "critical");
  report(
    "no high or critical weakness is known in what ships",
    grave.map(({ name, severity, titles }) => `${name}: ${severity}, ${titles}`),
  );
  const everything = await npmOutput();
  const lesser = "found" in everything ? everything.found.filter(({ name }) => !grave.some((each) => each.name === name)) : [];
  say(
    `        others, in what ships or in what builds it: ${lesser.length === 0 ? "none" : lesser.map(({ name, severity }) => `${name} (${severity})`).join(", ")}`,
  );
}
process.exit(state.sound ? 0 : 1);
