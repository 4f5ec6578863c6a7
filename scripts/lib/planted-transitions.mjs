// `npm run mutate -- transitions`: breaks one transition of a machine in its source, builds the shop and runs the browser tests that must fail, about a minute each;
// `--by-day` asks the tests of its context in Node first, some seconds each, and the browser's where none of them fails. No part of CI.
import { readFileSync, writeFileSync } from "node:fs";
import { plantedTransitions } from "../../packages/domain/planted-transitions.mjs";
import { at, environment, fromSource, pinnedNode, root } from "./places.mjs";
import { run, say } from "./say.mjs";

/** The first test that failed, by its title; null where none did, also where the tests could not run. */
const failedTest = (output) => output.match(/✘.*? › (.*?) \(/)?.[1] ?? null;

const withBreak = async ({ file, from, to }, work) => {
  const path = at("packages/domain/src", file);
  const source = readFileSync(path, "utf8");
  const restore = () => writeFileSync(path, source);
  const interrupted = () => {
    restore();
    process.exit(130);
  };
  process.once("SIGINT", interrupted);
  try {
    writeFileSync(
      path,
      source.replace(from, () => to),
    );
    return await work();
  } finally {
    restore();
    process.off("SIGINT", interrupted);
  }
};

/** By day this many at least are noticed; the others at night. */
const byDayAtLeast = 17;

/** The test of its context in Node that notices it; null where none does. */
const noticedInNode = async (planted) => {
  const { code, output } = await run(pinnedNode(), [fromSource, at("scripts/try-transition.mjs")], {
    cwd: root,
    env: environment({ PLANTED: JSON.stringify(planted), KONTOR_NIGHT: "" }),
  });
  if (code !== 0 && code !== 3)
    throw new Error(`${planted.file}: ${planted.description} could not be tried\n${output}`);
  return code === 0 ? output.trim().split("\n").at(-1) : null;
};

/** The browser test that notices it; `lastLine`: of its output, where none does. */
const noticedInBrowser = async (planted, settings) => {
  const { output } = await withBreak(planted, () =>
    run(pinnedNode(), [at("scripts/test.mjs"), "--e2e", planted.test, "--max-failures=1", "--retries=0"], {
      cwd: root,
      env: environment({ CI: "1", ...settings }),
    }),
  );
  return { failed: failedTest(output), lastLine: output.trim().split("\n").at(-1) };
};

/** By day: a test of its context in Node, else one of the day in the browser. */
const noticedByDay = async (planted) => {
  const inNode = await noticedInNode(planted);
  if (inNode !== null) return { failed: inNode, lastLine: "" };
  return planted.test.includes(".night.")
    ? { failed: null, lastLine: "a test of the night" }
    : noticedInBrowser(planted, { KONTOR_NIGHT: "", KONTOR_LANGUAGES: "" });
};

/** Tries all, or those whose file or words hold a text, on the browser tests of the night or on all tests of the day; says how many none notices. */
export const tryTransitions = async (wanted, isByDay = false) => {
  const chosen = plantedTransitions.filter(({ file, description }) => `${file} ${description}`.includes(wanted));
  let survivors = 0;
  for (const planted of chosen) {
    const { failed, lastLine } = isByDay
      ? await noticedByDay(planted)
      : await noticedInBrowser(planted, { KONTOR_NIGHT: "1", KONTOR_LANGUAGES: "both" });
    if (failed === null) survivors += 1;
    say(`${failed === null ? "SURVIVES" : "noticed "}  ${planted.file}: ${planted.description}`);
    say(failed === null ? `            ${planted.test}: ${lastLine}` : `            ${failed}`);
  }
  say(
    `${chosen.length - survivors} of ${chosen.length} broken transitions are noticed by a ${isByDay ? "test of the day" : "browser test"}`,
  );
  return chosen.length > 0 && (isByDay && wanted === "" ? chosen.length - survivors >= byDayAtLeast : survivors === 0);
};
