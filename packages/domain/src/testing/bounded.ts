// Ends what would go on for ever: a loop without a bound fails with a message instead of hanging the run. [HDL-01] [LAW2-9]

/** The part of node:vm that is used: what runs in a script can be ended from outside, whatever loop it is in. */
interface Ending {
  readonly runInNewContext: (code: string, values: object, options: { readonly timeout: number }) => unknown;
}

interface Platform {
  readonly process?: { readonly getBuiltinModule?: (name: string) => Ending | undefined };
}

/** Elsewhere than in Node there is none, and what hangs hangs. */
// oxlint-disable-next-line no-restricted-globals -- a tool of tests, which runs without it, too
const ending = (globalThis as Platform).process?.getBuiltinModule?.("node:vm");

/** Runs it to its end, or throws the sentence after so many milliseconds. */
export const endedWithin = <A>(milliseconds: number, run: () => A, sentence: string): A => {
  if (ending === undefined) return run();
  try {
    return ending.runInNewContext("run()", { run }, { timeout: milliseconds }) as A;
  } catch (error) {
    const isEnded = (error as { readonly code?: unknown } | null)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
    throw isEnded ? new Error(sentence) : error;
  }
};
