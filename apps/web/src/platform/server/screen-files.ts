// Which built scripts and sheets a screen needs, read from the client's manifest: its own chunk and all that it imports.
import { readFile } from "node:fs/promises";
import type { ScreenFiles } from "../page/services.ts";

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const none: ScreenFiles = { scripts: [], styles: [] };

/** `screens` names the source file of each. */
export const screenFilesOf = async (
  client: string,
  screens: Readonly<Record<string, string>>,
): Promise<(screen: string) => ScreenFiles> => {
  const manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, "utf8")) as Readonly<
    Record<string, Chunk>
  >;
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
      const chunks = [...new Set(withImports(file))].filter((each) => !always.has(each));
      const styles = chunks.toReversed().flatMap((each) => manifest[each]?.css ?? []);
      return [
        screen,
        {
          scripts: chunks.map((each) => `/${manifest[each]?.file}`),
          styles: [...new Set(styles)].map((each) => `/${each}`),
        },
      ] as const;
    }),
  );
  return (screen) => known.get(screen) ?? none;
};
