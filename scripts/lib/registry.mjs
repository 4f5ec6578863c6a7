// Whether packages can be installed here, for tests that need npm's registry: without a network they are skipped, and say why.
import { spawnSync } from "node:child_process";
import { bareEnvironment, npm } from "./places.mjs";

/** Why nothing can be installed; null where npm's registry answers. */
export const registryMissing = () => {
  const [command, args] = npm("view", "npm", "name", "--fetch-retries=0", "--fetch-timeout=20000");
  const { status } = spawnSync(command, args, {
    env: bareEnvironment(),
    stdio: "ignore",
    timeout: 60_000,
    shell: command.endsWith(".cmd"),
  });
  return status === 0 ? null : "npm's registry does not answer here: run it with a network";
};

/** A title that ends with what is missing. */
export const titled = (title, missing) => (missing === null ? title : `${title}. ${missing}`);
