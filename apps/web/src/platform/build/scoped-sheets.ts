// CSS modules that cost no script: their names are written into the components as plain strings, their rules into sheets beside the chunks.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";
import { type Plugin, preprocessCSS } from "vite";

/** A class as it stands in its sheet, and three characters for the sheet: the same in both builds, in development and in every folder. */
export const scopedName = (root: string, name: string, file: string): string => {
  const sheet = relative(root, file.replace(/\?.*$/, "")).split(sep).join("/");
  const digest = createHash("sha256").update(sheet).digest().readUInt32BE(0);
  return `${name}-${digest.toString(36).slice(-3)}`;
};

/**
 * Vite ties the rules of a module to the script with its names: a request of its own where several screens share a sheet.
 * Here a component imports the rules as a sheet like any other, and nothing is left of the script, since constants are inlined.
 */
export const scopedSheets: Plugin = {
  name: "kontor:scoped-sheets",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  transform: {
    filter: { id: /\.tsx$/, code: /\.module\.css"/ },
    handler: (code) =>
      `${code}\n${[...code.matchAll(/ from "(\.[^"]+)\.module\.css";/g)].map(([, sheet]) => `import "${sheet}.scoped.css";`).join("\n")}\n`,
  },
  resolveId: {
    filter: { id: /\.scoped\.css$/ },
    handler: (source, importer = "") => resolve(dirname(importer), source),
  },
  load: {
    filter: { id: /\.scoped\.css$/ },
    async handler(id) {
      const sheet = id.replace(/\.scoped\.css$/, ".module.css");
      return (await preprocessCSS(await readFile(sheet, "utf8"), sheet, this.environment.getTopLevelConfig())).code;
    },
  },
};
