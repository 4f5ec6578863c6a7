// Whether anything in the content directory is another than it was: by its bytes, without reading what they mean.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the content store is made of; tests and the catalogue's own files are beside it. */
const isContent = (name: string): boolean => /\.(yaml|md|svg|json)$/.test(name);

export const fingerprintOf = (directory: string): string => {
  const hash = createHash("sha256");
  for (const name of (readdirSync(directory, { recursive: true }) as string[]).filter(isContent).toSorted())
    hash
      .update(`${name}\n`)
      .update(readFileSync(join(directory, name)))
      .update("\n");
  return hash.digest("hex").slice(0, 32);
};
