// A thread that draws documents one after the other. [SPD-01]
import { constants, getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { PdfDocument } from "./blocks.ts";
import type { Drawn } from "./drawing.ts";
import { pdfOf } from "./pdf.ts";

/** A third of the share of the loop: with less, who waits at a screen would wait too long on a machine that has other work. */
const steps = 5;

/** Linux has a priority for each thread; elsewhere this would be that of the whole process. */
const letOthersFirst = (): void => {
  try {
    if (process.platform === "linux") setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + steps));
  } catch {
    // Where it is not allowed, threads are as important as the loop.
  }
};

const drawn = async (document: PdfDocument): Promise<Drawn> => {
  try {
    // Bytes of its own, which can be handed over.
    return { pdf: new Uint8Array(await pdfOf(document)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

letOthersFirst();
const queue: { last: Promise<unknown> } = { last: Promise.resolve() };
parentPort?.on("message", (document: PdfDocument) => {
  queue.last = queue.last.then(async () => {
    const answer = await drawn(document);
    parentPort?.postMessage(answer, "pdf" in answer ? [answer.pdf.buffer] : []);
  });
});
