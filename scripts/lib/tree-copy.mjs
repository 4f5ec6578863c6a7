// A copy of the checkout in another place, for another user: files of git with what is not committed yet, and what is installed.
import {
  chownSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { at, root } from "./places.mjs";
import { run } from "./say.mjs";

/** What programs write into `node_modules` when they run: it is no part of an installation. */
const written = /^\.(cache|vite|vite-temp|vitest)$/;

const readableByAll = 0o004;

/**
 * A file of the installation as another name of the same file, where the file system and its owner allow that, else as a copy. A file that
 * others may not read is copied, too: another name has the same owner.
 */
const placed = (from, to, user) => {
  if (user === null || (lstatSync(from).mode & readableByAll) !== 0)
    try {
      linkSync(from, to);
      return;
    } catch {
      // Another file system, or files of another owner.
    }
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  if (user !== null) chownSync(to, user.uid, user.gid);
};

const folderOf = (path, user) => {
  const made = mkdirSync(path, { recursive: true });
  if (made === undefined || user === null) return;
  for (let each = path; each.length >= made.length; each = dirname(each)) chownSync(each, user.uid, user.gid);
};

const installation = (from, to, user) => {
  folderOf(to, user);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (!written.test(entry.name)) installation(source, target, user);
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else placed(source, target, user);
  }
};

/** The files of the checkout: those that git has, and those that are new. @returns {Promise<{ files: string[], fault: string | null }>} */
const filesOfGit = async () => {
  const { code, output } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  if (code !== 0) return { files: [], fault: output.trim() };
  // A file that was deleted and not committed yet is not there.
  const isThere = (name) => name !== "" && lstatSync(at(name), { throwIfNoEntry: false }) !== undefined;
  return { files: [...new Set(output.split("\0"))].filter(isThere), fault: null };
};

/**
 * Writes the copy, which belongs to the user, and answers why it could not; null when it is there. Files of git are copies, those of
 * packages are the same files by another name: nothing may be written into them.
 * @param {string} tree
 * @param {{ readonly uid: number, readonly gid: number } | null} user null for who runs this
 * @returns {Promise<string | null>}
 */
export const treeCopied = async (tree, user) => {
  const { files, fault } = await filesOfGit();
  if (fault !== null) return fault;
  folderOf(tree, user);
  for (const name of files) {
    folderOf(dirname(join(tree, name)), user);
    cpSync(at(name), join(tree, name), { preserveTimestamps: true, verbatimSymlinks: true });
    if (user !== null && !lstatSync(join(tree, name)).isSymbolicLink()) chownSync(join(tree, name), user.uid, user.gid);
  }
  const packages = files.filter((name) => /(^|\/)package\.json$/.test(name)).map((name) => dirname(name));
  for (const folder of packages) {
    const installed = join(folder, "node_modules");
    if (existsSync(at(installed))) installation(at(installed), join(tree, installed), user);
  }
  // Checks and tests ask git which files there are.
  const { code, output } = await run("git", ["init", "--quiet"], { cwd: tree, ...user });
  return code === 0 ? null : output.trim();
};
