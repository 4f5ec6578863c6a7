// How scripts get into documents, for the server's build: which built files start the app, and the texts of scripts that stand in a document or are files of their own.
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Manifest, type Plugin } from "vite";
import type { App } from "../app.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const clientEntry = "src/app/client.tsx";

/** The entry of the client's build, and what it imports; the client is built before the server. */
const builtApp = async (): Promise<App> => {
  const manifest = JSON.parse(await readFile(at("dist/client/.vite/manifest.json"), "utf8")) as Manifest;
  const entry = manifest[clientEntry];
  if (entry === undefined) throw new Error(`the client's manifest has no ${clientEntry}`);
  const imported = (key: string): readonly string[] => [key, ...(manifest[key]?.imports ?? []).flatMap(imported)];
  const preloads = [...new Set(imported(clientEntry))].map((key) => `/${manifest[key]?.file}`);
  return { preloads, scripts: [{ attributes: { type: "module", async: true, src: `/${entry.file}` }, code: "" }] };
};

/** In development vite's client and React's refresh come before the app. */
const developedApp: App = {
  preloads: [],
  scripts: [
    {
      attributes: { type: "module" },
      code: `import "/@vite/client";\n${react.preambleCode.replace("__BASE__", "/")}\nimport("/${clientEntry}");`,
    },
  ],
};

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
    const app = this.environment.config.command === "build" ? await builtApp() : developedApp;
    return `export const app = ${JSON.stringify(app)};`;
  },
};
