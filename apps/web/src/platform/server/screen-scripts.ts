// Which built scripts a screen needs, read from the client's manifest: its own chunk and all that it imports.
import { readFile } from "node:fs/promises";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** `screens` names the source file of each. */
export const screenScripts = async (
  client: string,
  screens: Readonly<Record<string, string>>,
): Promise<(screen: string) => readonly string[]> => {
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
    Object.entries(screens).map(([screen, file]) => {
      if (manifest[file] === undefined) throw new Error(`the build has no scripts of ${file}`);
      const scripts = [...new Set(withImports(file))].filter((each) => !always.has(each)).map((each) => `/${manifest[each]?.file}`);
      return [screen, scripts] as const;
    }),
  );
  return (screen) => known.get(screen) ?? [];
};
