// How quick a processor is, in the index by which Lighthouse and the browser's own tools tell devices apart.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installedPeer } from "./peers.mjs";
import { withPhone } from "./phone.mjs";

/** A cheap phone of 2022, as the browser's tools calibrate "low-tier mobile"; they call 1,000 mid-tier. */
export const lowTier = 264;

/** The index of a page that runs as the pages that are pressed do, slowed down so many times. */
export const phoneIndex = async (devTools, slowdown) => {
  const file = join(await installedPeer("lighthouse"), "node_modules/lighthouse/core/lib/page-functions.js");
  const { pageFunctions } = await import(pathToFileURL(file).href);
  return withPhone(devTools, async (phone) => {
    await phone.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return phone.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`);
  });
};
