// A user who may not write everywhere, for starts that fail by their rights: root starts them as another user, or without its rights over files.
import { spawnSync } from "node:child_process";
import { accessSync, chmodSync, chownSync, constants, statSync } from "node:fs";

export interface WithoutRights {
  /** What starts the program, and as whom. */
  readonly words: readonly string[];
  readonly as: { readonly uid?: number; readonly gid?: number };
  /** A directory of another user that this one may not write: the one given, where it may be given away, else one of the system. */
  readonly foreign: (directory: string) => string;
}

const isRoot = process.getuid?.() === 0;
/** Users without an account do. */
const [user, otherUser] = [65_534, 65_533];

const givenAway = (directory: string): string => {
  chownSync(directory, otherUser, otherUser);
  chmodSync(directory, 0o555);
  return directory;
};

/** The second way is for a checkout that root alone may enter. Who owns a directory may enter it without any right over others' files. */
const waysOfRoot: readonly Omit<WithoutRights, "foreign">[] = [
  { words: [], as: { uid: user, gid: user } },
  { words: ["setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner,-chown"], as: {} },
];

const isReadable = (program: string, { words, as }: Omit<WithoutRights, "foreign">): boolean => {
  const [command = "", ...args] = [...words, process.execPath, "--check", program];
  return spawnSync(command, args, { ...as, stdio: "ignore" }).status === 0;
};

const isForeign = (directory: string): boolean => {
  try {
    if (statSync(directory).uid === process.getuid?.()) return false;
    accessSync(directory, constants.W_OK);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EACCES";
  }
};

/** How a program of Node is started by such a user; null where there is no way. */
export const withoutRights = (program: string): WithoutRights | null => {
  if (isRoot) {
    const way = waysOfRoot.find((each) => isReadable(program, each));
    return way === undefined ? null : { ...way, foreign: givenAway };
  }
  const foreign = ["/usr", "/etc", "/"].find(isForeign);
  return foreign === undefined ? null : { words: [], as: {}, foreign: () => foreign };
};

export const rightsMissing =
  "Here root can start no program without rights, or no directory belongs to another user: run the tests as an ordinary user, or as root with `setpriv`";
