// Everything in the data directory belongs to its owner alone: database, letters, secrets, pictures, backups. [OPS-06] [OPS-07]
import { chmodSync, closeSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ownFile = 0o600;
const ownDirectory = 0o700;

/** From here on whatever this process makes is its owner's alone, whoever makes it and where. */
export const makePrivateFiles = (): void => {
  process.umask(0o077);
};

/** A file that is there before anybody else writes into it: SQLite gives its log the rights that the database has. */
export const madePrivate = (file: string): void => {
  closeSync(openSync(file, "a", ownFile));
  closed(file, ownFile);
};

/** What a shop of before, or somebody who made the directory beforehand, left open to others: it and all that the shop keeps in it. */
export const closeToOthers = (directory: string): void => {
  closed(directory, ownDirectory);
  for (const entry of entriesOf(directory)) {
    if (entry.isFile() && /^(kontor\.sqlite(-wal|-shm|-journal)?|session-secret)$/.test(entry.name))
      closed(join(directory, entry.name), ownFile);
    if (entry.isDirectory() && ["mail", "images", "backups"].includes(entry.name)) closeAll(join(directory, entry.name));
  }
};

const closeAll = (directory: string): void => {
  closed(directory, ownDirectory);
  for (const entry of entriesOf(directory)) if (entry.isFile()) closed(join(directory, entry.name), ownFile);
};

const entriesOf = (directory: string) => {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    // It is not there yet, or whoever opens something in it says why that cannot be.
    return [];
  }
};

/** Where another user owns the place, it is theirs to close; a file that has just gone needs no closing. */
const closed = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && /^(EPERM|EACCES|ENOENT|EROFS|ENOTSUP)$/.test(String(error.code)))) throw error;
  }
};
