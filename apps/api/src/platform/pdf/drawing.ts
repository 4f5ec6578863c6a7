// Documents are drawn beside the loop that answers visitors: by few threads of lower priority, started with the first document and ended when none came for a while (decision 127). [SPD-01]
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { PdfDocument } from "./blocks.ts";

/** Who waits at a screen comes before letters, which are drawn in their order. */
export type Turn = "first" | "in-order";

/** What a thread answers, in the order in which it was given documents. */
export type Drawn = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly failure: string };

interface Task {
  readonly document: PdfDocument;
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
const waiting: Readonly<Record<Turn, Task[]>> = { first: [], "in-order": [] };
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
    give();
    if ("pdf" in drawn) task?.done(Buffer.from(drawn.pdf.buffer));
    else task?.fail(new Error(drawn.failure));
  });
  worker.on("error", (error) => {
    if (error instanceof Error) ended.by = error;
  });
  worker.on("exit", () => {
    threads.delete(thread);
    for (const { fail } of thread.given.splice(0)) fail(ended.by);
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

/** The thread with the least to do; another one where all have something to do. */
const free = (): Thread | null => {
  const [least] = [...threads].toSorted((one, other) => one.given.length - other.given.length);
  if (least === undefined || (least.given.length > 0 && threads.size < mostThreads)) return start();
  return least.given.length < mostGiven ? least : null;
};

const give = (): void => {
  if (idle.timer !== null) clearTimeout(idle.timer);
  while (waiting.first.length + waiting["in-order"].length > 0) {
    const thread = free();
    if (thread === null) break;
    const task = waiting.first.shift() ?? waiting["in-order"].shift();
    if (task === undefined) break;
    thread.given.push(task);
    thread.worker.postMessage(task.document);
  }
  // A process may end while its threads have nothing to do, and not before.
  for (const { worker, given } of threads) worker[given.length > 0 ? "ref" : "unref"]();
  idle.timer = [...threads].every(({ given }) => given.length === 0) ? setTimeout(end, idleMs).unref() : null;
};

/** Resolves to the whole file; rejects where it cannot be drawn. */
export const drawnPdf = (document: PdfDocument, turn: Turn = "in-order"): Promise<Buffer> =>
  new Promise((done, fail) => {
    waiting[turn].push({ document, done, fail });
    give();
  });
