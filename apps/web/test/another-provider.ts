// For tests of the shop of another company, in a project of their own: scripts that only a build has are empty.
import type { Plugin } from "vite";

export const emptyScripts: Plugin = {
  name: "kontor:empty-scripts",
  enforce: "pre",
  load: (id) => (/\?inline-(script|module)$/.test(id) ? `export default ""` : null),
};
