// Where tests put the folders of their shops: a disk writes each of a shop's many small transactions to its plates, memory does not.
import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** What a run of all tests needs, with room to spare: a container may have a few megabytes. */
const enough = 2e9;

const isRoomy = (folder) => {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > enough;
  } catch {
    return false;
  }
};

/** The folder that Linux has in memory, where there is room; else that of the system, or the one that TMPDIR names. */
export const folderInMemory = () => (process.env.TMPDIR === undefined && isRoomy("/dev/shm") ? "/dev/shm" : tmpdir());
