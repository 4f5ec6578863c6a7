// How the app gets into documents, for the server's build: which built files start it, and the text of the script that waits for a touch.
import { readFile } from "node:fs/promises";
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
      rolldownOptions: { input: at(path), output: { format }, ...(format === "es" ? { preserveEntrySignatures: "strict" as const } : {}) },
    },
  });
  const [chunk, ...others] = "output" in output ? output.output : [];
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error(`${path} is no single script`);
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${path} cannot stand in a document`);
  return code;
};

const moduleId = "virtual:app-scripts";

export const appScriptsOfBuild: Plugin = {
  name: "kontor:app-scripts",
  resolveId: (source) => (source === moduleId ? `\0${moduleId}` : null),
  async load(id) {
    if (id !== `\0${moduleId}`) return null;
    const app = this.environment.config.command === "build" ? await builtApp() : developedApp;
    const waking = await inlineScript("src/platform/waking/waking.ts");
    const loginEnd = await inlineScript("src/visitor/session/login-end.ts");
    const bannerPress = await inlineScript("src/visitor/consent/banner-press.ts");
    const optionalScripts = await inlineScript("src/visitor/consent/optional-scripts.ts");
    const ticketCheck = await inlineScript("src/site/ticket/check-running.ts");
    const ticketWorker = await inlineScript("src/site/ticket/check-worker.ts");
    const ticketDecoder = await inlineScript("src/site/ticket/decoder.ts", "es");
    const passkeys = await inlineScript("src/visitor/second-factor/passkeys-running.ts");
    return `export const passkeys = ${JSON.stringify(passkeys)};\nexport const ticketCheck = ${JSON.stringify(ticketCheck)};\nexport const ticketWorker = ${JSON.stringify(ticketWorker)};\nexport const ticketDecoder = ${JSON.stringify(ticketDecoder)};\nexport const app = ${JSON.stringify(app)};\nexport const waking = ${JSON.stringify(waking)};\nexport const loginEnd = ${JSON.stringify(loginEnd)};\nexport const bannerPress = ${JSON.stringify(bannerPress)};\nexport const optionalScripts = ${JSON.stringify(optionalScripts)};`;
  },
};
