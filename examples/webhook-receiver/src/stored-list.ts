// A list in a file: written whole and renamed, so that a process that is killed loses none of it.
import { readFile, rename, writeFile } from "node:fs/promises";

export interface StoredList<Entry> {
  readonly all: () => Promise<readonly Entry[]>;
  /** In place of what was noted of the same item. */
  readonly put: (entry: Entry) => Promise<void>;
  readonly remove: (item: string) => Promise<void>;
}

export const storedList = <Entry>(file: string, itemOf: (entry: Entry) => string): StoredList<Entry> => {
  const read = async (): Promise<readonly Entry[]> => {
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "[]";
      throw error;
    });
    return JSON.parse(text) as readonly Entry[];
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One change after the other. */
  const change = (by: (entries: readonly Entry[]) => readonly Entry[]): Promise<void> => {
    const done = last.then(async () => {
      await writeFile(`${file}.new`, JSON.stringify(by(await read())));
      await rename(`${file}.new`, file);
    });
    last = done.catch(() => undefined);
    return done;
  };
  return {
    all: read,
    put: (one) => change((entries) => [...entries.filter((other) => itemOf(other) !== itemOf(one)), one]),
    remove: (item) => change((entries) => entries.filter((other) => itemOf(other) !== item)),
  };
};
