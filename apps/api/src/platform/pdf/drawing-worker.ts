// A thread that draws documents one after the other. [SPD-01]
import { constants, getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { PdfDocument } from "./blocks.ts";
import type { Drawn } from "./drawing.ts";
import { pdfOf } from "./pdf.ts";

/** Linux has a priority for each thread; elsewhere this would be that of the whole process. */
const letOthersFirst = (): void => {
  try {
    const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
    if (process.platform === "linux") setPriority(Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL));
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
