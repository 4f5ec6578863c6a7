// Which built scripts a screen needs, read from the client's manifest: its own chunk and all that it imports, at once or later.
import { readFile } from "node:fs/promises";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export const screenScripts = async (client: string): Promise<(screen: string, later: boolean) => readonly string[]> => {
  const manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, "utf8")) as Readonly<Record<string, Chunk>>;
  const withImports = (key: string, seen: ReadonlySet<string> = new Set()): readonly string[] => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    return [key, ...(chunk.imports ?? []).flatMap((next) => withImports(next, new Set([...seen, key])))];
  };
  const always = new Set(
    Object.keys(manifest)
      .filter((key) => (manifest[key] as { readonly isEntry?: boolean }).isEntry === true)
      .flatMap((key) => withImports(key)),
  );
  const addresses = (keys: readonly string[]): readonly string[] =>
    [...new Set(keys)].filter((key) => !always.has(key)).map((key) => `/${manifest[key]?.file}`);
  const known = new Map(
    Object.keys(manifest).flatMap((key) => {
      const screen = /^src\/screens\/([a-z-]+)\.tsx$/.exec(key)?.[1];
      const [own, later] = [withImports(key), manifest[key]?.dynamicImports?.flatMap((next) => withImports(next)) ?? []];
      return screen === undefined ? [] : [[screen, { atOnce: addresses(own), whole: addresses([...own, ...later]) }] as const];
    }),
  );
  return (screen, later) => known.get(screen)?.[later ? "whole" : "atOnce"] ?? [];
};
