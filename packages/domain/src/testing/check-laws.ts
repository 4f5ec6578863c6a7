// Runs laws: one by one with an outcome to report, or as tests of whichever test runner is at hand. [HDL-01]
import fc from "fast-check";
import type { Law } from "#kernel/law";
import { endedWithin } from "./bounded.ts";
import { reportOf } from "./counterexample.ts";

/** What came out of running a law. */
export interface LawOutcome {
  readonly sentence: string;
  readonly ids: readonly string[];
  readonly holds: boolean;
  readonly runs: number;
  readonly seed: number;
  /**
   * What broke the law, in at most 600 characters: what came and what should have for the smallest call that differs from ours, else the smallest
   * values found, with seed and path; null when the law is satisfied.
   */
  readonly report: string | null;
  /** The values of that counterexample, one a text; null where the law is satisfied, or never came to an end. */
  readonly counterexample: readonly string[] | null;
  /** What the law said where it threw. */
  readonly reason: string | null;
  /** What was thrown, with its stack: by the law, or by what it tries. */
  readonly cause?: unknown;
}

export interface LawSettings {
  /** How many values each law is tried with; text is read as it comes from the environment. 100 by default. */
  readonly runs?: number | string | undefined;
  /** Repeats an earlier run. */
  readonly seed?: number | undefined;
  /** After how many milliseconds a law that is still running is broken: a minute by default, more for many values. */
  readonly within?: number | undefined;
}

/** `it` or `test` of vitest, node:test, jest: a title and a body. */
export type TestFunction = (title: string, body: () => void) => unknown;

const defaultRuns = 100;

const runsOf = (settings: LawSettings): number => {
  const runs = Number(settings.runs ?? defaultRuns);
  if (!Number.isSafeInteger(runs) || runs < 1) throw new RangeError(`not a number of runs: ${settings.runs}`);
  return runs;
};

/** What a law said where it threw: a counterexample alone does not tell which of its sums was wrong. */
const reasonOf = (thrown: unknown): string | null => (thrown instanceof Error ? thrown.message : null);

/** As fast-check draws its own; known before, so that what hangs can be repeated. */
const freshSeed = (): number => Math.trunc(fc.sample(fc.integer(), 1)[0] ?? 0);

/** Tries one law and returns its outcome. Never throws for a law that fails, and never hangs. */
export const checkedLaw = (law: Law, settings: LawSettings = {}): LawOutcome => {
  const { sentence, ids } = law;
  const runs = runsOf(settings);
  const { seed = freshSeed(), within = 60_000 + runs * 100 } = settings;
  const hung = `The law was still running after ${within / 1000} s: a loop in it, or in what it tries, has no end { seed: ${seed} }`;
  try {
    return endedWithin(within, () => outcomeOf(law, runs, seed), hung);
  } catch (thrown) {
    if (!(thrown instanceof Error) || thrown.message !== hung) throw thrown;
    return { sentence, ids, holds: false, runs, seed, report: hung, counterexample: null, reason: null };
  }
};

const outcomeOf = (law: Law, runs: number, seed: number): LawOutcome => {
  const property = law.property();
  const details = fc.check(property, { numRuns: runs, seed });
  const reason = reasonOf(details.errorInstance);
  const values: unknown = details.counterexample;
  const found = Array.isArray(values) ? (values as readonly unknown[]) : null;
  return {
    sentence: law.sentence,
    ids: law.ids,
    holds: !details.failed,
    runs: details.numRuns,
    seed: details.seed,
    report: details.failed
      ? reportOf({
          runs: details.numRuns,
          seed: details.seed,
          path: details.counterexamplePath,
          values: found ?? [],
          thrown: details.errorInstance,
          call: found === null ? null : (law.differing?.(() => property.run(found)) ?? null),
        })
      : null,
    counterexample: found === null ? null : found.map((value) => fc.stringify(value)),
    reason,
    ...(details.errorInstance === null || details.errorInstance === undefined ? {} : { cause: details.errorInstance }),
  };
};

/** Declares one test a law: `checkLaws(laws, it, { runs: process.env.LAW_RUNS })`. */
export const checkLaws = (laws: readonly Law[], test: TestFunction, settings: LawSettings = {}): void => {
  if (laws.length === 0) throw new Error("no laws to check");
  laws.forEach((law) =>
    test(law.sentence, () => {
      const outcome = checkedLaw(law, settings);
      if (outcome.report !== null) throw new Error(`${law.sentence}\n${outcome.report}`, { cause: outcome.cause });
    }),
  );
};
