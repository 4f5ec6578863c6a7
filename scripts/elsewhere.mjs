// The tests in other places than this checkout: `ordinary`, as a user without rights in a path with blanks and an umlaut, east of Europe; `closed`,
// those in Node as root in a folder that root alone may enter, west of it. One of the words chooses; further words go to `npm test`. What a night notes of its
// tests comes back from there.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, sep } from "node:path";
import { chromiumForTests } from "./lib/chromium.mjs";
import { installed } from "./lib/installed.mjs";
import { at, bareEnvironment } from "./lib/places.mjs";
import { say, seconds } from "./lib/say.mjs";
import { treeCopied } from "./lib/tree-copy.mjs";

const isWindows = process.platform === "win32";
const isRoot = process.getuid?.() === 0;

/** An account without rights that most systems have, else the number that it has there; null for who runs this where that is not root. */
const ordinaryUser = () => {
  if (!isRoot) return null;
  const id = (flag) => {
    const { status, stdout } = spawnSync("id", [flag, "nobody"], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : 65_534;
  };
  return { uid: id("-u"), gid: id("-g") };
};

/** Whether this user may run a program, and enter the directory of temporary files. */
const mayRun = (user, program, ...args) => spawnSync(program, args, { ...user, cwd: tmpdir() }).status === 0;

const places = {
  ordinary: {
    prefix: "Kontor für alle ",
    mode: 0o755,
    zone: "Pacific/Auckland",
    user: ordinaryUser(),
    half: [],
    // Temporary files are in such a path, too, as in the folder of a user on other systems.
    hasTemporaryFiles: true,
    missing() {
      return this.user === null || mayRun(this.user, "true")
        ? null
        : `root may start no program as user ${this.user.uid} here, or that user may not enter ${tmpdir()}`;
    },
  },
  closed: {
    prefix: "kontor-closed-",
    mode: 0o700,
    zone: "America/Los_Angeles",
    user: null,
    half: ["--unit"],
    // Where temporary files are, every user may write.
    hasTemporaryFiles: false,
    missing: (words) => {
      if (!isRoot) return "only root has a folder that root alone may enter, and this user is another";
      return words.includes("--e2e") ? "only the tests in Node run there" : null;
    },
  },
};

/** What may be set for a run of the tests. All else, and what npm sets for its scripts, leads back to this checkout and its user. */
const settings =
  /^(CI|LANG|LC_ALL|TZ|LAW_RUNS|CHROMIUM_PATH|PG_BIN|KONTOR_(E2E_WORKERS|NIGHT|LANGUAGES|RECORD_MODULES)|TMPDIR|TEMP|TMP)$/;

/** What a night writes for `npm test -- --changed`. */
const notes = ["scripts/test-seconds.json", "apps/web/test/browser/used-modules.json"];

const environmentIn = (folder, { zone, hasTemporaryFiles }, browser) => ({
  TZ: zone,
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => settings.test(name))),
  ...bareEnvironment(),
  // Programs of the copy, none of this checkout.
  PATH: (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !`${folder}${sep}`.includes(`${sep}node_modules${sep}`))
    .join(delimiter),
  HOME: join(folder, "home"),
  ...(hasTemporaryFiles ? { TMPDIR: join(folder, "tmp") } : {}),
  ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
});

/** The Chromium of this user, where the other user may run it; one in a home of their own is fetched otherwise. */
const browserFor = async (user, words) => {
  const path = words.includes("--unit") ? null : await chromiumForTests();
  return path !== null && mayRun(user, path, "--version") ? path : null;
};

/** What has to end before this script does: the tests and all that they started, and the folder. */
const open = { child: null, folder: null };
const sendToAll = (signal) => {
  try {
    process.kill(isWindows ? open.child.pid : -open.child.pid, signal);
  } catch {
    // None of them runs any more.
  }
};
const closed = () => {
  if (open.child !== null) sendToAll("SIGKILL");
  if (open.folder !== null) rmSync(open.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  Object.assign(open, { child: null, folder: null });
};
const end = () => {
  closed();
  process.exit(1);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    if (open.child === null) return end();
    open.child.once("close", end);
    sendToAll(signal);
  });

const testsIn = (tree, words, env, user) =>
  new Promise((done) => {
    const node = join(tree, "node_modules/node/bin", isWindows ? "node.exe" : "node");
    open.child = spawn(node, [join(tree, "scripts/test.mjs"), ...words], {
      cwd: tree,
      env,
      stdio: ["ignore", "inherit", "inherit"],
      // A group of their own: what a test leaves behind ends with them.
      detached: !isWindows,
      ...user,
    });
    open.child.once("error", (problem) => done({ code: 127, problem: String(problem) }));
    open.child.once("close", (code, signal) => done({ code, problem: signal }));
  });

/** Runs the tests in a place, and answers what became of them. */
const outcomeIn = async (place, words) => {
  const { prefix, mode, user } = place;
  const start = performance.now();
  const reason = place.missing(words);
  if (reason !== null) return `SKIPPED, because ${reason}`;
  open.folder = mkdtempSync(join(realpathSync(tmpdir()), prefix));
  chmodSync(open.folder, mode);
  const [tree, ...own] = ["shop", "home", "tmp"].map((name) => join(open.folder, name));
  for (const each of own) {
    mkdirSync(each);
    if (user !== null) chownSync(each, user.uid, user.gid);
  }
  const fault = await treeCopied(tree, user);
  if (fault !== null) return `SKIPPED, because there is no copy: ${fault}`;
  const copied = seconds(start);
  chmodSync(tree, mode);
  const as = user === null ? `user ${process.getuid?.() ?? "of this system"}` : `user ${user.uid}`;
  const chosenWords = [...new Set([...place.half, ...words])];
  const env = environmentIn(open.folder, place, await browserFor(user, chosenWords));
  say(`As ${as} in ${tree}, clocks of ${env.TZ}, copied in ${copied}`);
  const { code, problem } = await testsIn(tree, chosenWords, env, user);
  if (process.env.KONTOR_NIGHT === "1")
    for (const note of notes) if (existsSync(join(tree, note))) copyFileSync(join(tree, note), at(note));
  return `${code === 0 ? "proved" : "FAILED"} as ${as} in ${tree} (${seconds(start)})${problem === null ? "" : `: ${problem}`}`;
};

const args = process.argv.slice(2);
const isPlace = (word) => Object.hasOwn(places, word);
const chosen = args.some(isPlace) ? args.filter(isPlace) : Object.keys(places);
await installed();
const outcomes = [];
for (const name of chosen) {
  say(`Tests elsewhere: ${name}`);
  outcomes.push(
    `${name}: ${await outcomeIn(
      places[name],
      args.filter((word) => !isPlace(word)),
    )}`,
  );
  closed();
}
for (const outcome of outcomes) say(outcome);
process.exit(outcomes.some((outcome) => outcome.includes(": FAILED")) ? 1 : 0);
