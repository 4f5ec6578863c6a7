// What git says: all files of the tree, and those that differ from a commit, staged or not, new ones among them.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { at, root } from "./places.mjs";

const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

const names = (output) => output.split("\0").filter((name) => name !== "");

const untracked = () => names(git("ls-files", "--others", "--exclude-standard", "-z").stdout);

const ignored = /^(?:node_modules|dist|data|coverage|results|test-results|\.(?!changeset|github).*)$/;

const filesUnder = (folder) =>
  readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return ignored.test(entry.name) ? [] : filesUnder(path);
  });

/** All files that are there, but what is ignored; a copy of the tree is no repository. */
export const filesOfTree = () => {
  const { status, stdout } = git("ls-files", "-z");
  if (status !== 0) return filesUnder("").sort();
  const gone = new Set(names(git("ls-files", "--deleted", "-z").stdout));
  return [...new Set([...names(stdout), ...untracked()])].filter((path) => !gone.has(path)).sort();
};

/**
 * @param {string} commit
 * @returns {readonly string[] | null} null where git does not know the commit
 */
export const changedSince = (commit) => {
  const { status, stdout } = git("diff", "--name-only", "--no-renames", "-z", commit, "--");
  return status === 0 ? [...new Set([...names(stdout), ...untracked()])].sort() : null;
};
