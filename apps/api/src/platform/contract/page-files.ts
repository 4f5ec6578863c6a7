// The files of the pages of the contract: their sheet below the tokens and faces of the shop, both faces, and the scripts of their buttons and their search. [PKG-03]
import { readFileSync } from "node:fs";

export interface PageFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Buffer;
}

const read = (name: string): Buffer => readFileSync(new URL(`./${name}`, import.meta.url));

/** What a sheet of the documentation begins with: the shop's tokens, its faces from beside the sheet, the head of a page, blocks of code. */
export const look = (): string =>
  ["look.gen.css", "page-bar.css", "page-code.css"].map((name) => read(name).toString("utf8")).join("");

const faceFiles = (): readonly PageFile[] =>
  ["text-latin", "heading-latin"].map((name) => ({
    name: `${name}.woff2`,
    type: "font/woff2",
    content: read(`${name}.gen.woff2`),
  }));

export const pageFiles = (): readonly PageFile[] => [
  { name: "page.css", type: "text/css; charset=utf-8", content: look() + read("page.css").toString("utf8") },
  ...[
    ["page-copy.js", "page-copy.mjs"],
    ["page-search.js", "page-search.mjs"],
    ["page-hits.mjs", "page-hits.mjs"],
  ].map(([name = "", from = ""]) => ({
    name,
    type: "text/javascript; charset=utf-8",
    content: read(from).toString("utf8"),
  })),
  ...faceFiles(),
];
