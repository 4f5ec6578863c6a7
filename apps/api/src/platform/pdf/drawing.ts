// Documents are drawn beside the loop that answers visitors: by few threads of lower priority, started with the first document and ended when none came for a while (decision 127). [SPD-01]
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { PdfDocument } from "./blocks.ts";
import { fairQueue, type Owned, type Waiting } from "./fair-queue.ts";

/** For whom it is: a letter, drawn in order, or who waits at a screen. */
export type Turn = "letter" | Partial<Waiting>;

/** What a thread answers, in the order in which it was given documents. */
export type Drawn = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly failure: string };

interface Task extends Owned {
  readonly document: () => PdfDocument;
  readonly done: (pdf: Buffer) => void;
  readonly fail: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it was given and has not drawn. */
  readonly given: Task[];
}

const mostThreads = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A thread begins its next document without waiting for the loop. */
const mostGiven = 2;
const idleMs = 10_000;
/** A document takes a fifth of it; with less a thread would collect garbage more often, with more it would let it lie. */
const bounds = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/** Of the process: all that draws in it shares them. */
const threads = new Set<Thread>();
const letters: Task[] = [];
const papers = fairQueue<Task>();
/** Whether the last one was a letter's. */
const order = { letter: false };
const idle: { timer: NodeJS.Timeout | null } = { timer: null };

const start = (): Thread => {
  // Nothing of how the process was started is for its threads.
  const worker = new Worker(new URL("./drawing-worker.ts", import.meta.url), {
    name: "drawing",
    execArgv: [],
    resourceLimits: bounds,
  });
  const thread: Thread = { worker, given: [] };
  const ended = { by: new Error("the thread that draws has ended") };
  worker.on("message", (drawn: Drawn) => {
    const task = thread.given.shift();
    if (task !== undefined) papers.done(task.owner);
    give();
    if ("pdf" in drawn) task?.done(Buffer.from(drawn.pdf.buffer));
    else task?.fail(new Error(drawn.failure));
  });
  worker.on("error", (error) => {
    if (error instanceof Error) ended.by = error;
  });
  worker.on("exit", () => {
    threads.delete(thread);
    for (const { fail, owner } of thread.given.splice(0)) {
      papers.done(owner);
      fail(ended.by);
    }
    give();
  });
  threads.add(thread);
  return thread;
};

const end = (): void => {
  const ending = [...threads];
  threads.clear();
  for (const { worker } of ending) void worker.terminate();
};

/** Letters before papers of pages, which have every second turn while there are both: neither waits for all of the other. */
const next = (): Task | undefined => {
  const isLetters = letters.length > 0 && !(order.letter && papers.isReady());
  order.letter = isLetters;
  return isLetters ? letters.shift() : papers.take();
};

/** The thread with the least to do; another one where all have something to do. */
const free = (): Thread | null => {
  const [least] = [...threads].toSorted((one, other) => one.given.length - other.given.length);
  if (least === undefined || (least.given.length > 0 && threads.size < mostThreads)) return start();
  return least.given.length < mostGiven ? least : null;
};

const give = (): void => {
  if (idle.timer !== null) clearTimeout(idle.timer);
  while (letters.length > 0 || papers.isReady()) {
    const thread = free();
    const task = thread === null ? undefined : next();
    if (thread === null || task === undefined) break;
    try {
      thread.worker.postMessage(task.document());
      thread.given.push(task);
    } catch (error) {
      papers.done(task.owner);
      task.fail(error as Error);
    }
  }
  // A process may end while its threads have nothing to do, and not before.
  for (const { worker, given } of threads) worker[given.length > 0 ? "ref" : "unref"]();
  idle.timer = [...threads].every(({ given }) => given.length === 0) ? setTimeout(end, idleMs).unref() : null;
};

/** Letters have no owner among those who wait. */
const noOwner = "";

/**
 * Resolves to the whole file; rejects where it cannot be drawn, or who waited for it has left. A document is made when its turn comes, so
 * that what waits takes no memory; each owner has one drawn at a time, and without a name is one of its own.
 */
export const drawnPdf = (document: PdfDocument | (() => PdfDocument), turn: Turn = "letter"): Promise<Buffer> =>
  new Promise((done, fail) => {
    const made = typeof document === "function" ? document : () => document;
    if (turn === "letter") {
      letters.push({ document: made, done, fail, owner: noOwner });
      return give();
    }
    const { owner = `own-${(count.unnamed += 1)}`, signal } = turn;
    if (signal?.aborted === true) return fail(signal.reason as Error);
    const left = (): void => {
      if (papers.drop(task)) fail(signal?.reason as Error);
    };
    const ends =
      <A>(end: (with_: A) => void) =>
      (with_: A): void => {
        signal?.removeEventListener("abort", left);
        end(with_);
      };
    const task: Task = { document: made, done: ends(done), fail: ends(fail), owner };
    signal?.addEventListener("abort", left, { once: true });
    papers.add(task);
    give();
  });

const count = { unnamed: 0 };
