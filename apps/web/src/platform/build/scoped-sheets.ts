// CSS modules that cost no script: their names are written into the components as plain strings, their rules into sheets beside the chunks (decision 41).
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";
import { type Plugin, preprocessCSS, type ResolvedConfig } from "vite";

/** A class as it stands in its sheet, and three characters for the sheet: the same in both builds, in development and in every folder. */
export const scopedName = (root: string, name: string, file: string): string => {
  const sheet = relative(root, file.replace(/\?.*$/, "")).split(sep).join("/");
  const digest = createHash("sha256").update(sheet).digest().readUInt32BE(0);
  return `${name}-${digest.toString(36).slice(-3)}`;
};

/** The rules of a module, under the names that its components write. */
const scopedRules = async (sheet: string, config: ResolvedConfig): Promise<string> =>
  (await preprocessCSS(await readFile(sheet, "utf8"), sheet, config)).code;

/**
 * Vite ties the rules of a module to the script with its names: a request of its own where several screens share a sheet.
 * Here a component imports the rules as a sheet like any other, and nothing is left of the script, since constants are inlined.
 * Those `inBase` stand in the base sheet and are imported by nothing.
 */
export const scopedSheets = (inBase: readonly string[]): Plugin => ({
  name: "kontor:scoped-sheets",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  transform: {
    filter: { id: /\.tsx$/, code: /\.module\.css"/ },
    handler: (code, id) =>
      `${code}\n${[...code.matchAll(/ from "(\.[^"]+)\.module\.css";/g)]
        .filter(([, sheet]) => !inBase.includes(resolve(dirname(id), `${sheet}.module.css`)))
        .map(([, sheet]) => `import "${sheet}.scoped.css";`)
        .join("\n")}\n`,
  },
  resolveId: {
    filter: { id: /\.scoped\.css$/ },
    handler: (source, importer = "") => resolve(dirname(importer), source),
  },
  load: {
    filter: { id: /\.scoped\.css$/ },
    handler(id) {
      return scopedRules(id.replace(/\.scoped\.css$/, ".module.css"), this.environment.getTopLevelConfig());
    },
  },
});

/** Small modules that screens share, at the end of the sheet that every page has: a slow phone takes some 10 ms for each sheet that a head names. Both builds name the sheet by what is in it. */
export const baseSheet = (inBase: readonly string[]): Plugin => {
  const found = new Set<string>();
  return {
    name: "kontor:base-sheet",
    apply: "build",
    applyToEnvironment: ({ name }) => name !== "desk",
    enforce: "pre",
    transform: {
      // The request by which vite reads a sheet that is imported as an address; nothing else would say that its name has changed.
      filter: { id: /\/app\/styles\/index\.css\?transform-only$/ },
      async handler(code) {
        found.add(this.environment.name);
        const config = this.environment.getTopLevelConfig();
        return [code, ...(await Promise.all(inBase.map((sheet) => scopedRules(sheet, config))))].join("\n");
      },
    },
    generateBundle() {
      if (!found.has(this.environment.name))
        this.error(`the base sheet is not among what is built: ${inBase.join(", ")} would be missing`);
    },
  };
};
