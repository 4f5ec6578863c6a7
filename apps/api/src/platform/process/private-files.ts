// Everything in the data directory belongs to its owner alone: database, letters, secrets, pictures, backups. [OPS-06] [OPS-07]
import { chmodSync, closeSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ownFile = 0o600;
const ownDirectory = 0o700;

/** From here on every file of this process belongs to its owner alone. */
export const makePrivateFiles = (): void => {
  process.umask(0o077);
};

/** Creates a private file beforehand: SQLite gives its log the permissions of the database. */
export const madePrivate = (file: string): void => {
  closeSync(openSync(file, "a", ownFile));
  closed(file, ownFile);
};

/** Closes a data directory, and what the shop stores in it, that an older version or an operator left open to others. */
export const closeToOthers = (directory: string): void => {
  closed(directory, ownDirectory);
  for (const entry of entriesOf(directory)) {
    if (entry.isFile() && /^(kontor\.sqlite(-wal|-shm|-journal)?|session-secret)$/.test(entry.name))
      closed(join(directory, entry.name), ownFile);
    if (entry.isDirectory() && ["mail", "images", "backups"].includes(entry.name))
      closeAll(join(directory, entry.name));
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
    // It does not exist yet, or opening something in it reports the reason.
    return [];
  }
};

/** Where another user owns the place, it is theirs to close; a file that has just gone needs no closing. */
const closed = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (
      !(error instanceof Error && "code" in error && /^(EPERM|EACCES|ENOENT|EROFS|ENOTSUP)$/.test(String(error.code)))
    )
      throw error;
  }
};
