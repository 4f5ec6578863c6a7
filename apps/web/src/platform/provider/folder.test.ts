// The folder of another provider: its name, mark, colours and files are what the site shows, and what is wrong in it is refused by its name. [PKG-08] [LOC-16]
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { demoContent } from "../../../../api/src/platform/settings/content-directory.ts";
import { SettingsWrong } from "../server/settings.ts";
import { brandOf } from "../server/brand.ts";
import { readProvider } from "./folder.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-nordwind-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const path of ["site.json", "brand", "public"])
    cpSync(join(demoContent, path), join(folder, path), { recursive: true });
});

const write = (name: string, text: string | Buffer): void => {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
};

const sentences = (): readonly string[] => {
  try {
    readProvider(folder);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsWrong)) throw error;
    return error.sentences.map((sentence) => sentence.replace(`CONTENT_DIR=${folder}: `, "… "));
  }
};

const demo = (name: string): Buffer => readFileSync(join(demoContent, name));

it("[PKG-08] a sound folder is read as it is", () => {
  expect(sentences()).toEqual([]);
});

it.each([
  ["brand/logo.svg", "… brand/logo.svg is missing"],
  ["public/share.png", "… public/share.png is missing"],
  ["site.json", "… site.json is missing"],
])("[PKG-08] without %s it is refused", (name, sentence) => {
  rmSync(join(folder, name));
  expect(sentences()).toEqual([sentence]);
});

it.each<readonly [string, string | Buffer, RegExp]>([
  [
    "public/icon-192.png",
    demo("public/icon-512.png"),
    /^… public\/icon-192\.png is 512 × 512, but it has to be 192 × 192$/,
  ],
  ["public/share.png", "<svg/>", /^… public\/share\.png is no PNG; it has to be one of 1200 × 630$/],
  ["public/favicon.ico", demo("public/icon-192.png"), /^… public\/favicon\.ico is no ICO$/],
  ["public/apple-touch-icon.png", Buffer.alloc(1_100_000), /has 1075 KB, but at most 1024 KB are allowed$/],
  ["brand/logo.svg", "<svg><path/></svg>", /^… brand\/logo\.svg is no SVG with a viewBox$/],
  [
    "brand/logo.svg",
    '<svg viewBox="0 0 1 1"><script>1</script></svg>',
    /has “<script”, which a drawing of the shop may not/,
  ],
  ["brand/logo.svg", '<svg viewBox="0 0 1 1" onload="x()"></svg>', /has “onload=”/],
  [
    "brand/icon.svg",
    '<svg viewBox="0 0 1 1"><use href="https://x.example/a"/></svg>',
    /^… brand\/icon\.svg has “href="”/,
  ],
  [
    "brand/colours.css",
    ":root {\n  --ink: #999999;\n}",
    /^… brand\/colours\.css, line 2: --ink on --paper is [\d.]+ : 1 in light, but 4\.5/,
  ],
  ["public/robots.txt", "User-agent: *", /^… public\/robots\.txt stands where the shop has an address of its own$/],
  ["public/api/x.json", "{}", /^… public\/api\/x\.json stands where/],
  ["public/über.png", "x", /^… public\/über\.png has a name that is no address/],
  ["site.json", `{"languages":["de","fr"]}`, /^… site\.json: languages names "fr": a shop speaks/],
  ["site.json", "{}", /^… site\.json does not fit: /],
  ["site.json", "{", /^… site\.json does not fit: /],
])("[PKG-08] %s that does not fit is refused by name and reason: %#", (name, text, sentence) => {
  write(name, text);
  expect(sentences()[0]).toMatch(sentence);
});

it("[PKG-08] [LOC-16] its colours are in the sheet of all pages, under an address that changes with them alone", async () => {
  const base = { path: "/assets/index-1a.css", text: Buffer.from("body{}\n") };
  const before = await brandOf(readProvider(folder), base);
  expect(before.brand.sheet).toBe(null);
  write("brand/colours.css", ":root { --sea: light-dark(#7a1f3d, #f2a0ba); }");
  const after = await brandOf(readProvider(folder), base);
  const href = after.brand.sheet?.href ?? "";
  expect(href).toMatch(/^\/assets\/index-1a-\w{10}\.css$/);
  expect(String(after.files.get(href))).toMatch(/^body\{\}\n@layer tokens\{.*--sea:light-dark\(#7a1f3d,#f2a0ba\)/);
  expect((await brandOf(readProvider(folder), base)).brand.sheet?.href).toBe(href);
  write("brand/colours.css", ":root { --sea: light-dark(#7a1f3e, #f2a0ba); }");
  expect((await brandOf(readProvider(folder), base)).brand.sheet?.href).not.toBe(href);
  expect(after.brand.icon).toBe(before.brand.icon);
  write("brand/icon.svg", '<svg viewBox="0 0 2 2"></svg>');
  expect((await brandOf(readProvider(folder), base)).brand.icon).not.toBe(after.brand.icon);
});

it("[PKG-08] its public files stand at the root, hidden ones do not", async () => {
  write("public/.well-known/apple-app-site-association", "{}");
  write("public/google1a2b.html", "x".repeat(600));
  write("public/.DS_Store", "x");
  symlinkSync(join(folder, "brand"), join(folder, "public/linked"));
  const { files } = await brandOf(readProvider(folder), null);
  expect([...files.keys()].filter((path) => !/png|ico$|assets|linked/.test(path)).toSorted()).toEqual([
    "/.well-known/apple-app-site-association",
    "/google1a2b.html",
    "/google1a2b.html.br",
    "/google1a2b.html.gz",
  ]);
});
