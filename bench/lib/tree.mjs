// Builds the home page's tree for renderToString, with the web app's own components and compiler but without the server around them.
import { fileURLToPath } from "node:url";
import babel from "@rolldown/plugin-babel";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { build } from "vite";
import { at, root } from "../../scripts/lib/places.mjs";
import { giveUp, run } from "../../scripts/lib/say.mjs";

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
    resolve: { conditions: ["@kontor/source", "module", "node", "production"] },
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

/** The data that a page's tree is rendered from, as the shop sends it: the text of a file for `bareTree`. */
export const homeFacts = async (shop, path) => {
  const read = async (name) => (await fetch(`${shop.url}${path}/${name}`)).text();
  return `{ "path": "${path}", "page": ${await read("_payload.json")}, "shell": ${await read("_shell.json")} }`;
};

/** Processor time of one renderToString of the tree in a process of its own, in milliseconds. */
export const bareTree = async (bundle, facts) => {
  const child = at("bench/tree/child.mjs");
  const { code, output } = await run(process.execPath, [child, bundle, facts, "1000", "600"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (code !== 0) giveUp(`The tree could not be rendered.\n${output}`);
  const { perRender, length, hasHeading } = JSON.parse(output.trim().split("\n").at(-1));
  if (!hasHeading || length < 5000) giveUp(`The tree that was rendered is not the home page: ${length} characters.`);
  return perRender;
};
