// How one tells that there is no cart.
import type { Answer } from "@kontor/adapters/client";

/** Nothing opens under this id; one that is malformed is none either. */
export const isNoCart = (answer: Answer<unknown>): boolean =>
  !answer.ok && (answer.problem.refusal === "CartNotFound" || answer.problem.status === 400);
