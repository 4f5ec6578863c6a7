// Builds the home page's tree for renderToString, with the web app's own components and compiler but without Start around them.
import { fileURLToPath } from "node:url";
import babel from "@rolldown/plugin-babel";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { build } from "vite";
import { at } from "../../scripts/lib/places.mjs";

const here = (name) => fileURLToPath(new URL(`../tree/${name}`, import.meta.url));

/** Styles are links of the document, not part of the tree. */
const withoutStyles = {
  name: "bench:without-styles",
  enforce: "pre",
  resolveId: (source) => (/\.css(\?url)?$/.test(source) ? "\0bench:no-style" : null),
  load: (id) => (id === "\0bench:no-style" ? 'export default "/style.css";' : null),
};

/** The address of the bundle. */
export const treeBundle = async () => {
  const outDir = at(".kontor/bench-tree");
  await build({
    configFile: false,
    logLevel: "error",
    root: at("apps/web"),
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["@kontor/source", "module", "node", "production"], alias: { "@tanstack/react-start": here("start-stub.ts") } },
    ssr: { noExternal: true, resolve: { conditions: ["@kontor/source", "module", "node", "production"] } },
    build: {
      ssr: here("entry.tsx"),
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rollupOptions: { output: { entryFileNames: "tree.mjs" } },
    },
    plugins: [withoutStyles, react(), babel({ presets: [reactCompilerPreset()] })],
  });
  return at(".kontor/bench-tree/tree.mjs");
};
