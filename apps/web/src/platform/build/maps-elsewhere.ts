// Maps from the built scripts to their sources, for who records which modules a test of the browser uses: the build itself stays the same.
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const withMaps = process.env["KONTOR_RECORD_MODULES"] === "1";

const place = fileURLToPath(new URL("../../../../../.kontor/web-maps", import.meta.url));

/** No browser is served a map, and no container carries one. */
export const mapsElsewhere: Plugin = {
  name: "kontor:maps-elsewhere",
  apply: "build",
  writeBundle: {
    order: "post",
    handler: ({ dir = "" }, bundle) => {
      const folder = join(place, dir.split("/dist/").at(-1) ?? "");
      rmSync(folder, { recursive: true, force: true });
      for (const name of Object.keys(bundle).filter((file) => file.endsWith(".map"))) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        renameSync(join(dir, name), join(folder, name));
      }
    },
  },
};
