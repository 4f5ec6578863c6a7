// Tests of the check of files' addresses: no path is read off one, in sources, tests and scripts; addresses of the web have their pathname.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pathsOfAddresses } from "./file-addresses.mjs";
import { root } from "./planted/tree.ts";

/** What a module writes, and whether it is refused. */
const plants: Readonly<Record<string, boolean>> = {
  'export const a = new URL("data/", import.meta.url).pathname;': true,
  'export const b = readFileSync(new URL(\n  "list.txt",\n  import.meta.url,\n).pathname);': true,
  'const { pathname } = new URL("..", import.meta.url);': true,
  'const { pathname: folder } = new URL("..", import.meta.url);': true,
  'const c = new URL("..", import.meta.url);\nexport const d = (c)["pathname"];': true,
  'const e = (name: string): URL => new URL(name, import.meta.url);\nspawn(e("main.ts").pathname);': true,
  'const f = new URL(".", import.meta.url);\nconst g = new URL("x", f);\nspawn(g.pathname);': true,
  "export const h = pathToFileURL(process.argv[1]).pathname;": true,
  'export const i = new URL(import.meta.resolve("pkg")).pathname;': true,
  "export const j = new URL(`file:///${folder}/list.txt`);": true,
  'export const k = import.meta.url.replace("file://", "");': true,
  'import { place } from "./places.ts";\nexport const l = place("list.txt").pathname;': true,
  'import { place as at } from "./places.ts";\nexport const m = at("list.txt").pathname;': true,
  'export const n = fileURLToPath(new URL("data/", import.meta.url));': false,
  'export const o = new URL("data/", import.meta.url);': false,
  'export const p = new URL(request.url, "http://shop.invalid").pathname;': false,
  "const { pathname } = new URL(page.url());": false,
  'import { place } from "./other.ts";\nexport const q = place("list.txt").pathname;': false,
  'export const r = ["file:///etc/passwd", import.meta.url];': false,
};

it.each(Object.entries(plants))("[OPS-01] a path of a file is not read off its address: %s", (text, isRefused) => {
  const texts = new Map([
    ["scripts/planted.ts", text],
    ["scripts/places.ts", "export const place = (name: string): URL => new URL(name, import.meta.url);"],
  ]);
  expect(pathsOfAddresses(texts).map((found) => found.split(":")[0])).toEqual(isRefused ? ["scripts/planted.ts"] : []);
});

it("[OPS-01] no module here reads one", () => {
  const paths = globSync(
    [
      "{packages,apps,examples}/*/*.{ts,mjs}",
      "{packages,apps,examples}/*/{src,test,examples,bin}/**/*.{ts,tsx,mjs,js}",
      "{architecture,scripts,openapi,content,bench/lib,bench/tree,bench/orders,deploy,examples/client}/**/*.{ts,mjs}",
      "bench/*.mjs",
      "*.ts",
    ],
    { cwd: root, exclude: (path) => /[/\\](node_modules|dist)$/.test(path) },
  );
  expect(paths.length).toBeGreaterThan(1_500);
  const texts = new Map(
    paths.map((path) => [path.replaceAll("\\", "/"), readFileSync(join(root, path), "utf8")] as const),
  );
  expect(pathsOfAddresses(texts)).toEqual([]);
});
