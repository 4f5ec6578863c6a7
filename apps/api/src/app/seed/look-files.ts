// What of the provider's folder a process reads at its start alone: the facts that stand on every page, the mark and its colours, files at the root of the shop. [PKG-09]
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Handle } from "../../platform/database/handle.ts";
import { metadataOf, setMetadata } from "../../platform/database/metadata.ts";

const readAtStart = ["site.json", "brand", "public"] as const;

const filesOf = (directory: string, name: string): readonly string[] => {
  const path = join(directory, name);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [name];
  return (readdirSync(path, { recursive: true }) as string[])
    .map((file) => join(name, file))
    .filter((file) => statSync(join(directory, file)).isFile())
    .toSorted();
};

const printOf = (directory: string, name: string): string => {
  const hash = createHash("sha256");
  for (const file of filesOf(directory, name)) hash.update(`${file}\n`).update(readFileSync(join(directory, file)));
  return hash.digest("hex").slice(0, 16);
};

const mark = "look-files";

const printsOf = (directory: string): readonly string[] => readAtStart.map((name) => printOf(directory, name));

/** A start notes what it has read. */
export const noteRead = async (handle: Handle, directory: string): Promise<void> => {
  const prints = printsOf(directory).join(" ");
  if ((await metadataOf(handle, mark)) !== prints) await setMetadata(handle, mark, prints);
};

/** What is another since the last start, by the names of files and folders. */
export const waitingForStart = async (handle: Handle, directory: string): Promise<readonly string[]> => {
  const read = (await metadataOf(handle, mark))?.split(" ");
  return read === undefined ? [] : readAtStart.filter((_, at) => printsOf(directory)[at] !== read[at]);
};
