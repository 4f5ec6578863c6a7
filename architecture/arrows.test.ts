// Which way the workspaces, the bench and the scripts point, where the import table does not look: it judges packages, apps and examples alone.
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { at } from "../scripts/lib/places.mjs";

/** What files of a folder import by a relative path, as `file → place`. */
const importsOf = (pattern: string): readonly (readonly [file: string, place: string])[] =>
  globSync(pattern, { cwd: at(), exclude: (name) => String(name).includes("node_modules") }).flatMap((file) =>
    [...readFileSync(at(file), "utf8").matchAll(/^(?:import|export)\b[^"]* from "(\.[^"]+)";$/gm)].map(
      ([, source = ""]) => [file, join(dirname(file), source)] as const,
    ),
  );

/** Imports of one folder that lead into another. */
const arrows = (from: string, to: string): readonly string[] =>
  importsOf(`${from}/**/*.{ts,tsx,mjs}`)
    .filter(([, place]) => place.startsWith(`${to}/`))
    .map(([file, place]) => `${file} → ${place}`);

it("bench imports the web app, and scripts nothing of its sources; the web app uses the tools of scripts, and nothing of bench", () => {
  expect(arrows("bench", "apps/web")).not.toEqual([]);
  expect(arrows("apps/web", "scripts")).not.toEqual([]);
  // The pictures of the README are drawn with the hands of browser tests.
  expect(arrows("scripts", "apps/web/src")).toEqual([]);
  expect(arrows("apps", "bench")).toEqual([]);
});
