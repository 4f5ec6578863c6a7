// The page of examples, served by `npm run examples`; the build of the shop does not know it.
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { unanswered } from "./model.ts";
import { ofReact, plainIcons, sheetOfUi } from "../vite.config.ts";

/** Leaves one address without an answer, for what is shown while something loads. */
const leavesUnanswered: Plugin = {
  name: "unanswered",
  configureServer: ({ middlewares }) => void middlewares.use(unanswered, () => undefined),
};

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  resolve: {
    alias: [...ofReact, sheetOfUi],
    conditions: ["@kontor/source", "module", "browser", "development|production"],
  },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, minify: false, reportCompressedSize: false },
  server: { host: "127.0.0.1", port: 3001, fs: { allow: ["../../.."] } },
  plugins: [plainIcons, react(), leavesUnanswered],
});
