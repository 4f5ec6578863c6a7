// Which built scripts a screen needs, read from the client's manifest: its own chunk and all that it imports.
import { readFile } from "node:fs/promises";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export const screenScripts = async (client: string): Promise<(screen: string) => readonly string[]> => {
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
  const known = new Map(
    Object.keys(manifest).flatMap((key) => {
      const screen = /^src\/screens\/([a-z-]+)\.tsx$/.exec(key)?.[1];
      const scripts = [...new Set(withImports(key))].filter((each) => !always.has(each)).map((each) => `/${manifest[each]?.file}`);
      return screen === undefined ? [] : [[screen, scripts] as const];
    }),
  );
  return (screen) => known.get(screen) ?? [];
};
