// The table of files names for each screen the file that it is loaded from.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { screenFiles } from "./screen-files.ts";

it("[LOC-16] each screen is loaded from the file whose scripts are sent ahead for it", () => {
  const source = readFileSync(new URL("./screens.ts", import.meta.url), "utf8");
  const loaded = [
    ...source.matchAll(/^ {2}"?([\w-]+)"?: lazyRouteComponent\(\(\) => import\("\.\.\/\.\.\/([^"]+)"\)\)/gm),
  ];
  expect(Object.fromEntries(loaded.map(([, name, file]) => [name, `src/${file}`]))).toEqual(screenFiles);
});
