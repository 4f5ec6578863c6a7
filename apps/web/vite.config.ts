// How the web app is built by vite: the client, then the server; React Compiler, the domain from source, sheets by screen.
import { fileURLToPath } from "node:url";
import babel from "@rolldown/plugin-babel";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { oneByte } from "../../scripts/lib/one-byte.mjs";
import { appOfBuild, deskEntry, deskManifest, inlineScripts } from "./src/platform/build/app-scripts-plugin.ts";
import { compiledAhead } from "./src/platform/build/compiled-ahead.ts";
import { mapsElsewhere, withMaps } from "./src/platform/build/maps-elsewhere.ts";
import { neutralIds } from "./src/platform/build/neutral-ids.ts";
import { baseSheet, scopedName, scopedSheets } from "./src/platform/build/scoped-sheets.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Icons come from lucide, their factory from here: 0.2 instead of 1.5 kB in brotli on every page. */
export const plainIcons: Plugin = {
  name: "kontor:plain-icons",
  enforce: "pre",
  resolveId: (source, importer) =>
    /createLucideIcon\.mjs$/.test(source) && /lucide-react/.test(importer ?? "")
      ? fileURLToPath(new URL("./src/platform/build/plain-icon.ts", import.meta.url))
      : null,
};

const everywhere = "shop";

const entry = "src/app/client.tsx";

const clientConditions = ["@kontor/source", "module", "browser", "development|production"];

/** Where what every page loads comes from; of the domain and of effect each page takes its part, which comes along. */
const always =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|react-store|store))\/|apps\/web\/src\/|packages\/ui\/src\//;

/** All that a module imports, and what that imports. */
const importedFrom = (id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const found = new Set([id]);
  for (const importer of found)
    for (const imported of graph.getModuleInfo(importer)?.importedIds ?? []) found.add(imported);
  return found;
};

/** What every page loads, as the entry imports it: one chunk of it is smaller, and named once, where a dozen would each be a request and a line in every page's head. */
const loadedEverywhere = () => {
  const own = `${root}${entry}`;
  let imported: ReadonlySet<string> | null = null;
  return (id: string, graph: Rolldown.ChunkingContext): string | null => {
    imported ??= importedFrom(own, graph);
    return id !== own && always.test(id) && imported.has(id) ? everywhere : null;
  };
};

/** What every page loads that calls the API: a chunk, not three. */
const calling =
  /apps\/web\/src\/(shop\/cart\/carts|platform\/client\/shop-fetch)\.|packages\/adapters\/src\/(browser\/calls|client)\/\w+\./;

/**
 * What screens of the order path share, in few chunks: each of its own would cost a request, a line in the head, and compress worse.
 * Without what they import: machines share effect with some of it, and would bring it to every screen.
 */
const shared = Object.entries({
  ledger:
    /web\/src\/shop\/pricing\/|domain\/src\/(shop\/(pricing\/costs|vat\/rules|catalog\/included-domains|cart\/included-places)|kernel\/(money\/(model|rules)|text\/plain))\.|ui\/src\/ledger\.|icons\/chevron-right\./,
  cart: /web\/src\/shop\/cart\/(titles|stored|cart-tabs|fresh-page)\.|web\/src\/platform\/client\/tab-slot\.|domain\/src\/shop\/cart\/(contents|errors|quantity|merge)\./,
  // Each refusal is one, also where nothing calls.
  refusal: /domain\/src\/kernel\/refusal\/refusal\./,
  notice:
    /ui\/src\/(notice|field)\.|web\/src\/platform\/texts\/refusals\.|icons\/(triangle-exclamation-point|circle-exclamation-point|circle-check|info)\./,
  frame:
    /domain\/src\/shop\/checkout\/(model|rules|errors)\.|web\/src\/shell\/checkout-frame\/|ui\/src\/stepper\.|domain\/src\/shop\/contract\/limits\./,
  fields: /ui\/src\/(text|select)-field\.|web\/src\/platform\/client\/(typed-before|use-after-press)\./,
}).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false }));

/** What the screens of the order path share of their looks, and pages of one column. */
const inBase = [
  "shell/section",
  "shop/catalog/storage-field",
  "shop/domain-name/search-form",
  "shop/domain-name/ending-prices",
  "shell/checkout-frame/checkout",
].map((sheet) => `${root}src/${sheet}.module.css`);

/** React has had the store that libraries bring for its older versions since 18. */
export const ofReact = [
  { find: /^use-sync-external-store\/shim(\/index(\.js)?)?$/, replacement: "react" },
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: "use-sync-external-store/with-selector",
  },
];

/** In sheets vite does not know the condition under which workspaces are taken from their sources. */
export const sheetOfUi = {
  find: "@kontor/ui/styles.css",
  replacement: fileURLToPath(new URL("../../packages/ui/src/styles.css", import.meta.url)),
};

const deskBuild = {
  consumer: "client" as const,
  resolve: { conditions: clientConditions },
  build: {
    outDir: "dist/client",
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: deskManifest,
    rolldownOptions: {
      input: deskEntry,
      output: {
        entryFileNames: "assets/desk-[name]-[hash].js",
        chunkFileNames: "assets/desk-[name]-[hash].js",
        assetFileNames: "assets/desk-[name]-[hash][extname]",
      },
    },
  },
};

export default defineConfig(({ command }) => ({
  // What stands at the root of the shop is the provider's, and served from its folder.
  publicDir: false,
  resolve: {
    alias: [...ofReact, sheetOfUi],
    conditions: clientConditions,
  },
  ssr: {
    ...(command === "build" ? { noExternal: true } : {}),
    resolve: { conditions: ["@kontor/source", "module", "node", "development|production"] },
  },
  css: { modules: { generateScopedName: (name, file) => scopedName(root, name, file) } },
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 900, sourcemap: withMaps ? "hidden" : false },
  builder: {
    // One after the other: the server's documents name the client's files.
    buildApp: async ({ build, environments: { client, desk, ssr } }) => {
      for (const environment of [client, desk, ssr]) if (environment !== undefined) await build(environment);
    },
  },
  environments: {
    client: {
      optimizeDeps: { entries: [entry, deskEntry] },
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          input: entry,
          optimization: { inlineConst: { mode: "all", pass: 3 } },
          output: {
            codeSplitting: {
              groups: [
                { name: loadedEverywhere(), debugName: everywhere },
                ...shared,
                { name: "calls", test: calling },
              ],
            },
          },
        },
      },
    },
    // The desk's app lies beside the shop's files and shares none with it; in development it comes as everything does.
    ...(command === "build" ? { desk: deskBuild } : {}),
    ssr: {
      ...(command === "build" ? { define: { "process.env.NODE_ENV": '"production"' } } : {}),
      build: {
        outDir: "dist/server",
        copyPublicDir: false,
        // One file, read when the process starts: parts that are loaded later would be gone once the shop is built again beside it.
        rolldownOptions: { input: { server: "src/app/page-responses.ts" }, output: { codeSplitting: false } },
      },
    },
  },
  plugins: [
    plainIcons,
    neutralIds,
    oneByte,
    scopedSheets(inBase),
    baseSheet(inBase),
    inlineScripts,
    appOfBuild,
    compiledAhead(everywhere),
    ...(withMaps ? [mapsElsewhere] : []),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
  ],
}));
