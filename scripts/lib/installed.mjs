// Installs the packages when the lockfile and what is installed differ. Runs on any Node from 20, before anything is there.
import { existsSync, readFileSync } from "node:fs";
import { at, environment, npm, pinnedNode, root } from "./places.mjs";
import { giveUp, run, step } from "./say.mjs";

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages ?? {};

/** Why the installation is not what the lockfile says; null when it is. */
export const differenceFromLockfile = () => {
  const record = at("node_modules/.package-lock.json");
  if (!existsSync(record)) return "nothing is installed yet";
  const present = packagesOf(record);
  for (const [path, wanted] of Object.entries(packagesOf(at("package-lock.json")))) {
    if (!path.includes("node_modules/")) continue;
    const found = present[path];
    if (found === undefined && (wanted.optional || wanted.devOptional || wanted.peer)) continue;
    if (found === undefined) return `${path} is missing`;
    // A checksum that one of the two lacks is not compared.
    const isOther =
      found.integrity !== undefined && wanted.integrity !== undefined && found.integrity !== wanted.integrity;
    if (found.version !== wanted.version || isOther) return `${path} has another version`;
  }
  return pinnedNode() === null ? "the pinned Node is missing" : null;
};

/** Installs what the lockfile lists, or ends the script with a sentence. */
export const installed = async () => {
  if (Number(process.versions.node.split(".")[0]) < 20)
    giveUp(`Kontor needs Node 20 or newer to start; this is ${process.version}.`);
  const difference = differenceFromLockfile();
  if (difference === null) return;
  const [command, args] = npm("ci", "--no-audit", "--no-fund", "--include=dev");
  const done = await step(`Installing packages, because ${difference}; the first time takes a minute or two`, () =>
    run(command, args, { cwd: root, env: environment(), shell: command.endsWith(".cmd") }),
  );
  if (!done) giveUp("The packages could not be installed; what npm says stands above.");
  if (pinnedNode() === null)
    giveUp(
      "npm did not run the installation script of the package `node`; allow it with `npm rebuild node --ignore-scripts=false`.",
    );
};
