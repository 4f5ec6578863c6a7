// The id of a build: of the files alone, not of the folder that it ran in. [VIS-05]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { builtId } from "./build-id.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A build as vite lists it: a sheet that is linked by its address stands there under the path of its source. */
const idOf = async (name: string, at: string, sheet: string): Promise<string> => {
  const client = join(folder, name);
  mkdirSync(join(client, ".vite"), { recursive: true });
  const path = `${at}/apps/web/src/styles/index.css`;
  const manifest = {
    [path]: { file: `assets/${sheet}`, src: path },
    "src/client.tsx": {
      file: "assets/client-AAAAAAAA.js",
      css: ["assets/client-BBBBBBBB.css"],
      imports: ["_shop-CCCCCCCC.js"],
    },
    "_shop-CCCCCCCC.js": { file: "assets/shop-CCCCCCCC.js" },
  };
  writeFileSync(join(client, ".vite/manifest.json"), JSON.stringify(manifest));
  return (await builtId(client)).id;
};

it("[VIS-05] is the same for the same files built in two folders, and another where one file is", async () => {
  const id = await idOf("one", "/srv/kontor", "index-DDDDDDDD.css");
  expect(id).toMatch(/^[\da-f]{16}$/);
  expect(await idOf("two", "/home/ci/build/kontor", "index-DDDDDDDD.css")).toBe(id);
  expect(await idOf("three", "/srv/kontor", "index-EEEEEEEE.css")).not.toBe(id);
});
