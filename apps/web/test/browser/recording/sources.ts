// From places in built scripts to the modules they come from, by the maps of the builds.
import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Ran } from "./ran.ts";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const maps = join(root, ".kontor/web-maps");
const client = join(root, "apps/web/dist/client");

interface Script {
  /** Where each line begins. */
  readonly lines: readonly number[];
  readonly map: SourceMap;
  readonly folder: string;
}

/** The file of a script and where its map is: beside it, or for the web app where its build puts maps. */
const filesOf = (url: string): { readonly file: string; readonly map: string } => {
  const file = url.startsWith("file:") ? fileURLToPath(url) : join(client, new URL(url).pathname);
  const place = relative(join(root, "apps/web/dist"), file);
  return { file, map: place.startsWith("..") ? `${file}.map` : join(maps, `${place}.map`) };
};

const read = new Map<string, Script | null>();

const scriptOf = (url: string): Script | null => {
  const { file, map } = filesOf(url);
  if (!existsSync(map)) return null;
  // The build puts a line before some scripts when their maps are made.
  const [, hint = "", text = ""] = /^(\/\/# allFunctionsCalledOnLoad\n)?([^]*)$/.exec(readFileSync(file, "utf8")) ?? [];
  const lines = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines.push(at + 1);
  return {
    lines: lines.map((start) => start + hint.length),
    map: new SourceMap(JSON.parse(readFileSync(map, "utf8")) as SourceMapPayload),
    folder: dirname(file),
  };
};

const known = (url: string): Script | null => {
  const key = url.startsWith("file:") ? url : basename(new URL(url).pathname);
  const script = read.get(key) ?? scriptOf(url);
  read.set(key, script);
  return script;
};

/** The last line that begins at or before a place. */
const lineOf = (lines: readonly number[], place: number): number => {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
};

const isOwn = (path: string): boolean => /^(?:packages|apps)\/[^/]+\/src\//.test(path);

/** Module → how many of its functions ran. */
export const modulesOf = (ran: readonly Ran[]): ReadonlyMap<string, number> => {
  const functions = new Map<string, Set<string>>();
  for (const { url, starts } of ran) {
    const script = known(url);
    if (script === null) continue;
    for (const start of starts) {
      const line = lineOf(script.lines, start);
      const entry = script.map.findEntry(line, start - (script.lines[line] ?? 0));
      // Code that the build itself adds comes from nowhere.
      if (!("originalSource" in entry) || !entry.originalSource) continue;
      const source = relative(root, resolve(script.folder, entry.originalSource));
      if (!isOwn(source)) continue;
      const places = functions.get(source) ?? new Set();
      functions.set(source, places.add(`${entry.originalLine}:${entry.originalColumn}`));
    }
  }
  return new Map([...functions].map(([module, { size }]) => [module, size]));
};
