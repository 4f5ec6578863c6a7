// The name of what was built: a hash over the names of the built files, the same in every process that serves them. [VIS-05]
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { Build } from "./build.ts";

export const builtId = async (client: string): Promise<Build> => {
  const manifest = `${client}/.vite/manifest.json`;
  const id = createHash("sha256")
    .update(await readFile(manifest))
    .digest("hex")
    .slice(0, 16);
  return { id, madeAt: Math.floor((await stat(manifest)).mtimeMs) };
};

/** In development nothing is built, and every start is a build of its own. */
export const developedId = (now: number): Build => ({ id: `dev-${now.toString(36)}`, madeAt: now });
