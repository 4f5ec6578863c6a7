// The items that are still to be set up, in a file: written whole and renamed, so that a process that is killed loses none.
import { readFile, rename, writeFile } from "node:fs/promises";
import type { Item } from "./item.ts";

/** An item with the moment from which it may be set up; null while that is not known. */
export interface Waiting {
  readonly item: Item;
  readonly from: number | null;
}

export interface WaitingItems {
  readonly all: () => Promise<readonly Waiting[]>;
  /** In place of what was noted of the same item. */
  readonly put: (waiting: Waiting) => Promise<void>;
  readonly remove: (item: string) => Promise<void>;
}

export const waitingIn = (file: string): WaitingItems => {
  const read = async (): Promise<readonly Waiting[]> => {
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "[]";
      throw error;
    });
    return JSON.parse(text) as readonly Waiting[];
  };
  let last: Promise<unknown> = Promise.resolve();
  /** One change after the other. */
  const change = (by: (waiting: readonly Waiting[]) => readonly Waiting[]): Promise<void> => {
    const done = last.then(async () => {
      await writeFile(`${file}.new`, JSON.stringify(by(await read())));
      await rename(`${file}.new`, file);
    });
    last = done.catch(() => undefined);
    return done;
  };
  return {
    all: read,
    put: (one) => change((waiting) => [...waiting.filter(({ item }) => item.id !== one.item.id), one]),
    remove: (id) => change((waiting) => waiting.filter(({ item }) => item.id !== id)),
  };
};
