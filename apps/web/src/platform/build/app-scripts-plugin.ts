// How scripts get into documents, for the server's build: which built files start the app, and the texts of scripts that stand in a document or are files of their own.
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Manifest, type Plugin } from "vite";
import type { App, DeskFiles } from "../app.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const clientEntry = "src/app/client.tsx";

/** The app of the desk is a build of its own beside the shop's: no page of the shop loads a byte of it. */
export const deskEntry = "src/site/desk/main.tsx";
export const deskManifest = ".vite/desk.json";

const builtFrom = async (manifestFile: string, entryFile: string, loading: object): Promise<DeskFiles> => {
  const manifest = JSON.parse(await readFile(at(`dist/client/${manifestFile}`), "utf8")) as Manifest;
  const entry = manifest[entryFile];
  if (entry === undefined) throw new Error(`the client's manifest has no ${entryFile}`);
  const imported = (key: string): readonly string[] => [key, ...(manifest[key]?.imports ?? []).flatMap(imported)];
  const needed = [...new Set(imported(entryFile))];
  return {
    preloads: needed.map((key) => `/${manifest[key]?.file}`),
    scripts: [{ attributes: { type: "module", ...loading, src: `/${entry.file}` }, code: "" }],
    styles: [...new Set(needed.flatMap((key) => manifest[key]?.css ?? []))].map((file) => `/${file}`),
  };
};

/** The entry of the client's build, and what it imports; the client is built before the server. */
const builtApp = async (): Promise<App> => {
  const { preloads, scripts } = await builtFrom(".vite/manifest.json", clientEntry, { async: true });
  return { preloads, scripts };
};

/** In development vite's client and React's refresh come before the app. */
const developed = (entry: string): DeskFiles => ({
  preloads: [],
  styles: [],
  scripts: [
    {
      attributes: { type: "module" },
      code: `import "/@vite/client";\n${react.preambleCode.replace("__BASE__", "/")}\nimport("/${entry}");`,
    },
  ],
});

/** A script of its own, minified, in one text: it stands inside documents and imports nothing. */
export const inlineScript = async (path: string, format: "iife" | "es" = "iife"): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: { conditions: ["@kontor/source", "module", "browser", "production"] },
    build: {
      write: false,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: {
        input: path,
        output: { format },
        ...(format === "es" ? { preserveEntrySignatures: "strict" as const } : {}),
      },
    },
  });
  const [chunk, ...others] = "output" in output ? output.output : [];
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${path} is no single script`);
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${path} cannot stand in a document`);
  return code;
};

/** `import text from "./some.ts?inline-script"`, or `?inline-module`: the built text of the file, wherever a context needs it. */
const inlined = /^(.+)\?inline-(script|module)$/;

export const inlineScripts: Plugin = {
  name: "kontor:inline-scripts",
  enforce: "pre",
  resolveId: (source, importer) =>
    inlined.test(source) && importer !== undefined ? `\0${resolve(dirname(importer), source)}` : null,
  async load(id) {
    const [, path, kind] = id.startsWith("\0") ? (inlined.exec(id.slice(1)) ?? []) : [];
    if (path === undefined) return null;
    const text = await inlineScript(path, kind === "module" ? "es" : "iife");
    return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
  },
};

const moduleId = "virtual:app";

export const appOfBuild: Plugin = {
  name: "kontor:app",
  resolveId: (source) => (source === moduleId ? `\0${moduleId}` : null),
  async load(id) {
    if (id !== `\0${moduleId}`) return null;
    const isBuild = this.environment.config.command === "build";
    const app = isBuild ? await builtApp() : developed(clientEntry);
    const desk = isBuild ? await builtFrom(deskManifest, deskEntry, {}) : developed(deskEntry);
    return `export const app = ${JSON.stringify(app)};\nexport const desk = ${JSON.stringify(desk)};`;
  },
};
