// The whole site: every page in its frame, the style, what the search reads, and the scripts of search, machines and playgrounds.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { look, pageFiles } from "../../apps/api/src/platform/contract/page-files.ts";
import { apiPages } from "./api-pages.mjs";
import { bundleScripts } from "./bundle-scripts.mjs";
import { contractFiles, contractPart } from "./contract-pages.mjs";
import { framed } from "./frame.mjs";
import { homePage } from "./home-page.mjs";
import { asHtml } from "./markdown.mjs";
import { playgroundPages } from "./playground-pages.mjs";
import { documentPages } from "./sources.mjs";
import { at } from "../lib/places.mjs";
import { walkOn } from "./walk-on.mjs";

/** Titles and texts by address, one entry a heading. */
const searched = (pages) =>
  pages.flatMap(({ path, title, sections = [] }) =>
    sections.map((section) => ({
      id: section.id === "" ? path : `${path}#${section.id}`,
      title: section.title,
      page: section.title === title ? "" : title,
      text: section.text,
    })),
  );

/** Every file of the site by its path. */
export const siteFiles = async ({ scripts = true } = {}) => {
  const documents = documentPages();
  const pathOfSource = new Map(documents.toReversed().map(({ source, path }) => [source, path]));
  // The law book's own links lead to its index.
  pathOfSource.set("docs/rules.md", "rules/index.html");
  const drawn = documents.map((page) => ({ ...page, ...asHtml(page, pathOfSource) })).map(walkOn);
  const pages = [homePage, ...drawn, ...playgroundPages, ...contractPart, ...apiPages(documents)];
  const style = look() + readFileSync(at("scripts/docs/style.css"), "utf8");
  return new Map([
    ...pages.map((page) => [page.path, framed(page, pages)]),
    ...contractFiles(),
    ["assets/style.css", style],
    ...pageFiles()
      .filter(({ name }) => !name.endsWith(".css"))
      .map(({ name, content }) => [`assets/${name}`, content]),
    ["assets/search.json", JSON.stringify(searched(pages))],
    ...(scripts ? await bundleScripts() : []),
  ]);
};

/** Files of fewer characters are sent as they are. */
const leastPacked = 1_000;

/** Each file, and what a server may send in its place. @param {string} folder */
export const writeSite = async (folder) => {
  const files = await siteFiles();
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    // Faces are packed already.
    if (text.length < leastPacked || typeof text !== "string") continue;
    writeFileSync(
      join(folder, `${path}.br`),
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
    writeFileSync(join(folder, `${path}.gz`), gzipSync(text));
  }
};
