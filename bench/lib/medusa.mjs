// Medusa's published totals utility, installed when a bench first needs it.
import { createRequire } from "node:module";
import { join } from "node:path";
import { installedPeer } from "./peers.mjs";

/** Its `decorateCartTotals`: writes the totals of a cart into the cart. */
export const decorateCartTotals = async () => {
  const folder = await installedPeer("medusa");
  const require = createRequire(join(folder, "package.json"));
  return require("./node_modules/@medusajs/utils/dist/totals/cart/index.js").decorateCartTotals;
};
