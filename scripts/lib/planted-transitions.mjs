// `npm run mutate -- transitions`: breaks one transition of a machine in its source, builds the shop and runs the browser tests that must fail. About a minute each; no part of CI.
import { readFileSync, writeFileSync } from "node:fs";
import { plantedTransitions } from "../../packages/domain/planted-transitions.mjs";
import { at, environment, pinnedNode, root } from "./places.mjs";
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

/** Tries all, or those whose file or words hold a text, on the tests of the night or of the day; says how many no browser test notices. */
export const tryTransitions = async (wanted, isByDay = false) => {
  const settings = isByDay
    ? { KONTOR_NIGHT: "", KONTOR_LANGUAGES: "" }
    : { KONTOR_NIGHT: "1", KONTOR_LANGUAGES: "both" };
  const chosen = plantedTransitions.filter(({ file, description }) => `${file} ${description}`.includes(wanted));
  let survivors = 0;
  for (const planted of chosen) {
    const { output } =
      isByDay && planted.test.includes(".night.")
        ? { output: "" }
        : await withBreak(planted, () =>
            run(pinnedNode(), [at("scripts/test.mjs"), "--e2e", planted.test, "--max-failures=1", "--retries=0"], {
              cwd: root,
              env: environment({ CI: "1", ...settings }),
            }),
          );
    const failed = failedTest(output);
    if (failed === null) survivors += 1;
    say(`${failed === null ? "SURVIVES" : "noticed "}  ${planted.file}: ${planted.description}`);
    say(
      failed === null
        ? `            ${planted.test}: ${output.trim().split("\n").at(-1)}`
        : `            ${planted.test}: ${failed}`,
    );
  }
  say(
    `${chosen.length - survivors} of ${chosen.length} broken transitions are noticed by a browser test${isByDay ? " of the day" : ""}`,
  );
  return chosen.length > 0 && (isByDay && wanted === "" ? chosen.length - survivors >= byDayAtLeast : survivors === 0);
};
