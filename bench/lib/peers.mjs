// The peers: small apps in other frameworks, installed and built when a bench first needs them.
import { existsSync } from "node:fs";
import { at, environment, npm } from "../../scripts/lib/places.mjs";
import { giveUp, run, step } from "../../scripts/lib/say.mjs";
import { served } from "./server.mjs";

const npmIn = (folder, env, ...args) => {
  const [command, list] = npm(...args);
  const quiet = { NEXT_TELEMETRY_DISABLED: "1", NUXT_TELEMETRY_DISABLED: "1" };
  return run(command, list, { cwd: folder, env: environment({ ...quiet, ...env }), shell: command.endsWith(".cmd") });
};

/** Leaves the peer installed; answers its folder. */
export const installedPeer = async (name, env = {}) => {
  const folder = at("bench/peers", name);
  // Not `npm ci`: some builds of Next for other platforms are not in every registry, and it refuses a lockfile without them.
  if (!existsSync(at("bench/peers", name, "node_modules"))) {
    if (
      !(await step(`Installing the ${name} peer`, () =>
        npmIn(folder, env, "install", "--no-save", "--no-audit", "--no-fund"),
      ))
    )
      giveUp(`The ${name} peer could not be installed.`);
  }
  return folder;
};

/** Leaves the peer installed and built; answers its folder. */
const peer = async (name, built, env = {}) => {
  const folder = await installedPeer(name, env);
  if (!existsSync(at("bench/peers", name, built))) {
    if (!(await step(`Building the ${name} peer`, () => npmIn(folder, env, "run", "build"))))
      giveUp(`The ${name} peer could not be built.`);
  }
  return folder;
};

const nextArgs = ["node_modules/next/dist/bin/next", "start", "-p", "{port}"];

/** Next with its hello page alone. */
export const nextHello = async () => served({ args: nextArgs, cwd: await peer("next", ".next/hello") });

/** Next with a page that draws the elements of a file. */
export const nextHome = async (elements) => {
  const cwd = await peer("next", ".next/with-home", { HOME_PAGE: "1" });
  return served({ args: nextArgs, cwd, env: { HOME_PAGE: "1", HOME_TREE: elements } });
};

export const nuxtHello = async () => served({ args: [".output/server/index.mjs"], cwd: await peer("nuxt", ".output") });
