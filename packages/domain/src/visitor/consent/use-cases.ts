// A decision is recorded as proof: what was accepted, what was rejected, when, on which revision, in which language, and nothing about who decided. [VIS-02]
import * as Effect from "effect/Effect";
import type { Category, DecisionFacts } from "./model.ts";
import { ConsentProofs } from "./ports.ts";
import { decided } from "./rules.ts";

/** The same decision twice is one proof. [VIS-02] */
export const recordConsent = Effect.fn("recordConsent")(function* (
  accepted: readonly Category[],
  facts: DecisionFacts,
) {
  const proofs = yield* ConsentProofs;
  yield* proofs.record(decided(accepted, facts));
});
