// What each check was last sound for: a fingerprint of the contents of all files that it may read, of what is installed and of the checks
// themselves. A check whose fingerprint is the same need not run again.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./say.mjs";

/** What compilers and linters read: code, the JSON that it imports, and the settings of both. */
const isCode = (path) => /\.(?:[cm]?[jt]sx?|jsonc?|d\.ts)$/.test(path);

/**
 * Fingerprints of a tree: `code` of what compilers read, `all` of every file that git knows or would take.
 * @param {string} root
 * @returns {Promise<{ code: string, all: string }>}
 */
export const fingerprints = async (root) => {
  const { code, output } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  if (code !== 0) throw new Error(output);
  const prints = { code: createHash("sha256"), all: createHash("sha256") };
  const add = (path, known = path) => {
    const file = join(root, path);
    if (!existsSync(file) || !statSync(file).isFile()) return;
    const line = `${known}\0${createHash("sha256").update(readFileSync(file)).digest("hex")}\n`;
    prints.all.update(line);
    if (isCode(known)) prints.code.update(line);
  };
  for (const path of [...new Set(output.split("\0"))].filter((name) => name !== "").sort()) add(path);
  // What is installed, which may be other than what the lockfile asks for.
  add("node_modules/.package-lock.json", "installed.json");
  return { code: prints.code.digest("hex"), all: prints.all.digest("hex") };
};

/**
 * The record of checks that were sound.
 * @param {string} file
 */
export const soundness = (file) => {
  const read = () => {
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch {
      return {};
    }
  };
  return {
    /** @param {string} name @param {string} print */
    isSound: (name, print) => read()[name] === print,
    /** Null forgets a check that is not sound. @param {string} name @param {string | null} print */
    store: (name, print) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ ...read(), [name]: print }, null, 2)}\n`);
    },
  };
};
