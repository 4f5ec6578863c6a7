// The peers: small apps in other frameworks, installed and built when a bench first needs them.
import { existsSync } from "node:fs";
import { at, environment, npm } from "../../scripts/lib/places.mjs";
import { giveUp, run, step } from "../../scripts/lib/say.mjs";

const npmIn = (folder, ...args) => {
  const [command, list] = npm(...args);
  return run(command, list, {
    cwd: folder,
    env: environment({ NEXT_TELEMETRY_DISABLED: "1", NUXT_TELEMETRY_DISABLED: "1" }),
    shell: command.endsWith(".cmd"),
  });
};

/** Leaves the peer installed and built; answers its folder. */
export const peer = async (name, built) => {
  const folder = at("bench/peers", name);
  if (!existsSync(at("bench/peers", name, "node_modules"))) {
    if (!(await step(`Installing the ${name} peer`, () => npmIn(folder, "ci", "--no-audit", "--no-fund"))))
      giveUp(`The ${name} peer could not be installed.`);
  }
  if (!existsSync(at("bench/peers", name, built))) {
    if (!(await step(`Building the ${name} peer`, () => npmIn(folder, "run", "build")))) giveUp(`The ${name} peer could not be built.`);
  }
  return folder;
};
