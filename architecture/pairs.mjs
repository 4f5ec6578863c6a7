// The check of pairs: what was changed in one language since a commit, and its twin in the other was left alone. `--since=<commit>` names the commit, without it the last release: its tag, else the commit that gave `package.json` its version; `--read` notes that the twins were read and stay as they are. [LOC-01]
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { skipped } from "./skipped.mjs";
import { spokenIn } from "./spoken.mjs";

/** @typedef {import("./spoken.mjs").Spoken} Spoken */
/** @typedef {Map<string, { de: string[], en: string[] }>} Pairs texts of a place in both languages */

/** Where texts stand. */
const places = ["content", "apps/web/src", "apps/api/src", "packages/domain/src"];

/** A file's name without its language: both twins have it. */
const twinned = (file) =>
  file.replace(/^content\/(de|en)\//, "content/*/").replace(/texts\.(de|en)\.json$/, "texts.*.json");

/** The name of a place without a member that is a language. */
const withoutLanguage = (key) =>
  key
    .split(".")
    .filter((part) => part !== "de" && part !== "en")
    .join(".") || "texts";

/** The two files that a text and its twin may stand in. */
const filesOf = (file) =>
  [...new Set(["de", "en"].map((locale) => twinned(file).replace("*", locale)))].filter((each) => !each.includes("*"));

/** A long text of the content in its paragraphs. */
const paragraphsOf = ({ text, file }) => (file.startsWith("content/") ? text.trim().split(/\n{2,}/) : [text]);

/**
 * @param {readonly Spoken[]} spoken
 * @returns {Pairs}
 */
export const pairsOf = (spoken) => {
  const pairs = new Map();
  for (const one of spoken)
    paragraphsOf(one).forEach((text, at, all) => {
      const place = `${twinned(one.file)} ${withoutLanguage(one.key)}${all.length === 1 ? "" : `[${at}]`}`;
      const pair = pairs.get(place) ?? { de: [], en: [] };
      pair[one.locale].push(text);
      pairs.set(place, pair);
    });
  return pairs;
};

const printOf = ({ de, en }) =>
  createHash("sha256")
    .update(JSON.stringify([de, en]))
    .digest("base64url")
    .slice(0, 12);

/**
 * Places of which one language was changed and the other was not; a text that is new, or gone, in one language alone is named as well.
 * @param {Pairs} before
 * @param {Pairs} after
 * @returns {{ place: string, changed: "de" | "en", left: "de" | "en", print: string, text: string }[]}
 */
export const leftAlone = (before, after) =>
  [...after].flatMap(([place, now]) => {
    const then = before.get(place) ?? { de: [], en: [] };
    const counts = new Set([now.de, now.en, then.de, then.en].map((texts) => texts.length));
    // Where a place has as many texts in both languages as before, each has its twin; else they are compared together.
    return counts.size === 1 && now.de.length > 1
      ? now.de.flatMap((_, at) => alone(`${place} (${at + 1})`, only(then, at), only(now, at)))
      : alone(place, then, now);
  });

const only = ({ de, en }, at) => ({ de: [de[at]], en: [en[at]] });

const alone = (place, then, now) => {
  const isChanged = (locale) => JSON.stringify(then[locale]) !== JSON.stringify(now[locale]);
  if (isChanged("de") === isChanged("en")) return [];
  const [changed, left] = isChanged("de") ? ["de", "en"] : ["en", "de"];
  // Where a text has no twin at all, there is nothing to read.
  if (now[left].length === 0) return [];
  const text = now[changed].find((each, at) => each !== then[changed][at]) ?? "";
  return [{ place, changed, left, print: printOf(now), text }];
};

const gitIn =
  (folder) =>
  (...words) =>
    execFileSync("git", words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1e8 });

/** Null where there is none. */
const tried = (work) => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** The commit in which `package.json` got the version that it has: a clone without tags has it as well. */
const versionCommit = (folder, git) =>
  tried(() => {
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return git("log", "--format=%H", `-S"version": "${version}"`, "--", "package.json").trim().split("\n").at(-1);
  }) || null;

/**
 * The commit to compare with, or why there is none.
 * @param {string} folder
 * @param {string | null} since
 * @returns {{ commit: string } | { reason: string }}
 */
export const baseOf = (folder, since) => {
  const git = gitIn(folder);
  if (tried(() => git("rev-parse", "--git-dir")) === null)
    return { reason: "this is no git repository, or there is no git" };
  const isShallow = tried(() => git("rev-parse", "--is-shallow-repository"))?.trim() === "true";
  const tag = () => tried(() => git("describe", "--tags", "--abbrev=0", "--match", "*[0-9].[0-9]*"))?.trim();
  // The first commit of a shallow clone has everything: what it changed is not known.
  const name = since ?? tag() ?? (isShallow ? null : versionCommit(folder, git));
  if (name === null)
    return {
      reason: `NOTHING IS COMPARED: there is neither a release tag nor a commit of package.json's version${isShallow ? " in this shallow clone" : ""}; name one: npm run check -- pairs --since=<commit>`,
    };
  const commit = tried(() => git("rev-parse", "--verify", "--quiet", `${name}^{commit}`))?.trim();
  return commit === undefined || commit === ""
    ? { reason: `${name} is no commit ${isShallow ? "of this shallow clone" : "here"}` }
    : { commit };
};

/**
 * All texts of the files that differ from a commit, as they were and as they are.
 * @param {string} folder
 * @param {string} commit
 * @returns {{ before: Pairs, after: Pairs }}
 */
export const changedPairs = (folder, commit) => {
  const git = gitIn(folder);
  const differing = git("diff", "--name-only", "--no-renames", commit, "--", ...places)
    .split("\n")
    .filter(Boolean);
  const files = [...new Set(differing.flatMap(filesOf))];
  const read = (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : null);
  const spokenOf = (textOf) =>
    files.flatMap((file) => {
      // The name of a file says whether it speaks; the rest is not read.
      const text = /\.(json|ya?ml|md|tsx?)$/.test(file) ? textOf(file) : null;
      return text === null ? [] : spokenIn(file, text);
    });
  return {
    before: pairsOf(spokenOf((file) => tried(() => git("show", `${commit}:${file}`)))),
    after: pairsOf(spokenOf(read)),
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL("../", import.meta.url));
  const since = process.argv.find((word) => word.startsWith("--since="))?.slice("--since=".length) ?? null;
  const base = baseOf(folder, since);
  if ("reason" in base) {
    process.stdout.write(`${base.reason}\n`);
    process.exit(skipped);
  }
  const list = join(folder, "architecture/read-pairs.json");
  const noted = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  const { before, after } = changedPairs(folder, base.commit);
  const found = leftAlone(before, after);
  if (process.argv.includes("--read")) {
    const read = Object.fromEntries(found.map(({ place, print }) => [place, print]).sort());
    writeFileSync(list, `${JSON.stringify(read, null, 2)}\n`);
    process.stdout.write(`${found.length} twins are noted as read\n`);
    process.exit(0);
  }
  const open = found.filter(({ place, print }) => noted[place] !== print);
  for (const { place, changed, left, text } of open)
    process.stdout.write(
      `${place}: changed in ${changed}, left alone in ${left}: ${JSON.stringify(text.slice(0, 100))}\n`,
    );
  process.stdout.write(
    `${after.size} pairs since ${base.commit.slice(0, 8)}, ${open.length} left alone${open.length === 0 ? "" : ": read each twin, then npm run check -- pairs --read"}\n`,
  );
  process.exit(open.length === 0 ? 0 : 1);
}
