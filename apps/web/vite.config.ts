// How the web app is built: TanStack Start on vite, React Compiler, the domain from source.
import babel from "@rolldown/plugin-babel";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react, { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  resolve: { conditions: ["@kontor/source", "module", "browser", "development|production"] },
  ssr: {
    ...(command === "build" ? { noExternal: true } : {}),
    resolve: { conditions: ["@kontor/source", "module", "node", "development|production"] },
  },
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  plugins: [tanstackStart(), react(), babel({ presets: [reactCompilerPreset()] })],
}));
