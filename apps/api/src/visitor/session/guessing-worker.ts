// A thread that estimates passwords one after the other: one takes up to a tenth of a second. [SES-02] [OPS-09]
import { parentPort } from "node:worker_threads";
import type { Estimate, Question } from "./guessing.ts";
import { estimatedGuesses } from "./password-estimate.ts";

const estimate = ({ password, known }: Question): Estimate => {
  try {
    return { guesses: estimatedGuesses(password, known) };
  } catch (error) {
    return { failure: error instanceof Error ? error.name : "unknown" };
  }
};

parentPort?.on("message", (question: Question) => parentPort?.postMessage(estimate(question)));
