// The name of what was built: a hash over the names of the built files, the same in every process that serves them and wherever they were built. [VIS-05]
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { Build } from "./build.ts";

/** As much of an entry of vite's manifest as names files. */
interface Entry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Each has a hash of its content in its name. The manifest's keys are no part of it: some are paths of the folder that the build ran in. */
const filesIn = (manifest: Readonly<Record<string, Entry>>): readonly string[] =>
  [
    ...new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])),
  ].toSorted();

export const builtId = async (client: string): Promise<Build> => {
  const manifest = `${client}/.vite/manifest.json`;
  const id = createHash("sha256")
    .update(filesIn(JSON.parse(await readFile(manifest, "utf8"))).join("\n"))
    .digest("hex")
    .slice(0, 16);
  return { id, madeAt: Math.floor((await stat(manifest)).mtimeMs) };
};

/** In development nothing is built, and every start is a build of its own. */
export const developedId = (now: number): Build => ({ id: `dev-${now.toString(36)}`, madeAt: now });
