// Passwords are estimated beside the loop that answers visitors, by one thread, started with the first one and ended when none came for a while. [SES-02] [OPS-09]
import { Worker } from "node:worker_threads";
import { judgeIdleFor } from "@kontor/domain/visitor/session";

/** What a thread is given: a password as far as it is judged, and the words that are known of its account. */
export interface Question {
  readonly password: string;
  readonly known: readonly string[];
}

/** What it answers, in the order in which it was given them; a failure says nothing of the password. */
export type Estimate = { readonly guesses: number } | { readonly failure: string };

interface Waiting {
  readonly done: (guesses: number) => void;
  readonly fail: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Waiting[];
}

/** The dictionaries take a third of it. */
const bounds = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** Of the process: all that judges in it shares it. */
const at: { thread: Thread | null; timer: NodeJS.Timeout | null } = { thread: null, timer: null };

const start = (): Thread => {
  // Nothing of how the process was started is for its threads.
  const worker = new Worker(new URL("./guessing-worker.ts", import.meta.url), {
    name: "guessing",
    execArgv: [],
    resourceLimits: bounds,
  });
  const thread: Thread = { worker, waiting: [] };
  worker.on("message", (estimate: Estimate) => {
    const next = thread.waiting.shift();
    rest(thread);
    if ("guesses" in estimate) next?.done(estimate.guesses);
    else next?.fail(new Error(`a password could not be judged: ${estimate.failure}`));
  });
  worker.on("error", () => undefined);
  worker.on("exit", () => {
    if (at.thread === thread) at.thread = null;
    for (const { fail } of thread.waiting.splice(0)) fail(new Error("the thread that judges passwords has ended"));
  });
  return thread;
};

/** A process may end while its thread has nothing to do, and not before. */
const rest = (thread: Thread): void => {
  if (thread.waiting.length > 0) return;
  thread.worker.unref();
  at.timer = setTimeout(() => {
    if (at.thread === thread) at.thread = null;
    void thread.worker.terminate();
  }, judgeIdleFor).unref();
};

/** How many guesses a password takes; it waits its turn. */
export const guessesOf = (password: string, known: readonly string[]): Promise<number> =>
  new Promise((done, fail) => {
    if (at.timer !== null) clearTimeout(at.timer);
    const thread = (at.thread ??= start());
    thread.waiting.push({ done, fail });
    thread.worker.ref();
    thread.worker.postMessage({ password, known } satisfies Question);
  });
